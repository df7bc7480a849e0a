"""The course of an explanation: every form of the game, in order, the same again, ended at once."""

from itertools import islice
from typing import Any

import pytest

from tests.ai.vivaroi.review.games import played
from tests.rules.edition_2024.tables import table
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import Luck, Point, Progress, Turn
from vivaroi_gui.ai.vivaroi.bot import explain
from vivaroi_gui.ai.vivaroi.review import chances, course, judged, turns
from vivaroi_gui.ai.vivaroi.review.parts import Award, Flip, Guess, Judged, Slip
from vivaroi_gui.ai.vivaroi.review.rest import Rest
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.rules.vivaroi import Options, Placement

PAIRS = ((0, 1), (2, 3), (4,))
FORMS = (
    Options(6),
    Options(3, 3, Placement.RANDOM),
    table(3, emissary=True, ambition=True),
    table(5, teams=PAIRS, shared_marker=True, wedding=True, banished=True),
    table(4, teams=PAIRS[:2], emissary=True, ambition=True),
    table(8, wedding=True, ambition=True),
)
QUICK = Options(4, 1, Placement.RANDOM)


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    course.remembered.cache_clear()
    monkeypatch.setattr(chances, "FINE", 4)
    monkeypatch.setattr(course, "COARSE", 1)
    monkeypatch.setattr(course, "FINEST", 1)
    monkeypatch.setattr(turns, "_LOOKED_AT", 3)
    monkeypatch.setattr(judged, "_SCOUT", Budget(iterations=8))
    monkeypatch.setattr(judged, "_SIEVE", 4)
    monkeypatch.setattr(judged, "VERDICT", 4)
    monkeypatch.setattr(judged, "FINE", 4)


def few(shown: Shown) -> Shown:
    """With a few of the decisions."""
    return shown._replace(decisions=shown.decisions[::9])


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_every_form_is_explained_up_to_its_first_count(options: Options) -> None:
    parts = list(explain(played(options).until(1), 1))
    assert parts[-1] == Progress(1.0)
    assert {type(one) for one in parts} >= {Guess, Point, Progress}
    assert not {type(one) for one in parts} & {Award, Luck, Slip, Judged}
    for one in parts:
        if isinstance(one, Point):
            assert sum(one.chances.means) == pytest.approx(1, abs=0.001)


def test_what_comes_first_is_exact_then_come_the_curves_and_at_last_they_are_made_finer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(course, "FINEST", 2)
    parts = list(explain(few(played(QUICK).shown((0,))), 1))
    order = [type(one) for one in parts if not isinstance(one, Progress)]
    firsts = [order.index(kind) for kind in (Guess, Point, Flip, Luck, Judged)]
    assert firsts == sorted(firsts)
    shares = [one.share for one in parts if isinstance(one, Progress)]
    assert shares == sorted(set(shares))
    assert shares[-1] == 1.0
    assert [one.chances.playouts for one in parts if isinstance(one, Point)][-1] == 2


def test_the_same_is_said_for_the_same_seed() -> None:
    shown = few(played(QUICK).shown((1,)))
    one = list(explain(shown, 7))
    other = list(explain(shown, 8))  # the first one is forgotten by now
    same = list(explain(shown, 7))
    assert one == same
    assert one != other


def test_a_round_is_told_at_its_count_as_in_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only what is exact: nothing that was said of it is said otherwise in the end."""
    monkeypatch.setattr(turns, "LEAST_CHANGE", 0.0)
    monkeypatch.setattr(turns, "SURE", 0.0)
    game = played(Options(3))
    whole, first = game.shown(), game.until(1)
    kinds = (Guess, Point, Turn, Flip)
    said = [one for one in explain(first, 3) if isinstance(one, kinds)]
    last = len(first.sights)
    again = [one for one in explain(whole, 3) if isinstance(one, kinds) and one.at < last]
    assert any(isinstance(one, Turn) for one in said)
    assert any(isinstance(one, Flip) for one in said)
    assert set(said) <= set(again)


def test_it_ends_at_once_where_nobody_waits_any_more() -> None:
    shown = few(played(QUICK).shown((0,)))
    for patience in (1, 90, 300):
        looks = 0

        def should_stop() -> bool:
            nonlocal looks
            looks += 1
            return looks >= patience  # noqa: B023 - asked within the loop

        parts = list(explain(shown, 1, should_stop))
        assert looks == patience
        assert Progress(1.0) not in parts


def test_whoever_comes_back_or_asks_about_another_seat_goes_on_from_what_was_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played_on, end = list[Rest](), Rest.end

    def noted(rest: Rest, *given: Any) -> list[float]:
        played_on.append(rest)
        return end(rest, *given)

    monkeypatch.setattr(Rest, "end", noted)
    mine, others = (few(played(QUICK).shown((seat,))) for seat in (0, 1))
    begun = list(islice(explain(mine, 1), 150))
    first = len(played_on)
    whole = list(explain(mine, 1))
    assert whole[:150] == begun
    course.remembered.cache_clear()
    all_, played_on[:] = len(played_on), []
    assert list(explain(mine, 1)) == whole
    assert 0 < first < all_ == len(played_on)
    played_on.clear()
    asked = list(explain(others, 1))
    assert len(played_on) < 100 < all_
    assert {type(one) for one in asked} >= {Judged}
    kinds = (Point, Turn, Flip, Award, Luck)
    assert [one for one in asked if isinstance(one, kinds)] == [
        one for one in whole if isinstance(one, kinds)
    ]


def test_without_a_counted_round_there_is_nothing_to_explain() -> None:
    shown = played(QUICK).shown()
    with pytest.raises(ValueError, match="no round is counted"):
        list(explain(shown._replace(sights=shown.sights[:9]), 1))
