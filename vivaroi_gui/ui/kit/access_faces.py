"""The interfaces through which Qt asks for parts: thin faces over nodes and widgets.

What Python hands to Qt has its traps (PySide6 6.8 to 6.12).  ``interface_cast`` ends the process
with anything but an interface or a null VoidPtr; what Qt holds must be held here too, as long as
its object lives; and Qt may ask about a widget while its constructor runs, so that the factory
decides by the class and the face looks for the tree anew each time.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget
from shiboken6 import Shiboken, isValid

from vivaroi_gui.ui.kit.access_parts import Node, Role
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.texts import text

_Text = QAccessible.Text
_held: dict[int, QAccessibleInterface] = {}
"""Python must hold what Qt holds; an entry goes when its object dies."""
_NOTHING = Shiboken.VoidPtr(0)
_installed: list[bool] = []


def install() -> None:
    """Has Qt ask here first; once is enough, and before the first window."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_face_for)


class PressedButton(QAbstractButton):
    """One that is painted by us: whatever assistive technology does to it is a click."""

    is_one_of_several = False
    """Whether of several like it one is chosen, by whoever offers them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        install()
        super().__init__(parent)

    @property
    def is_radio(self) -> bool:
        """Whether of several like it one is chosen."""
        return self.isCheckable() and (self.autoExclusive() or self.is_one_of_several)


class SilentLabel(QLabel):
    """Words for the eye beside what has them for its own name."""

    def __init__(self, parent: QWidget) -> None:
        install()
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class Untold(QWidget):
    """Nothing for assistive technology: the keys may rest there, and nobody is told."""

    def __init__(self, parent: QWidget) -> None:
        install()
        super().__init__(parent)


def _face_for(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Node):
        face: QAccessibleInterface = _NodeFace(thing)
    elif isinstance(thing, QWidget) and hasattr(type(thing), "access_tree"):
        face = _WidgetFace(thing)
    elif isinstance(thing, PressedButton):
        face = _ButtonFace(thing)
    elif isinstance(thing, Untold):
        face = _NoFace(thing)
    elif isinstance(thing, SilentLabel):
        face = _SilentFace(thing)
    else:
        return None
    _held[id(thing)] = face
    thing.destroyed.connect(partial(_let_go, id(thing)))
    return face


def _let_go(key: int, *_: object) -> None:
    _held.pop(key, None)


def _face(thing: QObject | None) -> QAccessibleInterface | None:
    if thing is None or not isValid(thing):
        return None
    return QAccessible.queryAccessibleInterface(thing)


def _below(widget: QWidget | None) -> Sequence[QObject]:
    """What it is said to consist of, or else what lies in it."""
    tree = getattr(widget, "access_tree", None)
    return tree.below if tree is not None else () if widget is None else widget.children()


def _place(button: PressedButton) -> str:
    """Which of how many choices it is; nothing where it is none."""
    around = _below(button.parentWidget()) if button.is_radio else ()
    choices = [one for one in around if isinstance(one, PressedButton) and one.is_radio]
    seen = [one for one in choices if not one.isHidden()]
    if button not in seen or len(seen) == 1:
        return ""
    said = text("access", "choice")
    return said.format(number=seen.index(button) + 1, all=len(seen))


def _child(things: Sequence[QObject], index: int) -> QAccessibleInterface | None:
    return _face(things[index]) if 0 <= index < len(things) else None


def _index(things: Sequence[QObject], face: QAccessibleInterface) -> int:
    wanted = face.object()
    return next((at for at, one in enumerate(things) if one is wanted), -1)


class _Actions(QAccessibleActionInterface):
    """A press where the part has an act, and the focus everywhere."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = node

    @property
    def _may_press(self) -> bool:
        part = self._node.part
        return part.act is not None and part.is_able

    def actionNames(self) -> list[str]:
        pressing = [self.pressAction()] if self._may_press else []
        return [*pressing, self.setFocusAction()]

    def doAction(self, name: str) -> None:
        host, part = self._node.host, self._node.part
        if not host.widget.isEnabled():  # a curtain lies over it
            return
        if name == self.setFocusAction():
            host.lead_to(part.key)
        elif name == self.pressAction() and self._may_press:
            host.press(part)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class _NodeFace(QAccessibleObject):
    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self._node = node
        self._actions = _Actions(node)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        is_asked = kind == QAccessible.InterfaceType.ActionInterface
        return self._actions if is_asked else _NOTHING

    def role(self) -> Role:
        return self._node.part.role

    def text(self, kind: QAccessible.Text) -> str:
        part = self._node.part
        return {_Text.Name: part.name, _Text.Description: part.description}.get(kind, "")

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return _face(self._node.above or self._node.host.widget)

    def childCount(self) -> int:
        return len(self._node.below)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _child(self._node.below, index)

    def indexOfChild(self, face: QAccessibleInterface) -> int:
        return _index(self._node.below, face)

    def window(self) -> object:  # type: ignore[override]
        return self._node.host.widget.window().windowHandle()

    def rect(self) -> QRect:
        widget = self._node.host.widget
        area = self._node.host.area(self._node.part.key).toAlignedRect()
        return QRect(widget.mapToGlobal(area.topLeft()), area.size())

    def state(self) -> QAccessible.State:
        state, part, host = QAccessible.State(), self._node.part, self._node.host
        state.focusable = part.act is not None
        state.selectable = state.selected = part.is_selected
        state.disabled = not (part.is_able and host.widget.isEnabled())
        state.invisible = not host.widget.isVisible()
        state.focused = host.focused is self._node and host.widget.hasFocus()
        return state


