"""Of whom and of what a chronicle tells: two small boxes, each with a list to choose from."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRectF, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QIcon, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit import faces, styles
from vivaroi_gui.ui.kit.control import Control, paint_icon
from vivaroi_gui.ui.kit.fonts import bold, elided, fit
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sizes import Size, Target
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.told import Row

_HEIGHT = Target(29, least=25)
_WIDTH = Size(150, least=112)
_BETWEEN = 4.0
_LEAST_SHARE = 0.45
"""Of the width, for both boxes beside the longest title."""
_LETTERS = Size(14.5, least=13)
_SHIELD_RATIO = 64 / 66
_ICON = 20
"""Pixels of a picture in a list."""


class RowTopic(NamedTuple):
    """Somebody or something that rows tell of: its number in them, a name, and a picture."""

    number: int
    name: str
    picture: str = ""
    ratio: float = 1.0
    """Width to height of the picture."""


class RowTopics(NamedTuple):
    """What one box chooses from: its ``title``, and what it says while nothing is left out."""

    title: str
    all: str
    entries: tuple[RowTopic, ...]


class FilterBox(Control):
    """A small box with what is chosen on it; a press opens the list."""

    chosen = Signal(object)
    """The number of a topic; None: everything."""
    left = Signal(QFocusEvent)
    """The keys go elsewhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._topics = RowTopics("", "", ())
        self._number: int | None = None
        self._list: QMenu | None = None
        self.clicked.connect(self._open)

    def show_topics(self, topics: RowTopics, number: int | None) -> None:
        self._topics, self._number = topics, number
        self.setText(literal(self.choice))
        self.setAccessibleName(labelled(topics.title, self.choice))
        set_tip(self, topics.title)
        self.update()

    @property
    def choice(self) -> str:
        """What is chosen, in words."""
        chosen = (one.name for one in self._topics.entries if one.number == self._number)
        return next(chosen, self._topics.all)

    @property
    def leaves_out(self) -> bool:
        """Whether something is chosen, and all else left out."""
        return self._number is not None

    @property
    def needed(self) -> float:
        """Pixels for its words and its sign."""
        letters = _LETTERS.at(self.unit)
        return QFontMetricsF(bold(letters)).horizontalAdvance(self.words) + 3.6 * letters

    def _open(self) -> None:
        self._forget_list()
        menu = QMenu(self)
        menu.setStyleSheet(styles.styled(styles.MENU))
        self._add(menu, None, self._topics.all)
        menu.addSeparator()
        for topic in self._topics.entries:
            self._add(menu, topic.number, topic.name, self._icon(topic))
        self._list = menu
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _add(self, menu: QMenu, number: int | None, name: str, icon: QIcon | None = None) -> None:
        action = menu.addAction(icon or QIcon(), literal(name))
        action.setCheckable(True)
        action.setChecked(number == self._number)
        action.triggered.connect(partial(self._choose, number))

    def _icon(self, topic: RowTopic) -> QIcon:
        if not topic.picture:
            return QIcon()
        return QIcon(picture(topic.picture, _ICON * topic.ratio, _ICON, self.devicePixelRatioF()))

    def _choose(self, number: int | None, *_: bool) -> None:
        self.chosen.emit(number)

    def _forget_list(self) -> None:
        menu, self._list = self._list, None
        if menu is not None:
            menu.close()
            menu.deleteLater()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = faces.filter_box(self, leaves_out=self.leaves_out)
        inner = area.adjusted(2, 2, -2, -2)
        faces.paint_face(painter, rounded(inner, inner.height() / 2), face)
        size = inner.height() * 0.62
        room = inner.adjusted(inner.height() * 0.4, 0, -size - 5, 0)
        made = fit(self.words, bold(_LETTERS.at(self.unit)), room.width(), 12)
        write_middle(painter, room, elided(self.words, made, room.width()), made, face.ink)
        at = inner.center()
        at.setX(inner.right() - size * 0.5 - 5)
        paint_icon(painter, at, "down", size, face.ink, self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit(event)


class ChronicleFilter(QObject):
    """Two boxes on a paper, of whom and of what; whoever looks next begins with everything."""

    changed = Signal()
    left = Signal(QFocusEvent)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.boxes = FilterBox(parent), FilterBox(parent)
        self._chosen: list[int | None] = [None, None]
        self._topics: tuple[RowTopics, ...] = ()
        for place, box in enumerate(self.boxes):
            box.hide()
            box.chosen.connect(partial(self._choose, place))
            box.left.connect(self.left)

    def set_topics(self, players: Sequence[Player], what: RowTopics) -> None:
        """Of whom, and of what: as they are called now; what was chosen stays."""
        seats = (
            RowTopic(seat, people().seat(one), f"kit/shield-{one.colour}", _SHIELD_RATIO)
            for seat, one in enumerate(players)
        )
        who = RowTopics(self.tr("Tell only of one player"), self.tr("Everybody"), tuple(seats))
        self._topics = who, what
        self._show()

    def forget(self) -> None:
        """Everything is told again."""
        if self._chosen != [None, None]:
            self._chosen = [None, None]
            self._show()
            self.changed.emit()

    @property
    def leaves_out(self) -> bool:
        return any(one is not None for one in self._chosen)

    @property
    def told(self) -> str:
        """What is chosen, for those who hear it; nothing where nothing is left out."""
        return ", ".join(box.accessibleName() for box in self.boxes if box.leaves_out)

    def kept(self, rows: Iterable[Row]) -> tuple[Row, ...]:
        """The rows that are told, newest first; a heading stays where it stands over one."""
        if not self.leaves_out:
            return tuple(rows)
        return tuple(_without_bare_headings(filter(self._keeps, rows)))

    def _keeps(self, row: Row) -> bool:
        who, what = self._chosen
        return row.is_heading or (
            (who is None or who in row.seats) and (what is None or what in row.topics)
        )

    def place(self, area: QRectF, unit: float, title: float) -> QRectF:
        """At the right end of an area, which is empty where there is no room; what is left.

        ``title`` is how many pixels are needed beside them.
        """
        shown = [] if area.isEmpty() else [box for box in self.boxes if box in self._offered]
        room = max(area.width() - title, area.width() * _LEAST_SHARE) - 8 * unit
        needed, high = sum(box.needed for box in shown), _HEIGHT.at(unit)
        right = area.right()
        for box in self.boxes:
            box.setVisible(box in shown)
        for box in reversed(shown):
            wide = min(_WIDTH.at(unit), room * box.needed / needed)
            box.set_unit(unit)
            place = QRectF(right - wide, area.center().y() - high / 2, wide, high)
            box.setGeometry(place.toRect())
            right -= wide + gap(_BETWEEN * unit)
        return QRectF(area.left(), area.top(), right - area.left(), area.height())

    def needed(self, unit: float) -> float:
        """Pixels for the words of all boxes."""
        widest = _WIDTH.at(unit)
        return sum(min(box.needed, widest) + gap(_BETWEEN * unit) for box in self._offered)

    @property
    def _offered(self) -> Sequence[FilterBox]:
        pairs = zip(self.boxes, self._topics, strict=False)
        return [box for box, topics in pairs if len(topics.entries) > 1]

    def _choose(self, place: int, number: int | None) -> None:
        self._chosen[place] = number
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for box, topics, number in zip(self.boxes, self._topics, self._chosen, strict=False):
            box.show_topics(topics, number)


def _without_bare_headings(rows: Iterable[Row]) -> Iterator[Row]:
    """Newest first, a heading stands behind what it is over."""
    is_bare = True
    for row in rows:
        if not (row.is_heading and is_bare):
            yield row
        is_bare = row.is_heading
