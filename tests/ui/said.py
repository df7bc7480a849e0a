"""What a page is told to say, where no session is there to tell it."""

from typing import Any, Final

from PySide6.QtGui import QTextDocumentFragment
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
