"""Chances: exact where nothing is left to chance, and never told beyond what was measured."""

from math import hypot

import pytest

from tests.ai.vivaroi.review.games import Played, gauge, played
from tests.rules.edition_2024.tables import table
from vivaroi_gui.ai.review import Chances
from vivaroi_gui.ai.sample import Effect
from vivaroi_gui.ai.vivaroi.playout import Markers
from vivaroi_gui.ai.vivaroi.review import chances as chances_module
from vivaroi_gui.ai.vivaroi.review import turns as turns_module
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.flips import Swing, decisive, flips
from vivaroi_gui.ai.vivaroi.review.leads import by_lead, scale, tempered
from vivaroi_gui.ai.vivaroi.review.luck import luck
from vivaroi_gui.ai.vivaroi.review.turns import turns
from vivaroi_gui.rules.vivaroi import Options, apply
from vivaroi_gui.rules.vivaroi.data import OUT, THRONE
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card, Vote
from vivaroi_gui.rules.vivaroi.records import Election

QUICK = Options(4, 1)
EMISSARY = table(3, emissary=True, ambition=True)


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances_module, "FINE", 24)


def election(*votes: Card, emissary: Card | None = None) -> Election:
    is_crowned = {*votes, emissary} <= {YES, None}
    return Election(0, 0, votes, THRONE if is_crowned else OUT, emissary)


def counts(found: Gauge) -> list[int]:
    return [n for n, one in enumerate(found.story.moments) if one.is_counted]


def deals(found: Gauge) -> list[int]:
    return [n for n, one in enumerate(found.story.moments) if one.deed is None]


@pytest.mark.parametrize("options", [Options(4), EMISSARY], ids=["plain", "emissary"])
def test_a_point_after_a_count_is_exact_and_the_last_one_the_victory_itself(
    options: Options,
) -> None:
    found = gauge(played(options).shown())
    *before, last = counts(found)
    for n in before:
        point = found.more(n, 4, is_public=False)
        assert point.playouts == 0
        assert set(point.errors) == {0.0}
        assert sum(point.means) == pytest.approx(1, abs=0.001)
    result = found.story.result
    assert result is not None
    seats = range(options.seats)
    won = [(seat in result.winners) / max(1, len(result.winners)) for seat in seats]
    assert list(found.fine(last).means[: options.seats]) == pytest.approx(won)


def test_chances_are_those_of_all_who_may_win_the_emissary_last() -> None:
    found = gauge(played(EMISSARY).shown())
    for is_public in (False, True):
        point = found.more(20, 8, is_public=is_public)
        assert len(point.means) == 4
        assert sum(point.means) == pytest.approx(1, abs=0.001)


def test_what_is_measured_does_not_depend_on_what_was_measured_before() -> None:
    shown = played(QUICK).shown()
    one, other = gauge(shown), gauge(shown)
    other.fine(3)
    other.more(7, 8, is_public=True)
    assert one.more(7, 8, is_public=False) == other.more(7, 8, is_public=False)
    assert one.fine(7) == other.fine(7)
    assert gauge(shown, seed=2).fine(7) != one.fine(7)


def test_more_playouts_are_added_to_those_that_were_there() -> None:
    found = gauge(played(QUICK).shown())
    assert found.more(7, 8, is_public=False).playouts == 8
    assert found.more(7, 8, is_public=False).playouts == 16


def test_a_lead_is_worth_less_where_a_round_spreads_the_totals_more() -> None:
    plain, wedding = scale(table(4), 1), scale(table(4, wedding=True), 1)
    assert plain < scale(table(4), 2)
    assert plain < wedding
    assert scale(table(4, wedding=True, ambition=True), 1) == wedding
    teams = table(4, teams=((0, 1), (2, 3)), shared_marker=True)
    assert scale(teams, 1) < plain


# --- single votes ------------------------------------------------------------------------------


def test_what_is_said_is_less_sure_than_what_was_played_and_what_is_sure_stays_so() -> None:
    means, errors = tempered(Effect((0.7, 0.2, 0.1), (0.02, 0.02, 0.01)))
    assert sum(means) == pytest.approx(1)
    assert 0.6 < means[0] < 0.7
    assert means[2] > 0.1
    assert 0 < errors[0] < 0.02
    assert tempered(Effect((0.25,) * 4, (0.0,) * 4)).means == pytest.approx((0.25,) * 4)
    assert tempered(Effect((1.0, 0.0), (1e-9, 0.0))) == ((1.0, 0.0), (0.0, 0.0))


def test_a_lead_of_the_emissary_is_worth_less_than_that_of_a_seat() -> None:
    options = table(2, emissary=True)
    seat, other, emissary = by_lead(Markers([20, 15], 20), options, 1)
    assert emissary == pytest.approx(other)
    assert emissary < seat
    assert by_lead(Markers([20, 15]), table(3), 1)[0] > 0.5


def test_one_card_against_it_decided_and_two_did_not() -> None:
    options = Options(4)
    assert decisive(options, [], election(YES, NO, YES, YES)) == Swing((1,), YES)
    assert decisive(options, [], election(YES, NO, NO, YES)) is None


def test_where_all_said_yes_whoever_held_a_no_could_have_stopped_it() -> None:
    options = Options(5)  # two No each
    spent = [election(NO, YES, NO, YES, YES), election(NO, NO, YES, YES, YES)]
    assert decisive(options, spent, election(*[YES] * 5)) == Swing((1, 2, 3, 4), NO)
    assert decisive(options, [election(*[NO] * 5)] * 2, election(*[YES] * 5)) is None


