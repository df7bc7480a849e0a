"""The line protocol: every command, every refusal, and input that is no request at all."""

import json
import random
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import PATIENCE_S
from vivaroi_gui import __version__
from vivaroi_gui.ai.bot import ShouldStop
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.engine import MOST_CHARACTERS, answer, commands, main
from vivaroi_gui.engine.commands import Conversation
from vivaroi_gui.rules.catalog import editions
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.rules.vivaroi.options import STYLES

Json = dict[str, Any]
DOCS = Path(__file__).parent.parent / "docs"
CONFIG: Json = {"edition": "2003", "players": 3, "rounds": 1, "placement": "random"}
GOALS = [
    ["beatrice", "dario", "ernesto", "merlino", "natale", "piero"],
    ["alighiero", "clemente", "ernesto", "fiorello", "natale", "odessa"],
    ["beatrice", "dario", "fiorello", "gavino", "odessa", "piero"],
]
PLACEMENT = {
    "alighiero": 0,
    "beatrice": 0,
    "clemente": 0,
    "dario": 1,
    "ernesto": 1,
    "fiorello": 1,
    "gavino": 2,
    "irina": 2,
    "leonardo": 2,
    "merlino": 2,
    "natale": 3,
    "odessa": 3,
    "piero": 3,
}
DEAL: Json = {"first_player": 1, "rounds": [{"goals": GOALS, "placement": PLACEMENT}]}
CLIMB = [{"type": "move", "character": "piero", "to": to} for to in (4, 5, 6)]
YES, NO = (
    [{"type": "vote", "player": player, "card": card} for player in (2, 0, 1)]
    for card in ("yes", "no")
)


class Client:
    """Asks one session."""

    def __init__(self) -> None:
        self.session = Conversation()

    def ask(self, cmd: str, **fields: object) -> Json:
        return self.say(json.dumps({"cmd": cmd, **fields}))

    def say(self, line: str) -> Json:
        return json.loads(json.dumps(answer(self.session, line)))  # type: ignore[no-any-return]

    def play(self, *actions: Json) -> None:
        for action in actions:
            assert self.ask("apply", action=action)["ok"]


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def game(client: Client) -> Client:
    assert client.ask("new", config=CONFIG, deal=DEAL)["ok"]
    return client


def error_of(reply: Json) -> str:
    assert reply["ok"] is False
    assert isinstance(reply["message"], str)
    assert "\n" not in reply["message"]
    assert 0 < len(reply["message"]) <= 200
    assert reply["error"] != "fault", reply["message"]
    return str(reply["error"])


# --- commands ---------------------------------------------------------------------------------


def test_hello_tells_what_the_engine_can_do(client: Client) -> None:
    assert client.ask("hello") == {
        "ok": True,
        "protocol": 1,
        "name": "vivaroi",
        "version": __version__,
        "editions": list(editions()),
        "levels": ["novice", "courtier", "counsellor", "eminence"],
    }


def test_new_with_a_deal_shows_the_public_position(client: Client) -> None:
    assert client.ask("new", config=CONFIG, deal=DEAL)["public"] == {
        "edition": "2003",
        "players": 3,
        "rounds": 1,
        "round": 1,
        "phase": "ascent",
        "first_player": 1,
        "turn": 1,
        "actors": [1],
        "crown_holder": None,
        "king": None,
        "nominee": None,
        "voted": [],
        "board": PLACEMENT,
        "totals": [0, 0, 0],
        "elections": [],
        "winners": None,
    }


def test_new_with_a_seed_deals_the_same_again(client: Client) -> None:
    config = {"edition": "2003"}
    revealed = []
    for seed in (5, 5, 6):
        assert client.ask("new", config=config, seed=seed)["ok"]
        revealed.append(client.ask("reveal"))
    assert revealed[0] == revealed[1] != revealed[2]
    assert revealed[0]["config"] == {
        "edition": "2003",
        "players": 4,
        "rounds": 3,
        "placement": "players",
    }
    assert len(revealed[0]["deal"]["rounds"]) == 3


