"""The walk for leaks: whatever the others hold, the window of a seat is the same.

States of a game are shown twice, as they were and as a twin (``tools.twins``), in which all that is
hidden from whoever looks is another.  Texts, tooltips, screen reader, files, log and every pixel
have to be equal.
"""

import logging
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from tools.pages import pages_of
from tools.soak.broken import Broken
from tools.soak.games import CASTLES, TownOrCastle, new_table, play
from tools.soak.near import NearWorker
from tools.soak.sights import Ear, Sight, sight
from tools.soak.strays import Strays
from tools.twins import other_marks, twin
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vienna.data import PLAYERS
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.players import Kind, Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.replay.eyes import offered
from vivaroi_gui.ui.session import recap, sayings
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Speed

SIZE: Final = (1024, 640)
_STRIDE: Final = 12
"""Every so many states the menus, the dialogs, a hint and the step back are looked at too."""
_SAVED_AT: Final = 1_700_000_000
"""When a game was saved, in seconds: the list of the saved games tells it."""
_FOR_GOOD_MS: Final = 24 * 60 * 60 * 1000
_MOST_FRAMES: Final = 10_000
"""More than the parts of any explanation can need."""
Scene = tuple[str, Sight]


def check(seed: int) -> str:
    """Walks through a random game of the table whose turn it is, for one seat and the curtain.

    Raises:
        Broken: something tells what a seat must not know.
    """
    return _walked(CASTLES[seed % len(CASTLES)], seed)


def check_town(seed: int) -> str:
    """The same in Vienna, where nobody has a secret: who comes next is hidden, and future dice.

    Raises:
        Broken: something tells of them.
    """
    return _walked(vienna.Options(PLAYERS[seed % len(PLAYERS)]), seed)


def _walked(options: TownOrCastle, seed: int) -> str:
    table, record = new_table(options, seed)
    play(table, Random(seed))
    record.seed, record.marks = seed, other_marks(record, None, Random(seed))
    with Strays() as strays, watched(list(LANGUAGES)[seed % len(LANGUAGES)]) as walk:
        seen = walk.through(record, (seed % options.seats, None))
    if strays.told:
        raise Broken(strays.told[0])
    return f"{seen} sights of {options}"


@contextmanager
def watched(language: str = "en") -> Iterator["Walk"]:
    """A window on a folder of its own, its log listened to; closed in the end."""
    ear = Ear()
    logging.getLogger().addHandler(ear)
    with tempfile.TemporaryDirectory() as folder, _time_standing_still():
        options = StartOptions(None, Path(folder), language)
        _, window = open_window(options, NearWorker(moves=False))
        window.settings.update(speed=Speed.OFF, calm=Preference.ON, language=language)
        window.setGeometry(0, 0, *SIZE)
        window.show()
        QApplication.setCursorFlashTime(0)  # a cursor that blinks would be another picture
        QCursor.setPos(window.geometry().bottomRight() + QPoint(5, 5))  # nothing is hovered
        try:
            yield Walk(window, Path(folder), ear)
        finally:
            logging.getLogger().removeHandler(ear)
            window.close()
            window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@contextmanager
def _time_standing_still() -> Iterator[None]:
    """What goes by itself stays: no sight depends on how long the one before has taken."""
    with (
        patch.object(recap, "SHOWN_MS", _FOR_GOOD_MS),
        patch.object(sayings, "NOTICE_MS", _FOR_GOOD_MS),
    ):
        yield


