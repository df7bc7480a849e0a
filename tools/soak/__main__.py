"""The command line of the long runs.

python dev.py soak games [--number 1000] [--seed 1]
python dev.py soak files [--number 1000] [--seed 1]
python dev.py soak kills [--number 100] [--seed 1]
python dev.py soak ais [--number 1000] [--seed 1]
python dev.py soak faults [--number 100] [--seed 1]
python dev.py soak leaks [--number 20] [--seed 1]
python dev.py soak leaks-town [--number 3] [--seed 1]
python dev.py soak windows [--number 20] [--seed 1]
python dev.py soak told [--number 20] [--seed 1]
python dev.py soak once [--number 3] [--seed 1]
python dev.py soak aloud [--number 3] [--seed 1]
python dev.py soak legible [--number 200] [--seed 0]
python dev.py soak focus [--number 200] [--seed 0]
python dev.py soak rooms [--number 500] [--seed 0]
python dev.py soak turned [--number 200] [--seed 0]
python dev.py soak touch [--number 500] [--seed 0]
python dev.py soak by-finger [--number 20] [--seed 1]
python dev.py soak keys [--number 7] [--seed 1]
python dev.py soak mouse [--number 8] [--seed 1]
python dev.py soak monkey [--seconds 60] [--seed 1]
python dev.py soak quiet [--seconds 60]
python dev.py soak heard [--seconds 300] [--seed 1]

``games``: random games over every permitted table of all games, through rules, table and record.
``files``: records of such games, damaged in every way, through load and line protocol. ``kills``: a
process that plays is killed at a random moment, and its game resumed. ``ais``: games of computers
alone, of all levels and styles. ``faults``: games on a disk that fails. ``leaks``: every state of a
game of *Viva il Re!*, whatever the others hold, looks and reads the same; ``leaks-town``:
of *Vienna*, whoever comes next and however dice will fall. ``windows``: whole games in the real
window, by mouse or by keys. ``monkey``: the same window under random clicks, keys,
menus, dialogs and settings. ``told``: all that assistive technology is told of whole games in it.
``once``: each event is read out once and in order, through 400 decisions with what disturbs.
``aloud``: whole games by assistive technology alone, on Linux. ``legible``: the contrast of every
word in each of the pictures' states, in all themes. ``focus``: at every stop of Tab there it is
seen what has the keys. ``turned``: a page turned from theme to theme looks as if it had been opened
in it. ``rooms``: the same pictures in every size of window and of text: nothing is cut off or out
of reach. ``touch``: in touch mode all that is pressed in them is large enough. ``by-finger``: whole
games by one finger. ``keys``: keys pressed by their place on an X server, under seven layouts, on
Linux. ``mouse``: a character in the hand while the window is left, covered, minimised or closed on
a real desktop, on Linux. ``quiet``: processor and memory of the game at rest, on Linux. ``heard``:
its tree is read without a pause while computers play, on Linux.

A failure names what shows it again, and the exit status is 1; with ``--on`` it goes on to the end.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

from tools.numbers import positive
from tools.soak import (
    ais,
    aloud,
    by_finger,
    faults,
    files,
    focus,
    games,
    heard,
    keys,
    kills,
    leaks,
    legible,
    monkey,
    mouse,
    once,
    quiet,
    rooms,
    told,
    touch,
    turned,
    windows,
)
from tools.soak.broken import Broken

RUNS: Final[dict[str, tuple[Callable[[int], str], int]]] = {
    "games": (games.check, 1000),
    "files": (files.check, 1000),
    "kills": (kills.check, 100),
    "ais": (ais.check, 1000),
    "faults": (faults.check, 100),
    "leaks": (leaks.check, 20),
    "leaks-town": (leaks.check_town, 3),
    "windows": (windows.check, 20),
    "told": (told.check, 20),
    "once": (once.check, 3),
    "aloud": (aloud.check, 3),
    "keys": (keys.check, len(keys.LAYOUTS)),
    "mouse": (mouse.check, len(mouse.FATES)),
    "legible": (legible.check, 200),
    "focus": (focus.check, 200),
    "touch": (touch.check, 500),
    "by-finger": (by_finger.check, 20),
    "rooms": (rooms.check, 500),
    "turned": (turned.check, 200),
}
"""What is done for each number from the seed on, and how often without being told."""
LASTING: Final[dict[str, Callable[[float, int], str]]] = {
    "monkey": monkey.run,
    "quiet": quiet.run,
    "heard": heard.run,
}
"""What goes on for so many seconds."""
_SECONDS: Final = 10.0
"""Between two lines of progress."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py soak", description="what never may happen")
    parser.add_argument("run", choices=(*RUNS, *LASTING))
    parser.add_argument("--number", type=positive)
    parser.add_argument("--seconds", type=positive, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="go on after what is broken")
    chosen = parser.parse_args(arguments)
    if chosen.run in LASTING:
        return last(LASTING[chosen.run], chosen.seconds, chosen.seed)
    check, usual = RUNS[chosen.run]
    return soak(check, chosen.number or usual, chosen.seed, goes_on=chosen.on)


def last(run: Callable[[float, int], str], seconds: float, seed: int) -> int:
    """Goes on for so long; 1 if something is broken."""
    try:
        print(run(seconds, seed))
    except Broken as broken:
        print(broken)
        return 1
    return 0


def soak(check: Callable[[int], str], number: int, seed: int, *, goes_on: bool = False) -> int:
    """Does it so often; 1 if something is broken, as soon as it is unless it ``goes_on``."""
    started = told = time.monotonic()
    broken = 0
    for done in range(number):
        try:
            outcome = check(seed + done)
        except Broken as fault:
            print(f"seed {seed + done}: {fault}", flush=True)
            if not goes_on:
                return 1
            broken, outcome = broken + 1, "broken"
        if time.monotonic() - told > _SECONDS or done + 1 == number:
            told = time.monotonic()
            print(f"{done + 1} of {number}, {told - started:.0f} s; last: {outcome}", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
