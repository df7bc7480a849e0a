"""In every size of window and of text each page can be read and reached, in each language.

Nothing lies outside the window but what is scrolled to, and nothing is scrolled to sideways; no
words are under 13 pixels at that size of text, over one another, or cut off without being told
whole; the golden button is in sight.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QGraphicsItem,
    QLabel,
    QLineEdit,
    QMenuBar,
    QScrollArea,
    QTabBar,
    QTreeView,
    QWidget,
)

from tools.resized import resize, sketched
from tools.shots import STATES, posed, seen
from tools.soak.broken import Broken
from tools.soak.themed import language_of
from tools.soak.words import Record, Words, forget_papers, forget_pictures, recorded
from vivaroi_gui.ui.app.centre import Centre
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import SMALLEST
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.side_tabs import SideTabs
from vivaroi_gui.ui.lessons.bubble import Bubble
from vivaroi_gui.ui.replay.note_slip import NoteSlip
from vivaroi_gui.ui.session.recap import RecapSlip
from vivaroi_gui.ui.setting import TextSize

Size = tuple[int, int]
SIZES: Final = ((720, 450), (960, 540), (1093, 560), (1024, 640), (1440, 900), (1920, 1080))
TEXTS: Final = (1.0, 1.25, 1.5, 2.0)
_AROUND: Final = 16
"""Pixels of the window around a dialog."""
_SLACK: Final = 3
"""Pixels that letters may lie over each other, or outside."""
_LEANING: Final = 0.2
"""Of the height of letters, where the upright frames of two lines that lean meet."""
_ROUNDING: Final = 1
"""A pixel by which columns of a table are wider in sum than all of it."""
_RIM: Final = 6
"""Pixels of a mask around what it masks."""
_ROUNDED: Final = 0.6
_TOLD_AT_MOST: Final = 16


def check(number: int) -> str:
    """One state of the pictures in one language, in all sizes of window and text.

    It is opened in one size of text and turned to the others.

    Raises:
        Broken: something cannot be read or reached.
    """
    names = list(STATES)
    name, language = names[number % len(names)], language_of(number, len(names))
    first = number % len(TEXTS)
    texts = TEXTS[first:] + TEXTS[:first]
    found = [
        f"{width}x{height} at {text:.0%}: {fault}"
        for text, (width, height), fault in faults(name, language, texts)
    ]
    if found:
        told = "\n  ".join(found[:_TOLD_AT_MOST])
        raise Broken(f"{name} in {language}, {len(found)} faults:\n  {told}")
    return f"{name} in {language}: {len(SIZES) * len(TEXTS)} pages"


def faults(
    name: str, language: str, texts: Sequence[float] = TEXTS, sizes: Sequence[Size] = SIZES
) -> Iterator[tuple[float, Size, str]]:
    """What is wrong with a state, with which text and in which window."""
    with (
        sketched(),
        posed(name, language, sizes[0], text=_sized(texts[0])) as (app, window),
        recorded() as record,
    ):
        forget_pictures(seen(window))
        for text, size in product(texts, sizes):
            resize(window, app, size, text=_sized(text))
            for fault in dict.fromkeys(_of_window(window, record, text)):
                yield text, size, fault


def _sized(text: float) -> TextSize:
    return TextSize(f"{text * 100:.0f}")


def _of_window(window: MainWindow, record: Record, text: float) -> Iterator[str]:
    page = seen(window)
    forget_papers()
    record.forget_words()
    page.grab()
    record.words += record.of_scenes()
    if isinstance(page, QDialog):
        yield from _of_dialog(page, window.size())
    yield from _of_widgets(page)
    yield from _of_words(page, record, text)
    yield from _shortened(page, record)


def _of_dialog(dialog: QDialog, window: QSize) -> Iterator[str]:
    room = window - QSize(_AROUND, _AROUND)
    if dialog.width() > room.width() or dialog.height() > room.height():
        yield f"{_called(dialog)} is {_told(dialog.size())}"


# --- widgets ----------------------------------------------------------------------------------


def _of_widgets(page: QWidget) -> Iterator[str]:
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not page.window() or _is_covered(widget):
            continue
        told = f"{_called(widget)} {_words_of(widget)!r}"
        if isinstance(widget, QAbstractScrollArea) and _sideways(widget) > _ROUNDING:
            yield f"{told} is scrolled sideways"
        if _is_content(widget) and (why := _lost(widget, page)):
            yield f"{told} {why}"
        if (needed := _needed(widget)) is not None and _is_less(widget.size(), needed):
            yield f"{told} needs {_told(needed)}, has {_told(widget.size())}"
        if isinstance(widget, QTreeView) and (column := _narrow_column(widget)) is not None:
            yield f"{told} column {column} is too narrow"


def _sideways(area: QAbstractScrollArea) -> int:
    return area.horizontalScrollBar().maximum()


def _is_covered(widget: QWidget) -> bool:
    """Whether something lies over all of the page."""
    at: QWidget | None = widget
    while at is not None and not isinstance(at, Centre):
        at = at.parentWidget()
    return at is not None and not at.isEnabled()


def _is_content(widget: QWidget) -> bool:
    """Whether people are to see all of it."""
    takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    return takes_keys or (isinstance(widget, QLabel) and bool(widget.text()))


def _lost(widget: QWidget, page: QWidget) -> str:
    """Why a part of a widget cannot be seen; what is scrolled to can, but a golden button."""
    area, at = _shape(widget), widget
    is_golden = isinstance(widget, PaperButton) and widget.is_primary
    while at is not page:
        parent = at.parentWidget()
        if parent is None:
            return ""
        area = QRect(at.mapToParent(area.topLeft()), area.size())
        if _is_scrolled(parent) and not is_golden:
            left, right = area.left(), area.right()
            if left < -1 or right > parent.width():
                return f"lies sideways of what is scrolled: {left} to {right} of {parent.width()}"
            return ""  # whatever is around it: that is looked at, too
        if not parent.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(area):
            return f"lies outside of {_called(parent)}: {_told(area)} of {_told(parent.rect())}"
        at = parent
    return ""


def _shape(widget: QWidget) -> QRect:
    """What is seen of it: a paper lies on its shadow, a card in hand has room for its ring."""
    mask = widget.mask().boundingRect()
    if not mask.isEmpty():
        return mask.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    return widget.face.toRect() if isinstance(widget, Panel) else widget.rect()


def _is_scrolled(parent: QWidget) -> bool:
    """Whether it is the viewport of something that is scrolled down."""
    area = parent.parentWidget()
    if not isinstance(area, QScrollArea) or area.viewport() is not parent:
        return False
    bar = area.verticalScrollBar()
    return not bar.maximum() or bar.isVisible()


def _needed(widget: QWidget) -> QSize | None:
    """The least size for the words that Qt itself paints on a widget."""
    if isinstance(widget, QLabel) and widget.text() and widget.isEnabled():
        return _needed_by_label(widget)
    metrics, text = widget.fontMetrics(), ""
    if isinstance(widget, QLineEdit):
        text = widget.placeholderText() if not widget.text() else ""
    elif isinstance(widget, QComboBox):
        text = widget.currentText()
    elif isinstance(widget, QTabBar) and not isinstance(widget, SideTabs):
        across = sum(
            metrics.horizontalAdvance(widget.tabText(at)) + 16 for at in range(widget.count())
        )
        return QSize(across, 0)
    elif isinstance(widget, QMenuBar):
        areas = [widget.actionGeometry(action) for action in widget.actions()]
        return QSize(max((area.right() for area in areas), default=0), 0)
    return (
        QSize(metrics.horizontalAdvance(text), metrics.tightBoundingRect("Hg").height())
        if text
        else None
    )


def _needed_by_label(label: QLabel) -> QSize | None:
    if type(label).paintEvent is not QLabel.paintEvent:
        return None  # it fits its words itself, and they are recorded
    if label.wordWrap():
        return QSize(0, label.heightForWidth(label.width()) - 2)
    return label.minimumSizeHint() - QSize(1, 2)


def _narrow_column(view: QTreeView) -> int | None:
    columns = view.model().columnCount() if view.model() is not None else 0
    wide = (at for at in range(columns) if view.sizeHintForColumn(at) > view.columnWidth(at) + 1)
    return next(wide, None)


def _is_less(size: QSize, needed: QSize) -> bool:
    return size.width() < needed.width() or size.height() < needed.height()


# --- words ------------------------------------------------------------------------------------


def _of_words(page: QWidget, record: Record, text: float) -> Iterator[str]:
    for words in record.words:
        if words.pixels < SMALLEST * (1 if words.is_printed else text) - _ROUNDED:
            yield f"{_called(words.on)} {words.text!r} has {words.pixels:.1f} pixels"
        if words.is_cut:
            yield f"{_called(words.on)} {words.text!r} is larger than its area"
    placed = [(one, area) for one in record.words if (area := _in_sight(one, page)) is not None]
    for words, area in placed:
        if not _around(words.on).contains(words.area):
            yield f"{_called(words.on)} {words.text!r} leaves it: {_told(words.area)}"
        elif not (_around(page).contains(area) or _may_be_scrolled(words.on)):
            yield f"{_called(words.on)} {words.text!r} is outside: {_told(area)}"
    for one, other in combinations(placed, 2):
        common = _common(*one, *other, page)
        slack = max(_SLACK * text, _LEANING * min(one[0].pixels, other[0].pixels))
        if min(common.width(), common.height()) > slack:
            yield f"{one[0].text!r} lies over {other[0].text!r} at {_told(common)}"


def _common(one: Words, here: QRectF, other: Words, there: QRectF, page: QWidget) -> QRectF:
    """Where two words lie over each other that may not."""
    if _floats(one) is not _floats(other) or (one.is_printed and other.is_printed):
        return QRectF()  # what floats lies over what is there, and goes by itself
    if one.text == other.text:
        return QRectF()
    if _scroller(one.on) is not _scroller(other.on):
        here, there = (_shown(*each, page) for each in ((one, here), (other, there)))
    return here.intersected(there)


def _floats(words: Words) -> bool:
    if isinstance(words.on, PaperButton):
        return words.on.is_primary and _may_be_scrolled(words.on)
    return isinstance(words.on, RecapSlip | NoteSlip | Bubble)


def _around(widget: QWidget) -> QRectF:
    return QRectF(widget.rect()).adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)


def _in_sight(words: Words, page: QWidget) -> QRectF | None:
    """Where words are in the window; nowhere, where something covers them or is scrolled."""
    if not words.is_placed or not (words.on is page or page.isAncestorOf(words.on)):
        return None
    if words.is_printed and not words.area.intersects(words.on.rect()):
        return None  # in a part of the scene that is not seen now
    area = words.area.translated(words.on.mapTo(page, QPoint()))
    visible = words.on.visibleRegion().boundingRect()
    if visible.isEmpty():
        return None
    part = words.area.intersected(words.on.rect())
    part = words.area if part.isEmpty() else part
    middle = words.on.mapTo(page, part.center().toPoint())
    top = page.childAt(middle) or _top_of_scrolled(words)
    is_on_top = (
        top is None or top is words.on or words.on.isAncestorOf(top) or top.isAncestorOf(words.on)
    )
    return area if is_on_top else None


def _top_of_scrolled(words: Words) -> QWidget | None:
    """What lies over all at the middle of words that have to be scrolled to."""
    content = words.on
    while (parent := content.parentWidget()) is not None and not _is_scrolled(parent):
        content = parent
    return content.childAt(words.on.mapTo(content, words.area.center().toPoint()))


def _may_be_scrolled(widget: QWidget) -> bool:
    return _scroller(widget) is not None


def _scroller(widget: QWidget) -> QWidget | None:
    """In what it is scrolled."""
    at: QWidget | None = widget
    while at is not None and not _is_scrolled(at):
        at = at.parentWidget()
    return at


def _shown(words: Words, area: QRectF, page: QWidget) -> QRectF:
    """What of them is seen now, where they are scrolled."""
    scroller = _scroller(words.on)
    if scroller is None:
        return area
    return area.intersected(QRectF(scroller.mapTo(page, QPoint()), QSizeF(scroller.size())))


def _shortened(page: QWidget, record: Record) -> Iterator[str]:
    for whole, widget in record.shortened:
        told = [
            words
            for one in (widget, *widget.findChildren(QWidget))
            for words in (one.toolTip(), one.accessibleName(), one.accessibleDescription())
        ]
        if isinstance(widget, Panel):
            told += [tip.text for tip in widget.tips]
        if not any(whole in one for one in told):
            yield f"{_called(widget)} {whole!r} is shortened"
    for whole, sheet in record.cut_in_scenes():
        if not _has_tip(sheet) and not _is_handled(whole, sheet):
            yield f"{whole!r} is shortened on a picture"


def _has_tip(item: QGraphicsItem | None) -> bool:
    """Whether it tells more, or what it is a part of: a card says in a sentence what it is."""
    return item is not None and (bool(item.toolTip()) or _has_tip(item.parentItem()))


def _is_handled(whole: str, sheet: Sheet) -> bool:
    """Whether what a scene is told by has the whole."""
    handles = (one for view in sheet.scene().views() for one in view.findChildren(QWidget))
    return any(whole in one.accessibleName() for one in handles)


# --- telling ----------------------------------------------------------------------------------


def _called(widget: QWidget) -> str:
    return type(widget).__name__


def _words_of(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    said = text() if callable(text) else ""
    return (str(said) or widget.accessibleName())[:50]


def _told(area: QRectF | QRect | QSize) -> str:
    size = area if isinstance(area, QSize) else area.size()
    told = f"{size.width():.0f}x{size.height():.0f}"
    return told if isinstance(area, QSize) else f"{told}+{area.x():.0f}+{area.y():.0f}"