def test_with_no_no_left_a_stomach_ache_could_have_stopped_it() -> None:
    options = table(5)
    spent = [election(*[NO] * 5)] * 2
    ached = election(STOMACH_ACHE, YES, YES, YES, YES)
    assert decisive(options, [*spent, ached], election(*[YES] * 5)) == Swing(
        (1, 2, 3, 4), STOMACH_ACHE
    )


def test_no_seat_alone_decides_what_the_emissary_refused() -> None:
    assert decisive(EMISSARY, [], election(YES, NO, YES, emissary=NO)) is None
    assert decisive(EMISSARY, [], election(YES, YES, YES, emissary=NO)) is None
    assert decisive(EMISSARY, [], election(YES, NO, YES, emissary=YES)) == Swing((1,), YES)


@pytest.mark.parametrize(
    ("options", "seed"), [(QUICK, 3), (EMISSARY, 1)], ids=["quick", "emissary"]
)
def test_the_vote_that_would_have_crowned_is_told_exactly(options: Options, seed: int) -> None:
    """As the rules themselves count it, in the last round: who would have won."""
    game = played(options, seed)
    found = gauge(game.shown())
    last_round = {one.at for one in found.story.moments if one.view.round == options.rounds}
    crowning = [one for one in flips(found) if one.card is YES and one.at in last_round]
    assert crowning
    for flip in crowning:
        winners = winners_with(game, flip.at, flip.voters[0])
        won = [(seat in winners) / max(1, len(winners)) for seat in range(options.seats)]
        assert list(flip.instead) == pytest.approx(won)


def winners_with(game: Played, at: int, voter: int) -> tuple[int, ...]:
    """Who has won if somebody says Yes in the election that was turned at a sight."""
    inputs = game.sights[at].inputs
    first = game.sights[at - 1].inputs
    state = game.states[first].copy()
    for seat, move in game.inputs[first:inputs]:
        apply(state, seat, Vote(YES) if seat == voter else move)
    assert state.result is not None
    return state.result.winners


def test_a_difference_is_said_only_beyond_four_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    found = gauge(played(QUICK, 3).shown())
    n = next(n for n, one in enumerate(found.story.moments) if one.is_counted)
    there = Chances((0.8, 0.1, 0.1, 0.0), (0.0, 0.012, 0.013, 0.0), 9)
    here = Chances((0.7, 0.2, 0.1, 0.0), (0.02, 0.0, 0.0, 0.0), 9)
    monkeypatch.setattr(found, "fine", lambda _: here)
    monkeypatch.setattr(found, "voted", lambda *_: there)
    at = found.story.moments[n].at
    (flip,) = [one for one in flips(found) if one.at == at]
    assert flip.is_said == (False, True, False, False)
    assert flip.errors == (0.02, 0.012, 0.013, 0.0)


# --- turning points, luck ----------------------------------------------------------------------


@pytest.mark.parametrize("options", [Options(4), EMISSARY], ids=["plain", "emissary"])
def test_a_turning_point_spans_an_election_from_before_its_proposal_and_is_no_deal(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns_module, "LEAST_CHANGE", -1.0)  # everything is said
    found = gauge(played(options).shown())
    for n in range(len(found.story.moments)):
        found.more(n, 2, is_public=False)
    said = list(turns(found))
    moments = {one.at: one for one in found.story.moments}
    rounds = [moments[one.at].view.round for one in said]
    assert [rounds.count(number) for number in (1, 2, 3)] == [6, 6, 6]
    assert any(one.seat == options.seats for one in said) is options.emissary
    for turn in said:
        deed = moments[turn.at].deed
        assert deed is not None
        assert turn.at - turn.since == (2 if isinstance(deed, Election) else 1)
        assert moments[turn.since].view.nominee is None


def test_a_change_within_chance_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    found = gauge(played(QUICK).shown())
    story = found.story
    curve = [Chances((0.5, 0.5, 0.0, 0.0), (0.0,) * 4, 4)] * len(story.moments)
    end = next(n for n, one in enumerate(story.moments) if isinstance(one.deed, Election))
    curve[end] = Chances((0.9, 0.1, 0.0, 0.0), (0.0,) * 4, 4)
    monkeypatch.setattr(found, "open_curve", lambda: curve)

    def said(after: float, error: float) -> bool:
        fine = Chances((after, 1 - after, 0.0, 0.0), (error,) * 4, 9)
        monkeypatch.setattr(found, "fine", lambda n: fine if n == end else curve[0])
        return bool([one for one in turns(found) if one.at == story.moments[end].at])

    assert said(0.65, 0.01)
    assert not said(0.65, 0.02)
    assert not said(0.59, 0.0)


def test_luck_is_what_these_cards_brought_and_not_any_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = gauge(played(Options(4)).shown())
    any_deal = [found.undealt(n).means[0] for n in deals(found)]
    dealt = Chances((0.4, 0.2, 0.2, 0.2), (0.0,) * 4, 9)
    monkeypatch.setattr(found, "fine", lambda _: dealt)
    gains, errors = luck(found)
    assert gains[0] == pytest.approx(3 * 0.4 - sum(any_deal), abs=0.001)
    assert errors[0] > 0.0  # of all the deals that may be only some were tried


@pytest.mark.parametrize("options", [Options(4), EMISSARY], ids=["plain", "emissary"])
def test_before_a_deal_the_same_is_said_as_by_who_knows_no_card_of_it(options: Options) -> None:
    """A lead is measured otherwise: who had one would seem to have been dealt bad cards."""
    found = gauge(played(options).shown())
    for n in deals(found):
        before, public = found.undealt(n), found.more(n, 24, is_public=True)
        assert before.playouts == 24
        for rival, (one, other) in enumerate(zip(before.means, public.means, strict=True)):
            error = hypot(before.errors[rival], public.errors[rival])
            assert abs(one - other) <= 5 * error + 0.01
