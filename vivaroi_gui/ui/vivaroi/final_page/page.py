"""The end of the game: who wins, how every number came about, and what to do next."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body, display, fit
from vivaroi_gui.ui.kit.ink import outline
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_paper, paint_rule
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.player_strip import Who
from vivaroi_gui.ui.kit.sheet import Backing
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.winners import (
    evening_sky,
    paint_notes,
    paint_podium,
    paint_winners,
)
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.final_page.layout import FinalColumns, FinalLayout
from vivaroi_gui.ui.vivaroi.final_page.outcome import (
    FinalStanding,
    final_standings,
)
from vivaroi_gui.ui.vivaroi.final_page.row import FinalRow
from vivaroi_gui.ui.vivaroi.final_page.words import FinalWords
from vivaroi_gui.ui.vivaroi.pictures import crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.words.editions import lore

_PODIUM = 2
_FACTS = (("kit/card-no", 38.0, 52.0), ("kit/arrow-up", 40.0, 46.0), ("kit/crown", 44.0, 38.0))
_ACHE = ("kit/card-ache", 38.0, 52.0)


class FinalPage(GamePage[Options, View, Move]):
    """Shows the result of a view; where it is watched again there is nothing to go on to."""

    is_end = True

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._words = FinalWords(self)
        self._ground = Backing(self, self._paint_ground)
        self._rows: list[FinalRow] = []
        self._standings: tuple[FinalStanding, ...] = ()
        self._footer_right = 0.0
        self._menu = PaperButton(self)
        self._menu.clicked.connect(self.home_wanted)
        self._again = PaperButton(self, "restart", is_primary=True)
        self._again.clicked.connect(self.play_again_wanted)
        self._watch = PaperButton(self, "eye")
        self._watch.clicked.connect(self.watch_again_wanted)
        if not is_live:
            for button in self._buttons:
                button.hide()
        settings.changed.connect(self._redraw)
        settings.relit.connect(self._redraw)

    # --- what the window calls -----------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._players = players
        self._words.lore = lore(options.edition)
        self._view = None

    def show_view(self, view: View) -> None:
        """Shows the result of the game."""
        self._view = view
        self._fill()
        self._retranslate()

    def take_focus(self) -> None:
        """Takes the keys; the golden button is the first that Tab finds."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _buttons(self) -> tuple[PaperButton, ...]:
        """The buttons of the page, from the right."""
        return self._again, self._menu, self._watch

    # --- rendering -----------------------------------------------------------------------------

    @property
    def _layout(self) -> FinalLayout:
        rounds = len(self._view.history) if self._view else 1
        return FinalLayout(self.width(), self.height(), max(1, len(self._standings)), rounds)

    def _fill(self) -> None:
        """The rows, from the view alone."""
        if self._view is None:
            return
        rows = self._standings = final_standings(self._view)
        while len(self._rows) < len(rows):
            self._rows.append(FinalRow(self))
        best = [max(round_.gained) for round_ in self._view.history]
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

    def _retranslate(self) -> None:
        if self._view is None:
            return
        facts = self._words.facts_told(self._view.options)
        for row, standing in zip(self._rows, self._standings, strict=False):
            spoken = self._words.row(standing, self._words.name(standing, self._players))
            row.set_words(spoken, facts)
        self._menu.setText(self._words.menu())
        self._again.setText(self._words.play_again())
        self._watch.setText(self._words.watch_again())
        for button in self._buttons:
            button.setAccessibleName(button.words)
        if self._view.result is not None:
            won = self._words.wins(self._view.result, self._players)
            self.setAccessibleName(f"{won} {self._words.notes(self._view, self._players)}")
        self._place()
        self._redraw()

    def _redraw(self) -> None:
        self._ground.forget()

    def _place(self) -> None:
        layout = self._layout
        for number, row in enumerate(self._rows[: len(self._standings)]):
            row.setGeometry(layout.row(number).toRect())
            row.set_unit(layout.unit)
        right = layout.paper.right() - 22 * layout.unit
        for button in (one for one in self._buttons if not one.isHidden()):
            button.set_unit(layout.unit)
            size = button.sizeHint()
            top = layout.footer.center().y() - size.height() / 2
            button.setGeometry(QRect(QPointF(right - size.width(), top).toPoint(), size))
            right -= size.width() + 6 * layout.unit
        self._footer_right = right

    # --- drawing -------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        view = self._view
        assert view is not None, "an end without a game"
        layout = self._layout
        painter.drawPixmap(0, 0, evening_sky(layout, self.devicePixelRatioF()))
        self._paint_winners(painter, layout, view)
        paint_paper(painter, layout.paper)
        self._paint_title(painter, layout)
        self._paint_heads(painter, layout, view)
        self._paint_footer(painter, layout, self._words.summary(view))

    def _paint_winners(self, painter: QPainter, layout: FinalLayout, view: View) -> None:
        result, words, ratio = view.result, self._words, self.devicePixelRatioF()
        if result is None:
            return
        ribbon = (words.wins(result, self._players), words.with_points(view, result))
        rows = self._standings
        winners = [self._persons(row) for row in rows if _has_won(row, result)]
        paint_winners(painter, layout, winners, ribbon, ratio)
        others = [row for row in rows if not _has_won(row, result)]
        podium = []
        for row in others[:_PODIUM]:
            told = words.podium(words.name(row, self._players), self._persons(row), row.total)
            podium.append((row.rank, self._persons(row), told))
        paint_podium(painter, layout, podium, ratio)
        paint_notes(painter, layout, words.notes(view, self._players))

    def _paint_title(self, painter: QPainter, layout: FinalLayout) -> None:
        unit, paper, title = layout.unit, layout.paper, self._words.title()
        made = display(34 * unit)
        write(
            painter, QPointF(paper.center().x(), paper.top() + 50 * unit), title, made, tones().ink
        )
        half = made.pixelSize() * len(title) * 0.27 + 24 * unit
        y = paper.top() + 40 * unit
        paint_rule(painter, paper.left() + 60 * unit, paper.center().x() - half, y)
        paint_rule(painter, paper.center().x() + half, paper.right() - 60 * unit, y)

    def _paint_heads(self, painter: QPainter, layout: FinalLayout, view: View) -> None:
        unit, row, words = layout.unit, layout.row(0), self._words
        facts = words.facts(view.options)
        has_start = view.options.rulebook.start_total > 0
        columns = FinalColumns(row.width(), unit, layout.rounds, len(facts), has_start=has_start)
        base = row.top() - 8 * unit

        def head(x: float, text: str, room: float) -> None:
            made = fit(text, display(17 * unit), room, 13)
            write(painter, QPointF(row.left() + x, base), text, made, tones().heading)

        head(columns.player, words.player(), 160 * unit)
        head(columns.total, words.total(), 90 * unit)
        if columns.start is not None:
            head(columns.start, words.start(), 60 * unit)
        for x, round_ in zip(columns.rounds, view.history, strict=True):
            head(x, words.round_(round_.number), columns.pitch - 2 * unit)
            for number, count in enumerate(round_.counts):
                aside = (number - (len(round_.counts) - 1) / 2) * 38
                spot = QPointF(row.left() + x + aside * unit, base - 22 * unit)
                king = view.options.edition, count.king
                _paint_king(painter, king, spot, unit, self.devicePixelRatioF())
        signs = _FACTS if len(facts) == len(_FACTS) else (_FACTS[0], _ACHE, *_FACTS[1:])
        for x, text, sign in zip(columns.facts, facts, signs, strict=True):
            head(x, text, (84 if len(facts) == len(_FACTS) else 62) * unit)
            self._paint_sign(painter, sign, QPointF(row.left() + x, base - 46 * unit), unit)
        line = QPainterPath(QPointF(row.left() + columns.line, base - 70 * unit))
        line.lineTo(row.left() + columns.line, layout.footer.top() - 4 * unit)
        outline(painter, line, tones().row_edge, 1.4)

    def _paint_sign(
        self, painter: QPainter, sign: tuple[str, float, float], middle: QPointF, unit: float
    ) -> None:
        name, width, height = sign[0], sign[1] * unit, sign[2] * unit
        pixmap = picture(name, width, height, self.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(width / 2, height / 2), pixmap)

    def _paint_footer(self, painter: QPainter, layout: FinalLayout, text: str) -> None:
        area = QRectF(layout.footer)
        area.setRight(self._footer_right - 4 * layout.unit)
        painter.setFont(body(16.5 * layout.unit))
        painter.setPen(tones().soft_ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, text)

    # --- Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.forget()
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)


def _paint_king(
    painter: QPainter, king: tuple[str, int], feet: QPointF, unit: float, ratio: float
) -> None:
    """A King of the game over the column of the round."""
    height = 62 * unit
    pawn = pawn_picture(*king, height, ratio)
    painter.drawPixmap(feet - QPointF(height * PAWN_RATIO / 2, height), pawn)
    wide = 24 * unit
    crown = crown_picture(wide, ratio)
    painter.drawPixmap(feet - QPointF(wide / 2, height + wide * 0.62), crown)


def _has_won(row: FinalStanding, result: Result) -> bool:
    return result.is_emissary if row.seat is None else row.seat in result.winners
