"""Makes orders of cues and pages; nothing in the game waits for it, or goes another way for it."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.sound.serving import NONE
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit import cues
from vivaroi_gui.ui.kit.cues import OF_A_HAND, Cue, sound
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.sound.program import Where, ambience_of, effect_gain, gain, music_of

_FIRST_S, _CHANGE_S, _LIGHT_S, _AWAY_S, _TURN_S = 1.5, 0.7, 2.0, 0.3, 0.03
"""Seconds in which a loop comes first, gives way to another, follows the light, goes with the
window, and follows a volume."""
_NOTICE_S: Final = 5.0
"""A notice is heard once in so many seconds."""
_WON_MS: Final = 6300
"""How long the fanfare of the end lasts, before its music begins."""
_FADED_MS: Final = 200
"""How long a player stays whom nobody wants to hear any more: as long as sounds fade, and more."""
_RESULTS: Final = {Cue.GATHER, Cue.CROWNED, Cue.REJECTED, Cue.CANCELLED, Cue.JESTER}
_CURTAINS: Final = {Cue.CURTAIN_CLOSE, Cue.CURTAIN_OPEN}
_FIRST_INPUT: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin)


class Plays(Protocol):
    """What carries orders out: see ``sound.player``."""

    @property
    def is_alive(self) -> bool: ...
    @property
    def device(self) -> str: ...
    def play(self, name: str, gain: float, rank: int) -> None: ...
    def stop(self, names: tuple[str, ...]) -> None: ...
    def silence(self) -> None: ...
    def loop(self, name: str, gain: float, seconds: float) -> None: ...
    def leave(self) -> None: ...
    def end(self) -> None: ...


class Director(QObject):
    """Hears every cue while it is there, of one window; ``made`` makes a player when one is needed.

    Nothing sounds before the first press or key, so that nobody is startled who opens the game.
    What is ordered follows from what everybody sees and from the settings alone.
    """

    SETTLE_MS = 1000

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        is_elsewhere: Callable[[], bool],
        made: Callable[[], Plays],
    ) -> None:
        """``is_elsewhere``: whether something other than the game on the table is looked at."""
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._is_elsewhere = is_elsewhere
        self._made = made
        self._player: Plays | None = None
        self._loops: dict[str, float] = {}
        self._turns: Counter[Cue] = Counter()
        self._is_awake = self._is_away = False
        self._has_waited = self._is_decided = self._is_won = False
        self._noticed_at = float("-inf")
        self._fanfare = QTimer(self, singleShot=True, interval=_WON_MS)
        self._fading = QTimer(self, singleShot=True, interval=_FADED_MS)
        self._due = QTimer(self, singleShot=True)
        self._connect()
        cues.listen(cues.Ear(self._hear, self._hush))
        self._watch(window.windowHandle())
        self._follow()

    def _connect(self) -> None:
        session, settings = self._session, self._settings
        self._fanfare.timeout.connect(self.follow)
        self._fading.timeout.connect(self._on_faded)
        self._due.timeout.connect(self._follow)
        session.changed.connect(self._on_game_changed)
        session.uncovered.connect(self.follow)
        session.bridge.opened.connect(self._on_opened)
        session.bridge.thinking.connect(self._on_thinking)
        session.pages.currentChanged.connect(self._on_page_turned)
        settings.changed.connect(self.follow)
        settings.relit.connect(self.follow)

    def _watch(self, handle: QWindow | None) -> None:
        """The system's own window tells of the first press, and whether anything is to be seen."""
        if handle is not None:
            handle.installEventFilter(self)
            handle.visibilityChanged.connect(self._on_visibility)

    # --- the player ----------------------------------------------------------------------------

    @property
    def is_wanted(self) -> bool:
        """Whether anything would be heard."""
        chosen = self._settings
        return not chosen.is_muted and bool(chosen.effects or chosen.music or chosen.ambience)

    @property
    def has_no_device(self) -> bool:
        """Whether there is nothing here to play on."""
        return self._player is not None and self._player.device == NONE

    def try_again(self) -> None:
        """A device may have come; a process that is gone is started anew."""
        if self.is_wanted and (self._player is None or not self._player.is_alive):
            self._put_away()
            self._follow()

    def end(self) -> None:
        """No more sound."""
        cues.listen(None)
        self._fanfare.stop()
        self._fading.stop()
        self._due.stop()
        if self._player is not None:
            self._player.end()

    def _put_away(self) -> None:
        """Nobody waits until the process has gone."""
        player, self._player = self._player, None
        self._loops.clear()
        if player is not None:
            player.leave()

    def _fade(self) -> None:
        """Everything fades, and only then the player goes: no sound breaks off."""
        if self._player is None or self._fading.isActive():
            return
        self._player.silence()
        for name in [*self._loops]:
            self._turn_to(name, 0.0)
        self._fading.start()

    def _on_faded(self) -> None:
        if not self.is_wanted:
            self._put_away()

    # --- effects -------------------------------------------------------------------------------

    def _hear(self, cue: Cue, which: int | None) -> None:
        if cue in _RESULTS:
            self._is_decided = True
        if cue is Cue.DEAL:
            self.try_again()
        if cue is Cue.WON:
            self._is_won = True
            self._fanfare.start()
        if cue in _CURTAINS:
            self._has_waited = True
        if cue in _RESULTS or cue in _CURTAINS or cue is Cue.WON:
            self.follow()
        if self._is_heard(cue):
            self._order(cue, which)

    def _is_heard(self, cue: Cue) -> bool:
        if not (self._is_awake and self.is_wanted) or self._player is None:
            return False
        if self._is_away:
            return cue is Cue.YOUR_TURN and self._has_one_person
        if self._session.is_covered and cue not in _CURTAINS:
            return False
        if cue in OF_A_HAND and self._is_choosing:
            return False
        if cue is Cue.NOTICE:
            before, self._noticed_at = self._noticed_at, monotonic()
            return self._noticed_at - before >= _NOTICE_S
        return True

    def _order(self, cue: Cue, which: int | None) -> None:
        chosen, heard = self._settings, cue.value
        loud = effect_gain(cue, chosen.effects, is_calm=chosen.is_calm)
        if self._player is None or not loud:
            return
        if which is None:
            which = heard.first + self._turns[cue] % heard.files
            self._turns[cue] += 1
        self._player.play(f"effects/{heard.file(which)}", loud, int(heard.rank))

    def _hush(self, hushed: tuple[Cue, ...]) -> None:
        if self._player is not None:
            names = (one.value for one in hushed)
            numbers = ((one, one.first + place) for one in names for place in range(one.files))
            self._player.stop(tuple(f"effects/{one.file(number)}" for one, number in numbers))

    # --- music and ambience --------------------------------------------------------------------

    @property
    def _where(self) -> Where:
        page = self._session.pages.current
        if page is None:
            return Where.HOME
        if page.is_end:
            return Where.END
        course = self._session.course
        if course.moment is not None and course.moment.is_count:
            return Where.COUNT
        return Where.SECRET if page.chooses_in_secret else Where.TABLE

    @property
    def _is_choosing(self) -> bool:
        """Whether somebody may choose in secret, and nothing lies open yet."""
        return self._where is Where.SECRET and not self._session.course.is_unread

    @property
    def _wanted(self) -> dict[str, float]:
        """The loops that belong to now, and how loud they are."""
        chosen = self._settings
        if self._is_away or not self._is_awake or not self.is_wanted:
            return {}
        loops = {ambience_of(chosen.light): gain(chosen.ambience)}
        is_quiet = self._session.is_covered or self._is_elsewhere() or self._fanfare.isActive()
        is_quiet = is_quiet or (self._where is Where.SECRET and self._is_decided)
        is_quiet = is_quiet or (self._where is Where.END and not self._is_won)
        name = music_of(self._where, chosen.music_when)
        if name and not is_quiet:
            loops[name] = gain(chosen.music)
        return {loop: loud for loop, loud in loops.items() if loud}

    def follow(self) -> None:
        """Something else is seen, or chosen: what sounds goes with it, once all of it is there."""
        self._due.start(0)

    def _settle(self) -> None:
        """Another page, perhaps for a moment only: the music does not run after each of them."""
        if not self._due.isActive():
            self._due.start(self.SETTLE_MS)

    def _follow(self) -> None:
        if not self.is_wanted:
            self._fade()
            return
        if self._player is None:
            self._player = self._made()
        if self._where is not Where.SECRET:
            self._is_decided = False
        if self._where is not Where.END:
            self._is_won = False
        wanted = self._wanted
        for name in {*self._loops, *wanted}:
            self._turn_to(name, wanted.get(name, 0.0))

    def _turn_to(self, name: str, loud: float) -> None:
        before = self._loops.get(name, 0.0)
        if self._player is None or loud == before:
            return
        seconds = self._seconds(name, before, loud)
        if loud:
            self._loops[name] = loud
        else:
            del self._loops[name]
        self._player.loop(name, loud, seconds)

    def _seconds(self, name: str, before: float, loud: float) -> float:
        """In which a loop goes from a gain to another."""
        if (before and loud) or not self.is_wanted:
            return _TURN_S
        if self._is_away:
            return _AWAY_S
        if name.startswith("ambience/"):
            return _LIGHT_S
        has_music = any(one.startswith("music/") for one in self._loops)
        return _CHANGE_S if has_music else _FIRST_S

    # --- what the window tells -----------------------------------------------------------------

    def wake(self) -> None:
        """Somebody is there: from now on there is sound."""
        if not self._is_awake:
            self._is_awake = True
            self.follow()

    def _on_visibility(self, visibility: QWindow.Visibility) -> None:
        hidden = QWindow.Visibility.Hidden, QWindow.Visibility.Minimized
        self._is_away = visibility in hidden
        self.follow()

    def _on_page_turned(self, _: int) -> None:
        self._settle()

    def _on_opened(self) -> None:
        """Another game begins with the first of each sound."""
        self._turns.clear()
        self._has_waited = False

    def _on_thinking(self, seat: Seat | None) -> None:
        if seat is not None:
            self._has_waited = True

    def _on_game_changed(self) -> None:
        """People are called to their turn, if they had to wait for it, and look at the table.

        What all choose at once is nobody's turn: a candidate has a fanfare.
        """
        self._settle()
        session = self._session
        may_act = self._has_waited and session.is_open and session.bridge.is_viewers_turn
        may_act = may_act and len(session.bridge.view.to_act) == 1
        if may_act and self._where is Where.TABLE and not session.is_covered:
            self._has_waited = False
            sound(Cue.YOUR_TURN)

    @property
    def _has_one_person(self) -> bool:
        players: tuple[Player, ...] = self._session.bridge.players if self._session.is_open else ()
        return sum(player.is_persons for player in players) == 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FIRST_INPUT:
            watched.removeEventFilter(self)
            self.wake()
        return False
