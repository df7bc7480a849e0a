"""Advice is the strongest level's move, with a reason that is true of the position."""

import pytest

from tests.ai.vivaroi.cases import search_of, told, why
from tests.ai.vivaroi.rounds import in_phase
from tests.rules.tables import NO, YES, castle, dealt, nominate, vote
from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import bot, reasons
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import advise, choose
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.measures import Trials
from vivaroi_gui.ai.vivaroi.sense import sensible
from vivaroi_gui.rules.vivaroi import Options, Phase, State, View, view
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote

SHORT = Budget(iterations=60)
CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
"""Seat 0 wants those with the numbers 0, 1, 6, 7, 9 and 11."""
RICH = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5)}
POOR = {5: (2, 3), 4: (4, 5, 8, 12), 1: (0, 1)}
EVEN = {5: (2, 0), 4: (1, 6, 7, 9), 1: (3, 4, 5)}


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "_WORLDS", 20)


def on_turn(phase: Phase) -> View:
    """What a seat sees that may act; in an election the first one."""
    state = in_phase(phase, Options(4), seed=5)
    return view(state, state.turn or 0)


@pytest.mark.parametrize("phase", [Phase.ASCENT, Phase.ELECTION])
def test_the_advice_is_what_the_strongest_level_does(phase: Phase) -> None:
    seen = on_turn(phase)
    assert advise(seen, 3, budget=SHORT).move == choose(seen, "eminence", 3, budget=SHORT)


def test_nobody_is_advised_who_may_not_act() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        advise(view(dealt(), 2), 1)


def test_whoever_stops_an_advice_waits_for_one_playout_more() -> None:
    seen, asked = on_turn(Phase.ASCENT), list[int]()

    def soon() -> bool:
        asked.append(1)
        return len(asked) > 30

    advice = advise(seen, 3, soon, Budget(iterations=100))
    assert advice.reason is Reason.ALONE
    assert advice.move in seen.legal
    assert len(asked) < 120, "the rest of the worlds is not played"


def test_whoever_stops_an_advice_before_any_world_is_drawn_gets_the_move_alone() -> None:
    state = castle(unarmed(rounds=1), {5: (2,), 4: (0, 1, 6, 7), 3: (9, 11), 1: (3, 4, 5)})
    state.totals = [0, 10, 10, 10]
    nominate(state, 2)
    advice = advise(view(state, 0), 3, lambda: True, SHORT)
    assert advice == Advice(Vote(NO), Reason.ALONE)


def test_a_move_that_alone_makes_sense_is_compared_with_the_best_of_the_others() -> None:
    """Where all others are blunders: nobody else can stop the King who takes the game."""
    state = castle(unarmed(rounds=1), POOR)
    nominate(state, 2)
    seen = view(state, 0)
    assert sensible(seen) == [Vote(NO)]
    advice = advise(seen, 1, budget=SHORT)
    assert advice.move == Vote(NO)
    assert advice.reason is Reason.NO_COUNT
    assert "lead" in advice.figures


def unarmed(rounds: int = 3) -> State:
    """Everybody but seat 0 has spent all No cards."""
    state = dealt(rounds=rounds, goals=CARDS)
    for _ in range(3):
        nominate(castle(state, RICH), 2)
        vote(state, YES, NO, NO, NO)
    return castle(state, RICH)


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Place(0, 1), Reason.PLACE_HIDDEN),
        (Place(0, 2), Reason.ALONE),  # many place favourites there: it would be suspected
        (Place(2, 1), Reason.PLACE_STRANGER_LOW),
        (Place(2, 4), Reason.PLACE_STRANGER_HIGH),
    ],
)
def test_placings(move: Move, expected: Reason) -> None:
    assert why(dealt(goals=CARDS), move) is expected


class Measured(Trials):
    """As if this had been measured, whatever is asked."""

    def __init__(self, gain: Figure) -> None:
        self._gain = gain

    def gain(self, *_: object) -> Figure:
        return self._gain


