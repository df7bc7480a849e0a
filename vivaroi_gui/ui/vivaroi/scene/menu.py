"""The context menu of a character: where it may go, and why not where it may not."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.rules.vivaroi.data import WCS, Character
from vivaroi_gui.ui.kit.mnemonics import literal, mark_menu
from vivaroi_gui.ui.kit.told_menu import ToldMenu, head
from vivaroi_gui.ui.vivaroi.scene.legal_moves import LegalMoves
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.lore import Lore
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words


def character_menu(
    legal: LegalMoves,
    character: Character,
    send: Callable[[Character, int], None],
    parent: QWidget,
    told: str,
) -> QMenu:
    """A menu that sends the character where it may go, below what is told of it."""
    words = lore(legal.view.options.edition)
    menu = ToldMenu("", parent)
    for place in reversed(legal.places(character)):
        refused = legal.refusal(character, place)
        label = _label(legal, character, place, words)
        if refused is not None:
            reason = refusal_words().refusal(refused)
            label = QCoreApplication.translate("BoardView", "{move} ({reason})").format(
                move=label, reason=reason
            )
        action = menu.addAction(literal(label))
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setEnabled(refused is None)
        action.triggered.connect(lambda _checked, to=place: send(character, to))
    mark_menu(menu)
    head(menu, told)
    return menu


def _label(legal: LegalMoves, character: Character, place: int, words: Lore) -> str:
    if legal.is_placing:
        return QCoreApplication.translate("BoardView", "Place {where}").format(
            where=words.on_floor(place)
        )
    if legal.view.places[character] in WCS:
        text = QCoreApplication.translate("BoardView", "Come out {where}")
    else:
        text = QCoreApplication.translate("BoardView", "Move up {where}")
    return text.format(where=words.to_place(place))
