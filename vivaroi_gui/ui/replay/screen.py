"""The screen of a replay: the pages of the game, read only, over a bar with the timeline."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.events import VoteLaid, VotesRevealed
from vivaroi_gui.table.replay import Replay, Scene, Step
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.replay.bar import SPEEDS, ReplayBar
from vivaroi_gui.ui.replay.eyes import PUBLIC, Eyes, seen
from vivaroi_gui.ui.replay.open_cards import OpenCards
from vivaroi_gui.ui.replay.pages import ReplayPages
from vivaroi_gui.ui.replay.transport import Transport
from vivaroi_gui.ui.replay.words import ReplayWords
from vivaroi_gui.ui.session.curtain import CurtainOverlay
from vivaroi_gui.ui.session.overlay import Overlay
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.hall.sight import before_turning, laid_open

BEAT_MS = 700
"""How long a step stands at normal speed before the next one."""
_READING = 4
"""Beats for open votes and for a count."""
_PLACED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class ReplayScreen(Overlay):
    """Covers a window until ``left``; whoever sees what is the replay's to say."""

    left = Signal()

    def __init__(
        self, replay: Replay, settings: Settings, window: QWidget, passing: tuple[QAction, ...]
    ) -> None:
        """The keys of ``passing`` work here too."""
        super().__init__(window, passing)
        self.replay = replay
        self._shared = settings
        self._settings = Settings()
        self._words = ReplayWords(self)
        self._number = 0
        self._eyes = PUBLIC
        self._speed = Speed.NORMAL
        self._is_animating = self._is_playing = False
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._on_beat)
        self.transport = Transport(self)
        self.pages = ReplayPages(self._settings)
        self.cards = OpenCards(self._words, self.pages.castle.table)
        self.bar = ReplayBar(replay, self.transport, self)
        self.curtain = CurtainOverlay(window, self, passing)
        self.curtain.set_game(screens(replay.options.game), replay.options)
        self._lay_out()
        self._connect()
        self._follow_settings()
        self.pages.set_game(replay.players, replay.options, replay.agreed)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages, 1)
        column.addWidget(self.bar)
        self.setAutoFillBackground(True)

    def _connect(self) -> None:
        keys, pages = self.transport, self.pages
        pages.rested.connect(self._on_played)
        pages.read.connect(self.step_forward)
        self.bar.timeline.valueChanged.connect(self.go)
        self.bar.chosen_eyes.connect(self.look_through)
        self.bar.chosen_speed.connect(self.set_speed)
        self.curtain.opened.connect(self._on_curtain_opened)
        self.curtain.declined.connect(self._show_eyes)
        self._shared.changed.connect(self._follow_settings)
        for paper in (pages.castle.table.favourites, pages.castle.table.votes):
            paper.installEventFilter(self)
        for action, slot in (
            (keys.earlier, lambda: self.go(self.replay.election_before(self._number))),
            (keys.back, lambda: self.go(self._number - 1)),
            (keys.play, self.toggle),
            (keys.forward, self.step_forward),
            (keys.later, lambda: self.go(self.replay.election_after(self._number))),
            (keys.start, lambda: self.go(0)),
            (keys.end, lambda: self.go(self._last)),
            (keys.slower, lambda: self._change_speed(-1)),
            (keys.faster, lambda: self._change_speed(1)),
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
        return self._is_playing

    @property
    def eyes(self) -> Eyes:
        return self._eyes

    @property
    def view(self) -> View:
        """What is on the screen now."""
        return seen(self.replay, self._number, self._eyes)

    @property
    def _last(self) -> int:
        return len(self.replay.steps) - 1

    @property
    def _step(self) -> Step:
        return self.replay.steps[self._number]

    # --- going ---------------------------------------------------------------------------------

    def begin(self, number: int = 1) -> None:
        """Shows the first step that has something to show, and takes the keys."""
        self._show_eyes()
        self.bar.show_speed(self._speed)
        self.setGeometry(self._window.rect())
        self._fit_bar()
        self.go(number)
        self.show()
        self.raise_()
        self.bar.timeline.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self, number: int) -> None:
        """Shows a step at once; what was played stops."""
        self._stop()
        self._number = min(self._last, max(0, number))
        self._rest()

    @property
    def title(self) -> str:
        """For the window: that this is a replay, and of which edition."""
        return f"{self._words.title()} — {self.replay.options.edition}"

    def step_forward(self) -> None:
        """To the next step, played; one that is being played ends first."""
        if self._is_animating:
            self.pages.skip()
        self._beat.stop()
        if self._number < self._last:
            self._number += 1
            self._play_step()
        else:
            self._set_playing(is_playing=False)

    def toggle(self) -> None:
        """Plays on from here, from the start where it has ended; or stops."""
        if self._is_playing:
            self._stop()
            self._rest()
        else:
            if self._number == self._last:
                self.go(0)
            self._set_playing(is_playing=True)
            self.step_forward()

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed
        self.bar.show_speed(speed)
        self._follow_settings()

    def stop(self) -> None:
        """Nothing moves any more."""
        self._stop()
        self.curtain.lift()

    def _change_speed(self, by: int) -> None:
        speeds = list(SPEEDS)
        place = speeds.index(self._speed) + by
        self.set_speed(speeds[min(len(speeds) - 1, max(0, place))])

    def _stop(self) -> None:
        self._set_playing(is_playing=False)
        self._is_animating = False
        self.pages.skip()

    def _set_playing(self, *, is_playing: bool) -> None:
        self._beat.stop()
        self._is_playing = is_playing
        self.bar.show_playing(is_playing=is_playing)
        self.transport.retranslate(is_playing=is_playing)

    def _on_beat(self) -> None:
        if self._number == self._last:
            self._set_playing(is_playing=False)
        else:
            self.step_forward()

    # --- showing -------------------------------------------------------------------------------

    def _play_step(self) -> None:
        """From what was before to the step, and then :meth:`_on_played`."""
        step = self._step
        if step.scene is Scene.REVEALED and self._hides_votes:
            self._is_animating = True
            self._on_played()
            return
        page = self.pages.page_that_plays(step, is_vote=isinstance(step.events[0], VoteLaid))
        before = self._before(step)
        is_in_hall = step.scene in (Scene.HALL, Scene.REVEALED) and before.phase is Phase.ELECTION
        if is_in_hall or page is self.pages.castle.table:
            page.show_view(before)
        if page is self.pages.castle.table:  # it may not have been seen for many steps
            self.pages.set_history(self.replay.events_until(self._number - 1))
        self._turn_to(page)
        self._is_animating = True
        self._tell()
        page.animate(step.events, self.view)

    def _before(self, step: Step) -> View:
        """What was seen before the input of a step."""
        number = next(n for n in range(self._number, -1, -1) if self._inputs(n) < step.inputs)
        return seen(self.replay, number, self._eyes)

    def _inputs(self, number: int) -> int:
        return self.replay.steps[number].inputs

    def _on_played(self) -> None:
        if self._is_animating:
            self._is_animating = False
            self._rest()
            if self._is_playing:
                self._beat.start(self._beat_ms)

    @property
    def _beat_ms(self) -> int:
        is_long = self._step.scene in (Scene.REVEALED, Scene.COUNT, Scene.END)
        return round(BEAT_MS * self._speed.factor * (_READING if is_long else 1))

    def _rest(self) -> None:
        """The step as it is at rest."""
        step, view = self._step, self.view
        page = self.pages.page_at_rest(step)
        if page is self.pages.castle.table:
            self.pages.set_history(self.replay.events_until(self._number))
        self._turn_to(page)
        if page is self.pages.castle.hall:
            self._show_hall(step, view)
        else:
            page.show_view(view)
        self._show_cards(view)
        self._tell()
        self._keep_keys()

    def _show_hall(self, step: Step, view: View) -> None:
        hall = self.pages.castle.hall
        revealed = [one.election for one in step.events if isinstance(one, VotesRevealed)]
        if revealed and self._hides_votes:
            hall.show_sight(view, before_turning(revealed[0], view, ()))
        elif revealed:
            hall.show_revealed(revealed[0], view)
        elif self._eyes.sees_all:
            hall.show_sight(view, laid_open(view, self.replay.votes(self._number)))
        else:
            hall.show_view(view)

    @property
    def _hides_votes(self) -> bool:
        """Whether who voted what is to be remembered: as long as people play, if they chose so."""
        return not self.replay.is_over and not self.replay.agreed.shows_past_votes

    def _show_cards(self, view: View) -> None:
        """In the place of a viewer's favourites and votes, to eyes that see all."""
        if self._eyes.sees_all:
            ambitions = self.replay.ambitions(self._number)
            self.cards.show_cards(view, self.replay.players, ambitions)
        self._place_cards()

    def _place_cards(self) -> None:
        table = self.pages.castle.table
        own = table.favourites, table.votes
        faces = [one.face.translated(one.pos()) for one in own if not one.isHidden()]
        area = QRectF()
        for face in faces if self._eyes.sees_all and self.cards.has_cards else ():
            area |= face
        self.cards.place(area, table.favourites.unit)
        self.cards.raise_()

    def _turn_to(self, page: QWidget) -> None:
        if self.pages.currentWidget() is not page:
            self.pages.setCurrentWidget(page)

    def _tell(self) -> None:
        view, step = self.replay.view(self._number), self._step
        told = self._words.told(
            self.replay, self._number, self._eyes, hides_votes=self._hides_votes
        )
        self.bar.show_step(self._number, self._words.where(view, step.scene), told)

    def _keep_keys(self) -> None:
        """A page that was turned to may have taken them."""
        focus = QApplication.focusWidget()
        if focus is not None and self.pages.isAncestorOf(focus):
            self.bar.timeline.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- whose eyes ----------------------------------------------------------------------------

    def look_through(self, eyes: Eyes) -> None:
        """Sees the game with other eyes, behind a curtain first where that has to be."""
        self._stop()
        if eyes.seat is not None and eyes.seat not in self.replay.open_seats:
            self._show_eyes()
            self.curtain.ask(eyes.seat, self.replay.players)
            return
        self._eyes = eyes
        self._show_eyes()
        self._look_anew()

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more: what was open has to be opened anew."""
        self.replay.watch(None, self._shared.curtain)
        self._close_eyes()

    def _close_eyes(self) -> None:
        """Eyes that may not be used any more are everybody's again."""
        seat = self._eyes.seat
        if seat is not None and seat not in self.replay.open_seats:
            self._eyes = PUBLIC
            self._look_anew()
        self._show_eyes()

    def _on_curtain_opened(self, seat: Seat) -> None:
        self.replay.watch(seat, self._shared.curtain)
        if seat in self.replay.open_seats:
            self._eyes = Eyes(seat)
        self._show_eyes()
        self._rest()

    def _look_anew(self) -> None:
        """Pages out of sight forget what other eyes saw."""
        self.pages.castle.look_anew(self.view)
        self._rest()

    def _show_eyes(self) -> None:
        self.bar.show_eyes(self._eyes)

    # --- settings, language, size --------------------------------------------------------------

    def _follow_settings(self) -> None:
        """As everywhere else; the speed is the replay's, unless nothing is to move at all."""
        shared = self._shared.chosen
        is_still = self._shared.speed is Speed.OFF
        self._settings.update(**shared | {"speed": Speed.OFF if is_still else self._speed})

    def fit_window(self) -> None:
        self.setGeometry(self._window.rect())
        self.curtain.setGeometry(self._window.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The open cards follow the papers in whose place they lie."""
        if event.type() in _PLACED:
            self._place_cards()
        return super().eventFilter(watched, event)

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
            self.transport.retranslate(is_playing=self._is_playing)
            self.bar.retranslate()
            self._tell()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bar()

    def _fit_bar(self) -> None:
        self.bar.set_unit(max(0.82, min(self.width() / 1440, self.height() / 900)))
