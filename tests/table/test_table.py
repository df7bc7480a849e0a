"""The authority: what it hands out, what it refuses, and what can be taken back."""

import gc
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from tests.table.games import (
    first_move,
    new_table,
    random_step,
    record_of,
    seats,
    sight,
    state_of,
    steps,
    until,
)
from vivaroi_gui.rules.core import (
    CHANCE,
    GameOver,
    IllegalMove,
    NotYourTurn,
    RulesError,
    WrongPhase,
)
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, State, View
from vivaroi_gui.rules.vivaroi.data import DECK
from vivaroi_gui.rules.vivaroi.events import RoundBegun, VoteLaid, VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import (
    AlreadyPlaced,
    AlreadyVoted,
    BadDeal,
    Card,
    Deal,
    FloorFull,
    Move,
    MoveUp,
    NoSuchCard,
    NotAPlacingFloor,
    NotInCastle,
    NotOneFloor,
    NotUp,
    Place,
    UnknownCharacter,
    Vote,
)
from vivaroi_gui.table.players import SameColour, WrongLevel, WrongLoan, WrongStyle
from vivaroi_gui.table.record import Record, read, write
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

YES, NO = Card.YES, Card.NO
FORMS = [
    Options(players, rounds, placement)
    for players in range(3, 7)
    for rounds in (1, 3)
    for placement in Placement
]
every_form = pytest.mark.parametrize("options", FORMS, ids=str)


# --- views only -------------------------------------------------------------------------------


def reachable(root: object) -> list[Any]:
    """Every object that can be got at from another; code and options, which all know, left out."""
    known = type | ModuleType | FunctionType | Options
    seen: dict[int, Any] = {}
    due = [root]
    while due:
        one = due.pop()
        if id(one) not in seen and not isinstance(one, known):
            seen[id(one)] = one
            due += gc.get_referents(one)
    return list(seen.values())


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_nothing_reachable_from_a_view_or_event_is_the_secret_of_another(phase: Phase) -> None:
    table = until(new_table(), phase)
    for seat in (2, None):
        found = reachable((table.view(seat), table.events))
        assert not any(isinstance(one, State | Record | Table | Random) for one in found)
        for other in (0, 1, 3):
            goal = table.view(other).goal
            assert not any(isinstance(one, tuple) and one == goal for one in found)


@every_form
def test_a_view_holds_the_secrets_of_its_seat_alone(options: Options) -> None:
    table = new_table(options=options)
    for _ in steps(table, Random(1)):
        public = table.view()
        assert (public.seat, public.goal, public.no_cards, public.vote) == (None,) * 4
        for seat in range(options.players):
            assert table.view(seat).seat == seat


def test_a_sealed_vote_changes_nobody_elses_view() -> None:
    def others(card: Card) -> list[View]:
        table = until(new_table(), Phase.ELECTION)
        events = table.play(1, Vote(card))
        assert events == (VoteLaid(1),)
        return [table.view(seat) for seat in (None, 0, 2, 3)]

    assert others(YES) == others(NO)


@pytest.mark.parametrize("seat", [CHANCE, -2, 4, 99])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        until(new_table(), Phase.ASCENT).view(seat)


def test_players_that_cannot_sit_down_together_get_no_table() -> None:
    anna, bruno, chloe, _ = seats(4)
    with pytest.raises(SameColour):
        Table.new((anna, bruno, chloe, anna), Options(4), Random(1))


# --- playing ----------------------------------------------------------------------------------


def test_a_game_begins_with_a_deal() -> None:
    table = new_table()
    assert table.to_act() == (CHANCE,)
    assert table.events == ()
    assert table.last_seat is None
    (begun,) = table.deal()
    assert isinstance(begun, RoundBegun)
    assert table.to_act() == (begun.first_player,)
    assert table.last_seat == CHANCE


