"""Plays Vienna for all people at the table by assistive technology: whatever can be pressed."""

import re
import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tools.soak.bus import BusError
from tools.soak.reader import Gone, ScreenReader, Thing

_BUTTON: Final = "push button"
_FITS: Final = re.compile(r"Your dice that fit: ([^.]*)\.")
_GENDARME: Final = "The gendarme can be put there."
_DICE: Final = ("Die ", "White die ")
_CHOSEN: Final = ", chosen"
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
            return self._put() or self._answer() or self._let_go() or self._wait()
        except (Gone, BusError):  # another page came between looking and pressing
            return "looked again"

    def _wait(self) -> str:
        time.sleep(_PAUSE_S)
        return "waited"

    def _put(self) -> str:
        """Chooses dice that fit a stop, and the stop; or where the gendarme goes."""
        town = self._reader.find("panel", "The town") or self._reader.find("filler", "The town")
        stops = self._reader.walk(town) if town is not None else ()
        told = [(stop, stop.description) for stop in stops]
        free = [stop for stop, said in told if _GENDARME in said]
        if free:
            return self._put_gendarme(self._random.choice(free))
        fitting = ((stop, _FITS.search(said)) for stop, said in told)
        found = [(stop, fits[1].split(", ")) for stop, fits in fitting if fits is not None]
        if not found:
            return ""
        stop, ways = self._random.choice(found)
        said = stop.name
        dice = self._dice()
        wanted = self._wanted(dice, self._random.choice(ways).split(" + "))
        for die, name in dice.items():
            if (die in wanted) is not (_CHOSEN in name):
                die.press()
                time.sleep(_PAUSE_S)
        stop.press()
        time.sleep(_DEAF_S)
        return f"put dice on {said}"

    def _dice(self) -> dict[Thing, str]:
        things = [*self._reader.walk()]
        called = zip(things, self._reader.names(things), strict=True)
        return {one: name for one, name in called if name.startswith(_DICE)}

    def _let_go(self) -> str:
        """While dice are chosen stops tell of these alone, and a white one may fit nowhere."""
        chosen = [die for die, name in self._dice().items() if _CHOSEN in name]
        for die in chosen:
            die.press()
            time.sleep(_PAUSE_S)
        return f"let go of {len(chosen)} dice" if chosen else ""

    def _put_gendarme(self, stop: Thing) -> str:
        said = stop.name
        stop.press()
        time.sleep(_DEAF_S)
        return f"put the gendarme on {said}"

    def _wanted(self, dice: Mapping[Thing, str], faces: Sequence[str]) -> set[Thing]:
        """One die for each face; of a white one and others it is tried again with another."""
        wanted = set[Thing]()
        for face in faces:
            named = tuple(f"{word}{face}" for word in _DICE)
            fitting = [
                die
                for die, name in dice.items()
                if die not in wanted and name.partition(",")[0] in named
            ]
            wanted |= {self._random.choice(fitting)} if fitting else set()
        return wanted

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
        found = self._reader.all_of(_BUTTON, above, _APART)
        no_answers = (*_DICE, *_LEFT_OUT, *_LEAFING)
        return [one for one, name in found if not name.startswith(no_answers) and one.is_enabled]
