"""The end of the game: who wins, how every number came about, and what to do next."""

from collections.abc import Sequence
from itertools import groupby, islice

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Luck, Part, Progress
from vivaroi_gui.ai.vivaroi.review.parts import Award
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.ink import outline
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.panel import Tip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.player_strip import Who
from vivaroi_gui.ui.kit.rows import height_of_rows
from vivaroi_gui.ui.kit.tips import tells_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.winners import Honoured
from vivaroi_gui.ui.session.end_page import EndPage, end_words
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.final_page.award_words import AwardWords
from vivaroi_gui.ui.vivaroi.final_page.awards import Awards
from vivaroi_gui.ui.vivaroi.final_page.honours import given_awards
from vivaroi_gui.ui.vivaroi.final_page.layout import FinalColumns, FinalLayout
from vivaroi_gui.ui.vivaroi.final_page.outcome import (
    FinalStanding,
    final_standings,
)
from vivaroi_gui.ui.vivaroi.final_page.row import FinalRow
from vivaroi_gui.ui.vivaroi.final_page.small_final import SmallFinal, final_layout
from vivaroi_gui.ui.vivaroi.final_page.words import FinalWords
from vivaroi_gui.ui.vivaroi.pictures import crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.glossary import meaning

KING = 62.0
"""Units that a King over the column of a round is high."""
_PODIUM = 2
_FACTS = (("kit/card-no", 38.0, 52.0), ("kit/arrow-up", 40.0, 46.0), ("kit/crown", 44.0, 38.0))
_ACHE = ("kit/card-ache", 38.0, 52.0)
_MEANINGS = {
    "kit/card-no": "column.no",
    "kit/card-ache": "column.aches",
    "kit/arrow-up": "column.proposed",
    "kit/crown": "column.kings",
}


