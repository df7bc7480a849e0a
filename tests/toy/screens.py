"""The toy in a window: a page with two buttons, another for the end, and words in English."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tests.toy import game
from tests.toy.game import Held, Hold, Move, NothingInPot, Options, Throw, Thrown, View
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.rules.core import Event, IllegalMove, Seat, Sides
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.floats import Message
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.told import Line, Row, Span, plain
from vivaroi_gui.ui.session.game_form import GameForm, Invitation
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.session.moment import Disclosure, Moment
from vivaroi_gui.ui.session.retelling import Retelling
from vivaroi_gui.ui.session.screens import AnyPage, GamePages, Papers, RoundProgress, Screens
from vivaroi_gui.ui.settings import Settings


class ToyPage(GamePage[Options, View, Move]):
    """The pot and the scores, above what may be done about them."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self.shown: View | None = None
        self.hint, self.said = QLabel(), QLabel()
        self.throw, self.hold = QPushButton("Throw"), QPushButton("Hold")
        self.throw.clicked.connect(lambda: self.chosen.emit(Throw()))
        self.hold.clicked.connect(lambda: self.chosen.emit(Hold()))
        column = QVBoxLayout(self)
        for part in (self.hint, self.said, self.throw, self.hold):
            column.addWidget(part)

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._names = tuple(player.name for player in players)

    def show_view(self, view: View) -> None:
        self.shown = view
        told = (f"{name} {points}" for name, points in zip(self._names, view.scores, strict=True))
        self.said.setText(f"pot {view.pot} · {', '.join(told)}")
        self.throw.setEnabled(Throw() in view.legal)
        self.hold.setEnabled(Hold() in view.legal)

    def take_focus(self) -> None:
        self.throw.setFocus()

    def show_message(self, message: Message | None) -> None:
        self.hint.setText(message.text if message else "")


class ToyEnd(GamePage[Options, View, Move]):
    """Who has won."""

    is_end = True

    def __init__(self) -> None:
        super().__init__()
        self.said, self.again = QLabel(), QPushButton("Again")
        self.again.clicked.connect(self.play_again_wanted)
        column = QVBoxLayout(self)
        for part in (self.said, self.again):
            column.addWidget(part)

    def show_view(self, view: View) -> None:
        self.said.setText(f"seat {view.result} wins")


class ToyPages(GamePages):
    """Each is an attribute by its name in the timeline."""

    def page(self, name: str) -> AnyPage:
        page: AnyPage = getattr(self, name)
        return page

    @cached_property
    def table(self) -> ToyPage:
        return self._added(ToyPage())

    @cached_property
    def end(self) -> ToyEnd:
        return self._added(ToyEnd())


