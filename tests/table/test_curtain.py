"""Who may look at the screen, as a table."""

from itertools import chain, combinations, product

import pytest

from tests.table.games import new_table, seats, until
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.table.curtain import CurtainPolicy, Look, has_curtain, who_may_look
from vivaroi_gui.table.players import Player

AUTO, ALWAYS, NEVER = CurtainPolicy
NOBODY = Look(None, None)
PLAYERS = 5
ALL = tuple(range(PLAYERS))
GONE = None


def shown(seat: Seat) -> Look:
    return Look(seat, None)


def behind_the_curtain(seat: Seat) -> Look:
    return Look(None, seat)


# Humans sit first.  Each row: humans, last viewer, who has to act, and what AUTO, ALWAYS, NEVER do.
ONE_ACTS: list[tuple[int, Seat | None, tuple[Seat, ...], Look, Look, Look]] = [
    (0, GONE, (0,), NOBODY, NOBODY, NOBODY),
    (0, GONE, (CHANCE,), NOBODY, NOBODY, NOBODY),
    (0, GONE, (), NOBODY, NOBODY, NOBODY),
    (1, GONE, (0,), shown(0), behind_the_curtain(0), shown(0)),
    (1, 0, (0,), shown(0), shown(0), shown(0)),
    (1, GONE, (3,), shown(0), NOBODY, shown(0)),
    (1, 0, (3,), shown(0), shown(0), shown(0)),
    (1, GONE, (CHANCE,), shown(0), NOBODY, shown(0)),
    (1, 0, (CHANCE,), shown(0), shown(0), shown(0)),
    (1, 0, (), shown(0), shown(0), shown(0)),
    (2, GONE, (0,), behind_the_curtain(0), behind_the_curtain(0), shown(0)),
    (2, GONE, (1,), behind_the_curtain(1), behind_the_curtain(1), shown(1)),
    (2, 0, (0,), shown(0), shown(0), shown(0)),
    (2, 0, (1,), behind_the_curtain(1), behind_the_curtain(1), shown(1)),
    (2, 1, (0,), behind_the_curtain(0), behind_the_curtain(0), shown(0)),
    (2, GONE, (4,), NOBODY, NOBODY, shown(0)),
    (2, 0, (4,), NOBODY, NOBODY, shown(0)),
    (2, 1, (4,), NOBODY, NOBODY, shown(1)),
    (2, 1, (CHANCE,), NOBODY, NOBODY, shown(1)),
    (2, 1, (), NOBODY, NOBODY, shown(1)),
    (3, GONE, (2,), behind_the_curtain(2), behind_the_curtain(2), shown(2)),
    (3, 2, (2,), shown(2), shown(2), shown(2)),
    (3, 1, (2,), behind_the_curtain(2), behind_the_curtain(2), shown(2)),
    (3, 1, (3,), NOBODY, NOBODY, shown(1)),
]


@pytest.mark.parametrize(("humans", "last", "acting", "auto", "always", "never"), ONE_ACTS)
def test_placing_and_ascent(
    humans: int, last: Seat | None, acting: tuple[Seat, ...], auto: Look, always: Look, never: Look
) -> None:
    players = seats(PLAYERS, humans)
    looks = [who_may_look(players, last, acting, policy) for policy in CurtainPolicy]
    assert looks == [auto, always, never]


@pytest.mark.parametrize("first", ALL)
@pytest.mark.parametrize("policy", [AUTO, ALWAYS])
def test_an_election_goes_round_from_whoever_holds_the_crown(
    first: Seat, policy: CurtainPolicy
) -> None:
    players = seats(PLAYERS, humans=3)
    waiting, last, order = set(ALL), GONE, []
    while waiting & {0, 1, 2}:
        look = who_may_look(players, last, sorted(waiting), policy, first)
        last = look.hand_to
        assert look.viewer is None
        assert last is not None
        order.append(last)
        assert who_may_look(players, last, sorted(waiting), policy, first) == shown(last)
        waiting.remove(last)
    assert order == sorted((0, 1, 2), key=lambda seat: (seat - first) % PLAYERS)
    assert who_may_look(players, last, sorted(waiting), policy, first) == NOBODY


def test_a_human_who_sits_among_computers_votes_in_turn_too() -> None:
    players = tuple(reversed(seats(PLAYERS, humans=2)))  # humans on seats 3 and 4
    assert who_may_look(players, GONE, ALL, AUTO, first=0) == behind_the_curtain(3)
    assert who_may_look(players, GONE, ALL, AUTO, first=4) == behind_the_curtain(4)
    assert who_may_look(players, 4, (0, 1, 2, 3), AUTO, first=4) == behind_the_curtain(3)


