"""The course of a game: walks the moments in which it is told, from page to page."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.rules.core import Event, View
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.cues import sound
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.moment import Disclosure, Moment
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.screens import AnyPage


class Course(QObject):
    """Turns to the page of each moment; what is to be read stays until people go on."""

    changed = Signal()
    """Before a page turns: what may be done now is something else."""
    counted = Signal(object)
    """The count is shown, of this view."""
    told = Signal(int, object)
    """A moment has come to rest, or was passed over where nothing moves; and its number."""

    def __init__(self, bridge: Bridge, pages: PageStack, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._moments: tuple[Moment, ...] = ()
        self._index = 0
        self._is_moving = False
        self._is_turning = False
        self.holds: Callable[[Moment], bool] = lambda _: False
        """Whether a moment that goes by lies open till people go on: a lesson tells of it."""
        self.is_held = False
        """Whether what is seen lies open for that alone."""
        bridge.advanced.connect(self._on_advanced)
        bridge.shown.connect(self._on_shown)
        bridge.thinking.connect(pages.set_thinking)
        bridge.refused.connect(pages.show_refusal)
        pages.rested.connect(self._on_rested)
        pages.read.connect(self._on_read)
        pages.leafed.connect(self._on_leafed)

    @property
    def moment(self) -> Moment | None:
        """What is seen now; None beyond the last one, and without a game."""
        return self._moments[self._index] if self._index < len(self._moments) else None

    @property
    def view(self) -> Any:
        """What the moment that is seen comes to, as the game shows it."""
        own = self.moment.view if self.moment is not None else None
        return self._bridge.view if own is None else own

    @property
    def is_unread(self) -> bool:
        """Whether something lies open that is read first: what follows would tell how it ends."""
        return self.moment is not None and self.moment.telling is Disclosure.ONCE_READ

    @property
    def is_telling(self) -> bool:
        """Whether what is seen is not the last moment of what was done."""
        return self._index + 1 < len(self._moments)

    @property
    def is_moving(self) -> bool:
        """Whether something is played before people's eyes."""
        return self._is_moving

    @property
    def is_behind(self) -> bool:
        """Whether what is seen is still on its moments to the view: to be read, or moving."""
        if self.moment is None or self.moment.telling is Disclosure.AT_ONCE:
            return False
        return self._is_moving or self.is_unread

    def forget(self) -> None:
        """The game is left, or another one comes: nobody reads on."""
        self._moments, self._index, self._is_moving = (), 0, False
        self.is_held = False

    def show(self, view: View) -> None:
        """The page of the view, as it is."""
        self.forget()
        self._moments = self._timeline((), view)
        self.changed.emit()
        name, before = self._moments[0].rests, self._pages.current
        self._pages.set_history(self._bridge.events)
        self._turn_to(name).show_place(0, 0)
        self._pages.game_pages.show(name, view)
        if self._pages.current is not before:
            self.changed.emit()  # what may be done goes with the page

    # --- from moment to moment -----------------------------------------------------------------

    def _on_advanced(self, events: tuple[Event, ...], view: View) -> None:
        self._moments, self._index = self._timeline(events, view), 0
        self._pages.show_refusal(None)
        self._begin(self._moments[0])

    def _begin(self, moment: Moment) -> None:
        self._is_moving = not (moment.is_known or self._pages.is_still)
        self.is_held = not moment.waits and self.holds(moment)
        if self._pages.is_still:
            self._sound(moment)
        if not (self._is_moving or moment.waits or self.is_held):
            self._pass_on()
            return
        self._tell_around(moment)
        if self._is_moving:
            self._turn_for(moment, moment.plays).animate(moment.events, self.view)
        else:
            self._turn_for(moment, moment.rests).show_outcome(moment.events, self.view)
            self._pages.tell_result()

    def _sound(self, moment: Moment) -> None:
        """Of what does not move one thing is heard: what matters most, of equals the last."""
        if moment.cues:
            sound(max(reversed(moment.cues), key=lambda cue: cue.value.rank))

    def _tell_around(self, moment: Moment) -> None:
        self.changed.emit()
        if moment.is_count:
            self.counted.emit(self.view)

    def _turn_for(self, moment: Moment, name: str) -> AnyPage:
        page = self._turn_to(name)
        leaves = self._leaves if moment.is_count else range(self._index, self._index + 1)
        page.show_place(self._index - leaves.start, leaves.stop - 1 - self._index)
        return page

    @property
    def _leaves(self) -> range:
        """Among which moments people may leaf: those of a count, up to what has to be read."""
        moments, start, stop = self._moments, self._index, self._index + 1
        while start > 0 and moments[start - 1].is_count:
            start -= 1
        while stop < len(moments) and moments[stop].is_count and not moments[stop - 1].waits:
            stop += 1
        return range(start, stop)

    def _on_rested(self) -> None:
        """Nothing moves any more; what is to be read is read first.

        What moved on a page that is turned away from ends with it, and is nobody's business.
        """
        if self._is_turning:
            return
        if not self._bridge.is_open:
            return
        if self.moment is None or not (self.moment.waits or self.is_held):
            self._pass_on()
        else:
            self.told.emit(self._index, self.moment)

    def _pass_on(self) -> None:
        """To the next moment; a last one, which rests as its view, is over."""
        if self.moment is not None:
            self.told.emit(self._index, self.moment)
        if self._index + 1 < len(self._moments):
            self._index += 1
            self._begin(self._moments[self._index])
        else:
            self._rest()

    def _rest(self) -> None:
        """The next seat acts; where that shows the game to other eyes, nothing is shown twice."""
        moments, before = self._moments, self._pages.current
        self._bridge.ask_next()
        if self._moments is not moments:  # a new viewer or chance has had it shown already
            return
        self.show(self._bridge.view)
        page = self._pages.current
        if page is not None and page is not before and not self._pages.is_still:
            page.enter()

    def _on_read(self) -> None:
        """People go on from what was open to all; no secrets are, until the next looks."""
        if self.is_held:
            self._pass_on()
            return
        if self.is_unread:
            self._bridge.viewer.look_away()
        self._index += 1
        if self.moment is None:
            self._bridge.proceed()
        else:
            self._begin(self.moment)

    def _on_leafed(self, by: int) -> None:
        """Shows an earlier or a later moment of a count as it rests."""
        moment = self.moment
        if moment is None or not moment.is_count:
            return
        leaves = self._leaves
        self._index = min(max(leaves.start, self._index + by), leaves.stop - 1)
        moment, self._is_moving, self.is_held = self._moments[self._index], False, False
        if self._index + 1 == len(self._moments) and not moment.waits:
            self._rest()
            return
        self._tell_around(moment)
        self._turn_for(moment, moment.rests).show_outcome(moment.events, self.view)

    def _on_shown(self, view: View) -> None:
        """Another viewer, or a step taken back; what was still to be told is not told any more."""
        if self.is_unread:
            return
        was_telling = self.is_telling
        self.show(view)
        if was_telling:
            self._bridge.ask_next()

    def _timeline(self, events: tuple[Event, ...], view: View) -> tuple[Moment, ...]:
        return screens(view.options.game).timeline(events, view)

    def _turn_to(self, name: str) -> AnyPage:
        page = self._pages.game_pages.page(name)
        if self._pages.current is not page:
            self._is_turning = True
            self._pages.setCurrentWidget(page)
            self._is_turning = False
            page.take_focus()
        return page
