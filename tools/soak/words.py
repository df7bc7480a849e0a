"""Which words the game paints, where they lie in the window, and what was cut short of them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from vivaroi_gui.ui.kit.fonts import at_most
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import THEMES, show_theme, tones
from vivaroi_gui.ui.vienna import tokens
from vivaroi_gui.ui.vienna.scene import dice, signs

_MARK: Final = 0.125
"""Between words of what is printed, which is one word: by that it is known."""
_INK: Final = 0.22
"""Of the height of a line above and below, where letters of two lines may meet."""


@dataclass(frozen=True)
class Words:
    """What one call has painted."""

    text: str
    area: QRectF
    """Of the letters, in pixels of the widget."""
    pixels: float
    """How large they are."""
    on: QWidget
    is_placed: bool
    """Whether they are where ``area`` says: a picture that is kept may be shown anywhere."""
    is_cut: bool
    """Whether the area that they were given is too small."""
    is_printed: bool = False
    """Whether they are part of a small picture, as figures on coins and dice, which are told in
    words besides: larger text does not enlarge them.
    """


@dataclass
class Record(QObject):
    """Everything that is painted while it listens."""

    words: list[Words] = field(default_factory=list)
    shortened: list[tuple[str, QWidget]] = field(default_factory=list)
    """Whole texts of which only a part was painted, and where."""
    _on: QWidget | None = None
    _sheet: Sheet | None = None
    _sheets: dict[Sheet, list[Words]] = field(default_factory=dict)
    """What stands on the pictures of a scene; areas in the coordinates of what holds them."""
    _cut: dict[Sheet, list[str]] = field(default_factory=dict)
    """Whole texts of which they have only a part."""

    def __post_init__(self) -> None:
        super().__init__()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._on = watched
        return False

    def note(self, painter: QPainter, args: tuple[Any, ...]) -> None:
        """Takes the arguments of ``drawText``."""
        text, area, is_cut = _laid(painter, args)
        if self._sheet is not None:
            self._note_on(self._sheet, painter, text, area)
            return
        device, widget = painter.device(), self._on
        if isinstance(device, QWidget):
            widget = device
        if not text.strip() or widget is None:
            return
        way = painter.worldTransform()
        is_whole = (
            isinstance(device, QPixmap) and device.deviceIndependentSize().toSize() == widget.size()
        )
        self.words.append(
            Words(
                text,
                _upright(way, area),
                painter.font().pixelSize() * way.m22(),
                widget,
                device is widget or is_whole,
                is_cut,
                _is_printed(painter.font()),
            )
        )

    def _note_on(self, sheet: Sheet, painter: QPainter, text: str, area: QRectF) -> None:
        views = sheet.scene().views() if sheet.scene() is not None else []
        if not text.strip() or not views:
            return
        way = painter.worldTransform()
        place, pixels = _upright(way, area), painter.font().pixelSize() * way.m22()
        words = Words(
            text,
            place,
            pixels,
            views[0].viewport(),
            is_placed=True,
            is_cut=False,
            is_printed=_is_printed(painter.font()),
        )
        self._sheets[sheet].append(words)

    def draw_sheet(self, sheet: Sheet, draw: Callable[[], None]) -> None:
        """A picture of a scene is painted anew."""
        self._sheet, self._sheets[sheet], self._cut[sheet] = sheet, [], []
        draw()
        self._sheet = None

    def forget_sheet(self, sheet: Sheet) -> None:
        """It shows something else."""
        self._sheets.pop(sheet, None)
        self._cut.pop(sheet, None)

    def forget_words(self) -> None:
        """Those on widgets: they are painted once more."""
        self.words, self.shortened = [], []

    def of_scenes(self) -> Iterator[Words]:
        """What stands on pictures that are seen, where they are seen."""
        for sheet, written in self._sheets.items():
            if not _is_shown(sheet):
                continue
            for words in written:
                area = words.area.translated(sheet.offset())
                yield replace(words, area=_upright(sheet.sceneTransform(), area))

    def cut_in_scenes(self) -> Iterator[tuple[str, Sheet]]:
        """The same, of pictures that are seen."""
        for sheet, texts in self._cut.items():
            if _is_shown(sheet):
                yield from ((text, sheet) for text in texts)

    def shorten(self, whole: str, shown: str) -> None:
        if whole == shown:
            return
        if self._sheet is not None:
            self._cut[self._sheet].append(whole)
        elif self._on is not None:
            self.shortened.append((whole, self._on))


def _is_shown(sheet: Sheet) -> bool:
    """Whether it is seen; one that was taken out of its scene goes on saying that it is visible."""
    return isValid(sheet) and sheet.scene() is not None and sheet.isVisible()


def _printed(font: QFont, pixels: float) -> QFont:
    made = at_most(font, pixels)
    made.setWordSpacing(_MARK)
    return made


def _is_printed(font: QFont) -> bool:
    return font.wordSpacing() == _MARK


def _upright(way: QTransform, area: QRectF) -> QRectF:
    """Where letters lie, as if a card that is turned a little stood straight."""
    if not way.isRotating():
        return way.mapRect(area)
    across, down = hypot(way.m11(), way.m12()), hypot(way.m21(), way.m22())
    upright = QRectF(0, 0, area.width() * across, area.height() * down)
    upright.moveCenter(way.map(area.center()))
    return upright


def _laid(painter: QPainter, args: tuple[Any, ...]) -> tuple[str, QRectF, bool]:
    """The text, the area of its letters, and whether it is larger than what it was given."""
    metrics = QFontMetricsF(painter.font())
    if isinstance(args[0], QPointF | QPoint):
        area = metrics.tightBoundingRect(args[1]).translated(QPointF(args[0]))
        return args[1], area, False
    room = QRectF(args[0])
    flags = args[1] if len(args) > 2 else Qt.AlignmentFlag.AlignLeft
    text = str(args[2] if len(args) > 2 else args[1])
    needed = metrics.boundingRect(room, int(getattr(flags, "value", flags)), text)
    spare = metrics.height() * _INK
    is_cut = needed.width() > room.width() + 2 or needed.height() > room.height() + spare
    return text, needed.adjusted(0, spare, 0, -spare), is_cut


def forget_pictures(page: QWidget) -> None:
    """All that is painted once and kept is painted anew, the pictures of scenes at once."""
    forget_papers()
    for widget in (page, *page.findChildren(QWidget)):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.ThemeChange))


def forget_papers() -> None:
    """What a widget keeps is painted anew at the next chance: it is kept for a table of tones, and
    now there is another one of the same colours.
    """
    look = tones().name
    with patch.dict(THEMES, {look: type(tones())()}):
        show_theme(look)


@contextmanager
def recorded() -> Iterator[Record]:
    """Notes all words that are painted meanwhile."""
    record = Record()
    app = QApplication.instance()
    assert app is not None, "nothing is painted without an application"
    paint_sheet, show_picture = Sheet.draw, Sheet.show_picture
    draw, elide, elide_whole = QPainter.drawText, QFontMetricsF.elidedText, QFontMetrics.elidedText

    def draw_text(painter: QPainter, *args: Any) -> None:
        record.note(painter, args)
        draw(painter, *args)

    def draw_sheet(sheet: Sheet, *args: Any) -> None:
        record.draw_sheet(sheet, lambda: paint_sheet(sheet, *args))

    def shown(sheet: Sheet, *args: Any) -> None:
        record.forget_sheet(sheet)
        show_picture(sheet, *args)

    def elided(metrics: QFontMetricsF, text: str, *args: Any, **more: Any) -> str:
        shown = elide(metrics, text, *args, **more)
        record.shorten(text, shown)
        return shown

    def elided_whole(metrics: QFontMetrics, text: str, *args: Any, **more: Any) -> str:
        shown = elide_whole(metrics, text, *args, **more)
        record.shorten(text, shown)
        return shown

    app.installEventFilter(record)
    with ExitStack() as patches:
        patches.enter_context(patch.object(QPainter, "drawText", draw_text))
        patches.enter_context(patch.object(Sheet, "draw", draw_sheet))
        patches.enter_context(patch.object(Sheet, "show_picture", shown))
        for pictures in (dice, signs, tokens):
            patches.enter_context(patch.object(pictures, "at_most", _printed))
        patches.enter_context(patch.object(QFontMetricsF, "elidedText", elided))
        patches.enter_context(patch.object(QFontMetrics, "elidedText", elided_whole))
        yield record
    app.removeEventFilter(record)
