"""All lessons: a guided round, what each edition has besides, and puzzles."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog, Subheading
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.scenario import Scenario, every_scenario, read_scenario

_WIDE, _HIGH, _UNIT = 940, 606, 0.66
_OWN: Final = "vivaroi"
"""The game whose lessons fill a column."""


class LearnDialog(PaperDialog):
    """``chosen`` names a lesson, or nothing for the one that was left before its end."""

    chosen = Signal(str)

    def __init__(
        self,
        done: Iterable[str],
        kept: str,
        parent: QWidget,
        daily: str = "",
        *,
        is_solved: bool = False,
    ) -> None:
        """``daily`` names the puzzle of the day, which ``is_solved`` or not."""
        super().__init__(parent)
        self.daily = PaperButton(self, "check" if is_solved else "trophy")
        self.daily.set_unit(_UNIT)
        self.daily.setVisible(bool(daily))
        self.daily.clicked.connect(partial(self._choose, daily))
        self._is_solved = is_solved
        self._done = frozenset(done)
        self._scenarios = [read_scenario(file) for file in every_scenario()]
        self._groups = self._grouped()
        self._titles = [Subheading(self) for _ in self._groups]
        self.buttons: dict[str, PaperButton] = {}
        self.resume = PaperButton(self, "play", is_primary=True)
        self.resume.setVisible(bool(kept))
        self.resume.clicked.connect(partial(self._choose, ""))
        self._lay_out()
        self.finish(_WIDE, _HIGH, is_primary=False)
        self._take_focus(has_kept=bool(kept))

    def _grouped(self) -> list[list[Scenario]]:
        """What stands below each of the titles: lessons of each game, and puzzles."""
        lessons = self._of(lambda one: not (one.is_guided or one.is_puzzle))
        own = [one for one in lessons if one.options.game == _OWN]
        others = [one for one in lessons if one.options.game != _OWN]
        return [own, self._of(lambda one: one.is_puzzle), others]

    def _lay_out(self) -> None:
        self._guided = guided = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        guided.setSpacing(26)
        guided.addWidget(self.resume, 1)
        for one in self._of(lambda one: one.is_guided):
            is_primary = self.resume.isHidden() and not self.buttons
            guided.addWidget(self._button(one, is_primary=is_primary), 1)
        guided.addWidget(self.daily, 1)
        self.body.addLayout(guided)
        for group in self._groups:
            for one in group:
                self._button(one)
        self._columns = QGridLayout()
        self._columns.setHorizontalSpacing(26)
        self._columns.setVerticalSpacing(0)
        self.body.addLayout(self._columns, 1)

    def fit(self, there: Room) -> None:
        """In a small room all is in one column."""
        is_small = there <= Room.SMALL
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._guided.setDirection(down if is_small else across)
        self._guided.setSpacing(2 if is_small else 26)
        own, *beside = self._groups
        row = self._fill(0, 0, own)
        if not is_small:
            row = 0
        for group in beside:
            row = self._fill(0 if is_small else 1, row, group)
        for number in (0, 1):
            self._columns.setColumnStretch(number, 0 if is_small and number else 1)

    def _fill(self, column: int, row: int, group: list[Scenario]) -> int:
        """A title and its lessons, downwards from a row; the row below them."""
        parts = [self.buttons[one.id] for one in group]
        for below, part in enumerate((self._titles[self._groups.index(group)], *parts), row):
            self._columns.removeWidget(part)
            self._columns.addWidget(part, below, column)
        return row + 1 + len(group)

    def _of(self, is_wanted: Callable[[Scenario], bool]) -> list[Scenario]:
        return [one for one in self._scenarios if is_wanted(one)]

    def _button(self, scenario: Scenario, *, is_primary: bool = False) -> PaperButton:
        icon = "check" if scenario.id in self._done else "play" if is_primary else ""
        button = PaperButton(self, icon, is_primary=is_primary)
        button.set_unit(_UNIT)
        button.clicked.connect(partial(self._choose, scenario.id))
        self.buttons[scenario.id] = button
        return button

    def _take_focus(self, *, has_kept: bool) -> None:
        first = self.resume if has_kept else next(iter(self.buttons.values()))
        first.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(text("lessons", "home.learn"))
        other = self._groups[-1][0].options
        own = text("lessons", "ui.lessons"), text("lessons", "ui.puzzles")
        names = (*own, screens(other.game).title(other))
        for heading, name in zip(self._titles, names, strict=True):
            heading.setText(name)
        self.resume.setText(text("lessons", "ui.resume"))
        self.daily.setText(self.tr("Puzzle of the day"))
        self.daily.setAccessibleName(self.daily.words)
        self.daily.setAccessibleDescription(self.tr("done") if self._is_solved else "")
        for one in self._scenarios:
            button = self.buttons[one.id]
            title = text("lessons", one.title)
            button.setText(title.replace("&", "&&"))
            is_done = self.tr("done") if one.id in self._done else ""
            button.setAccessibleName(title)
            button.setAccessibleDescription(is_done)

    def _choose(self, name: str, *_: bool) -> None:
        self.accept()
        self.chosen.emit(name)
