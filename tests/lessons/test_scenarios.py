"""Every lesson holds: its moves, refusals, facts and sums by the rules, its puzzles by a search."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.lessons.ascent import Ascent, fitting
from tests.lessons.asking import Engine
from tests.lessons.track import play
from tools.translations import TEXTS
from vivaroi_gui.rules.core import Json
from vivaroi_gui.ui.lessons.scenario import every_scenario

SCENARIOS = [json.loads(file.read_text(encoding="utf-8")) for file in every_scenario()]
PUZZLES = [one for one in SCENARIOS if "proof" in one]
_SAYS = ("about", "line", "done", "otherwise", "title")


def of(scenarios: list[Json]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("scenario", scenarios, ids=[one["id"] for one in scenarios])


def played(scenario: Json) -> list[Json]:
    """What leads to the question of a puzzle."""
    return [action for step in scenario["track"] for action in step.get("actions", ())]


@of(SCENARIOS)
def test_what_a_lesson_plays_and_says_is_so_by_the_rules(scenario: Json) -> None:
    engine = Engine()
    play(engine, scenario)
    for action in scenario.get("solution", ()):
        engine.play(action)
    for key, value in scenario.get("after", {}).items():
        assert engine.public[key] == value


@of(PUZZLES)
def test_the_right_answer_of_a_puzzle_is_better_than_every_other(scenario: Json) -> None:
    proof, right = scenario["proof"], scenario["right"]
    position, outcomes = Ascent(scenario, played(scenario)), []
    for choice in scenario["choices"]:
        values = [position.worth(choice["action"], goals) for goals in fitting(scenario)]
        outcomes.append((min(values), max(values), sum(values) / len(values)))
    told = [{"least": low, "most": high, "mean": round(mean, 2)} for low, high, mean in outcomes]
    assert told == proof["outcomes"]
    worst, _, mean = outcomes[right]
    others = [one for number, one in enumerate(outcomes) if number != right]
    if proof["claim"] == "dominates":
        assert all(worst > high for _, high, _ in others)
    else:
        assert all(worst > low and mean > middle for low, _, middle in others)


@of(PUZZLES)
def test_the_model_of_a_puzzle_stands_where_the_rules_do(scenario: Json) -> None:
    engine, model = Engine(), Ascent(scenario, played(scenario))
    engine.begin(scenario)
    engine.play(*played(scenario))
    public, secret = engine.public, engine.revealed["secret"]
    assert {one: -1 if place == "out" else place for one, place in public["board"].items()} == (
        model.board
    )
    assert [secret[str(seat)]["no_cards"] for seat in range(model.players)] == model.no
    legal = engine.legal(model.learner)
    assert all(choice["action"] in legal for choice in scenario["choices"])
    if public["phase"] == "ascent":
        assert public["turn"] == model.turn == model.learner
        assert {one["character"] for one in legal} == set(model.moves(model.board))


@of(PUZZLES)
def test_everybody_kept_the_habits_that_a_puzzle_tells_of(scenario: Json) -> None:
    proof, goals = scenario["proof"], scenario["deal"]["rounds"][0]["goals"]
    own = {int(seat): what for seat, what in proof.get("only_own", {}).items()}
    engine, model = Engine(), Ascent(scenario, [])
    model.goals = tuple(tuple(goal) for goal in goals)
    engine.begin(scenario)
    for action in played(scenario):
        public, kind = engine.public, action["type"]
        turn = public["turn"]
        if turn in own and (kind == "move" or (kind == "place" and own[turn].startswith("places"))):
            assert action["character"] in goals[turn]
        if kind == "move" and turn in model.lifts:
            may = any(one["character"] == model.lifts[turn] for one in engine.legal(turn))
            assert not may or action["character"] == model.lifts[turn]
        if kind == "vote" and model.habits[action["player"]] in ("honest", "against_you"):
            seat = action["player"]
            left = engine.revealed["secret"][str(seat)]["no_cards"]
            wanted = model.vote(seat, public["nominee"], public["crown_holder"], left)
            assert action["card"] == wanted
        engine.play(action)
    for goal, known in zip(goals, proof["known"], strict=True):
        assert set((known or {}).get("has", ())) <= set(goal)
        assert not set((known or {}).get("lacks", ())) & set(goal)


# --- words ---------------------------------------------------------------------------------------


def lines_of(value: Any) -> Iterator[str]:
    """The names of all texts that a lesson says."""
    if isinstance(value, list):
        for one in value:
            yield from lines_of(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            if isinstance(one, str) and key in _SAYS:
                yield one
            elif key == "wrong" and isinstance(one, list):
                yield from (each for each in one if isinstance(each, str))
                yield from lines_of(one)
            else:
                yield from lines_of(one)


def test_every_line_that_is_said_is_written_and_every_other_is_not() -> None:
    written = set(json.loads((TEXTS / "lessons.json").read_text(encoding="utf-8")))
    said = set(lines_of(SCENARIOS))
    assert said - written == set()
    assert {one for one in written - said if not one.startswith(("ui.", "try.", "home."))} == set()
