"""A game of Vienna explained: chances that add up, turning points beyond chance, luck of throws."""

import pytest

from tools.vienna_positions import finished
from vivaroi_gui.ai.review import LEAST_CHANGE, SURE, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.vienna.review import explain
from vivaroi_gui.ai.vienna.review.acts import acts
from vivaroi_gui.ai.vienna.review.explain import WHOLE, Effort, explained, luck, may_turn, turns
from vivaroi_gui.ai.vienna.review.measured import Measured
from vivaroi_gui.ai.vienna.review.outlook import Outlook, piles
from vivaroi_gui.rules.core import CHANCE, Shown
from vivaroi_gui.rules.vienna import Phase
from vivaroi_gui.rules.vienna.events import Placed, Thrown
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown

QUICK = Effort(coarse=1, finer=1, finest=2, pairs=4, sieve=2, looked_at=2, of_luck=2)


@pytest.fixture(scope="module")
def game() -> Shown:
    return shown(Replay(finished(3).record, None, CurtainPolicy.NEVER))


@pytest.fixture(scope="module")
def parts(game: Shown) -> list[Part]:
    return list(explained(game, 1, lambda: False, QUICK))


def test_every_sight_has_chances_that_add_up_and_the_end_is_sure(
    game: Shown, parts: list[Part]
) -> None:
    points = {part.at: part.chances for part in parts if isinstance(part, Point)}
    assert sorted(points) == list(range(len(game.sights)))
    assert all(sum(one.means) == pytest.approx(1) for one in points.values())
    end, result = points[len(game.sights) - 1], game.sights[-1].view.result
    assert (end.playouts, end.errors) == (0, (0.0,) * 3)
    assert [seat for seat, mean in enumerate(end.means) if mean] == list(result.winners)


def test_the_same_seed_says_the_same_and_the_last_part_is_the_whole(
    game: Shown, parts: list[Part]
) -> None:
    first = list(zip(range(20), explained(game, 1, lambda: False, QUICK), strict=False))
    assert [part for _, part in first] == parts[:20]
    assert parts[-1] == Progress(1.0)
    shares = [part.share for part in parts if isinstance(part, Progress)]
    assert shares == sorted(shares)


def test_whoever_stops_it_hears_no_more(game: Shown) -> None:
    answers = iter([False] * 5)
    told = list(explained(game, 1, lambda: next(answers, True), QUICK))
    assert len(told) < 20
    assert Progress(1.0) not in told


def test_an_act_is_a_throw_or_one_turn_with_what_follows_its_placing(game: Shown) -> None:
    told = list(acts(game.sights))
    assert [act.since for act in told[1:]] == [act.at for act in told[:-1]]
    for act in told:
        events = [event for one in game.sights[act.since + 1 : act.at + 1] for event in one.events]
        assert sum(isinstance(event, Placed) for event in events) <= 1
        assert any(isinstance(event, Thrown) for event in events) is (act.seat == CHANCE)


def test_a_change_is_a_turning_point_beyond_four_errors_only(game: Shown) -> None:
    act = next(acts(game.sights))
    before, after, change = Measured(3), Measured(3), Measured(3)
    for number in range(400):
        noise = 0.2 * (number % 2) - 0.1
        before.add([0.3, 0.3, 0.4])
        after.add([0.3 + LEAST_CHANGE + noise, 0.5, 0.1 - noise])
        change.add([LEAST_CHANGE + noise, 0.2, 0.0])
    (turn,) = turns(act, before.chances.means, after.chances.means, change)
    assert abs(change.means[0]) >= LEAST_CHANGE - 1e-9
    assert change.means[0] - SURE * change.errors[0] < LEAST_CHANGE
    assert turn.seat == 1
    assert (turn.before, turn.after) == (before.chances.means[1], after.chances.means[1])
    assert isinstance(turn, Turn)


def test_the_act_that_ends_the_game_may_turn_it_and_leads_to_who_has_won(
    game: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explain, "LEAST_CHANGE", -1.0)  # everything is said
    end = game.sights[-4:]
    told = list(explained(Shown(end), 1, lambda: False, QUICK._replace(looked_at=len(end))))
    ends = [part for part in told if isinstance(part, Turn) and part.at == len(end) - 1]
    winners = end[-1].view.result.winners
    assert [turn.after for turn in ends] == [float(seat in winners) for seat in range(3)]


def test_what_may_still_turn_a_game_passes_the_sieve() -> None:
    def changed(*changes: float) -> Measured:
        found = Measured(2)
        for change in changes:
            found.add([0.0, change])
        return found

    assert not may_turn(changed(0.0, 0.06))
    assert may_turn(changed(-0.1, -0.1))
    assert may_turn(changed(-0.3, 0.2))


def test_a_very_long_game_takes_little_longer_and_a_usual_one_is_cut_nowhere() -> None:
    assert WHOLE.within_patience(points=190, throws=35) == WHOLE
    less = WHOLE.within_patience(points=900, throws=200)
    assert less.coarse + less.finer > less.finest > 0
    assert WHOLE.of_luck > less.of_luck > 50


def test_what_is_said_is_sharper_than_what_was_played_and_never_quite_sure() -> None:
    played = Measured(2)
    for _ in range(100):
        played.add([0.7, 0.3])
    assert played.means == pytest.approx((0.7, 0.3))
    assert played.chances.means[0] > 0.72
    sure = Measured(2)
    sure.add([1.0, 0.0])
    assert 0.5 < sure.chances.means[0] < 1


def test_luck_adds_up_what_every_throw_brought() -> None:
    throws = []
    for gain in (0.1, -0.3):
        throw = Measured(1)
        for noise in (-0.1, 0.1):
            throw.add([gain + noise])
        throws.append(throw)
    found = luck(throws)
    assert isinstance(found, Luck)
    assert (*found.gains, *found.errors) == pytest.approx((-0.2, 0.1))


def test_no_card_that_was_shown_is_drawn_again_before_the_others(game: Shown) -> None:
    for sight, pile in zip(game.sights, piles(game.sights), strict=True):
        view = sight.view
        out = sum(map(len, view.circles)) + len(view.display)
        assert len(pile.unseen) + len(pile.under) >= len(view.board.pile) - out
        assert len(pile.unseen) <= view.pile


def test_what_was_paid_for_a_choice_that_is_due_is_not_paid_again(game: Shown) -> None:
    waiting = [
        (sight.view, pile)
        for sight, pile in zip(game.sights, piles(game.sights), strict=True)
        if sight.view.pending is not None
    ]
    assert waiting
    for view, pile in waiting:
        paid = Outlook(view, pile)._position.coins[view.turn]
        assert paid == view.coins[view.turn] + view.stops[view.pending].cost


def test_a_game_that_goes_on_is_explained_up_to_its_last_evaluation(game: Shown) -> None:
    counted = [
        place
        for place, sight in enumerate(game.sights)
        if sight.view.phase is Phase.NEW_ROUND and sight.view.round
    ]
    told = explained(Shown(game.sights[: counted[0] + 1]), 1, lambda: False, QUICK)
    points = {part.at for part in told if isinstance(part, Point)}
    assert points == set(range(counted[0] + 1))
