"""Mnemonics: the letter that reaches an entry of a menu, or a control of a dialog, with Alt.

Qt makes a mnemonic of the letter after a "&" in a text.  A mark in a text is a wish only: here
every entry gets a letter that no neighbour has, in whatever language its text is.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QKeySequenceEdit,
    QLabel,
    QMenu,
    QStackedWidget,
    QWidget,
)

_MARK = re.compile(r"&(.?)", re.DOTALL)
Letters = dict[str, int]
"""The letters of a text and where they stand, the best mnemonic first."""


def literal(text: str) -> str:
    """What people typed, to go into the text of a button or an action: "&" is no mark there."""
    return text.replace("&", "&&")


def plain(text: str) -> str:
    """What is read of a text, and said."""
    return _MARK.sub(r"\1", text)


def wished(text: str) -> int:
    """Where the marked letter stands in the plain text, -1 for none."""
    for mark in _MARK.finditer(text):
        if mark[1] not in ("&", ""):
            return len(plain(text[: mark.start()]))
    return -1


def marked(texts: Sequence[str], taken: Collection[str] = ()) -> list[str]:
    """The texts, each with a mnemonic of its own as far as their letters allow.

    None gets one of the letters that are ``taken`` by others.
    """
    order = sorted(range(len(texts)), key=lambda number: wished(texts[number]) < 0)
    letters = {number: dict(_letters(texts[number])) for number in order}
    given = _shared_out(
        {
            number: {letter: at for letter, at in mine.items() if letter not in taken}
            for number, mine in letters.items()
        }
    )
    return [
        _with_mark(plain(text), given[number]) if number in given else literal(plain(text))
        for number, text in enumerate(texts)
    ]


def mark_actions(actions: Sequence[QAction]) -> None:
    """Gives the entries of a menu, or of a bar of menus, their mnemonics."""
    entries = [action for action in actions if not action.isSeparator()]
    for action, text in zip(entries, marked([one.text() for one in entries]), strict=True):
        action.setText(text)


def mark_menu(menu: QMenu) -> None:
    """Gives the entries of a menu that pops up, and of those within it, their mnemonics.

    What is off there is a heading, or refused.
    """
    for one in (menu, *menu.findChildren(QMenu)):
        mark_actions([action for action in one.actions() if action.isEnabled()])


def mark_dialog(dialog: QWidget) -> None:
    """Gives the buttons of a dialog, and the labels of its fields, their mnemonics.

    Pages of which one is seen at a time may have the same.
    """
    stacks = dialog.findChildren(QStackedWidget)
    pages = [stack.widget(index) for stack in stacks for index in range(stack.count())]
    on_pages = [controls(page) for page in pages if page is not None]
    paged = [part for parts in on_pages for part in parts]
    common = [part for part in controls(dialog) if part not in paged]
    taken = _mark(common)
    for parts in on_pages:
        _mark(parts, taken)


def _mark(parts: Sequence[QAbstractButton | QLabel], taken: Collection[str] = ()) -> list[str]:
    """Gives some controls their mnemonics, and says which."""
    texts = marked([one.text() for one in parts], taken)
    for part, text in zip(parts, texts, strict=True):
        part.setText(text)
    return [plain(text)[wished(text)].casefold() for text in texts if wished(text) >= 0]


def controls(dialog: QWidget) -> list[QAbstractButton | QLabel]:
    """What can have a mnemonic in a dialog."""
    labels = [label for label in dialog.findChildren(QLabel) if _is_called(label.buddy())]
    buttons = [button for button in dialog.findChildren(QAbstractButton) if button.text()]
    return [*labels, *buttons]


def _is_called(field: QWidget | None) -> bool:
    """Fields that take any key are more than there are letters: Tab leads there."""
    return field is not None and not isinstance(field, QKeySequenceEdit)


def _letters(text: str) -> Iterator[tuple[str, int]]:
    """The one that is wished for, then initials, then the others.

    Letters with accents, and those of other scripts, count only where there is no plain one.
    """
    words = plain(text)
    wish = wished(text)
    places = [place for place, sign in enumerate(words) if sign.isalnum()]
    places = [place for place in places if words[place].isascii()] or places
    is_initial = {place: not words[place - 1 : place].isalnum() for place in places}
    places.sort(key=lambda place: (place != wish, not is_initial[place]))
    found = set()
    for place in places:
        letter = words[place].casefold()
        if letter not in found:
            found.add(letter)
            yield letter, place


def _shared_out(wishes: Mapping[int, Letters]) -> dict[int, int]:
    """Where the letter of each text stands: no two share one, and as many as can have one.

    Those that come first get what they wish for most, unless somebody else had none then.
    """
    owners: dict[str, int] = {}

    def seek(number: int, tried: set[str]) -> bool:
        """Takes a free letter, else one whose owner can do with another."""
        mine = [letter for letter in wishes[number] if letter not in tried]
        free = next((letter for letter in mine if letter not in owners), None)
        if free is not None:
            owners[free] = number
            return True
        for letter in mine:
            tried.add(letter)
            if seek(owners[letter], tried):
                owners[letter] = number
                return True
        return False

    for number in wishes:
        seek(number, set())
    return {number: wishes[number][letter] for letter, number in owners.items()}


def _with_mark(words: str, place: int) -> str:
    return f"{literal(words[:place])}&{literal(words[place:])}"