class ToyForm(GameForm):
    """Nothing to choose."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._free = QLabel()

    @property
    def invitation(self) -> Invitation:
        return Invitation("Dice", "Three players, one die", start="Throw")

    @property
    def choices(self) -> QWidget:
        return self._free

    @property
    def limits(self) -> Limits:
        return Limits(range(3, 4), styles=game.styles)

    @property
    def options(self) -> Options:
        return Options()

    def take(self, options: object) -> None:
        self.changed.emit()

    def set_sides(self, sides: Sides) -> None:
        """It is always for three."""

    def set_unit(self, unit: float) -> None:
        """It stays as it is."""

    def retranslate(self) -> None:
        """It is in English."""


class ToyRetelling(Retelling[Options, View, Move]):
    """Ones are what people jump to."""

    landmark = "kit/crown"

    def begins_round(self, events: tuple[Event, ...]) -> bool:
        return False

    def is_landmark(self, events: tuple[Event, ...]) -> bool:
        return any(isinstance(event, Thrown) and event.face == 1 for event in events)

    def earlier(self) -> str:
        return "Earlier one"

    def later(self) -> str:
        return "Later one"

    def phase(self, view: View, moment: Moment) -> str:
        return f"pot {view.pot}"

    def told(
        self, moment: Moment, players: Sequence[Player], options: Options, *, is_discreet: bool
    ) -> str:
        return " ".join(plain(_line(event, players)) for event in moment.events)

    def secret(self, moment: Moment, seat: Seat, move: Move, players: Sequence[Player]) -> str:
        return ""

    def laid_open(self, view: View, seats: Sequence[View]) -> View:
        return view

    def all_is_open(self, options: Options) -> str:
        return "It always was."


class ToyPapers(Papers[View]):
    """One section, whatever happens."""

    def title(self, edition: str) -> str:
        return "Dice"

    def section(self, view: View, *, is_unread: bool) -> int:
        return 0

    def credits(self) -> Sequence[str]:
        return ("Dice: as old as bones.",)


class ToyScreens(Screens[Options, View, Move]):
    def pages(self, settings: Settings, *, is_live: bool) -> GamePages:
        return ToyPages(settings, is_live=is_live)

    def timeline(self, events: tuple[Event, ...], view: View) -> tuple[Moment, ...]:
        page = "table" if view.result is None else "end"
        if not events:
            return (Moment(page, page, telling=Disclosure.AT_ONCE),)
        return (Moment("table", page, events),)

    def retelling(self) -> Retelling[Options, View, Move]:
        return ToyRetelling()

    # --- words ---------------------------------------------------------------------------------

    def title(self, options: Options) -> str:
        return "Dice"

    def full_title(self, edition: str) -> str:
        return "Dice"

    def round_of(self, options: Options, number: int) -> str:
        return f"Round {number} to {options.goal}"

    def round_number(self, options: Options, number: int) -> str:
        return f"Round {number}"

    def lines(
        self, events: Sequence[Event], players: Sequence[Player], options: Options, most: int
    ) -> tuple[Line, ...]:
        return tuple(_line(event, players) for event in events[-most:])

    def refusal(self, refused: IllegalMove) -> str:
        return "Throw first." if isinstance(refused, NothingInPot) else "Wait."

    def undo_refusal(self, refused: UndoRefusal) -> str:
        return "The die has fallen." if refused is UndoRefusal.CHANCE else "No."

    def advice(self, advice: Advice, players: Sequence[Player], options: Options) -> str:
        return f"{type(advice.move).__name__}: {advice.reason}"

    def round_progress(self, view: View, *, is_counting: bool) -> RoundProgress:
        return RoundProgress("Dice", self.round_of(view.options, view.round), ("Turn",))

    # --- what happened since one's turn --------------------------------------------------------

    def last_turn(self, events: Sequence[Event], options: Options, seat: Seat) -> int:
        own = (n for n in range(len(events), 0, -1) if _seat(events[n - 1]) == seat)
        return next(own, 0)

    def rows_since(
        self, events: Sequence[Event], players: Sequence[Player], view: View
    ) -> tuple[Row, ...]:
        if view.seat is None:
            return ()
        later = events[self.last_turn(events, view.options, view.seat) :]
        return tuple(Row(_line(event, players), players[_seat(event)]) for event in later)

    def situation(self, view: View) -> object:
        return view.pot

    # --- around the game -----------------------------------------------------------------------

    def skill(self, level: str) -> str:
        return f"Plays as a {level}."

    def form(self, own: Path, parent: QWidget) -> GameForm:
        return ToyForm(parent)

    def title_picture(self, size: QRectF, left: QRectF, ratio: float) -> Sequence[Draw]:
        """A die would do."""
        return ()

    def paint_miniature(
        self, painter: QPainter, area: QRectF, view: View, players: Sequence[Player], ratio: float
    ) -> None:
        """So would it here."""

    def papers(self) -> Papers[View]:
        return ToyPapers()


def _seat(event: Event) -> Seat:
    assert isinstance(event, Thrown | Held)
    return event.seat


def _line(event: Event, players: Sequence[Player]) -> Line:
    did = f" throws {event.face}" if isinstance(event, Thrown) else " holds"
    return Span(players[_seat(event)].name, True), Span(did, False)


SCREENS: Final = ToyScreens()
