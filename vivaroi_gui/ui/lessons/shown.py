"""What is seen of the cat: its bubble and the light, at their place over the page of now."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from vivaroi_gui.rules.core import Json
from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.beside import EDGE, bubble_place
from vivaroi_gui.ui.kit.floats import Float
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.scrolled import ScrolledPages
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.lessons.bubble import Bubble, Saying
from vivaroi_gui.ui.lessons.light import Light
from vivaroi_gui.ui.session.floating import Floating
from vivaroi_gui.ui.session.session import Session

_LOOK_MS = 100
"""How often it is looked whether what is spoken of lies elsewhere: pages lay out in their time."""
_RECAP, _BUTTON, _UNDO = "recap", "curtain:button", "curtain:undo"
_LARGE: Final = 0.25
"""A share of the page of which a bubble always leaves something to be seen."""
_WITH_CAT: Final = 1.0, 0.78, 1.3
_BARE: Final = 1.0, 0.78, 0.6, 0.46, 1.3
_NAMELESS: Final = 1.0, 1.3
_WAYS: Final = (
    *((True, True, share) for share in _WITH_CAT),
    *((False, True, share) for share in _BARE),
    *((False, False, share) for share in _NAMELESS),
)
"""In which a bubble is tried: with the cat or not, with its name or not, and how wide."""


class _Try(NamedTuple):
    """Where a bubble would lie; ``fault``: how far below the page, over how much of what it speaks
    of, and of what has the keys.
    """

    fault: tuple[float, float, float]
    shows: tuple[bool, bool]
    area: QRectF


class Shown(QObject):
    """Everything lies over ``screen``, in its pixels; what is spoken of is never covered, nor what
    has the keys.
    """

    def __init__(self, session: Session, screen: QWidget, scrolled: ScrolledPages) -> None:
        super().__init__(screen)
        self._session = session
        self._screen = screen
        self._scrolled = scrolled
        self.light = Light(screen)
        self.bubble = Bubble(screen, self._picture_of)
        self._spots: tuple[str, ...] = ()
        self._is_dim = False
        self._seen: tuple[object, ...] = ()
        self._floating = Floating(session.pages.floats, Float.COACH, self)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._follow)
        self._keeps_keys = False
        """Whether what is told or asked has the keys, and nobody has taken them to the page."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.light.hide()
        screen.installEventFilter(self)

    def say(self, saying: Saying, spots: Sequence[str] = (), *, is_dim: bool) -> None:
        """Says it of these; ``is_dim``: all else lies in the dark."""
        is_new = saying != self.bubble.saying or not self.bubble.isVisibleTo(self._screen)
        had_keys = self.has_keys  # of a button that goes
        self._spots, self._is_dim = tuple(spots), is_dim
        self.light.show()
        if _RECAP in spots:  # it speaks of what it would keep away
            self._floating.leave()
        else:
            self._floating.claim()
        self.bubble.say(saying)
        if is_new and self._session.is_open:
            self._session.pages.game_pages.bring(spots)
            self._scroll_there()
        self.place()
        self._look.start()
        if not is_new:
            return
        is_first = saying.is_told or bool(saying.choices)
        self._keeps_keys = is_first and self._screen.isVisible()
        if self._keeps_keys:
            self.bubble.take_focus()
            return
        if self._session.is_open:
            pages, view = self._session.pages.game_pages, self._session.bridge.view
            pages.point(self._spots, view)
        if had_keys:
            self._session.pages.take_focus()

    def _picture_of(self, face: Person | Json, height: float, ratio: float) -> QPixmap:
        """A portrait, or what the game shows of an action."""
        if isinstance(face, Person):
            area = QRectF(0, 0, height, height)
            middle, radius = area.center(), height * 0.42
            return painted(area, ratio, lambda on: paint_portrait(on, face, middle, radius, ratio))
        spots = self._session.pages.game_pages.spots
        assert spots is not None, "a lesson of a game without lessons"
        return spots.picture(face, self._session.bridge.view, height, ratio)

    def give_keys(self) -> None:
        """People take them to the page."""
        self._keeps_keys = False

    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        """A page that comes to rest takes the keys: not from what is to be read first."""
        if now is None or not self._session.pages.isAncestorOf(now):
            return
        if not self._keeps_keys:
            self._clear_keys()
        elif QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self.bubble.take_focus()
        else:
            self.give_keys()

    def _clear_keys(self) -> None:
        """What has the keys now lies below the bubble."""
        bubble = QRectF(self.bubble.geometry())
        if self.bubble.isVisibleTo(self._screen) and _covered(bubble, self._keyed):
            self.place()

    def be_quiet(self) -> None:
        """Nothing is said, and nothing is dark."""
        self._look.stop()
        self._fall_silent()
        self.light.hide()

    def hush(self) -> None:
        """Nothing is said for a moment: the light stays as it is."""
        self._fall_silent()
        self.place()

    def _fall_silent(self) -> None:
        self._floating.leave()
        self.give_keys()
        if self.bubble.isVisibleTo(self._screen):
            had_keys = self.has_keys
            self.bubble.hide()
            if had_keys:
                self._session.pages.take_focus()

    @property
    def has_keys(self) -> bool:
        """Whether they go to the bubble, or to a button of it."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self.bubble or self.bubble.isAncestorOf(focus))

    def stop(self) -> None:
        self._look.stop()

    # --- where ---------------------------------------------------------------------------------

    @property
    def unit(self) -> float:
        return max(0.72, min(self._screen.width() / 1440, self._screen.height() / 900))

    @property
    def told(self) -> list[QRectF]:
        """Where what is spoken of lies."""
        found = [self.where(spot) for spot in self._spots]
        return [area for area in found if not area.isEmpty()]

    def where(self, spot: str) -> QRectF:
        """Where one thing lies; empty where it is not to be seen."""
        session = self._session
        if spot in (_BUTTON, _UNDO):
            return session.curtain.area_of("undo" if spot == _UNDO else "button")
        if session.is_covered or not session.is_open:
            return QRectF()
        if spot == _RECAP:
            slip = session.recap.slip
            return (
                QRectF(slip.geometry()).translated(self._corner) if slip.isVisible() else QRectF()
            )
        area = session.pages.game_pages.where(spot, session.bridge.view)
        return area.translated(self._corner) if not area.isEmpty() else area

    def _scroll_there(self) -> None:
        """What is spoken of comes into sight, its upper edge above all."""
        for area in self.told[:1]:
            there = area.translated(-self._corner).toRect()
            for spot in (there.bottomLeft(), there.topLeft()):
                self._scrolled.ensureVisible(spot.x(), spot.y(), 0, round(EDGE))

    def _follow(self) -> None:
        if self._to_see != self._seen:
            self.place()

    @property
    def _to_see(self) -> tuple[object, ...]:
        """On what its place depends."""
        return self.told, self._ground, self._corner, self._whole

    def place(self) -> None:
        """Where it belongs in the present size."""
        self.light.setGeometry(self._screen.rect())
        told, area = self.told, QRectF()
        self._seen = self._to_see
        if self.bubble.isVisibleTo(self._screen):
            area = self._place_beside(told)
            self.bubble.lie(area, self.unit)
        self.light.shine(told, area, self.unit, is_dim=self._is_dim)
        self.light.raise_()
        self.bubble.raise_()

    def _place_beside(self, told: Sequence[QRectF]) -> QRectF:
        """In the first way in which nothing of that is covered, else in the least bad one."""
        best = self._tried(told, *_WAYS[0])
        for way in _WAYS[1:]:
            if not any(best.fault):
                break
            best = min(best, self._tried(told, *way), key=lambda one: one.fault)
        self.bubble.shows_cat, self.bubble.shows_name = best.shows
        return best.area

    def _tried(
        self, told: Sequence[QRectF], shows_cat: bool, shows_name: bool, share: float
    ) -> _Try:
        self.bubble.shows_cat, self.bubble.shows_name = shows_cat, shows_name
        ground, keyed = self._ground, self._keyed
        size = self.bubble.size_for(self.unit, share, ground.width() - 2 * EDGE)
        area = bubble_place(ground, size, told, self._free, self.unit, self._whole, keyed)
        below = max(0.0, area.bottom() - ground.bottom())
        fault = below, _covered(area, told), _covered(area, keyed)
        return _Try(fault, (shows_cat, shows_name), area)

    @property
    def _ground(self) -> QRectF:
        """What is seen of the pages."""
        if self._session.is_covered:
            return QRectF(self._screen.rect())
        seen = self._scrolled.viewport()
        return QRectF(seen.mapTo(self._screen, seen.rect().topLeft()), seen.size())

    @property
    def _corner(self) -> QPointF:
        """Of the pages, which may be scrolled."""
        return QPointF(self._session.pages.mapTo(self._screen, QPoint()))

    @property
    def _keyed(self) -> list[QRectF]:
        """Where on the page the keys are, unless on what no bubble could cover."""
        focus, ground = QApplication.focusWidget(), self._ground
        if focus is None or self._session.is_covered or not self._session.pages.isAncestorOf(focus):
            return []
        area = QRectF(QPointF(focus.mapTo(self._screen, QPoint())), QSizeF(focus.size()))
        share = area.width() * area.height() / (ground.width() * ground.height())
        return [area] if share < _LARGE else []

    @property
    def _free(self) -> list[QRectF]:
        session = self._session
        if session.is_covered or not session.is_open:
            return []
        clear = session.pages.game_pages.clear(others_act=not self._is_dim)
        return [area.translated(self._corner) for area in clear]

    @property
    def _whole(self) -> list[QRectF]:
        """Buttons of the page: half of one beside a bubble looks like a mistake."""
        page = self._session.pages.current
        if self._session.is_covered or page is None:
            return []
        found = [one for one in page.findChildren(QAbstractButton) if one.isVisibleTo(page)]
        buttons = [
            one for one in found if page.childAt(one.mapTo(page, one.rect().center())) is one
        ]
        corners = [one.mapTo(self._screen, one.rect().topLeft()) for one in buttons]
        return [QRectF(corner, one.size()) for corner, one in zip(corners, buttons, strict=True)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._look.isActive():
            self.place()
        return super().eventFilter(watched, event)


def _covered(area: QRectF, told: Sequence[QRectF]) -> float:
    """Pixels of what is told of that an area lies over."""
    common = (area.intersected(one) for one in told)
    return sum(one.width() * one.height() for one in common)