def test_whoever_moved_the_nominee_goes_on_to_vote_without_a_curtain() -> None:
    assert who_may_look(seats(PLAYERS, humans=3), 1, ALL, AUTO, first=1) == shown(1)


def test_with_one_human_an_election_shows_the_hand_from_the_start() -> None:
    for last, policy in product((0, GONE), (AUTO, NEVER)):
        assert who_may_look(seats(PLAYERS, humans=1), last, ALL, policy, first=3) == shown(0)


def lent_to_ai(players: tuple[Player, ...], *lent: Seat) -> tuple[Player, ...]:
    return tuple(
        player.lent("novice", "even") if seat in lent else player
        for seat, player in enumerate(players)
    )


def test_whoever_has_lent_their_seat_sees_nothing_any_more() -> None:
    players = lent_to_ai(seats(PLAYERS, humans=2), 1)
    for acting, policy in product(every_group(), (AUTO, ALWAYS)):
        assert who_may_look(players, 1, acting, policy) in (NOBODY, behind_the_curtain(0))
    assert who_may_look(players, 1, (1,), NEVER) == shown(0)


def test_a_person_who_has_lent_their_seat_is_still_in_the_room() -> None:
    two, one = lent_to_ai(seats(PLAYERS, humans=2), 1), lent_to_ai(seats(PLAYERS, humans=1), 0)
    assert has_curtain(two, AUTO)
    assert who_may_look(two, GONE, (0,), AUTO) == behind_the_curtain(0)
    assert not has_curtain(one, AUTO)
    for policy in CurtainPolicy:
        assert who_may_look(one, GONE, (0,), policy) == NOBODY


def every_group() -> list[tuple[Seat, ...]]:
    groups = chain.from_iterable(combinations(ALL, size) for size in range(PLAYERS + 1))
    return [*groups, (CHANCE,)]


@pytest.mark.parametrize("humans", [2, 3, 5])
@pytest.mark.parametrize("policy", [AUTO, ALWAYS])
def test_nobodys_secrets_are_open_unless_it_is_their_turn_and_they_opened_them(
    humans: int, policy: CurtainPolicy
) -> None:
    players = seats(PLAYERS, humans)
    for acting, last, first in product(every_group(), (GONE, *range(humans)), ALL):
        viewer, hand_to = who_may_look(players, last, acting, policy, first)
        assert viewer is None or (viewer == last and viewer in acting)
        assert hand_to is None or (hand_to in acting and players[hand_to].is_human)
        assert viewer is None or hand_to is None


@pytest.mark.parametrize("humans", range(PLAYERS + 1))
@pytest.mark.parametrize("policy", CurtainPolicy)
def test_a_human_whose_turn_it_is_can_always_get_to_the_table(
    humans: int, policy: CurtainPolicy
) -> None:
    players = seats(PLAYERS, humans)
    for acting, last in product(every_group(), (GONE, *range(humans))):
        if not any(seat in acting for seat in range(humans)):
            continue
        look = who_may_look(players, last, acting, policy)
        opened = look.viewer if look.hand_to is None else look.hand_to
        assert opened is not None
        assert who_may_look(players, opened, acting, policy) == shown(opened)


@pytest.mark.parametrize("humans", range(PLAYERS + 1))
@pytest.mark.parametrize("policy", CurtainPolicy)
def test_a_computers_secrets_are_never_on_the_screen(humans: int, policy: CurtainPolicy) -> None:
    players = seats(PLAYERS, humans)
    for acting, last, first in product(every_group(), (GONE, *ALL), ALL):
        look = who_may_look(players, last, acting, policy, first)
        assert look.viewer is None or players[look.viewer].is_human
        assert humans or look == NOBODY


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_after_loading_the_curtain_comes_first(phase: Phase) -> None:
    table = until(new_table(humans=4), phase)
    view = table.view()
    look = who_may_look(table.players, GONE, view.to_act, AUTO, view.crown_holder or 0)
    crown_or_turn = view.crown_holder if phase is Phase.ELECTION else view.turn
    assert look == Look(None, crown_or_turn)


@pytest.mark.parametrize(
    ("humans", "curtains"),
    [
        (0, (False, False, False)),
        (1, (False, True, False)),
        (2, (True, True, False)),
        (3, (True, True, False)),
    ],
)
def test_when_secrets_are_covered(humans: int, curtains: tuple[bool, ...]) -> None:
    covered = tuple(has_curtain(seats(PLAYERS, humans), policy) for policy in CurtainPolicy)
    assert covered == curtains
