"""A lesson over the whole window: a game of its own, which nobody keeps."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vivaroi_gui.ui.kit.scrolled import ScrolledPages
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.bar import LessonBar
from vivaroi_gui.ui.lessons.coach import Coach
from vivaroi_gui.ui.lessons.keys import LessonKeys
from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.lesson_pages import LessonPages
from vivaroi_gui.ui.lessons.script import Script, ScriptedTable
from vivaroi_gui.ui.lessons.shown import Shown
from vivaroi_gui.ui.session.cover import Cover
from vivaroi_gui.ui.session.overlay import is_shortcut
from vivaroi_gui.ui.session.session import Ground, Session
from vivaroi_gui.ui.setting import Talk
from vivaroi_gui.ui.settings import Settings

_SMALLEST = 0.82


class LessonScreen(Cover):
    """Session, pages and settings of its own: nothing of the family's is touched."""

    finished = Signal(str)
    """The lesson of that name has been played to its end."""
    chosen = Signal(str)
    """What is to come instead of it: the name of a text."""

    def __init__(
        self, lesson: Lesson, settings: Settings, window: QWidget, passing: tuple[QAction, ...]
    ) -> None:
        super().__init__(window, passing)
        self.lesson = lesson
        self._shared = settings
        self._settings = Settings()  # a copy that is written nowhere
        self.keys = LessonKeys(self)
        self._held = QWidget(self)
        self.pages = LessonPages(self._settings)
        actions = (
            (self.keys.undo, "undo"),
            (self.keys.show_me, "hint"),
            (self.keys.leave, "cross"),
        )
        self.bar = LessonBar(actions, self._held)
        self._script = Script(lesson, lambda: self.coach.may_others_play)
        ground = Ground(self, self._held, passing)
        self.session = Session(self._settings, self._script, self.pages, self.keys, ground)
        self._scrolled = ScrolledPages(self.pages)
        self.shown = Shown(self.session, self, self._scrolled)
        self.coach = Coach(lesson, self.session, self.pages, self.shown, self._settings)
        self._lay_out()
        self._connect()
        self._follow_settings()

    def _lay_out(self) -> None:
        for holder, parts in ((self, (self._held,)), (self._held, (self.bar, self._scrolled))):
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            for part in parts:
                column.addWidget(part, 0 if part is self.bar else 1)
        self.setAutoFillBackground(True)

    def _connect(self) -> None:
        keys, coach, pages = self.keys, self.coach, self.pages
        self._shared.changed.connect(self._follow_settings)
        keys.show_me.triggered.connect(coach.show_me)
        keys.leave.triggered.connect(coach.ask_to_leave)
        coach.chosen.connect(self._on_chosen)
        coach.finished.connect(lambda: self.finished.emit(self.lesson.scenario.id))
        pages.commanded.connect(lambda command: keys.by_word(command).trigger())
        pages.play_again_wanted.connect(lambda: self.chosen.emit("ui.again"))
        pages.home_wanted.connect(self.left)
        self.session.curtain.missed.connect(lambda: coach.on_gesture("short_press"))

    def begin(self, table: ScriptedTable, *, is_resumed: bool = False) -> None:
        """Shows it, where the table is; and takes the keys."""
        self._retranslate()
        self.fit_window()
        self.show()
        self.raise_()
        self.coach.begin(table, is_resumed=is_resumed)
        self.pages.take_focus()

    @property
    def title(self) -> str:
        return text("lessons", self.lesson.scenario.title)

    @property
    def table(self) -> ScriptedTable:
        table = self.session.table
        assert isinstance(table, ScriptedTable)
        return table

    def stop(self) -> None:
        self.coach.stop()
        self.session.close()
        self.session.bridge.shut_down()

    def _on_chosen(self, name: str) -> None:
        if name == "ui.leave":
            self.left.emit()
        else:
            self.chosen.emit(name)

    def _follow_settings(self) -> None:
        """As everywhere, but for what would talk with the cat, or go on before it is done."""
        own = {"tells_since_turn": False, "passes_on": False, "talk": Talk.OFF}
        self._settings.update(**self._shared.chosen | own)

    # --- Qt ------------------------------------------------------------------------------------

    def fit_window(self) -> None:
        super().fit_window()
        self.bar.set_unit(max(_SMALLEST, min(self.width() / 1440, self.height() / 900)))
        self.session.fit_window()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.title)
        self.bar.set_title(self.title)
        self.keys.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody below wanted: the keys of the lesson, wherever the focus is."""
        action = next((one for one in self.keys.all if is_shortcut(event, (one,))), None)
        bubble = self.shown.bubble
        if event.key() == Qt.Key.Key_F6:
            self._change_sides()
        elif action is not None:
            if action.isEnabled() and not event.isAutoRepeat():
                action.trigger()
        elif bubble.isVisible() and bubble.press_key(event):
            return
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab is a way to the page."""
        self.shown.give_keys()
        return super().focusNextPrevChild(is_next)

    def _change_sides(self) -> None:
        """From the bubble to the game, and back."""
        if self.shown.has_keys:
            self.shown.give_keys()
            self.pages.take_focus()
        else:
            self.shown.bubble.take_focus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self.coach.refresh()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.session.fit_window()
