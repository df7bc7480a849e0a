"""What to do now is said whole, in every language and in the smallest window."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import dealt, evaluated, lay, place, play, turn, with_start_cards
from tests.ui.said import hint
from tests.ui.vienna.panels.desk import COMPACT, REGULAR, Desk
from tests.ui.words_drawn import reading
from tools.vienna_shots import STATES
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vienna import game, moves
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.floats import Float, Message
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.setting import TextSize
from vivaroi_gui.ui.vienna.panels.chip import Chip
from vivaroi_gui.ui.vienna.words.advice import advice_words
from vivaroi_gui.ui.vienna.words.refusals import refusal_words


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

REFUSED: tuple[IllegalMove, ...] = (
    moves.NoSuchStop(),
    moves.NoSuchDice(),
    moves.NotOneOrTwo(),
    moves.Occupied(1),
    moves.Gendarme(),
    moves.WrongNumber((10,), (11, 12)),
    moves.NotADouble(),
    moves.WhiteAlone(),
    moves.NoCoinToGoBack(),
    moves.NoCoinToChange(),
    moves.NoDice(),
    moves.NotByOne(),
    moves.SameFace(),
    moves.NoSuchFace(),
    moves.NotOnTheStreet(),
    moves.StartCardTaken(),
    moves.NotOnDisplay(),
    moves.SymbolEvaluated(),
    moves.CannotSteal(),
)


@pytest.fixture
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("en")


def cut_in(desk: Desk) -> list[str]:
    """What the ribbon tells in a tooltip, as there is no room for it."""
    ribbon = desk.column.ribbon
    ribbon.refresh()
    ribbon.tip_at(0, 0)
    return [tip.text for tip in ribbon.tips]


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_line_is_cut_short(qtbot: QtBot, speaker: Speaker, language: str) -> None:
    speaker.speak(language)
    said, cut = [], []
    for name, (made, keys) in LINES.items():
        desk = Desk(qtbot, made(), size=COMPACT)
        for key in keys:
            desk.key(key)
        said.append(desk.column.ribbon.course)
        cut += [f"{name}: {text}" for text in cut_in(desk)]
    assert cut == []
    assert all(said)
    assert len(set(said)) == len(LINES)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_refusal_is_cut_short(qtbot: QtBot, speaker: Speaker, language: str) -> None:
    speaker.speak(language)
    desk = Desk(qtbot, plain(), size=COMPACT)
    slip, cut = desk.column.slip, []
    for refused in REFUSED:
        slip.show_message(Message(Float.REFUSAL, refusal_words().refusal(refused)))
        slip.grab()
        cut += slip.tips
    assert cut == []


@pytest.mark.parametrize("size", [COMPACT, REGULAR])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_hint_is_cut_short_nor_lies_over_the_dice(
    qtbot: QtBot, speaker: Speaker, language: str, size: tuple[int, int]
) -> None:
    speaker.speak(language)
    desk = Desk(qtbot, plain(), size=size)
    slip, hand = desk.column.slip, desk.column.hand
    stop = next(index for index, stop in enumerate(SHIPPED.stops) if stop.id == "belvedere")
    for reason in Reason:
        advice = Advice(moves.Place(stop, (4, 6)), reason, {}, is_close=True)
        told = advice_words().advice(advice, desk.players, desk.state.options)
        slip.show_message(hint(told))
        slip.refresh()
        slip.tip_at(0, 0)
        assert slip.tips == []
        top = slip.face.translated(slip.pos()).top()
        assert top >= desk.column.ribbon.geometry().top()
        assert slip.face.translated(slip.pos()).bottom() <= hand.face.translated(hand.pos()).top()


@pytest.mark.parametrize("size", [COMPACT, REGULAR])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_hint_of_start_cards_covers_neither_them_nor_who_plays(
    qtbot: QtBot, speaker: Speaker, language: str, size: tuple[int, int]
) -> None:
    speaker.speak(language)
    desk = Desk(qtbot, dealt(3, 1), size=size)
    column, options = desk.column, desk.state.options
    slip, start, seats = column.slip, column.start, column.seats
    for reason in Reason:
        advice = Advice(desk.view.legal[0], reason, {}, is_close=True)
        slip.show_message(hint(advice_words().advice(advice, desk.players, options)))
        slip.tip_at(0, 0)
        assert slip.tips == []
        lies = slip.face.translated(slip.pos())
        cards = [
            QRectF(one.geometry().adjusted(8, 8, -8, -8)).translated(start.pos())
            for one in start.buttons
        ]
        rows = [row.translated(seats.pos()) for _, row in seats.rows]
        assert not any(lies.intersects(area) for area in (*cards, *rows)), reason


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_who_thinks_is_named_whole_in_the_smallest_window(
    qtbot: QtBot, speaker: Speaker, language: str
) -> None:
    speaker.speak(language)
    desk = Desk(qtbot, plain(), seat=1, size=COMPACT)
    ribbon = desk.column.ribbon
    ribbon.set_thinking(0)
    whole = people().seat(desk.players[0])
    assert ribbon.short_title == whole
    assert ribbon.title != whole
    assert set(cut_in(desk)) <= {ribbon.title}


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_change_is_named_whole_where_larger_text_leaves_its_price_no_room(
    lent_window: MainWindow, compiled: None, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    lent_window.settings.update(text=TextSize.P125, language=language)
    lent_window.resize(1440, 900)
    STATES["vienna-reroll"](lent_window)
    QApplication.processEvents()
    shown = [one for one in lent_window.findChildren(Chip) if one.isVisible() and one.words]
    assert len(shown) == 2
    for chip in shown:
        with reading(monkeypatch) as reader:
            reader.read(chip)
        assert chip.words in reader.texts
