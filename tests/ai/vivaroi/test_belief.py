"""A belief learns from public acts alone, and rules nothing out that may be true."""

from itertools import pairwise
from math import log
from random import Random

import pytest

from tests.ai.vivaroi.rounds import in_phase, views
from tests.rules.tables import CHANCE, NO, YES, castle, dealt, nominate, vote
from tools.turns import turns
from vivaroi_gui.ai.vivaroi import reading, worlds
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.playout import Opening
from vivaroi_gui.ai.vivaroi.playout_2003 import Playout2003
from vivaroi_gui.ai.vivaroi.policies import KINDS, NAIVE, UNRULY
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.reading import Reading, deeds, read
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View, apply, new, view
from vivaroi_gui.rules.vivaroi.data import DECK, OUT, THRONE, Goal
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import Deal, MoveUp
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.rules.vivaroi.state import places

FORMS = [Options(4), Options(6), Options(3, 3, Placement.RANDOM)]


def believed(
    seen: View, kinds: tuple[Policy, ...] = KINDS, *, is_blind: bool = False
) -> Belief[Policy]:
    return Belief(seen, kinds, is_blind=is_blind)


def card_chances(belief: Belief[Policy], seat: int) -> dict[Goal, float]:
    """The chance of each card that somebody may hold."""
    chances = belief.suspicions[seat].chances()
    return {goal: chances[mask_of(goal)] for goal in DECK if mask_of(goal) in chances}


def unread(kinds: tuple[Policy, ...]) -> tuple[Reading[Policy], Playout2003]:
    """A round of four that nothing was read of yet, and its playout."""
    found = reading._reading(Options(4), Opening((), None), (), kinds).copy()
    assert isinstance(found.playout, Playout2003)
    return found, found.playout


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_a_reading_ends_where_the_castle_stands_and_counts_the_no_cards(options: Options) -> None:
    for state, seen in views(options, Random(1)):
        playout = read(seen, (UNRULY,)).playout
        assert isinstance(playout, Playout2003)
        assert playout.no_cards == state.no_cards
        assert playout.reserve == state.reserve
        assert playout.floors == state.floors


def test_votes_stand_behind_the_move_that_called_them() -> None:
    state = in_phase(Phase.ELECTION, Options(4), seed=2, skip=9)
    found = deeds(state.acts, state.elections)
    assert len(found) == len(state.acts) + len(state.elections)
    for before, deed in pairwise(found):
        if isinstance(deed, Election):
            assert not isinstance(before, Election)
            assert before[1] == MoveUp(deed.character, 6)


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_cards_that_nobody_else_can_hold_have_no_chance_and_the_others_sum_to_one(
    options: Options,
) -> None:
    for state, seen in views(options, Random(3)):
        belief = believed(seen, (NAIVE, UNRULY))
        used = {goal for finished in state.history for goal in finished.goals}
        for seat in range(options.players):
            if seat != seen.seat:
                chances = card_chances(belief, seat)
                assert set(chances) == set(DECK) - used - {seen.goal}
                assert sum(chances.values()) == pytest.approx(1)
                assert min(chances.values()) > 0


@pytest.mark.parametrize("is_blind", [False, True])
def test_a_determinization_deals_no_card_twice_and_leaves_the_own_one(is_blind: bool) -> None:
    random = Random(4)
    for state, seen in views(Options(6), Random(4)):
        belief = believed(seen, (NAIVE, UNRULY), is_blind=is_blind)
        world = belief.determinization(random.random)
        goals = [goal for (goal,) in world.goals]
        assert len(set(goals)) == 6
        assert goals[seen.seat or 0] == mask_of(seen.goal or ())
        used = {mask_of(goal) for finished in state.history for goal in finished.goals}
        assert not used & set(goals)


def test_cards_that_always_collide_are_dealt_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "_TRIES_TOGETHER", 1)
    belief = believed(view(dealt(6), 0))
    for suspicion in belief.suspicions.values():
        suspicion.upto[:] = [1.0] * len(suspicion.upto)  # all believe in the first card
    world = belief.determinization(Random(5).random)
    assert len(set(world.goals)) == 6


def test_who_lifts_a_character_again_and_again_is_suspected_of_its_cards() -> None:
    state = new(Options(4, 1, Placement.RANDOM))
    apply(state, CHANCE, Deal(DECK[:4], (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3), 1))
    for to in (1, 2, 3):  # nobody has placed: only these three moves speak
        state.turn = 1
        apply(state, 1, MoveUp(0, to))
    belief = believed(view(state, 0), (NAIVE,))
    chances = card_chances(belief, 1)
    with_it = sum(chance for goal, chance in chances.items() if 0 in goal)
    assert with_it > 12 / 25 + 0.2


