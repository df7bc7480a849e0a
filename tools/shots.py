"""Pictures of every screen and state, to be looked at beside the mocks.

    python dev.py shots [--out FOLDER] [--language fr] [--size 1366x768] [--text 150] [state ...]

Without choices: every state, all languages, five sizes.  With ``--compare FOLDER`` only those are
named that are not the same to the pixel as in that folder, and there must be none.  With ``--film
200`` a state is a contact sheet of what moves in it and after it, a picture every 200 milliseconds.
"""

import argparse
import math
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import chdir, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tools import film
from tools.eyes import EYES, as_seen
from tools.lesson_shots import STATES as LESSONS
from tools.likeness import difference_of_files
from tools.memory_shots import STATES as MEMORIES
from tools.numbers import positive
from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from tools.review_shots import STATES as REVIEWS
from tools.silent_worker import SilentWorker
from tools.vienna_shots import STATES as VIENNA
from tools.voice_shots import heard
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    DUNGEON_3,
    DUNGEONS,
    OFFICERS,
    TRADERS,
    WC_3,
    WCS,
)
from vivaroi_gui.rules.vivaroi.events import VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.deal_codes import deal_code
from vivaroi_gui.table.notes import NoteMark
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui import settings
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.dialogs.shared_deal import EnterDialog
from vivaroi_gui.ui.kit.curve import CurveChart
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.replay.eyes import ALL, PUBLIC, Eyes
from vivaroi_gui.ui.setting import Tab, TextSize
from vivaroi_gui.ui.settings import Settings, Speed, Theme
from vivaroi_gui.ui.vienna.timeline import FINAL
from vivaroi_gui.ui.vivaroi.form.form import form_of
from vivaroi_gui.ui.vivaroi.form.variants import Variants
from vivaroi_gui.ui.vivaroi.hall.hand_card import HandCard
from vivaroi_gui.ui.vivaroi.timeline import AMBITION, COUNT, END, HALL, TABLE

SIZES = ((1024, 640), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160))
SIZES_OF_TEXT = [size.value for size in TextSize if size.factor is not None]
_GAMES = Path("games-of-the-family")
"""Some pages tell the name."""
_SAVED_AT = 1_700_000_000
"""When the first of the saved games was saved, in seconds: the lists tell it."""
State = Callable[[MainWindow], None]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots")
    parser.add_argument("states", nargs="*", metavar="state", help=", ".join(STATES))
    parser.add_argument("--out", type=_folder, default="build/shots")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--size", type=_size, action="append", help="such as 1366x768")
    parser.add_argument("--text", choices=SIZES_OF_TEXT, action="append", help="in per cent")
    parser.add_argument("--eyes", choices=EYES, default="normal", help="as they see it")
    parser.add_argument("--film", type=positive, metavar="MS", help="what moves, so many apart")
    parser.add_argument("--compare", type=_folder, metavar="FOLDER", help="an earlier --out")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.states) - set(STATES)
    if unknown:
        parser.error(f"no such state: {', '.join(sorted(unknown))}")
    files = (
        file
        for language in chosen.language or LANGUAGES
        for name in chosen.states or STATES
        for text in chosen.text or ("100",)
        for file in (_film if chosen.film else _shoot)(
            name, language, chosen.size or SIZES, text, chosen
        )
    )
    return _compare(files, chosen.out, chosen.compare) if chosen.compare else _list(files)


def _list(files: Iterable[Path]) -> int:
    for file in files:
        print(file, flush=True)
    return 0


def _compare(files: Iterable[Path], out: Path, before: Path) -> int:
    """Says which pictures are other ones than before; 1 if there are any."""
    count = others = 0
    for count, file in enumerate(files, 1):  # noqa: B007
        if differs := difference_of_files(file, before / file.relative_to(out)):
            others += 1
            print(f"{file}: {differs}", flush=True)
    print(f"{count} pictures, {others} of them not as before")
    return 1 if others else 0


def _folder(text: str) -> Path:
    return Path(text).absolute()  # each picture is made from another folder


