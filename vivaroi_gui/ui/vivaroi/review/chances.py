"""What the page of chances shows of a game of the castle, by what has been found out by now."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Chances
from vivaroi_gui.ai.vivaroi.review.parts import Flip
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.curve_layout import (
    Curve,
    CurveMark,
    CurveSpan,
    MarkKind,
)
from vivaroi_gui.ui.kit.moment_card import Change, MomentTold
from vivaroi_gui.ui.kit.moment_list import NightBlock
from vivaroi_gui.ui.session.chances import ChancesTab, ChancesTold
from vivaroi_gui.ui.session.chances_findings import TurningPoint
from vivaroi_gui.ui.session.chances_telling import ChancesTelling
from vivaroi_gui.ui.vivaroi.pictures import pawn_name
from vivaroi_gui.ui.vivaroi.review.chances_words import CastleChances
from vivaroi_gui.ui.vivaroi.review.findings import Findings, said
from vivaroi_gui.ui.vivaroi.review.happenings import Happening

_CARD = "kit/card-goal-back"


def chances_tab(
    findings: Findings, players: Sequence[Player], parent: QWidget | None = None
) -> ChancesTab:
    """The tab, on which cards lie open first."""
    telling = _Telling(findings, players)
    return ChancesTab(telling.told, findings.inputs_at, telling.words.switch, parent)


class _Telling(ChancesTelling[Findings]):
    def __init__(self, findings: Findings, players: Sequence[Player]) -> None:
        super().__init__(findings, players)
        self.words = CastleChances(findings, players)
        self._options = self.words.options
        self._rivals = range(self._options.rivals)

    def told(self, number: int) -> ChancesTold:
        """Of the curve with open cards, 0, or of the public one, 1."""
        is_public, words = bool(number), self.words
        return ChancesTold(
            words.title(is_public=is_public),
            self._curve(is_public=is_public),
            words.note(is_public=is_public),
            self.beside(),
            lambda at: words.at(at, is_public=is_public),
        )

    # --- the curve -----------------------------------------------------------------------------

    def _curve(self, *, is_public: bool) -> Curve:
        last = len(self._findings.sights) - 1
        lines = tuple(self.line(rival, is_public=is_public) for rival in self._rivals)
        return Curve(last, tuple(self._spans()), lines, tuple(self._marks()))

    def _spans(self) -> Iterator[CurveSpan]:
        for number in self._findings.rounds:
            own = self._findings.sights_of(number)
            yield CurveSpan(self.words.lore.round_number(number), own[0], own[-1])

    def name(self, rival: int) -> str:
        return self.words.name(rival)

    def line_told(self, rival: int, points: Sequence[tuple[int, Chances]]) -> str:
        return self.words.line(rival, points)

    def _marks(self) -> Iterator[CurveMark]:
        """Deals, elections, and whatever else turned the game."""
        turning = {one.at: (number, one) for number, one in self.numbered()}
        for at, came in enumerate(self._findings.happenings):
            number, point = turning.get(at, (0, None))
            if not (came.is_deal or came.election or point):
                continue
            changes = () if point is None else self.changes(point)
            changed = "; ".join(change.text for change in changes)
            told = " ".join(filter(None, (self.words.came(at), changed)))
            line = 0 if point is None else point.turns[0].seat
            yield CurveMark(at, _kind(came), told, self._picture(came), number, line)

    def _picture(self, came: Happening) -> str:
        if came.is_deal:
            return _CARD
        if came.election is None:
            return ""
        return pawn_name(self._options.edition, came.election.character)

    # --- beside it -----------------------------------------------------------------------------

    def moment(self, number: int, point: TurningPoint) -> MomentTold:
        came = self._findings.happenings[point.at]
        return MomentTold(
            point.at,
            self.words.came(point.at),
            self.changes(point),
            self._moved(came),
            _kind(came),
            number,
        )

    def _moved(self, came: Happening) -> str:
        """The picture of whoever was voted on, or moved."""
        if came.act is None:
            return self._picture(came)
        return pawn_name(self._options.edition, came.act[1].character)

    def blocks(self) -> Iterator[NightBlock]:
        """Luck first, which is short, then all single votes."""
        flips, lucky, words = self._findings.flips, self.lucky(), self.words
        if lucky:
            yield NightBlock(words.luck(), rows=lucky, note=words.luck_note())
        if flips:
            moments = tuple(map(self._flip, flips))
            yield NightBlock(words.flips(), moments, note=words.flip_note())

    def _flip(self, flip: Flip) -> MomentTold:
        changes = tuple(
            Change(
                self.persons(rival),
                self.words.otherwise(rival, flip.means[rival], flip.instead[rival]),
            )
            for rival in said(flip)
        )
        came = self._findings.happenings[flip.at]
        return MomentTold(flip.at, self.words.flip(flip), changes, self._picture(came))


def _kind(came: Happening) -> MarkKind:
    if came.is_deal:
        return MarkKind.LUCK
    if came.election is None:
        return MarkKind.PLAIN
    return MarkKind.WON if came.election.is_crowned else MarkKind.LOST
