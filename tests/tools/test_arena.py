"""The arena: fair, repeatable, and nothing of it lost when it is cut off."""

import json
import math
import os
import signal
import subprocess
import sys
import time
from itertools import product
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from tests.ai.vivaroi.rounds import views
from tests.conftest import PATIENCE_S
from tools.arena import hints, replay
from tools.arena.__main__ import main
from tools.arena.ceiling import OpenCards
from tools.arena.crew import WorkerLost, work
from tools.arena.games import FORMS
from tools.arena.match import Game, Match, Times, class_end, class_of, play
from tools.arena.match import read as read_game
from tools.arena.match import write as write_game
from tools.arena.players import REFERENCES, UnknownPlayer, player
from tools.arena.results import OtherMatch, Results, load
from tools.arena.summary import interval, summary, table
from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.rules.core import CHANCE, LEVELS
from vivaroi_gui.rules.vivaroi import Options, apply, draw, new, to_act, view
from vivaroi_gui.rules.vivaroi.data import DECK
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import Deal
from vivaroi_gui.rules.vivaroi.options import STYLES

ROOT = Path(__file__).parents[2]
FIRST = "tests.tools.lineup:first"
QUICK = Match("random", FIRST, form="quick")


TABLES = [("2024-emissary", 2), *((form, 4) for form in FORMS if form.startswith("2024"))]


def without_times(game: Game) -> Game:
    return game._replace(times=(Times(0, 0, {}), Times(0, 0, {})))


# --- a game -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "players"), [*product(("2003", "quick"), range(3, 7)), *TABLES])
def test_a_game_is_the_same_whenever_it_is_played(form: str, players: int) -> None:
    match = Match("random", "random", players, form)
    games = [play(match, number) for number in (5, 6, 5)]
    assert without_times(games[0]) == without_times(games[2])
    assert without_times(games[0]) != without_times(games[1])
    assert len(games[0].totals) == players
    assert len(games[0].elections) == FORMS[form].get("rounds", 3)


def test_the_tested_one_moves_on_a_seat_every_game() -> None:
    assert [play(QUICK, number).seat for number in range(6)] == [0, 1, 2, 3, 0, 1]


def test_a_turn_of_all_seats_has_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Deal] = []

    def watched(state: object, random: object) -> Deal:
        deal: Deal = draw(state, random)  # type: ignore[arg-type]
        dealt.append(deal)
        return deal

    monkeypatch.setattr("vivaroi_gui.rules.vivaroi.game.draw", watched)
    for number in range(8):
        play(Match("random", "random"), number)
    rounds = [dealt[start : start + 3] for start in range(0, 24, 3)]
    assert rounds[0] == rounds[1] == rounds[2] == rounds[3]
    assert rounds[4] == rounds[5] == rounds[6] == rounds[7] != rounds[0]


def test_another_seed_plays_other_games() -> None:
    games = [play(QUICK._replace(seed=seed), 0) for seed in (1, 2)]
    assert without_times(games[0]) != without_times(games[1])


def test_time_is_counted_for_decisions_with_a_choice_only() -> None:
    tested, others = play(QUICK, 0).times
    assert 0 < tested.decisions < others.decisions
    assert sum(tested.classes.values()) == tested.decisions


@pytest.mark.parametrize("microseconds", [0.2, 1, 3, 50, 12_345, 3e6])
def test_a_class_of_times_ends_at_most_9_percent_above_what_it_holds(microseconds: float) -> None:
    end = class_end(class_of(microseconds)) * 1000
    assert microseconds <= end * 1.000001
    assert end <= max(1, microseconds * 1.0906)


def test_a_game_is_read_as_it_was_written() -> None:
    game = play(QUICK, 3)
    assert read_game(json.loads(json.dumps(write_game(game)))) == game


def test_in_a_form_of_teams_the_players_are_teams_of_two() -> None:
    options = Match("random", "random", 3, "2024-teams").options
    assert options.sides == ((0, 1), (2, 3), (4, 5))
    assert len(play(Match("random", "random", 3, "2024-teams"), 0).totals) == 3


def test_games_that_the_emissary_wins_are_told_and_left_out_of_the_shares() -> None:
    match = Match("random", "random", 2, "2024-emissary")
    games = [play(match, number) for number in range(40)]
    lost = [game for game in games if game.is_emissary]
    assert 0 < len(lost) < 40
    assert all(game.share == 0 for game in lost)
    assert [read_game(json.loads(json.dumps(write_game(game)))) for game in games] == games
    figures = summary(match, games)
    assert figures["emissary"] == len(lost)
    won = sum(game.share for game in games)
    assert figures["share"] == pytest.approx(won / (40 - len(lost)), abs=1e-4)
    assert f"| 40, the Emissary's {len(lost)} |" in table([figures])


