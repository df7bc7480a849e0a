"""What happens is read out: each public event once, in the order in which it is shown.

The record is the memory, not the animation: whatever is skipped, resized or shown again, a moment
counts by its place in the game, and nothing is said twice.  Behind a curtain nothing is said but
the curtain itself.
"""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.floats import Float, Message
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.course import Course
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.reading import Hearing, told_lines
from vivaroi_gui.ui.session.screens import AnyPage
from vivaroi_gui.ui.setting import ReadOut
from vivaroi_gui.ui.settings import Settings

BEAT_MS: Final = 400
"""What happens within it is said in one go."""
_END: Final = 1_000_000
"""Beyond every moment of a move."""


class Announcer(QObject):
    """Says what waits at the next beat; an answer to what somebody just did, at once."""

    def __init__(
        self, bridge: Bridge, course: Course, pages: PageStack, settings: Settings
    ) -> None:
        super().__init__(pages)
        self._bridge = bridge
        self._course = course
        self._pages = pages
        self._settings = settings
        self._told = 0, 0
        """How many events there were when a moment was told last, and its number among them."""
        self._known: tuple[Event, ...] = ()
        self._turn: tuple[Seat, int, object] | None = None
        """Whose turn was told last, since when it is, and where the game stood."""
        self._held: object = None
        """What the viewer was told last to hold."""
        self._is_turn_due = self._is_start_due = self._is_dealt = False
        self._waiting: list[str] = []
        self._is_shut = False
        """Whether a curtain is down."""
        self._beat = QTimer(self, singleShot=True, interval=BEAT_MS)
        self._beat.timeout.connect(self.flush)
        bridge.opened.connect(self._on_opened)
        bridge.advanced.connect(self._on_advanced)
        bridge.shown.connect(self._on_shown)
        bridge.redone.connect(self._on_redone)
        bridge.curtain_wanted.connect(self._on_curtain_wanted)
        pages.messages.said.connect(self._on_said)
        course.told.connect(self._on_told)

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens."""
        return QAccessible.isActive()

    # --- saying --------------------------------------------------------------------------------

    def say(self, told: str) -> None:
        """After all that waits."""
        if told and self.is_heard:
            self._waiting.append(told)
            self._beat.start()

    def answer(self, told: str) -> None:
        """To what somebody just did, instead of what is being said; what waits, waits on."""
        if told and self.is_heard and not self._is_shut:
            announce(self._pages, told, is_urgent=True)

    def forget(self) -> None:
        """The game goes: what waits is said no more."""
        self._beat.stop()
        self._waiting = []

    def flush(self) -> None:
        """Says all that waits, whose turn it is at last."""
        self._beat.stop()
        if self._is_shut:
            return
        page = self._pages.current
        if page is not None:
            self._add_around(page)
        self._is_turn_due = False
        told, self._waiting = joined(*self._waiting), []
        if told:
            announce(self._pages, told)

    def _add_around(self, page: AnyPage) -> None:
        """Where the game stands comes first; what somebody holds, and whose turn it is, at last."""
        has_started, self._is_start_due = self._is_start_due, False
        if has_started:
            self._waiting[:0] = self._started()
        if self._is_own_due and page.secret_paper is not None:
            self._held = self._held_now
            self._waiting.append(_own(page))
        if self._is_turn_due and self._turn == self._turn_now:
            self._waiting.append(_asked(page))
        elif has_started:
            self._waiting.append(self._others_turn())

    # --- what happens --------------------------------------------------------------------------

    def _on_opened(self) -> None:
        """What lies behind is not told again."""
        self._known = self._bridge.events
        self._told = len(self._known), _END
        self.forget()
        self._turn, self._is_turn_due, self._is_shut = None, False, False
        self._held = None
        self._is_dealt = bool(self._known)
        self._is_start_due = self._settings.tells_events is not ReadOut.NOTHING

    def _on_told(self, number: int, moment: Moment) -> None:
        """A moment has been shown, or was passed over where nothing moves."""
        bridge = self._bridge
        place = len(bridge.events), number
        if place <= self._told or not moment.events:
            return
        self._known, self._told = bridge.events, place
        if not self.is_heard or self._settings.tells_events is ReadOut.NOTHING:
            return
        own = bridge.viewer.seat if self._settings.tells_events is ReadOut.OTHERS else None
        hearing = Hearing(own, self._settings.tells_votes)
        reading, view = bridge.screens.reading, self._course.view
        told = reading.announced(bridge.screens, moment, bridge.players, view, hearing)
        if moment.is_reveal:  # one after the other, before anything else can be done
            self.flush()
            for one in told:
                self.say(one)
                self.flush()
        else:
            self.say(joined(*told))

    def _on_advanced(self, *_: object) -> None:
        """What is taken back before it has come to rest is said to be, too."""
        self._known = self._bridge.events

    def _on_shown(self, _: Any) -> None:
        """A step may have been taken back: what waited is not true any more."""
        events = self._bridge.events
        if len(events) < len(self._known):
            gone = self._known[len(events) :]
            self._waiting, self._told = [], (len(events), _END)
            self._say_of_step("say.undone", gone)
        self._known = events

    def _on_redone(self, events: tuple[Event, ...]) -> None:
        """What is told of it once more as it is shown would be told twice."""
        self._known = self._bridge.events
        self._told = len(self._known), _END
        self._say_of_step("say.redone", events)

    def _say_of_step(self, name: str, events: tuple[Event, ...]) -> None:
        bridge = self._bridge
        lines = told_lines(bridge.screens, events, bridge.players, bridge.options)
        if lines:
            what = joined(*lines).rstrip(".")
            self.say(text("access", name).format(what=what))

    @property
    def _turn_now(self) -> tuple[Seat, int, object] | None:
        """Whose turn it is, if that is who looks; it may have passed before it could be said.

        That others have laid a vote meanwhile makes no other turn of it.
        """
        bridge = self._bridge
        if not bridge.is_open or not bridge.is_viewers_turn or bridge.viewer.seat is None:
            return None
        seat, shown, view = bridge.viewer.seat, bridge.screens, bridge.view
        return seat, shown.last_turn(bridge.events, view.options, seat), shown.situation(view)

    @property
    def _held_now(self) -> object:
        """What whoever looks holds, where nobody else is at the screen; None for anybody else."""
        bridge = self._bridge
        if not bridge.is_open or sum(player.is_persons for player in bridge.players) != 1:
            return None
        return bridge.screens.reading.held(bridge.view)

    @property
    def _is_own_due(self) -> bool:
        """Once it has been told that a round begins."""
        is_wanted = self._settings.tells_events is not ReadOut.NOTHING
        is_told = not self._course.is_moving
        return is_wanted and is_told and self._held_now not in (None, self._held)

    def follow(self) -> None:
        """Something may have changed: tells whoever is on turn, once."""
        is_due = self._is_start_due or self._is_own_due
        if is_due and self.is_heard and self._bridge.is_open:
            self._beat.start()
        turn = self._turn_now
        if turn is not None and turn != self._turn:
            self._turn = turn
            self._is_turn_due = self._settings.tells_events is not ReadOut.NOTHING
            if self.is_heard:
                self._beat.start()

    def _started(self) -> list[str]:
        """Where the game stands, and who stands where if nobody has been told."""
        bridge = self._bridge
        if not bridge.is_open:
            return []
        stands = bridge.screens.round_progress(bridge.view, is_counting=False)
        step = stands.names[stands.current] if stands.current < len(stands.names) else ""
        told = [f"{', '.join(filter(None, (stands.title, stands.round, step)))}."]
        is_dealt, self._is_dealt = self._is_dealt, False
        return [*told, bridge.screens.reading.begun(bridge.view) if is_dealt else ""]

    def _others_turn(self) -> str:
        """Whose it is, if it is another seat's alone."""
        bridge = self._bridge
        on_turn = bridge.table.to_act() if bridge.is_open and self._turn is None else ()
        if len(on_turn) != 1 or on_turn[0] not in range(len(bridge.players)):
            return ""
        if bridge.players[on_turn[0]].is_persons:  # who is told so when it can be played
            return ""
        name = people().seat(bridge.players[on_turn[0]])
        return text("access", "say.turn").format(name=name)

    def _on_said(self, message: Message) -> None:
        """A refusal answers what somebody just did; a hint and a notice can wait."""
        if message.kind is Float.REFUSAL:
            self.answer(message.text)
        else:
            self.say(message.text)

    # --- the curtain ---------------------------------------------------------------------------

    def _on_curtain_wanted(self, seat: Seat) -> None:
        """What waits is public, and is said to whoever opens it."""
        self._beat.stop()
        name = people().seat(self._bridge.players[seat])
        self.answer(text("access", "say.curtain").format(name=name))
        self._is_shut = True

    def lift(self) -> None:
        """The curtain is up again."""
        if self._is_shut:
            self._is_shut = False
            self._turn = None
            if self.is_heard:
                self._beat.start()


def _own(page: AnyPage) -> str:
    """What the viewer holds, while it lies open."""
    paper = page.secret_paper
    if paper is None or page.is_covered:
        return ""
    return labelled(paper.accessibleName(), paper.accessibleDescription())


def _asked(page: AnyPage) -> str:
    """Whose turn it is on a page, and what to do; the focus says it where nothing else does."""
    told = page.asking_paper
    return joined(told.accessibleName(), told.accessibleDescription()) if told else ""
