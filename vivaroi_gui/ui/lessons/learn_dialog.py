"""All lessons: a guided round, what each edition has besides, and puzzles."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog, Subheading
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.scenario import Scenario, every_scenario, read_scenario

_WIDE, _HIGH, _UNIT = 940, 606, 0.66


class LearnDialog(PaperDialog):
    """``chosen`` names a lesson, or nothing for the one that was left before its end."""

    chosen = Signal(str)

    def __init__(self, done: Iterable[str], kept: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._done = frozenset(done)
        self._scenarios = [read_scenario(file) for file in every_scenario()]
        self._titles = Subheading(self), Subheading(self)
        self.buttons: dict[str, PaperButton] = {}
        self.resume = PaperButton(self, "play", is_primary=True)
        self.resume.setVisible(bool(kept))
        self.resume.clicked.connect(partial(self._choose, ""))
        self._lay_out()
        self.finish(_WIDE, _HIGH, is_primary=False)
        self._take_focus(has_kept=bool(kept))

    def _lay_out(self) -> None:
        self.body.addWidget(self.resume)
        for one in self._of(lambda one: one.is_guided):
            self.body.addWidget(self._button(one, is_primary=self.resume.isHidden()))
        columns = QGridLayout()
        columns.setHorizontalSpacing(26)
        columns.setVerticalSpacing(0)
        lessons = self._of(lambda one: not (one.is_guided or one.is_puzzle))
        puzzles = self._of(lambda one: one.is_puzzle)
        for number, scenarios in enumerate((lessons, puzzles)):
            columns.addWidget(self._titles[number], 0, number)
            for row, one in enumerate(scenarios, 1):
                columns.addWidget(self._button(one), row, number)
            columns.setColumnStretch(number, 1)
        self.body.addLayout(columns, 1)

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
        self._titles[0].setText(text("lessons", "ui.lessons"))
        self._titles[1].setText(text("lessons", "ui.puzzles"))
        self.resume.setText(text("lessons", "ui.resume"))
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
