"""A page of a game: what the window asks of it, and what it tells the window."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRectF, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Event, Move, Options, Seat, View
from vivaroi_gui.table.notes import SeatNotes
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.floats import Message

O = TypeVar("O", bound=Options)  # noqa: E741
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


class NotesPaper(Protocol):
    """A paper with the secret notes of a seat, while they lie open."""

    @property
    def notes(self) -> SeatNotes | None:
        """What can be read; None where it is closed."""

    def open(self, notes: SeatNotes) -> bool:
        """Opens it; False while the secrets are covered."""

    def close(self) -> object:
        """Nothing can be read any more."""

    def follow(self, notes: SeatNotes | None) -> None:
        """The viewer's notes are these now: shown where it is open, and closed if nobody's."""


class GamePage(QWidget, Generic[O, V, M]):
    """A page is as it should be after :meth:`show_view` alone; what it plays is decoration.

    A page overrides what it has a use for: by itself it shows nothing and stands still.
    """

    chosen = Signal(object)
    """A move that people want to play."""
    refused = Signal(object, str)
    """Why something that people tried is refused, and of whom it was, as actions name them."""
    lifted = Signal(str)
    """Who was taken up to be moved, as actions name them, but not while it is dragged."""
    objected = Signal(str)
    """Why something that is no move cannot be done; no text: nothing is said of it any more."""
    asked = Signal(str, str)
    """What people asked about, and what is to be said of it; no text: nothing any more."""
    strayed = Signal()
    """Something else was chosen than what a hint says."""
    idle = Signal()
    """Nothing moves any more."""
    renewed = Signal()
    """Something else is to be seen at once: a result, or what an animation was cut short for."""
    continued = Signal()
    """People have read what lies open here, and go on."""
    leafed = Signal(int)
    """People leaf through what has happened: so many moments on, or back."""
    covered = Signal()
    """The viewer's secrets are hidden from view now."""
    seat_menu_wanted = Signal(object, QPoint)
    """A seat, or None for all of them, and a point of the screen."""
    play_again_wanted = Signal()
    watch_again_wanted = Signal()
    explanation_wanted = Signal()
    """Of the game that is over; after a count, of its round."""
    home_wanted = Signal()
    """Back to the home page."""
    moves_wanted = Signal(bool)
    """The list of moves, in the place that the page has for it; or no longer."""

    noted = Signal(int, int, object)
    """A secret note: the person, the thing, and the mark (``table.notes.NoteMark``)."""

    notes: NotesPaper | None = None
    """Where the viewer's secret notes can be opened; None where they cannot."""
    has_secrets = False
    """Whether it ever shows what is for one seat alone."""
    chooses_in_secret = False
    """Whether what is chosen there others shall not guess, not by ear either."""
    leads_keys = True
    """Whether it gives the keys to what comes: not where people watch again."""
    is_read_along = False
    """Whether people read while it is played, so that the time to read begins with it."""
    reading_ms = 0
    """How long a page with nobody to press Continue lies open at normal speed; 0: no Continue."""
    passing_ms = 0
    """How long what lies open is seen at normal speed and above, where one person plays alone,
    before it goes on by itself; 0: it waits for people.
    """
    least_height = 0
    """Pixels at 100 % below which it scrolls, where it needs more than others."""
    is_covered = False
    """Whether the secrets of the viewer are hidden from view."""
    may_uncover: Callable[[], bool] = staticmethod(lambda: True)
    """Asked before they are opened again; who says no has told why."""
    secret_paper: QWidget | None = None
    """What says those secrets while it lies open."""
    kept_free: QWidget | None = None
    """What people read to decide: no slip lies over it while it is seen."""
    asking_paper: QWidget | None = None
    """What names whose turn it is and says what to do, where the focus does not."""
    going_on: PaperButton | None = None
    """What people press to go on; it shows how soon it is pressed by itself."""
    quiet_areas: tuple[QRectF, ...] = ()
    """Where nothing is to be read or clicked; in the first one that is large enough opponents
    remark on what lies open.
    """
    is_end = False
    """Whether it shows how a game has ended."""
    explains = False
    """Whether there is more to be told of such a game than how it has ended."""

    @property
    def awaits_parts(self) -> bool:
        """Whether it would show more if more of the game were found out."""
        return False

    def set_game(self, players: tuple[Player, ...], options: O, agreed: TableOptions) -> None:
        """Another game, or other players; a view follows."""

    def show_view(self, view: V) -> None:
        """Shows a view at once."""

    def animate(self, events: tuple[Event, ...], view: V) -> None:
        """Plays events up to a view, then emits ``idle`` (at once where nothing moves)."""
        self.show_view(view)
        self.idle.emit()

    def show_outcome(
        self, events: tuple[Event, ...], view: V, *, is_discreet: bool = False
    ) -> None:
        """Shows at once what events have led to; what they laid open can be read.

        ``is_discreet``: all but what people are to remember by themselves.
        """
        self.show_view(view)

    def show_opened(self, view: V, seats: Sequence[V]) -> None:
        """Shows a position of a game that is over with nothing hidden: all that each seat held."""
        self.show_view(view)

    def show_before(self, view: V, seats: Sequence[V]) -> None:
        """Shows from where the next events are played; ``seats`` where nothing is hidden."""

    def show_place(self, before: int, after: int) -> None:
        """How many moments people may leaf back from what is shown next, and on."""

    @property
    def is_moving(self) -> bool:
        """Whether something is played that people only look at."""
        return False

    def enter(self) -> None:
        """What was played on another page has led here: a motion over what is shown already."""

    def skip(self) -> None:
        """Ends a running animation at once."""

    def cut_short(self) -> None:
        """A person ends what moves: what it comes to is something else to see."""
        self.skip()
        self.renewed.emit()

    def take_focus(self) -> None:
        """Gives the keys to what people play with."""
        self.setFocus()

    def cancel_gesture(self) -> None:
        """What is held goes back to where it was, and nothing is selected."""

    def press_continue(self) -> bool:
        """Goes on from what lies open, as people would; False where they cannot yet."""
        return False

    def set_history(self, events: Sequence[Event]) -> None:
        """All that everybody saw in this game, oldest first."""

    def add(self, part: Part) -> None:
        """Something more has been found out about the game that is over."""

    def set_thinking(self, seat: Seat | None) -> None:
        """The seat of the AI at work."""

    def retranslate(self) -> None:
        """Says what it says in the language that is spoken now."""

    def event(self, event: QEvent) -> bool:
        is_known = super().event(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()  # once all that lies on it has heard of the language
        return is_known

    def show_message(self, message: Message | None) -> None:
        """Says it in the one place that there is for it; None: nothing any more."""

    def mark_hint(self, move: M | None, *, is_advice: bool = True) -> None:
        """Marks what a strong player would do, or, as no advice, what people have before them in a
        list; None: nothing any more.
        """

    def follow_hint(self) -> bool:
        """Does what is marked, or takes it up where that would tell; False: nothing is marked."""
        return False

    def toggle_cover(self) -> None:
        """Covers the secrets of the viewer, or opens them again."""

    @property
    def papers(self) -> Sequence[QRectF]:
        """The column of papers over whose first one a slip may lie; none where it is free."""
        return ()

    @property
    def moves_area(self) -> QRectF:
        """Where the list of moves lies; empty where it lies over those papers."""
        return QRectF()

    def front_moves(self, *, is_shown: bool) -> None:
        """The list of moves is shown, or put away: a page with a place for it makes it seen."""

    @property
    def asking(self) -> QRectF:
        """What people act with below those papers: no slip lies over it; empty where it may."""
        paper = self.kept_free
        is_seen = paper is not None and paper.isVisibleTo(self)
        return QRectF(paper.geometry()) if paper is not None and is_seen else QRectF()
