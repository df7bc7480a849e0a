"""The screen of a replay: the pages of the game, read only, over a bar with the timeline."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.scrolled import ScrolledPages
from vivaroi_gui.ui.kit.sizes import bar_unit
from vivaroi_gui.ui.replay.bar import ReplayBar
from vivaroi_gui.ui.replay.beat import Beat
from vivaroi_gui.ui.replay.eyes import PUBLIC, Eyes
from vivaroi_gui.ui.replay.note_slip import NotePlace
from vivaroi_gui.ui.replay.notes import Notes
from vivaroi_gui.ui.replay.teller import Teller
from vivaroi_gui.ui.replay.transport import Transport
from vivaroi_gui.ui.replay.walk import Walk
from vivaroi_gui.ui.replay.words import ReplayWords
from vivaroi_gui.ui.session.cover import Cover
from vivaroi_gui.ui.session.curtain import CurtainOverlay
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings, Speed


class ReplayScreen(Cover):
    """Covers a window until ``left``; whoever sees what is the replay's to say."""

    explanation_wanted = Signal()

    def __init__(
        self, replay: Replay, settings: Settings, window: QWidget, passing: tuple[QAction, ...]
    ) -> None:
        """The keys of ``passing`` work here too."""
        super().__init__(window, passing)
        self.replay = replay
        self._screens = screens(replay.options.game)
        self.walk = Walk(replay, self._screens)
        self._shared = settings
        self._settings = Settings()  # a copy for its pages: they move at the replay's own speed
        self._words = ReplayWords(self)
        self._number = 0
        self._beat = Beat(self)
        self._curtain: CurtainOverlay | None = None
        self.transport = Transport(self, self.walk.retelling)
        self.pages = PageStack(self._settings, is_live=False)
        self._teller = Teller(replay, self.walk, self.pages)
        self.bar = ReplayBar(replay, self.walk, self.transport, self)
        self.notes = Notes(self.walk, self.bar.track, NotePlace(self))
        self._lay_out()
        self._connect()
        self._follow_settings()

    @property
    def curtain(self) -> CurtainOverlay:
        """Where secrets are for one seat alone; made when it falls for the first time."""
        if self._curtain is None:
            self._curtain = curtain = CurtainOverlay(self._window, self, self._passing)
            curtain.set_game(self._screens, self.replay.options)
            curtain.set_pressed_twice(self._shared.opens_by_two_presses)
            curtain.opened.connect(self._on_curtain_opened)
            curtain.declined.connect(lambda: self.bar.show_eyes(self.eyes))
        return self._curtain

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._scrolled = ScrolledPages(self.pages)
        column.addWidget(self._scrolled, 1)
        column.addWidget(self.bar)
        self.setAutoFillBackground(True)

    def _connect(self) -> None:
        keys, pages = self.transport, self.pages
        self._beat.struck.connect(self.step_forward)
        self._teller.played.connect(self._on_played)
        pages.read.connect(self.step_forward)
        self.bar.track.valueChanged.connect(self.go)
        self.bar.chosen_eyes.connect(self.look_through)
        self.bar.chosen_speed.connect(self.set_speed)
        self._shared.changed.connect(self._follow_settings)
        self.bar.explain.clicked.connect(self.explanation_wanted)
        for action, slot in (
            (keys.previous_landmark, lambda: self.go(self.walk.landmark_before(self._number))),
            (keys.back, lambda: self.go(self._number - 1)),
            (keys.play, self.toggle),
            (keys.forward, self.step_forward),
            (keys.next_landmark, lambda: self.go(self.walk.landmark_after(self._number))),
            (keys.previous_mark, lambda: self.go(self.notes.beside(self._number, -1))),
            (keys.next_mark, lambda: self.go(self.notes.beside(self._number, 1))),
            (keys.start, lambda: self.go(0)),
            (keys.end, lambda: self.go(self.walk.last)),
            (keys.slower, lambda: self.set_speed(self._beat.beside(-1))),
            (keys.faster, lambda: self.set_speed(self._beat.beside(1))),
            (keys.cover, pages.toggle_cover),
            (keys.close, self.left),
        ):
            action.triggered.connect(slot)

    # --- where it is ---------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The step that is shown."""
        return self._number

    @property
    def is_playing(self) -> bool:
        return self._beat.is_on

    @property
    def eyes(self) -> Eyes:
        return self._teller.eyes

    @property
    def view(self) -> Any:
        """What is on the screen now, as the game shows it."""
        return self._teller.view(self._number)

    # --- going ---------------------------------------------------------------------------------

    def begin(self, number: int = 1) -> None:
        """Shows the first step that has something to show, and takes the keys.

        A page that comes into a stack out of sight would be painted in no size of its own first.
        """
        self.bar.show_eyes(self.eyes)
        self.bar.show_speed(self._beat.speed)
        self.bar.said = number  # by the track, as it gets the keys
        self.setGeometry(self._window.rect())
        self.bar.fit(self.size())
        self.show()
        self.raise_()
        self.go(number)
        self.bar.track.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self, number: int) -> None:
        """Shows a step at once; what was played stops."""
        self._stop()
        self._number = min(self.walk.last, max(0, number))
        self._rest()

    def step_forward(self) -> None:
        """To the next step, played; one that is being played ends first."""
        if self._teller.is_playing:
            self.pages.skip()
        self._beat.hold()
        if self._number < self.walk.last:
            self._number += 1
            self._tell()
            self._teller.play(self._number)
        else:
            self._turn_beat(on=False)

    def toggle(self) -> None:
        """Plays on from here, from the start where it has ended; or stops."""
        if self.is_playing:
            self._stop()
            self._rest()
        else:
            if self._number == self.walk.last:
                self.go(0)
            self._turn_beat(on=True)
            self.step_forward()

    def set_speed(self, speed: Speed) -> None:
        self._beat.speed = speed
        self.bar.show_speed(speed)
        self._follow_settings()

    def stop(self) -> None:
        """Nothing moves any more, and no curtain hangs before it."""
        self._stop()
        curtain, self._curtain = self._curtain, None
        if curtain is not None:
            curtain.lift()
            curtain.deleteLater()

    def _stop(self) -> None:
        self._turn_beat(on=False)
        self._teller.stop()

    def _turn_beat(self, *, on: bool) -> None:
        self._beat.turn(on=on)
        self.bar.show_playing(is_playing=on)
        self.transport.retranslate(is_playing=on)

    def _on_played(self) -> None:
        self._rest()
        moment = self.walk.steps[self._number].moment
        self._beat.wait(is_to_be_read=moment.waits or self.pages.is_at_end)

    # --- showing -------------------------------------------------------------------------------

    def _rest(self) -> None:
        """The step as it is at rest."""
        self._teller.show(self._number)
        self._tell()
        self.bar.say()
        self._keep_keys()

    def _tell(self) -> None:
        """The round and what it has come to; and what happened."""
        position, moment = self.walk.steps[self._number]
        view, where = moment.view or self.replay.view(position), self._words.title()
        if view.round:
            round_ = self._screens.round_of(view.options, view.round)
            where = f"{round_} · {self.walk.retelling.phase(view, moment)}"
        told, note = self._teller.told(self._number), self.notes.told(self._number)
        self.bar.show_step(self._number, where, told, note)
        self.notes.show(self._number, self._scrolled.sight, bar_unit(self.size()))

    def _keep_keys(self) -> None:
        """A page that was turned to may have taken them."""
        focus = QApplication.focusWidget()
        if focus is not None and self.pages.isAncestorOf(focus):
            self.bar.track.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- whose eyes ----------------------------------------------------------------------------

    def look_through(self, eyes: Eyes) -> None:
        """Sees the game with other eyes, behind a curtain first where that has to be."""
        self._stop()
        if eyes.seat is not None and eyes.seat not in self.replay.open_seats:
            self.bar.show_eyes(self.eyes)
            self.curtain.ask(eyes.seat, self.replay.players)
            return
        self._see_with(eyes)

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more: what was open has to be opened anew."""
        self.replay.watch(None, self._shared.curtain)
        seat = self.eyes.seat
        if seat is not None and seat not in self.replay.open_seats:
            self._see_with(PUBLIC)
        else:
            self.bar.show_eyes(self.eyes)

    def _on_curtain_opened(self, seat: Seat) -> None:
        self.replay.watch(seat, self._shared.curtain)
        self._see_with(Eyes(seat) if seat in self.replay.open_seats else self.eyes)

    def _see_with(self, eyes: Eyes) -> None:
        self._teller.look_through(eyes, self._number)
        self.bar.show_eyes(self.eyes)
        self._tell()
        self._keep_keys()

    # --- settings, language, size --------------------------------------------------------------

    def _follow_settings(self) -> None:
        """As everywhere else; the speed is the replay's, unless nothing is to move at all."""
        shared = self._shared.chosen
        is_still = self._shared.speed is Speed.OFF
        self._settings.update(**shared | {"speed": Speed.OFF if is_still else self._beat.speed})

    def fit_window(self) -> None:
        super().fit_window()
        if self._curtain is not None:
            self._curtain.setGeometry(self._window.rect())

    @property
    def _commands(self) -> tuple[QAction, ...]:
        return *super()._commands, *self.transport.all

    def _may_pass(self, event: QKeyEvent) -> bool:
        """A button of the bar that has the keys is pressed by Space, whatever else Space does."""
        is_button = isinstance(QApplication.focusWidget(), QAbstractButton)
        if event.key() == Qt.Key.Key_Space and is_button:
            return False
        return super()._may_pass(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.transport.retranslate(is_playing=self.is_playing)
            self.bar.retranslate()
            self._tell()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.fit(event.size())
        self._column.activate()
        self.notes.place.fit_to(self._scrolled.sight, bar_unit(self.size()))
