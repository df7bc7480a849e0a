"""How long the first opening of a page or a dialog holds the window's thread.

python -m tools.openings NAME

Each is measured in a fresh process, after the window has stood still for a while: nothing is
drawn yet but the table, and what was drawn ahead in the meantime.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from tools.positions import court, family, human_turn, table_at
from tools.silent_worker import SilentWorker
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.vienna import Options as ViennaOptions
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Vote
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window, settle
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.settings import Speed

SIZE = (1440, 900)
STILL_S = 4.0
"""How long a person looks at the table before anything is opened."""
_AFTER_S = 0.5

Act = Callable[[MainWindow], None]


def longest_hold(name: str) -> float:
    """The most milliseconds in which the thread did nothing else, in a fresh process.

    Modules are compiled once, as they are where the game is installed: the first start pays for it.
    """
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    answer = subprocess.run(
        [sys.executable, "-m", "tools.openings", name],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    ).stdout
    return float(json.loads(answer))


def _measure(name: str) -> float:
    *before, opening = OPENINGS[name]
    with TemporaryDirectory() as folder:
        app, window = open_window(StartOptions(None, Path(folder)), SilentWorker())
        window.settings.update(speed=Speed.OFF, tells_since_turn=False)
        window.resize(*SIZE)
        window.show()
        settle(window)
        for act in before:
            act(window)
            _watch(app, STILL_S)
        started = time.thread_time()
        opening(window)
        held = max(time.thread_time() - started, _watch(app, _AFTER_S))
        window.close()
    return round(1000 * held, 1)


def _watch(app: QApplication, seconds: float) -> float:
    """The longest time between two looks at what people do.

    It is the thread's own, so that others on a busy machine do not count.
    """
    longest, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        started = time.thread_time()
        app.processEvents()
        longest = max(longest, time.thread_time() - started)
        time.sleep(0.002)
    return longest


# --- what is opened ---------------------------------------------------------------------------


def _table(wanted: Callable[[View], bool], options: Options | None = None) -> Act:
    def act(window: MainWindow) -> None:
        players = court(options) if options else family()
        window.open(table_at(wanted, players, options))

    return act


def _choose(options: Options | ViennaOptions) -> Act:
    """The form of a game on the home page."""

    def act(window: MainWindow) -> None:
        window.go_home()
        window.pages.home.form.take(options)

    return act


def _may_propose(view: View) -> bool:
    return any(isinstance(move, MoveUp) and move.to == THRONE for move in view.legal)


def _before_election() -> Table:
    """Seat 0 may call an election."""
    for seed in range(1, 200):
        table = table_at(human_turn(Phase.ASCENT), family(), seed=seed)
        while 0 in table.to_act() and not _may_propose(table.view(0)):
            table.play(0, choose(table.view(0), "courtier", seed))
            while table.to_act() and 0 not in table.to_act():
                seat = table.to_act()[0]
                table.play(seat, choose(table.view(seat), "courtier", seed))
            if table.view().phase is not Phase.ASCENT:
                break
        if table.view().phase is Phase.ASCENT and _may_propose(table.view(0)):
            return table
    raise LookupError("nobody is ever proposed")


def _propose(window: MainWindow) -> None:
    legal = window.session.bridge.view.legal
    window.session.bridge.play(
        next(move for move in legal if isinstance(move, MoveUp) and move.to == THRONE)
    )


def _voted(round_: int) -> Act:
    """An election that is won by the vote of seat 0, who has yet to lay it."""

    def act(window: MainWindow) -> None:
        table = table_at(human_turn(Phase.ELECTION, round_), family())
        for seat in table.to_act()[1:]:
            table.play(seat, Vote(Card.YES))
        window.open(table)

    return act


def _vote(window: MainWindow) -> None:
    window.session.bridge.play(Vote(Card.YES))


def _go_on(window: MainWindow) -> None:
    page = window.pages.current
    assert page is not None, "no page of a game is seen"
    assert page.press_continue(), "nothing to go on from"


def _command(name: str, window: MainWindow) -> None:
    getattr(window.commands, name).trigger()


def _start(window: MainWindow) -> None:
    window.pages.home.start.click()


@cache
def _kept() -> Record:
    """A finished game that is not the one on the table."""
    return table_at(lambda view: view.result is not None, family()).record


def _home_beside_it(window: MainWindow) -> None:
    window.go_home()
    _kept()


def _turn_to_secrets(window: MainWindow) -> None:
    assert window.reviews.screen is not None, "nothing is explained"
    window.reviews.screen.turn_to(1)


_OVER = _table(lambda view: view.result is not None)
_ASCENT = _table(human_turn(Phase.ASCENT, 2))
_AMBITION = Options(5, edition="2024", ambition=True)

_COMMANDS = ("rules", "settings", "shortcuts", "load", "save_as", "export", "about", "replay")

OPENINGS: dict[str, Sequence[Act]] = {
    "home": (_ASCENT, lambda window: window.go_home()),
    "hall": (lambda window: window.open(_before_election()), _propose),
    "count": (_voted(1), _vote, _go_on),
    "final": (_voted(3), _vote, _go_on, _go_on),
    "explanation": (_OVER, lambda window: window.covers.explain()),
    "explanation of another": (
        _home_beside_it,
        lambda window: window.covers.explain(_kept()),
    ),
    "its next tab": (
        _OVER,
        lambda window: window.covers.explain(),
        _turn_to_secrets,
    ),
    "ambition": (
        _choose(_AMBITION),
        _table(human_turn(Phase.AMBITION), _AMBITION),
    ),
    "start": (_choose(Options(4)), _start),
    "vienna": (_choose(ViennaOptions(4)), _start),
    **{
        name: (_ASCENT, partial(_command, name))
        for name in (
            "rules",
            "settings",
            "shortcuts",
            "load",
            "save_as",
            "export",
            "about",
            "replay",
        )
    },
}
"""What is done before, each time with a rest, and at last the opening itself."""

if __name__ == "__main__":
    print(json.dumps(_measure(sys.argv[1])))