def _size(text: str) -> tuple[int, int]:
    try:
        width, height = map(int, text.split("x"))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"a size such as 1366x768, not {text!r}") from error
    return width, height


def _shoot(
    name: str, language: str, sizes: Sequence[tuple[int, int]], text: str, asked: argparse.Namespace
) -> Iterator[Path]:
    with posed(name, language, sizes[0], text=text) as (app, window):
        for width, height in sizes:
            window.resize(width, height)
            settle(window, app)
            image = seen(window).grab().toImage()
            yield _kept(image, f"{name}-{width}x{height}", language, text, asked)


def _film(
    name: str, language: str, sizes: Sequence[tuple[int, int]], text: str, asked: argparse.Namespace
) -> Iterator[Path]:
    moving = {"text": text, "speed": Speed.NORMAL, "is_lively": False}
    for width, height in sizes:
        with posed(name, language, (width, height), **moving) as (_, window):
            image = film.sheet(window, asked.film)
        yield _kept(image, f"{name}-film-{width}x{height}", language, text, asked)


def _kept(image: QImage, name: str, language: str, text: str, asked: argparse.Namespace) -> Path:
    """The file in which it lies, as the eyes that were asked for see it."""
    at = "" if text == "100" else f"-text-{text}"
    file: Path = asked.out / language / f"{name}{at}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    as_seen(image, asked.eyes).save(str(file))
    return file


