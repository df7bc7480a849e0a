"""Opens and leaves lessons; the game on the table rests meanwhile."""

import json
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.lessons.daily import Today, puzzle_of, solve, solved_days
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.cover import Covering
from vivaroi_gui.ui.session.guides import meet
from vivaroi_gui.ui.session.session import Ground
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # a start needs no lesson: all of it is loaded later
    from vivaroi_gui.ui.lessons.lesson import Lesson
    from vivaroi_gui.ui.lessons.scenario import Scenario
    from vivaroi_gui.ui.lessons.screen import LessonScreen
    from vivaroi_gui.ui.lessons.script import ScriptedTable


class Lessons(Covering["LessonScreen"]):
    """At most one lesson; those that were left can be gone on with until the program ends."""

    list_wanted = Signal()
    """More lessons are wished for."""
    game_wanted = Signal(str)
    """A real game is wished for, by its name."""

    def __init__(self, bridge: Bridge, settings: Settings, ground: Ground) -> None:
        super().__init__(bridge, ground)
        self._settings = settings
        self.today: Today = date.today
        self._kept: dict[str, tuple[Lesson, ScriptedTable]] = {}

    @property
    def title(self) -> str:
        """For the window's title; nothing where there is no lesson."""
        return self.screen.title if self.screen is not None else ""

    @property
    def kept(self) -> tuple[str, ...]:
        """The names of the lessons that were left before their end, the last one last."""
        return tuple(self._kept)

    @property
    def kept_last(self) -> "Scenario | None":
        """The one that was left last."""
        return self._kept[self.kept[-1]][0].scenario if self._kept else None

    def forget(self) -> None:
        """Nobody wants to go on with any of them."""
        self._kept.clear()

    @property
    def done(self) -> frozenset[str]:
        """The names of those that have been played to their end."""
        return done_lessons(self._settings)

    def show(self, name: str) -> None:
        """Begins a lesson, by the name of its file."""
        from vivaroi_gui.ui.lessons.lesson import Lesson
        from vivaroi_gui.ui.lessons.scenario import read_scenario
        from vivaroi_gui.ui.lessons.script import ScriptedTable

        scenario = read_scenario(Path(resource("lessons", f"{name}.json")))
        table = ScriptedTable(scenario, scenario.players(_learner(self._settings)))
        self._open(Lesson(scenario), table)

    def resume(self, name: str = "") -> None:
        """Goes on with one that was left; without a name with the last."""
        if self._kept:
            self._open(*self._kept[name or self.kept[-1]], is_resumed=True)

    def _open(self, lesson: "Lesson", table: "ScriptedTable", *, is_resumed: bool = False) -> None:
        from vivaroi_gui.ui.lessons import screen as screens

        self._kept.pop(lesson.scenario.id, None)
        screen: LessonScreen = screens.LessonScreen(
            lesson, self._settings, self._ground.window, self._ground.passing
        )
        screen.finished.connect(self._on_finished)
        screen.chosen.connect(partial(self._on_chosen, lesson.scenario.id))
        self._lay(screen)
        screen.begin(table, is_resumed=is_resumed)
        self.changed.emit()

    def drop(self) -> None:
        screen = self.screen
        if screen is not None and screen.session.is_open and not screen.lesson.is_last:
            self._kept[screen.lesson.scenario.id] = screen.lesson, screen.table
        super().drop()

    @property
    def daily(self) -> str:
        """The name of the puzzle of the day."""
        from vivaroi_gui.ui.lessons.scenario import every_scenario

        puzzles = [file.stem for file in every_scenario() if file.stem.startswith("puzzle")]
        return puzzle_of(self.today(), puzzles)

    @property
    def is_daily_solved(self) -> bool:
        return self.today() in solved_days(self._settings)

    def _puzzle_after(self, name: str) -> str:
        """The next one in the list."""
        from vivaroi_gui.ui.lessons.scenario import all_lessons

        puzzles = [one.id for one in all_lessons() if one.is_puzzle]
        return puzzles[(puzzles.index(name) + 1) % len(puzzles)]

    def _on_finished(self, name: str) -> None:
        if name == self.daily:
            solve(self._settings, self.today())
        done = sorted({*self.done, name})
        self._settings.update(lessons_done=json.dumps(done))
        screen = self.screen
        if screen is not None:
            meet(self._settings, screen.session.bridge.screens.guide)

    def _on_chosen(self, name: str, wanted: str) -> None:
        screen = self.screen
        game = screen.lesson.scenario.options.game if screen is not None else ""
        self.leave()
        if wanted == "ui.again":
            self.show(name)
        elif wanted == "ui.play":
            self.game_wanted.emit(game)
        elif wanted == "ui.next.puzzle":
            self.show(self._puzzle_after(name))
        else:
            self.list_wanted.emit()


def done_lessons(settings: Settings) -> frozenset[str]:
    """What the settings say; anything may stand in their file."""
    try:
        done = json.loads(settings.lessons_done or "[]")
    except (ValueError, RecursionError):
        return frozenset()
    return (
        frozenset(one for one in done if isinstance(one, str))
        if isinstance(done, list)
        else frozenset()
    )


def _learner(settings: Settings) -> str:
    """The first person of the last table; whoever has never sat down is nobody yet."""
    try:
        table = json.loads(settings.last_table or "[]")
        names = [one["name"] for one in table if one.get("kind") == "human"]
    except (ValueError, RecursionError, TypeError, KeyError, AttributeError):
        names = []
    return next((one for one in names if isinstance(one, str) and one), "Giulia")
