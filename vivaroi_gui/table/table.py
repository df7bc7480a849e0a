"""The authority: the only holder of the full state."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

from vivaroi_gui.rules.core import CHANCE, AnyGame, Event, Move, Options, Seat, State
from vivaroi_gui.table.notes import NoteMark, SeatNotes
from vivaroi_gui.table.players import Player, check_players
from vivaroi_gui.table.record import Loan, Record
from vivaroi_gui.table.shuffling import Shuffling
from vivaroi_gui.table.steps import PastStep, Steps, UndoRefusal
from vivaroi_gui.table.store import Store, StoreError
from vivaroi_gui.table.table_options import TableOptions


class Table:
    """One game: players, the record, and views for those who ask."""

    def __init__(self, record: Record, random: Random, store: Store | None = None) -> None:
        check_players(record.players, record.options)
        self._record = record
        self._game = record.game
        self._random = random
        self._shuffling = None if record.seed is None else Shuffling(self._game, record.seed)
        self._store = store
        self._state: State = self._game.new(record.options)
        self._events: list[Event] = []
        self._events_before = 0
        self.steps = Steps()
        """What may be taken back, or done again."""
        self.position = 0
        """A number of its own for each position that the table has had: no view outlives it."""
        self.save_error: StoreError | None = None
        """Why the last action is not on disk; None when it is."""

    @classmethod
    def new(
        cls,
        players: tuple[Player, ...],
        options: Options,
        random: Random,
        store: Store | None = None,
        created: datetime | None = None,
        agreed: TableOptions | None = None,
        seed: int | None = None,
        *,
        is_shared: bool = False,
    ) -> "Table":
        """A table before anything is dealt or thrown.  ``random`` does that, and nothing else.

        With a ``seed`` the same can be dealt again; ``is_shared``: it was that of another table.
        Loans end with the game before: whoever had lent a seat has it again.
        """
        seated = tuple(one.taken_back() if one.is_lent else one for one in players)
        game_id = f"{random.getrandbits(64):016x}"
        agreed = agreed or TableOptions()
        record = Record(game_id, options, seated, created=created, agreed=agreed)
        record.seed, record.is_shared = seed, is_shared
        return cls(record, random, store)

    @classmethod
    def resume(cls, record: Record, random: Random, store: Store | None = None) -> "Table":
        """A table where the record left it."""
        begun = replace(record.without_notes, inputs=[], loans=list(record.loans))
        table = cls(begun, random, store)
        for seat, move in record.inputs:
            table._apply(seat, move)
        begun.marks = record.marks
        table.steps.forget_done(UndoRefusal.NOTHING_TO_UNDO)
        return table

    @classmethod
    def reload(cls, record: Record, random: Random, store: Store | None = None) -> "Table":
        """A table as people load it: sealed moves that wait to be turned are taken back.

        Whoever has seen how it went on would otherwise choose again, against the same moves, and
        know what is dealt or thrown next: that is drawn anew, unless the deal was a shared one.
        """
        saved = cls.resume(record, random)
        waiting = record.game.sealed_waiting(saved.view())
        kept = record.inputs[: len(record.inputs) - waiting]
        before = replace(record, inputs=kept, loans=_before(record.loans, len(kept)))
        if not (record.is_shared or saved.is_over):
            before.seed = None
        return cls.resume(before, random, store)

    @property
    def game(self) -> AnyGame:
        return self._game

    @property
    def players(self) -> tuple[Player, ...]:
        return self._record.players

    @property
    def options(self) -> Options:
        return self._record.options

    @property
    def store(self) -> Store | None:
        """Where the record is written after each action; None where nothing is kept."""
        return self._store

    @property
    def agreed(self) -> TableOptions:
        """What those at the table chose before the game began."""
        return self._record.agreed

    @property
    def record(self) -> Record:
        """What is saved: not for the eyes of anybody at the table."""
        return self._record

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that everybody saw, from the beginning on."""
        return tuple(self._events)

    @property
    def last_reveal(self) -> tuple[Event, ...]:
        """What the last act has brought, if it laid secrets open; else nothing."""
        last = tuple(self._events[self._events_before :])
        return last if self._game.reveals(last) else ()

    @property
    def is_over(self) -> bool:
        return self._game.result(self._state) is not None

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; CHANCE when it is due to deal or throw."""
        return self._game.to_act(self._state)

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat may see, as the game shows it; without one, what everybody may see.

        Raises:
            ValueError: nobody sits there.
        """
        return self._game.view(self._state, seat)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Plays a move of a seat, writes the record, and tells what everybody saw.

        Raises:
            IllegalMove: nothing has changed.
        """
        events = self._apply(seat, move)
        self.save()
        return events

    def deal(self) -> tuple[Event, ...]:
        """Lets chance act, where it is due."""
        shuffling, random = self._shuffling, self._random
        if shuffling is not None:
            random = shuffling.random(self.view())
        return self.play(CHANCE, self._game.draw(self._state, random))

    # --- secret notes --------------------------------------------------------------------------

    def notes(self, seat: Seat) -> SeatNotes | None:
        """What the person of a seat has noted; None where nothing is to be guessed, or an AI sits.

        Whoever has lent a seat finds the notes again on coming back.
        """
        notes = self._record.notes
        return notes.of(seat) if self.players[seat].is_human and not notes.size.is_nothing else None

    def note(self, seat: Seat, person: int, thing: int, mark: NoteMark) -> None:
        """The person of a seat notes something.

        Raises:
            ValueError: there is nothing to note, or nobody to do it.
        """
        if self.notes(seat) is None:
            raise ValueError("nobody notes anything there")
        self._record.marks = self._record.notes.with_mark(seat, person, thing, mark).marks
        self.save()

    def lend(self, seat: Seat, level: str, style: str) -> None:
        """Has an AI play on for the person of a seat.

        Raises:
            BadSeat: nothing has changed.
        """
        self._reseat(seat, self.players[seat].lent(level, style))

    def take_back(self, seat: Seat) -> None:
        """Has the person of a lent seat play again.

        Raises:
            BadSeat: nothing has changed.
        """
        self._reseat(seat, self.players[seat].taken_back())

    def undo_refusal(self, seat: Seat) -> UndoRefusal | None:
        """Why ``seat`` may not take back a step; None when it may."""
        return self.steps.undo_refusal(seat)

    @property
    def last_seat(self) -> Seat | None:
        """The seat that acted last."""
        return self.steps.last_seat

    def undo(self, seat: Seat) -> None:
        """Takes back the last step of a seat; nothing is learnt from it.

        Raises:
            ValueError: ``undo_refusal`` says why.
        """
        if refused := self.undo_refusal(seat):
            raise ValueError(refused)
        step = self.steps.undo()
        self._state, self._events_before = step.before, len(self._events) - len(step.events)
        self.position += 1
        self._record.inputs.pop()
        self._record.loans[:] = _before(self._record.loans, len(self._record.inputs))
        del self._events[self._events_before :]
        self.save()

    def redo(self, seat: Seat) -> tuple[Event, ...]:
        """Plays again what a seat took back last, if it has done nothing but take back since.

        Raises:
            ValueError: ``redo_refusal`` of the steps says why.
        """
        if refused := self.steps.redo_refusal(seat):
            raise ValueError(refused)
        events = self._apply(seat, self.steps.move_again, is_again=True)
        self.save()
        return events

    def _reseat(self, seat: Seat, player: Player) -> None:
        """Whoever sits there now has not taken the last steps, and cannot take them back."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        check_players(players, self.options)
        self._record.players = players
        loan = Loan(len(self._record.inputs), seat, player.level, player.style)
        self._record.loans.append(loan)
        self.steps.reseat(seat)
        self.save()

    def _apply(self, seat: Seat, move: Move, *, is_again: bool = False) -> tuple[Event, ...]:
        before_it = self._state.copy()
        is_alone = self.to_act() == (seat,)
        events: list[Event] = []
        before = self.view() if seat == CHANCE else None
        self._game.apply(self._state, seat, move, events.append)
        self.position += 1
        self._record.inputs.append((seat, move))
        if before is not None:
            self._chance_has_acted(before)
        self._events_before = len(self._events)
        self._events += events
        self.steps.done(
            seat,
            PastStep(before_it, move, tuple(events)),
            is_alone=is_alone,
            reveals=self._game.reveals(events),
            is_again=is_again,
        )
        return tuple(events)

    def _chance_has_acted(self, before: Any) -> None:
        """In a new round there is something new to guess."""
        if self._shuffling is not None:
            self._shuffling.note(before)
        if self._record.marks and self.view().round != before.round:
            self._record.marks = ()

    def save(self) -> None:
        """Writes the record, as every action does; ``save_error`` says why not."""
        self.save_error = None
        if self._store is None:
            return
        try:
            self._store.save(self._record)
        except StoreError as error:
            self.save_error = error


def _before(loans: Iterable[Loan], inputs: int) -> list[Loan]:
    """The loans once later inputs are taken back: a seat stays with whoever plays it now."""
    return [loan._replace(inputs=min(loan.inputs, inputs)) for loan in loans]
