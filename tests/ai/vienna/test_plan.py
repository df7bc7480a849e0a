"""A plan is the best there is: looked for again without any cleverness."""

from itertools import combinations
from random import Random

from tests.ai.vienna.walks import views
from vivaroi_gui.ai.vienna.plan import Planner, plan_of, worth_of
from vivaroi_gui.ai.vienna.position import Position, position_of
from vivaroi_gui.ai.vienna.tastes import SOUND, Mind, mind_of
from vivaroi_gui.rules.vienna import Options, Phase, View
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.fits import takes
from vivaroi_gui.rules.vienna.moves import Place, TurnDie


def turns_seen(games: int) -> list[View]:
    return [
        seen
        for number in range(games)
        for seen in views(Options(3 + number % 3), Random(number))
        if seen.phase is Phase.TURN
    ]


def best(position: Position, seat: int, mind: Mind, faces: tuple[int, ...], white: int) -> float:
    """The most that dice can bring above the Geheimbund, by trying everything."""
    found = 0.0
    shown = (*faces, white) if white else faces
    for number in (1, 2):
        for some in combinations(range(len(shown)), number):
            if some[0] == len(faces):
                continue  # the white die does not go alone
            dice = tuple(shown[at] for at in some)
            left = tuple(face for at, face in enumerate(faces) if at not in some)
            white_left = 0 if len(faces) in some else white
            for stop, cost in stops_for(position, seat, dice):
                gain = mind.values[stop] - mind.tastes.coin * (number + cost)
                if gain > 0:
                    twin = position.copy()
                    twin.close(stop, seat)
                    found = max(found, gain + best(twin, seat, mind, left, white_left))
    return found


def stops_for(position: Position, seat: int, dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """The free stops for dice as they are or with one of them turned, with the coins for it."""
    joker = position.owners[Special.JOKER] == seat
    turned = [
        (*dice[:at], face, *dice[at + 1 :])
        for at in range(len(dice))
        for face in (dice[at] - 1, dice[at] + 1)
        if 1 <= face <= 6
    ]
    found = []
    for index, stop in enumerate(position.town.stops):
        if index and not position.closed >> index & 1:
            cost = int(index < position.carriages[seat])
            if not takes(stop, dice, has_joker=joker):
                cost += 1
                if not any(takes(stop, some, has_joker=joker) for some in turned):
                    continue
            if cost <= position.coins[seat]:
                found.append((index, cost))
    return found


def test_a_plan_is_as_good_as_can_be() -> None:
    looked = 0
    for seen in turns_seen(3)[::12]:
        position, seat = position_of(seen), seen.seat or 0
        mind = mind_of(position, seat, SOUND)
        white = position.white if position.holder == seat else 0
        if len(position.dice[seat]) + (white > 0) < 4:
            plan = plan_of(position, seat, mind)
            assert abs(worth_of(plan) - best(position, seat, mind, seen.dice[seat], white)) < 1e-9
            looked += len(plan) > 1
    assert looked > 3


def test_each_errand_can_be_done_by_the_rules() -> None:
    for seen in turns_seen(3)[::4]:
        position, seat = position_of(seen), seen.seat or 0
        plan = plan_of(position, seat, mind_of(position, seat, SOUND))
        for errand in plan:
            if not errand.turns:
                assert Place(errand.stop, errand.dice, errand.with_white) in seen.legal
            else:
                assert any(isinstance(move, TurnDie) for move in seen.legal)
        assert len({errand.stop for errand in plan}) == len(plan)
        dice = sorted(die for errand in plan for die in errand.dice)
        assert all(dice.count(die) <= seen.dice[seat].count(die) for die in dice)


def test_what_is_remembered_is_what_would_be_found_again() -> None:
    for seen in turns_seen(1)[::10]:
        position = position_of(seen)
        seats = range(position.seats)
        planner = Planner([mind_of(position, one, SOUND) for one in seats])
        for _ in range(2):
            for seat in seats:
                found = plan_of(position, seat, planner.minds[seat])
                assert planner.plan(position, seat) == found