class _Press(QAccessibleActionInterface):
    """A press of a button is a click, by whichever name it is asked for.

    Qt's own toggles one that can be on or off, which whoever waits for clicks never hears.
    """

    def __init__(self, button: PressedButton) -> None:
        super().__init__()
        self._button = button

    def actionNames(self) -> list[str]:
        names = [self.pressAction()] if self._button.isEnabled() else []
        return [*names, self.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == self.setFocusAction():
            self._button.setFocus()
        elif name in (self.pressAction(), self.toggleAction()):  # it may open a dialog: not now
            QTimer.singleShot(0, self._button, self._click)

    def _click(self) -> None:
        """It may have gone meanwhile, and stand for nothing any more."""
        if self._button.isVisible():
            self._button.click()

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class _ButtonFace(QAccessibleWidget):
    """Stands for a painted button."""

    def __init__(self, button: PressedButton) -> None:
        super().__init__(button, Role.Button)
        self._button = button
        self._press = _Press(button)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        is_asked = kind == QAccessible.InterfaceType.ActionInterface
        return self._press if is_asked else _NOTHING

    def role(self) -> Role:
        if not self._button.isCheckable():
            return Role.Button
        return Role.RadioButton if self._button.is_radio else Role.CheckBox

    def text(self, kind: QAccessible.Text) -> str:
        said = str(super().text(kind))
        if kind == _Text.Name and not said:
            return plain(self._button.text())
        if kind == _Text.Description:
            more = "" if said in str(super().text(_Text.Name)) else said
            return joined(*filter(None, (more, _place(self._button))))
        return said

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = self._button.isCheckable()
        state.checked = self._button.isChecked()
        state.pressed = self._button.isDown()
        return state


class _NoFace(QAccessibleWidget):
    """Qt tells nobody of what has no valid face."""

    def isValid(self) -> bool:
        return False


class _SilentFace(QAccessibleWidget):
    """Not to be found."""

    def __init__(self, label: SilentLabel) -> None:
        super().__init__(label, Role.StaticText)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.invisible = True
        return state


class _WidgetFace(QAccessibleWidget):
    """Stands for a widget whose class has ``access_tree: AccessTree | None = None``."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, Role.Grouping)
        self._widget = widget

    @property
    def _below(self) -> Sequence[QObject]:
        tree = getattr(self._widget, "access_tree", None)
        return () if tree is None else tree.below

    def role(self) -> Role:
        tree = getattr(self._widget, "access_tree", None)
        return Role.Grouping if tree is None else tree.role

    def text(self, kind: QAccessible.Text) -> str:
        tree = getattr(self._widget, "access_tree", None)
        if tree is not None and kind == _Text.Name and tree.title:
            return str(tree.title)
        if tree is not None and kind == _Text.Description and tree.tells_all:
            return ""
        return super().text(kind)

    def childCount(self) -> int:
        return len(self._below)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _child(self._below, index)

    def indexOfChild(self, face: QAccessibleInterface) -> int:
        return _index(self._below, face)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        tree = getattr(self._widget, "access_tree", None)
        if tree is not None and tree.focused is not None and self._widget.hasFocus():
            return _face(tree.focused)
        return super().focusChild()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for thing in reversed(self._below):
            face = _face(thing)
            if face is not None and face.rect().contains(x, y):
                inner: QAccessibleInterface | None = face.childAt(x, y)
                return face if inner is None else inner
        return None
