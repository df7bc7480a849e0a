"""Plays the track of a lesson: its moves are legal, its tries refused, its facts and sums true."""

from collections.abc import Callable
from typing import Any, Final

from tests.lessons.asking import Engine
from vivaroi_gui.rules.core import Json

_POINTS_2003: Final = {6: 10, 5: 5, 4: 4, 3: 3, 2: 2, 1: 1, 0: 0, "out": 0}
_SILENT: Final = ("kind", "legal_count")


def play(engine: Engine, scenario: Json) -> None:
    """Where a step does not hold, the failure names it."""
    engine.begin(scenario)
    for step in scenario["track"]:
        _PLAYS.get(step["kind"], _say)(engine, scenario, step)
        for said in [step["sum"]] if "sum" in step else step.get("sums", ()):
            check_sum(engine, scenario, said)


def _say(_engine: Engine, _scenario: Json, _step: Json) -> None:
    """Nothing of the game changes."""


def _act(engine: Engine, _scenario: Json, step: Json) -> None:
    legal = engine.legal(step["player"])
    assert step["action"] in legal
    if step["kind"] == "do":
        for wrong in step["wrong"]:
            _check_wrong(engine, step, wrong["when"], legal)
    engine.play(step["action"])


def _go_fast(engine: Engine, _scenario: Json, step: Json) -> None:
    engine.play(*step["actions"])


def _try(engine: Engine, _scenario: Json, step: Json) -> None:
    reply = engine.ask(cmd="apply", action=step["action"])
    assert not reply["ok"]
    assert reply["message"].startswith(step["cause"])


def _ask(_engine: Engine, _scenario: Json, step: Json) -> None:
    assert 0 <= step["right"] < len(step["choices"]) == len(step["wrong"])
    assert step["wrong"][step["right"]] is None


def _command(engine: Engine, scenario: Json, step: Json) -> None:
    """The rules know of no undo: the game without the last move goes on with it again."""
    if step.get("verify") == "undo":
        *before, last = engine.log
        engine.begin(scenario)
        engine.play(*before, last)


def _check_wrong(engine: Engine, step: Json, when: Any, legal: list[Json]) -> None:
    """What has an answer of its own can be tried: it is another legal move, or refused."""
    if any(str(value).startswith("$") for value in when.values()):
        return
    others = [one for one in legal if one != step["action"]]
    if any(all(one.get(key) == value for key, value in when.items()) for one in others):
        return
    action = dict(step["action"], **when)
    if "character" in when and not {"to", "floor"} & when.keys():
        action["to"] = engine.public["board"][when["character"]] + 1
    assert not engine.ask(cmd="apply", action=action)["ok"], f"nobody can do {when}"


# --- facts ---------------------------------------------------------------------------------------


def _expect(engine: Engine, _scenario: Json, step: Json) -> None:
    for key, wanted in step.items():
        if key not in _SILENT:
            found = _FACTS.get(key, _public)(engine, key, wanted)
            assert found == wanted, key


def _public(engine: Engine, key: str, _wanted: Any) -> Any:
    return engine.public[key]


def _board(engine: Engine, _key: str, wanted: Any) -> Any:
    board = engine.public["board"]
    return {one: board[one] for one in wanted}


def _no_cards(engine: Engine, _key: str, wanted: Any) -> Any:
    secret = engine.revealed["secret"]
    return {
        one: secret[one].get("no_cards", secret[one].get("hand", {}).get("no")) for one in wanted
    }


def _last(engine: Engine, _key: str, wanted: Any) -> Any:
    last = (engine.public["elections"] or engine.history[-1]["elections"])[-1]
    return {one: last[one] for one in wanted}


def _legal(engine: Engine, _key: str, wanted: Any) -> Any:
    return {seat: engine.legal(int(seat)) for seat in wanted}


def _legal_lacks(engine: Engine, _key: str, wanted: Any) -> Any:
    return {
        seat: [one for one in actions if one not in engine.legal(int(seat))]
        for seat, actions in wanted.items()
    }


def _count(engine: Engine, _key: str, wanted: Any) -> Any:
    counts = engine.public.get("counts") or engine.history[-1]["counts"]
    return {one: counts[-1][one] for one in wanted}


def _zero_bonus(engine: Engine, key: str, _wanted: Any) -> Any:
    return engine.history[-1][key]


def _points(engine: Engine, key: str, wanted: Any) -> Any:
    return {seat: engine.history[-1][key][int(seat)] for seat in wanted}


def _of_players(field: str) -> Callable[[Engine, str, Any], Any]:
    """Of each player in Vienna, by seat."""
    return lambda engine, _key, _wanted: [one[field] for one in engine.public["players"]]


def _symbols(engine: Engine, _key: str, _wanted: Any) -> Any:
    return [list(one["symbols"].values()) for one in engine.public["players"]]


def _king(engine: Engine, key: str, _wanted: Any) -> Any:
    return engine.public.get(key) or engine.history[-1][key]


_FACTS: Final[dict[str, Callable[[Engine, str, Any], Any]]] = {
    "board": _board,
    "no_cards": _no_cards,
    "last": _last,
    "legal": _legal,
    "legal_lacks": _legal_lacks,
    "count": _count,
    "zero_bonus": _zero_bonus,
    "points": _points,
    "king": _king,
    "scores": _of_players("score"),
    "coins": _of_players("coins"),
    "dice": _of_players("dice"),
    "symbols": _symbols,
}

_PLAYS: Final[dict[str, Callable[[Engine, Json, Json], None]]] = {
    "auto": _act,
    "do": _act,
    "fast": _go_fast,
    "try": _try,
    "ask": _ask,
    "ui": _command,
    "expect": _expect,
}


# --- sums ----------------------------------------------------------------------------------------


def check_sum(engine: Engine, scenario: Json, said: Json) -> None:
    """The parts that the cat names, against the rules."""
    record, person = engine.history[-1], said["player"]
    if scenario["config"]["edition"] == "2003":
        card = record["goals"][person]
        values: dict[str, int | None] = {one: _POINTS_2003[record["board"][one]] for one in card}
        points, ambition = record["points"][person], 0
    else:
        card, count = record["cards"][person], record["counts"][-1]
        sealed = card["banished"] if scenario["config"].get("banished") else None
        shown = card["favourites"]
        values = {one: None if one == sealed else _value(count, one) for one in shown}
        points, ambition = count["points"][person], count["ambition"][person]
    assert values == said["parts"]
    assert sum(value or 0 for value in values.values()) == said["total"]
    assert ambition == said.get("ambition", 0)
    whole = said.get("with_ambition", said.get("after_33", said["total"]))
    assert whole in (points, points + ambition)


def _value(count: Json, one: str) -> int:
    place, sign = count["board"][one], -1 if count["inverted"] else 1
    if place == 6 or one == count["king"]:
        return 0 if count["inverted"] else 10
    if isinstance(place, int):
        return sign * place
    return -sign * int(place[-1]) if place.startswith("dungeon") else 0