def test_legal_lists_the_actions_of_the_player_on_turn_and_none_of_others(game: Client) -> None:
    actions = game.ask("legal", player=1)["legal"]
    assert {"type": "move", "character": "piero", "to": 4} in actions
    assert len(actions) == 10
    assert game.ask("legal", player=0) == {"ok": True, "legal": []}


def test_apply_answers_who_is_next(game: Client) -> None:
    assert game.ask("apply", action=CLIMB[0]) == {"ok": True, "actors": [2], "phase": "ascent"}
    game.play(CLIMB[1])
    reply = game.ask("apply", action=CLIMB[2])
    assert reply == {"ok": True, "actors": [0, 1, 2], "phase": "election"}


def test_votes_come_in_any_order_and_stay_hidden_until_the_last(game: Client) -> None:
    game.play(*CLIMB, NO[0])
    public = game.ask("public")["public"]
    assert (public["voted"], public["actors"], public["elections"]) == ([2], [0, 1], [])
    for onlooker in (0, 1):
        secret = game.ask("view", player=onlooker)["secret"][str(onlooker)]
        assert secret == {"goal": GOALS[onlooker], "no_cards": 4, "vote": None}
    game.play(*NO[1:])
    public = game.ask("public")["public"]
    assert public["elections"] == [
        {"character": "piero", "by": 0, "votes": ["no", "no", "no"], "result": "rejected"}
    ]
    assert public["board"]["piero"] == "out"


def test_a_view_has_the_secret_of_its_player_only(game: Client) -> None:
    game.play(*CLIMB, NO[0])
    reply = game.ask("view", player=2)
    assert reply["secret"] == {"2": {"goal": GOALS[2], "no_cards": 4, "vote": "no"}}
    assert reply["public"] == game.ask("public")["public"]


def test_reveal_tells_everything(game: Client) -> None:
    reply = game.ask("reveal")
    assert (reply["config"], reply["deal"]) == (CONFIG, DEAL)
    assert reply["secret"]["0"] == {"goal": GOALS[0], "no_cards": 4, "vote": None}
    assert list(reply["secret"]) == ["0", "1", "2"]


def test_a_revealed_game_can_be_run(client: Client) -> None:
    client.ask("new", config={"edition": "2003", "players": 5}, seed=3)
    told = client.ask("reveal")
    run = client.ask("run", config=told["config"], deal=told["deal"], actions=[])
    assert run["final"]["secret"] == told["secret"]


def test_the_next_round_is_dealt_at_once(client: Client) -> None:
    client.ask("new", config={**CONFIG, "rounds": 3}, seed=1)
    deal = client.ask("reveal")["deal"]
    while client.ask("public")["public"]["round"] == 1:
        play_any(client)
    assert client.ask("view", player=0)["secret"]["0"]["goal"] == deal["rounds"][1]["goals"][0]
    assert client.ask("public")["public"]["board"] == deal["rounds"][1]["placement"]


def play_any(client: Client) -> None:
    player = client.ask("public")["public"]["actors"][0]
    client.play(client.ask("legal", player=player)["legal"][0])


def test_a_game_ends_with_winners_and_no_actors(game: Client) -> None:
    game.play(*CLIMB, *YES)
    public = game.ask("public")["public"]
    assert (public["phase"], public["king"], public["actors"]) == ("game_over", "piero", [])
    # Piero is king; Natale 3, Odessa 3; Dario, Ernesto and Fiorello 1; Gavino and Merlino 2
    assert public["totals"] == [10 + 3 + 2 + 1 + 1, 3 + 3 + 1 + 1, 10 + 3 + 2 + 1 + 1]
    assert public["winners"] == [0, 2]
    assert error_of(game.ask("apply", action=CLIMB[0])) == "illegal-action"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_action(game: Client, level: str) -> None:
    action = game.ask("choose", player=1, level=level, seed=7, ms=100)["action"]
    assert action in game.ask("legal", player=1)["legal"]
    game.play(action, *(CLIMB if action["character"] != "piero" else []))


