"""Awards go to whoever stands out, and to nobody else."""

import pytest

from tests.ai.vivaroi.review.games import gauge, played
from vivaroi_gui.ai.review import Chances, Turn
from vivaroi_gui.ai.vivaroi.review import awards as awards_module
from vivaroi_gui.ai.vivaroi.review.awards import MOST, awards
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.parts import Award, Flip, Honour
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, YES
from vivaroi_gui.rules.vivaroi.records import Election

EVEN = Chances((0.25,) * 4, (0.0,) * 4, 9)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Gauge:
    """A game that somebody has won alone, of which the curve told nothing."""
    one = gauge(played(Options(4, 1), 1).shown())
    monkeypatch.setattr(one, "open_curve", lambda: [EVEN] * len(one.story.moments))
    monkeypatch.setattr(one, "fine", lambda _: EVEN)
    return one


def given(
    found: Gauge, honour: Honour, turning: tuple[Turn, ...] = (), single: tuple[Flip, ...] = ()
) -> Award | None:
    return next((one for one in awards(found, turning, single) if one.honour is honour), None)


def refused_by_one(found: Gauge) -> tuple[int, int]:
    """An election with a single No: its sight, and whose it was."""
    for one in found.story.moments:
        if isinstance(one.deed, Election) and one.deed.votes.count(NO) == 1:
            return one.at, one.deed.votes.index(NO)
    raise LookupError


def test_the_boldest_no_was_the_only_one_and_worth_it_beyond_chance(found: Gauge) -> None:
    at, voter = refused_by_one(found)

    def bold(error: float) -> Award | None:
        means = tuple(0.4 if seat == voter else 0.2 for seat in range(4))
        flip = Flip(at, (voter,), YES, means, (0.25,) * 4, (error,) * 4, (True,) * 4)
        return given(found, Honour.BOLD_NO, single=(flip,))

    assert bold(0.01) == Award(Honour.BOLD_NO, voter, at, before=0.25, after=0.4)
    assert bold(0.02) is None


