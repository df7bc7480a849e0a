"""The file that an owner of the printed game begins with: all values of our board, and comments."""

import json
import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET, Board, Source
from vivaroi_gui.rules.vienna.corrections import written
from vivaroi_gui.ui.vienna.words.sources import source_words

_WIDTH: Final = 96


class OwnersText(QObject):
    """In the language that is spoken now; what is to be changed stands behind a "#"."""

    def text(self, board: Board) -> str:
        """TOML that changes nothing until somebody takes a mark away."""
        values: Mapping[str, Any] = written(board)
        lines = [*self._head(), *self._stops(board, values)]
        for name, told in self._others().items():
            lines += ["", *_comment(told), *_sections((name,), values[name])]
        return "\n".join(lines) + "\n"

    def _head(self) -> Iterator[str]:
        for told in (
            self.tr("The board of your printed game of Vienna."),
            self.tr(
                "Below stand all values of the board that the game comes with. Where yours says "
                "something else, take away the “#” before that line and write what yours says. "
                "Leave everything else as it is."
            ),
            self.tr(
                'numbers: what one die, or the sum of two, has to show; or "double" for two dice '
                "that show the same. cost: coins to be paid first. coins, points: what the stop "
                "brings. more_, equal_: against each neighbour with fewer symbols, and with as "
                'many. action: "gain", "character" or "special". card: "first_player", '
                '"double_turn", "joker", "influence" or "extra_die".'
            ),
        ):
            yield from _comment(told)
            yield "#"

    def _stops(self, board: Board, values: Mapping[str, Any]) -> Iterator[str]:
        words = source_words()
        for index in (*STREET, GEHEIMBUND):
            stop = board.stops[index]
            where = f"{index}. {stop.name}" if index else stop.name
            ours = words.named(stop, Source.RECONSTRUCTED)
            yield ""
            yield from _comment(
                self.tr("{where}. Reconstructed: {values}").format(where=where, values=ours)
            )
            yield from _sections((stop.id,), values[stop.id])

    def _others(self) -> dict[str, str]:
        """What is no stop, by the section."""
        return {
            "start_cards": self.tr("The six start cards: coins, and each symbol so many times."),
            "characters": self.tr(
                "How many copies there are of each character, 44 in all. A name tells the symbols: "
                "c citizen, x cross, k crown."
            ),
            "influence": self.tr("The symbols of the special card “Extra influence”."),
            "start_scores": self.tr("Where the markers start, by the number of players."),
        }


def _comment(told: str) -> list[str]:
    return [f"# {line}" for line in textwrap.wrap(told, _WIDTH, break_long_words=False)]


def _sections(path: tuple[str, ...], values: Mapping[str, Any]) -> Iterator[str]:
    """A section with its values behind marks; sections within it follow."""
    inner = {name: value for name, value in values.items() if isinstance(value, Mapping)}
    if len(inner) < len(values):
        yield f"[{'.'.join(path)}]"
    for name, value in values.items():
        if name not in inner:
            yield f"# {name} = {json.dumps(value, ensure_ascii=False)}"
    for name, value in inner.items():
        yield from _sections((*path, name), value)


@cache
def owners_text() -> OwnersText:
    """The one OwnersText of the program."""
    return OwnersText()