def test_a_no_to_a_character_speaks_against_its_cards() -> None:
    state = castle(dealt(), {5: (0, 1), 3: (2, 3, 4)})
    nominate(state, 1)
    vote(state, NO, NO, YES, YES)
    belief = believed(view(state, 0), (NAIVE,))
    against, for_it = card_chances(belief, 1), card_chances(belief, 2)
    for goal in against:
        if 1 in goal:
            assert against[goal] < for_it[goal]


def test_who_has_no_card_left_tells_nothing_by_a_yes() -> None:
    state = castle(dealt(), {5: (0, 1), 3: (2, 3, 4)})
    state.acts.clear()
    before = card_chances(believed(view(state, 0), (NAIVE,)), 1)
    assert len(set(before.values())) == 1
    with_hand, playout = unread((NAIVE,))
    playout.no_cards[1] = 0
    playout.floors[6] = 0b10
    with_hand.go_on(Election(1, 0, (YES,) * 4, THRONE), (NAIVE,), [[(mask_of(DECK[5]),)]] * 4)
    assert with_hand.logs[1][0][0] == 0
    assert with_hand.logs[2][0][0] < 0


def test_votes_are_laid_at_once_so_that_none_is_read_in_the_light_of_another() -> None:
    """Each voter sees what the others held before: the last one no fewer than the first one."""
    found, playout = unread(KINDS)
    playout.no_cards = [1] * 4
    playout.floors[6] = 0b10
    found.go_on(Election(1, 0, (NO,) * 4, OUT), KINDS, [[(mask_of(DECK[5]),)]] * 4)
    by_kind = [[row[0] for row in found.logs[seat]] for seat in (1, 2, 3)]
    assert by_kind[0] == by_kind[1] == by_kind[2]
    assert max(by_kind[0]) < 0
    assert playout.no_cards == [0] * 4


def test_a_blind_belief_keeps_every_card_alike() -> None:
    state = in_phase(Phase.ELECTION, Options(4), seed=6, skip=8)
    chances = card_chances(believed(view(state, 0), is_blind=True), 2)
    assert list(chances.values()) == pytest.approx([1 / len(chances)] * len(chances))


def test_earlier_rounds_tell_what_kind_of_player_somebody_is() -> None:
    """Players who do anything at all are found out after a round."""
    for state, seen in views(Options(4, 3), Random(7)):
        if state.round == 2 and seen.phase is Phase.ASCENT:
            suspicion = believed(seen).suspicions[((seen.seat or 0) - 1) % 4]
            chances = [suspicion.chance_of(kind) for kind in range(len(KINDS))]
            assert sum(chances) == pytest.approx(1)
            assert chances[KINDS.index(UNRULY)] > 0.9
            return
    pytest.fail("no second round")


def test_what_is_believed_does_not_depend_on_what_was_asked_before() -> None:
    seen = view(in_phase(Phase.ELECTION, Options(5), seed=8, skip=5), 3)
    remembered = card_chances(believed(seen), 1)
    reading._reading.cache_clear()
    reading._habits.cache_clear()
    assert card_chances(believed(seen), 1) == remembered


def test_the_floors_before_the_first_move_are_found_by_taking_moves_back() -> None:
    options = Options(4, 1, Placement.RANDOM)
    start = in_phase(Phase.ASCENT, options, seed=9)
    first = places(start)
    later = in_phase(Phase.ASCENT, options, seed=9, skip=6)
    opening = reading._opening(options, places(later), later.acts, None)
    assert opening.places == first


def test_a_true_card_gains_on_average() -> None:
    """Log-loss on the true card against the uniform prior, over naive players."""
    random, gains = Random(10), []
    for _ in range(3):
        state = new(Options(4))
        for seat, seen in turns(state, random):
            if seen.phase is Phase.ELECTION and len(seen.elections) == 2:
                chances = card_chances(believed(seen), (seat + 1) % 4)
                true = chances[state.goals[(seat + 1) % 4]]
                gains.append(log(true * len(chances)))
            apply(state, seat, choose(seen, "novice", random.getrandbits(32)))
    assert sum(gains) / len(gains) > 0.1
