"""One player's row at the end of the game."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.player_strip import PlayerStrip, Who
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.final_page.layout import FinalColumns
from vivaroi_gui.ui.vivaroi.final_page.outcome import FinalStanding


class FinalRow(PlayerStrip):
    """Shows a standing: points by round, total, public facts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing: FinalStanding | None = None
        self._scores: Sequence[str] = ()
        self._best: Sequence[int] = ()

    def show_standing(
        self, standing: FinalStanding, who: Who, scores: Sequence[str], best: Sequence[int]
    ) -> None:
        """``scores`` are the points as they are written, ``best`` the most of each round."""
        self._standing, self._scores, self._best = standing, scores, best
        self.show_who(who)

    @property
    def name_room(self) -> float:
        return self._columns.name_room

    @property
    def _columns(self) -> FinalColumns:
        rounds, facts = max(1, len(self._scores)), len(self._meanings) or 3
        has_start = self._standing is not None and self._standing.start > 0
        return FinalColumns(self.width(), self.unit, rounds, facts, has_start=has_start)

    @property
    def told_at(self) -> Sequence[float]:
        return self._columns.facts

    def paint_columns(self, painter: QPainter) -> None:
        standing, columns = self._standing, self._columns
        if standing is None:
            return
        if columns.start is not None:
            self.paint_number(painter, columns.start, str(standing.start), 25, tones().soft_ink)
        for number, x in enumerate(columns.rounds):
            self._paint_score(painter, standing, number, x)
        self._paint_total(painter, standing, columns.total)
        facts = [standing.no_used, standing.proposed, standing.kings]
        if len(columns.facts) > len(facts):
            facts.insert(1, standing.stomach_aches)
        for x, fact in zip(columns.facts, facts, strict=False):
            self.paint_number(painter, x, str(fact), 21, tones().ink)

    def _paint_total(self, painter: QPainter, standing: FinalStanding, x: float) -> None:
        """What counts; a partner's higher total stands smaller beside it."""
        others = [total for total in standing.totals if total != standing.total]
        if not others:
            self.paint_number(painter, x, str(standing.total), 37, tones().ink)
            return
        unit = self.unit
        self.paint_number(painter, x - 14 * unit, str(standing.total), 33, tones().ink)
        self.paint_number(painter, x + 26 * unit, f"({others[0]})", 19, tones().soft_ink)

    def _paint_score(
        self, painter: QPainter, standing: FinalStanding, number: int, x: float
    ) -> None:
        text = self._scores[number]
        if standing.got_33[number]:
            self.paint_pill(painter, x, text, is_teal=True, is_plain=True)
        elif len(standing.points[number]) > 1:
            self.paint_number(painter, x, text, 19, tones().soft_ink)
        elif standing.points[number][0] == self._best[number]:
            self.paint_pill(painter, x, text, is_teal=False)
        else:
            self.paint_number(painter, x, text, 25, tones().soft_ink)
