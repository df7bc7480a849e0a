"""What Viva il Re! hands the window."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.rules.core import Event, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.told import Line, Row
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.retelling import Retelling
from vivaroi_gui.ui.session.screens import GamePages, Keys, Papers, RoundProgress, Screens
from vivaroi_gui.ui.session.tip import FirstTip
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.chatter import CastleChatter
from vivaroi_gui.ui.vivaroi.panels.chronicle_rows import latest, rows_since, since_last_action
from vivaroi_gui.ui.vivaroi.pictures import guard_names
from vivaroi_gui.ui.vivaroi.reading import CastleReadAloud
from vivaroi_gui.ui.vivaroi.round_progress import round_progress
from vivaroi_gui.ui.vivaroi.timeline import timeline
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.keys import key_words
from vivaroi_gui.ui.vivaroi.words.opponents import opponent_words
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words
from vivaroi_gui.ui.vivaroi.words.steps import step_name

if TYPE_CHECKING:  # the start may show a table: what Home shows is loaded later
    from vivaroi_gui.ui.session.game_form import GameForm

_TOLD_IN: Final = (Phase.PLACING, Phase.ASCENT, Phase.ELECTION)
"""When it is told what happened since one's turn."""


class VivaroiScreens(Screens[Options, View, Move]):
    """Castle, hall, count and end, with the words of the editions."""

    reading = CastleReadAloud()
    step_name = staticmethod(step_name)
    beat_ms = 150  # who moves, and whom, is announced after it (scene/acting.py)

    def pages(self, settings: Settings, *, is_live: bool) -> GamePages:
        from vivaroi_gui.ui.vivaroi.castle_pages import CastlePages

        return CastlePages(settings, is_live=is_live)

    def timeline(self, events: tuple[Event, ...], view: View) -> tuple[Moment, ...]:
        return timeline(events, view)

    def tips(self, view: View, page: str, persons: int) -> Iterator[FirstTip]:
        from vivaroi_gui.ui.vivaroi.tips import tips

        return tips(view, page, persons)

    def retelling(self) -> Retelling[Options, View, Move]:
        from vivaroi_gui.ui.vivaroi.retelling import CastleRetelling

        return CastleRetelling()

    # --- words ---------------------------------------------------------------------------------

    def title(self, options: Options) -> str:
        return lore(options.edition).title()

    def round_of(self, options: Options, number: int) -> str:
        return lore(options.edition).round_of(max(1, number), options.rounds)

    def round_number(self, options: Options, number: int) -> str:
        return lore(options.edition).round_number(max(1, number))

    def lines(
        self, events: Sequence[Event], players: Sequence[Player], options: Options, most: int
    ) -> tuple[Line, ...]:
        return latest(events, players, options, most)

    def refusal(self, refused: IllegalMove) -> str:
        return refusal_words().refusal(refused)

    def chosen_anew(self) -> str:
        return refusal_words().votes_anew()

    def replay_refusal(self) -> str:
        return refusal_words().read_votes_first()

    def undo_refusal(self, refused: UndoRefusal) -> str:
        return refusal_words().undo_refusal(refused)

    def advice(self, advice: Advice, players: Sequence[Player], options: Options) -> str:
        from vivaroi_gui.ui.vivaroi.words.advice import advice_words

        return advice_words().advice(advice, lore(options.edition))

    def round_progress(self, view: View, *, is_counting: bool) -> RoundProgress:
        return round_progress(view, is_counting=is_counting)

    # --- what happened since one's turn --------------------------------------------------------

    def last_turn(self, events: Sequence[Event], options: Options, seat: Seat) -> int:
        return since_last_action(events, options, seat)

    def rows_since(
        self, events: Sequence[Event], players: Sequence[Player], view: View
    ) -> tuple[Row, ...]:
        if view.seat is None or view.phase not in _TOLD_IN:
            return ()
        return rows_since(events, players, view.options, view.seat)

    def situation(self, view: View) -> object:
        return view.places

    # --- the curtain ---------------------------------------------------------------------------

    def guards(self, options: Options) -> tuple[str, str]:
        return guard_names(options.edition)

    def why_curtain(self, player: Player) -> str:
        if player.is_team:
            return QCoreApplication.translate(
                "CurtainWords", "Favourites and votes are secret: only one team looks at a time."
            )
        return QCoreApplication.translate(
            "CurtainWords", "Favourites and votes are secret: only one of you looks at a time."
        )

    # --- opponents -----------------------------------------------------------------------------

    def skill(self, level: str) -> str:
        return opponent_words().skill(level)

    tempers = TEMPER_OF
    guide = "guided-2003"
    chatter = CastleChatter()

    def temper(self, style: str) -> str:
        return opponent_words().temper(style)

    def about(self, style: str, *, is_brief: bool = False) -> str:
        words = opponent_words()
        return words.manner(style) if is_brief else words.about(style)

    # --- the first page, and the list of saved games -------------------------------------------

    def form(self, own: Path, parent: QWidget) -> "GameForm":
        from vivaroi_gui.ui.vivaroi.form.form_panel import FormPanel

        return FormPanel(parent)

    def form_ahead(self) -> Iterator[None]:
        from vivaroi_gui.ui.vivaroi.form import form_panel  # noqa: F401

        yield

    def title_picture(self, size: QRectF, left: QRectF, ratio: float) -> Sequence[Draw]:
        from vivaroi_gui.ui.vivaroi.title_picture import title_picture

        return title_picture(size, left, ratio)

    def full_title(self, edition: str) -> str:
        return lore(edition).title_and_year()

    def paint_miniature(
        self, painter: QPainter, area: QRectF, view: View, players: Sequence[Player], ratio: float
    ) -> None:
        from vivaroi_gui.ui.vivaroi.scene.miniature import paint_miniature

        paint_miniature(painter, area, view, ratio)

    def own_settings(self) -> tuple[str, ...]:
        return (Settings.marks_favourites.key,)

    # --- the dialogs ---------------------------------------------------------------------------

    def keys(self) -> Keys:
        return key_words().keys()

    def papers(self) -> Papers[View]:
        from vivaroi_gui.ui.vivaroi.papers import CastlePapers

        return CastlePapers()


SCREENS: Final = VivaroiScreens()
