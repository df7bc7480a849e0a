"""Shows the steps of a replay on the pages of its game: at rest, or played from what was before."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.table.replay import Replay
from vivaroi_gui.ui.replay.eyes import PUBLIC, Eyes
from vivaroi_gui.ui.replay.walk import Walk
from vivaroi_gui.ui.replay.words import ReplayWords
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.screens import AnyPage


class Teller(QObject):
    """What is seen of a step is that which ``eyes`` may see; no move can be chosen in it."""

    played = Signal()
    """The step that was played has come to rest."""

    def __init__(self, replay: Replay, walk: Walk, pages: PageStack) -> None:
        super().__init__(pages)
        self._replay = replay
        self._walk = walk
        self._retelling = walk.retelling
        self._pages = pages
        self._words = ReplayWords(self)
        self.eyes: Eyes = PUBLIC
        self.is_playing = False
        pages.set_game(replay.players, replay.options, replay.agreed)
        pages.rested.connect(self._on_rested)

    def view(self, number: int) -> Any:
        """What is seen at a step, as the game shows it.

        Raises:
            Hidden: nobody may look that way now.
        """
        position, moment = self._walk.steps[number]
        return self._seen(position) if moment.view is None else moment.view

    def told(self, number: int) -> str:
        """What happened at a step, and whose seats changed hands then.

        To eyes that see all, what was secret about it too.
        """
        position, moment = self._walk.steps[number]
        replay = self._replay
        is_last = self._walk.step_at(position) == number
        loans = replay.loans(position) if is_last else ()
        told = self._happened(position, moment) if position else self._words.before_all()
        return " · ".join((told, *(self._words.loan(loan, replay.players) for loan in loans)))

    def _happened(self, position: int, moment: Moment) -> str:
        replay = self._replay
        truth = replay.truth(position) if self.eyes.sees_all else None
        secret = self._retelling.secret(moment, *truth, replay.players) if truth else ""
        return secret or self._retelling.told(
            moment, replay.players, replay.options, is_discreet=self._is_discreet
        )

    # --- showing -------------------------------------------------------------------------------

    def show(self, number: int) -> None:
        """The step as it is at rest."""
        position, moment = self._walk.steps[number]
        page, view = self._turn_to(moment.rests), self.view(number)
        self._pages.set_history(self._replay.events_until(position))
        if self.eyes.sees_all and not moment.waits:
            page.show_opened(view, self._replay.views(position))
        else:
            page.show_outcome(moment.events, view, is_discreet=self._is_discreet)

    def play(self, number: int) -> None:
        """From what was before to the step, and then ``played``."""
        position, moment = self._walk.steps[number]
        self.is_playing = True
        if self._is_discreet and moment.is_reveal:
            self._on_rested()
            return
        self._pages.set_history(self._replay.events_until(self._walk.steps[number - 1].position))
        page = self._pages.game_pages.page(moment.plays)
        page.show_before(self._view_before(number), self._seats(position - 1))
        self._turn_to(moment.plays)
        page.animate(moment.events, self.view(number))

    def _view_before(self, number: int) -> Any:
        """From where a step is played: a moment of the same move has told what leads up to it."""
        earlier = self._walk.steps[number - 1].moment.view
        return self._seen(self._walk.steps[number].position - 1) if earlier is None else earlier

    def stop(self) -> None:
        """Nothing is played any more; whoever calls shows a step."""
        self.is_playing = False
        self._pages.skip()

    def look_through(self, eyes: Eyes, number: int) -> None:
        """Sees a step with other eyes; pages out of sight forget what those before them saw."""
        self.eyes = eyes
        self._pages.game_pages.look_anew(self.view(number))
        self.show(number)

    def _on_rested(self) -> None:
        if self.is_playing:
            self.is_playing = False
            self.played.emit()

    def _turn_to(self, name: str) -> AnyPage:
        page = self._pages.game_pages.page(name)
        if self._pages.current is not page:
            self._pages.setCurrentWidget(page)
        return page

    # --- what may be seen ----------------------------------------------------------------------

    def _seen(self, position: int) -> Any:
        if self.eyes.sees_all:
            views = self._replay.views(position)
            return self._retelling.laid_open(self._replay.view(position), views)
        return replace(self._replay.view(position, self.eyes.seat), legal=())

    def _seats(self, position: int) -> tuple[Any, ...]:
        """The views of all seats, to eyes that see them."""
        return self._replay.views(position) if self.eyes.sees_all else ()

    @property
    def _is_discreet(self) -> bool:
        """Whether who did what is to be remembered: as long as people play, if they chose so."""
        return not self._replay.is_over and not self._replay.agreed.shows_past_votes
