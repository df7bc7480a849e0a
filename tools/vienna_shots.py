"""States of Vienna for the pictures of every screen: positions are laid, not played up to."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.vienna_positions import eve_of, finished, guests, laid, lying, owners, played
from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.vienna.review.explain import Effort, explained
from vivaroi_gui.rules.vienna import Options, Phase
from vivaroi_gui.rules.vienna.data import DICE
from vivaroi_gui.rules.vienna.events import GameWon, RoundOver
from vivaroi_gui.rules.vienna.moves import Move, Place
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vivaroi import Options as CastleOptions
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown
from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Theme
from vivaroi_gui.ui.vienna.form.board_dialog import BoardDialog
from vivaroi_gui.ui.vienna.form.owners_file import OwnersFile
from vivaroi_gui.ui.vienna.selection import Use
from vivaroi_gui.ui.vienna.table_page import TablePage

State = Callable[[MainWindow], None]
_LONG: Final = ("Maximilien-Alexandre", "Jean-Baptiste", "Mamie Rose-Marie", "Bartholomé", "Zoé")
_STOPS: Final = {
    "oper": (1, (2,), None),
    "naschmarkt": (0, (3,), None),
    "heldenplatz": (3, (4,), None),
    "rathaus": (1, (5,), None),
    "landtmann": (2, (6,), None),
    "hofburg": (2, (3,), 4),
    "stephansdom": (0, (4, 5), None),
    "belvedere": (1, (4, 6), None),
    "tiergarten": (3, (6, 6), None),
}
"""Dice for a long evaluation."""


def _table(window: MainWindow) -> TablePage:
    page = window.pages.current
    assert isinstance(page, TablePage)
    return page


def _opened(make: Callable[[], Table] = laid) -> State:
    def show(window: MainWindow) -> None:
        window.open(make())
        QApplication.processEvents()

    return show


def _laid(players: int = 4, **changes: Any) -> State:
    return _opened(lambda: laid(players, **changes))


def _selected(use: Use, *places: int, **changes: Any) -> State:
    """The viewer's turn, with dice chosen by their places."""

    def show(window: MainWindow) -> None:
        _laid(**changes)(window)
        selection = _table(window)._selection
        selection.begin(use)
        selection.choose(places)

    return show


def _pointed(stop: str, *places: int, **changes: Any) -> State:
    """The same, with the pointer on a stop."""

    def show(window: MainWindow) -> None:
        _selected(Use.PLACING, *places, **changes)(window)
        hand = _table(window).town._hand
        index = window.session.bridge.options.board.index[stop]
        hand.point(QPointF(hand.layout.pad(index).center()))

    return show


def _refused(window: MainWindow) -> None:
    _selected(Use.PLACING, 0, 1)(window)
    _table(window).town._hand.send(window.session.bridge.options.board.index["landtmann"])


def _start_card(window: MainWindow) -> None:
    table = Table.new(guests(4), Options(4), Random(1))
    table.deal()
    while table.to_act() != (0,):
        (seat,) = table.to_act()
        table.play(seat, table.view(seat).legal[-1])
    window.open(table)


def _evaluation(last: str = "geheimbund", **changes: Any) -> State:
    """The last die of the round is placed; ``changes`` are fields of the position before it."""

    def show(window: MainWindow) -> None:
        fields = {
            "dice": [(2,), (), (), ()],
            "placed": lying(4, _STOPS),
            "gendarme": Options().board.index["karlskirche"],
            "geheimbund": (),
            "coins": [3, 5, 2, 1],
            **changes,
        }
        table = laid(4, **fields)
        window.open(table)
        QApplication.processEvents()
        stop = window.session.bridge.options.board.index[last]
        window.session.bridge.play(Place(stop, table.view(0).dice[0]))

    return show


def _in_mid_evaluation(stops: int) -> State:
    """So many stops are told; the next ones are still to come."""

    def show(window: MainWindow) -> None:
        _evaluation()(window)
        bridge, page = window.session.bridge, _table(window)
        moments = bridge.screens.timeline(bridge.events[-_told(bridge.events) :], bridge.view)
        shown = [one for one in moments if one.view is not None and one.view.evaluation]
        page.show_place(stops - 1, len(shown) - stops)
        page.show_view(shown[stops - 1].view)

    return show


def _told(events: tuple[Any, ...]) -> int:
    """How many events the last move has brought."""
    names = [type(event).__name__ for event in events]
    return len(names) - max(n for n, name in enumerate(names) if name == "Placed")


def _ended(window: MainWindow) -> None:
    table, move = eve_of(GameWon, 4, 1, seed=3)
    _play_on(window, table, move)
    _table(window).continued.emit()


def _explained(share: float, players: int = 4) -> State:
    """Who was likely to win, when a share of what will be found out is there."""

    def show(window: MainWindow) -> None:
        table = finished(players, seed=2)
        window.open(table)
        QApplication.processEvents()
        window.covers.explain()
        screen = window.reviews.screen
        assert screen is not None, "no review was opened"
        parts = _found_out(players)
        for part in parts[: int(share * len(parts))]:
            screen.add(part)
        screen.refresh()

    return show


@cache
def _found_out(players: int) -> tuple[Part, ...]:
    """Of the game for so many, once: it takes long."""
    seen = shown(Replay(finished(players, seed=2).record, None, CurtainPolicy.NEVER))
    return tuple(explained(seen, 1, lambda: False, Effort(2, 6, 8, 60, 12, 40)))


def _last_look(window: MainWindow) -> None:
    _play_on(window, *eve_of(GameWon, 4, 1, seed=3))