def test_every_game_has_an_id_and_a_beginning_that_stay() -> None:
    created = datetime(2026, 2, 28, 12, tzinfo=UTC)
    table = Table.new(seats(3), Options(3), Random(1), created=created)
    resumed = Table.resume(record_of(table), Random(2))
    assert record_of(resumed).game_id == record_of(table).game_id
    assert record_of(resumed).created == created
    assert record_of(table).game_id != record_of(new_table(2)).game_id


def test_the_same_random_numbers_deal_the_same_game() -> None:
    def goals(seed: int) -> list[object]:
        table = until(new_table(seed), Phase.PLACING)
        return [table.view(seat).goal for seat in range(4)]

    assert goals(1) == goals(1) != goals(2)


@every_form
def test_a_game_ends_after_its_rounds(options: Options) -> None:
    table = new_table(options=options)
    for _ in steps(table, Random(2), most=600):
        pass
    assert table.is_over
    assert len(table.view().history) == options.rounds
    assert sum(isinstance(event, RoundBegun) for event in table.events) == options.rounds


def refused(table: Table, seat: int, move: Move, cause: type[RulesError]) -> None:
    """The move is refused by that cause, and nothing has changed."""
    before = sight(table), list(record_of(table).inputs), table.last_seat
    with pytest.raises(cause) as caught:
        table.play(seat, move)
    assert type(caught.value) is cause
    assert (sight(table), record_of(table).inputs, table.last_seat) == before


def test_a_placing_is_refused_by_cause() -> None:
    table = until(new_table(), Phase.PLACING)
    seat = table.to_act()[0]
    table.play(seat, Place(0, 1))
    for character in (1, 2, 3):
        table.play(table.to_act()[0], Place(character, 1))
    turn = table.to_act()[0]
    refused(table, (turn + 1) % 4, Place(5, 2), NotYourTurn)
    refused(table, CHANCE, Place(5, 2), NotYourTurn)
    refused(table, turn, Place(0, 2), AlreadyPlaced)
    refused(table, turn, Place(5, 5), NotAPlacingFloor)
    refused(table, turn, Place(5, 1), FloorFull)
    refused(table, turn, Place(13, 2), UnknownCharacter)
    refused(table, turn, Place(-1, 2), UnknownCharacter)
    refused(table, turn, MoveUp(0, 2), WrongPhase)
    refused(table, turn, Vote(YES), WrongPhase)
    refused(table, CHANCE, Deal(DECK[:4], None, 0), WrongPhase)


def test_a_move_is_refused_by_cause() -> None:
    options = Options(3, 3, Placement.RANDOM)
    table = until(new_table(options=options), Phase.ASCENT)
    turn, places = table.to_act()[0], table.view().places
    low, high = places.index(min(places)), places.index(max(places))
    refused(table, (turn + 1) % 3, MoveUp(low, places[low] + 1), NotYourTurn)
    refused(table, turn, MoveUp(low, places[low] + 2), NotOneFloor)
    refused(table, turn, MoveUp(high, places[high]), NotUp)
    refused(table, turn, MoveUp(high, places[high] - 1), NotUp)
    full = next(floor for floor in (1, 2, 3) if places.count(floor) == 4)
    refused(table, turn, MoveUp(places.index(full - 1), full), FloorFull)
    refused(table, turn, Place(0, 1), WrongPhase)


def test_a_move_of_an_eliminated_character_is_refused() -> None:
    table = new_table(options=Options(3, 1))
    for _ in steps(table, Random(1)):
        if table.view().elections and table.view().phase is Phase.ASCENT:
            break
    away = table.view().places.index(8)
    refused(table, table.to_act()[0], MoveUp(away, 1), NotInCastle)


def test_a_vote_is_refused_by_cause() -> None:
    table = until(new_table(), Phase.ELECTION)
    table.play(2, Vote(YES))
    refused(table, 2, Vote(YES), AlreadyVoted)
    refused(table, 2, Vote(NO), AlreadyVoted)
    refused(table, CHANCE, Vote(YES), NotYourTurn)
    refused(table, 4, Vote(YES), NotYourTurn)
    refused(table, 1, Place(0, 1), WrongPhase)


