"""Whoever uses the keys sees where they are: at each stop of Tab, on every page, in each theme.

The page is painted with the focus on a control and with it elsewhere.  As WCAG 2.2 asks (1.4.11,
2.4.7, 2.4.11), enough pixels at the control differ by 3:1, and nothing lies over all of it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tools.shots import STATES, seen, settle
from tools.soak.broken import Broken
from tools.soak.themed import language_of, ratio, rows_that_differ, themed
from vivaroi_gui.ui.kit.tones import THEMES

_LEAST: Final = 3.0
_SHARE: Final = 1.5
"""Pixels that differ for each pixel of width and height: a line around three quarters of it."""
_ENOUGH: Final = 100
"""Pixels of a ring around a small part: of a board, or the knob of a line."""
_AROUND: Final = 8
"""Pixels around a control in which its focus may be told."""
_MOST: Final = 250
"""Stops of a page: more, and the keys do not come back."""
_PARTS: Final = 40
"""Presses of Tab within a board: more, and it does not let go of the keys."""
_NAMES: Final = [name for name in STATES if name != "ballot-dragged"]
"""Nobody walks by keys who has a card in the hand."""


class Stop(NamedTuple):
    widget: QWidget
    area: QRect
    """On the page."""
    page: QImage
    is_in_sight: bool


def check(number: int) -> str:
    """One state of the pictures in one language, in all themes.

    Raises:
        Broken: somewhere it is not seen what has the keys.
    """
    name, language = _NAMES[number % len(_NAMES)], language_of(number, len(_NAMES))
    stops, faults = 0, []
    for theme in THEMES:
        with themed(name, language, theme) as (app, window):
            settle(window, app)
            found = _stops(seen(window))
            faults += [f"{theme}: {fault}" for fault in _faults(found)]
            stops += len(found)
    if faults:
        raise Broken(f"{name}, {language}: {'; '.join(faults)}")
    return f"{name} in {language}: {stops} stops"


def _faults(stops: list[Stop]) -> Iterator[str]:
    for place, stop in enumerate(stops):
        others = [stops[(place + step) % len(stops)] for step in (1, 2)]
        if not stop.is_in_sight:
            yield f"{_told(stop)} has the keys and is covered"
        elif all(_is_alike(stop, other) for other in others if other is not stop) and (
            not _is_told_by_itself(stop)
        ):
            yield f"nothing tells that {_told(stop)} has the keys"


def _is_told_by_itself(stop: Stop) -> bool:
    """In a list that scrolls, the next ones have their rings at the same place."""
    page = stop.widget.window()
    stop.widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    held = _stop(stop.widget, page)
    return not _is_alike(held, _without_keys(held))


def _stops(page: QWidget) -> list[Stop]:
    """What Tab comes to, until it comes back.

    What had the keys at first may be no stop of it; and where there is one alone, that it lost them
    is the second.
    """
    stops: list[Stop] = []
    for _ in range(_MOST):
        widget = _tabbed_to(page, stops[-1].widget if stops else None)
        if widget is None or widget in [stop.widget for stop in stops]:
            return stops if len(stops) != 1 else [*stops, _without_keys(stops[0])]
        stops.append(_stop(widget, page))
    raise Broken(f"Tab does not come back in {type(page).__name__}")


def _stop(widget: QWidget, page: QWidget) -> Stop:
    """Where it is and what is seen now."""
    area = QRect(widget.mapTo(page, QPoint()), widget.size()).intersected(page.rect())
    return Stop(widget, area, page.grab().toImage(), _is_in_sight(widget, page, area))


def _tabbed_to(page: QWidget, before: QWidget | None) -> QWidget | None:
    """What has the keys next; within a castle or a town Tab goes from part to part first."""
    widget = QApplication.focusWidget()
    for _ in range(_PARTS):
        QTest.keyClick(widget or page, Qt.Key.Key_Tab)
        QApplication.processEvents()
        widget = QApplication.focusWidget()
        if widget is not before:
            break
    return widget


def _without_keys(stop: Stop) -> Stop:
    page = stop.widget.window()
    stop.widget.clearFocus()
    QApplication.processEvents()
    return stop._replace(page=page.grab().toImage())


def _is_in_sight(widget: QWidget, page: QWidget, area: QRect) -> bool:
    """Whether a press somewhere on it would reach it, or something of it.

    What no press reaches lies over a picture that takes them all.
    """
    if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
        return True
    spots = (area.center(), area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight())
    found = [page.childAt(spot) for spot in spots]
    return any(one is not None and (one is widget or widget.isAncestorOf(one)) for one in found)


def _is_alike(stop: Stop, other: Stop) -> bool:
    """Whether it looks the same while the other has the keys."""
    around = stop.area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).intersected(stop.page.rect())
    mine, theirs = (page.copy(around) for page in (stop.page, other.page))
    differing = sum(
        one != two and ratio(one, two) >= _LEAST
        for _, row, its in rows_that_differ(mine, theirs)
        for one, two in zip(row, its, strict=True)
    )
    size = stop.area.size()
    return differing < min(_ENOUGH, _SHARE * (size.width() + size.height()))


def _told(stop: Stop) -> str:
    widget = stop.widget
    return f"{type(widget).__name__} {widget.accessibleName()!r} at {stop.area.getRect()}"
