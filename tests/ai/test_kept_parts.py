"""Parts come back from their text as they were, or not at all."""

import json
from collections.abc import Callable
from dataclasses import replace
from math import inf, nan
from typing import Any

import pytest

from tests.ai.vivaroi.review.games import played
from vivaroi_gui.ai import kept_parts
from vivaroi_gui.ai.kept_parts import NoParts, read_parts, write_parts
from vivaroi_gui.ai.review import Basis, Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.vienna.review import supposed as of_vienna
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.review import supposed as of_the_castle
from vivaroi_gui.ai.vivaroi.review.deeds import deed_at
from vivaroi_gui.ai.vivaroi.review.parts import (
    KINDS,
    Award,
    Flip,
    Guess,
    Honour,
    Judged,
    Slip,
    Telling,
)
from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Election

OPTIONS = Options(4)
BASIS = Basis(KINDS, "those")
SHOWN = played(OPTIONS).shown((1, 2))
SEATS, CAST = OPTIONS.seats, len(OPTIONS.cast)
FINE = Chances((0.1, 0.2, 0.3, 0.4), (0.0, 1.0, 0.1, 0.1), 240)


def at(kind: type) -> int:
    """The place of the first deed of a kind."""
    found = (n for n in range(len(SHOWN.sights)) if isinstance(deed_at(SHOWN.sights, n), kind))
    return next(found)


def slip(seat: int, kind: type[Place | Vote], *, is_harmless: bool | None) -> Slip:
    """A decision of a seat, as if another one had been better."""
    for inputs, view, move in SHOWN.decisions:
        if view.seat == seat and isinstance(move, kind):
            better = next(one for one in view.legal if one != move)
            return Slip(inputs, seat, move, better, 0.2, 0.01, is_harmless)
    raise AssertionError("no such decision")


ELECTION: Any = deed_at(SHOWN.sights, at(Election))
ACTOR, _ = deed_at(SHOWN.sights, at(tuple))  # type: ignore[misc]
OTHER = NO if ELECTION.votes[1] is YES else YES
ALL: list[Part] = [
    Guess(0, (0.25, 1.0, 0.0, 1 / 3), ((0.5,) * CAST, *((1 / 3,) * CAST for _ in range(3)))),
    Telling(at(tuple), ACTOR, 12, 0.3, 0.75),
    Point(3, True, FINE),
    Turn(3, 4, 1, 0.2, 0.5, 0.01),
    Flip(at(Election), (1,), OTHER, (0.5,) * 4, (0.2,) * 4, (0.1,) * 4, (True, False) * 2),
    slip(2, Vote, is_harmless=None),
    slip(1, Place, is_harmless=True),
    Judged(2, 9),
    Award(Honour.SECRET, 1, None, None, 0.0, 0.25, 0),
    Award(Honour.KINGMAKER, 1, 30, 2, 0.1, 0.4, 3),
    Luck((0.1, -0.1, 0.0, 0.5), (0.02,) * 4),
    Progress(1.0),
]


def text() -> str:
    return write_parts(ALL, OPTIONS, BASIS)


def test_parts_come_back_as_they_were() -> None:
    found = read_parts(text(), SHOWN, BASIS)
    assert found == tuple(ALL)
    assert list(map(type, found)) == list(map(type, ALL))
    assert isinstance(found[6].played, Place)  # type: ignore[attr-defined]
    assert {type(part) for part in ALL} == {*KINDS, Point, Turn, Luck, Progress}


def test_of_each_point_the_best_measured_one_is_kept_and_how_far_it_was_at_the_end() -> None:
    coarse = Chances((0.2, 0.8, 0.0, 0.0), (0.1,) * 4, 48)
    earlier: list[Part] = [
        Progress(0.1),
        Point(3, True, coarse),
        Point(3, False, coarse),
        Progress(0.4),
    ]
    again = read_parts(write_parts([*earlier, *ALL], OPTIONS, BASIS), SHOWN, BASIS)
    assert again == (Point(3, False, coarse), *ALL)


def spoilt(spoil: Callable[[Json], object]) -> str:
    told = json.loads(text())
    spoil(told)
    return json.dumps(told)


SPOILT = {
    "no JSON": text()[:-1],
    "nothing": "",
    "a row": "[]",
    "no parts": spoilt(lambda told: told.update(parts=[])),
    "no end": spoilt(lambda told: told["parts"].pop()),
    "another version": spoilt(lambda told: told.update(version="0.0.1/1")),
    "an unknown kind": spoilt(lambda told: told["parts"][0].update({"is": "Rumour"})),
    "a field too many": spoilt(lambda told: told["parts"][0].update(why="tea")),
    "a field too few": spoilt(lambda told: told["parts"][0].pop("cards")),
    "a text for a number": spoilt(lambda told: told["parts"][0].update(at="0")),
    "a truth for a number": spoilt(lambda told: told["parts"][0].update(at=True)),
    "a number for a row": spoilt(lambda told: told["parts"][0].update(cards=1)),
    "an unknown move": spoilt(lambda told: told["parts"][5].update(played={"type": "flee"})),
    "an unknown honour": spoilt(lambda told: told["parts"][8].update(honour="thief")),
}