@contextmanager
def posed(
    name: str, language: str, size: tuple[int, int], **chosen: object
) -> Iterator[tuple[QApplication, MainWindow]]:
    """A state, in a window of its own, so that it leaves no trace; ``chosen`` are settings."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        chosen = {"speed": Speed.OFF, "language": language, "tells_since_turn": False, **chosen}
        Settings(Places(_GAMES).settings_file).update(**chosen)
        app, window = open_window(StartOptions(None, _GAMES), SilentWorker())
        window.resize(*size)
        window.show()
        STATES[name](window)
        yield app, window
        if app.mouseButtons() != Qt.MouseButton.NoButton:  # or nothing scrolls in the next one
            QTest.mouseRelease(QWidget(), app.mouseButtons())
        for dialog in window.findChildren(QDialog):
            dialog.close()
        window.close()
        window.deleteLater()
        for translator in app.findChildren(QTranslator):  # English would keep what it lacks
            app.removeTranslator(translator)
            translator.deleteLater()
        _rest(app)


def settle(window: MainWindow, app: QApplication) -> None:
    """Everything is painted, charts too, which are a piece at a time."""
    _rest(app)
    while any(chart.is_growing for chart in window.findChildren(CurveChart)):
        app.processEvents()


def _rest(app: QApplication) -> None:
    for _ in range(3):
        QTest.qWait(70)
        app.processEvents()


def seen(window: MainWindow) -> QWidget:
    """The window, or the dialog before it."""
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    return dialogs[0] if dialogs else window


# --- the states -------------------------------------------------------------------------------


def _opened(
    phase: Phase, round_: int = 1, least: int = 0, players: tuple[Player, ...] = family()
) -> State:
    def show(window: MainWindow) -> None:
        window.open(table_at(human_turn(phase, round_, least), players))

    return show


def _told_of_one(window: MainWindow) -> None:
    """The chronicle as a page, of one player and one character."""
    window.open(table_at(human_turn(Phase.ASCENT, 2), family()))
    chronicle = pages_of(window).table.chronicle
    chronicle.set_open(True)
    chronicle.setFocus()
    for box, number in zip(chronicle.filter.boxes, (1, 3), strict=True):
        box.chosen.emit(number)


def _shared(window: MainWindow) -> None:
    """A table that was begun from a code."""
    table = table_at(human_turn(Phase.ASCENT), family())
    table.record.seed, table.record.is_shared = 77, True
    window.open(table)
    window.pages.set_notice("")


def _sharing(window: MainWindow) -> None:
    """The code of a deal that is over."""
    table = table_at(lambda view: view.result is not None, family())
    table.record.seed = 77
    window.open(table)
    window.commands.share_deal.trigger()


def _entering(window: MainWindow) -> None:
    """A code for another table."""
    window.commands.deal_again.trigger()
    (dialog,) = window.findChildren(EnterDialog)
    dialog.code.setText(deal_code(77, Options(6)).text)
    QTest.keyClick(dialog.code, Qt.Key.Key_Return)


def _noting(players: tuple[Player, ...] = family(), **chosen: Any) -> State:
    """Secret notes about all others lie open."""

    def show(window: MainWindow) -> None:
        table = table_at(human_turn(Phase.ASCENT), players, Options(len(players), **chosen))
        for person, thing, mark in (
            (1, 0, NoteMark.YES),
            (1, 3, NoteMark.NO),
            (2, 5, NoteMark.MAYBE),
        ):
            table.note(0, person, thing, mark)
        window.open(table)
        window.commands.notes.trigger()

    return show


def _remembering(players: tuple[Player, ...] = family()) -> State:
    """A table that remembers votes and counts each No, once somebody was refused."""

    def is_refused(view: View) -> bool:
        return view.phase is Phase.ASCENT and bool(view.elections) and 0 in view.to_act

    def show(window: MainWindow) -> None:
        agreed = TableOptions(shows_past_votes=True, counts_no_cards=True)
        window.open(table_at(is_refused, players, agreed=agreed))

    return show


def _of_2024(wanted: Callable[[View], bool], humans: int = 1, **chosen: Any) -> State:
    """A game of 2024; ``chosen`` are its options."""
    options = Options(edition="2024", **chosen)

    def show(window: MainWindow) -> None:
        window.open(_first_table(wanted, court(options, humans), options))

    return show


def _first_table(
    wanted: Callable[[View], bool], players: tuple[Player, ...], options: Options
) -> Table:
    """Of the games in their order, the first one that gets there."""
    for seed in range(1, 200):
        with suppress(LookupError):
            return table_at(wanted, players, options, seed)
    raise LookupError("no game gets there")


def _beside_floors(least: int, *places: int) -> Callable[[View], bool]:
    """Seat 0 is to move while so many stand in these places."""
    on_turn = human_turn(Phase.ASCENT)
    return lambda view: on_turn(view) and sum(map(view.places.count, places)) >= least


def _to_the_wc(window: MainWindow) -> None:
    """Somebody is lifted who may go to a WC."""
    on_turn = _beside_floors(1, DUNGEON_3)

    def is_open(view: View) -> bool:
        full, empty = view.places.count(OFFICERS) == view.options.floor_limit, WC_3
        return on_turn(view) and full and TRADERS in view.places and empty not in view.places

    _of_2024(is_open, players=5)(window)
    QApplication.processEvents()
    view, board = window.session.bridge.view, pages_of(window).table.board
    board.setFocus()
    lifted = view.places.index(TRADERS)
    QTest.mouseClick(
        board.viewport(),
        Qt.MouseButton.LeftButton,
        pos=board._stage.cast.pawn(lifted).outline().center().toPoint(),
    )


def _revealed_2024(votes: Sequence[Card], seed: int = 1, **chosen: Any) -> State:
    """An election of 2024 in which the seats lay these cards, and all others Yes."""
    options = Options(edition="2024", **chosen)

    def show(window: MainWindow) -> None:
        reached = human_turn(Phase.ELECTION)
        table = table_at(reached, court(options), options, seed)
        cards = [*votes, *[Card.YES] * (options.seats - len(votes))]
        for seat in range(1, options.seats):
            table.play(seat, Vote(cards[seat]))
        window.open(table)
        QApplication.processEvents()
        window.session.bridge.play(Vote(cards[0]))

    return show


_PAIRS = ((0, 1), (2, 3), (4, 5), (6, 7))
_EIGHT_PAIRS = tuple((2 * side, 2 * side + 1) for side in range(8))


def _is_choosing(view: View) -> bool:
    return view.phase is Phase.AMBITION and 0 in view.decided and 2 in view.decided


def _ambition(*, is_covered: bool = False, **chosen: Any) -> State:
    """The choice of an Ambition, with a card picked."""
    opened = _of_2024(human_turn(Phase.AMBITION), ambition=True, **chosen)

    def show(window: MainWindow) -> None:
        opened(window)
        QApplication.processEvents()
        QTest.keyClick(pages_of(window).ambition, Qt.Key.Key_2)
        if is_covered:
            window.commands.cover.trigger()

    return show


def _teams(persons: int) -> tuple[tuple[int, ...], ...]:
    """Partners sit side by side; whoever is left over plays alone."""
    pairs = tuple((first, first + 1) for first in range(0, persons - 1, 2))
    return (*pairs, (persons - 1,)) if persons % 2 else pairs


def _between_coronations(view: View) -> bool:
    """A royal wedding, after the first coronation; seat 0 is on turn."""
    return bool(view.counts) and view.phase is Phase.ASCENT and view.turn == 0


def _selected(window: MainWindow) -> None:
    _opened(Phase.ASCENT, 2)(window)
    QApplication.processEvents()
    board = pages_of(window).table.board
    board.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(board.viewport(), key)


def _dragged(window: MainWindow) -> None:
    """A vote card on its way from the hand to the hall."""
    _opened(Phase.ELECTION, 2)(window)
    QApplication.processEvents()
    card = next(one for one in window.findChildren(HandCard) if one.card is Card.NO)
    middle = card.rect().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(card, middle - QPoint(60, 170))


def _sealed(window: MainWindow) -> None:
    _opened(Phase.ELECTION, 2)(window)
    QApplication.processEvents()
    window.session.bridge.play(Vote(Card.YES))


def _revealed(*, is_crowned: bool) -> State:
    """The moment in which all cards are turned, with the wanted outcome."""

    def show(window: MainWindow) -> None:
        for seed in range(1, 200):
            if _outcome(_before_reveal(seed)) is is_crowned:
                break
        window.open(_before_reveal(seed))
        QApplication.processEvents()
        window.session.bridge.play(Vote(Card.YES))

    return show


def _crowned_at_last(window: MainWindow) -> None:
    """The last reveal of a game, and all say Yes."""
    table = table_at(human_turn(Phase.ELECTION, 3), family())
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(Card.YES))
    window.open(table)
    QApplication.processEvents()
    window.session.bridge.play(Vote(Card.YES))


def _before_reveal(seed: int) -> Table:
    """An election in which everybody but seat 0 has voted."""
    table = table_at(human_turn(Phase.ELECTION), family(), seed=seed)
    for seat in table.to_act()[1:]:
        table.play(seat, bot.choose(table.view(seat), "courtier", seed))
    return table


def _outcome(table: Table) -> bool:
    turned = [one for one in table.play(0, Vote(Card.YES)) if isinstance(one, VotesRevealed)]
    return turned[0].election.is_crowned


def _counted(round_: int) -> State:
    def is_reached(view: View) -> bool:
        return len(view.history) == round_

    def show(window: MainWindow) -> None:
        window.open(table_at(is_reached, family()))

    return show


def _counted_2024(round_: int, **chosen: Any) -> State:
    """A count at the end of a round of 2024, or the end of the game."""
    return _of_2024(lambda view: len(view.history) == round_, **chosen)


def _jester_counted(window: MainWindow) -> None:
    """The end of a round with the Jester for King."""
    options = Options(players=5, edition="2024", ambition=True)

    def is_king(view: View) -> bool:
        return view.phase is Phase.DEAL and bool(view.history) and view.king == options.jester

    for seed in range(1, 200):
        with suppress(LookupError):
            window.open(table_at(is_king, court(options), options, seed))
            return


def _first_coronation(window: MainWindow) -> None:
    """The count of the first coronation of a royal wedding, as it is shown when it happens."""
    _of_2024(_between_coronations, players=4, wedding=True, ambition=True)(window)
    QApplication.processEvents()
    page = pages_of(window).count
    window.pages.setCurrentWidget(page)
    page.show_view(window.session.bridge.view)


def _count_of_last_round(window: MainWindow) -> None:
    _counted(3)(window)
    QApplication.processEvents()
    page = pages_of(window).count
    window.pages.setCurrentWidget(page)
    page.take_focus()
    page.show_view(window.session.bridge.view)


def _quick(window: MainWindow) -> None:
    options = Options(players=3, rounds=1, placement=Placement.RANDOM)
    window.open(table_at(human_turn(Phase.ASCENT), family(3), options))


def _day(window: MainWindow) -> None:
    window.settings.update(theme=Theme.DAY)
    _opened(Phase.ASCENT, 2)(window)


def _refused(window: MainWindow) -> None:
    _opened(Phase.PLACING, least=5)(window)
    QApplication.processEvents()
    board = pages_of(window).table.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


def _tempers(window: MainWindow) -> None:
    """A set-up with every level, and the tempers of the animals but for one."""
    window.go_home()
    window.pages.home.seats.seat(
        tuple(
            player if player.is_human else replace(player, level=LEVELS[seat % len(LEVELS)])
            for seat, player in enumerate(family(6))
        )
    )
    window.pages.home.seats.draft.calm(5, True)
    window.pages.home.seats.retranslate()


def _home_2024(window: MainWindow, options: Options, humans: int = 1) -> None:
    window.go_home()
    window.pages.home.form.take(options)
    window.pages.home.seats.seat(court(options, humans))


def _pairs(seats: int, *pairs: int) -> tuple[tuple[int, ...], ...]:
    """The persons of each seat; those of ``pairs`` are teams."""
    persons = iter(range(2 * seats))
    return tuple(
        tuple(next(persons) for _ in range(2 if seat in pairs else 1)) for seat in range(seats)
    )


def _with_saves(window: MainWindow) -> None:
    """Three games that were saved by name, and one on the table."""
    for seed, name in enumerate(("Noël chez Mamie Rose", "Sunday evening", "Giulia – 2024"), 1):
        options = Options(4 + seed, edition="2024") if seed == 3 else Options(3 + seed)
        players = court(options, 2)
        table = table_at(human_turn(Phase.ASCENT, seed % 3 + 1), players, options, seed)
        window.games.saves.save(table.record, name)
    _opened(Phase.ASCENT, 2)(window)


def _date_games() -> None:
    """Has the games saved a minute apart, on the same day in every picture."""
    files = [file for file in _GAMES.rglob("*") if file.is_file()]
    files.sort(key=lambda file: file.stat().st_mtime_ns)
    for number, file in enumerate(files):
        os.utime(file, (_SAVED_AT + 60 * number,) * 2)


def _settings(tab: Tab) -> State:
    def show(window: MainWindow) -> None:
        window.commands.settings.trigger()
        (dialog,) = window.findChildren(SettingsDialog)
        dialog.field(next(key for key, row in settings.TABLE.items() if row.tab is tab))

    return show


def _muted(window: MainWindow) -> None:
    _opened(Phase.ASCENT, 2)(window)
    window.settings.update(is_muted=True)


def _load(window: MainWindow) -> None:
    _with_saves(window)
    _date_games()
    window.commands.load.trigger()


def _save(window: MainWindow) -> None:
    _with_saves(window)
    _date_games()
    window.commands.save_as.trigger()


def _save_first(window: MainWindow) -> None:
    _opened(Phase.ASCENT, 2)(window)
    window.commands.save_as.trigger()


def _last_game(window: MainWindow) -> None:
    """The list of games once many have ended."""
    _with_saves(window)
    for seed in range(1, 11):
        options = Options(3 + seed % 4) if seed % 3 else Options(7, edition="2024", teams=_teams(7))
        players = court(options, 2)
        over = table_at(lambda view: view.result is not None, players, options, seed)
        window.games.saves.finished.keep(over.record)
    _date_games()
    window.go_home()
    window.commands.load.trigger()


def _export(window: MainWindow) -> None:
    _opened(Phase.ASCENT, 2)(window)
    window.commands.export.trigger()


def _variants(window: MainWindow) -> None:
    options = Options(2, edition="2024", emissary=True)
    _home_2024(window, options)
    dialog = Variants(form_of(options), options.sides, window)
    dialog.show()


def _hinted(table: Callable[[], Table]) -> State:
    def show(window: MainWindow) -> None:
        window.open(table())
        QApplication.processEvents()
        window.commands.hint.trigger()
        with patch.object(bot, "MEASURING_S", math.inf):  # the same on a busy machine
            advice = bot.advise(window.session.bridge.view, 1, budget=Budget(iterations=500))
        window.session.bridge.advised.emit(advice)

    return show


def _continue(window: MainWindow) -> None:
    _opened(Phase.ASCENT, 2)(window)
    table = window.session.bridge.table
    table._store = window.games.stores["vivaroi"]
    table.save()
    window.games.saves.save(table.record, "Sunday evening")
    window.go_home()


def _rules_of_2024(window: MainWindow) -> None:
    window.commands.rules.trigger()
    (dialog,) = window.findChildren(RulesDialog)
    QTest.keyClick(dialog.editions, Qt.Key.Key_Right)


def _replayed(opened: State, page: str, eyes: Eyes = PUBLIC, *, is_revealed: bool = False) -> State:
    """The running game watched again: the last step of that page, through those eyes."""

    def show(window: MainWindow) -> None:
        opened(window)
        QApplication.processEvents()
        window.commands.replay.trigger()
        screen = window.replays.screen
        assert screen is not None, "no replay was opened"
        told = [step.moment for step in screen.walk.steps]
        screen.look_through(eyes)
        screen.go(
            max(
                number
                for number, moment in enumerate(told)
                if moment.rests == page and moment.is_reveal is is_revealed
            )
        )

    return show


def _recalled(opened: State) -> State:
    """What happened since the viewer's turn, asked for."""

    def show(window: MainWindow) -> None:
        opened(window)
        QApplication.processEvents()
        window.commands.happened.trigger()

    return show