# --- players ----------------------------------------------------------------------------------


def test_every_level_style_and_reference_plays() -> None:
    state = new(Options())
    apply(state, CHANCE, Deal(DECK[:4], None, 0))
    seen = view(state, 0)
    references = (name for name in REFERENCES["vivaroi"] if not name.startswith("openspiel"))
    for name in (*LEVELS, *(f"courtier:{style}" for style in STYLES), *references):
        assert player(name, "vivaroi")(seen, 1, Budget(iterations=5)) in seen.legal


@pytest.mark.parametrize(
    "name",
    ["king", "courtier:proud", "courtier@many", "courtier@0", "tools.arena:nobody", "no.module:x"],
)
def test_who_does_not_exist_is_told(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=r"no (player|style|number)"):
        player(name, "vivaroi")


@pytest.mark.parametrize("budget", [Budget(seconds=0.05), Budget(iterations=5), Budget()])
def test_the_budget_is_handed_on_and_an_open_one_is_the_levels_own(
    monkeypatch: pytest.MonkeyPatch, budget: Budget
) -> None:
    asked: list[object] = []

    def choose(*_: object, budget: object) -> None:
        asked.append(budget)

    monkeypatch.setattr(bot, "choose", choose)
    player("eminence", "vivaroi")(view(new(Options())), 1, budget)
    player("eminence@7:burner", "vivaroi")(view(new(Options())), 1, budget)
    assert asked == [budget if budget != Budget() else None, Budget(iterations=7)]


# --- workers ----------------------------------------------------------------------------------


def test_two_workers_answer_every_task_and_are_gone_then() -> None:
    assert sorted(work(math.sqrt, [1, 4, 9, 16, 25], 2)) == [1, 2, 3, 4, 5]
    assert active_children() == []


def test_what_fails_in_a_worker_fails_here_and_leaves_no_process() -> None:
    with pytest.raises(ValueError, match="math domain"):
        list(work(math.sqrt, [-1, 4], 2))
    assert active_children() == []


def test_of_a_worker_that_dies_it_is_told_how() -> None:
    with pytest.raises(WorkerLost, match="ended by itself, with status 1"):
        list(work(os._exit, [1], 1))
    assert active_children() == []


# --- results ----------------------------------------------------------------------------------


def test_results_go_on_where_they_ended(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "results.jsonl"
    games = [play(QUICK, number) for number in range(3)]
    for game in games:
        with Results(file, QUICK) as results:
            results.add(game)
    assert load(file) == (QUICK, games)


def test_a_line_that_was_cut_short_is_dropped_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    games = [play(QUICK, number) for number in range(2)]
    with Results(file, QUICK) as results:
        results.add(games[0])
    whole = file.read_bytes()
    for length in (len(whole) // 2, 40, len(whole) - 1):
        file.write_bytes(whole[:length])
        with Results(file, QUICK) as results:
            found = len(results.games)
            results.add(games[1])
        assert found == 0
        assert load(file) == (QUICK, [games[1]])
    file.write_bytes(whole + whole[-30:-1])
    with Results(file, QUICK) as results:
        results.add(games[1])
    assert load(file) == (QUICK, games)


@pytest.mark.parametrize(
    "other",
    [
        QUICK._replace(tested="novice"),
        QUICK._replace(players=5),
        QUICK._replace(form="2003"),
        QUICK._replace(ms=50),
        QUICK._replace(iterations=50),
        QUICK._replace(seed=2),
    ],
)
def test_games_of_another_match_are_not_mixed_in(tmp_path: Path, other: Match) -> None:
    file = tmp_path / "results.jsonl"
    Results(file, QUICK).__exit__()
    before = file.read_bytes()
    with pytest.raises(OtherMatch, match="another match"):
        Results(file, other)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [b"{}\n", b"[1]\n", b'{"players": 4}\n', b"text\n", b'{"my": "notes"}', b"\xff\xfe\n"],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    with pytest.raises(OtherMatch, match="no results"):
        Results(file, QUICK)
    assert file.read_bytes() == content


def test_a_header_that_was_cut_short_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file, QUICK):
        whole = file.read_bytes()
    file.write_bytes(whole[:20])
    with Results(file, QUICK) as results:
        assert results.games == []
    assert file.read_bytes() == whole


@pytest.mark.skipif(os.name != "posix", reason="locks of POSIX")
def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file, QUICK) as results:
        results.add(play(QUICK, 0))
        before = file.read_bytes()
        with pytest.raises(OtherMatch, match="another arena"):
            Results(file, QUICK)
        assert file.read_bytes() == before