def _play_on(window: MainWindow, table: Table, move: Move) -> None:
    window.open(table)
    QApplication.processEvents()
    (seat,) = table.to_act()
    window.session.bridge._play([(seat, move)])


def _replayed(window: MainWindow) -> None:
    _play_on(window, *eve_of(RoundOver, 4, 4, seed=2))
    window.commands.replay.trigger()
    screen = window.replays.screen
    assert screen is not None
    screen.go(screen.walk.landmarks[0] + 3)


def _long_names(window: MainWindow) -> None:
    seated = guests(5, 5)
    named = tuple(replace(one, name=name) for one, name in zip(seated, _LONG, strict=True))
    window.open(laid(5, named))


def _chronicle(window: MainWindow) -> None:
    window.open(played(Phase.TURN, humans=4))
    QApplication.processEvents()
    QTest.keyClick(_table(window), Qt.Key.Key_C)


def _since(window: MainWindow) -> None:
    window.open(played(Phase.TURN, humans=1))
    QApplication.processEvents()
    window.commands.happened.trigger()


def _in_theme(theme: Theme, state: State) -> State:
    def show(window: MainWindow) -> None:
        window.settings.update(theme=theme)
        state(window)

    return show


def _calm(window: MainWindow) -> None:
    window.settings.update(calm=Preference.ON)
    _laid()(window)


def _form(window: MainWindow) -> None:
    window.go_home()
    window.pages.home.offers.cards["vienna"].click()


def _both(window: MainWindow) -> None:
    """Home with a game of each kind to go on with."""
    castle = Unfinished(("Giulia", "Marco", "Amélie", "Luc"), CastleOptions(4), 2)
    vienna = Unfinished(("Giulia", "Marco", "Nonna Pia"), Options(3), 4)
    _form(window)
    window.pages.home.set_unfinished({"vivaroi": castle, "vienna": vienna})


def _written(text: str) -> State:
    """What an owner of the printed game has written down, in its dialog; "" for nothing yet."""

    def show(window: MainWindow) -> None:
        _form(window)
        file = OwnersFile(window.games.stores["vienna"].file.parents[1])
        if text:
            file.file.write_text(text, encoding="utf-8")
        window.games.files.asks.emit(BoardDialog(file, window))

    return show


def _rules(window: MainWindow) -> None:
    _laid()(window)
    window.commands.rules.trigger()


_DAY: Final = _in_theme(Theme.DAY, _laid())

STATES: dict[str, State] = {
    "vienna-form": _form,
    "vienna-home-both": _both,
    "vienna-home-day": _in_theme(Theme.DAY, _both),
    "vienna-board": _written(""),
    "vienna-board-own": _written("[oper]\npoints = 2\n[karlskirche]\nnumbers = [3, 4]\n"),
    "vienna-board-error": _written("[oper]\npoints = 2\nnumbrs = [3, 4]\n"),
    "vienna-start-card": _start_card,
    "vienna-throw": _laid(
        phase=Phase.THROW,
        in_the_air=DICE[4],
        dice=[()] * 4,
        has_thrown=[False] * 4,
        positions=[0] * 4,
        placed=lying(4, {}),
    ),
    "vienna-turn": _laid(),
    "vienna-day": _DAY,
    "vienna-calm": _calm,
    "vienna-sum": _selected(Use.PLACING, 0, 1),
    "vienna-pointed": _pointed("universitaet", 2),
    "vienna-way-back": _pointed("burgtheater", 0, 1),
    "vienna-refused": _refused,
    "vienna-reroll": _selected(Use.REROLLING, 0, 2),
    "vienna-turn-die": _selected(Use.TURNING, 1),
    "vienna-no-coin": _laid(coins=[0, 2, 5, 1]),
    "vienna-joker": _selected(Use.PLACING, 0, dice=[(1, 1, 6), (5, 6), (3, 5), (1, 6)]),
    "vienna-white": _selected(
        Use.PLACING,
        1,
        3,
        whites=[4, None, None, None],
        owners=owners(extra_die=0, joker=2, first_player=1),
    ),
    "vienna-gendarme": _laid(phase=Phase.GENDARME, gendarme=None),
    "vienna-krieau": _laid(phase=Phase.KRIEAU),
    "vienna-prater": _laid(phase=Phase.PRATER),
    "vienna-double": _laid(phase=Phase.DOUBLE, owners=owners(double_turn=0, joker=2)),
    "vienna-geheimbund": _laid(
        geheimbund=tuple(Occupation(seat % 4, (1 + seat % 6,)) for seat in range(9))
    ),
    "vienna-watching": _laid(turn=1),
    "vienna-five": _laid(5),
    "vienna-three": _laid(3),
    "vienna-long-names": _long_names,
    "vienna-evaluation": _in_mid_evaluation(4),
    "vienna-evaluation-majority": _in_mid_evaluation(7),
    "vienna-evaluation-end": _evaluation(placed=lying(4, dict(list(_STOPS.items())[:7]))),
    "vienna-take": _evaluation("secession"),
    "vienna-symbol": _evaluation(
        placed=lying(4, {"pestsaeule": (1, (4, 4), None), "gloriette": (0, (6, 6), None)})
    ),
    "vienna-steal": _evaluation(placed=lying(4, {"tiergarten": (0, (3, 3), None)})),
    "vienna-last-look": _last_look,
    "vienna-final": _ended,
    "vienna-chances": _explained(1.0),
    "vienna-chances-five": _explained(1.0, 5),
    "vienna-chances-begun": _explained(0.1),
    "vienna-replay": _replayed,
    "vienna-chronicle": _chronicle,
    "vienna-since-my-turn": _since,
    "vienna-rules": _rules,
}
