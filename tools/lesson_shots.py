"""Pictures of what the castle cat says: a bubble of each kind, on each page."""

from collections.abc import Callable
from typing import Final

from PySide6.QtTest import QTest

from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.bubble import Bubble
from vivaroi_gui.ui.lessons.daily import solve
from vivaroi_gui.ui.lessons.screen import LessonScreen
from vivaroi_gui.ui.lessons.speech import NEXT

_MOST: Final = 3000
"""Looks at the lesson, a few milliseconds each."""


def _others_have_voted(screen: LessonScreen) -> bool:
    bridge = screen.session.bridge
    return len(bridge.view.voted) == len(bridge.players) - 1


def _told(
    name: str, line: str, has_come: Callable[[LessonScreen], bool] = lambda _: True
) -> Callable[[MainWindow], None]:
    """A lesson where the cat says that line, once the others have done what they do meanwhile.

    The cat itself plays what leads there.
    """

    def show(window: MainWindow) -> None:
        window.covers.learn(name)
        screen = window.covers.lessons.screen
        assert screen is not None
        screen.shown.bubble.DEAF_MS = 0
        for _ in range(_MOST):
            QTest.qWait(5)
            bubble, is_due = screen.shown.bubble, screen.coach.is_due
            if bubble.isVisible() and not is_due and bubble.saying.words == text("lessons", line):
                if has_come(screen):
                    return
                continue
            if not is_due:
                _go_on(screen, bubble)
        raise LookupError(f"{name} never comes to {line}")

    return show


def _go_on(screen: LessonScreen, bubble: Bubble) -> None:
    page = screen.pages.current
    if not bubble.isVisible():
        if page is not None:
            page.press_continue()
    elif bubble.saying.is_told:
        screen.coach.answer(NEXT)
    elif bubble.saying.choices:
        step = screen.lesson.step
        assert step is not None
        bubble.chosen.emit(step.right)
    else:
        screen.coach.show_me()


def _shown(name: str, line: str) -> Callable[[MainWindow], None]:
    """The same, once somebody has asked to be shown how."""

    def show(window: MainWindow) -> None:
        _told(name, line)(window)
        screen = window.covers.lessons.screen
        assert screen is not None
        screen.coach.show_me()
        QTest.qWait(200)

    return show


def _listed(window: MainWindow) -> None:
    """All lessons, and a solved puzzle of the day."""
    solve(window.settings, window.covers.lessons.today())
    window.commands.learn.trigger()


def _left(window: MainWindow) -> None:
    """All lessons, while two wait that were left before their end."""
    for name in ("guided-2003", "lesson-2024-jester"):
        window.covers.learn(name)
        window.covers.lessons.leave()
    _listed(window)


STATES: Final = {
    "lessons": _listed,
    "lessons-left": _left,
    "lesson-hello": _told("guided-2003", "g.hello"),
    "lesson-place": _told("guided-2003", "g.place1"),
    "lesson-shown": _shown("guided-2003", "g.place1"),
    "lesson-shown-vote": _shown("guided-2003", "g.vote1"),
    "lesson-values": _told("guided-2003", "g.values"),
    "lesson-move": _told("guided-2003", "g.move1"),
    "lesson-vote": _told("guided-2003", "g.vote1", _others_have_voted),
    "lesson-read": _told("guided-2003", "g.vote1.result"),
    "lesson-count": _told("guided-2003", "g.count.luc"),
    "lesson-bluff": _told("guided-2003", "g.count.no"),
    "lesson-proof": _told("guided-2003", "g.move5"),
    "lesson-end": _told("guided-2003", "g.end"),
    "lesson-wc": _told("lesson-2024-new", "n.wc"),
    "lesson-ambition": _told("lesson-2024-ambition", "a.choose"),
    "lesson-curtain": _told("lesson-curtain", "c.hold"),
    "lesson-vienna-circle": _told("guided-vienna", "vg.circle"),
    "lesson-vienna-salon": _told("guided-vienna", "vg.salon"),
    "lesson-vienna-stop": _told("guided-vienna", "vg.krieau"),
    "lesson-vienna-evaluation": _told("guided-vienna", "vg.eval.dom"),
    "lesson-vienna-end": _told("lesson-vienna-end", "ve.tie"),
    "puzzle": _told("puzzle-1-who-wants-whom", "p1.facts"),
}
