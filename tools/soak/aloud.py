"""Games that are played by assistive technology alone: no picture, no mouse, no key."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tools.soak.broken import Broken
from tools.soak.bus import BusError
from tools.soak.desk import desk, lacking
from tools.soak.games import TownOrCastle, seated
from tools.soak.reader import Gone, ScreenReader, Thing
from tools.soak.town_hands import TownHands
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

PATIENCE_S: Final = 60.0
_CHOICE: Final = "radio button"
_ENDS: Final = ("Play again", "Start round 2")
"""Of a quick game, and of a round."""
_MOST_STEPS: Final = 1000
_PAUSE_S: Final = 0.05
_DEAF_S: Final = 0.5
"""A page that has just come hears nothing for so long."""

FORMS: Final[tuple[TownOrCastle, ...]] = (
    Options(3, edition="2024", ambition=True),
    Options(3, rounds=1, placement=Placement.RANDOM),
    vienna.Options(3),
)


class Program(NamedTuple):
    """The running game, and who reads it."""

    process: "subprocess.Popen[bytes]"
    reader: ScreenReader


@contextmanager
def program(table_file: Path, folder: Path) -> Iterator[ScreenReader]:
    """The game with a saved game on the table, on a desktop of its own, and who reads it."""
    with started(table_file, folder) as playing:
        try:
            yield playing.reader
        finally:
            if playing.process.poll() is not None:
                raise Broken(f"the game has ended with {playing.process.returncode}")


@contextmanager
def started(table_file: Path, folder: Path, **chosen: str) -> Iterator[Program]:
    """The same with the process; ``chosen`` are settings of its own."""
    run = folder / "run"
    run.mkdir(mode=0o700)
    settings = {"speed": "off", "language": "en", "is_muted": True, "talk": "off", **chosen}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "vivaroi_gui", "--data", str(folder), str(table_file)]
    with desk(run) as environment:
        game = subprocess.Popen(command, env=environment, cwd=Path(__file__).parents[2])
        reader = None
        try:
            bus = environment["DBUS_SESSION_BUS_ADDRESS"]
            reader = ScreenReader(bus, "vivaroi", PATIENCE_S)
            yield Program(game, reader)
        finally:
            if reader is not None:
                reader.close()
            game.kill()
            game.wait()


class Hands:
    """Plays for all people at the table: whatever can be pressed next."""

    def __init__(self, reader: ScreenReader, random: Random) -> None:
        self._reader = reader
        self._random = random

    def step(self) -> str:
        """Does one thing; what it was."""
        for act in (self._open_curtain, self._keep, self._vote, self._go_on, self._move):
            try:
                if done := act():
                    return done
            except (Gone, BusError):  # another page came between looking and pressing
                return "looked again"
        time.sleep(_PAUSE_S)
        return "waited"

    def _open_curtain(self) -> str:
        if self._reader.find("dialog", "The curtain is down") is None:
            return ""
        self.open_curtain()
        return "opened the curtain"

    def open_curtain(self) -> None:
        """Two presses, the second when it asks."""
        time.sleep(_DEAF_S)
        self._reader.wait("push button", "I am ").press()
        asked = self._reader.wait("push button", "Is it really ")
        time.sleep(_DEAF_S)
        asked.press()
        self._reader.wait_for(self._reader_sees_no_curtain, "an open curtain")

    def _reader_sees_no_curtain(self) -> Thing | None:
        is_down = self._reader.find("dialog", "The curtain is down")
        return None if is_down else self._reader.program

    def _keep(self) -> str:
        """An Ambition: the cards are turned first, after a warning, and one is chosen."""
        keep = self._reader.find("push button", "Keep ")
        if keep is None:
            return ""
        if keep.is_enabled:
            said = keep.name
            keep.press()
            return said
        covered = self._reader.find("push button", "A covered Ambition")
        cards = [one for one in self._reader.walk() if one.role == _CHOICE]
        self._random.choice([covered] if covered else cards).press()
        time.sleep(_PAUSE_S)
        return "looked at an Ambition"

    def _vote(self) -> str:
        lay = self._reader.find("push button", "Play ")
        if lay is None:
            return ""
        word = self._random.choice(("Yes", "No"))
        card = self._reader.find(_CHOICE, word) or self._reader.find(_CHOICE, "Yes")
        if card is None:
            return ""
        card.press()
        self._reader.wait("push button", f"Play {card.name.partition(',')[0]}").press()
        self._reader.wait_for(self._sees_no_ballot, "a vote that is laid")
        return f"voted {word}"

    def _sees_no_ballot(self) -> Thing | None:
        return None if self._reader.find("push button", "Play ") else self._reader.program

    def _go_on(self) -> str:
        for words in ("Continue", "Go on with", "See who wins"):
            button = self._reader.find("push button", words)
            if button is not None and button.is_enabled:
                time.sleep(_DEAF_S)
                button.press()
                return f"pressed {words}"
        return ""

    def _move(self) -> str:
        moves = self._reader.find("list", "Possible moves")
        rows = moves.below if moves is not None else []
        if not rows:
            return self._pick()
        row = self._random.choice(rows)
        said = row.name
        row.press()
        return said

    def _pick(self) -> str:
        """Where there are many moves, only those of the character in the hand are listed."""
        gate = self._reader.find("list", "At the gate")
        waiting = [one for one in gate.below if one.is_enabled] if gate is not None else []
        if not waiting:
            return ""
        one = self._random.choice(waiting)
        one.press()
        return f"picked up {one.name}"


def check(seed: int) -> str:
    """Three people play a quick game of 2003, a round of 2024 or Vienna; what was done."""
    if reason := lacking():
        return f"left out: {reason}"
    options = FORMS[seed % len(FORMS)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store(folder / "games")
        table = Table.new(seated(options, 3), options, Random(seed), store)
        table.deal()
        with program(store.file, folder) as reader:
            kind = TownHands if isinstance(options, vienna.Options) else Hands
            hands, done = kind(reader, Random(seed)), list[str]()
            while reader.find("push button", _ENDS) is None:
                done.append(hands.step())
                if len(done) > _MOST_STEPS:
                    raise Broken(f"no end: {done[-5:]}")
            return f"{len(done)} steps, {len(reader.announced())} announcements"
