"""What lies over the whole window: a lesson, a replay, a review, or a replay over its review."""

from PySide6.QtCore import QObject, QTimer, Signal

from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.app.window_pages import WindowPages
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.lessons.lessons import Lessons
from vivaroi_gui.ui.replay import Replays
from vivaroi_gui.ui.review import Reviews
from vivaroi_gui.ui.session.guides import meet
from vivaroi_gui.ui.session.session import Ground, Session
from vivaroi_gui.ui.settings import Settings


class Covers(QObject):
    """The game on the table rests as long as one of them is open."""

    changed = Signal()
    """One has been opened or left."""

    def __init__(self, session: Session, settings: Settings, ground: Ground) -> None:
        super().__init__(ground.window)
        self._session = session
        self._settings = settings
        self.replays = Replays(session.bridge, settings, ground)
        self.reviews = Reviews(session, settings, ground)
        self.lessons = Lessons(session.bridge, settings, ground)
        self.reviews.watch_wanted.connect(self._on_watch_wanted)
        self.replays.explanation_wanted.connect(self._on_explanation_wanted)
        for one in (self.replays, self.reviews, self.lessons):
            one.changed.connect(self._on_changed)
        session.changed.connect(self._on_game_changed)

    def serve(self, pages: WindowPages) -> None:
        """Home invites to lessons, and says which one was left."""
        pages.guide_wanted.connect(self.learn)
        pages.lesson_given_up.connect(self.lessons.forget)
        self.changed.connect(lambda: pages.keep_lesson(self.lessons.kept_last))

    def _on_game_changed(self) -> None:
        """Whoever has played to the end needs no guided round; that is noted once it is seen."""
        if self._session.is_over:
            guide = self._session.bridge.screens.guide
            QTimer.singleShot(0, self, lambda: meet(self._settings, guide))

    def _on_changed(self) -> None:
        if self.is_open:
            sound(Cue.PAGE)
        self.changed.emit()

    def replay(self, record: Record | None = None) -> None:
        """Shows a replay, of the game on the table if no other is given.

        A curtain that is down gives way to it: when the replay is left, it falls again.
        """
        if self._makes_way():
            self.replays.show(record)

    def explain(self, record: Record | None = None) -> None:
        """Explains a game that is over; if none is given, what lies open of the table's, if any."""
        self._session.pages.skip()
        if record is not None or self._session.explanation.is_allowed:
            self._lay_bare()
            self.reviews.show(record)

    def learn(self, name: str = "") -> None:
        """Begins a lesson; without a name, goes on with the one that was left."""
        self._session.pages.skip()
        self._lay_bare()
        if name:
            self.lessons.show(name)
        else:
            self.lessons.resume()

    def take_up(self, name: str) -> None:
        """Goes on with that lesson where it was left before its end, else begins it."""
        if name in self.lessons.kept:
            self._session.pages.skip()
            self._lay_bare()
            self.lessons.resume(name)
        else:
            self.learn(name)

    def _makes_way(self) -> bool:
        """What moves ends; what lies open is to be read first, and nothing may tell of more."""
        session, pages = self._session, self._session.pages
        pages.skip()
        if session.is_unread:  # revealed while a dialog was open
            pages.set_notice(session.bridge.screens.replay_refusal())
            return False
        self._lay_bare()
        return True

    def _lay_bare(self) -> None:
        """What lies over the table gives way to what comes next."""
        self.drop()
        self._session.lift_curtain()

    @property
    def is_open(self) -> bool:
        return self.replays.is_open or self.reviews.is_open or self.lessons.is_open

    @property
    def watched(self) -> Session | None:
        """The game that is seen: of the lesson on top, or on the table where nothing covers it.

        Not while a lesson's bubble waits: it is gone on from by the same keys.
        """
        lesson = self.lessons.screen
        if lesson is not None:
            return None if lesson.shown.bubble.isVisible() else lesson.session
        return None if self.is_open else self._session

    @property
    def title(self) -> str:
        """Of what lies on top, for the window's title."""
        return self.lessons.title or self.replays.title or self.reviews.title

    def drop(self) -> None:
        """Takes away all without going on with the game."""
        self.lessons.drop()
        self.replays.drop()
        self.reviews.drop()

    def fit_window(self) -> None:
        self.lessons.fit_window()
        self.replays.fit_window()
        self.reviews.fit_window()

    def _on_watch_wanted(self, record: Record | None, position: int) -> None:
        """Over the review that tells of the moment."""
        screen = self.reviews.screen
        if screen is not None:
            self.replays.watch(record, position, screen, screen.review.remarks())

    def _on_explanation_wanted(self) -> None:
        """Goes over from a replay to the review of its game, which may lie below it."""
        if self.reviews.is_open:
            self.replays.leave()
            return
        record = self.replays.record
        self.replays.drop()
        self.reviews.show(record)