class FinalPage(EndPage[Options, View, Move]):
    """Points by round, totals and public facts; where kings were elected; who stood out."""

    explains = True

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(settings, parent, is_live=is_live)
        self._words = FinalWords(self)
        self._rows: list[FinalRow] = []
        self._standings: tuple[FinalStanding, ...] = ()
        self._award_words = AwardWords(self)
        self._awards = Awards(self._award_words, self)
        self._found: tuple[Award, ...] = ()
        self._is_complete = False
        self._heads: list[Tip] = []

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        super().set_game(players, options, agreed)
        self._words.lore = self._award_words.lore = lore(options.edition)
        self._found, self._is_complete = (), False
        self.least_height = height_of_rows(len(options.sides) + options.emissary)

    @property
    def awaits_parts(self) -> bool:
        return not self._is_complete

    def add(self, part: Part) -> None:
        """Awards are found within a second or two, and shown when all are there: none moves.

        The luck of the cards is told after the last of them.
        """
        if isinstance(part, Award) and all(part.honour is not one.honour for one in self._found):
            self._found += (part,)
        elif isinstance(part, Luck) or (isinstance(part, Progress) and part.share >= 1):
            self._is_complete = True
        else:
            return
        if self._is_complete and self._view is not None:
            self._fill_awards(self._view)

    def _fill_awards(self, view: View) -> None:
        found = self._found if self._is_complete else ()
        shown = given_awards(found, view, self._players)
        words = self._award_words
        given = [words.given(award, self._players, view.options) for award in shown]
        self._awards.show_awards(given, is_none=self._is_complete and not given)

    @property
    def layout_now(self) -> FinalLayout:
        rounds = len(self._view.history) if self._view else 1
        rows = max(1, len(self._standings))
        return final_layout(self.width(), self.height(), rows, rounds, has_awards=self._has_more)

    @property
    def rows(self) -> Sequence[FinalRow]:
        return self._rows[: len(self._standings)]

    def fill(self, view: View) -> None:
        rows = self._standings = final_standings(view)
        while len(self._rows) < len(rows):
            self._rows.append(FinalRow(self))
        best = [max(round_.gained) for round_ in view.history]
        for row in self._rows[len(rows) :]:
            row.hide()
        for row, standing in zip(self._rows, rows, strict=False):
            scores = [self._words.score(standing, n) for n in range(len(standing.points))]
            row.show_standing(standing, self._who(standing), scores, best)
            row.show()

    def _who(self, standing: FinalStanding) -> Who:
        name = self._words.name(standing, self._players)
        is_first = standing.rank == 1
        brief = self._words.lore.emissary_in_brief() if standing.seat is None else ""
        persons = self._persons(standing)
        return Who(persons, name, standing.rank, short_name=brief, is_first=is_first)

    def _persons(self, standing: FinalStanding) -> tuple[Person, ...]:
        return () if standing.seat is None else self._players[standing.seat].persons

    def speak(self, view: View) -> str:
        facts = self._words.facts_told(view.options)
        for row, standing in zip(self._rows, self._standings, strict=False):
            spoken = self._words.row(standing, self._words.name(standing, self._players))
            row.tell(spoken, facts)
        self._fill_awards(view)
        if view.result is None:
            return ""
        won = self._words.wins(view.result, self._players)
        return f"{won} {self._words.notes(view, self._players)}"

    def summary(self, view: View) -> str:
        return self._words.summary(view)

    def _place(self) -> None:
        super()._place()
        self._awards.fit_to(self.layout_now)

    # --- drawing -------------------------------------------------------------------------------

    def honoured(self, view: View) -> Honoured | None:
        result, words = view.result, self._words
        if result is None:
            return None
        rows, others = self._standings, []
        beaten = [row for row in rows if not _has_won(row, result)]
        for rank, level in islice(groupby(beaten, lambda row: row.rank), _PODIUM):
            same = list(level)  # those that are level share a block
            names = people().names([words.name(row, self._players) for row in same])
            each = [self._persons(row) for row in same]
            told = words.podium(names, [one for persons in each for one in persons], same[0].total)
            others.append((rank, each, told))
        return Honoured(
            [self._persons(row) for row in rows if _has_won(row, result)],
            (words.wins(result, self._players), words.with_points(view, result)),
            others,
            words.notes(view, self._players),
        )

    def paint_heads(self, painter: QPainter, view: View) -> None:
        layout, words = self.layout_now, self._words
        unit, row = layout.unit, layout.row(0)
        facts = words.facts(view.options)
        has_start = view.options.rulebook.start_total > 0
        columns = FinalColumns(row.width(), unit, layout.rounds, len(facts), has_start=has_start)
        base = row.top() - 8 * unit
        has_pictures = not isinstance(layout, SmallFinal) or layout.has_pictures

        def head(x: float, text: str, room: float) -> None:
            made = fit(text, display(17 * unit), room, 13)
            write(painter, QPointF(row.left() + x, base), text, made, tones().heading)

        head(columns.player, end_words().player(), 160 * unit)
        head(columns.total, end_words().total(), 90 * unit)
        if columns.start is not None:
            head(columns.start, words.start(), 60 * unit)
        for x, round_ in zip(columns.rounds, view.history, strict=False):
            head(x, words.round_(round_.number), columns.pitch - 2 * unit)
            for number, count in enumerate(round_.counts if has_pictures else ()):
                aside = (number - (len(round_.counts) - 1) / 2) * 38
                spot = QPointF(row.left() + x + aside * unit, base - 22 * unit)
                king = view.options.edition, count.king
                _paint_king(painter, king, spot, unit, self.devicePixelRatioF())
        self._heads = []
        signs = _FACTS if len(facts) == len(_FACTS) else (_FACTS[0], _ACHE, *_FACTS[1:])
        for x, text, sign in zip(columns.facts, facts, signs, strict=False):
            head(x, text, (84 if len(facts) == len(_FACTS) else 62) * unit)
            if has_pictures:
                self._paint_sign(painter, sign, QPointF(row.left() + x, base - 46 * unit), unit)
            area = QRectF(row.left() + x - 34 * unit, base - 74 * unit, 68 * unit, 80 * unit)
            self._heads.append(Tip(area, meaning(_MEANINGS[sign[0]], view.options.edition)))
        if not columns.facts:
            return
        top, foot = base - 70 * unit, layout.footer.top() - 4 * unit
        if layout.is_small:
            top, foot = layout.paper.top() + 6 * unit, layout.row(layout.players).top()
        line = QPainterPath(QPointF(row.left() + columns.line, top))
        line.lineTo(row.left() + columns.line, foot)
        outline(painter, line, tones().row_edge, 1.4)

    def event(self, event: QEvent) -> bool:
        return tells_tip(event, self, self.tooltip_at) or super().event(event)

    def tooltip_at(self, position: QPointF) -> str:
        """What is counted in the column whose sign lies there."""
        return next((one.text for one in self._heads if one.area.contains(position)), "")

    def _paint_sign(
        self, painter: QPainter, sign: tuple[str, float, float], middle: QPointF, unit: float
    ) -> None:
        name, width, height = sign[0], sign[1] * unit, sign[2] * unit
        pixmap = picture(name, width, height, self.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(width / 2, height / 2), pixmap)


def _paint_king(
    painter: QPainter, king: tuple[str, int], feet: QPointF, unit: float, ratio: float
) -> None:
    """A King of the game over the column of the round."""
    height = KING * unit
    pawn = pawn_picture(*king, height, ratio)
    painter.drawPixmap(feet - QPointF(height * PAWN_RATIO / 2, height), pawn)
    wide = 24 * unit
    crown = crown_picture(wide, ratio)
    painter.drawPixmap(feet - QPointF(wide / 2, height + wide * 0.62), crown)


def _has_won(row: FinalStanding, result: Result) -> bool:
    return result.is_emissary if row.seat is None else row.seat in result.winners
