"""A table at which Vienna is played: steps are taken back up to the last throw."""

from random import Random

from tests.table.games import seats
from vivaroi_gui.rules.core import CHANCE, Move, Seat
from vivaroi_gui.rules.vienna import Options, Phase
from vivaroi_gui.rules.vienna.moves import Deal, Place, Reroll, Throw, TurnDie
from vivaroi_gui.table.record import read, write
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.table import Table


def thrown(*faces: int) -> Table:
    """Three people; the first of them has thrown."""
    table = Table.new(seats(3, 3), Options(3), Random(2))
    table.deal()
    while table.view().phase is Phase.START_CARD:
        seat = table.view().turn
        assert seat is not None
        table.play(seat, table.view(seat).legal[0])
    table.play(CHANCE, Throw(tuple(sorted(faces))))
    return table


def first(table: Table, kind: type[Move]) -> tuple[Seat, Move]:
    (seat,) = table.to_act()
    return seat, next(move for move in table.view(seat).legal if isinstance(move, kind))


def test_all_that_a_seat_did_since_its_throw_is_taken_back_step_by_step() -> None:
    table = thrown(1, 2, 3, 4, 5)
    seen, steps = [table.view()], (TurnDie, TurnDie, Place)
    for kind in steps:
        seat, move = first(table, kind)
        table.play(seat, move)
        seen.append(table.view())
    for before in reversed(seen[:-1]):
        assert table.undo_refusal(seat) is None
        table.undo(seat)
        assert table.view() == before
    assert table.undo_refusal(seat) is UndoRefusal.NOTHING_TO_UNDO
    assert len(table.record.inputs) == 5


def test_all_that_was_taken_back_is_done_again_step_by_step() -> None:
    table = thrown(1, 2, 3, 4, 5)
    seen = [table.view()]
    for kind in (TurnDie, TurnDie, Place):
        seat, move = first(table, kind)
        table.play(seat, move)
        seen.append(table.view())
    for _ in range(3):
        table.undo(seat)
    for after in seen[1:]:
        assert table.steps.redo_refusal(seat) is None
        table.redo(seat)
        assert table.view() == after
    table.undo(seat)
    table.play(*first(table, Place))
    assert table.steps.redo_refusal(seat) is UndoRefusal.NOTHING_TO_UNDO


def test_a_throw_ends_what_may_be_done_again() -> None:
    table = thrown(1, 1, 2, 3, 4)
    for kind in (TurnDie, Reroll):
        seat, move = first(table, kind)
        table.play(seat, move)
    table.undo(seat)
    table.undo(seat)
    table.redo(seat)
    table.redo(seat)
    table.deal()
    assert table.steps.redo_refusal(seat) is UndoRefusal.NOTHING_TO_UNDO


def test_events_and_record_go_back_with_each_step() -> None:
    table = thrown(1, 2, 3, 4, 5)
    events, inputs = table.events, list(table.record.inputs)
    for kind in (TurnDie, TurnDie):
        seat, move = first(table, kind)
        table.play(seat, move)
    table.undo(seat)
    assert len(table.events) == len(events) + 1
    table.undo(seat)
    assert (table.events, table.record.inputs) == (events, inputs)


def test_a_throw_stands_and_so_does_what_led_to_it() -> None:
    table = thrown(1, 1, 2, 3, 4)
    seat, reroll = first(table, Reroll)
    table.play(seat, reroll)
    assert table.undo_refusal(seat) is None
    table.deal()
    assert table.undo_refusal(seat) is UndoRefusal.CHANCE
    table.play(*first(table, Place))
    table.undo(seat)
    assert table.undo_refusal(seat) is UndoRefusal.NOTHING_TO_UNDO


def test_dice_are_taken_back_until_the_next_one_throws() -> None:
    table = thrown(1, 2, 3, 4, 5)
    before = table.view()
    seat, place = first(table, Place)
    table.play(seat, place)
    assert table.to_act() == (CHANCE,)
    table.undo(seat)
    assert table.view() == before
    table.play(seat, place)
    table.deal()
    assert table.undo_refusal(seat) is UndoRefusal.CHANCE


def test_where_nobody_throws_the_next_move_of_another_is_what_stands_in_the_way() -> None:
    table = thrown(1, 2, 3, 4, 5)
    table.play(*first(table, Place))
    for _ in range(2):
        table.deal()
        table.play(*first(table, Place))
    seat, place = first(table, Place)
    other = (seat + 2) % 3
    assert table.undo_refusal(other) is None
    table.play(seat, place)
    assert table.undo_refusal(other) is UndoRefusal.ANOTHER_HAS_ACTED
    table.undo(seat)
    assert table.undo_refusal(other) is UndoRefusal.NOTHING_TO_UNDO


def test_a_game_read_from_its_file_goes_on_as_it_was() -> None:
    for players, seed in ((3, 1), (4, 2), (5, 3)):
        random = Random(seed)
        table = Table.new(seats(players, players), Options(players), Random(seed))
        for _ in range(150):
            (seat,) = table.to_act()
            if seat == CHANCE:
                table.deal()
            else:
                table.play(seat, random.choice(table.view(seat).legal))
        again = Table.resume(read(write(table.record).encode()), Random(9))
        assert again.view() == table.view()
        assert again.events == table.events
        assert all(again.view(seat) == table.view(seat) for seat in range(players))


def test_the_pile_is_sealed_in_the_file() -> None:
    table = thrown(1, 2, 3, 4, 5)
    (_, deal) = table.record.inputs[0]
    assert isinstance(deal, Deal)
    assert "pile" not in write(table.record)
