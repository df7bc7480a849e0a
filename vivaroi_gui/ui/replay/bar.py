"""The bar below a replay: the timeline, and what is done with it."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.table.replay import Replay
from vivaroi_gui.ui.kit.access_say import aloud, announce
from vivaroi_gui.ui.kit.buttons import PaperButton, button_height
from vivaroi_gui.ui.kit.controls import ChoiceBox
from vivaroi_gui.ui.kit.fields import field_style
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.kit.ink import falling
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.night_pill import NightPill
from vivaroi_gui.ui.kit.rooms import Room, room
from vivaroi_gui.ui.kit.round_button import RoundButton, round_height
from vivaroi_gui.ui.kit.sizes import NOTE, Size, Target, bar_unit
from vivaroi_gui.ui.kit.styles import keep_styled
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.kit.tips import set_description, set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen, advance
from vivaroi_gui.ui.replay.beat import SPEEDS
from vivaroi_gui.ui.replay.eyes import PUBLIC, Eyes, offered
from vivaroi_gui.ui.replay.track import Track, track_height
from vivaroi_gui.ui.replay.transport import Transport
from vivaroi_gui.ui.replay.walk import Walk
from vivaroi_gui.ui.replay.words import ReplayWords
from vivaroi_gui.ui.session.end_page import end_words
from vivaroi_gui.ui.settings import Speed

_EYES_TEXT = Size(16.5, least=15)
_EYES_WIDTH = Size(210, least=158)
_EYES_HEIGHT = Target(38, least=34)
_CAPTION_HEIGHT = Size(46, least=42)
_WHERE_TEXT = Size(18, least=16)

_NARROW = 600
"""Pixels across at 100 % below which there are three lines."""
_SIDE, _ABOVE, _BETWEEN, _BELOW, _BESIDE = 14, 3, 1, 4, 5
_LEFT = Qt.AlignmentFlag.AlignLeft


def bar_height(window: QSize) -> int:
    """Of the bar in a window of that size: it is known before there is a bar."""
    unit, lines = bar_unit(window), _lines(window)
    eyes, words = round(_EYES_HEIGHT.at(unit)), round(_CAPTION_HEIGHT.at(unit))
    lower = {1: (), 2: (eyes,), 3: (words, round_height(unit))}[lines]
    each = sum(lower) + button_height(unit) + lines * _between()
    return _ABOVE + track_height(unit) + each + _BELOW


def _between() -> int:
    return round(gap(_BETWEEN))


def _lines(window: QSize) -> int:
    """So many hold all: what happened is told whole."""
    text = text_factor()
    given = room(window.width(), window.height(), text)
    return 1 if given is Room.WIDE else 3 if window.width() < _NARROW * text else 2


class ReplayBar(QWidget):
    """Shows where the replay is; ``chosen_eyes`` and ``chosen_speed`` tell what people want."""

    chosen_eyes = Signal(object)
    chosen_speed = Signal(object)

    def __init__(self, replay: Replay, walk: Walk, transport: Transport, parent: QWidget) -> None:
        super().__init__(parent)
        self.said = 0
        """The step that was read out last."""
        self._told = ""
        self._replay = replay
        self._retelling = walk.retelling
        self._words = ReplayWords(self)
        self._eyes = PUBLIC
        self.caption = Caption(self)
        self.track = Track(self)
        self.track.set_game(walk.last, walk.rounds, walk.landmarks, walk.retelling.landmark)
        self.play = RoundButton(transport.play, "play", self)
        self.buttons = [
            RoundButton(transport.previous_landmark, "first", self),
            RoundButton(transport.back, "prev", self),
            self.play,
            RoundButton(transport.forward, "next", self),
            RoundButton(transport.next_landmark, "last", self),
        ]
        self.speeds = {speed: NightPill(text, self) for speed, text in SPEEDS.items()}
        self.eyes = ChoiceBox(self)
        self.explain = PaperButton(self, "hint")
        self.explain.setVisible(replay.is_over and walk.retelling.explains)
        self.close_ = PaperButton(self, "door")
        self._lay_out()
        self._connect(transport.close)
        self.retranslate()

    def _lay_out(self) -> None:
        self._row, self._above, self._below = row, above, below = [QHBoxLayout() for _ in range(3)]
        row.addWidget(self.caption, 1)
        _add_all(row, self.buttons)
        row.addSpacing(8)
        _add_all(row, self.speeds.values())
        row.addSpacing(8)
        for part in self._ends:
            row.addWidget(part)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, _ABOVE, _SIDE, _BELOW)
        column.addWidget(self.track)
        column.addLayout(above)
        column.addLayout(row)
        column.addLayout(below)

    @property
    def _ends(self) -> tuple[QWidget, ...]:
        """What stands at the right of all."""
        return self.eyes, self.explain, self.close_

    def _share_lines(self, lines: int) -> None:
        """In a small window the caption has a line of its own, or shares it with what ends all."""
        for part in (self.caption, *self._ends):
            for line in (self._row, self._above, self._below):
                line.removeWidget(part)
        if lines == 1:
            self._row.insertWidget(0, self.caption, 1)
        else:
            self._above.addWidget(self.caption, 1)
        ends = {1: self._row, 2: self._above, 3: self._below}[lines]
        for part in self._ends:
            (self._row if lines == 2 and part is self.eyes else ends).addWidget(part)

    def _connect(self, close: QAction) -> None:
        self.eyes.activated.connect(lambda _: self.chosen_eyes.emit(self.eyes.currentData()))
        self.close_.clicked.connect(close.trigger)
        for speed, button in self.speeds.items():
            button.clicked.connect(lambda _=False, chosen=speed: self.chosen_speed.emit(chosen))

    # --- what the screen calls -----------------------------------------------------------------

    def fit(self, window: QSize) -> None:
        """Takes the size that suits a window."""
        unit = bar_unit(window)
        self._share_lines(_lines(window))
        self._column.setSpacing(_between())
        for line in (self._row, self._above, self._below):
            line.setSpacing(round(gap(_BESIDE)))
        self.track.set_unit(unit)
        self.caption.set_unit(unit)
        for button in self.buttons:
            button.set_unit(unit)
        for control in (*self.speeds.values(), self.explain, self.close_):
            control.set_unit(unit)
        keep_styled(self.eyes, lambda: field_style(unit))
        self.eyes.setFont(bold(_EYES_TEXT.at(unit)))
        self.eyes.setFixedSize(round(_EYES_WIDTH.at(unit)), round(_EYES_HEIGHT.at(unit)))

    def show_step(self, number: int, where: str, told: str, note: str) -> None:
        """Where the replay is, without telling anybody that it was moved.

        ``note`` stands elsewhere for those who see it.
        """
        self.track.blockSignals(True)
        self.track.setValue(number)
        self.track.blockSignals(False)
        self.track.update()
        self.caption.set_words(where, told)
        set_description(self.track, " ".join(filter(None, (f"{where}. {told}", note))))
        self._told = joined(told, note)

    def say(self) -> None:
        """What happened, to whoever listens: of each step once, as it has come to rest."""
        if self.said != self.track.value():
            self.said = self.track.value()
            announce(self.track, self._told)

    def show_speed(self, chosen: Speed) -> None:
        for speed, button in self.speeds.items():
            button.setChecked(speed is chosen)

    def show_playing(self, *, is_playing: bool) -> None:
        self.play.set_icon("pause" if is_playing else "play")

    def show_eyes(self, eyes: Eyes) -> None:
        """Offers the eyes that may be chosen now, these being in use."""
        self._eyes = eyes
        self.eyes.clear()
        for place, one in enumerate(offered(self._replay)):
            self.eyes.addItem("", one)
            name = self._words.eyes(one, self._replay.players)
            self.eyes.explain(place, name, self._words.sight(one, self._replay, self._retelling))
            if one == eyes:
                self.eyes.setCurrentIndex(place)
        set_tip(self.eyes, self.eyes.currentText())

    def retranslate(self) -> None:
        words = self._words
        self.track.setAccessibleName(words.timeline())
        self.eyes.call(words.whose_eyes())
        for speed, button in self.speeds.items():
            told = labelled(words.how_fast(), words.speed(speed))
            button.setAccessibleName(told)
            set_tip(button, told)
        self.explain.setText(end_words().explain_in_a_word())
        self.explain.setAccessibleName(end_words().explain())
        set_tip(self.explain, end_words().explain())
        self.explain.updateGeometry()
        self.close_.setText(words.close())
        self.close_.setAccessibleName(words.close())
        self.close_.updateGeometry()
        self.show_eyes(self._eyes)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, falling(area, *tones().bar))
        painter.fillRect(QRectF(0, 0, area.width(), 2), tones().bar_edge)


class Caption(QWidget):
    """Where the replay is, and below it what happened; where that is long it has both lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self._where = self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def told(self) -> str:
        return self._told

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.updateGeometry()

    def set_words(self, where: str, told: str) -> None:
        self._where, self._told = where, told
        self.setAccessibleName(aloud(f"{where}. {told}"))
        set_tip(self, told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(_CAPTION_HEIGHT.at(self._unit)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room, unit = self.width() - 8.0, self._unit
        if advance(self._told, body(NOTE.at(unit)), room) > room:
            area = QRectF(self.rect()).adjusted(0, 0, -8, 0)
            Pen(painter, []).lines(area, self._told, body(NOTE.at(unit)), tones().cream, _LEFT)
            return
        made = fit(self._where, display(_WHERE_TEXT.at(unit)), room)
        at = QPointF(0, self.height() * 0.42)
        write(painter, at, elided(self._where, made, room), made, tones().gold_text, _LEFT)
        made = fit(self._told, body(NOTE.at(unit)), room, SMALLEST)
        base = QPointF(0, at.y() + QFontMetricsF(made).height())
        write(painter, base, elided(self._told, made, room), made, tones().cream, _LEFT)


def _add_all(row: QHBoxLayout, widgets: Iterable[QWidget]) -> None:
    for widget in widgets:
        row.addWidget(widget)