_AFTER_TWO_ROUNDS = _of_2024(human_turn(Phase.ASCENT, 3), players=5, ambition=True)

STATES: dict[str, State] = {
    "home": lambda window: window.go_home(),
    "home-continue": _continue,
    "home-tempers": _tempers,
    "home-2024": lambda window: _home_2024(window, Options(5, edition="2024", ambition=True)),
    "home-2024-two": lambda window: _home_2024(window, Options(2, edition="2024", emissary=True)),
    "home-2024-teams": lambda window: _home_2024(
        window, Options(5, edition="2024", teams=_pairs(3, 0, 2), wedding=True, banished=True), 2
    ),
    "home-2024-sixteen": lambda window: _home_2024(
        window,
        Options(16, edition="2024", teams=_pairs(8, *range(8)), shared_marker=True),
        8,
    ),
    "home-2024-eight": lambda window: _home_2024(window, Options(8, edition="2024"), 3),
    "variants": _variants,
    "placing": _opened(Phase.PLACING, least=5),
    "ascent": _opened(Phase.ASCENT, 2),
    "ascent-chronicle": _told_of_one,
    "shared-deal": _shared,
    "shared-deal-code": _sharing,
    "shared-deal-typed": _entering,
    "notes": _noting(),
    "notes-six": _noting(family(6)),
    "ascent-remembered": _remembering(),
    "ascent-remembered-three": _remembering(family(3)),
    "ascent-selected": _selected,
    "ascent-day": _day,
    "ascent-six": _opened(Phase.ASCENT, 1, players=family(6, 1)),
    "ascent-three": _opened(Phase.ASCENT, 1, players=family(3)),
    "quick": _quick,
    "ballot": _opened(Phase.ELECTION, 2),
    "ballot-six": _opened(Phase.ELECTION, 1, players=family(6)),
    "ballot-dragged": _dragged,
    "ballot-sealed": _sealed,
    "revealed-crowned": _revealed(is_crowned=True),
    "revealed-refused": _revealed(is_crowned=False),
    "revealed-last": _crowned_at_last,
    "hint-placing": _hinted(lambda: table_at(human_turn(Phase.PLACING, 2), family(4))),
    "hint": _hinted(lambda: table_at(human_turn(Phase.ASCENT, 2), family(4))),
    "hint-ballot": _hinted(lambda: _before_reveal(1)),
    "count": _counted(2),
    "count-last": _count_of_last_round,
    "final": _counted(3),
    "2024-placing": _of_2024(human_turn(Phase.PLACING, least=5), players=5),
    "2024-ascent": _of_2024(human_turn(Phase.ASCENT, 2), players=5),
    "2024-ballot": _of_2024(human_turn(Phase.ELECTION), players=5),
    "2024-ballot-eight": _of_2024(human_turn(Phase.ELECTION), players=8),
    "2024-ballot-teams": _of_2024(human_turn(Phase.ELECTION), players=8, teams=_PAIRS),
    "2024-ballot-pairs": _of_2024(
        human_turn(Phase.ELECTION), players=16, teams=_EIGHT_PAIRS, shared_marker=True
    ),
    "2024-ballot-ambition": _of_2024(human_turn(Phase.ELECTION), players=5, ambition=True),
    "2024-ballot-teams-ambition": _of_2024(
        human_turn(Phase.ELECTION), players=8, teams=_PAIRS, ambition=True
    ),
    "2024-ambition": _ambition(players=5),
    "2024-ambition-eight": _ambition(players=8, teams=_PAIRS),
    "2024-ambition-covered": _ambition(is_covered=True, players=5),
    "2024-ambition-kept": _of_2024(_is_choosing, players=5, ambition=True),
    "2024-emissary": _of_2024(human_turn(Phase.ELECTION), players=5, emissary=True),
    "2024-crowned": _revealed_2024((), players=5),
    "2024-refused": _revealed_2024((Card.YES, Card.NO), players=5),
    "2024-cancelled": _revealed_2024((Card.YES, Card.STOMACH_ACHE, Card.YES, Card.NO), players=5),
    "2024-first-crowned": _revealed_2024((), players=5, wedding=True),
    "2024-revealed-emissary": _revealed_2024((Card.YES, Card.NO), players=3, emissary=True),
    "2024-revealed-pairs": _revealed_2024(
        (Card.YES, Card.NO), players=16, teams=_EIGHT_PAIRS, shared_marker=True
    ),
    "2024-revealed-eight": _revealed_2024((Card.YES, Card.NO, Card.STOMACH_ACHE), players=8),
    "2024-eight": _of_2024(human_turn(Phase.ASCENT, 2), players=8),
    "2024-wc": _to_the_wc,
    "2024-dungeons": _of_2024(
        _beside_floors(5, *DUNGEONS, *WCS), players=4, emissary=True, banished=True
    ),
    "2024-wedding": _of_2024(_beside_floors(1, BESIDE_THRONE), players=6, wedding=True),
    "2024-teams": _of_2024(
        _beside_floors(2, *DUNGEONS, *WCS),
        players=7,
        teams=((0, 1), (2, 3), (4, 5), (6,)),
        banished=True,
    ),
    "2024-two": _of_2024(_beside_floors(2, *DUNGEONS, *WCS), players=2, emissary=True),
    "2024-two-ambition": _of_2024(
        human_turn(Phase.ASCENT, 2), players=2, emissary=True, ambition=True
    ),
    "2024-three": _of_2024(human_turn(Phase.ASCENT, 2), players=3, emissary=True, banished=True),
    "2024-four": _of_2024(human_turn(Phase.ASCENT, 2), players=4, ambition=True),
    "2024-five-emissary": _of_2024(human_turn(Phase.ASCENT, 3), players=5, emissary=True),
    "2024-six": _of_2024(human_turn(Phase.ASCENT, 3), players=6, ambition=True, banished=True),
    "2024-teams-emissary": _of_2024(
        human_turn(Phase.ASCENT, 2), players=7, teams=_teams(7), ambition=True, emissary=True
    ),
    "2024-sixteen": _of_2024(
        human_turn(Phase.ASCENT, 2), players=16, teams=_teams(16), shared_marker=True
    ),
    "2024-wedding-open": _of_2024(_between_coronations, players=5, wedding=True),
    "2024-count": _counted_2024(2, players=5, ambition=True),
    "2024-count-teams": _counted_2024(
        2, players=8, teams=((0, 1), (2, 3), (4, 5), (6,), (7,)), emissary=True, ambition=True
    ),
    "2024-count-sixteen": _counted_2024(2, players=16, teams=_teams(16), shared_marker=True),
    "2024-count-three-teams": _counted_2024(
        1, players=6, teams=_teams(6), shared_marker=True, ambition=True, banished=True
    ),
    "2024-count-two": _counted_2024(1, players=2, emissary=True, banished=True),
    "2024-count-jester": _jester_counted,
    "2024-first-coronation": _first_coronation,
    "2024-final": _counted_2024(3, players=8),
    "2024-final-two": _counted_2024(3, players=2, emissary=True),
    "2024-final-teams": _counted_2024(
        3, players=8, teams=((0, 1), (2, 3), (4, 5), (6,), (7,)), emissary=True
    ),
    "2024-final-sixteen": _counted_2024(
        3, players=16, teams=_teams(16), shared_marker=True, wedding=True
    ),
    "2024-curtain": _of_2024(
        human_turn(Phase.ASCENT, 2), humans=3, players=6, teams=_teams(6), banished=True
    ),
    "curtain": _opened(Phase.ASCENT, 2, players=family(5, 2)),
    "replay": _replayed(_opened(Phase.ASCENT, 2), TABLE),
    "replay-seat": _replayed(_opened(Phase.ELECTION, 2), HALL, Eyes(0)),
    "replay-revealed": _replayed(_opened(Phase.ASCENT, 3), HALL, is_revealed=True),
    "replay-over": _replayed(_counted(3), TABLE, ALL),
    "replay-end": _replayed(_counted(3), END, ALL),
    "2024-replay": _replayed(_AFTER_TWO_ROUNDS, COUNT),
    "2024-replay-seat": _replayed(_AFTER_TWO_ROUNDS, AMBITION, Eyes(0)),
    "2024-replay-over": _replayed(_counted_2024(3, players=8), TABLE, ALL),
    "2024-replay-sixteen": _replayed(
        _counted_2024(3, players=16, teams=_teams(16), shared_marker=True), TABLE, ALL
    ),
    "since-my-turn": _recalled(_opened(Phase.ASCENT, 2)),
    "since-my-turn-ballot": _recalled(_opened(Phase.ELECTION, 2)),
    "2024-since-my-turn": _recalled(_of_2024(human_turn(Phase.ASCENT, 2), players=8)),
    "2024-since-my-turn-placing": _recalled(_of_2024(human_turn(Phase.PLACING, 2), players=5)),
    "load": _load,
    "load-nothing": lambda window: window.commands.load.trigger(),
    "load-last": _last_game,
    "save-first": _save_first,
    "save": _save,
    "export": _export,
    "rules": lambda window: window.commands.rules.trigger(),
    "rules-2024": _rules_of_2024,
    "settings": lambda window: window.commands.settings.trigger(),
    **{f"settings-{tab}": _settings(tab) for tab in list(Tab)[1:]},
    "muted": _muted,
    "keyboard": lambda window: window.commands.shortcuts.trigger(),
    "accessibility": lambda window: window.commands.accessibility.trigger(),
    "about": lambda window: window.commands.about.trigger(),
    **MEMORIES,
    **LESSONS,
    **REVIEWS,
    **VIENNA,
}
STATES |= {
    f"voice-{name}-{seat}": heard(STATES[name], page, seat)
    for name, page, seat in (
        ("ascent-three", TABLE, 1),
        ("ascent", TABLE, 4),
        ("2024-eight", TABLE, 5),
        ("revealed-refused", HALL, 1),
        ("revealed-crowned", HALL, 4),
        ("2024-revealed-eight", HALL, 4),
        ("2024-revealed-eight", HALL, 7),
        ("count", COUNT, 2),
        ("2024-count-sixteen", COUNT, 5),
        ("final", END, 4),
        ("vienna-evaluation-end", TABLE, 2),
        ("vienna-final", FINAL, 1),
    )
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
