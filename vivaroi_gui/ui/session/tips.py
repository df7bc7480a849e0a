"""Tips: each is told once, the first time that it may help, beside what it is about."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.floats import Float
from vivaroi_gui.ui.kit.sizes import page_unit
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tip_slip import TipSlip
from vivaroi_gui.ui.session.end_page import EndPage
from vivaroi_gui.ui.session.floating import Floating
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.session.tip import FirstTip
from vivaroi_gui.ui.settings import Settings

SHOWN_MS: Final = 12000
BETWEEN_MS: Final = 120000
"""After a tip there is none for so long."""
IDLE_MS: Final = 25000
"""Whoever has done nothing for so long may be stuck."""
_SETTLE_MS: Final = 600
"""How long after something has changed it is looked what is new."""
_BUTTON: Final = "button:"
_TOLD_OTHERWISE: Final = ("tip.hint", "tip.undo", "tip.full")
"""Tips that lean on where they are seen."""


class Tips(QObject):
    """One at a time; the settings know which have been told."""

    def __init__(
        self, session: Session, settings: Settings, button_area: Callable[[str], QRectF]
    ) -> None:
        """``button_area`` says where a command has its button, in pixels of the pages."""
        super().__init__(session.pages)
        self._session = session
        self._settings = settings
        self._button_area = button_area
        self._has_read_recap = False
        self._shown: FirstTip | None = None
        self.slip = TipSlip(session.pages)
        self._floating = Floating(session.pages.floats, Float.TIP, self)
        self._pause = QTimer(self, singleShot=True, interval=BETWEEN_MS)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._connect()

    def _connect(self) -> None:
        session, pages = self._session, self._session.pages
        self._settle.timeout.connect(self.look)
        self._idle.timeout.connect(self.look_at_idle)
        self._floating.seen.connect(self._on_seen)
        self.slip.put_away.connect(self._floating.leave)
        session.changed.connect(self._on_changed)
        session.recap.gone.connect(self._on_recap_gone)
        pages.chosen.connect(self._floating.leave)
        pages.currentChanged.connect(self._floating.leave)
        self._settings.changed.connect(self._on_settings_changed)
        pages.installEventFilter(self)

    # --- when ----------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        if not self._session.is_open:
            self._floating.leave()
            self._settle.stop()
            self._idle.stop()
            return
        self._settle.start()
        if self._shown is not None and self._shown.name == "tip.undo" and not self._may_undo:
            self._floating.leave()
        if self._session.bridge.is_viewers_turn:
            self._idle.start()
        else:
            self._idle.stop()

    def _on_settings_changed(self) -> None:
        if not self._settings.tells_tips:
            self._floating.leave()

    def _on_recap_gone(self) -> None:
        self._has_read_recap = True
        self._settle.start()

    @property
    def _is_busy(self) -> bool:
        """Whether people look at something else, or have just been told something."""
        session = self._session
        return (
            not (self._settings.tells_tips and session.is_open and self._floating.may_be_seen)
            or self._floating.is_seen
            or self._pause.isActive()
            or session.is_covered
            or session.is_drawn_aside
            or session.course.is_moving
            or session.bridge.viewer.is_paused
            or QApplication.activeModalWidget() is not None
        )

    def look(self) -> None:
        """Something may be new to whoever looks."""
        if not self._is_busy:
            self._tell_first(self._new)

    def look_at_idle(self) -> None:
        """Whoever is on turn has done nothing for a while."""
        if not self._is_busy and self._session.bridge.may_hint:
            self._tell_first(iter((FirstTip("tip.hint", "button:hint"),)))

    # --- what ----------------------------------------------------------------------------------

    @property
    def _new(self) -> Iterator[FirstTip]:
        """What fits what is seen, told or not."""
        session, bridge = self._session, self._session.bridge
        page = session.pages.current
        if page is None:
            return
        persons = sum(len(one.persons) for one in bridge.players if one.is_persons)
        if isinstance(page, EndPage):
            yield FirstTip("tip.replay", "button:watch")
            return
        if not session.is_unread:
            name = session.pages.game_pages.name_of(page)
            for tip in bridge.screens.tips(bridge.view, name, persons):
                if persons == 1 or not tip.is_secret:
                    yield tip
        if self._may_undo:
            yield FirstTip("tip.undo", "button:undo")
        if self._has_read_recap:
            yield FirstTip("tip.happened", "chronicle:head")

    @property
    def _may_undo(self) -> bool:
        """Whether what a person of this table did last can be taken back."""
        bridge = self._session.bridge
        last = bridge.table.last_seat
        is_peoples = last is not None and bridge.players[last].is_human
        return is_peoples and bridge.undo_refusal() is None

    def _tell_first(self, tips: Iterator[FirstTip]) -> None:
        told = self._settings.tips_seen.split()
        for tip in tips:
            if tip.key not in told and not self._area_of(tip).isEmpty():
                self._tell(tip)
                return

    def _tell(self, tip: FirstTip) -> None:
        self._shown = tip
        self.slip.say(text("tips", tip.name))
        self.slip.setAccessibleName(_spoken(tip))
        if not self._floating.claim(SHOWN_MS):
            return
        self._settings.update(tips_seen=f"{self._settings.tips_seen} {tip.key}".strip())
        self._pause.start()
        if not tip.is_secret:
            announce(self.slip, _spoken(tip))

    # --- where ---------------------------------------------------------------------------------

    def _area_of(self, tip: FirstTip) -> QRectF:
        """In pixels of the pages; empty where it is not to be seen."""
        pages = self._session.pages
        if tip.spot == "button:watch":
            page = pages.current
            return page.watch_area if isinstance(page, EndPage) else QRectF()
        if tip.spot.startswith(_BUTTON):
            return self._button_area(tip.spot.removeprefix(_BUTTON))
        return pages.game_pages.where(tip.spot, self._session.bridge.view)

    def _on_seen(self, is_seen: bool) -> None:
        self.slip.setVisible(is_seen)
        self._place()
        if not is_seen:
            self._session.pages.slip_gone.emit(self.slip.geometry())

    def _place(self) -> None:
        if self.slip.isHidden() or self._shown is None:
            return
        pages, area = self._session.pages, self._area_of(self._shown)
        if area.isEmpty():
            self._floating.leave()
            return
        free = list(pages.game_pages.clear(others_act=True))
        self.slip.lie(area, free, page_unit(pages.width(), pages.height()))
        self.slip.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)


def _spoken(tip: FirstTip) -> str:
    """Without what only the eye knows: a button is called by its name, a floor too."""
    if tip.name in _TOLD_OTHERWISE:
        return text("access", f"say.{tip.name}").format(about=tip.about)
    return text("tips", tip.name)