Search = tuple[str, str, int]


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """Has players search until they are stopped, or for a second: level, style, and ms."""
    done: list[Search] = []
    now_ms = 0

    def search(seen: View, level: str, seed: int, style: str, should_stop: ShouldStop) -> Move:
        nonlocal now_ms
        begun = now_ms
        while not should_stop() and now_ms - begun < 1000:
            now_ms += 1
        done.append((level, style, now_ms - begun))
        return seen.legal[0]

    monkeypatch.setattr(commands, "monotonic_ns", lambda: now_ms * 1_000_000)
    monkeypatch.setattr(bot, "choose", search)
    return done


def test_a_player_stops_when_its_time_is_over(game: Client, searches: list[Search]) -> None:
    assert game.ask("choose", player=1, level="eminence", seed=7, ms=30)["ok"]
    assert game.ask("choose", player=1, level="eminence", seed=7)["ok"]
    assert game.ask("choose", player=1, level="eminence", seed=7, ms=10**30)["ok"]
    assert [ms for _, _, ms in searches] == [30, 1000, 1000]


def test_a_player_has_a_style_if_one_is_asked_for(game: Client, searches: list[Search]) -> None:
    for style in STYLES:
        fields = {"player": 1, "level": "counsellor", "seed": 7, "style": style, "ms": 1}
        assert game.ask("choose", **fields)["ok"]
    assert game.ask("choose", player=1, level="novice", seed=7, ms=1)["ok"]
    told = [(level, style) for level, style, _ in searches]
    assert told == [*[("counsellor", style) for style in STYLES], ("novice", "even")]


def test_the_same_seed_chooses_the_same_action(game: Client) -> None:
    chosen = [game.ask("choose", player=1, level=LEVELS[0], seed=7) for _ in range(3)]
    assert chosen[0] == chosen[1] == chosen[2]


def test_run_tells_each_step_and_the_end(client: Client) -> None:
    reply = client.ask("run", config=CONFIG, deal=DEAL, actions=[*CLIMB, *YES])
    assert [step["actors"] for step in reply["steps"]] == [[1], [2], [0], [0, 1, 2], [0, 1], [1]]
    assert sorted(reply["steps"][3]["legal"]) == ["0", "1", "2"]
    assert reply["steps"][4]["legal"]["0"] == [YES[1], NO[1]]
    assert reply["steps"][2]["public"]["phase"] == "election"
    (record,) = reply["final"]["public"]["history"]
    assert (record["round"], record["king"], record["crowned_by"]) == (1, "piero", 0)
    assert (record["points"], record["zero_bonus"]) == ([17, 8, 17], [])
    assert record["goals"] == GOALS


def test_run_leaves_the_current_game_as_it_was(game: Client) -> None:
    game.play(CLIMB[0])
    before = game.ask("reveal")
    assert game.ask("run", config=CONFIG, deal=DEAL, actions=[*CLIMB, *YES])["ok"]
    assert game.ask("reveal") == before


def test_history_is_in_the_final_position_only(client: Client) -> None:
    reply = client.ask("run", config=CONFIG, deal=DEAL, actions=[*CLIMB, *YES])
    assert all("history" not in step["public"] for step in reply["steps"])


# --- the session of docs/protocol.md ----------------------------------------------------------


