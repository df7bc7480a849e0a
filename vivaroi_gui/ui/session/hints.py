"""Hints: asked for by the viewer, shown to nobody else, gone with the situation they were for."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.rules.core import CHANCE, View
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.reasons import allow_action
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.screens import AnyScreens


class Hints(QObject):
    """Keeps at most one hint, and the view that it is for."""

    given = Signal()
    """One has come that people may follow: it is deaf for a moment."""

    def __init__(self, bridge: Bridge, pages: PageStack, action: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._action = action
        self._view: View | None = None
        self._advice: Advice | None = None
        self._is_missed = False
        self._told_hint: tuple[str, Any] = ("", None)
        self._given_at = 0.0
        action.setAutoRepeat(False)
        action.triggered.connect(self._on_asked)
        bridge.advised.connect(self._on_advised)
        pages.covered.connect(self.forget)
        pages.strayed.connect(self.forget)
        pages.messages.hint_gone.connect(self.forget)

    @property
    def is_shown(self) -> bool:
        """Whether a hint is given or awaited, or one that could not be had is told."""
        return self._view is not None

    def _on_asked(self) -> None:
        """Who asks again has the keys where Enter follows the hint; a card of it is lifted."""
        page = self._pages.current
        if self._advice is None:
            self.ask()
        elif page is None or Deaf.now() - self._given_at <= Deaf.MS / 1000:
            return
        elif not (page.chooses_in_secret and page.follow_hint()):
            page.take_focus()

    def ask(self) -> None:
        """Asks what a strong player would do in the viewer's place."""
        if self._bridge.may_hint:
            self._view, self._advice, self._is_missed = self._bridge.view, None, False
            self._bridge.hint()
            self._tell()

    def forget(self) -> None:
        """Takes the hint back, or the question."""
        if self.is_shown:
            self._view = self._advice = None
            self._tell()

    def refresh(self) -> None:
        """Something may have changed: only what still fits the situation stays."""
        if not self._is_good:
            self._view = self._advice = None
        self._tell()

    @property
    def _is_good(self) -> bool:
        if self._view is None or not self._bridge.is_open:
            return False
        is_alike = _is_alike(self._view, self._bridge.view, self._bridge.screens)
        return is_alike and (not self._is_awaited or self._bridge.opponents.is_advising)

    @property
    def _is_awaited(self) -> bool:
        return self.is_shown and self._advice is None and not self._is_missed

    def _on_advised(self, advice: Advice | None) -> None:
        """None: the opponents' process had no answer in time."""
        if self._view is not None:
            self._advice, self._is_missed = advice, advice is None
            self._tell()
            if advice is not None:
                sound(Cue.HINT)
                self._given_at = Deaf.now()
                self.given.emit()
                self._pages.take_focus()

    def _tell(self) -> None:
        told = self._text, self._advice.move if self._advice else None
        if told != self._told_hint:
            self._told_hint = told
            self._pages.set_hint(*told)
        self._allow()

    @property
    def _text(self) -> str:
        if self._advice is not None:
            bridge = self._bridge
            return bridge.screens.advice(self._advice, bridge.players, bridge.options)
        if self._is_missed and self.is_shown:
            return self.tr("No hint could be found in time. Ask again.")
        return self.tr("Looking for a hint…") if self.is_shown else ""

    def _allow(self) -> None:
        """Only whoever may act now may ask, and not while an answer is awaited."""
        may_ask = self._bridge.may_hint
        why_not = text("controls", "hint.coming") if self._is_awaited else ""
        if not may_ask:
            why_not = self.tr("Hints are for the player whose turn it is.")
        if self._bridge.is_viewers_turn and CHANCE in self._bridge.table.to_act():
            why_not = text("controls", "hint.throw")
        allow_action(self._action, why_not)


def _is_alike(before: View, now: View, screens: AnyScreens) -> bool:
    """Whether the same person still has the same choice; others may have chosen meanwhile."""
    is_same = (before.seat, before.legal) == (now.seat, now.legal)
    return is_same and screens.situation(before) == screens.situation(now)
