"""Space while people look on: let go soon it skips what moves, held it hurries."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.ui.kit.auto_repeat import mark_repeats
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.delivered import Delivered
from vivaroi_gui.ui.kit.haste import haste
from vivaroi_gui.ui.kit.played_canvas import PlayedCanvas
from vivaroi_gui.ui.kit.skip_layer import SkipLayer
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.session import Session

TAP_MS: Final = 250
_LOOK_MS: Final = 15
Type = QEvent.Type


class HeldSpace(Delivered):
    """Has the key from when it is pressed until it is let go, wherever the keys go meanwhile.

    Haste ends by itself where people may act, and the key does nothing more until it was let go.
    """

    now: Callable[[], float] = staticmethod(monotonic)
    """Seconds."""

    def __init__(
        self,
        window: QWidget,
        watched: Callable[[], Session | None],
        is_deaf: Callable[[], bool],
    ) -> None:
        """``watched`` is what is seen of a game, if anything is.

        Of two filters Qt asks the later one first, which this is if it was made before ``Deaf``:
        both wait for the window's handle.
        """
        mark_repeats(window)  # asked before it: a key that repeats was not let go
        super().__init__(window)
        self._watched = watched
        self._is_deaf = is_deaf
        self._pressed: float | None = None
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._on_look)

    # --- the key -------------------------------------------------------------------------------

    def _hears(self, event: QKeyEvent) -> bool:
        """Whether it is for nobody else."""
        if event.type() == Type.KeyPress and self._pressed is None:
            is_meant = not event.isAutoRepeat() and not event.modifiers() and self._is_meant
            if is_meant:
                self._press()
            return is_meant
        is_ours = self._pressed is not None
        if event.type() == Type.KeyRelease and not event.isAutoRepeat():
            self._let_go()
        return is_ours

    def _press(self) -> None:
        self._pressed = self.now()
        haste().begin()
        self._look.start()

    def _let_go(self, *, skips: bool = True) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        was_on = haste().is_on
        self._end()
        session = self._watched()
        if skips and was_on and session is not None and self.now() - pressed < TAP_MS / 1000:
            _cut_short(session)

    def _on_look(self) -> None:
        session = self._watched()
        if session is None or not (_is_looked_on(session) or session.onlooker.is_waiting):
            self._end()

    def _end(self) -> None:
        self._look.stop()
        haste().end()

    @property
    def _is_meant(self) -> bool:
        session = self._watched()
        is_elsewhere = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if session is None or is_elsewhere or self._is_deaf():
            return False
        return _is_looked_on(session) and _is_free()

    # --- Qt ------------------------------------------------------------------------------------

    def watch(self, kind: QEvent.Type) -> None:
        if kind == Type.WindowDeactivate:
            self._let_go(skips=False)

    def hears(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            return self._hears(event)
        return False


def _is_looked_on(session: Session) -> bool:
    """Whether there is nothing to do but to look on: something moves, or will."""
    page, bridge = session.pages.current, session.bridge
    if page is None or session.is_covered or not session.is_open or bridge.viewer.is_paused:
        return False
    is_others = bridge.opponents.is_at_work and not bridge.is_viewers_turn
    return session.is_drawn_aside or page.is_moving or is_others


def _cut_short(session: Session) -> None:
    """People end what moves."""
    page = session.pages.current
    if session.is_drawn_aside:
        session.curtain.stand_open()
    elif page is not None and page.is_moving:
        page.cut_short()


def _is_free() -> bool:
    """Whether Space means nothing else where the keys go."""
    focus = QApplication.focusWidget()
    is_golden = isinstance(focus, PaperButton) and focus.is_primary
    return is_golden or focus is None or isinstance(focus, GamePage | PlayedCanvas | SkipLayer)
