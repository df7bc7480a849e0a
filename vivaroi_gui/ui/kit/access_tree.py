"""A painted widget for assistive technology: a tree of data beside what is painted.

A view is told in parts (``access_parts.py``) by pure functions; the tree keeps a node for each,
tells Qt what has changed, and costs nothing while nobody listens: parts are made when somebody
asks.
"""

from collections.abc import Callable, Collection, Iterator, Sequence

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.access_faces import Untold, install
from vivaroi_gui.ui.kit.access_parts import AccessChild, AccessPart, Make, Node, Role
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.texts import text

_Event = QAccessible.Event


class AccessTree(QObject):
    """The tree of one widget, whose class says ``access_tree: AccessTree | None = None``."""

    def __init__(
        self,
        widget: QWidget,
        role: Role = Role.Grouping,
        *,
        area: Callable[[str], QRectF] | None = None,
        press: Callable[[AccessPart], None] | None = None,
        lead: Callable[[str], None] | None = None,
        is_whole: bool = False,
        is_shut: Callable[[], bool] = bool,
        title: str = "",
        has_manual: bool = False,
    ) -> None:
        """``area`` says where a part lies, ``press`` does what it says, ``lead`` gives it the keys.

        ``is_whole``: parts tell all.  Otherwise the visible children follow that were not told of.
        ``is_shut`` says when there is nothing to be found at all.  ``title`` names a text of
        ``access.json`` that is its name there, where the widget's own one tells what the parts do.
        ``has_manual``: the widget's description says what its parts do not.
        """
        super().__init__(widget)
        install()
        self.widget = widget
        self.role = role
        self.focused: Node | None = None
        self._area = area
        self._press = press
        self._lead = lead
        self._is_whole = is_whole
        self._is_shut = is_shut
        self._title = title
        self._has_manual = has_manual
        self._make: Make = tuple
        self._is_stale = False
        self._roots: list[Node | QWidget] = []
        self._nodes: dict[str, Node] = {}
        self._shown: dict[str, str] = {}
        """The keys of what is told now, each with that of what it is in; other nodes wait."""
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._make_if_stale)

    # --- what the widget says ------------------------------------------------------------------

    def show(self, make: Make) -> None:
        """From now on it is told so; what ``make`` tells is settled now, whenever it is asked."""
        self._make, self._is_stale = make, True
        if QAccessible.isActive():
            self._due.start()

    def renew(self) -> None:
        """The same, which tells something else now."""
        self.show(self._make)

    def show_rows(self, told: Sequence[str | tuple[str, str]]) -> None:
        """From now on it is told row by row, each in words, or by a name and what is said of it."""
        rows = tuple((one, "") if isinstance(one, str) else one for one in told)
        self.show(lambda: rows_of(rows))

    def focus(self, key: str) -> None:
        """A part has the keys now: this is what a screen reader speaks at each step."""
        if not QAccessible.isActive():
            return
        self._make_if_stale()
        node = self._nodes.get(key)
        if node is not None and node is not self.focused:
            self.focused = node
            _tell(QAccessibleEvent(node, _Event.Focus))

    def settle(self, key: str) -> None:
        """A part has the keys now, and what led there tells it."""
        self.focused = self._nodes.get(key)

    def lose_focus(self) -> None:
        """No part has the keys any more."""
        self.focused = None

    # --- what the faces ask --------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the whole; empty where it is the widget's own."""
        return text("access", self._title) if self._title else ""

    @property
    def tells_all(self) -> bool:
        """Whether the parts tell what the description does, which then is not told once more."""
        return not self._has_manual and bool(self.below)

    @property
    def below(self) -> list[Node | QWidget]:
        """What the widget consists of, in the order of reading."""
        if self._is_shut():
            return []
        self._make_if_stale()
        told = [one for one in self._roots if isinstance(one, Node) or one.isVisible()]
        return told if self._is_whole else [*told, *self._others]

    @property
    def _others(self) -> list[QWidget]:
        children = [one for one in self.widget.children() if isinstance(one, QWidget)]
        seen = [one for one in children if one.isVisible() and not one.isWindow()]
        return [one for one in seen if one not in self._roots and not isinstance(one, Untold)]

    def area(self, key: str) -> QRectF:
        """Where a part lies, in pixels of the widget; all of it where nobody knows better."""
        area = self._area(key) if self._area else QRectF()
        return QRectF(self.widget.rect()) if area.isEmpty() else area

    def press(self, part: AccessPart) -> None:
        if self._press is not None:
            self._press(part)

    def lead_to(self, key: str) -> None:
        self.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._lead is not None:
            self._lead(key)
        self.focus(key)

    # --- making --------------------------------------------------------------------------------

    def _make_if_stale(self) -> None:
        if not self._is_stale:
            return
        self._is_stale = False
        made = self._make()
        before, self._shown = self._shown, dict(_places(made))
        left = {key for key, above in before.items() if self._shown.get(key) != above}
        come = {key for key, above in self._shown.items() if before.get(key) != above}
        self._tell_of(left, _Event.ObjectDestroyed)  # while their places can still be told
        self._roots = [self._placed(told, None) for told in made]
        self._tell_of(come if before else (), _Event.ObjectCreated)
        for key in (
            before.keys() - self._shown.keys()
        ):  # hidden, never deleted while its widget lives
            node = self._nodes[key]
            node.below, node.part = [], AccessPart(key, node.part.role, "", is_able=False)
            if node is self.focused:
                self.focused = None

    def _tell_of(self, keys: Collection[str], kind: QAccessible.Event) -> None:
        """What came, went or moved; of a whole nothing that is in it."""
        for key, node in self._nodes.items() if QAccessible.isActive() else ():
            if key in keys and (node.above is None or node.above.part.key not in keys):
                _tell(QAccessibleEvent(node, kind))

    def _placed(self, told: AccessChild, above: Node | None) -> Node | QWidget:
        return self._node(told, above) if isinstance(told, AccessPart) else told

    def _node(self, part: AccessPart, above: Node | None) -> Node:
        """The node of a part, with all that is in it; tells what is new."""
        node = self._nodes.get(part.key)
        if node is None:
            node = self._nodes[part.key] = Node(self, self, part)
        before, node.part, node.above = node.part, part, above
        node.below = [self._node(one, node) for one in part.parts]
        _tell_change(node, before)
        return node


def _places(parts: Sequence[AccessChild], above: str = "") -> Iterator[tuple[str, str]]:
    """The keys of all parts, each with that of what it is in."""
    for part in parts:
        if isinstance(part, AccessPart):
            yield part.key, above
            yield from _places(part.parts, part.key)


def rows_of(told: Sequence[tuple[str, str]]) -> tuple[AccessPart, ...]:
    """A part for each, in words only; two that say the same are two."""
    return tuple(
        AccessPart(f"row:{at}", Role.StaticText, aloud(name), aloud(more))
        for at, (name, more) in enumerate(told)
    )


def _tell(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


def _tell_change(node: Node, before: AccessPart) -> None:
    part = node.part
    if before.name != part.name:
        _tell(QAccessibleEvent(node, _Event.NameChanged))
    if before.description != part.description:
        _tell(QAccessibleEvent(node, _Event.DescriptionChanged))
    if (before.is_able, before.is_selected) != (part.is_able, part.is_selected):
        change = QAccessible.State()
        change.disabled = before.is_able != part.is_able
        change.selected = before.is_selected != part.is_selected
        _tell(QAccessibleStateChangeEvent(node, change))
