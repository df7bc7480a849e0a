"""The opponents' voices: says a line on the page where people see what it is about.

Of all that floats over a table this matters least: it waits for nothing, and nothing waits for it.
"""

from random import Random, SystemRandom
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSizeF
from PySide6.QtWidgets import QApplication

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.kit.floats import Float
from vivaroi_gui.ui.kit.sizes import page_unit
from vivaroi_gui.ui.session.chatter import VoiceRoom
from vivaroi_gui.ui.session.floating import Floating
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.session.spoken_lines import spoken_lines
from vivaroi_gui.ui.session.talk import MANNERS, VOICE_OF, Quip, quips
from vivaroi_gui.ui.session.voice_bubble import VoiceBubble, shown_ms
from vivaroi_gui.ui.setting import Talk
from vivaroi_gui.ui.settings import Settings

_FRESH: Final = 2
"""For how many rounds of the table a line may wait until somebody has time to hear it."""


class Voices(QObject):
    """One bubble at a time, of the newest line; what nobody could hear in time is not said.

    A loaded game begins in silence.  Nothing is kept: not in the record, not for the next game.
    """

    def __init__(self, session: Session, settings: Settings, random: Random | None = None) -> None:
        super().__init__(session.pages)
        self._session = session
        self._settings = settings
        self._random = random or SystemRandom()
        self._seed = 0
        self._since = 0
        """The first event about which nobody has said anything yet; where a game was opened."""
        self._quip: Quip | None = None
        """What was said last."""
        self._said_at = 0
        """How many events there were then."""
        self.bubble = VoiceBubble(session.pages)
        self._floating = Floating(session.pages.floats, Float.VOICE, self)
        self._connect()

    def _connect(self) -> None:
        session, bridge = self._session, self._session.bridge
        bridge.opened.connect(self._on_opened)
        bridge.advanced.connect(self._on_advanced)
        self._floating.seen.connect(self._on_seen)
        self.bubble.put_away.connect(self._floating.leave)
        session.course.changed.connect(self._on_changed)
        session.pages.rested.connect(self._on_rested)
        session.pages.currentChanged.connect(self._on_turned)
        self._settings.changed.connect(self._on_settings_changed)
        session.pages.installEventFilter(self)

    # --- when ----------------------------------------------------------------------------------

    def _on_opened(self) -> None:
        self._floating.leave()
        self._seed = self._random.getrandbits(32)
        self._since = len(self._session.bridge.events)

    def _on_advanced(self, *_: object) -> None:
        self._drop_old()

    def _drop_old(self) -> None:
        """A line goes with the next move, and with one that is taken back."""
        if not self._session.is_open or len(self._session.bridge.events) != self._said_at:
            self._floating.leave()

    def _on_rested(self) -> None:
        """What has moved lies open to be read: all cards are turned, the count is over."""
        moment = self._session.course.moment
        if moment is not None and moment.waits:
            self._look(moment)

    def _on_changed(self) -> None:
        """The view is shown at rest: people read, or one of them is on turn, or all is over."""
        self._drop_old()
        moment = self._session.course.moment
        if moment is None or moment.events:
            return
        bridge = self._session.bridge
        if moment.waits or bridge.is_viewers_turn or bridge.view.result:
            self._look(moment)

    def _on_settings_changed(self) -> None:
        if self._settings.talk is Talk.OFF:
            self._floating.leave()

    # --- what ----------------------------------------------------------------------------------

    def _look(self, moment: Moment) -> None:
        """Says the newest line that is for what is seen now, unless something matters more."""
        quip = None if self._is_busy else self._newest(moment.rests)
        if quip is not None:
            self.say(quip)

    @property
    def _is_busy(self) -> bool:
        """Whether people look at something else, or something that matters more is told."""
        return (
            self._settings.talk is Talk.OFF
            or not self._floating.may_be_seen
            or self._session.is_covered
            or QApplication.activeModalWidget() is not None
        )

    def _newest(self, page: str) -> Quip | None:
        """The last line for a page, if nobody has heard it and it is not too old.

        One move may bring several, each for a page of its own.
        """
        bridge = self._session.bridge
        chatter = bridge.screens.chatter
        if chatter is None:
            return None
        self._since = min(self._since, len(bridge.events))
        oldest = max(self._since, len(bridge.events) - _FRESH * len(bridge.players))
        occasions = chatter.occasions(bridge.events, bridge.options)
        lines = spoken_lines(self._settings.language)
        manners = MANNERS[self._settings.talk]
        said = quips(occasions, self._voices, lines, manners, self._seed)
        fresh = [one for one in said if one.number >= oldest and one.page == page]
        return fresh[-1] if fresh else None

    @property
    def _voices(self) -> dict[Seat, str]:
        """By seat: those of opponents; nobody speaks for a person who has lent a seat."""
        players = enumerate(self._session.bridge.players)
        return {seat: VOICE_OF[one.avatar] for seat, one in players if not one.is_persons}

    def say(self, quip: Quip) -> None:
        """Has it heard now; what was said up to now is never said any more."""
        bridge = self._session.bridge
        self._quip, self._said_at = quip, len(bridge.events)
        self._since = quip.number + 1
        self.bubble.say(bridge.players[quip.seat], quip.text)
        self._floating.claim(shown_ms(quip.text))

    def _on_seen(self, is_seen: bool) -> None:
        if not is_seen:
            self.bubble.hide()
            self._session.pages.slip_gone.emit(self.bubble.geometry())
        elif self._place():
            self._session.announcer.say(self.bubble.accessibleName())

    def stay(self) -> None:
        """No time takes it away."""
        self._floating.stay()

    # --- where ---------------------------------------------------------------------------------

    @property
    def _size(self) -> QSizeF:
        return QSizeF(self._session.pages.size())

    @property
    def _unit(self) -> float:
        return page_unit(self._size.width(), self._size.height())

    def _room(self, quip: Quip) -> VoiceRoom:
        bridge = self._session.bridge
        chatter = bridge.screens.chatter
        assert chatter is not None, "nobody speaks in this game"
        page: Any = self._session.pages.game_pages.page(quip.page)
        return chatter.room(quip.page, page, self._size, bridge.view, quip.seat)

    def _on_turned(self, _: int) -> None:
        """To the page that the line is for, or to another one."""
        if self._quip is None or not self._floating.is_seen:
            return
        pages = self._session.pages
        if pages.current is pages.game_pages.page(self._quip.page):
            self._place()
        else:
            self._floating.leave()

    def _place(self) -> bool:
        """Where there is room for it now; without any nobody has spoken, or speaks any more."""
        if self._quip is None or not self.bubble.place(self._room(self._quip), self._unit):
            self._floating.leave()
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In another size it moves."""
        if event.type() is QEvent.Type.Resize and not self.bubble.isHidden():
            self._place()
        return super().eventFilter(watched, event)