class Walk:
    """Shows states in a window and compares them with their twins."""

    def __init__(self, window: MainWindow, folder: Path, ear: Ear) -> None:
        self.window = window
        self._folder = folder
        self._ear = ear

    def through(self, record: Record, seats: Sequence[Seat | None], stride: int = 1) -> int:
        """Every ``stride``-th state of a game for these seats, None for all round one screen.

        Answers how many sights were compared.

        Raises:
            Broken: two of them were not equal.
        """
        compared = 0
        for length in range(2, len(record.inputs) + 1, stride):
            if is_town(record) and record.inputs[length - 1][0] == CHANCE:
                continue  # its window throws dice by itself
            so_far = replace(record, inputs=record.inputs[:length])
            for seat in seats:
                is_thorough = (length // stride) % _STRIDE == 0
                compared += self._compare(so_far, seat, is_thorough=is_thorough)
        return compared

    def _compare(self, record: Record, seat: Seat | None, *, is_thorough: bool) -> int:
        other = twin(record, seat, Random(len(record.inputs)))
        scenes = list(self._scenes(record, seat, is_thorough))
        others = list(self._scenes(other, seat, is_thorough))
        if _difference(scenes, others):
            # Pawns keep their places on a floor: now both come after the same state.
            scenes = list(self._scenes(record, seat, is_thorough))
        if told := _difference(scenes, others):
            raise Broken(f"action {len(record.inputs)}, seat {seat}, {told}, {record.options}")
        return len(scenes)

    def _scenes(self, record: Record, seat: Seat | None, is_thorough: bool) -> Iterator[Scene]:
        """What is seen from the position before the last action on."""
        window, bridge = self.window, self.window.session.bridge
        self._forget()
        before = replace(record, players=_seated(record.players, seat), inputs=record.inputs[:-1])
        store = window.games.stores[record.options.game]
        window.open(Table.resume(before, Random(0), store))
        if is_thorough:
            yield "opened", self._sight()
        window.session.lift_curtain()  # whoever acts has opened it
        bridge.opponents.forget()  # whoever of them was asked, the answer is this
        bridge._play([record.inputs[-1]])
        yield "played", self._sight(with_tips=is_thorough)
        while self._read_on():
            yield "read on", self._sight()
        if is_thorough:
            yield from self._asked_for(seat)
        bridge.close()

    def _forget(self) -> None:
        """Every state begins alike: at home, without files, with the same chance for a hint."""
        games = self.window.games
        for game in games.stores:
            games.stores[game].discard()
        games.book.memories.forget()
        for saved in (*games.saves.all(), *games.saves.finished.all()):
            games.saves.delete(saved)
        self.window.go_home()
        self.window.activateWindow()
        self.window.setFocus()
        self.window.session.bridge.opponents._random = Random(1)

    def _sight(self, part: QWidget | None = None, *, with_tips: bool = False) -> Sight:
        self._explain_all()
        return sight(part or self.window, self._folder, self._ear, with_tips=with_tips)

    def _explain_all(self) -> None:
        """What is found out about a game that is over comes bit by bit: no sight is of half of it.

        Raises:
            Broken: it never ends.
        """
        QApplication.processEvents()  # a page may have yet to ask for it
        feed = self.window.session.feed
        for _ in range(_MOST_FRAMES):
            if not feed.is_running:
                return
            feed._on_frame()
        raise Broken("the explanation of a game never ends")

    def _read_on(self) -> bool:
        """Presses the button under an open election or a count; whether there was one."""
        page, window = self.window.pages.current, self.window
        is_due = window.session.course.is_unread or window.session.bridge.view.result
        return page is not None and bool(is_due) and page.press_continue()

    # --- what people ask for ---------------------------------------------------------------------

    def _asked_for(self, seat: Seat | None) -> Iterator[Scene]:
        yield "menus", self._menus()
        yield from self._opened_papers()
        yield from self._loaded()
        yield from self._watched_again()
        if self.window.session.bridge.may_hint:
            self.window.session.bridge.hint()
            self.window.session.bridge.opponents._on_poll()
            yield "hint", self._sight()
        if seat is None and self.window.session.is_covered:
            yield from self._behind_curtain()
        if self.window.commands.undo.isEnabled():
            self.window.commands.undo.trigger()
            yield "undone", self._sight()
            self.window.session.lift_curtain()
            if self.window.commands.redo.isEnabled():
                self.window.commands.redo.trigger()
                yield "done again", self._sight()
        self.window.go_home()
        yield "home", self._sight()

    def _opened_papers(self) -> Iterator[Scene]:
        """What happened, the own notes and the list of moves, each opened by its key and closed."""
        commands = self.window.commands
        for name, action in (
            ("what happened", commands.happened),
            ("notes", commands.notes),
            ("list of moves", commands.moves),
        ):
            if action.isEnabled():
                action.trigger()
                yield name, self._sight()
                action.trigger()

    def _menus(self) -> Sight:
        """The menus of the seats and of every character, open or not."""
        self.window.commands.seats_menu.aboutToShow.emit()
        options, menus = self.window.session.bridge.options, list[QMenu | None]()
        if not isinstance(options, vienna.Options):
            board = pages_of(self.window).table.board
            menus = [board.menu_for(one) for one in range(len(options.cast))]
        opened = [menu for menu in menus if menu is not None]
        listed = [self.window.commands.seats_menu, *opened]
        seen = sight(self.window, self._folder, self._ear, listed)
        for menu in opened:
            menu.deleteLater()
        return seen

    def _loaded(self) -> Iterator[Scene]:
        """The game as one of the saved ones, in the dialogs that list them."""
        if not self.window.commands.save.isEnabled():
            return
        saved = self.window.games.saves.save(self.window.session.bridge.table.record, "Sunday")
        os.utime(saved.file, (_SAVED_AT,) * 2)
        for action in (self.window.commands.load, self.window.commands.save_as):
            action.trigger()
            dialogs = [one for one in self.window.findChildren(QDialog) if one.isVisible()]
            for dialog in dialogs:
                yield "dialog", self._sight(dialog)
                dialog.close()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _watched_again(self) -> Iterator[Scene]:
        """The game as a replay, halfway and at its end, through all eyes that may be chosen."""
        if not self.window.commands.replay.isEnabled():
            return
        self.window.commands.replay.trigger()
        screen = self.window.replays.screen
        assert screen is not None
        last = screen.walk.last
        for eyes in offered(screen.replay):
            screen.look_through(eyes)
            for number in (last // 2, last):
                screen.go(number)
                yield f"replay {number}, {eyes}", self._sight()
            if self.window.session.bridge.table.game.has_secrets:
                screen.curtain.lift()
        self.window.replays.leave()

    def _behind_curtain(self) -> Iterator[Scene]:
        """Nobody has opened it: what lies under it is public too."""
        self.window.session.curtain.hide()
        yield "under the curtain", self._sight()
        self.window.session.curtain.show()


def is_town(record: Record) -> bool:
    return isinstance(record.options, vienna.Options)


def _difference(scenes: Sequence[Scene], others: Sequence[Scene]) -> str:
    """The first scene that tells the two apart, and what does; "" where none does."""
    for (name, one), (_, other) in zip(scenes, others, strict=True):
        if told := one.difference(other):
            return f"{name}: {told}"
    return ""


def _seated(players: tuple[Player, ...], seat: Seat | None) -> tuple[Player, ...]:
    """One person among computers, whose secrets are open all the time; or persons only."""
    return tuple(
        replace(one, kind=Kind.HUMAN, level=None, style=None)
        if seat in (None, number)
        else replace(one, kind=Kind.AI, level="novice", style="even")
        for number, one in enumerate(players)
    )