def test_a_game_that_stands_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file, QUICK) as results:
        results.add(play(QUICK, 0))
        results.add(play(QUICK, 0))
    assert [game.number for game in load(file)[1]] == [0]


@pytest.mark.parametrize(
    "edit", [('"seat":0', '"seat":2'), ('"share":', '"share":7'), ('"classes":{', '"classes":[{')]
)
def test_a_game_that_cannot_be_is_no_result(tmp_path: Path, edit: tuple[str, str]) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file, QUICK) as results:
        results.add(play(QUICK, 0))
    file.write_text(file.read_text(encoding="utf-8").replace(*edit), encoding="utf-8")
    with pytest.raises(OtherMatch, match="no results"):
        load(file)


# --- figures ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_that_of_wilson(won: int, games: int, low: float, high: float) -> None:
    """Method 3 in table I of R. G. Newcombe, Statistics in Medicine 17, 1998, 857-872."""
    assert interval(won, games) == pytest.approx((low, high), abs=5e-5)


def test_a_summary_adds_up() -> None:
    times = (Times(2, 3.0, {80: 1, 88: 1}), Times(0, 0.0, {}))
    games = [
        Game(0, 0, 1.0, (30, 10, 20, 0), (3, 4, 5), times),
        Game(1, 1, 0.5, (9, 9, 0, 0), (6, 6, 6), times),
    ]
    figures = summary(Match("novice", "courtier"), games)
    assert figures["games"] == 2
    assert figures["share"] == 0.75
    assert figures["par"] == 0.25
    assert figures["points"] == [19.5, 6.5]
    assert figures["elections"] == 5
    assert figures["decision_ms"] == [{"mean": 1.5, "p99": 2.048}, {"mean": None, "p99": None}]
    line = table([figures]).splitlines()[-1]
    assert line.startswith("| novice | courtier | 4 | 2003 | as it likes | 2 | **75.0** |")
    assert line.count("|") == table([figures]).splitlines()[0].count("|")


def test_a_column_that_says_nothing_of_any_match_is_left_out() -> None:
    times = (Times(0, 0.0, {}), Times(0, 0.0, {}))
    castle = Game(0, 0, 1.0, (30, 10, 20, 0), (3, 4, 5), times)
    town = castle._replace(elections=(), rounds=7, first_share=0.5)
    alone = table([summary(Match("novice", "courtier"), [castle])]).splitlines()[0]
    both = table([summary(Match("novice", "courtier"), [one]) for one in (castle, town)])
    assert "elections a round" in alone
    assert "rounds" not in alone
    assert "| rounds | first player wins, % |" in both
    assert "| 7.0 | 50.0 |" in both.splitlines()[-1]
    assert read_game(json.loads(json.dumps(write_game(town)))) == town


# --- the command line -------------------------------------------------------------------------


def arena(file: Path, *more: str) -> list[str]:
    command = ["random", FIRST, "--form", "quick", "--jobs", "2", "--results", str(file)]
    return [*command, *more]


