"""Opens and leaves reviews; the game on the table rests meanwhile."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Signal

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Seat, Shown
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.catalog import ALL, screens
from vivaroi_gui.ui.session.cover import Covering
from vivaroi_gui.ui.session.names import shown_players
from vivaroi_gui.ui.session.review_feed import ReviewFeed
from vivaroi_gui.ui.session.session import Ground, Session
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # a start needs no review: it is loaded later
    from vivaroi_gui.ui.review.screen import ReviewScreen


def load_ahead() -> Iterator[None]:
    """Loads what a review of any game is made of."""
    from vivaroi_gui.ui.session import chances  # noqa: F401

    yield
    from vivaroi_gui.ui.review import screen  # noqa: F401

    yield
    for game in ALL:
        yield from screens(game).retelling().review_ahead()


def paint_ahead(window: QSize, ratio: float) -> Iterator[None]:
    """Paints what a review in a window of that size opens with."""
    from vivaroi_gui.ui.review.bar import bar_height
    from vivaroi_gui.ui.review.screen import backdrop
    from vivaroi_gui.ui.session.chances import papers_ahead

    yield from backdrop(window, ratio).ahead()
    yield from papers_ahead(window - QSize(0, bar_height(window)), ratio)


class Reviews(Covering["ReviewScreen"]):
    """At most one review, over everything else in the window but a replay that it leads to."""

    watch_wanted = Signal(object, int)
    """A record, None for the game on the table, and the position that is to be watched."""

    def __init__(self, session: Session, settings: Settings, ground: Ground) -> None:
        super().__init__(session.bridge, ground)
        self._session = session
        self._settings = settings
        self._options: Any = None
        self._feed: ReviewFeed | None = None
        self._asked: list[ReviewFeed] = []

    @property
    def title(self) -> str:
        """What is explained, for the window's title; nothing where there is no review."""
        if self.screen is None:
            return ""
        title = screens(self._options.game).papers().short_title(self._options.edition)
        return f"{self.screen.review.title} — {title}"

    def show(self, record: Record | None = None) -> None:
        """Explains a game that is over; without a record the one on the table.

        That one is explained up to its last count where it goes on, and not at all where nothing of
        it may be told yet.

        Raises:
            Hidden: the game of the record goes on.
        """
        session = self._session
        if record is None:
            self._show_table()
            return
        from vivaroi_gui.table.replay import Replay
        from vivaroi_gui.table.review import shown

        replay = Replay(record, None, self._settings.curtain)
        found = shown(replay)
        if self._open(found, shown_players(replay.players), record):
            feed = session.new_feed(self)
            feed.start(found, session.explanation.keeper_of(record))
            self._listen(feed)

    def _show_table(self) -> None:
        bridge, explanation = self._session.bridge, self._session.explanation
        if explanation.is_allowed and self._open(explanation.shown(), bridge.players, None):
            explanation.start()
            self._listen(self._session.feed)

    def _open(self, found: Shown, players: Sequence[Player], record: Record | None) -> bool:
        """Whether games of this kind are explained."""
        from vivaroi_gui.ui.review.screen import ReviewScreen

        options = found.sights[0].view.options
        review = screens(options.game).retelling().review(found, players)
        if review is None:
            return False
        self._options = options
        screen = ReviewScreen(review, self._ground.window, self._ground.passing)
        screen.watch_wanted.connect(lambda inputs: self.watch_wanted.emit(record, inputs))
        review.judgement_wanted.connect(lambda seat: self._judge(record, seat))
        self._lay(screen)
        screen.begin()
        self.changed.emit()
        return True

    def _judge(self, record: Record | None, seat: Seat) -> None:
        """What a seat decided is looked at because somebody asks, beside all the rest."""
        from vivaroi_gui.table.replay import Replay
        from vivaroi_gui.table.review import shown_of_seat

        assert self.screen is not None
        watched = record or self._session.table.record
        found = shown_of_seat(Replay(watched, None, self._settings.curtain), seat)
        feed, screen = self._session.new_feed(self), self.screen
        self._asked.append(feed)
        screen.review.judge(seat, found.decisions)

        def add(part: Part) -> None:
            if screen.add_judged(part):
                feed.stop()

        feed.came.connect(add)
        feed.missed.connect(screen.give_up)
        feed.start(found)

    def _listen(self, feed: ReviewFeed) -> None:
        """Shows what has been found out already, and whatever comes."""
        assert self.screen is not None
        self._feed = feed
        for part in feed.parts:
            self.screen.add(part)
        feed.came.connect(self.screen.add)
        feed.missed.connect(self.screen.give_up)

    def drop(self) -> None:
        """Takes the review away without going on with the game."""
        if self.screen is not None:
            self._end_feed(self.screen)
        super().drop()

    def _end_feed(self, screen: "ReviewScreen") -> None:
        """Nobody looks any more: what is not the table's is not worked out to its end."""
        for asked in self._asked:
            asked.stop()
            asked.deleteLater()
        self._asked = []
        feed, self._feed = self._feed, None
        if feed is None:
            return
        feed.came.disconnect(screen.add)
        feed.missed.disconnect(screen.give_up)
        if feed is self._session.feed:
            self._session.explanation.rest()
        else:
            feed.stop()
            feed.deleteLater()