@pytest.mark.parametrize(
    ("gain", "floor", "expected"),
    [
        (Figure(1.0, 0.2, 99), 4, Reason.PLACE_FAVOURITE),
        (Figure(1.0, 0.6, 99), 4, Reason.PLACE_COUNTS),
        (Figure(1.0, 0.2, 99), 2, Reason.ALONE),
    ],
)
def test_a_favourite_starts_high_where_it_ends_up_worth_more(
    gain: Figure, floor: int, expected: Reason
) -> None:
    case = Case(view(dealt(goals=CARDS), 0), Place(0, floor), None, Measured(gain))
    assert reasons.why(case).reason is expected


def test_ascents() -> None:
    state = castle(dealt(goals=CARDS), {0: (0, 2, 8), 1: (1, 3, 4), 3: (5,)})
    assert why(state, MoveUp(0, 1)) is Reason.LIFT_FAVOURITE
    assert why(state, MoveUp(5, 4)) is Reason.LIFT_BAIT
    assert why(state, MoveUp(2, 1)) is Reason.LIFT_STRANGER, "a favourite would be kept out as well"
    castle(state, {0: (2, 8), 1: (1, 3, 4), 3: (0,)})
    assert why(state, MoveUp(2, 1)) is Reason.TAKE_SEAT


def test_who_leaves_a_full_floor_makes_room_for_a_favourite_below() -> None:
    full = {2: (2, 3, 4, 5), 1: (0,)}
    assert why(castle(dealt(goals=CARDS), full), MoveUp(2, 3)) is Reason.MAKES_ROOM
    for floors in ({2: (2, 3, 4), 1: (0,)}, {2: (2, 3, 4, 5), 1: (8,)}, {2: (2, 3, 4, 5), 0: (0,)}):
        assert why(castle(dealt(goals=CARDS), floors), MoveUp(2, 3)) is not Reason.MAKES_ROOM


def claims_of(state: State, move: Move) -> set[Reason]:
    """All that may be said of a move, whatever the next best one is."""
    seen = view(state, 0)
    case = Case(seen, move, None, Trials(search_of(seen), 8))
    return {reason for reason, claim in reasons.CLAIMS[type(move)] if claim(case) is not None}


def test_what_is_plain_to_see_is_said_of_favourites_or_of_strangers_alone() -> None:
    state = castle(dealt(goals=CARDS), {0: (0, 2)})
    assert Reason.LIFT_OWN in claims_of(state, MoveUp(0, 1))
    assert Reason.LIFT_OWN not in claims_of(state, MoveUp(2, 1))
    for nominee, card, reason in ((0, YES, Reason.YES_FAVOURITE), (2, NO, Reason.NO_REMOVES)):
        state = dealt_to({5: (0, 2), 1: (1, 3)})
        nominate(state, nominee)
        assert reason in claims_of(state, Vote(card))
        assert reason not in claims_of(state, Vote(NO if card == YES else YES))
        state = dealt_to({5: (0, 2), 1: (1, 3)})
        nominate(state, 2 - nominee)
        assert reason not in claims_of(state, Vote(card))


def test_a_proposal_is_for_the_crown_where_nobody_else_can_refuse() -> None:
    state = unarmed()
    assert why(state, MoveUp(0, 6), MoveUp(3, 2)) is Reason.CROWN_FAVOURITE
    found = told(state, MoveUp(2, 6))
    assert found.reason is Reason.CROWN_STRANGER
    assert found.figures["margin"].mean == pytest.approx(7.2)
    assert found.figures["most"].mean == 1


def test_a_stranger_who_brings_less_is_proposed_for_the_no_that_follows() -> None:
    assert why(dealt_to(RICH), MoveUp(2, 6)) is Reason.DRAW_NO
    assert why(castle(unarmed(), POOR), MoveUp(2, 6)) is Reason.BAIT


def test_a_favourite_whom_the_others_reject_is_no_stranger_that_costs_them_a_no() -> None:
    assert why(dealt_to(RICH), MoveUp(0, 6)) is Reason.ALONE


def dealt_to(floors: dict[int, tuple[int, ...]]) -> State:
    return castle(dealt(goals=CARDS), floors)


