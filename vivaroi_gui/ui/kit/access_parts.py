"""What assistive technology is told of a painted widget: data, and the places that hold it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role


@dataclass(frozen=True)
class AccessPart:
    """One thing that is told; it knows neither where it lies nor what an act does.

    ``key`` stays the same wherever the thing goes, and is no other part's in its tree: as
    ``pawn:11``.  ``act`` is what a press does, as data that the widget understands; None where
    nothing can be pressed.
    """

    key: str
    role: Role
    name: str
    description: str = ""
    act: object = None
    is_able: bool = True
    is_selected: bool = False
    parts: tuple["AccessPart", ...] = ()


AccessChild = AccessPart | QWidget
"""A part, or a real widget that tells of itself; in the order of reading."""


def walked(parts: Sequence[AccessChild]) -> Iterator[AccessPart]:
    """All parts, each before what is in it."""
    for part in parts:
        if isinstance(part, AccessPart):
            yield part
            yield from walked(part.parts)


class NodeHost(Protocol):
    """What a node asks of its tree."""

    widget: QWidget
    focused: "Node | None"

    def area(self, key: str) -> QRectF:
        """Where a part lies, in pixels of the widget; empty where it is not to be seen."""

    def press(self, part: AccessPart) -> None:
        """Does what a press of the part does."""

    def lead_to(self, key: str) -> None:
        """Assistive technology wants a part to have the keys."""


class Node(QObject):
    """A place in a tree with the part that it holds now.

    Qt may keep asking for it: it lives as long as its tree, whatever becomes of the part.
    """

    def __init__(self, tree: QObject, host: NodeHost, part: AccessPart) -> None:
        super().__init__(tree)
        self.host = host
        self.part = part
        self.above: Node | None = None
        self.below: list[Node] = []


Make = Callable[[], Sequence[AccessChild]]
"""Makes the parts of a moment; what it tells was settled when it was handed over."""
