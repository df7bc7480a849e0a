"""The page of secrets: what could be guessed about a person in a round, and what gave it away."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.vivaroi.review.parts import Telling
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.face_row import Faces
from vivaroi_gui.ui.kit.fonts import body, display, fit
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.panel_papers import paint_sheet
from vivaroi_gui.ui.kit.people import persons
from vivaroi_gui.ui.kit.portrait import colour_of
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, MIDDLE, RIGHT, Pen
from vivaroi_gui.ui.session.chances import chances_words
from vivaroi_gui.ui.vivaroi.review.findings import MOST_TELLING, Findings
from vivaroi_gui.ui.vivaroi.review.glimpse_row import CHANCE, NAME, GlimpseRow, GlimpseShown
from vivaroi_gui.ui.vivaroi.review.papers_tab import PapersTab
from vivaroi_gui.ui.vivaroi.review.secrets import (
    MOST_MOMENTS,
    Glimpse,
    glimpses,
    telling_moments,
    true_card,
)
from vivaroi_gui.ui.vivaroi.review.secrets_layout import SecretsLayout
from vivaroi_gui.ui.vivaroi.review.secrets_words import SecretsWords
from vivaroi_gui.ui.vivaroi.review.telling_card import TellingCard, TellingTold
from vivaroi_gui.ui.vivaroi.words.editions import lore


class SecretsTab(PapersTab):
    """One person and one round at a time; begins with a person at the screen, or with who won."""

    access_tree: AccessTree | None = None

    def __init__(
        self, findings: Findings, players: Sequence[Player], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.access_tree = self._tree = AccessTree(self, is_whole=True)
        self._findings, self._players = findings, players
        self._last = findings.sights[-1].view
        self._options = self._last.options
        self._words = SecretsWords(self)
        self._words.lore = lore(self._options.edition)
        self._persons = persons(players)
        self._person = self._first_person()
        self._round = findings.rounds[-1]
        self._shown: tuple[Glimpse, ...] = ()
        self._faces = Faces([(person,) for person in self._persons], self)
        self._faces.chosen.connect(self._on_person)
        self._numbers = Segmented([""] * len(findings.rounds), self)
        self._numbers.chosen.connect(self._on_round)
        self._rows = [GlimpseRow(self) for _ in range(MOST_MOMENTS)]
        self._cards = [TellingCard(self) for _ in range(MOST_TELLING)]
        for number, row in enumerate(self._rows):
            row.clicked.connect(lambda _=False, number=number: self._watch_row(number))
            if number:  # Tab stops at the first one, and arrows lead on
                row.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        for number, card in enumerate(self._cards):
            card.clicked.connect(lambda _=False, number=number: self._watch_telling(number))
        self._faces.choose(self._person)
        self._numbers.choose(len(findings.rounds) - 1)
        self.retranslate()

    def _first_person(self) -> int:
        people_there = [seat for seat, one in enumerate(self._players) if one.is_human]
        winners = self._last.result.winners if self._last.result else ()
        seat: Seat = next(iter((*people_there, *winners)), 0)
        return int(self._options.sides[seat][0])

    # --- what the screen calls -----------------------------------------------------------------

    @property
    def title(self) -> str:
        return self._words.tab()

    @property
    def told(self) -> str:
        """Whose card is looked at, and in which round."""
        title = self._words.title(self._persons[self._person].name)
        return joined(title, self._words.lore.round_number(self._round))

    def take_focus(self) -> None:
        self._faces.buttons[self._person].setFocus(Qt.FocusReason.OtherFocusReason)

    def pictures_ahead(self) -> Iterator[None]:
        layout, ratio = self.layout_now, self.devicePixelRatioF()
        for paper in (layout.wide, layout.narrow):
            paint = partial(paint_sheet, area=paper, unit=layout.unit)
            painted(QRectF(0, 0, 1, 1), ratio, paint)
            yield
        if self._shown:
            yield from self._rows[0].cast_ahead()
        for card in self._cards[: len(self._tellings)]:
            card.pawn_ahead()
            yield

    # --- what is looked at ---------------------------------------------------------------------

    def _on_person(self, person: int) -> None:
        self._person = person
        self.fill_anew()

    def _on_round(self, place: int) -> None:
        self._round = self._findings.rounds[place]
        self.fill_anew()

    def _watch_row(self, number: int) -> None:
        self.watch_wanted.emit(self._findings.inputs_at(self._shown[number].at))

    def _watch_telling(self, number: int) -> None:
        self.watch_wanted.emit(self._findings.inputs_at(self._tellings[number].at))

    @property
    def _tellings(self) -> Sequence[Telling]:
        return self._findings.tellings(self._person)

    @property
    def _is_known(self) -> bool:
        """Whether all that was told is found out: the curve comes after it."""
        return self._findings.is_complete or bool(self._findings.curve(is_public=False))

    # --- filling -------------------------------------------------------------------------------

    def found(self) -> tuple[object, ...]:
        shown = glimpses(self._findings, self._person, self._round)
        return shown, tuple(self._tellings), self._is_known

    def fill(self) -> None:
        self._shown = glimpses(self._findings, self._person, self._round)
        self._fill_rows()
        self._fill_cards()
        self._tell_parts()

    def _tell_parts(self) -> None:
        """The rows below whose card and which round they are of, and what gave it away."""
        words, name = self._words, self._persons[self._person].name
        goal = true_card(self._last, self._round, self._person)
        names = ", ".join(map(words.lore.character, goal))
        card = labelled(words.heads()[-1], names) if goal else ""
        guessed = AccessPart("guessed", Role.Heading, self.told, card)
        told = AccessPart("told", Role.Heading, words.tellings(name))
        nothing = AccessPart("nothing", Role.StaticText, words.nothing_told())
        found = self._cards if self._tellings or not self._is_known else [nothing]
        parts = (self._faces, self._numbers, guessed, *self._rows, told, *found)
        self._tree.show(lambda: parts)

    def _fill_rows(self) -> None:
        words, edition = self._words, self._options.edition
        goal = true_card(self._last, self._round, self._person)
        telling = telling_moments(self._findings, self._person)
        seat = self._options.seat_of(self._person)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(self._shown))
        for number, (row, glimpse) in enumerate(zip(self._rows, self._shown, strict=False)):
            is_last = glimpse is self._shown[-1]
            moment = GlimpseShown(
                glimpse,
                edition,
                words.moment(glimpse, seat),
                words.chance(glimpse.card),
                telling.get(glimpse.at, 0),
                goal if is_last else (),
                banished(self._options, goal),
            )
            row.show_moment(moment, is_even=number % 2 == 0)
            row.describe(words.row(glimpse, seat), chances_words().watch())

    def _fill_cards(self) -> None:
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(self._tellings))
        for number, (card, one) in enumerate(zip(self._cards, self._tellings, strict=False), 1):
            card.tell(self._told(number, one), chances_words().watch())

    def _told(self, number: int, telling: Telling) -> TellingTold:
        words = self._words
        return TellingTold(
            number,
            words.lore.round_number(self._findings.happenings[telling.at].round),
            words.act(telling, self._findings, self._players),
            words.effect(telling),
            self._options.edition,
            telling.character,
            (telling.before, words.chance(telling.before)),
            (telling.after, words.chance(telling.after)),
            colour_of(self._persons[self._person]),
        )

    def retranslate(self) -> None:
        words, rounds = self._words, self._findings.rounds
        self._faces.set_words(words.whose())
        self._numbers.set_words(words.lore.round_(), [str(number) for number in rounds])
        self._numbers.setVisible(len(rounds) > 1)

    # --- placing and painting ------------------------------------------------------------------

    @property
    def layout_now(self) -> SecretsLayout:
        many, rows = len(self._persons), len(self._shown)
        return SecretsLayout(self.width(), self.height(), many, rows)

    def place(self) -> None:
        layout = self.layout_now
        self._faces.place(layout.faces, layout.face_rows)
        self._numbers.set_unit(layout.unit)
        self._numbers.resize(self._numbers.sizeHint())
        area, size = layout.numbers, self._numbers.size()
        corner = QPointF(area.right() - size.width(), area.center().y() - size.height() / 2)
        self._numbers.move(corner.toPoint())
        for number, row in enumerate(self._rows):
            row.set_unit(layout.unit)
            row.setGeometry(layout.row(number))
        for number, card in enumerate(self._cards):
            card.set_unit(layout.unit)
            card.setGeometry(layout.telling(number))

    def paint_papers(self, painter: QPainter) -> None:
        layout, words = self.layout_now, self._words
        unit, name = layout.unit, self._persons[self._person].name
        paint_sheet(painter, layout.wide, unit)
        paint_sheet(painter, layout.narrow, unit)
        self.paint_title(painter, words.title(name))
        self._paint_heads(painter, layout)
        small = body(16 * unit)
        Pen(painter, []).lines(layout.legend, words.legend(), small, tones().soft_ink, LEFT)
        self.paint_narrow_title(painter, words.tellings(name))
        if not self._tellings and self._is_known:
            self._paint_nothing(painter, layout)

    def _paint_heads(self, painter: QPainter, layout: SecretsLayout) -> None:
        """What the columns are, and what the numbers at their right."""
        unit, area, heads = layout.unit, layout.heads, self._words.heads()
        made = min((self._head(one, layout) for one in heads), key=QFont.pixelSize)
        base = area.center().y() + QFontMetricsF(made).capHeight() / 2
        left, right = area.left() + NAME.at(unit), area.right() - CHANCE.at(unit)
        first, middle, last = (QFontMetricsF(made).horizontalAdvance(one) for one in heads)
        needed = 14 * unit + first + 10 * unit + middle + 10 * unit + last
        margin = min(max(2 * unit, 58 * unit - last / 2), max(4 * unit, area.width() - needed))
        free = area.right() - margin - last - 10 * unit
        places = (
            (area.left() + 14 * unit, LEFT),
            (min((left + right) / 2, free - middle / 2), MIDDLE),
            (area.right() - margin - last / 2, MIDDLE),
        )
        for text, (x, side) in zip(heads, places, strict=True):
            write(painter, QPointF(x, base), text, made, tones().heading, side)
        if self._numbers.isVisibleTo(self):
            self._paint_round(painter, layout)

    def _head(self, text: str, layout: SecretsLayout) -> QFont:
        return fit(text, display(16 * layout.unit), CHANCE.at(layout.unit), 13)

    def _paint_round(self, painter: QPainter, layout: SecretsLayout) -> None:
        """Before the numbers of the rounds."""
        numbers, text = QRectF(self._numbers.geometry()), self._words.lore.round_()
        right = numbers.left() - 8 * layout.unit
        made = fit(text, display(17 * layout.unit), right - layout.numbers.left(), 13)
        base = numbers.center().y() + QFontMetricsF(made).capHeight() / 2
        write(painter, QPointF(right, base), text, made, tones().heading, RIGHT)

    def _paint_nothing(self, painter: QPainter, layout: SecretsLayout) -> None:
        """That no single act gave much away."""
        unit, title, told = layout.unit, layout.narrow_title, self._words.nothing_told()
        at = QPointF(layout.narrow.center().x(), title.bottom() + 60 * unit)
        small = fit(told, body(17 * unit), title.width(), 13)
        write(painter, at, told, small, tones().soft_ink)
