"""What hover tells, told to fingers and keys as well, with the menu of what it is about below it.

A long press, Ctrl+I, the menu key and the right button ask for a context menu.  What is told
stands above the rows of whoever has a menu there, and alone where nobody has one.
"""

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QMainWindow, QMenu, QToolTip, QWidget

from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.kit.tips import MARK
from vivaroi_gui.ui.kit.told_menu import ToldMenu, head
from vivaroi_gui.ui.kit.writing import wrap

Reason = QContextMenuEvent.Reason
_ABOVE: Final = 28
"""Pixels between a finger and what is told."""
_SHARE: Final = 0.7
"""Of the screen's width for a line of what is told elsewhere."""
_STEP: Final = 14
"""Pixels from one place to the next where all that a picture tells is looked for."""


@runtime_checkable
class SpotTeller(Protocol):
    """A widget whose tooltip depends on where it is asked."""

    def tooltip_at(self, at: QPointF, /) -> str:
        """In pixels of the widget, as plain text; empty where it says nothing."""


@runtime_checkable
class KeyTeller(Protocol):
    """A widget in which keys lead from one thing to another."""

    def key_spot(self) -> QPointF | None:
        """Where they stand now, in pixels of the widget."""

    def told_besides(self) -> list[str]:
        """What it tells and to which no key leads."""


def told_at(widget: QWidget | None, at: QPointF) -> str:
    """What the tooltip says there, of the widget or of what it lies on."""
    while widget is not None:
        if told := _told_by(widget, at):
            return told
        if widget.isWindow():
            break
        at, widget = widget.mapToParent(at), widget.parentWidget()
    return ""


def _told_by(widget: QWidget, at: QPointF) -> str:
    """What one widget tells by itself."""
    told = widget.tooltip_at(at) if isinstance(widget, SpotTeller) else ""
    area = widget.parentWidget()
    if not told and isinstance(area, QGraphicsView) and area.viewport() is widget:
        said = (item.toolTip() for item in area.items(at.toPoint()))
        told = next(filter(None, map(_plain, said)), "")
    return told or _plain(widget.toolTip())


def _plain(tip: str) -> str:
    """A tooltip without its markup."""
    is_marked = tip.startswith(MARK)
    return QTextDocumentFragment.fromHtml(tip).toPlainText() if is_marked else tip


# --- by keys -----------------------------------------------------------------------------------


def told_by_keys(focus: QWidget) -> str:
    """What the tooltip says where the keys stand; of a paper without such a place, all."""
    on, spot = _key_spot(focus)
    told = told_at(on, spot)
    return told if told or isinstance(on, KeyTeller) else "\n".join(_all_told(on))


def told_elsewhere(focus: QWidget) -> list[str]:
    """What hover tells around the keys, of things to which no key leads."""
    layer = focus
    while (above := layer.parentWidget()) is not None and not isinstance(above, QMainWindow):
        layer = above
    told: list[str] = []
    for one in filter(QWidget.isVisible, (layer, *layer.findChildren(QWidget))):
        if isinstance(one, KeyTeller):
            told += one.told_besides()
        elif not one.focusPolicy() & Qt.FocusPolicy.TabFocus:
            told += _all_told(one)
    return [*dict.fromkeys(told)]


def _key_spot(focus: QWidget) -> tuple[QWidget, QPointF]:
    """The widget that tells of where the keys are, and the place in it."""
    on: QWidget | None = focus
    while on is not None and not on.isWindow():
        if isinstance(on, KeyTeller) and (spot := on.key_spot()) is not None:
            return on, spot
        on = on.parentWidget()
    return focus, QPointF(focus.rect().center())


def _all_told(widget: QWidget) -> list[str]:
    """All that one widget tells by itself, wherever it is asked."""
    area = widget.parentWidget()
    is_picture = isinstance(area, QGraphicsView) and area.viewport() is widget
    if not (is_picture or isinstance(widget, SpotTeller)):
        return [tip] if (tip := _plain(widget.toolTip())) else []
    down, across = range(0, widget.height(), _STEP), range(0, widget.width(), _STEP)
    told = (_told_by(widget, QPointF(x, y)) for y in down for x in across)
    return [*dict.fromkeys(filter(None, told))]


