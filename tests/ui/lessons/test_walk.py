"""Every lesson is played to its end in the real window, with the mouse, wrong tries included."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.ui.lessons.learner import Learner
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import Json
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.bubble import Bubble
from vivaroi_gui.ui.lessons.scenario import Does, Step, every_scenario
from vivaroi_gui.ui.session import opponents

NAMES = [file.stem for file in every_scenario()]
_MOST = 200


@pytest.fixture(autouse=True)
def _heard_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bubble, "DEAF_MS", 0)
    monkeypatch.setattr(opponents, "POLL_MS", 0)


def covered(learner: Learner) -> list[QRectF]:
    """What the bubble speaks of and covers."""
    shown = learner.screen.shown
    bubble = QRectF(shown.bubble.geometry())
    return [area for area in shown.told if area.intersects(bubble)]


def wrong_tries(learner: Learner, step: Step) -> Iterator[tuple[Json, str]]:
    """Legal actions that have an answer of their own, and the name of that."""
    view = learner.screen.session.bridge.view
    game, asked = game_named(view.options.game), set()
    for move in view.legal:
        action = game.write_move(view.options, view.seat, move)
        verdict = learner.lesson.judge(action)
        if verdict is not None and not verdict.is_right and verdict.line not in asked:
            asked.add(verdict.line)
            yield action, verdict.line


def _says(learner: Learner, words: str) -> bool:
    return learner.saying.words == words


def check_bubble(learner: Learner) -> None:
    shown = learner.screen.shown
    assert covered(learner) == [], learner.saying.words
    assert learner.screen.rect().contains(shown.bubble.geometry())
    step = learner.lesson.step
    if step is not None and step.line and learner.saying.words == text("lessons", step.line):
        nowhere = [spot for spot in step.spot if shown.where(spot).isEmpty()]
        assert nowhere == [], learner.saying.words


def try_wrongly(learner: Learner, step: Step, qtbot: QtBot) -> None:
    """Nothing of it is played, and the cat answers."""
    inputs = learner.own_inputs
    for action, line in list(wrong_tries(learner, step))[:2]:
        learner.act(action)
        words = text("lessons", line)
        qtbot.waitUntil(partial(_says, learner, words))
        assert learner.own_inputs == inputs


@pytest.mark.parametrize(
    ("name", "language"), list(zip(NAMES, cycle(LANGUAGES), strict=False)), ids=NAMES
)
def test_a_lesson_is_played_to_its_end_and_covers_nothing_that_it_speaks_of(
    lent_window: MainWindow, qtbot: QtBot, compiled: None, name: str, language: str
) -> None:
    lent_window.resize(1024, 640)
    lent_window.settings.update(language=language)
    lent_window.covers.learn(name)
    learner, tried = Learner(lent_window, qtbot), set()
    for _ in range(_MOST):
        learner.wait()
        check_bubble(learner)
        step, index = learner.lesson.step, learner.lesson.index
        if step is not None and step.does is Does.DO and index not in tried:
            tried.add(index)
            if not learner.saying.is_told:
                try_wrongly(learner, step, qtbot)
        if name in lent_window.covers.lessons.done:
            break
        learner.once()
    assert learner.lesson.is_last
    assert learner.saying.answers[0] in ("ui.lessons", "ui.puzzles", "ui.play", "ui.next.puzzle")
    assert all(saying.words for saying in learner.said)