def shown(expected: object, got: object) -> object:
    """As much of ``got`` as ``expected`` shows."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return {key: shown(expected[key], got.get(key)) for key in expected}
    return got


def test_the_session_in_the_documentation_is_what_happens(client: Client) -> None:
    lines = (DOCS / "protocol.md").read_text(encoding="utf-8").splitlines()
    session = [line for line in lines if line.startswith(("→ ", "← "))]
    assert len(session) > 30
    for request, reply in zip(session[::2], session[1::2], strict=True):
        expected = json.loads(reply[2:])
        assert shown(expected, client.say(request[2:])) == expected
    assert client.session.has_quit


# --- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cmd", "fields"),
    [
        ("legal", {"player": 0}),
        ("apply", {"action": CLIMB[0]}),
        ("public", {}),
        ("view", {"player": 0}),
        ("reveal", {}),
        ("choose", {"player": 0, "level": LEVELS[0], "seed": 1}),
    ],
)
def test_without_a_game_there_is_nothing_to_ask(client: Client, cmd: str, fields: Json) -> None:
    assert error_of(client.ask(cmd, **fields)) == "no-game"


@pytest.mark.parametrize(
    ("cmd", "fields"),
    [
        ("castle", {}),
        ("Hello", {}),
        ("hello", {"please": True}),
        ("new", {"seed": 1}),
        ("new", {"config": CONFIG}),
        ("new", {"config": CONFIG, "seed": 1, "deal": DEAL}),
        ("new", {"config": CONFIG, "seed": "1"}),
        ("new", {"config": CONFIG, "seed": True}),
        ("new", {"config": CONFIG, "seed": None}),
        ("new", {"config": [], "seed": 1}),
        ("new", {"config": CONFIG, "deal": []}),
        ("new", {"config": CONFIG, "deal": DEAL, "edition": "2003"}),
        ("legal", {}),
        ("legal", {"player": "1"}),
        ("legal", {"player": 1.0}),
        ("legal", {"player": 3}),
        ("legal", {"player": -1}),
        ("view", {"player": None}),
        ("view", {"player": -1}),
        ("apply", {}),
        ("apply", {"action": None}),
        ("apply", {"action": "move"}),
        ("apply", {"action": CLIMB[0], "player": 1}),
        ("public", {"player": 1}),
        ("choose", {"player": 1, "level": "grandmaster", "seed": 1}),
        ("choose", {"player": 1, "level": None, "seed": 1}),
        ("choose", {"player": 1, "level": LEVELS[0], "seed": 1, "style": "rash"}),
        ("choose", {"player": 1, "level": LEVELS[0], "seed": 1, "style": None}),
        ("choose", {"player": 1, "level": LEVELS[0]}),
        ("choose", {"player": 3, "level": LEVELS[0], "seed": 1}),
        ("choose", {"player": 1, "level": LEVELS[0], "seed": 1, "ms": 0}),
        ("choose", {"player": 1, "level": LEVELS[0], "seed": 1, "ms": "9"}),
        ("run", {"config": CONFIG, "deal": DEAL}),
        ("run", {"config": CONFIG, "deal": DEAL, "actions": {}}),
        ("run", {"config": CONFIG, "deal": DEAL, "actions": [CLIMB[0], "move"]}),
        ("quit", {"now": True}),
    ],
)
def test_a_malformed_request_is_refused_and_changes_nothing(
    game: Client, cmd: str, fields: Json
) -> None:
    before = game.ask("reveal")
    assert error_of(game.ask(cmd, **fields)) == "bad-request"
    assert game.ask("reveal") == before
    assert not game.session.has_quit


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"edition": "1066"},
        {"edition": 2003},
        {**CONFIG, "players": 7},
        {**CONFIG, "players": True},
        {**CONFIG, "rounds": 2},
        {**CONFIG, "placement": "quick"},
        {**CONFIG, "emissary": False},
    ],
    ids=str,
)
def test_a_config_that_the_rules_forbid_is_refused(game: Client, config: Json) -> None:
    before = game.ask("reveal")
    assert error_of(game.ask("new", config=config, seed=1)) == "bad-config"
    assert error_of(game.ask("run", config=config, deal=DEAL, actions=[])) == "bad-config"
    assert game.ask("reveal") == before


def changed_round(**fields: object) -> Json:
    return {"first_player": 1, "rounds": [{**DEAL["rounds"][0], **fields}]}


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {"rounds": DEAL["rounds"]},
        {**DEAL, "seed": 1},
        {**DEAL, "first_player": 3},
        {**DEAL, "first_player": None},
        {**DEAL, "first_player": "1"},
        {**DEAL, "rounds": None},
        {**DEAL, "rounds": []},
        {**DEAL, "rounds": DEAL["rounds"] * 2},
        {**DEAL, "rounds": [None]},
        {**DEAL, "rounds": [{"goals": GOALS}]},
        changed_round(first_player=1),
        changed_round(goals=GOALS[:2]),
        changed_round(goals=[GOALS[0]] * 3),
        changed_round(placement=None),
        changed_round(placement={**PLACEMENT, "piero": 0, "natale": 0}),
        changed_round(placement={**PLACEMENT, "piero": 4}),
        changed_round(placement={**PLACEMENT, "vladimiro": 1}),
    ],
    ids=str,
)
def test_a_deal_that_the_rules_forbid_is_refused(game: Client, deal: Json) -> None:
    before = game.ask("reveal")
    assert error_of(game.ask("new", config=CONFIG, deal=deal)) == "bad-config"
    assert error_of(game.ask("run", config=CONFIG, deal=deal, actions=[])) == "bad-config"
    assert game.ask("reveal") == before


def test_a_deal_that_repeats_a_goal_in_a_later_round_is_refused_at_once(client: Client) -> None:
    deal = {"first_player": 1, "rounds": DEAL["rounds"] * 3}
    assert error_of(client.ask("new", config={**CONFIG, "rounds": 3}, deal=deal)) == "bad-config"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "pass"},
        {"type": "move", "character": "piero", "to": 5},
        {"type": "move", "character": "piero", "to": "4"},
        {"type": "move", "character": "vladimiro", "to": 4},
        {"type": "move", "character": "piero", "to": 4, "player": 1},
        {"type": "place", "character": "piero", "floor": 1},
        {"type": "vote", "player": 1, "card": "no"},
        {"type": "deal"},
        {"type": "deal", **DEAL["rounds"][0], "first_player": 1},
    ],
    ids=str,
)
def test_an_action_that_the_rules_forbid_is_refused(game: Client, action: Json) -> None:
    before = game.ask("reveal")
    assert error_of(game.ask("apply", action=action)) == "illegal-action"
    reply = game.ask("run", config=CONFIG, deal=DEAL, actions=[action])
    assert (error_of(reply), reply["step"]) == ("illegal-action", 0)
    assert game.ask("reveal") == before


def test_a_refused_action_says_why(game: Client) -> None:
    full = {"type": "move", "character": "dario", "to": 2}
    assert game.ask("apply", action=full)["message"] == "floor full"


def test_run_tells_at_which_step_an_action_is_illegal(game: Client) -> None:
    before = game.ask("reveal")
    reply = game.ask("run", config=CONFIG, deal=DEAL, actions=[*CLIMB, YES[0], YES[0]])
    assert (error_of(reply), reply["step"]) == ("illegal-action", 4)
    assert game.ask("reveal") == before


def test_a_player_who_is_not_on_turn_chooses_nothing(game: Client) -> None:
    reply = game.ask("choose", player=0, level=LEVELS[0], seed=1)
    assert error_of(reply) == "illegal-action"


# --- lines ------------------------------------------------------------------------------------

HOSTILE = [
    "",
    "\n",
    "hello",
    "{",
    "null",
    "[]",
    "17",
    '"hello"',
    '{"cmd":"hello"} {"cmd":"hello"}',
    '{"cmd":"hel\x00lo"}',
    '{"cmd":"hello\\u0000"}',
    '{"cmd":"\ud800"}',
    '{"cmd":"\\ud800"}',
    '{"cmd":["hello"]}',
    '{"cmd":{"hello":1}}',
    '{"cmd":null}',
    '{"CMD":"hello"}',
    '{"cmd":"new","config":{"edition":"2003"},"seed":NaN}',
    '{"cmd":"new","config":{"edition":"2003"},"seed":1e999}',
    '{"cmd":"new","config":{"edition":"2003"},"seed":' + "9" * 5000 + "}",
    '{"cmd":"new","config":{"edition":"2003","players":' + "9" * 4000 + '},"seed":1}',
    '{"cmd":"new","config":{"edition":"2003","players":Infinity},"seed":1}',
    '{"cmd":"new","config":{"edition":"2003","players":"\\n\\n\\ud800"},"seed":1}',
    '{"cmd":"new","config":{"edition":"2003","players":' + "[" * 900 + "]" * 900 + '},"seed":1}',
    "[" * 100_000,
    '{"a":' * 100_000,
    '{"cmd":"apply","action":' + '{"type":' * 20_000 + "1" + "}" * 20_001,
    '{"cmd":"' + "x" * 1_000_000 + '"}',
    '{"' + "x" * 1_000_000 + '":"hello"}',
]


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_line_is_refused_in_one_line_and_the_next_is_answered(
    game: Client, line: str
) -> None:
    before = game.ask("reveal")
    assert error_of(game.say(line)) in ("bad-request", "bad-config")
    assert game.ask("reveal") == before


def test_a_message_holds_no_line_break_whatever_it_quotes(client: Client) -> None:
    config = {"edition": "2003", "players": "a\nb\u2028c\r"}
    assert error_of(client.ask("new", config=config, seed=1)) == "bad-config"


def test_random_requests_are_all_answered(game: Client) -> None:
    rng = random.Random(1)
    values = [None, True, -1, 0, 1, 2.5, 10**40, "", "piero", [], {}, CONFIG, DEAL, CLIMB[0], GOALS]
    names = ["config", "deal", "seed", "player", "action", "actions", "level", "ms"]
    commands = ["hello", "new", "legal", "apply", "public", "view", "reveal", "choose", "run"]
    for _ in range(3000):
        fields = {name: rng.choice(values) for name in rng.sample(names, rng.randrange(5))}
        reply = game.ask(rng.choice(commands), **fields)
        assert reply["ok"] or error_of(reply)


def test_a_fault_of_the_engine_is_answered_without_what_it_says_and_the_next_is_answered(
    game: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("clemente is a favourite")

    with monkeypatch.context() as patch:
        patch.setattr(bot, "choose", fail)
        reply = game.ask("choose", player=1, level=LEVELS[0], seed=1)
    assert (reply["ok"], reply["error"]) == (False, "fault")
    assert reply["message"].startswith("KeyError in test_engine.py:")
    assert "clemente" not in reply["message"]
    assert error_of(game.ask("public")) == "no-game"
    assert game.ask("new", config=CONFIG, deal=DEAL)["ok"]


def speak(data: bytes) -> tuple[int, list[Json]]:
    """What the engine says to some bytes, and its exit status."""
    out = BytesIO()
    stdout = TextIOWrapper(out, encoding="ascii")
    status = main(TextIOWrapper(BytesIO(data), encoding="ascii"), stdout)
    stdout.flush()
    return status, [json.loads(line) for line in out.getvalue().split(b"\n")[:-1]]


def test_one_answer_a_line_in_order_until_the_end_of_the_input() -> None:
    status, replies = speak(b'{"cmd":"hello"}\nnonsense\r\n\n{"cmd":"public"}\n{"cmd":"hello"}')
    assert status == 0
    errors = [reply.get("error") for reply in replies]
    assert errors == [None, "bad-request", "bad-request", "no-game", None]


def test_quit_is_answered_and_ends_the_engine() -> None:
    status, replies = speak(b'{"cmd":"quit"}\n{"cmd":"hello"}\n')
    assert (status, replies) == (0, [{"ok": True}])


def test_bytes_that_are_no_text_are_refused() -> None:
    _, replies = speak(b'\xff\xfe\x00\n{"cmd":"\xff"}\n{"cmd":"hello"}\n')
    assert [reply["ok"] for reply in replies] == [False, False, True]


def test_a_line_of_fifty_megabytes_is_refused_and_the_next_is_answered() -> None:
    _, replies = speak(b'{"cmd":"' + b"x" * 50_000_000 + b'"}\n{"cmd":"hello"}\n')
    assert [reply["ok"] for reply in replies] == [False, True]
    assert replies[0]["message"] == "the line is too long"


@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_around_the_longest_line_every_line_gets_one_answer(beyond: int) -> None:
    line = b'{"cmd":"hello"}'.ljust(MOST_CHARACTERS - 1 + beyond) + b"\n"
    _, replies = speak(line + b'{"cmd":"hello"}\n')
    assert [reply["ok"] for reply in replies] == [beyond < 0, True]


def test_streams_of_plain_text_will_do() -> None:
    out = StringIO()
    assert main(StringIO('{"cmd":"quit"}\n'), out) == 0
    assert out.getvalue() == '{"ok": true}\n'


def test_ctrl_c_ends_the_engine_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(size: int) -> str:
        raise KeyboardInterrupt

    stdin, out = StringIO(), StringIO()
    monkeypatch.setattr(stdin, "readline", interrupt)
    assert main(stdin, out) == 130
    assert out.getvalue() == ""


RUN = "import sys; from vivaroi_gui.engine import main; sys.exit(main(sys.stdin, sys.stdout))"


def test_a_listener_that_goes_away_ends_the_engine_quietly() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", RUN],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write(b'{"cmd":"hello"}\n')
    process.stdin.flush()
    complaint = process.stderr.read()
    status = process.wait(PATIENCE_S)
    process.stdin.close()
    process.stderr.close()
    assert (status, complaint) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_ends_the_engine_with_one_line_and_status_1() -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-c", RUN],
            input=b'{"cmd":"hello"}\n' * 2,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE_S,
            check=False,
        )
    assert ended.returncode == 1
    assert ended.stderr.decode().splitlines() == [
        "vivaroi: the engine cannot answer: No space left on device"
    ]


def test_an_input_that_fails_ends_the_engine_with_status_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> str:
        raise OSError(5, "Input/output error")

    stdin = StringIO()
    monkeypatch.setattr(stdin, "readline", fail)
    assert main(stdin, StringIO()) == 1
    assert capsys.readouterr().err.endswith(": Input/output error\n")


def test_without_an_input_there_is_nothing_to_answer() -> None:
    assert main(None, StringIO()) == 0


def test_without_an_output_the_engine_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(StringIO('{"cmd":"hello"}\n'), None) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_engine_loads_no_qt() -> None:
    code = (
        "import sys, vivaroi_gui.engine;"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- 2024 -------------------------------------------------------------------------------------


FULL_2024 = {"edition": "2024", "players": 4, "teams": [[0, 1], [2], [3]], "ambition": True}


def test_a_game_of_2024_is_dealt_and_each_person_chooses_an_ambition(client: Client) -> None:
    public = client.ask("new", config=FULL_2024, seed=3)["public"]
    assert (public["phase"], public["sides"]) == ("ambition", [[0, 1], [2], [3]])
    assert public["actors"] == [0, 1, 2, 3]
    for person in (3, 1, 0):
        (card, _) = client.ask("legal", player=person)["legal"]
        assert card["player"] == person
        client.ask("apply", action=card)
    assert client.ask("public")["public"]["actors"] == [2]
    (card, _) = client.ask("legal", player=2)["legal"]
    assert client.ask("apply", action=card)["phase"] == "placing"


def test_in_2024_a_player_is_a_side_but_for_ambitions(client: Client) -> None:
    client.ask("new", config=FULL_2024, seed=3)
    secret = client.ask("view", player=3)["secret"]
    assert list(secret["3"]["persons"]) == ["3"]
    assert set(client.ask("view", player=1)["secret"]["1"]["persons"]) == {"0", "1"}
    for person in range(4):
        client.ask("apply", action=client.ask("legal", player=person)["legal"][0])
    assert client.ask("view", player=3)["error"] == "bad-request"
    assert set(client.ask("view", player=0)["secret"]["0"]["persons"]) == {"0", "1"}


@pytest.mark.parametrize("level", ["novice", "courtier", "counsellor"])
def test_the_computers_play_2024_each_person_its_own_ambition(client: Client, level: str) -> None:
    client.ask("new", config=FULL_2024, seed=3)
    for _ in range(30):
        player = client.ask("public")["public"]["actors"][-1]
        action = client.ask("choose", player=player, level=level, seed=1, ms=20)["action"]
        assert action in client.ask("legal", player=player)["legal"]
        assert action.get("player", player) == player
        phase = client.ask("apply", action=action)["phase"]
    assert phase in ("ascent", "election")