def test_a_no_that_is_spent_cannot_be_laid() -> None:
    table, random = until(new_table(players=5), Phase.PLACING), Random(3)
    while 0 not in [table.view(seat).no_cards for seat in range(5)]:
        seat = table.to_act()[0]
        if table.view().phase is Phase.ELECTION:
            table.play(seat, Vote(NO if table.view(seat).no_cards else YES))
        else:
            random_step(table, random)
    until(table, Phase.ELECTION)
    spent = next(seat for seat in range(5) if table.view(seat).no_cards == 0)
    refused(table, spent, Vote(NO), NoSuchCard)


def test_a_deal_that_is_not_due_or_does_not_fit_is_refused() -> None:
    table = new_table()
    refused(table, 0, Deal(DECK[:4], None, 0), NotYourTurn)
    refused(table, CHANCE, Deal(DECK[:3], None, 0), BadDeal)
    table.deal()
    with pytest.raises(WrongPhase):
        table.deal()


def test_nobody_plays_after_the_end() -> None:
    table = new_table(options=Options(3, 1))
    for _ in steps(table, Random(1)):
        pass
    assert table.to_act() == ()
    refused(table, 0, Vote(YES), GameOver)
    with pytest.raises(IllegalMove):
        table.deal()


# --- taking back ------------------------------------------------------------------------------


def undo_is_refused(table: Table, seat: int, cause: UndoRefusal) -> None:
    """That seat may not take back its step, and nothing changes if it tries."""
    assert table.undo_refusal(seat) is cause
    before = sight(table), list(record_of(table).inputs)
    with pytest.raises(ValueError, match=cause.value):
        table.undo(seat)
    assert (sight(table), record_of(table).inputs) == before


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_ones_own_last_step_can_be_taken_back(phase: Phase) -> None:
    table = until(new_table(), phase)
    before, inputs = state_of(table).copy(), list(record_of(table).inputs)
    seen = sight(table)
    seat, move = first_move(table)
    table.play(seat, move)
    assert table.undo_refusal(seat) is None
    table.undo(seat)
    assert state_of(table) == before
    assert sight(table) == seen
    assert record_of(table).inputs == inputs


def test_a_call_of_an_election_can_be_taken_back_before_anybody_has_voted() -> None:
    table = until(new_table(), Phase.ELECTION)
    seat = table.last_seat
    assert seat is not None
    table.undo(seat)
    assert table.view().phase is Phase.ASCENT
    assert table.to_act() == (seat,)


def test_the_last_placing_takes_the_left_over_back_with_it() -> None:
    table = until(new_table(), Phase.ASCENT)
    assert table.last_seat is not None
    table.undo(table.last_seat)
    assert table.view().phase is Phase.PLACING
    assert table.view().places.count(7) == 2


def test_nothing_is_taken_back_before_anything_was_done() -> None:
    undo_is_refused(new_table(), 0, UndoRefusal.NOTHING_TO_UNDO)


def test_only_one_step_is_taken_back() -> None:
    table = until(new_table(), Phase.ASCENT)
    seat, move = first_move(table)
    table.play(seat, move)
    table.undo(seat)
    for other in range(4):
        undo_is_refused(table, other, UndoRefusal.NOTHING_TO_UNDO)


def test_nobody_takes_back_the_step_of_another() -> None:
    table = until(new_table(), Phase.ASCENT)
    seat, move = first_move(table)
    table.play(seat, move)
    for other in {0, 1, 2, 3} - {seat}:
        undo_is_refused(table, other, UndoRefusal.ANOTHER_HAS_ACTED)
    table.play(*first_move(table))
    undo_is_refused(table, seat, UndoRefusal.ANOTHER_HAS_ACTED)


