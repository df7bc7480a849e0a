"""Parts come back from their text as they were, or not at all."""

import json
from collections.abc import Callable
from zlib import crc32

import pytest

from vivaroi_gui.ai import kept_parts
from vivaroi_gui.ai.kept_parts import NoParts, read_parts, write_parts
from vivaroi_gui.ai.review import Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.vienna.review.measured import SHARPENED
from vivaroi_gui.ai.vienna.review.standing import UNLIKE
from vivaroi_gui.ai.vienna.tastes import SOUND
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.review import leads
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
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.options import EDITIONS

OPTIONS = Options(4)
FINE = Chances((0.1, 0.9), (0.0, 1.0), 240)
ALL: list[Part] = [
    Guess(0, (0.25, 1.0), ((0.5, 0.0), (1 / 3, 1.0))),
    Telling(1, 2, 12, 0.3, 0.75),
    Point(3, True, FINE),
    Turn(3, 4, 1, 0.2, 0.5, 0.01),
    Flip(4, (1, 2), Card.NO, (0.5, 0.5), (0.2, 0.8), (0.1, 0.1), (True, False)),
    Slip(7, 2, Vote(NO), Vote(YES), 0.2, 0.01, None),
    Slip(8, 1, Place(3, 4), MoveUp(3, 5), 0.2, 0.01, True),
    Judged(2, 30),
    Award(Honour.SECRET, 1, None, None, 0.0, 0.25, 0),
    Award(Honour.KINGMAKER, 1, 30, 2, 0.1, 0.4, 3),
    Luck((0.1, -0.1), (0.02, 0.02)),
    Progress(1.0),
]


def text() -> str:
    return write_parts(ALL, OPTIONS)


def test_parts_come_back_as_they_were() -> None:
    found = read_parts(text(), OPTIONS, KINDS)
    assert found == tuple(ALL)
    assert list(map(type, found)) == list(map(type, ALL))
    assert isinstance(found[6].played, Place)  # type: ignore[attr-defined]
    assert {type(part) for part in ALL} == {*KINDS, Point, Turn, Luck, Progress}


def test_of_each_point_the_best_measured_one_is_kept_and_how_far_it_was_at_the_end() -> None:
    coarse = Chances((0.2, 0.8), (0.1, 0.1), 48)
    earlier = [Progress(0.1), Point(3, True, coarse), Point(3, False, coarse), Progress(0.4)]
    again = read_parts(write_parts([*earlier, *ALL], OPTIONS), OPTIONS, KINDS)
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
        read_parts(told, OPTIONS, KINDS)


def test_another_version_of_the_program_finds_all_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = text()
    monkeypatch.setattr(kept_parts, "__version__", "9.9.9")
    with pytest.raises(NoParts):
        read_parts(before, OPTIONS, KINDS)


def test_whoever_supposes_other_players_finds_all_out_again() -> None:
    """Where this fails, raise the revision, and put it here with the new sum."""
    castle = [expertise(Options(edition=edition)) for edition in EDITIONS]
    players = [(one.kinds, one.patient, one.habits) for one in castle]
    ends = (leads._SCALE, leads._WIDER, leads._OF_TEAMS, leads._OF_A_SHARED_MARKER)
    supposed = repr((players, ends, SOUND, UNLIKE, SHARPENED))
    assert (kept_parts._REVISION, crc32(supposed.encode())) == (2, 768455311)
