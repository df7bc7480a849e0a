"""What Vienna hands the window."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.rules.core import Event, IllegalMove, Seat
from vivaroi_gui.rules.vienna import Options, View
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.told import Line, Row
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.retelling import Retelling
from vivaroi_gui.ui.session.screens import GamePages, Keys, Papers, RoundProgress, Screens
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.chatter import TownChatter
from vivaroi_gui.ui.vienna.chronicle_rows import latest, rows_since, since_last_action
from vivaroi_gui.ui.vienna.reading import TownReadAloud
from vivaroi_gui.ui.vienna.round_progress import round_progress
from vivaroi_gui.ui.vienna.timeline import timeline
from vivaroi_gui.ui.vienna.words.keys import key_words
from vivaroi_gui.ui.vienna.words.opponents import opponent_words
from vivaroi_gui.ui.vienna.words.refusals import refusal_words
from vivaroi_gui.ui.vienna.words.rounds import round_words
from vivaroi_gui.ui.vienna.words.steps import step_name

if TYPE_CHECKING:  # the start may show a table: what Home shows is loaded later
    from vivaroi_gui.ui.session.game_form import GameForm


class ViennaScreens(Screens[Options, View, Move]):
    """Town and column, the last count, and their words."""

    reading = TownReadAloud()
    step_name = staticmethod(step_name)

    def pages(self, settings: Settings, *, is_live: bool) -> GamePages:
        from vivaroi_gui.ui.vienna.pages import ViennaPages

        return ViennaPages(settings, is_live=is_live)

    def timeline(self, events: tuple[Event, ...], view: View) -> tuple[Moment, ...]:
        return timeline(events, view)

    def retelling(self) -> Retelling[Options, View, Move]:
        from vivaroi_gui.ui.vienna.retelling import ViennaRetelling

        return ViennaRetelling()

    chatter = TownChatter()
    guide = "guided-vienna"

    # --- words ---------------------------------------------------------------------------------

    def title(self, options: Options) -> str:
        return round_words().title()

    def full_title(self, edition: str) -> str:
        return round_words().title()

    def round_of(self, options: Options, number: int) -> str:
        return round_words().round(max(1, number))

    def round_number(self, options: Options, number: int) -> str:
        return round_words().round(max(1, number))

    def lines(
        self, events: Sequence[Event], players: Sequence[Player], options: Options, most: int
    ) -> tuple[Line, ...]:
        return latest(events, players, options, most)

    def refusal(self, refused: IllegalMove) -> str:
        return refusal_words().refusal(refused)

    def undo_refusal(self, refused: UndoRefusal) -> str:
        return refusal_words().undo_refusal(refused)

    def advice(self, advice: Advice, players: Sequence[Player], options: Options) -> str:
        from vivaroi_gui.ui.vienna.words.advice import advice_words

        return advice_words().advice(advice, players, options)

    def round_progress(self, view: View, *, is_counting: bool) -> RoundProgress:
        return round_progress(view, is_counting=is_counting)

    # --- what happened since one's turn --------------------------------------------------------

    def last_turn(self, events: Sequence[Event], options: Options, seat: Seat) -> int:
        return since_last_action(events, seat)

    def rows_since(
        self, events: Sequence[Event], players: Sequence[Player], view: View
    ) -> tuple[Row, ...]:
        if view.seat is None or view.turn != view.seat or view.result:
            return ()
        return rows_since(events, players, view.options, view.seat)

    def situation(self, view: View) -> object:
        return view.dice, view.whites, view.placed, view.coins

    # --- opponents -----------------------------------------------------------------------------

    def skill(self, level: str) -> str:
        return opponent_words().skill(level)

    # --- the first page, and the list of saved games -------------------------------------------

    def form(self, own: Path, parent: QWidget) -> "GameForm":
        from vivaroi_gui.ui.vienna.form.form_panel import ViennaForm

        return ViennaForm(own, parent)

    def form_ahead(self) -> Iterator[None]:
        from vivaroi_gui.ui.vienna.form import form_panel  # noqa: F401

        yield

    def title_picture(self, size: QRectF, left: QRectF, ratio: float) -> Sequence[Draw]:
        from vivaroi_gui.ui.vienna.title_picture import title_picture

        return title_picture(size, left, ratio)

    def paint_miniature(
        self, painter: QPainter, area: QRectF, view: View, players: Sequence[Player], ratio: float
    ) -> None:
        from vivaroi_gui.ui.vienna.scene.miniature import paint_miniature

        colours = [player.colour for player in players]
        paint_miniature(painter, area, view, colours, ratio)

    # --- the dialogs ---------------------------------------------------------------------------

    def keys(self) -> Keys:
        return key_words().keys()

    def papers(self) -> Papers[View]:
        from vivaroi_gui.ui.vienna.papers import ViennaPapers

        return ViennaPapers()


SCREENS: Final = ViennaScreens()