def test_a_call_of_an_election_stands_once_another_has_voted() -> None:
    table = until(new_table(), Phase.ELECTION)
    caller = table.last_seat
    assert caller is not None
    table.play((caller + 1) % 4, Vote(YES))
    undo_is_refused(table, caller, UndoRefusal.ANOTHER_HAS_ACTED)


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_revealed_votes_stand(card: Card) -> None:
    table = until(new_table(), Phase.ELECTION)
    for seat in range(4):
        events = table.play(seat, Vote(card))
    assert any(isinstance(event, VotesRevealed) for event in events)
    for seat in range(4):
        undo_is_refused(table, seat, UndoRefusal.REVEALED)


def test_a_deal_stands() -> None:
    table = until(new_table(), Phase.PLACING)
    for seat in (CHANCE, *range(4)):
        undo_is_refused(table, seat, UndoRefusal.CHANCE)


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ELECTION])
def test_after_loading_nothing_can_be_taken_back(phase: Phase) -> None:
    table = until(new_table(), phase)
    resumed = Table.resume(record_of(table), Random(1))
    for seat in range(4):
        undo_is_refused(resumed, seat, UndoRefusal.NOTHING_TO_UNDO)


def test_a_step_played_after_loading_can_be_taken_back() -> None:
    resumed = Table.resume(record_of(until(new_table(), Phase.ELECTION)), Random(1))
    seen = sight(resumed)
    resumed.play(0, Vote(YES))
    resumed.undo(0)
    assert sight(resumed) == seen


# --- done again -------------------------------------------------------------------------------


def redo_is_refused(table: Table, seat: int, cause: UndoRefusal) -> None:
    """That seat may not do anything again, and nothing changes if it tries."""
    assert table.steps.redo_refusal(seat) is cause
    before = sight(table), list(record_of(table).inputs)
    with pytest.raises(ValueError, match=cause.value):
        table.redo(seat)
    assert (sight(table), record_of(table).inputs) == before


def taken_back(phase: Phase, **made: Any) -> tuple[Table, int]:
    """A table at which somebody has just taken back a step in a phase, and who."""
    table = until(new_table(**made), phase)
    seat, move = first_move(table)
    table.play(seat, move)
    table.undo(seat)
    return table, seat


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_what_was_taken_back_is_done_again_by_the_same_door(phase: Phase, data_dir: Path) -> None:
    store = Store(data_dir)
    table = until(new_table(store=store), phase)
    seat, move = first_move(table)
    events = table.play(seat, move)
    after, seen, inputs = state_of(table).copy(), sight(table), list(record_of(table).inputs)
    table.undo(seat)
    assert table.steps.undone == events
    assert table.redo(seat) == events
    assert (state_of(table), sight(table), record_of(table).inputs) == (after, seen, inputs)
    assert store.load().inputs == inputs
    assert table.undo_refusal(seat) is None
    redo_is_refused(table, seat, UndoRefusal.NOTHING_TO_UNDO)


def test_nothing_is_done_again_before_anything_was_taken_back() -> None:
    table = until(new_table(), Phase.ASCENT)
    seat, move = first_move(table)
    table.play(seat, move)
    redo_is_refused(table, seat, UndoRefusal.NOTHING_TO_UNDO)


@pytest.mark.parametrize("is_same", [False, True])
def test_whoever_goes_on_otherwise_does_nothing_again(is_same: bool) -> None:
    table, seat = taken_back(Phase.ASCENT)
    legal = table.view(seat).legal
    table.play(seat, legal[0] if is_same else legal[-1])
    redo_is_refused(table, seat, UndoRefusal.NOTHING_TO_UNDO)


def test_nobody_does_again_what_another_took_back() -> None:
    table, seat = taken_back(Phase.ASCENT)
    for other in {0, 1, 2, 3} - {seat}:
        redo_is_refused(table, other, UndoRefusal.ANOTHER_HAS_ACTED)