def test_a_run_prints_figures_and_a_second_one_plays_only_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert main(arena(file, "--games", "6")) == 0
    output = capsys.readouterr()
    assert json.loads(output.out)["games"] == 6
    assert "| random |" in output.err
    assert main(arena(file, "--games", "8")) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 8
    _, games = load(file)
    assert [game.number for game in games] == list(range(8))
    assert list(map(without_times, games)) == [without_times(play(QUICK, n)) for n in range(8)]
    assert main(["report", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("| random |") == 1


def test_games_are_replayed_move_for_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arena(tmp_path / "one.jsonl", "--games", "3", "--jobs", "1")) == 0
    assert main(arena(tmp_path / "timed.jsonl", "--games", "1", "--ms", "5")) == 0
    again = ["replay", str(tmp_path), "--games", "2", "--jobs", "1"]
    capsys.readouterr()
    assert main(again) == 1
    assert "0 of 2 games" in capsys.readouterr().out
    assert main([*again, "--keep"]) == main(again) == 0
    assert "2 of 2 games" in capsys.readouterr().out
    moves = tmp_path / replay.MOVES
    kept = json.loads(moves.read_text(encoding="utf-8"))
    kept["one"]["1"] = kept["one"]["0"]
    moves.write_text(json.dumps(kept), encoding="utf-8")
    assert main(again) == 1
    assert capsys.readouterr().out.splitlines() == [
        "one: game 1 is another one",
        "1 of 2 games move for move as they were",
    ]
    assert main(["report", str(tmp_path)]) == 0


def test_refusals_exit_2_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    assert main(arena(file, "--games", "1")) == 0
    capsys.readouterr()
    assert main(arena(file, "--seed", "2")) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["king", "courtier"]) == 2
    assert capsys.readouterr().err.startswith("no player 'king'")
    assert main(["..x:y", "courtier"]) == 2
    assert main(["report", str(tmp_path / "nothing")]) == 2
    assert main(["random", "random", "--results", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 3


@pytest.mark.parametrize("milliseconds", ["nan", "inf", "0", "-5", "much"])
def test_a_time_that_is_none_is_refused(milliseconds: str) -> None:
    with pytest.raises(SystemExit):
        main(["random", "random", f"--ms={milliseconds}"])


def test_a_players_own_fault_is_not_hidden(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        main(["tests.tools.lineup:faulty", "novice", "--results", str(tmp_path / "a"), "--jobs=1"])
    assert active_children() == []


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_ended_loses_at_most_the_games_in_play(
    tmp_path: Path, end: signal.Signals
) -> None:
    file = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "tools.arena", *arena(file, "--games", "100000")]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as run:
        deadline = time.monotonic() + PATIENCE_S
        while not file.exists() or file.read_bytes().count(b"\n") < 20:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        run.send_signal(end)
        _, told = run.communicate(timeout=PATIENCE_S)
    assert (b"goes on from here" in told) is (end is signal.SIGINT)
    numbers = {game.number for game in load(file)[1]}
    assert len(numbers) > 18
    assert len(set(range(max(numbers))) - numbers) <= 2  # one a worker


# --- what could be won with more knowledge ----------------------------------------------------


def test_the_ceiling_is_told_with_and_without_open_cards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["ceiling", "--games", "2", "--iterations", "10"]) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("| knows of the others | games | wins, %")
    assert [row.split("|")[1].strip() for row in rows] == [
        "that they play at random",
        "their cards too",
    ]


def test_with_open_cards_every_world_is_the_true_one() -> None:
    state = new(Options(4))
    apply(state, CHANCE, draw(state, Random(1)))
    seat = to_act(state)[0]
    belief = OpenCards(state, view(state, seat))
    for seed in range(5):
        world = belief.determinization(Random(seed).random)
        assert world.goals == [(mask_of(goal),) for goal in state.goals]


# --- what is said to those who ask for advice -------------------------------------------------


def test_hints_are_counted_by_reason_and_what_is_not_so_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot, "_WORLDS", 8)
    monkeypatch.setattr(hints, "A_GAME", 3)
    monkeypatch.setattr(hints, "_SHARE", 0.5)
    monkeypatch.setattr(hints, "AGAIN", 8)
    guests = hints.Guests("novice", "quick", 3, Budget(iterations=8), seed=1)
    found = hints.asked(guests, 0)
    assert len(found) == 3
    assert all(hint.is_so for hint in found)
    false = found[0]._replace(is_close=False, is_so=False, is_so_again=True)
    denied = false._replace(is_close=True, is_so=True, is_so_again=False)
    assert "| **all** | 3 | 1 | 2 | 1 |" in hints.told([false, false, denied])


def test_a_claim_that_turns_round_in_other_worlds_is_told() -> None:
    seen = next(one for _, one in views(Options(4), Random(1)) if one.nominee is not None)
    trials = hints.Measured(eminence(seen, Random(1), lambda _: 0.0), 4)
    yes, no = seen.legal
    case = Case(seen, yes, no, trials)
    case.__dict__["lead"] = Figure(-0.2, 0.0, 4)  # as if it had been measured
    for advice, is_so in (
        (Advice(yes, Reason.ALONE), True),
        (Advice(yes, Reason.BEST_TRIED), False),
        (Advice(yes, Reason.ALIKE, {}, is_close=True), False),
        (Advice(yes, Reason.YES_EMPTY), False),
    ):
        assert hints.holds_again(advice, case) is is_so
