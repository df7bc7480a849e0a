"""The stop where the evaluation is: what it brought, or what is to be chosen there."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import Stop
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.records import Comparison, Evaluated
from vivaroi_gui.ui.kit.fonts import body, display, heavy, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, mixed, outline, oval, rounded, shadow
from vivaroi_gui.ui.kit.lettering import fitted, write_middle
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.cards import (
    CARD_RATIO,
    paint_character,
    paint_special_card,
    symbol_name,
)
from vivaroi_gui.ui.vienna.desk_tones import desk_tones
from vivaroi_gui.ui.vienna.panels.eval_papers import EvaluationPaper
from vivaroi_gui.ui.vienna.panels.evaluation import lies_open, losers_of, pending_stop
from vivaroi_gui.ui.vienna.panels.evaluation_words import EvaluationWords
from vivaroi_gui.ui.vienna.panels.question_words import QuestionWords
from vivaroi_gui.ui.vienna.panels.stop_questions import StopQuestions
from vivaroi_gui.ui.vienna.panels.words import joined
from vivaroi_gui.ui.vienna.pictures import paint_symbol
from vivaroi_gui.ui.vienna.tokens import (
    MINUS,
    Sign,
    Token,
    Tokens,
    effect,
    outcome,
    paint_tokens,
    text,
)

_STEPS: Final = 3
"""In which a stop is told."""
_LOW: Final = 210.0
"""Units of height under which all is closer together."""


_TIGHT: Final = 150.0
"""Units of height below which name and words share a line."""
_OVER_EACH_OTHER: Final = 98.0
"""Units of height that a face needs with what it got below it, else beside it."""


class StopCard(EvaluationPaper):
    """Opened like a card, with a golden edge."""

    chosen = Signal(object)

    def __init__(
        self, words: EvaluationWords, question_words: QuestionWords, parent: QWidget
    ) -> None:
        super().__init__(words, parent)
        self.questions = StopQuestions(question_words, self)
        self.questions.chosen.connect(self.chosen)
        self._is_live = True
        self._steps = _STEPS

    def show_progress(self, share: float) -> None:
        """How much of what it brought is told: comparison by comparison, at last all of it."""
        steps = _STEPS if share >= 1 else int(share * _STEPS)
        if steps != self._steps:
            self._steps = steps
            self.refresh()

    def show_stop(self, view: View, *, is_live: bool) -> None:
        self._is_live = is_live
        self.show_view(view)
        self.questions.show_view(view, self._players, is_live=is_live)
        self._lay_out()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.questions.speak()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        self.questions.place(self._inner, self.unit)

    @property
    def _head(self) -> float:
        """Pixels from the upper edge to what is shown below the words."""
        if self._is_tight:
            return 40 * self.unit
        return (60 if self.face.height() < _LOW * self.unit else 66) * self.unit

    @property
    def _is_tight(self) -> bool:
        """Whether name and words share a line."""
        return self.face.height() < _TIGHT * self.unit

    @property
    def _inner(self) -> QRectF:
        unit = self.unit
        inner = self.face.adjusted(14 * unit, 0, -14 * unit, -12 * unit)
        inner.setTop(self.face.top() + self._head)
        return inner

    # --- what it says --------------------------------------------------------------------------

    def describe(self) -> None:
        view = self._view
        stop = self._stop(view) if view is not None else None
        if view is None or stop is None:
            self.setAccessibleName("")
            set_description(self, "")
            return
        self.setAccessibleName(stop.name)
        record, told = lies_open(view), [self._about(view, stop)]
        if record is not None:
            told += [self._words.against(one, self._players) for one in record.comparisons]
        set_description(self, joined(told))

    def _stop(self, view: View) -> Stop | None:
        record = lies_open(view)
        return pending_stop(view) if record is None else view.stops[record.stop]

    def _about(self, view: View, stop: Stop) -> str:
        record = lies_open(view)
        if record is not None:
            return self._words.about(record, self._players, view)
        assert view.turn is not None
        return self._words.asks(stop, self._players[view.turn])

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        unit, face, view = self.unit, self.face, self._view
        path = rounded(face, 4 * unit)
        shadow(painter, path, 5 * unit, (10 * unit, 5 * unit), 0.085)
        fill(painter, path, falling(face, *tones().card))
        outline(painter, path, desk_tones().open_edge, 3)
        inner = face.adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit)
        outline(painter, rounded(inner, 6 * unit), tones().gold_edge, 1.2)
        stop = self._stop(view) if view is not None else None
        if view is None or stop is None:
            return
        pen, record = Pen(painter, self.tips), lies_open(view)
        self._draw_words(pen, view, stop, record)
        if record is not None and record.comparisons:
            self._draw_comparisons(pen, view, record)
        elif record is not None:
            self._draw_outcome(painter, view, record)
        self.questions.draw(pen, view, self.ratio)

    def _draw_words(self, pen: Pen, view: View, stop: Stop, record: Evaluated | None) -> None:
        """The sign of the stop, its name, and what is done there."""
        unit, face = self.unit, self.face
        at = face.topLeft() + QPointF(37, 26 if self._is_tight else 35) * unit
        symbol = record.symbol if record is not None else stop.symbol
        if symbol is not None:
            paint_symbol(pen.painter, symbol_name(symbol), at, 33 * unit, self.ratio)
        else:
            paint_tokens(pen.painter, _sign(stop), at, 28 * unit, 44 * unit)
        left, room = face.left() + 66 * unit, face.width() - 84 * unit
        names = [stop.name, stop.name.rsplit(" ", 1)[-1]]
        base = QPointF(left, face.top() + 33 * unit)
        beside = room * 0.45 if self._is_tight else room
        across = pen.line_of(base, names, display(24 * unit), tones().ink, beside)
        texts = [self._about(view, stop)]
        if record is not None and record.symbol is not None:
            texts.append(self._words.compares_short(self._players[record.seat], record.symbol))
        below = base + QPointF(0, 19 * unit)
        if self._is_tight:
            below, room = base + QPointF(across + 12 * unit, 0), room - across - 12 * unit
        pen.line_of(below, texts, body(15 * unit), tones().soft_ink, room)

    def _draw_outcome(self, painter: QPainter, view: View, record: Evaluated) -> None:
        """The card that somebody got, and coins and points in large."""
        unit, inner = self.unit, self._inner
        middle = inner.center()
        high = inner.height() - 8 * unit
        corner = QPointF(inner.left() + 12 * unit, inner.top() + 4 * unit)
        tokens = outcome(record, view.board)
        if record.character is not None:
            card = view.board.characters[record.character]
            paint_character(painter, card, corner, high, self.ratio)
        elif record.card is not None:
            paint_special_card(painter, record.card, corner, high, self.ratio)
        if record.character is not None or record.card is not None:
            tokens = tuple(one for one in tokens if one.sign not in (Sign.CARD, Sign.SPECIAL))
        if record.card is not None and losers_of(record):
            tokens = (text("+"), Token(Sign.SPECIAL, record.card), *tokens)
            middle.setX((corner.x() + high * CARD_RATIO + inner.right()) / 2)
        room = 2 * min(middle.x() - inner.left(), inner.right() - middle.x())
        parties = [*_given(record), (record.seat, tokens)]
        pitch = min(128 * unit, room / len(parties))
        is_low = inner.height() < _OVER_EACH_OTHER * unit
        face, what = ((-34, 0), (34, 0)) if is_low else ((0, -24), (0, 34))
        for number, (seat, shown) in enumerate(parties):
            x = middle.x() + (number - (len(parties) - 1) / 2) * pitch
            at = QPointF(x, middle.y()) + QPointF(*face) * unit
            paint_portrait(painter, self._players[seat], at, 24 * unit, self.ratio)
            if self._steps >= _STEPS - 1:
                told = QPointF(x, middle.y()) + QPointF(*what) * unit
                wide = room - 80 * unit if len(parties) == 1 else pitch * 0.9
                paint_tokens(painter, shown, told, 30 * unit, 66 * unit if is_low else wide)
            if number:
                between = QPointF(x - pitch / 2, middle.y() + face[1] * unit)
                paint_tokens(painter, (Token(Sign.ARROW),), between, 26 * unit)

    # --- comparisons ---------------------------------------------------------------------------

    def _draw_comparisons(self, pen: Pen, view: View, record: Evaluated) -> None:
        """The seat between its neighbours, the right one at the left hand as they sit."""
        unit, inner, symbol = self.unit, self._inner, record.symbol
        assert symbol is not None
        left, right = record.comparisons
        pitch = min(128 * unit, inner.width() / 3)
        low = self.face.height() < _LOW * unit
        base = inner.bottom() - (34 if low else 46) * unit
        middle = inner.center().x()
        trio = (
            (-1, right.neighbour, right.theirs),
            (0, record.seat, right.own),
            (1, left.neighbour, left.theirs),
        )
        for aside, seat, count in trio:
            box = QRectF(0, 0, pitch * 0.82, (46 if low else 54) * unit)
            box.moveCenter(QPointF(middle + aside * pitch, base - box.height() / 2))
            self._draw_player(pen, seat, count, box, is_own=aside == 0)
            above = QRectF(box.left() - 8 * unit, inner.top(), box.width() + 16 * unit, 0)
            above.setBottom(box.top() - 3 * unit)
            self._draw_symbols(pen.painter, symbol, count, above)
        for step, aside, found in ((1, -1, right), (2, 1, left)):
            if self._steps < step:
                continue
            at = QPointF(middle + aside * pitch / 2, base - (23 if low else 27) * unit)
            self._draw_sign(pen.painter, at, found, is_left=aside < 0)
            self._draw_gain(pen.painter, middle, middle + aside * pitch, base, found)

    def _draw_player(self, pen: Pen, seat: Seat, count: int, box: QRectF, *, is_own: bool) -> None:
        unit, player, painter = self.unit, self._players[seat], pen.painter
        colour = colour_of(player)
        fill(painter, rounded(box, 9 * unit), mixed(tones().ribbon_text, colour, 0.18))
        outline(painter, rounded(box, 9 * unit), colour, 3.2 if is_own else 1.6)
        radius = box.height() * 0.33
        face = QPointF(box.left() + box.width() * 0.29, box.center().y())
        paint_portrait(painter, player, face, radius, self.ratio)
        area = QRectF(box)
        area.setLeft(box.left() + box.width() * 0.53)
        area.setRight(box.right() - 7 * unit)  # the sign between two seats lies over their edges
        made = fitted(numeral, 28 * unit, str(count), area.width() - 3 * unit)
        write_middle(painter, area, str(count), made, tones().ink)

    def _draw_symbols(self, painter: QPainter, symbol: Symbol, count: int, area: QRectF) -> None:
        """As many as somebody has, on one line or two."""
        if not count or area.height() < 12 * self.unit:
            return
        high = min(22 * self.unit, area.height(), area.width() / 2.2)
        step = min(high * 1.08, (area.width() - high) / max(1, count - 1))
        y = area.bottom() - high / 2
        for number in range(count):
            x = area.center().x() + (number - (count - 1) / 2) * step
            paint_symbol(painter, symbol_name(symbol), QPointF(x, y), high, self.ratio)

    def _draw_sign(
        self, painter: QPainter, at: QPointF, found: Comparison, *, is_left: bool
    ) -> None:
        """Fewer, as many or more, as it is read from left to right."""
        radius = 14 * self.unit
        difference = found.theirs - found.own if is_left else found.own - found.theirs
        sign = "=" if not difference else ">" if difference > 0 else "<"
        fill(painter, oval(at.x(), at.y(), radius, radius), tones().ink)
        area = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        write_middle(painter, area, sign, heavy(21 * self.unit), desk_tones().rim)

    def _draw_gain(
        self, painter: QPainter, middle: float, aside: float, base: float, found: Comparison
    ) -> None:
        """A bracket below the two, and what it brings."""
        unit, inward = self.unit, 8 * self.unit * (1 if aside > middle else -1)
        path = QPainterPath(QPointF(aside, base + 3 * unit))
        path.lineTo(aside, base + 8 * unit)
        path.lineTo(middle + inward, base + 8 * unit)
        path.lineTo(middle + inward, base + 3 * unit)
        outline(painter, path, desk_tones().bracket, 1.8)
        pill = QRectF(0, 0, abs(aside - middle) * 0.8, 27 * unit)
        pill.moveCenter(QPointF((aside + middle) / 2, base + 22 * unit))
        fill(painter, rounded(pill, pill.height() / 2), desk_tones().pill)
        outline(painter, rounded(pill, pill.height() / 2), tones().paper_edge, 1.2)
        paint_tokens(painter, _brings(found), pill.center(), 19 * unit, pill.width() * 0.9)


def _given(record: Evaluated) -> list[tuple[Seat, Tokens]]:
    """What others had to give, each with a minus."""
    if record.card is not None:
        gift = (text(MINUS), Token(Sign.SPECIAL, record.card))
        return [(seat, gift) for seat in losers_of(record)]
    return [(seat, (text(f"{MINUS}{coins}"), Token(Sign.COIN))) for seat, coins in record.stolen]


def _sign(stop: Stop) -> Tokens:
    """What a stop is for, in one pictogram."""
    tokens = effect(stop)
    arrows = [place for place, token in enumerate(tokens) if token.sign is Sign.ARROW]
    return tokens[arrows[0] + 1 :][:1] if arrows else tokens[:1]


def _brings(found: Comparison) -> Tokens:
    points = (text("+"), Token(Sign.SEAL, found.points)) if found.points else ()
    coins = (text(f"+{found.coins}"), Token(Sign.COIN)) if found.coins else ()
    return (*points, *coins) or (text("–"),)
