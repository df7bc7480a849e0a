"""All lessons, the easiest first: of each edition in a group of its own, and puzzles."""

from collections.abc import Collection, Iterable
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog, Subheading
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.lesson_button import LessonButton
from vivaroi_gui.ui.lessons.scenario import Scenario, all_lessons

_WIDE, _HIGH, _UNIT = 940, 606, 0.66
_BETWEEN: Final = 26
"""Pixels between the columns."""


class LearnDialog(PaperDialog):
    """``chosen`` names a lesson, or nothing for the one that was left last."""

    chosen = Signal(str)

    def __init__(
        self,
        done: Iterable[str],
        kept: Collection[str],
        parent: QWidget,
        daily: str = "",
        *,
        is_solved: bool = False,
    ) -> None:
        """``kept``: those that were left before their end, the last one last; ``daily`` names the
        puzzle of the day, which ``is_solved`` or not.
        """
        super().__init__(parent)
        self._done, self._kept, self._is_solved = frozenset(done), tuple(kept), is_solved
        lessons = all_lessons()
        self._groups = [list(group) for _, group in groupby(lessons, key=_kind)]
        self._scenarios = {one.id: one for one in lessons}
        self._next = "" if kept else next((x.id for x in lessons if x.id not in self._done), "")
        self._daily = daily
        self.resume = PaperButton(self, "play", is_primary=True)
        self.resume.setVisible(bool(kept))
        self.resume.clicked.connect(partial(self._choose, ""))
        self.buttons = {one.id: self._button(one.id) for one in lessons}
        self.daily = LessonButton(self, "check" if is_solved else "trophy")
        self.daily.set_unit(_UNIT)
        self.daily.setVisible(bool(daily))
        self.daily.clicked.connect(partial(self._choose, daily))
        self._titles = [Subheading(self) for _ in self._groups]
        self._columns = QVBoxLayout(), QVBoxLayout()
        self._beside = QHBoxLayout()
        self._lay_out()
        self.finish(_WIDE, _HIGH, is_primary=False)
        first = self.resume if kept else self.buttons[self._next or lessons[0].id]
        first.setFocus()

    def _lay_out(self) -> None:
        self.resume.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.body.addWidget(self.resume)
        self._beside.setSpacing(_BETWEEN)
        for column in self._columns:
            column.setSpacing(0)
            column.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._beside.addLayout(column, 1)
        self.body.addLayout(self._beside, 1)

    def _button(self, name: str) -> LessonButton:
        is_next = name == self._next
        icon = "check" if name in self._done else "play" if is_next or name in self._kept else ""
        button = LessonButton(self, icon, is_primary=is_next)
        button.set_unit(_UNIT)
        button.clicked.connect(partial(self._choose, name))
        return button

    def fit(self, there: Room) -> None:
        """Two columns of about one length; in a small room all is in one."""
        groups = [self._parts(number) for number in range(len(self._groups))]
        self._beside.setStretch(1, there > Room.SMALL)
        half, before = sum(map(len, groups)) / 2, 0
        first, second = self._columns
        for parts in groups:
            is_beside = there > Room.SMALL and before + len(parts) / 2 > half
            before += len(parts)
            for part in parts:
                for column in self._columns:
                    column.removeWidget(part)
                (second if is_beside else first).addWidget(part)

    def _parts(self, number: int) -> list[QWidget]:
        """What stands in a group below each other."""
        group = self._groups[number]
        before = [self.daily] if group[0].is_puzzle and self._daily else []
        return [self._titles[number], *before, *(self.buttons[one.id] for one in group)]

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(text("lessons", "home.learn"))
        for heading, (first, *_) in zip(self._titles, self._groups, strict=True):
            heading.setText(_title(first))
        for name, button in self.buttons.items():
            button.say(*self._words(self._scenarios[name]))
        if self._kept:
            left = text("lessons", self._scenarios[self._kept[-1]].title)
            self.resume.setText(literal(text("lessons", "ui.go.on").format(lesson=left)))
        self.resume.setAccessibleName(self.resume.words)
        today = text("lessons", self._scenarios[self._daily].title) if self._daily else ""
        self.daily.say(
            self.tr("Puzzle of the day"), today, self.tr("done") if self._is_solved else ""
        )

    def _words(self, lesson: Scenario) -> tuple[str, str, str]:
        """Its name, its line, and what its icon says."""
        title, note = text("lessons", lesson.title), text("lessons", lesson.about)
        if lesson.is_puzzle:
            group = next(one for one in self._groups if lesson in one)
            title = f"{group.index(lesson) + 1}. {title}"
        if lesson.id in self._kept:
            note = text("lessons", "ui.waiting")
        return title, note, self.tr("done") if lesson.id in self._done else ""

    def _choose(self, name: str, *_: bool) -> None:
        self.accept()
        self.chosen.emit(name)


def _kind(lesson: Scenario) -> tuple[str, bool]:
    """What stands in one group."""
    return lesson.options.edition, lesson.is_puzzle


def _title(lesson: Scenario) -> str:
    """Of the group that it begins."""
    if lesson.is_puzzle:
        return text("lessons", "ui.puzzles")
    return screens(lesson.options.game).full_title(lesson.options.edition)