def test_a_vote_is_not_laid_again_once_another_lies_there() -> None:
    table, seat = taken_back(Phase.ELECTION)
    table.play((seat + 1) % 4, Vote(YES))
    redo_is_refused(table, seat, UndoRefusal.ANOTHER_HAS_ACTED)


def test_nothing_is_done_again_across_a_reveal_or_a_deal() -> None:
    table, seat = taken_back(Phase.ELECTION)
    for voter in (seat, *({0, 1, 2, 3} - {seat})):
        table.play(voter, Vote(YES))
    assert record_of(table).inputs[-1][1] == Vote(YES)
    redo_is_refused(table, seat, UndoRefusal.NOTHING_TO_UNDO)
    while CHANCE not in table.to_act():
        table.play(*first_move(table))
    table.deal()
    redo_is_refused(table, seat, UndoRefusal.NOTHING_TO_UNDO)


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ELECTION])
def test_what_was_taken_back_is_in_no_file_and_ends_with_the_program(
    phase: Phase, data_dir: Path
) -> None:
    table, seat = taken_back(phase, store=Store(data_dir))
    assert Store(data_dir).load().inputs == record_of(table).inputs
    resumed = Table.resume(record_of(table), Random(1))
    redo_is_refused(resumed, seat, UndoRefusal.NOTHING_TO_UNDO)


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_a_vote_that_was_taken_back_tells_nobody_which_card_it_was(card: Card) -> None:
    table = until(new_table(), Phase.ELECTION)
    table.play(0, Vote(card))
    table.undo(0)
    assert table.steps.undone == (VoteLaid(0),)
    other = until(new_table(), Phase.ELECTION)
    other.play(0, Vote(NO if card is YES else YES))
    other.undo(0)
    for seat in (None, 0, 1, 2, 3):
        assert other.view(seat) == table.view(seat)


def test_whoever_gets_a_seat_does_nothing_again_for_the_other() -> None:
    table, seat = taken_back(Phase.ASCENT, humans=4)
    table.lend(seat, "novice", "even")
    redo_is_refused(table, seat, UndoRefusal.ANOTHER_HAS_ACTED)


# --- seats lent -------------------------------------------------------------------------------


def test_a_lent_seat_and_one_taken_back_are_on_disk_at_once(data_dir: Path) -> None:
    store = Store(data_dir)
    table = until(new_table(humans=2, store=store), Phase.ASCENT)
    seen, anna = sight(table), table.players[0]
    table.lend(0, "counsellor", "hoarder")
    assert table.players[0] == anna.lent("counsellor", "hoarder")
    assert Table.resume(store.load(), Random(1)).players == table.players
    table.take_back(0)
    assert Table.resume(store.load(), Random(1)).players[0] == anna
    assert sight(table) == seen


def test_nobody_sits_down_in_the_seat_of_a_computer() -> None:
    table = until(new_table(humans=2), Phase.ASCENT)
    before = table.players
    for seat in (2, 3):
        with pytest.raises(WrongLoan):
            table.take_back(seat)
    with pytest.raises(WrongLevel):
        table.lend(0, "king", "even")
    with pytest.raises(WrongStyle):
        table.lend(0, "novice", "king")
    assert table.players == before


@pytest.mark.parametrize("is_back", [False, True])
def test_nobody_takes_back_a_step_over_a_change_of_hands(is_back: bool) -> None:
    table = until(new_table(humans=4), Phase.ASCENT)
    seat, move = first_move(table)
    if is_back:
        table.lend(seat, "novice", "even")
    table.play(seat, move)
    if is_back:
        table.take_back(seat)
    else:
        table.lend(seat, "novice", "even")
    undo_is_refused(table, seat, UndoRefusal.ANOTHER_HAS_ACTED)


def test_ones_own_step_can_be_taken_back_though_another_seat_changes_hands() -> None:
    table = until(new_table(humans=4), Phase.ASCENT)
    seat, move = first_move(table)
    table.play(seat, move)
    table.lend((seat + 1) % 4, "novice", "even")
    assert table.undo_refusal(seat) is None


