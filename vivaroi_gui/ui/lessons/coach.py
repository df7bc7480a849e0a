"""Leads through a lesson: what comes next, and what comes of what the learner does."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from vivaroi_gui.rules.core import CHANCE, Event, IllegalMove, Move
from vivaroi_gui.ui.lessons.lesson import Judgement, Lesson
from vivaroi_gui.ui.lessons.lesson_pages import LessonPages
from vivaroi_gui.ui.lessons.own_hand import OwnHand
from vivaroi_gui.ui.lessons.scenario import Does, Step
from vivaroi_gui.ui.lessons.script import ScriptedTable, action_of, play_through
from vivaroi_gui.ui.lessons.shown import Shown
from vivaroi_gui.ui.lessons.speech import BACK, LEAVE, NEXT, SHOW, Aside, Speech
from vivaroi_gui.ui.lessons.tries import Tries
from vivaroi_gui.ui.lessons.whereabouts import Whereabouts
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.settings import Settings

READ_MS: Final = 2500
"""How long what is said in passing stays before the others go on, at normal speed."""


class Coach(QObject):
    """Everything is decided anew whenever something may have changed."""

    finished = Signal()
    """The lesson has been played to its end."""
    chosen = Signal(str)
    """What is to come after it, or instead of it: the name of a text."""

    def __init__(
        self, lesson: Lesson, session: Session, pages: LessonPages, shown: Shown, settings: Settings
    ) -> None:
        super().__init__(shown)
        self.lesson = lesson
        self._session = session
        self._pages = pages
        self._shown = shown
        self._settings = settings
        self._speech = Speech(lesson, session, shown)
        self.tries = Tries(lesson, session.bridge, pages, self)
        self.whereabouts = Whereabouts(lesson, session, pages, self)
        self._aside: Aside | None = None
        self._passing, self._heard = "", 0
        self._is_leaving = False
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._refresh)
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self.refresh)
        self._own = OwnHand(lesson, session, pages, settings)
        self._connect()

    def _connect(self) -> None:
        session, bridge, pages = self._session, self._session.bridge, self._pages
        bridge.advanced.connect(self._on_advanced)
        bridge.shown.connect(self._on_shown)
        bridge.curtain_wanted.connect(self.refresh)
        session.changed.connect(self.refresh)
        session.uncovered.connect(self._on_uncovered)
        for part in (self.whereabouts.changed, self.tries.missed):
            part.connect(self.refresh)
        pages.currentChanged.connect(self._on_page)
        pages.tried.connect(self._on_tried)
        pages.refused.connect(self._on_refused)
        pages.covered.connect(self._on_covered)
        self._shown.bubble.answered.connect(self.answer)
        self._shown.bubble.chosen.connect(self._on_choice)

    def begin(self, table: ScriptedTable, *, is_resumed: bool) -> None:
        """Lays the game on the table; what comes before the lesson is played unseen."""
        play_through(self.lesson, table)
        several = sum(player.is_human for player in table.players) > 1
        while several and table.to_act() == (CHANCE,):
            table.deal()
        self._heard = len(table.record.inputs)
        self._session.open(table, retells=is_resumed)
        step = self.lesson.step
        if several and step is not None and step.does is Does.SAY and self.lesson.index == 0:
            self._session.bridge.pause()  # something is said before the first curtain
            self._session.lift_curtain()
        self.refresh()

    def stop(self) -> None:
        for timer in (self._due, self._reading, self._own):
            timer.stop()
        self.tries.stop()
        self._shown.stop()

    def ask_to_leave(self) -> None:
        """Leaving is asked once; who asks again leaves."""
        if self._is_leaving or self.lesson.is_last:
            self.chosen.emit(LEAVE)
            return
        self._is_leaving = True
        self.refresh()

    # --- what is to be seen now ----------------------------------------------------------------

    @property
    def is_due(self) -> bool:
        """Whether something has changed of which nothing has been made yet."""
        return self._due.isActive()

    def refresh(self, *_: object) -> None:
        """Something may have changed."""
        self._due.start()

    def _refresh(self) -> None:
        step = self.lesson.step
        if not self._session.is_open:
            return
        if self._is_leaving:
            self._speech.ask_to_leave()
        elif self._aside is not None:
            self._speech.tell_aside(self._aside)
        elif step is None:
            self._shown.be_quiet()
        elif step.does is Does.FAST:
            self._go_fast()
        elif step.does is Does.AUTO:
            self._await(step)
        elif self.whereabouts.has_passed(step) and self._speech.has_told(step):
            self.lesson.go_on()  # people have gone on by themselves
            self.refresh()
        elif not self.whereabouts.is_at(step):
            self.whereabouts.go_to(step)
            self._speech.tell_in_passing(self._passing, is_lit=self.whereabouts.is_choosing_too)
        else:
            self._show(step)

    def _show(self, step: Step) -> None:
        self._passing = ""
        if step.does is Does.SAY and self.lesson.is_last:
            self.finished.emit()
        if "recap" in step.spot and self._session.recap.slip.isHidden():
            self._session.recap.tell()
        self.tries.begin()
        self._speech.tell(step, self.tries.answer, self.tries.refusal)

    def _await(self, step: Step) -> None:
        """Another seat acts, or the learner's own hand shows a solution."""
        self.whereabouts.leave()
        self._speech.tell_in_passing(self._passing)
        if not self.whereabouts.is_moving:
            self._own.play_soon(step)

    @property
    def may_others_play(self) -> bool:
        """Nobody acts while something is to be read."""
        step = self.lesson.step
        is_due = step is not None and step.does is Does.AUTO
        return is_due and self._aside is None and not (self._reading.isActive() or self._is_leaving)

    # --- what comes of what is played ----------------------------------------------------------

    def _on_advanced(self, events: tuple[Event, ...], _: object) -> None:
        inputs = self._session.table.record.inputs
        for number, (seat, move) in enumerate(inputs[self._heard :], self._heard):
            if seat == CHANCE:
                self._take(self.lesson.has_thrown())
            else:
                self._take(
                    self.lesson.heard(seat, action_of(self._session.table, seat, move), number)
                )
        self._heard = len(inputs)
        if self._session.table.game.reveals(events):  # what was said of cards that lay sealed
            self._pass(self._aside.line if self._aside is not None else "")
        self.refresh()

    def _pass(self, line: str) -> None:
        """Says it while others act, or what was done is shown."""
        self._aside, self._passing = None, line
        self._reading.start(round(READ_MS * self._settings.speed.factor))

    def _take(self, step: Step | None) -> None:
        """A step is over with what was played."""
        if step is None:
            return
        self.tries.forget()
        line = step.line if step.does is Does.AUTO else step.done
        following = self.lesson.step
        if line and following is not None and following.does is Does.AUTO:
            self._pass(line)
        elif line:
            self._aside = Aside(line, () if step.at == "hall" else step.spot)

    def _on_shown(self, _: object) -> None:
        """A step may have been taken back."""
        inputs = len(self._session.table.record.inputs) if self._session.is_open else 0
        if inputs < self._heard:
            step = self.lesson.step
            if step is not None and step.command == "undo":
                self.lesson.meet()
                self._passing = step.done
            self.lesson.rewind(inputs)
            self._aside = None
        self._heard = min(self._heard, inputs)
        self.refresh()

    def _on_page(self) -> None:
        """What was told or asked of a page that has been left is over."""
        step = self.lesson.step
        is_words = step is not None and step.does in (Does.SAY, Does.ASK)
        if step is not None and is_words and self._speech.has_told(step):
            self.lesson.go_on()
        self.refresh()

    def _on_uncovered(self) -> None:
        """What was said before the curtain is over where it opens for whom it was."""
        seat = self._session.bridge.viewer.seat
        while (step := self.lesson.step) is not None and step.at == "curtain":
            if step.does is Does.CURTAIN and step.seat != seat:
                break
            self.lesson.go_on()
        self._passing = ""
        self.refresh()

    def _on_covered(self) -> None:
        step = self.lesson.step
        if step is not None and step.command == "cover":
            self._meet(step)

    def on_gesture(self, word: str) -> None:
        """A gesture that was not enough."""
        if line := self.lesson.on_gesture(word):
            self.tries.answer = line
            self.refresh()

    def _on_tried(self, move: Move) -> None:
        seat, step = self._session.bridge.viewer.seat, self.lesson.step
        verdict = (
            self.lesson.judge(action_of(self._session.table, seat, move))
            if seat is not None
            else None
        )
        if verdict is not None and verdict.is_right and step and step.does is not Does.ASK:
            if step.does is Does.TRY:
                self.lesson.go_on()
            self._pages.play(move)
            return
        self._pages.cancel_gesture()
        self._session.bridge.shown.emit(self._session.bridge.view)
        if verdict is not None and self._aside is None:
            self._answer_with(verdict)

    def _answer_with(self, verdict: Judgement) -> None:
        if verdict.is_right:
            self.lesson.go_on()
            self._aside = Aside(verdict.line)
            self.tries.forget()
        else:
            self.tries.miss(verdict.line)
        self.refresh()

    def _on_choice(self, number: int) -> None:
        self._pages.cancel_gesture()
        self._answer_with(self.lesson.answer(number))

    def _on_refused(self, refused: IllegalMove, who: str) -> None:
        step = self.lesson.step
        if step is None or self._aside is not None:
            return
        if step.does is Does.TRY and cause_of(refused) == step.cause:
            self._meet(step)
        elif step.does in (Does.DO, Does.TRY):
            self.tries.miss(self.lesson.refused(who), refused)

    def _meet(self, step: Step) -> None:
        """A step that is no move is done; what came of it is told."""
        self.lesson.go_on()
        self.tries.forget()
        self._aside = Aside(step.done, step.spot)
        self.refresh()

    # --- the buttons ---------------------------------------------------------------------------

    def answer(self, name: str) -> None:
        """A button of the bubble was pressed."""
        if self._is_leaving:
            self._is_leaving = False
            if name == LEAVE:
                self.chosen.emit(LEAVE)
        elif name == BACK:
            self._speech.go_back()
        elif name == SHOW:
            self.show_me()
        elif name != NEXT:
            self.chosen.emit(name)
        elif not self._speech.go_forward():
            self._go_on()
        self.refresh()

    def _go_on(self) -> None:
        step, aside = self.lesson.step, self._aside
        self._aside = None
        self.whereabouts.read()
        if aside is None and step is not None and step.does is Does.SAY:
            self.lesson.go_on()

    def show_me(self) -> None:
        """First where it goes, then how: the cat plays it."""
        step = self.lesson.step
        if step is None or not step.is_wish or self._aside is not None:
            return
        if not self.tries.is_shown and self.tries.wished is not None:
            self._pages.cancel_gesture()  # over what is chosen nothing is marked
            self.tries.show_way()
        elif step.does is Does.TRY:
            self._meet(step)
        elif step.does is Does.COMMAND:
            self._pages.obey(step.command)
        elif (move := self.tries.wished) is not None:
            self._pages.play(move)

    def _go_fast(self) -> None:
        table, bridge = self._session.table, self._session.bridge
        assert isinstance(table, ScriptedTable)
        bridge.pause()
        play_through(self.lesson, table)
        self._heard = len(table.record.inputs)
        bridge.shown.emit(bridge.view)
        bridge.go_on()


def cause_of(refused: IllegalMove) -> str:
    """The cause as the line protocol says it: ``floor full``."""
    letters = (f" {one.lower()}" if one.isupper() else one for one in type(refused).__name__)
    return "".join(letters).strip()
