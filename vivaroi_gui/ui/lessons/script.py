"""Who plays for the others in a lesson, and what chance does there: both are written."""

from collections.abc import Callable
from random import Random
from typing import Any

from vivaroi_gui.ai.questions import Answer, Done, Explain, Question
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import CHANCE, Event, Json, Move, Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.scenario import Does, Scenario


class ScriptedTable(Table):
    """Nothing of it is kept, and chance does what the lesson says."""

    def __init__(self, scenario: Scenario, players: tuple[Player, ...]) -> None:
        record = Record("lesson", scenario.options, players)
        super().__init__(record, Random(0))
        self._chance = scenario.chance

    def deal(self) -> tuple[Event, ...]:
        done = sum(seat == CHANCE for seat, _ in self.record.inputs)
        if done >= len(self._chance):
            return super().deal()  # people go on beyond the end of the lesson
        _, move = self.game.read_move(self.options, self._chance[done], None)
        return self.play(CHANCE, move)

    def play_action(self, action: Any) -> tuple[Event, ...]:
        """Plays an action of whoever is on turn or is named in it; chance goes on by itself."""
        while self.to_act() == (CHANCE,):
            self.deal()
        seat, move = self.game.read_move(self.options, action, self.to_act()[0])
        return self.play(seat, move)


class Script(Worker):
    """In the place of the opponents' process: gives a seat the move that the lesson has for it.

    It is handed the view of that seat as they are, and needs nothing else.
    """

    def __init__(self, lesson: Lesson, may_play: Callable[[], bool]) -> None:
        """``may_play`` says whether the others may go on, in a game where they take turns."""
        super().__init__()
        self._lesson = lesson
        self._may_play = may_play

    def put(self, question: Question | Explain) -> None:
        self._question = question

    def cancel(self) -> None:
        self._question = None

    def poll(self) -> Answer | None:
        asked = self._question
        if not isinstance(asked, Question):
            return None
        move = self._move(asked.view)
        if move is None:
            return None
        self._question = None
        return Answer(asked.ticket, move)

    def hear(self) -> Done | None:
        """Nothing is explained of a lesson but by the lesson."""
        asked, self._question = self._question, None
        return Done(asked.ticket) if isinstance(asked, Explain) else None

    def _move(self, view: Any) -> Move | None:
        game = game_named(view.options.game)
        is_at_once = game.chooses_at_once(view)
        if not (is_at_once or self._may_play()):
            return None
        action = self._lesson.scripted(view.seat, is_at_once=is_at_once)
        if action is None:
            return None
        _, move = game.read_move(view.options, action, view.seat)
        assert isinstance(move, Move)
        return move if move in view.legal else None


def play_through(lesson: Lesson, table: ScriptedTable) -> None:
    """Plays what is not to be seen, as far as it goes."""
    while (step := lesson.step) is not None and step.does is Does.FAST:
        for action in step.actions:
            table.play_action(action)
        lesson.go_on()


def own_move(lesson: Lesson, view: Any) -> Move | None:
    """What the seat of the view plays by the lesson, where that is legal now."""
    step = lesson.step
    if step is None or step.does is not Does.AUTO or view.seat is None:
        return None
    _, move = game_named(view.options.game).read_move(view.options, step.action, view.seat)
    return move if move in view.legal else None


def action_of(table: Table, seat: Seat, move: Move) -> Json:
    """A move as lessons write it."""
    options = table.options
    return game_named(options.game).write_move(options, seat, move)
