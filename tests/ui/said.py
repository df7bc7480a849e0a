"""What a page is told to say, where no session is there to tell it."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleInterface, QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Move
from vivaroi_gui.ui.kit.floats import Float, Message
from vivaroi_gui.ui.session.game_page import GamePage


def hint(text: str) -> Message | None:
    """A hint in these words; no text, no hint."""
    return Message(Float.HINT, text) if text else None


def give_hint(page: GamePage[Any, Any, Any], text: str, move: Move | None) -> None:
    """A hint is said and marked; or it is gone."""
    page.show_message(hint(text))
    page.mark_hint(move)


NOTICE: Final = Message(Float.NOTICE, "Saved.")
REFUSAL: Final = Message(Float.REFUSAL, "It is taken.")


def spoken(widget: QWidget) -> str:
    """What assistive technology reads of it: name and description."""
    return " ".join(filter(None, (widget.accessibleName(), widget.accessibleDescription())))


def tip(widget: QWidget) -> str:
    """What its tooltip says, without marks."""
    return QTextDocumentFragment.fromHtml(widget.toolTip()).toPlainText()


class Told(NamedTuple):
    """What assistive technology is told of one thing."""

    role: QAccessible.Role
    name: str
    description: str


def told_in(widget: QWidget) -> Iterator[Told]:
    """All that is told of what is in it, in the order of reading."""
    face = QAccessible.queryAccessibleInterface(widget)
    assert face is not None
    yield from _told_below(face)


def _told_below(face: QAccessibleInterface) -> Iterator[Told]:
    for at in range(face.childCount()):
        one: QAccessibleInterface | None = face.child(at)
        if one is not None and one.isValid() and not one.state().invisible:
            kind = QAccessible.Text
            yield Told(one.role(), one.text(kind.Name), one.text(kind.Description))
            yield from _told_below(one)


def headings_in(widget: QWidget) -> list[str]:
    """The titles from one of which to the next people are led."""
    return [one.name for one in told_in(widget) if one.role is QAccessible.Role.Heading]
