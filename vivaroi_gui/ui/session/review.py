"""What a game is explained with: its tabs, and how the screen over the window deals with them."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Decision, Seat
from vivaroi_gui.table.players import Person, Player

_ENDS = (".", "!", "?", "%", ")")
"""What a line ends with that needs no full stop to be heard."""


class NoteSign(Enum):
    """What stands before a line of a note."""

    PLAIN = auto()
    FINE = auto()
    """In small letters."""
    HEADING = auto()
    """After a rule."""
    STRONG = auto()
    DONE = auto()
    """What was done."""
    BETTER = auto()
    """What would have been better."""
    PLAYER = auto()
    """The colour of a player."""


class NoteLine(NamedTuple):
    """A line of a note; whose it is, where it has the colour of a player."""

    text: str
    sign: NoteSign = NoteSign.PLAIN
    player: Player | None = None


class Note(NamedTuple):
    """What is said of a moment where it is watched again, and of whom."""

    title: str
    persons: tuple[Person, ...]
    lines: tuple[NoteLine, ...]

    @property
    def text(self) -> str:
        """For those who hear it."""
        said = (self.title, *(line.text for line in self.lines))
        return " ".join(one if one[-1:] in _ENDS else f"{one}." for one in said)


class Remark(NamedTuple):
    """A moment of which there is something to say: a slip, or what told much to the others.

    ``position`` is that after so many inputs.
    """

    position: int
    is_slip: bool
    note: Note


def joined(remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """One for each position, in their order; what else there is to say follows below the first."""
    found: dict[int, Remark] = {}
    for mark in sorted(remarks, key=lambda one: (one.position, not one.is_slip)):
        first = found.setdefault(mark.position, mark)
        if first is not mark:
            found[mark.position] = first._replace(note=_below(first.note, mark.note))
    return tuple(found.values())


def _below(first: Note, other: Note) -> Note:
    heading = NoteLine(other.title, NoteSign.HEADING)
    return first._replace(lines=(*first.lines, heading, *other.lines))


class ReviewTab(QWidget):
    """One page of a review, as large as what the bar of the screen leaves.

    It shows what has been found out by now, and is right at any time.  Words are in the language
    that is spoken now: it hears of another one by ``LanguageChange``.
    """

    watch_wanted = Signal(int)
    """A moment is to be watched: the position after so many inputs."""
    judgement_wanted = Signal(int)
    """Somebody asks about the decisions of a seat that nobody has looked at."""
    grown = Signal()
    """It may have to be higher or lower now."""

    def least_height(self, width: int) -> int:
        """Pixels that it has to be high in that width, and is scrolled; 0: it takes any."""
        del width
        return 0

    @property
    def title(self) -> str:
        """What stands on the tab, in the language that is spoken at the call."""
        raise NotImplementedError

    @property
    def told(self) -> str:
        """What whoever listens hears as it is turned to."""
        return self.title

    def refresh(self) -> None:
        """More has been found out: shows it at once, or when it is seen next."""

    def ahead(self, size: QSize) -> Iterator[None]:
        """Paints what it will show in that size, a piece at each step, while it is out of sight."""
        return iter(())

    def take_focus(self) -> None:
        """Gives the keys to what people look at first."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class Review(QObject):
    """One game explained, from the first part on; it has tabs as soon as somebody shows them."""

    watch_wanted = Signal(int)
    """Of whichever tab."""
    judgement_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.tabs: tuple[ReviewTab, ...] = ()

    @property
    def title(self) -> str:
        """What is explained, in the language that is spoken at the call."""
        return self.tr("The game explained")

    def show_in(self, room: QWidget) -> None:
        """Makes the tabs, which are gone with the room that they are shown in."""
        self.tabs = tuple(self.new_tabs(room))
        for tab in self.tabs:
            tab.watch_wanted.connect(self.watch_wanted)
            tab.judgement_wanted.connect(self.judgement_wanted)

    def new_tabs(self, room: QWidget) -> Iterable[ReviewTab]:
        """Those of this game, in their order."""
        raise NotImplementedError

    @property
    def share(self) -> float:
        """How much of all that will be found out is there, 0 to 1."""
        raise NotImplementedError

    def remarks(self) -> tuple[Remark, ...]:
        """The moments of which there is something to say by now, each once, in their order."""
        return ()

    def add(self, part: Part) -> None:
        """Notes a part; the tabs are told when ``refresh`` is called."""
        raise NotImplementedError

    def judge(self, seat: Seat, decisions: Sequence[Decision]) -> None:
        """Somebody has asked about a seat: what these decisions were worth comes now."""

    def add_judged(self, part: Part) -> bool:
        """Notes a part that comes of that; whether it was the last one that is wanted."""
        return True

    def refresh(self) -> None:
        """Has the tabs show what was added."""
        for tab in self.tabs:
            tab.refresh()
