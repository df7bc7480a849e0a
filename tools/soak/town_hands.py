"""Plays Vienna for all people at the table by assistive technology: whatever can be pressed."""

import re
import time
from random import Random
from typing import Final

from tools.soak.bus import BusError
from tools.soak.reader import Gone, ScreenReader, State, Thing

_BUTTON: Final = "push button"
_FITS: Final = re.compile(r"Your dice that fit: ([^.]*)\.")
_DICE: Final = "Die "
_APART: Final = ("The town", "Since your turn", "Tell only of one player")
"""Groups and buttons that lead nowhere by themselves."""
_LEFT_OUT: Final = ("Reroll", "Turn a die", "A die, not thrown yet")
_LEAFING: Final = ("Back one stop", "On one stop", "First stop", "Last stop")
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
            for stop in (self._reader.walk(town) if town is not None else ())
            if (fits := _FITS.search(stop.description)) is not None
        ]
        if not found:
            return ""
        stop, ways = self._random.choice(found)
        said = stop.name
        dice = [one for one in self._reader.walk() if one.name.startswith(_DICE)]
        for face in self._random.choice(ways).split(" + "):
            named = (one for one in dice if one.name.partition(",")[0] == f"{_DICE}{face}")
            die = next(named, None)
            if die is None:  # the white one, which is called otherwise
                return ""
            dice.remove(die)
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
            is_there = one.role == _BUTTON and one.has(State.SHOWING) and one.is_enabled
            if is_there and not name.startswith((_DICE, *_LEFT_OUT, *_LEAFING)):
                found.append(one)
            found += self._buttons(one)
        return found
