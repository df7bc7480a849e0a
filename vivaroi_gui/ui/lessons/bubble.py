"""What the castle cat says: a sheet of paper with the cat, its words and what one may answer."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Json
from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.buttons import PaperButton, button_height
from vivaroi_gui.ui.kit.control import TABBED, paint_ring
from vivaroi_gui.ui.kit.deaf import DEAF_MS
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.key_places import digit
from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, advance, wrap

_WIDE = Size(566, least=412)
_WORDS = Size(20, least=17)
_NAME = Size(18, least=15.5)
_CAT = Size(112, least=84)
_ROOMY: Final = 0.82
_CAT_RATIO: Final = 200 / 240
_SIDE, _TOP, _FOOT = Size(18, least=18), Size(14, least=14), Size(8, least=8)
_HEAD, _GAP, _BESIDE = Size(26, least=26), Size(6, least=6), Size(10, least=10)
_BAR: Final = (Size(92, least=92), Size(7, least=7))
_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Backspace)


class Pose(Enum):
    """How the cat looks while it says something."""

    CALM = "kit/coach-calm"
    POINT = "kit/coach-point"
    GLAD = "kit/coach-glad"
    OOPS = "kit/coach-oops"


FaceShown = Person | Json | None
PictureOf = Callable[[Person | Json, float, float], QPixmap]
"""A face so many pixels high, for so many device pixels each."""


class Saying(NamedTuple):
    """What is said, and what can be answered: names of texts, first the one to do next."""

    words: str
    pose: Pose = Pose.CALM
    answers: tuple[str, ...] = ()
    """By the names of their texts, from right to left."""
    choices: tuple[str, ...] = ()
    """In words."""
    faces: tuple[FaceShown, ...] = ()
    """What is seen with the choices: a person, or the action that a choice stands for."""
    place: tuple[int, int] = (0, 0)
    """Its number, and of how many."""
    is_told: bool = False
    """Whether it is told, rather than wished or asked: then it has the keys."""


class Bubble(QWidget):
    """It is as high as its words need; what lies below it is never covered by its tail."""

    answered = Signal(str)
    """The name of the text on a button."""
    chosen = Signal(int)

    DEAF_MS = DEAF_MS

    def __init__(self, parent: QWidget, picture_of: PictureOf) -> None:
        super().__init__(parent)
        self._screen = parent
        self._picture_of = picture_of
        self.saying = Saying("")
        self.shows_cat = self.shows_name = True
        """Whether there is room for these, as whoever gives it a place finds out."""
        self._unit = 1.0
        self._since = QElapsedTimer()
        self._has_ring = False
        self._buttons: list[PaperButton] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # --- what is said --------------------------------------------------------------------------

    def say(self, saying: Saying) -> None:
        """Says it, unless it is being said already; read out once."""
        before, self.saying = self.saying, saying
        if saying._replace(place=before.place) == before and self.isVisibleTo(self._screen):
            self.update()
            return
        self._since.start()
        self._make_buttons()
        self.describe()
        self.show()
        self.update()
        announce(self, self._spoken)

    @property
    def _spoken(self) -> str:
        name, (number, count) = text("lessons", "ui.coach"), self.saying.place
        step = text("lessons", "ui.step").format(number=number, count=count) if count else ""
        return f"{name}. {self.saying.words} {step}".strip()

    def describe(self) -> None:
        self.setAccessibleName(text("lessons", "ui.coach"))
        set_description(self, self.saying.words)

    def _make_buttons(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, words in enumerate(self.saying.choices):
            button = self._make(f"{number + 1}  {words}", partial(self._choose, number))
            if (face := self.saying.faces[number]) is not None:
                button.set_picture(partial(self._picture_of, face))
        for number, name in enumerate(self.saying.answers):
            is_first = number == 0 and name not in ("ui.show", "ui.back")
            words = text("lessons", name)
            self._make(words, partial(self._answer, name), is_primary=is_first)

    def _make(
        self, words: str, slot: Callable[..., None], *, is_primary: bool = False
    ) -> PaperButton:
        button = PaperButton(self, is_primary=is_primary)
        button.setText(words.replace("&", "&&"))
        button.setAccessibleName(words)
        button.clicked.connect(slot)
        button.set_unit(self._unit)
        button.show()
        self._buttons.append(button)
        return button

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """Choices first, from the left; then the answers, from the right."""
        return tuple(self._buttons)

    @property
    def _is_deaf(self) -> bool:
        """Whether it came so lately that nobody can mean it."""
        return self._since.elapsed() < self.DEAF_MS

    def _answer(self, name: str, *_: bool) -> None:
        if not self._is_deaf:
            self.answered.emit(name)

    def _choose(self, number: int, *_: bool) -> None:
        if not self._is_deaf:
            self.chosen.emit(number)

    def take_focus(self) -> None:
        target = next((one for one in self._buttons if one.is_primary), None) or self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where it is ---------------------------------------------------------------------------

    def size_for(self, unit: float, share: float, most: float) -> QSizeF:
        """In pixels, so much of its usual width across, and at most so much."""
        wide = min(_WIDE.at(unit) * share, most)
        lines = wrap(
            self.saying.words, QFontMetricsF(body(_WORDS.at(unit))), self._room(wide, unit)
        )
        tall = self._top(unit) + _GAP.at(unit) + _FOOT.at(unit)
        tall += len(lines) * self._line(unit)
        tall += button_height(max(0.82, unit)) * len(self._rows(wide, unit))
        cat = _CAT.at(unit) / _CAT_RATIO + 2 * _TOP.at(unit) if self._has_cat(unit) else 0
        return QSizeF(wide, max(tall, cat))

    def lie(self, area: QRectF, unit: float) -> None:
        """Takes a place of that size."""
        self._unit = unit
        self.setGeometry(area.toRect())
        self._lay_buttons(unit)
        self.update()

    def _lay_buttons(self, unit: float) -> None:
        rows = self._rows(self.width(), unit)
        down = button_height(max(0.82, unit))
        top = self.height() - _FOOT.at(unit) - down * len(rows)
        for row in rows:
            widths = [button.sizeHint().width() for button in row]
            left = self.width() - _SIDE.at(unit) - sum(widths)
            for button, width in zip(row, widths, strict=True):
                button.setGeometry(round(left), round(top), width, down)
                left += width
            top += down

    def _rows(self, wide: float, unit: float) -> list[list[PaperButton]]:
        """The buttons in rows that fit beside the cat, each from the left."""
        room = self._room(wide, unit)
        choices = len(self.saying.choices)
        rows: list[list[PaperButton]] = [[]]
        for button in (*self._buttons[:choices], *self._buttons[choices:][::-1]):
            button.set_unit(max(0.82, unit))
            taken = sum(one.sizeHint().width() for one in rows[-1])
            if rows[-1] and taken + button.sizeHint().width() > room:
                rows.append([])
            rows[-1].append(button)
        return rows if rows[0] else []

    def _has_cat(self, unit: float) -> bool:
        """Where there is little room, answers to choose from need it more."""
        return self.shows_cat and (unit >= _ROOMY or not self.saying.choices)

    def _left(self, unit: float) -> float:
        return _SIDE.at(unit) + (_CAT.at(unit) + _BESIDE.at(unit) if self._has_cat(unit) else 0)

    def _room(self, wide: float, unit: float) -> float:
        return wide - self._left(unit) - _SIDE.at(unit)

    def _top(self, unit: float) -> float:
        """From the upper edge to the words."""
        return _TOP.at(unit) + (_HEAD.at(unit) if self.shows_name else 0)

    def _line(self, unit: float) -> float:
        return QFontMetricsF(body(_WORDS.at(unit))).height()

    # --- Qt ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, unit = QRectF(self.rect()), self._unit
        paint_paper(painter, area.adjusted(1, 1, -1, -1), 1.5)
        if self._has_cat(unit):
            tall = _CAT.at(unit) / _CAT_RATIO
            cat = picture(self.saying.pose.value, _CAT.at(unit), tall, self.devicePixelRatioF())
            painter.drawPixmap(
                QPointF(_SIDE.at(unit) - 4, area.bottom() - tall - _TOP.at(unit)), cat
            )
        left, right = self._left(unit), area.right() - _SIDE.at(unit)
        if self.shows_name:
            self._paint_head(painter, left, right)
        words = QRectF(left, self._top(unit), right - left, area.height())
        lines = wrap(self.saying.words, QFontMetricsF(body(_WORDS.at(unit))), words.width())
        words.setHeight(len(lines) * self._line(unit) + 2)
        pen = Pen(painter, [])
        pen.lines(words, self.saying.words, body(_WORDS.at(unit)), tones().ink, LEFT)
        if self.hasFocus() and self._has_ring:
            paint_ring(painter, area.adjusted(4, 4, -4, -4), 8)

    def _paint_head(self, painter: QPainter, left: float, right: float) -> None:
        unit, (number, count) = self._unit, self.saying.place
        made, wide, tall = display(_NAME.at(unit)), _BAR[0].at(unit), _BAR[1].at(unit)
        base = QPointF(left, _TOP.at(unit) + QFontMetricsF(made).ascent())
        name, room = text("lessons", "ui.coach"), right - left
        beside = room - wide - 2 * _SIDE.at(unit)
        has_bar = bool(count) and advance(name, made, beside) <= beside
        Pen(painter, []).line(base, name, made, tones().heading, beside if has_bar else room)
        if not has_bar:
            return
        bar = QRectF(right - wide - _SIDE.at(unit), _TOP.at(unit) + tall, wide, tall)
        fill(painter, rounded(bar, tall / 2), tones().track)
        outline(painter, rounded(bar, tall / 2), tones().row_edge, 1)
        bar.setWidth(max(tall, wide * number / count))
        fill(painter, rounded(bar, tall / 2), tones().chosen)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_ring = event.reason() in TABBED
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the keys mean while the bubble has them."""
        key, answers = Qt.Key(event.key()), self.saying.answers
        if key in _BACK and "ui.back" in answers:
            self._answer("ui.back")
        elif key in _ON and self._is_answered_by_enter and not event.isAutoRepeat():
            self._answer(answers[0])
        elif not self.press_key(event):
            super().keyPressEvent(event)

    @property
    def _is_answered_by_enter(self) -> bool:
        """Nobody chooses, goes back or is shown the way by a key too many."""
        saying = self.saying
        return bool(saying.answers) and not saying.choices and saying.answers[0] != "ui.show"

    def press_key(self, event: QKeyEvent) -> bool:
        """One of the choices by its number; False where there are not so many."""
        pressed = digit(event)
        if pressed is None or not 0 < pressed <= len(self.saying.choices):
            return False
        self._choose(pressed - 1)
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.describe()
        super().changeEvent(event)
