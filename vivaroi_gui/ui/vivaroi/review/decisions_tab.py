"""The page of decisions: a person's own clear slips, by what could be known then."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.access_tree import AccessTree, rows_of
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.face_row import Faces
from vivaroi_gui.ui.kit.fonts import body, bold, display
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.kit.ink import fill, oval
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel_papers import paint_sheet
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portraits
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.session.chances import chances_words
from vivaroi_gui.ui.session.note_drawing import Paragraph, height_of, set_lines, write_lines
from vivaroi_gui.ui.session.review import NoteLine, NoteSign
from vivaroi_gui.ui.vivaroi.review.decisions import (
    MOST_SLIPS,
    Judging,
    SlipSeen,
    character_of,
    counting_for,
    held_by,
    seen,
)
from vivaroi_gui.ui.vivaroi.review.decisions_facts import FactWords
from vivaroi_gui.ui.vivaroi.review.decisions_layout import DecisionsLayout
from vivaroi_gui.ui.vivaroi.review.decisions_words import DecisionsWords
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.papers_tab import PapersTab
from vivaroi_gui.ui.vivaroi.review.slip_card import SlipCard, SlipTold
from vivaroi_gui.ui.vivaroi.words.editions import lore


class DecisionsTab(PapersTab):
    """One seat at a time: people first, whose decisions are looked at without asking."""

    access_tree: AccessTree | None = None

    def __init__(
        self,
        findings: Findings,
        players: Sequence[Player],
        judging: Judging,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._findings, self._players, self._judging = findings, players, judging
        seats = range(len(players))
        self._seats = tuple(sorted(seats, key=lambda seat: not judging.is_asked(seat)))
        self._options = findings.options
        self._words = DecisionsWords(self)
        self._facts = FactWords(self)
        self._words.lore = self._facts.lore = lore(self._options.edition)
        self._seat = self._seats[0]
        self._first = 0
        self._slips: tuple[SlipSeen, ...] = ()
        self._said = ""
        self.access_tree = AccessTree(self)
        self._faces = Faces([players[seat].persons for seat in self._seats], self)
        self._faces.chosen.connect(self._on_seat)
        self._faces.choose(0)
        self._cards = [SlipCard(self) for _ in range(MOST_SLIPS)]
        for number, card in enumerate(self._cards):
            card.clicked.connect(lambda _=False, number=number: self._watch(number))
        self._more = PaperButton(self, "down")
        self._more.clicked.connect(self._on_more_wanted)
        self._ask = PaperButton(self, "hint")
        self._ask.clicked.connect(self._on_asked)
        self.retranslate()

    # --- what the screen calls -----------------------------------------------------------------

    @property
    def title(self) -> str:
        return self._words.tab()

    @property
    def told(self) -> str:
        slips = len(self._findings.slips(self._seat))
        found = self._none() or (self._words.so_many_slips(slips),)
        return joined(self._words.title(self._player, self._players), *found)

    def take_focus(self) -> None:
        first = self._cards[0] if self._slips else self._faces.buttons[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is looked at ---------------------------------------------------------------------

    def _on_seat(self, place: int) -> None:
        self._seat, self._first = self._seats[place], 0
        self.fill_anew()

    def _on_more_wanted(self) -> None:
        """The next three, and after the last ones the largest again."""
        self._first += MOST_SLIPS
        if self._first >= len(self._findings.slips(self._seat)):
            self._first = 0
        self.fill_anew()

    def _on_asked(self) -> None:
        face = self._faces.buttons[self._seats.index(self._seat)]
        face.setFocus(Qt.FocusReason.OtherFocusReason)
        self.judgement_wanted.emit(self._seat)
        self.fill_anew()

    def _watch(self, number: int) -> None:
        self.watch_wanted.emit(self._findings.inputs_at(self._slips[number].at))

    @property
    def _player(self) -> Player:
        return self._players[self._seat]

    # --- filling -------------------------------------------------------------------------------

    def found(self) -> tuple[object, ...]:
        seats = tuple(self._found_of(seat) for seat in self._seats)
        return self._findings.slips(self._seat), seats, self._judging.is_whole(self._seat)

    def fill(self) -> None:
        found = self._findings.slips(self._seat)
        shown = found[self._first : self._first + MOST_SLIPS]
        self._slips = tuple(seen(self._findings, slip) for slip in shown)
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(self._slips))
        for card, one in zip(self._cards, self._slips, strict=False):
            card.tell(self._told(one), chances_words().watch())
        self._more.setText(self._words.more(len(found) - self._first - len(shown)))
        self._more.setAccessibleName(self._more.words)
        self._more.setVisible(len(found) > MOST_SLIPS)
        self._ask.setText(self._words.ask())
        self._ask.setAccessibleName(self._ask.words)
        self._ask.setVisible(not (self._player.is_persons or self._judging.is_asked(self._seat)))
        table = (labelled(name, found[0]) for name, found in self._round_the_table())
        told = *self._none(), *(line.text for line in self._summary()), *table
        set_description(self, " ".join(told))
        title = self._words.title(self._player, self._players)
        parts = (AccessPart("whose", Role.Heading, title), *rows_of([(one, "") for one in told]))
        if self.access_tree is not None:
            self.access_tree.show(lambda: parts)
        self._say_if_new()

    def _say_if_new(self) -> None:
        """Whose decisions these are, and what has been found in them by now."""
        before, self._said = self._said, self.told
        if self.isVisible() and self._said != before:
            announce(self, self._said)

    def _told(self, one: SlipSeen) -> SlipTold:
        words, player = self._words, self._player
        held = held_by(self._findings, one)
        lines = [
            NoteLine(words.played(one, player, held), NoteSign.DONE),
            NoteLine(words.better(one, player, held), NoteSign.BETTER),
            NoteLine(words.difference(one)),
        ]
        if fact := self._facts.fact(one, counting_for(self._findings, one)):
            lines.insert(2, NoteLine(fact))
        where = words.lore.round_number(self._findings.happenings[one.at].round)
        colour = colour_of(player)
        return SlipTold(where, lines, self._options.edition, character_of(one), colour)

    def _none(self) -> tuple[str, ...]:
        """That nothing was found, or nothing yet; nothing where something was."""
        if self._slips:
            return ()
        if not self._judging.is_asked(self._seat):
            return (self._words.not_looked_at(self._player),)
        is_whole = self._judging.is_whole(self._seat)
        return (self._words.none() if is_whole else self._words.none_yet(),)

    def _summary(self) -> Iterator[NoteLine]:
        """How many were looked at, and what was found."""
        words, findings = self._words, self._findings
        slips = len(findings.slips(self._seat))
        found = words.looked_at(findings.decisions(self._seat))
        if slips:
            found = f"{found}, {words.so_many_slips(slips)}"
        if self._judging.is_asked(self._seat):
            yield NoteLine(f"{found}.")
        yield NoteLine(words.fair(self._player))
        yield NoteLine(words.what_better_means())

    def _found_of(self, seat: Seat) -> tuple[int, int] | None:
        """How many decisions of a seat were looked at, and how many slips they were."""
        if not self._judging.is_asked(seat):
            return None
        return self._findings.decisions(seat), len(self._findings.slips(seat))

    def _round_the_table(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each seat, and what was found of it, in shorter words too."""
        words = self._words
        for seat in self._seats:
            found, name = self._found_of(seat), people().seat(self._players[seat])
            if found is None:
                yield name, (words.not_asked(),)
            else:
                slips = words.so_many_slips(found[1])
                yield name, (f"{words.looked_at(found[0])}, {slips}", slips)

    def retranslate(self) -> None:
        self._faces.set_words(self._words.whose())

    # --- placing and painting ------------------------------------------------------------------

    @property
    def layout_now(self) -> DecisionsLayout:
        return DecisionsLayout(self.width(), self.height(), len(self._seats))

    def place(self) -> None:
        layout = self.layout_now
        self._faces.place(layout.faces, layout.face_rows)
        for number, card in enumerate(self._cards):
            card.set_unit(layout.unit)
            card.setGeometry(layout.slip(number))
        shown = self._cards[: len(self._slips)]
        step = min((card.largest_step for card in shown), default=1.0)
        for card in shown:
            card.step = step
        self._more.set_unit(layout.unit)
        size = self._more.sizeHint()
        corner = layout.button.center() - QPointF(size.width(), size.height()) / 2
        self._more.setGeometry(QRectF(corner, size).toRect())
        self._ask.set_unit(layout.unit)
        size, middle = self._ask.sizeHint(), layout.wide.center() + QPointF(0, 110 * layout.unit)
        corner = middle - QPointF(size.width(), size.height()) / 2
        self._ask.setGeometry(QRectF(corner, size).toRect())

    def paint_papers(self, painter: QPainter) -> None:
        layout = self.layout_now
        paint_sheet(painter, layout.wide, layout.unit)
        self.paint_title(painter, self._words.title(self._player, self._players))
        self._paint_how(painter, layout)
        for told in self._none():
            self._paint_none(painter, layout, told)

    def least_height(self, width: int) -> int:
        """The table has room; a higher page may have larger words, which want more of it."""
        tall = replace(self.layout_now, width=width, height=width)
        if tall.is_stacked:
            return tall.least_height

        def is_enough(high: int) -> bool:
            return self._needed(replace(tall, height=high)) <= high

        return bisect_left(range(self._needed(tall)), True, key=is_enough)

    def _needed(self, layout: DecisionsLayout) -> int:
        """How high a page is that has all of it, with words of that size."""
        _, paper = self._how(layout)
        return layout.height_with_table(paper.bottom())

    def _how(self, layout: DecisionsLayout) -> tuple[list[Paragraph], QRectF]:
        """How many decisions were judged, and by what, and a paper as high as that needs."""
        lines = set_lines(tuple(self._summary()), layout.text.width(), layout.unit)
        paper = QRectF(layout.narrow)
        paper.setBottom(layout.text.top() + height_of(lines) + 30 * layout.unit)
        return lines, paper

    def _paint_how(self, painter: QPainter, layout: DecisionsLayout) -> None:
        unit = layout.unit
        lines, paper = self._how(layout)
        paint_sheet(painter, paper, unit)
        self.paint_narrow_title(painter, self._words.how())
        write_lines(painter, layout.text, lines, unit, self)
        self._paint_table(painter, layout, layout.table(paper.bottom()))

    def _paint_table(self, painter: QPainter, layout: DecisionsLayout, table: QRectF) -> None:
        unit, pen, ratio = layout.unit, Pen(painter, []), self.devicePixelRatioF()
        paint_sheet(painter, table, unit)
        title = layout.narrow_title
        title.moveTop(table.top() + 14 * unit)
        write_middle(painter, title, self._words.table(), display(23 * unit), tones().ink)
        paint_rule(painter, title.left(), title.right(), title.bottom() + 6 * unit)
        for number, (name, found) in enumerate(self._round_the_table()):
            row, persons = layout.row(table, number), self._players[self._seats[number]].persons
            radius = 17 * unit
            reach = radius * (1 + 0.75 * (len(persons) - 1))
            middle = QPointF(row.left() + reach, row.center().y())
            paint_portraits(painter, persons, middle, radius, ratio, 1.5)
            left = middle.x() + reach + 14 * unit
            room, soft = row.right() - left, tones().soft_ink
            at = QPointF(left, row.center().y() - 3 * unit)
            pen.line(at, name, display(19 * unit), tones().ink, room)
            pen.line_of(at + QPointF(0, layout.row_line), found, body(15 * unit), soft, room)

    def _paint_none(self, painter: QPainter, layout: DecisionsLayout, told: str) -> None:
        """Calmly, in the middle of the paper."""
        unit = layout.unit
        middle, radius = layout.wide.center(), 32 * unit
        at = middle - QPointF(0, 60 * unit)
        if self._judging.is_asked(self._seat) and self._judging.is_whole(self._seat):
            fill(painter, oval(at.x(), at.y(), radius, radius), tones().assent)
            paint_icon(painter, at, "check", 1.4 * radius, tones().ribbon_text, self)
        area = QRectF(0, 0, 0.66 * layout.wide.width(), 100 * unit)
        area.moveCenter(middle + QPointF(0, 40 * unit))
        Pen(painter, []).lines(area, told, bold(20 * unit), tones().heading)