def test_a_new_game_begins_without_loans() -> None:
    players = seats(4, humans=2)
    lent = (players[0].lent("novice", "even"), *players[1:])
    assert Table.new(lent, Options(4), Random(1)).players == players


# --- replay equals play -----------------------------------------------------------------------


def same_table(table: Table, other: Table) -> None:
    assert state_of(other) == state_of(table)
    assert sight(other) == sight(table)
    assert other.to_act() == table.to_act()
    assert other.is_over == table.is_over
    assert record_of(other) == record_of(table)


@every_form
def test_a_replay_equals_the_game_after_any_mixture_of_play_and_undo(options: Options) -> None:
    seed = 1 + FORMS.index(options)
    table, random, undone = new_table(seed, options=options), Random(seed), 0
    before: tuple[object, ...] = ()
    for _ in steps(table, random, most=260):
        last = table.last_seat
        assert last is not None
        if random.random() < 0.3 and table.undo_refusal(last) is None:
            table.undo(last)
            assert (state_of(table), sight(table)) == before
            undone += 1
            if random.random() < 0.5:
                table.redo(last)
        before = state_of(table).copy(), sight(table)
        if random.random() < 0.1:
            same_table(table, Table.resume(record_of(table), Random(9)))
    same_table(table, Table.resume(read(write(record_of(table)).encode()), Random(9)))
    assert undone


@pytest.mark.parametrize("seed", range(3))
def test_a_resumed_game_goes_on_like_the_first(seed: int) -> None:
    table = new_table(seed, players=3 + seed)
    for _ in steps(table, Random(seed), most=60):
        pass
    resumed = Table.resume(read(write(record_of(table)).encode()), Random(9))
    random, again = Random(7), Random(7)
    while CHANCE not in table.to_act() and not table.is_over:
        assert random_step(table, random) == random_step(resumed, again)
        assert sight(table) == sight(resumed)


def test_a_resumed_table_and_its_record_share_nothing() -> None:
    record = record_of(until(new_table(), Phase.ASCENT))
    inputs = list(record.inputs)
    resumed = Table.resume(record, Random(1))
    random_step(resumed, Random(1))
    assert record.inputs == inputs


# --- loaded by people -------------------------------------------------------------------------


def laid(table: Table, number: int) -> Table:
    """An election in which so many have voted."""
    for seat in until(table, Phase.ELECTION).to_act()[:number]:
        table.play(seat, Vote(Card.YES))
    return table


@pytest.mark.parametrize("number", [1, 3])
def test_an_election_that_was_not_over_begins_anew_in_a_game_that_is_loaded(number: int) -> None:
    before = sight(until(new_table(), Phase.ELECTION))
    record = record_of(laid(new_table(), number))
    again = Table.reload(record, Random(1))
    assert sight(again) == before
    assert len(again.to_act()) == 4
    assert len(record.inputs) == len(record_of(again).inputs) + number


def test_an_election_that_was_over_stays_over_in_a_game_that_is_loaded() -> None:
    table = laid(new_table(), 4)
    assert sight(Table.reload(record_of(table), Random(1))) == sight(table)


@pytest.mark.parametrize("is_shared", [False, True])
def test_two_loads_of_a_game_are_dealt_alike_only_where_the_deal_was_shared(
    is_shared: bool,
) -> None:
    table = Table.new(seats(4, 4), Options(4), Random(0), seed=5, is_shared=is_shared)
    loaded = [Table.reload(table.record, Random(chance)) for chance in (1, 2)]
    for one in loaded:
        one.deal()
    assert (sight(loaded[0]) == sight(loaded[1])) is is_shared
    assert loaded[0].record.seed == (5 if is_shared else None)


def test_a_game_that_goes_on_by_itself_keeps_the_cards_that_lie_sealed() -> None:
    table = laid(new_table(), 2)
    assert sight(Table.resume(record_of(table), Random(1))) == sight(table)
