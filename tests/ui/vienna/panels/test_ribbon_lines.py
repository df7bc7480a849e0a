"""What to do now is said whole, in every language and in the smallest window."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import dealt, evaluated, lay, place, play, turn, with_start_cards
from tests.ui.vienna.panels.desk import COMPACT, Desk
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vienna import game
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.ui.app.language import Speaker


def plain() -> State:
    return turn((4, 5, 6), coins=(1,))


def behind() -> State:
    state = plain()
    state.positions[0] = 20
    return state


def closed() -> State:
    state = turn((2, 5, 6))
    for name, dice in (("oper", (2,)), ("secession", (2,)), ("prater", (2,)), ("stadtpark", (2,))):
        lay(state, name, 1, *dice)
    lay(state, "hofburg", 2, 2, 5)
    lay(state, "central", 2, 2, 5)
    lay(state, "hofreitschule", 2, 2, 5)
    return state


def joker() -> State:
    return turn((1, 5, 6), owners={Special.JOKER: 0})


def at(stop: str, *dice: int, then: bool = False) -> Callable[[], State]:
    """After dice were placed on a stop, and its first question answered."""

    def made() -> State:
        state = turn((*dice, 3, 6), owners={Special.DOUBLE_TURN: 0})
        place(state, stop, *dice)
        if then:
            play(state, game.legal(state, 0)[0])
        return state

    return made


def waiting(stop: str, *dice: int) -> Callable[[], State]:
    """The evaluation waits at a stop."""

    def made() -> State:
        state = turn((), (), (), coins=(1, 3, 1))
        lay(state, stop, 0, *dice)
        evaluated(state)
        return state

    return made


LINES: dict[str, tuple[Callable[[], State], str]] = {
    "start card": (lambda: dealt(3, 1), ""),
    "throw": (lambda: with_start_cards(3), ""),
    "choose": (plain, ""),
    "one die": (plain, "5"),
    "a sum": (plain, "56"),
    "one die behind": (behind, "5"),
    "a sum behind": (behind, "45"),
    "one die without a stop": (closed, "2"),
    "a sum without a stop": (closed, "25"),
    "joker": (joker, "15"),
    "reroll": (plain, "r"),
    "turn": (plain, "t"),
    "face": (plain, "t5"),
    "gendarme": (at("krieau", 1), ""),
    "krieau": (at("krieau", 1, then=True), ""),
    "prater": (at("prater", 2), ""),
    "face at prater": (at("prater", 2), "3"),
    "double turn": (at("oper", 2), ""),
    "take": (waiting("central", 6), ""),
    "symbol": (waiting("gloriette", 5, 6), ""),
    "steal": (waiting("tiergarten", 4, 4), ""),
}


@pytest.fixture
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("en")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_line_is_cut_short(qtbot: QtBot, speaker: Speaker, language: str) -> None:
    speaker.speak(language)
    said, cut = [], []
    for name, (made, keys) in LINES.items():
        desk = Desk(qtbot, made(), size=COMPACT)
        for key in keys:
            desk.key(key)
        ribbon = desk.column.ribbon
        said.append(ribbon.course)
        ribbon.refresh()
        ribbon.tip_at(0, 0)
        cut += [f"{name}: {tip.text}" for tip in ribbon.tips]
    assert cut == []
    assert all(said)
    assert len(set(said)) == len(LINES)
