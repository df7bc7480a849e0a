"""States of games that are explained, for the pictures: from parts made up to them."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tools.explained import Explained, explained, made_up
from tools.positions import court, table_at
from vivaroi_gui.ai.vivaroi.review.parts import Slip, Telling
from vivaroi_gui.rules.vivaroi import Options, Placement, View
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.review.screen import ReviewScreen
from vivaroi_gui.ui.session.chances import ChancesTab

State = Callable[[MainWindow], None]


def _laid(window: MainWindow, options: Options, humans: int) -> Explained:
    """The last page, with awards."""
    game = explained(options, humans=humans)
    window.open(table_at(lambda view: view.result is not None, court(options, humans), options))
    QApplication.processEvents()
    for part in game.parts:
        window.pages.add(part)
    return game


def _awards(options: Options, humans: int = 1) -> State:
    def show(window: MainWindow) -> None:
        _laid(window, options, humans)

    return show


def _opened(window: MainWindow, options: Options, humans: int, *, without: Any = ()) -> None:
    game = _laid(window, options, humans)
    window.covers.explain()
    for part in game.parts:
        if not isinstance(part, without):
            _screen(window).add(part)
    _screen(window).refresh()


def _screen(window: MainWindow) -> ReviewScreen:
    screen = window.reviews.screen
    assert screen is not None, "no review was opened"
    return screen


def _tab(number: int, options: Options, humans: int = 1, *, without: Any = ()) -> State:
    def show(window: MainWindow) -> None:
        _opened(window, options, humans, without=without)
        _screen(window).turn_to(number)

    return show


def _chances(options: Options, share: float = 1.0) -> State:
    """Who was likely to win, when only a share of the parts has come."""

    def show(window: MainWindow) -> None:
        game = _laid(window, options, 1)
        window.covers.explain()
        for part in game.parts[: int(share * len(game.parts))]:
            _screen(window).add(part)
        _screen(window).refresh()

    return show


def _chances_of_one(window: MainWindow) -> None:
    """As everybody saw it, with the keys on a face."""
    _chances(_FOUR)(window)
    tab = _screen(window).review.tabs[0]
    assert isinstance(tab, ChancesTab)
    tab.switch.segments[1].click()
    tab.chart.ends[1].setFocus(Qt.FocusReason.TabFocusReason)


def _watched(options: Options, *, is_slip: bool) -> State:
    """The first moment of which there is something to say."""

    def show(window: MainWindow) -> None:
        _opened(window, options, 1)
        review = _screen(window).review
        mark = next(one for one in review.remarks() if one.is_slip is is_slip)
        review.watch_wanted.emit(mark.position)

    return show


def _counted(window: MainWindow, options: Options) -> None:
    """A count that lies open, at a table that looks up past votes."""
    agreed = TableOptions(shows_past_votes=True)
    is_counted = partial(_has_rounds, 2)
    window.open(table_at(is_counted, court(options), options, agreed=agreed))
    QApplication.processEvents()


def _has_rounds(count: int, view: View) -> bool:
    return len(view.history) == count


def _count(options: Options) -> State:
    """With the button that explains its round."""
    return lambda window: _counted(window, options)


def _round(number: int, options: Options) -> State:
    """The round explained, as far as a part of it is found out."""

    def show(window: MainWindow) -> None:
        _counted(window, options)
        window.covers.explain()
        screen = _screen(window)
        found = window.session.explanation.shown()
        for part in made_up(found, Random(1)):
            screen.add(part)
        screen.refresh()
        screen.turn_to(number)

    return show


_TEAMS = ((0, 1), (2, 3), (4, 5), (6,), (7,))
_EIGHT_PAIRS = tuple((2 * pair, 2 * pair + 1) for pair in range(8))
_FOUR, _FIVE = Options(4), Options(5, edition="2024", ambition=True, banished=True)
_SIXTEEN = Options(16, edition="2024", teams=_EIGHT_PAIRS, shared_marker=True, wedding=True)

STATES: dict[str, State] = {
    "awards": _awards(_FOUR),
    "awards-three": _awards(Options(3)),
    "awards-six": _awards(Options(6)),
    "awards-2024": _awards(_FIVE),
    "awards-2024-eight": _awards(Options(8, edition="2024")),
    "awards-2024-teams": _awards(Options(8, edition="2024", teams=_TEAMS, emissary=True)),
    "awards-2024-sixteen": _awards(_SIXTEEN),
    "count-explained": _count(_FIVE),
    "count-explained-2003": _count(_FOUR),
    "round-chances": _round(0, _FOUR),
    "round-secrets": _round(1, _FOUR),
    "chances": _chances(_FOUR),
    "chances-half": _chances(_FOUR, 0.6),
    "chances-begun": _chances(_FOUR, 0.02),
    "chances-seen-by-all": _chances_of_one,
    "chances-quick": _chances(Options(3, rounds=1, placement=Placement.RANDOM)),
    "chances-five": _chances(Options(5)),
    "chances-six": _chances(Options(6)),
    "chances-2024": _chances(_FIVE),
    "chances-2024-eight": _chances(Options(8, edition="2024")),
    "chances-2024-teams": _chances(Options(8, edition="2024", teams=_TEAMS, emissary=True)),
    "chances-2024-two": _chances(Options(2, edition="2024", emissary=True)),
    "chances-2024-sixteen": _chances(_SIXTEEN),
    "secrets": _tab(1, _FOUR),
    "secrets-six": _tab(1, Options(6)),
    "secrets-2024": _tab(1, _FIVE),
    "secrets-2024-teams": _tab(1, Options(8, edition="2024", teams=_TEAMS, emissary=True)),
    "secrets-2024-sixteen": _tab(1, _SIXTEEN),
    "secrets-nothing-told": _tab(1, _FOUR, without=Telling),
    "decisions": _tab(2, _FOUR),
    "decisions-three-people": _tab(2, _FOUR, 3),
    "decisions-computer": _tab(2, _FOUR, 0),
    "decisions-none": _tab(2, _FOUR, without=Slip),
    "decisions-2024-sixteen": _tab(2, _SIXTEEN, 8),
    "decision-watched": _watched(_FOUR, is_slip=True),
    "decision-2024-watched": _watched(_FIVE, is_slip=True),
    "telling-watched": _watched(_FOUR, is_slip=False),
}