def test_a_yes_is_for_the_count_only_where_it_is_better() -> None:
    state = castle(unarmed(), EVEN)
    nominate(state, 0)
    assert why(state, Vote(YES), Vote(NO)) is Reason.YES_COUNT
    state = dealt_to(POOR)
    nominate(state, 2)
    found = told(state, Vote(YES), Vote(NO))
    assert found.reason is Reason.YES_OTHERS
    assert found.is_close, "it will be refused, whatever this seat says"
    state.no_cards[0] = 0
    assert why(state, Vote(YES)) is Reason.YES_EMPTY


def test_nobody_else_will_refuse_where_nobody_else_can() -> None:
    state = castle(unarmed(), POOR)
    nominate(state, 2)
    assert why(state, Vote(YES)) is Reason.ALONE


def test_a_no_is_for_what_the_coronation_costs_or_for_what_may_still_come() -> None:
    state = castle(unarmed(), POOR)
    nominate(state, 2)
    assert why(state, Vote(NO), Vote(YES)) is Reason.NO_COUNT
    state = castle(unarmed(rounds=1), {5: (2,), 4: (0, 1, 6, 7), 3: (9, 11), 1: (3, 4, 5)})
    state.totals = [0, 10, 10, 10]
    nominate(state, 2)
    assert why(state, Vote(NO), Vote(YES)) is Reason.NO_MORE


@pytest.mark.parametrize(
    ("lead", "alike", "unlike"),
    [
        (Figure(0.20, 0.01, 99), Reason.BEST_TRIED, Reason.PLACE_STRANGER_LOW),
        (Figure(0.01, 0.01, 99), Reason.PLACE_STRANGER_LOW, Reason.PLACE_STRANGER_LOW),
        (Figure(-0.2, 0.01, 99), Reason.ALONE, Reason.ALONE),
        (Figure(0.01, 0.20, 99), Reason.ALONE, Reason.PLACE_STRANGER_LOW),
    ],
)
def test_a_reason_makes_the_difference_or_another_move_is_about_as_good(
    lead: Figure, alike: Reason, unlike: Reason
) -> None:
    """What is true of both moves is no reason for one of them."""
    seen = view(dealt(goals=CARDS), 0)
    trials = Trials(search_of(seen), 2)
    for other, expected in ((Place(3, 1), alike), (Place(0, 4), unlike)):
        case = Case(seen, Place(2, 1), other, trials)
        case.__dict__["lead"] = lead  # as if it had been measured
        found = reasons.why(case)
        assert found.reason is expected
        assert found.is_close is (abs(lead.mean) < 0.1 and lead.error < 0.1)


def test_what_keeps_a_secret_is_a_reason_that_no_playout_can_deny() -> None:
    seen = view(dealt(goals=CARDS), 0)
    trials = Trials(search_of(seen), 2)
    case = Case(seen, Place(0, 1), Place(2, 1), trials)
    case.__dict__["lead"] = Figure(-0.2, 0.01, 99)
    assert reasons.why(case).reason is Reason.PLACE_HIDDEN


def test_zero_is_the_reason_in_a_third_round_where_it_can_be_had() -> None:
    low = {5: (2,), 4: (3, 4), 0: (0, 1)}
    state = castle(dealt(goals=CARDS), low)
    assert why(state, MoveUp(2, 6)) is not Reason.SEEK_ZERO
    state.round = 3
    for _ in range(5):
        nominate(state, 2)
        vote(state, YES, YES, YES, NO)
        state.no_cards[3] = 3
        castle(state, low)
    assert why(state, MoveUp(3, 5)) is Reason.SEEK_ZERO
    assert why(state, MoveUp(0, 1), MoveUp(3, 5)) is not Reason.SEEK_ZERO
    nominate(state, 2)
    assert why(state, Vote(YES), Vote(NO)) in (Reason.SEEK_ZERO, Reason.YES_OTHERS)


def test_the_same_arguments_give_the_same_advice() -> None:
    seen = on_turn(Phase.ASCENT)
    assert advise(seen, 3, budget=SHORT) == advise(seen, 3, budget=SHORT)
