"""What a game hands the window: its pages, its words, its pictures, and the order in which it
is told.  Whoever shows any game knows this and no more; ``ui/catalog.py`` finds it by name.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.rules.core import Event, IllegalMove, Json, Move, Options, Seat, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.told import Line, Row
from vivaroi_gui.ui.session.chatter import Chatter
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.reading import ReadAloud
from vivaroi_gui.ui.session.retelling import AnyRetelling
from vivaroi_gui.ui.session.tip import FirstTip
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # the start may show a table: what Home shows is loaded later
    from vivaroi_gui.ui.session.game_form import GameForm

O = TypeVar("O", bound=Options)  # noqa: E741
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)
AnyPage = GamePage[Any, Any, Any]
G = TypeVar("G", bound=AnyPage)


class Emblem(NamedTuple):
    """A picture beside the name of a game, as large as so many of its letters are high."""

    picture: str
    across: float
    high: float


CROWN = Emblem("kit/crown", 1.25, 0.975)
"""Of the program, where no game has another."""


class RoundProgress(NamedTuple):
    """Where a game stands, for the bar over the pages: what is done, current, to come."""

    title: str
    """The name of the game."""
    round: str = ""
    names: tuple[str, ...] = ()
    """The steps of a round, in their order."""
    current: int = 0
    """The number of a name; all are done where it is the number of names."""
    emblem: Emblem = CROWN


KeyRow = tuple[str, tuple[str, ...]]
"""What is done, and the keys that do it."""


class Keys(NamedTuple):
    """What keys do in one place, for the list of all keys."""

    title: str = ""
    rows: tuple[KeyRow, ...] = ()


class LessonSpots(Protocol):
    """A module of a game: a spot is a word, or a word and which, such as ``pawn:irina``."""

    def where(self, page: QWidget, spot: str, view: Any) -> QRectF: ...
    def clear(self, page: QWidget, *, others_act: bool) -> Sequence[QRectF]: ...
    def point(self, page: QWidget, spots: Sequence[str], view: Any) -> None: ...
    def bring(self, page: QWidget, spots: Sequence[str]) -> None: ...
    def picture(self, action: Json, view: Any, height: float, ratio: float) -> QPixmap: ...


class GamePages(QObject):
    """The pages of a game in one place, each made when it is first needed."""

    made = Signal(object)
    """A page: it has still to be told of the game."""

    def __init__(self, settings: Settings, *, is_live: bool) -> None:
        """``is_live``: what is shown happens now, and nobody watches it again."""
        super().__init__()
        self._settings = settings
        self._is_live = is_live
        self._all: list[AnyPage] = []

    @property
    def all(self) -> tuple[AnyPage, ...]:
        """Those that have been made by now."""
        return tuple(self._all)

    def page(self, name: str) -> AnyPage:
        """The page of that name, as in the moments of the timeline."""
        raise NotImplementedError

    def name_of(self, page: QWidget) -> str:
        """The name of a page that has been made; nothing where it is none of these."""
        return next((name for name, one in vars(self).items() if one is page), "")

    @property
    def seen(self) -> AnyPage | None:
        """The page that is to be seen."""
        return next((page for page in self._all if page.isVisible()), None)

    @property
    def spots(self) -> LessonSpots | None:
        """Where things lie that lessons speak of, loaded when one does; None without lessons."""
        return None

    def where(self, spot: str, view: Any) -> QRectF:
        """Where that lies on the page that is seen; empty if nowhere."""
        page, spots = self.seen, self.spots
        return spots.where(page, spot, view) if page and spots else QRectF()

    def clear(self, *, others_act: bool) -> Sequence[QRectF]:
        """What a bubble leaves free on the page that is seen, if it can.

        ``others_act``: people watch what the others do.
        """
        page, spots = self.seen, self.spots
        return spots.clear(page, others_act=others_act) if page and spots else ()

    def point(self, words: Sequence[str], view: Any) -> None:
        """The keys stand on what of these can be taken, where it is one thing alone."""
        page, spots = self.seen, self.spots
        if page and spots:
            spots.point(page, words, view)

    def bring(self, words: Sequence[str]) -> None:
        """What is spoken of comes to the front, where something lies over it in a small window."""
        page, spots = self.seen, self.spots
        if page and spots:
            spots.bring(page, words)

    def told_by(self, moment: Moment, view: Any) -> str:
        """What a moment on its way to a view is about, as lessons call it; nothing: empty."""
        return ""

    def show(self, name: str, view: Any) -> None:
        """Shows a view on that page, and on those that go along with it."""
        self.page(name).show_view(view)

    def look_anew(self, view: Any) -> None:
        """Other eyes look: pages out of sight forget the secrets that they showed."""
        for page in self._all:
            if page.has_secrets:
                page.show_view(view)

    def ahead(
        self, players: tuple[Player, ...], options: Any, page: QSize, ratio: float
    ) -> Iterator[None]:
        """Loads and paints ahead what pages of that size will need, a small piece at each step,
        without a view: so what is done ahead, and how long it takes, tells nothing.
        """
        return iter(())

    def first_ahead(self, options: Any, page: QSize, ratio: float) -> Iterator[None]:
        """The same for what a game begins with, alone: where one is chosen, or watched again."""
        return iter(())

    def coming(self, view: Any) -> Iterator[None]:
        """What will be shown once that view is played, as far as all know it by now."""
        return iter(())

    def _added(self, page: G) -> G:
        self._all.append(page)
        self.made.emit(page)
        return page


class Papers(ABC, Generic[V]):
    """What is to be read of a game in the dialogs, in the language that is spoken at the call."""

    @abstractmethod
    def title(self, edition: str) -> str:
        """What the rules of an edition are called on their tab."""

    def short_title(self, edition: str) -> str:
        """An edition in the title of a window, where the program is named already."""
        return edition

    @abstractmethod
    def section(self, view: V, *, is_unread: bool) -> int:
        """The section that explains where the game stands, in the order of the sections.

        ``is_unread``: what has just been revealed lies open and is read first.
        """

    @abstractmethod
    def credits(self) -> Sequence[str]:
        """Whose game it is, and what of it is ours."""

    def kept(self, own: Path) -> Sequence[str]:
        """What of its files people write themselves, and where; nothing where it knows none."""
        return ()

    def filled(self, text: str) -> str:
        """The text of the rules, in Markdown, with what follows from the figures of the game."""
        return text

    def how_secrets_are_kept(self) -> str:
        """How they are written in a file that people give away; nothing where there are none."""
        return ""

    def pictures(self, edition: str, ratio: float) -> Mapping[str, QPixmap]:
        """Those that the text of the rules shows, by the addresses that it names."""
        return {}


class Screens(ABC, Generic[O, V, M]):
    """One object for each game; words are in the language that is spoken at the call."""

    step_name: Callable[[Sequence[Event], Any], str] = staticmethod(lambda events, options: "")
    """What a step is called that is taken back or done again, by what everybody saw of it."""
    reading = ReadAloud()
    """What is read out of what happens."""
    beat_ms = 700
    """The beat of the AIs' moves at normal speed, before what is shown of each begins: a pace that
    people can follow.
    """

    # --- pages ---------------------------------------------------------------------------------

    @abstractmethod
    def pages(self, settings: Settings, *, is_live: bool) -> GamePages:
        """Pages of their own for a window, or for a replay, where nothing happens now."""

    @abstractmethod
    def timeline(self, events: tuple[Event, ...], view: V) -> tuple[Moment, ...]:
        """What is shown one after the other, from the position before the events to the view.

        Without events: where the view is shown at rest.
        """

    def tips(self, view: V, page: str, persons: int) -> Iterable[FirstTip]:
        """What of a page of that name may be new to whoever looks, what matters most first.

        ``persons`` play at this screen.
        """
        return ()

    @abstractmethod
    def retelling(self) -> AnyRetelling:
        """What is told where a game is watched again."""

    # --- words ---------------------------------------------------------------------------------

    @abstractmethod
    def title(self, options: O) -> str:
        """The name under which people know this form of the game."""

    @abstractmethod
    def round_of(self, options: O, number: int) -> str:
        """Which round it is, and of how many; before the first deal it is the first."""

    @abstractmethod
    def round_number(self, options: O, number: int) -> str:
        """Which round it is."""

    @abstractmethod
    def lines(
        self, events: Sequence[Event], players: Sequence[Player], options: O, most: int
    ) -> tuple[Line, ...]:
        """What the last events were, oldest first; an event may be worth no line."""

    @abstractmethod
    def refusal(self, refused: IllegalMove) -> str:
        """Why a move is refused, and what to do instead."""

    @abstractmethod
    def undo_refusal(self, refused: UndoRefusal) -> str:
        """Why a step cannot be taken back."""

    @abstractmethod
    def advice(self, advice: Advice, players: Sequence[Player], options: O) -> str:
        """What a strong player would do now, and why."""

    @abstractmethod
    def round_progress(self, view: V, *, is_counting: bool) -> RoundProgress:
        """Where the game stands; while a count is read, at that, whatever the view goes on to."""

    # --- what happened since one's turn --------------------------------------------------------

    @abstractmethod
    def last_turn(self, events: Sequence[Event], options: O, seat: Seat) -> int:
        """How many events there were when a seat had acted last; 0 where it never has."""

    @abstractmethod
    def rows_since(
        self, events: Sequence[Event], players: Sequence[Player], view: V
    ) -> tuple[Row, ...]:
        """What happened since the seat of the view acted last, oldest first; nothing where nobody
        has acted since, or where the view is at nobody's turn.
        """

    @abstractmethod
    def situation(self, view: V) -> object:
        """What an advice about a view's choice leans on, beside the moves that there are.

        It stays the same while others make their choice at the same time.
        """

    # --- what is asked only where there are secrets --------------------------------------------

    def chosen_anew(self) -> str:
        """That what was laid sealed was taken back as the game was loaded."""
        raise NotImplementedError

    def replay_refusal(self) -> str:
        """That what lies open is to be read before a replay begins."""
        raise NotImplementedError

    def guards(self, options: O) -> tuple[str, str]:
        """The pictures of the two who stand guard before the curtain, left and right."""
        raise NotImplementedError

    def why_curtain(self, player: Player) -> str:
        """What is secret, and that only one seat looks at a time."""
        raise NotImplementedError

    # --- opponents -----------------------------------------------------------------------------

    @abstractmethod
    def skill(self, level: str) -> str:
        """What a level of play does, as a sentence."""

    tempers: Mapping[str, str] = MappingProxyType({})
    """How an opponent plays of itself, by the animal of its seat; none where all play alike."""

    guide = ""
    """The lesson that leads somebody through a round who has never played; none where empty."""

    chatter: Chatter | None = None
    """What opponents remark on; None where they say nothing."""

    def temper(self, style: str) -> str:
        """What a temper is called, in a game that has several."""
        raise NotImplementedError

    def about(self, style: str, *, is_brief: bool = False) -> str:
        """What a temper does, as a sentence, or in two or three words."""
        raise NotImplementedError

    # --- the first page, and the list of saved games -------------------------------------------

    @abstractmethod
    def form(self, own: Path, parent: QWidget) -> "GameForm":
        """What is chosen before a game: its forms, and what is free within them.

        ``own`` is the folder of files that people write themselves, where the game knows of one.
        """

    def form_ahead(self) -> Iterator[None]:
        """Loads what the form is made of, a piece at each step."""
        return iter(())

    @abstractmethod
    def title_picture(self, size: QRectF, left: QRectF, ratio: float) -> Sequence[Draw]:
        """What the first page stands before, to be seen in its left part: layers that leave the
        painter as it was, each painted in a frame at most.
        """

    @abstractmethod
    def full_title(self, edition: str) -> str:
        """The name of the game and its edition."""

    @abstractmethod
    def paint_miniature(
        self, painter: QPainter, area: QRectF, view: V, players: Sequence[Player], ratio: float
    ) -> None:
        """A position in small: what everybody may see of it, with nothing to read."""

    def own_settings(self) -> tuple[str, ...]:
        """The keys of the settings that mean something in few games, this one among them."""
        return ()

    # --- the dialogs ---------------------------------------------------------------------------

    def keys(self) -> Keys:
        """The keys that are no commands; nothing where the game has none."""
        return Keys()

    @abstractmethod
    def papers(self) -> "Papers[V]":
        """Its rules, and whose game it is."""


AnyScreens = Screens[Any, Any, Any]
"""Of a game of which nothing else is known."""
