"""The last page of a game: who has won at the left, a paper that explains each point, what next."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Move, Options, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.buttons import PaperButton, lay_from_right
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.festive import paint_dim
from vivaroi_gui.ui.kit.fonts import body, display, smaller
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_paper, paint_rule
from vivaroi_gui.ui.kit.pictures import paint_landscape
from vivaroi_gui.ui.kit.player_strip import PlayerStrip
from vivaroi_gui.ui.kit.podium import Pedestal, Rising, paint_stands, stands
from vivaroi_gui.ui.kit.portrait import colour_of
from vivaroi_gui.ui.kit.rows import EndLayout
from vivaroi_gui.ui.kit.sheet import Backing
from vivaroi_gui.ui.kit.small_rows import RibbonWords, SmallRows, paint_top_ribbon, quiet_areas
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.winners import (
    Honoured,
    evening_sky,
    paint_faces,
    paint_names,
    paint_notes,
    paint_ribbon_of,
)
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings

O = TypeVar("O", bound=Options)  # noqa: E741
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)
_SUMMARY = 190.0
"""Units that the line beside the buttons needs."""
_LAUREL = 150.0
"""Units from the middle of the winner's face up to where its laurel has ended."""
_FACE = 300.0
"""How high the winner's face is, of 854 from the top."""
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class EndPage(GamePage[O, V, M]):
    """Shows the result of a view; where it is watched again there is nothing to go on to."""

    is_end = True
    access_tree: AccessTree | None = None

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self.access_tree = self._tree = AccessTree(self, title="end")
        self._settings = settings
        self._is_live = self._has_more = is_live
        self._players: tuple[Player, ...] = ()
        self._view: V | None = None
        self._ground = Backing(self, self._paint_ground)
        self._footer_right = 0.0
        self._menu = PaperButton(self)
        self._menu.clicked.connect(self.home_wanted)
        self._again = PaperButton(self, "restart", is_primary=True)
        self._again.clicked.connect(self.play_again_wanted)
        self._watch = PaperButton(self, "eye")
        self._watch.clicked.connect(self.watch_again_wanted)
        self._explain = PaperButton(self, "hint")
        self._explain.clicked.connect(self.explanation_wanted)
        self._explain.setVisible(self.explains)
        if not is_live:
            for button in self._buttons:
                button.hide()
        self._rising = Rising(self)
        for told in (self._rising.risen, settings.changed, settings.relit):
            told.connect(self._repaint)  # a slot of the page: it goes with the page

    def _repaint(self) -> None:
        self._ground.forget()

    # --- what a game says ----------------------------------------------------------------------

    @property
    def layout_now(self) -> EndLayout:
        raise NotImplementedError

    @property
    def rows(self) -> Sequence[PlayerStrip]:
        """Those that are shown, the winner first."""
        raise NotImplementedError

    def fill(self, view: V) -> None:
        """The rows, from a view alone."""
        raise NotImplementedError

    def speak(self, view: V) -> str:
        """Says the rows in the language that is spoken now; in return, what the page tells."""
        raise NotImplementedError

    def summary(self, view: V) -> str:
        """The line beside the buttons."""
        raise NotImplementedError

    def summary_in_brief(self, view: V) -> str:
        """The same where it has no room."""
        return self.summary(view)

    def honoured(self, view: V) -> Honoured | None:
        """Who is seen at the left side; nobody before there is a result."""
        raise NotImplementedError

    def paint_heads(self, painter: QPainter, view: V) -> None:
        """The heads of the columns."""
        raise NotImplementedError

    # --- what the window calls -----------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: O, agreed: TableOptions) -> None:
        self._players = players
        self._view = None

    def show_view(self, view: V) -> None:
        """Shows the result of the game; shown once more, it is celebrated no second time."""
        is_first, self._view = self._view is None, view
        if is_first:
            self._rising.stop()
        self.retranslate()
        if is_first and self._is_live:
            self._celebrate()
        elif self._rising.is_moving:
            self._rising.fit()

    def _celebrate(self) -> None:
        """The podium rises, unless nothing is to move."""
        settings = self._settings
        if settings.is_calm or not settings.speed.factor or not self._stands():
            sound(Cue.WON)
        else:
            self._rising.begin(self._stands, settings.speed.factor)

    def _stands(self) -> list[Pedestal]:
        if self.layout_now.is_small:
            return []
        honoured = None if self._view is None else self.honoured(self._view)
        return stands(self.layout_now, honoured) if honoured else []

    @property
    def is_moving(self) -> bool:
        return self._rising.is_moving

    def skip(self) -> None:
        """The podium stands."""
        self._rising.end()

    def take_focus(self) -> None:
        """Takes the keys; the golden button is the first that Tab finds."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _buttons(self) -> tuple[PaperButton, ...]:
        """The buttons of the page, from the right."""
        return self._again, self._menu, self._watch, self._explain

    @property
    def watch_area(self) -> QRectF:
        """Where the button lies that shows the game again; empty where there is none."""
        return QRectF() if self._watch.isHidden() else QRectF(self._watch.geometry())

    def hide_more(self) -> None:
        """There is nothing to watch again, and nothing explained."""
        self._has_more = False
        for button in (self._watch, self._explain):
            button.hide()

    # --- rendering -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        if self._view is None:
            return
        self.fill(self._view)
        self._menu.setText(end_words().menu())
        self._again.setText(end_words().play_again())
        self._watch.setText(end_words().watch_again())
        self._explain.setText(end_words().explain())
        for button in self._buttons:
            button.setAccessibleName(button.words)
        told = self.speak(self._view)
        if told:
            self.setAccessibleName(told)
            head = AccessPart("head", Role.Heading, told)
            summary = self.summary(self._view).replace(" · ", ", ")
            foot, rows = AccessPart("summary", Role.StaticText, summary), tuple(self.rows)
            self._tree.show(lambda: (head, *rows, foot))
        self._place()
        self._ground.forget()

    def _place(self) -> None:
        layout = self.layout_now
        for number, row in enumerate(self.rows):
            row.setGeometry(layout.row(number).toRect())
            row.set_unit(layout.unit)
        self._shorten(layout)
        shown = list(_shown(self._buttons))
        self._footer_right = lay_from_right(shown, layout.buttons, 6 * layout.unit)
        honoured = None if self._view is None else self.honoured(self._view)
        self.quiet_areas = _quiet_of(layout, honoured)

    def _shorten(self, layout: EndLayout) -> None:
        """The button that explains says so in a word where the line beside it has no room."""
        self._explain.setText(end_words().explain())
        across = 0.0
        for button in _shown(self._buttons):
            button.set_unit(layout.unit)
            across += button.sizeHint().width() + 6 * layout.unit
        if layout.footer.width() - across < _SUMMARY * layout.unit:
            self._explain.setText(end_words().explain_in_a_word())

    # --- drawing -------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        view = self._view
        assert view is not None, "an end without a game"
        layout = self.layout_now
        if isinstance(layout, SmallRows):
            _paint_small(painter, layout, self.honoured(view), self.devicePixelRatioF())
            self.paint_heads(painter, view)
            self._paint_footer(painter, view)
            return
        painter.drawPixmap(0, 0, evening_sky(layout, self.devicePixelRatioF()))
        if (honoured := self.honoured(view)) is not None:
            if not self._rising.is_moving:  # who has won is not told before his block has risen
                paint_stands(painter, layout, honoured, self.devicePixelRatioF())
                paint_ribbon_of(painter, layout, honoured)
            paint_names(painter, layout, honoured)
            paint_notes(painter, layout, honoured.notes)
        paint_paper(painter, layout.paper)
        _paint_title(painter, layout)
        self.paint_heads(painter, view)
        self._paint_footer(painter, view)

    def beside_buttons(self, view: V, area: QRectF) -> tuple[str, QFont | None]:
        """What is told there, and the font in which it has room, if there is one."""
        largest = body(16.5 * self.layout_now.unit)
        text = self.summary(view)
        if self.layout_now.is_small and (honoured := self.honoured(view)) is not None:
            told = f"{honoured.notes} {text}"  # there is no podium to stand below
            text = told if _fitted(told, largest, area) else honoured.notes
        if made := _fitted(text, largest, area):
            return text, made
        brief = self.summary_in_brief(view)
        return brief, _fitted(brief, largest, area)

    @property
    def room_beside_buttons(self) -> QRectF:
        area = QRectF(self.layout_now.footer)
        area.setRight(self._footer_right - 4 * self.layout_now.unit)
        return area

    def _paint_footer(self, painter: QPainter, view: V) -> None:
        area = self.room_beside_buttons
        text, made = self.beside_buttons(view, area)
        is_on_night = self.layout_now.is_small
        if made is None and is_on_night:
            return  # without room for any of it, it is only read out with the page
        painter.setFont(made or body(0))
        painter.setPen(tones().night_text if is_on_night else tones().soft_ink)
        painter.drawText(area, _WRAPPED, text)

    # --- Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.forget()
        self._place()
        if self._rising.is_moving:
            self._rising.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ground.forget()  # as large as the window, and another result comes next

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)


def _ribbon_words(honoured: Honoured) -> RibbonWords:
    return *honoured.ribbon, end_words().title()


def _quiet_of(layout: EndLayout, honoured: Honoured | None) -> tuple[QRectF, ...]:
    """Where nothing is to be read or clicked: above all over the winner's laurel."""
    if isinstance(layout, SmallRows):
        return quiet_areas(layout, _ribbon_words(honoured)) if honoured else ()
    edge, middle = 10 * layout.unit, layout.aside(0, _FACE)
    area = QRectF(layout.column).adjusted(edge, edge, -edge, 0)
    area.setBottom(middle.y() - _LAUREL * layout.unit)
    return (area,)