@pytest.mark.parametrize("told", SPOILT.values(), ids=SPOILT.keys())
def test_what_is_no_text_of_parts_of_this_version_is_told(told: str) -> None:
    with pytest.raises(NoParts):
        read_parts(told, SHOWN, BASIS)


FORGED: dict[str, tuple[int, dict[str, object]]] = {
    "a guess at nothing that was seen": (0, {"at": len(SHOWN.sights)}),
    "a guess before all": (0, {"at": -1}),
    "a guess for too few persons": (0, {"cards": [0.5] * 3}),
    "a guess without a favourite": (0, {"favourites": [[0.5] * (CAST - 1)] * 4}),
    "a telling deed of nobody": (1, {"person": 4}),
    "a telling deed of another person": (1, {"person": (ACTOR + 1) % 4}),
    "a telling deal": (1, {"at": 0}),
    "a favourite that is not in the cast": (1, {"character": CAST}),
    "a chance under nothing": (2, {"chances": {**FINE._asdict(), "means": [-1.0, 1, 1, 0]}}),
    "a chance that is no number": (2, {"chances": {**FINE._asdict(), "means": [nan] * 4}}),
    "an endless error": (2, {"chances": {**FINE._asdict(), "errors": [inf] * 4}}),
    "chances of too many": (2, {"chances": {**FINE._asdict(), "means": [0.2] * 5}}),
    "playouts under none": (2, {"chances": {**FINE._asdict(), "playouts": -1}}),
    "a turn at its own beginning": (3, {"since": 4}),
    "a turn of nobody": (3, {"seat": 4}),
    "a turn beyond victory": (3, {"after": 1.5}),
    "a vote where none was": (4, {"at": 0}),
    "a vote of nobody": (4, {"voters": []}),
    "a vote of a guest": (4, {"voters": [1, 7]}),
    "a vote that was that one": (4, {"card": ELECTION.votes[1]}),
    "a vote for too few": (4, {"is_said": [True]}),
    "a slip nobody has made": (5, {"inputs": 0}),
    "a slip of another seat": (5, {"seat": 1}),
    "a slip of no seat": (5, {"seat": 99}),
    "a better move that nobody had": (6, {"better": {"type": "place", "character": 0, "floor": 9}}),
    "a loss over all": (5, {"loss": 1.01}),
    "more decisions than were made": (7, {"decisions": 10_000}),
    "an award for nobody": (8, {"person": -1}),
    "an award about nobody": (9, {"other": 4}),
    "an award for less than nothing": (9, {"trails": -1}),
    "luck of too few": (10, {"gains": [0.1]}),
    "luck without end": (10, {"gains": [1e999] * 4}),
    "more than all": (11, {"share": 2.0}),
}


@pytest.mark.parametrize(("number", "fields"), FORGED.values(), ids=FORGED.keys())
def test_what_cannot_be_said_of_that_game_is_found_out_again(
    number: int, fields: dict[str, object]
) -> None:
    told = spoilt(lambda told: told["parts"][number].update(fields))
    assert told != text()
    with pytest.raises(NoParts):
        read_parts(told, SHOWN, BASIS)


def test_another_version_of_the_program_finds_all_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = text()
    monkeypatch.setattr(kept_parts, "__version__", "9.9.9")
    with pytest.raises(NoParts):
        read_parts(before, SHOWN, BASIS)


def test_whoever_supposes_other_players_finds_all_out_again() -> None:
    with pytest.raises(NoParts):
        read_parts(text(), SHOWN, BASIS._replace(supposed="others"))


def test_other_players_or_figures_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    castle, vienna = of_the_castle.supposed(), of_vienna.supposed()
    assert castle == of_the_castle.supposed()
    monkeypatch.setattr(of_the_castle, "FITTED", (1.0,))
    monkeypatch.setattr(of_vienna, "SHARPENED", 1.1)
    scaled = of_the_castle.supposed()
    assert len({castle, scaled, vienna, of_vienna.supposed()}) == 4
    known = expertise(OPTIONS)
    others = replace(known, kinds=known.kinds[1:])
    monkeypatch.setattr(of_the_castle, "expertise", lambda _: others)
    assert of_the_castle.supposed() not in (castle, scaled)