def test_where_two_were_as_bold_neither_was_the_boldest(
    found: Gauge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second measurement might turn them."""
    monkeypatch.setattr(awards_module, "_was_no", lambda *_: True)
    at, voter = refused_by_one(found)
    other = (voter + 1) % 4
    first = Flip(at, (voter,), YES, (0.4,) * 4, (0.2,) * 4, (0.01,) * 4, (True,) * 4)

    def bold(instead: float) -> Award | None:
        second = first._replace(voters=(other,), instead=(instead,) * 4)
        return given(found, Honour.BOLD_NO, single=(first, second))

    assert bold(0.22) is None
    award = bold(0.24)
    assert award is not None
    assert award.person == voter


def test_where_two_have_lifted_others_as_high_neither_made_the_king(
    found: Gauge, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowned = found.story.moments[-1].deed
    assert isinstance(crowned, Election)
    deeds = {at: crowned._replace(by=at) for at in (0, 1)}
    monkeypatch.setattr(awards_module, "_deed_at", lambda _, at: deeds[at])
    gift = Turn(0, 0, 3, 0.3, 0.6, 0.01)
    for rise, is_given in ((0.29, False), (0.26, True)):
        other = Turn(0, 1, 3, 0.3, 0.3 + rise, 0.01)
        award = given(found, Honour.KINGMAKER, turning=(gift, other))
        assert (award is not None) is is_given


def test_the_closest_call_is_the_winners(found: Gauge) -> None:
    result = found.story.result
    assert result is not None
    (winner,) = result.winners
    last = found.story.moments[-1].at
    means = tuple(float(seat == winner) for seat in range(4))
    flip = Flip(last, (0, 1, 2, 3), NO, means, (0.3,) * 4, (0.0,) * 4, (True,) * 4)
    award = given(found, Honour.CLOSE_CALL, single=(flip,))
    assert award == Award(Honour.CLOSE_CALL, winner, last, before=0.3, after=1.0)


def test_a_kingmaker_has_lifted_somebody_else(found: Gauge) -> None:
    last = found.story.moments[-1]
    assert isinstance(last.deed, Election)
    other, by = (last.deed.by + 1) % 4, last.deed.by
    gift = Turn(last.at - 2, last.at, other, 0.5, 0.9, 0.01)
    own = Turn(last.at - 2, last.at, by, 0.1, 0.9, 0.01)
    award = given(found, Honour.KINGMAKER, turning=(own, gift))
    assert award == Award(Honour.KINGMAKER, by, last.at, other, 0.5, 0.9)
    assert given(found, Honour.KINGMAKER, turning=(own,)) is None
    assert given(found, Honour.KINGMAKER, turning=(gift._replace(after=0.6),)) is None


def test_a_comeback_is_measured_once_more(found: Gauge, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lowest of many points is too low by chance."""
    low = [EVEN] * len(found.story.moments)
    low[5] = Chances((0.0,) * 4, (0.0,) * 4, 9)
    monkeypatch.setattr(found, "open_curve", lambda: low)
    assert given(found, Honour.COMEBACK) is None
    again = Chances((0.1,) * 4, (0.01,) * 4, 9)
    monkeypatch.setattr(found, "fine", lambda _: again)
    award = given(found, Honour.COMEBACK)
    assert award is not None
    assert (award.at, award.before) == (found.story.moments[5].at, 0.1)


def test_of_the_lowest_points_a_comeback_is_from_the_one_that_stays_it(
    found: Gauge, monkeypatch: pytest.MonkeyPatch
) -> None:
    low = [EVEN] * len(found.story.moments)
    low[5], low[9] = (Chances((one,) * 4, (0.0,) * 4, 9) for one in (0.0, 0.02))
    monkeypatch.setattr(found, "open_curve", lambda: low)
    fine = {5: Chances((0.1,) * 4, (0.0,) * 4, 9), 9: Chances((0.05,) * 4, (0.0,) * 4, 9)}
    monkeypatch.setattr(found, "fine", lambda n: fine.get(n, EVEN))
    award = given(found, Honour.COMEBACK)
    assert award is not None
    assert (award.at, award.before) == (found.story.moments[9].at, 0.05)


def test_secrets_and_books_are_told_where_they_stand_out_and_never_of_whoever_is_last(
    found: Gauge, monkeypatch: pytest.MonkeyPatch
) -> None:
    beliefs, result = found.beliefs, found.story.result
    assert result is not None
    known = [
        sum(beliefs.odds(n, one).of_card(beliefs.true_card(n, one)) for n in moments) / len(moments)
        for one in range(4)
        if (moments := range(len(found.story.moments)))
    ]
    monkeypatch.setattr(awards_module, "_LEAD", 0.0)
    secret, book = given(found, Honour.SECRET), given(found, Honour.OPEN_BOOK)
    assert secret is not None
    assert secret.person == known.index(min(known))
    best = known.index(max(known))
    is_last = result.totals[best] == min(result.totals)
    assert (book is None) is is_last
    monkeypatch.setattr(awards_module, "_LEAD", 1.0)
    assert given(found, Honour.SECRET) is given(found, Honour.OPEN_BOOK) is None


def test_there_are_six_at_most_in_their_order(
    found: Gauge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awards_module, "_LEAD", 0.0)
    monkeypatch.setattr(awards_module, "_TRAILS", 0)
    for name in ("_BOLD", "_MADE_KING", "_CLOSE"):
        monkeypatch.setattr(awards_module, name, -9.0)
    monkeypatch.setattr(awards_module, "_LOW", 9.0)
    at, voter = refused_by_one(found)
    last = found.story.moments[-1]
    assert isinstance(last.deed, Election)
    flip = Flip(at, (voter,), YES, (0.5,) * 4, (0.2,) * 4, (0.0,) * 4, (True,) * 4)
    gift = Turn(last.at - 2, last.at, (last.deed.by + 1) % 4, 0.5, 0.9, 0.01)
    honours = [one.honour for one in awards(found, (gift,), (flip,))]
    assert len(honours) == MOST
    assert honours == [one for one in Honour if one in honours]