class Answers(QObject):
    """Tells in one window, which hears last of what nobody in it has taken."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent):
            answer(self._window, event)
            return True
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return _is_menu_key(event) and ask_by_keys(self._window)


def _is_menu_key(event: QKeyEvent) -> bool:
    """Shift+F10, which not every system makes a wish for a menu of."""
    is_shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return is_shifted and event.key() == Qt.Key.Key_F10 and not event.isAutoRepeat()


# --- telling -----------------------------------------------------------------------------------


def ask(window: QWidget, on: QWidget, at: QPointF, *, is_finger: bool = False) -> bool:
    """Tells what is there on the screen; whether there was anything to tell or to choose."""
    spot = on.mapFromGlobal(at)
    before = QApplication.activePopupWidget()
    asked = QContextMenuEvent(Reason.Mouse, spot.toPoint(), at.toPoint())
    QApplication.sendEvent(on, asked)
    return _complete(window, before, told_at(on, spot), at, is_finger=is_finger)


def ask_by_keys(window: QWidget) -> bool:
    """The same where the keys are; a row leads to what is told elsewhere."""
    focus = QApplication.focusWidget() or window
    on, spot = _key_spot(focus)
    at, before = on.mapToGlobal(spot), QApplication.activePopupWidget()
    told, elsewhere = told_by_keys(focus), told_elsewhere(focus)
    asked = QContextMenuEvent(Reason.Keyboard, focus.rect().center(), at.toPoint())
    QApplication.sendEvent(focus, asked)
    if not _complete(window, before, told or (elsewhere and _nothing_here()) or "", at):
        return False
    popup = QApplication.activePopupWidget()
    if elsewhere and isinstance(popup, QMenu):
        _add_elsewhere(popup, elsewhere)
        _come_inside(popup)
    announce(window, told)
    return True


def _add_elsewhere(menu: QMenu, told: list[str]) -> None:
    menu.addSeparator()
    rows = menu.addMenu(QCoreApplication.translate("Telling", "Elsewhere on this page"))
    rows.ensurePolished()
    metrics = QFontMetricsF(rows.font())
    across = _SHARE * menu.screen().availableGeometry().width()
    for one in told:
        for line in wrap(one.replace("\n", " · "), metrics, across):
            rows.addAction(literal(line))
        rows.addSeparator()


def _nothing_here() -> str:
    return QCoreApplication.translate("Telling", "Nothing to tell here")


def answer(window: QWidget, event: QContextMenuEvent) -> None:
    """Nobody had a menu there: what is told stands alone.  For the window, which hears it last."""
    if event.reason() is Reason.Keyboard:
        return
    on = window.childAt(event.pos()) or window
    at = QPointF(event.globalPos())
    told = told_at(on, on.mapFromGlobal(at))
    event.setAccepted(_complete(window, QApplication.activePopupWidget(), told, at))


def _complete(
    window: QWidget, before: QWidget | None, told: str, at: QPointF, *, is_finger: bool = False
) -> bool:
    """Puts what is told above the menu that has opened, or opens one with nothing else."""
    popup = QApplication.activePopupWidget()
    if popup is before and told:
        QToolTip.hideText()
        popup = ToldMenu(told, window)
        popup.popup(at.toPoint())
    elif popup is before:
        return False
    elif isinstance(popup, QMenu):
        head(popup, told)
    if is_finger and popup is not None:
        popup.move(_over(popup.size(), at.toPoint()))
    elif popup is not None:
        _come_inside(popup)
    return True


def _come_inside(popup: QWidget) -> None:
    """It has grown after it was placed."""
    popup.move(_inside(popup.frameGeometry(), popup.screen().availableGeometry()))


def _over(size: QSize, at: QPoint) -> QPoint:
    """Above the finger, which hides what is below it, and wholly on the screen."""
    screen = QGuiApplication.screenAt(at) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    area = QRect(QPoint(at.x() - size.width() // 2, at.y() - size.height() - _ABOVE), size)
    if area.top() < room.top():
        area.moveTop(at.y() + _ABOVE)
    return _inside(area, room)


def _inside(area: QRect, room: QRect) -> QPoint:
    """Where its corner lies as near as the room lets it."""
    area.moveLeft(max(room.left(), min(area.left(), room.right() - area.width())))
    area.moveTop(max(room.top(), min(area.top(), room.bottom() - area.height())))
    return area.topLeft()
