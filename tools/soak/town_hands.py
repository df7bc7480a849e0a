"""Plays Vienna for all people at the table by assistive technology: whatever can be pressed."""

import re
import time
from random import Random
from typing import Final

from tools.soak.bus import BusError
from tools.soak.reader import Gone, ScreenReader, Thing

_BUTTON: Final = "push button"
_FITS: Final = re.compile(r"Your dice that fit: ([^.]*)\.")
_DICE: Final = "Die "
_APART: Final = ("The town", "Since your turn", "Tell only of one player")
"""Groups and buttons that lead nowhere by themselves."""
_LEFT_OUT: Final = ("Reroll", "Turn a die", "A die, not thrown yet", "Add a coin")
_PAUSE_S: Final = 0.05
_DEAF_S: Final = 0.5


class TownHands:
    """Throws, puts dice where they fit, answers what is asked, and goes on."""

    def __init__(self, reader: ScreenReader, choose: Random) -> None:
        self._reader = reader
        self._random = choose

    def step(self) -> str:
        """Does one thing; what it was."""
        try:
            return self._put() or self._answer() or self._wait()
        except (Gone, BusError):  # another page came between looking and pressing
            return "looked again"

    def _wait(self) -> str:
        time.sleep(_PAUSE_S)
        return "waited"

    def _put(self) -> str:
        """Chooses dice that fit a stop, and the stop."""
        town = self._reader.find("panel", "The town") or self._reader.find("filler", "The town")
        found = [
            (stop, fits[1].split(", "))
            for stop in (town.below if town is not None else ())
            if (fits := _FITS.search(stop.description)) is not None
        ]
        if not found:
            return ""
        stop, ways = self._random.choice(found)
        said = stop.name
        for face in self._random.choice(ways).split(" + "):
            die = self._reader.find(_BUTTON, f"{_DICE}{face}")
            if die is None:
                return ""
            die.press()
            time.sleep(_PAUSE_S)
        stop.press()
        time.sleep(_DEAF_S)
        return f"put dice on {said}"

    def _answer(self) -> str:
        page = self._reader.find("panel", "The game") or self._reader.find("filler", "The game")
        buttons = [] if page is None else [*self._buttons(page)]
        if not buttons:
            return ""
        button = self._random.choice(buttons)
        said = button.name
        button.press()
        time.sleep(_DEAF_S)
        return f"pressed {said}"

    def _buttons(self, above: Thing) -> list[Thing]:
        found: list[Thing] = []
        for one in above.below:
            name = one.name
            if name.startswith(_APART):
                continue
            if one.role == _BUTTON and one.is_enabled and not name.startswith((_DICE, *_LEFT_OUT)):
                found.append(one)
            found += self._buttons(one)
        return found