def _paint_title(painter: QPainter, layout: EndLayout) -> None:
    unit, paper, title = layout.unit, layout.paper, end_words().title()
    made = display(34 * unit)
    write(painter, QPointF(paper.center().x(), paper.top() + 50 * unit), title, made, tones().ink)
    half = made.pixelSize() * len(title) * 0.27 + 24 * unit
    y = paper.top() + 40 * unit
    paint_rule(painter, paper.left() + 60 * unit, paper.center().x() - half, y)
    paint_rule(painter, paper.center().x() + half, paper.right() - 60 * unit, y)


def _paint_small(
    painter: QPainter, layout: SmallRows, honoured: Honoured | None, ratio: float
) -> None:
    """Who has won stands on a ribbon, and there is no podium."""
    paint_landscape(painter, QRectF(0, 0, layout.width, layout.height))
    paint_dim(painter, QRectF(0, 0, layout.width, layout.height), 0.46)
    if honoured is not None:
        won = [one for persons in honoured.winners for one in persons]
        colour = colour_of(won[0]) if len(won) == 1 else tones().violet
        paint_top_ribbon(painter, layout, colour, _ribbon_words(honoured))
        at = layout.ribbon.topLeft() + QPointF(40, 28) * layout.page_unit
        paint_faces(painter, won[:2], at, 21 * layout.page_unit, ratio)
    paint_paper(painter, layout.paper)


class EndWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self) -> str:
        return self.tr("End of the game")

    def player(self) -> str:
        """The head of the names."""
        return self.tr("Player")

    def total(self) -> str:
        """The head of the totals."""
        return self.tr("Total")

    def play_again(self) -> str:
        return self.tr("Play again")

    def watch_again(self) -> str:
        return self.tr("Watch again")

    def explain(self) -> str:
        return self.tr("Explain the game")

    def explain_in_a_word(self) -> str:
        """The same, where room is short."""
        return self.tr("Explain")

    def menu(self) -> str:
        return self.tr("Menu")


@cache
def end_words() -> EndWords:
    """The one EndWords of the program."""
    return EndWords()


def _fitted(text: str, largest: QFont, area: QRectF) -> QFont | None:
    """The largest font in which a text has room on several lines, if there is one."""
    made: QFont | None = largest
    while made is not None:
        room = QFontMetricsF(made).boundingRect(area, _WRAPPED, text)
        if room.height() <= area.height() and room.width() <= area.width():
            return made
        made = smaller(made)
    return None


def _shown(buttons: Sequence[PaperButton]) -> list[PaperButton]:
    return [button for button in buttons if not button.isHidden()]
