"""How the parts of the home page lie on its sheet: all at once, or on three pages with tabs."""

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vivaroi_gui.ui.home.offers import Offers
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.kit.sizes import Size

_GAP = Size(12, least=8)
PLAYERS, KIND, OPTIONS = range(3)


class Parts(NamedTuple):
    """What lies on the sheet, from the top."""

    title: QWidget
    head: tuple[QWidget, ...]
    """Buttons beside the title."""
    guide: QWidget
    """Beside the title in a small room alone, for whoever has never played."""
    resume: QWidget
    """Beside the title in a small room alone."""
    table: tuple[QWidget, ...]
    """The title of the table, how many sit there, and the button that mixes them."""
    seats: QWidget
    form_title: QWidget
    form: QWidget
    switches: QWidget
    choices: QWidget
    agreements: QWidget
    start: QWidget
    offers: Offers
    """On the sheet in a small room alone; otherwise the page places them."""


class Arrangement(QObject):
    """Lays the parts on the sheet, again for each room."""

    def __init__(self, sheet: QWidget, parts: Parts) -> None:
        super().__init__(sheet)
        self._sheet, self._parts = sheet, parts
        self._there = Room.WIDE
        self._is_laid = False
        self.tabs = Segmented(("", "", ""), sheet)
        self.tabs.chosen.connect(self.turn_to)
        self._kind, self._options = QWidget(sheet), QWidget(sheet)
        self._pages = ScrolledSheet(self._kind), ScrolledSheet(self._options)
        for page in (self._kind, self._options):
            QVBoxLayout(page).setContentsMargins(0, 0, 0, 0)
        self.column = QVBoxLayout(sheet)
        self.column.setContentsMargins(0, 0, 0, 0)
        self._rows: list[QHBoxLayout] = []
        self._tab = PLAYERS

    @property
    def is_small(self) -> bool:
        """Whether there is room for one page at a time."""
        return self._there <= Room.SMALL

    def retranslate(self) -> None:
        words = (
            QCoreApplication.translate("HomePage", "Players"),
            QCoreApplication.translate("HomePage", "Kind of game"),
            QCoreApplication.translate("HomePage", "Options"),
        )
        self.tabs.set_words(QCoreApplication.translate("HomePage", "New game"), words)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.tabs.set_unit(unit)
        head, *others = self._rows
        head.setSpacing(round(4 * unit))
        for row in others[:1]:
            row.setSpacing(round(_GAP.at(unit)))

    # --- laying out ----------------------------------------------------------------------------

    def lay(self, there: Room) -> None:
        """Lays the parts out for a room."""
        if self._is_laid and there is self._there:
            return
        was_small, self._there, self._is_laid = self.is_small and self._is_laid, there, True
        self._empty()
        if self.is_small:
            self._lay_small()
        else:
            self._lay_whole(was_small=was_small)
        for part in (self.tabs, *self._pages):
            part.setVisible(self.is_small)
        self._lead_keys()
        self.turn_to(self._tab)

    def _lead_keys(self) -> None:
        """Tab comes to the games before the start where they lie on the sheet, else after it."""
        start, games = self._parts.start, self._parts.offers.stops
        in_order(start, *games)
        if self.is_small:
            in_order(games[-1], start)

    def _empty(self) -> None:
        """Takes all off the sheet."""
        for layout in (self.column, self._kind.layout(), self._options.layout(), *self._rows):
            while layout is not None and layout.count():
                layout.takeAt(0)
        self._rows.clear()

    def _row(self, *parts: QWidget | None) -> QHBoxLayout:
        """Some parts beside each other; None is what gives way."""
        row = QHBoxLayout()
        for part in parts:
            if part is None:
                row.addStretch(1)
            else:
                row.addWidget(part)
        self._rows.append(row)
        return row

    def _lay_whole(self, *, was_small: bool) -> None:
        parts, column = self._parts, self.column
        head, table = self._row(parts.title, *parts.head), self._row(*parts.table, None)
        foot = self._row(parts.choices, parts.agreements, parts.start)
        for row in (head, foot):
            row.setStretch(0, 1)
        column.addLayout(head)
        column.addLayout(table)
        column.addWidget(parts.seats, 600)
        column.addStretch(1)
        column.addWidget(parts.form_title)
        column.addWidget(parts.form, 200)
        column.addWidget(parts.switches)
        column.addLayout(foot)
        for part in (*parts.table, parts.seats, parts.form, parts.choices, parts.agreements):
            if was_small:
                part.show()
        for part in (parts.guide, parts.resume):
            part.hide()
        if was_small:
            parts.offers.setParent(self._sheet.parentWidget())
            parts.offers.show()
        parts.offers.lower()  # the first question of all: who reads out begins with it

    def _lay_small(self) -> None:
        parts, column = self._parts, self.column
        is_tiny = self._there is Room.TINY
        learn = parts.head[1]
        about, *others = parts.table
        about.hide()
        if is_tiny:
            column.addLayout(self._row(learn, None, parts.start))
            column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
            column.addLayout(self._row(*others, None))
        else:
            head = self._row(parts.title, parts.guide, learn, parts.resume)
            head.setStretch(0, 1)
            column.addLayout(head)
            column.addLayout(self._row(self.tabs, None, *others))
        column.addWidget(parts.seats, 1)
        for page in self._pages:
            column.addWidget(page, 1)
        column.addStretch(0)
        if not is_tiny:
            column.addLayout(self._row(None, parts.start))
        self._fill(self._kind, parts.offers, parts.form, parts.choices)
        self._fill(self._options, parts.switches, parts.agreements)

    def _fill(self, page: QWidget, *parts: QWidget) -> None:
        layout = page.layout()
        assert isinstance(layout, QVBoxLayout)
        for part in parts:
            layout.addWidget(part)
        layout.addStretch(1)

    # --- tabs ----------------------------------------------------------------------------------

    def turn_to(self, tab: int) -> None:
        """Shows one of the three pages, where they are not seen at once."""
        self._tab = tab
        self.tabs.choose(tab)
        parts, is_small = self._parts, self.is_small
        if not is_small:
            return
        for part in (parts.seats, *parts.table[1:]):
            part.setVisible(tab == PLAYERS)
        for place, page in zip((KIND, OPTIONS), self._pages, strict=True):
            page.setVisible(tab == place)


def in_order(*stops: QWidget) -> None:
    """Tab leads from one to the next."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)
