"""What is asked beside the town, answered by mouse and keys, where it stands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import dealt, evaluated, lay, place, play, turn, with_symbols
from tests.ui.vienna.panels.desk import COMPACT, REGULAR, Desk
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special, Symbol
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    DoubleTurn,
    EndTurn,
    Gain,
    LeaveDice,
    SetDie,
    Steal,
    TakeCharacter,
)
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.vienna.panels.symbols_beside import with_card
from vivaroi_gui.ui.vienna.selection import Use
from vivaroi_gui.ui.vienna.words.cards import card_words

# --- start cards -------------------------------------------------------------------------------


def test_a_start_card_is_chosen_in_large(qtbot: QtBot) -> None:
    desk = Desk(qtbot, dealt(3), 2)
    buttons = desk.column.start.buttons
    assert [button.isEnabled() for button in buttons] == [True] * 6
    assert buttons[0].accessibleName() == "Travelling bag: 1 citizen, 1 cross, 1 crown, 3 coins"
    desk.click(buttons[3])
    assert desk.chosen == [ChooseStartCard(3)]
    assert not desk.column.hand.isVisible()


def test_a_start_card_that_is_taken_says_who_has_it(qtbot: QtBot) -> None:
    state = dealt(3)
    play(state, ChooseStartCard(4))
    desk = Desk(qtbot, state, 1)
    taken = desk.column.start.buttons[4]
    assert not taken.isEnabled()
    assert taken.accessibleName().endswith(f"({desk.players[2].name} has it)")


def test_start_cards_are_not_for_those_who_wait(qtbot: QtBot) -> None:
    desk = Desk(qtbot, dealt(3), 0)
    assert not any(button.isEnabled() for button in desk.column.start.buttons)
    assert not desk.column.take_focus()


def test_the_keys_go_to_the_first_start_card(qtbot: QtBot) -> None:
    desk = Desk(qtbot, dealt(3), 2)
    assert desk.column.take_focus()
    desk.key(Qt.Key.Key_Return)
    assert desk.chosen == [ChooseStartCard(0)]


# --- stops with a flash ------------------------------------------------------------------------


def at_krieau() -> State:
    state = turn((1, 3, 6))
    place(state, "krieau", 1)
    play(state, game.legal(state, 0)[0])
    return state


def test_krieau_brings_a_coin_or_a_point(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_krieau())
    assert desk.line == "Take a coin or a point."
    desk.click(desk.chip("A coin"))
    desk.click(desk.chip("A point"))
    assert desk.chosen == [ChooseGain(Gain.COINS), ChooseGain(Gain.POINTS)]


def test_the_keys_answer_krieau(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_krieau())
    assert desk.column.take_focus()
    desk.key(Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert desk.chosen == [ChooseGain(Gain.POINTS)]


def test_while_the_gendarme_is_placed_the_town_has_the_keys(qtbot: QtBot) -> None:
    state = turn((1, 3, 6))
    place(state, "krieau", 1)
    desk = Desk(qtbot, state)
    assert desk.line == "Place the gendarme on a framed stop."
    assert not desk.column.take_focus()
    assert not any(chip.isVisible() for chip in desk.column.hand.chips)


def test_at_prater_a_die_is_set_to_any_face(qtbot: QtBot) -> None:
    state = turn((2, 3, 6))
    place(state, "prater", 2)
    desk = Desk(qtbot, state)
    assert desk.line == "Turn a die to any face, or leave them."
    desk.die(0)
    assert [face.isEnabled() for face in desk.column.hand.dice.faces] == [True] * 6
    desk.face(6)
    assert desk.chosen == [SetDie(3, 6)]


def test_at_prater_the_dice_may_be_left(qtbot: QtBot) -> None:
    state = turn((2, 3, 6))
    place(state, "prater", 2)
    desk = Desk(qtbot, state)
    desk.key("3")
    desk.column.setFocus()
    desk.key(Qt.Key.Key_Escape)
    desk.click(desk.chip("Leave the dice"))
    assert desk.chosen == [LeaveDice()]


def test_after_prater_dice_are_chosen_to_be_placed_again(qtbot: QtBot) -> None:
    state = turn((2, 3, 6), (4,), (5,))
    place(state, "prater", 2)
    desk = Desk(qtbot, state)
    assert desk.selection.use is Use.TURNING
    play(state, LeaveDice())
    place(state, "heldenplatz", 4)
    place(state, "rathaus", 5)
    desk.look()
    assert desk.view.turn == 0
    desk.key("36")
    assert desk.own == (3, 6)


def test_a_second_turn_is_offered_and_may_be_refused(qtbot: QtBot) -> None:
    state = turn((2, 3, 6), owners={Special.DOUBLE_TURN: 0})
    place(state, "oper", 2)
    desk = Desk(qtbot, state)
    assert desk.view.phase is Phase.DOUBLE
    desk.click(desk.chip("Double turn"))
    desk.click(desk.chip("End my turn"))
    assert desk.chosen == [DoubleTurn(), EndTurn()]


# --- the evaluation ----------------------------------------------------------------------------


def at_card_stop() -> State:
    state = turn((), (), ())
    lay(state, "central", 0, 6)
    evaluated(state)
    return state


def test_a_character_is_taken_from_the_salon(qtbot: QtBot) -> None:
    state = at_card_stop()
    desk = Desk(qtbot, state)
    cards = desk.column.evaluation.stop.questions.cards
    assert desk.line == "Choose a character."
    desk.click(cards[1])
    assert desk.chosen == [TakeCharacter(state.display[1])]


def test_the_keys_go_to_the_answer_of_which_a_hint_speaks(qtbot: QtBot) -> None:
    state = at_card_stop()
    for asking, seat, advised in (
        (state, 0, TakeCharacter(state.display[1])),
        (at_gloriette(), 0, ChooseSymbol(Symbol.CROWN)),
        (dealt(3), 2, ChooseStartCard(3)),
    ):
        desk = Desk(qtbot, asking, seat)
        desk.column.show_hint(advised)
        assert desk.column.take_focus()
        desk.key(Qt.Key.Key_Space)
        assert desk.chosen == [advised]


def test_after_an_answer_the_keys_pass_over_the_others(qtbot: QtBot) -> None:
    state = at_gloriette()
    desk = Desk(qtbot, state)
    questions = desk.column.evaluation.stop.questions
    assert desk.column.take_focus()
    moved = list[QWidget | None]()
    desk.page.window().windowHandle().focusObjectChanged.connect(moved.append)
    play(state, ChooseSymbol(Symbol.CROSS))
    desk.look()
    assert moved
    assert not {*questions.symbols, *questions.coins.values()} & {*moved}


@pytest.mark.parametrize("size", [REGULAR, COMPACT])
def test_the_symbols_of_both_neighbours_stay_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    state = at_card_stop()
    with_symbols(state, (3, 1, 4), (2, 1, 5), (1, 2, 4))
    desk = Desk(qtbot, state, size=size)
    stop = desk.column.evaluation.stop
    card = desk.view.board.characters[state.display[1]]
    made = card_words().shown(with_card(desk.view.symbols[0], card))
    assert stop.questions.cards[1].accessibleDescription() == f"With it: {made}"
    stop.tip_at(0, 0)
    told = [tip for tip in stop.tips if "citizen" in tip.text]
    assert [tip.text for tip in told] == [
        "Amélie: 1 citizen, 2 crosses, 4 crowns",
        "Giulia: 3 citizens, 1 cross, 4 crowns",
        "Marco: 2 citizens, 1 cross, 5 crowns",
    ]
    assert all(stop.face.contains(tip.area) for tip in told)
    cards = [one for one in stop.questions.cards if one.isVisible()]
    assert max(one.geometry().bottom() for one in cards) < min(tip.area.top() for tip in told)


def test_nobody_takes_a_character_for_another(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_card_stop(), 1)
    assert not any(card.isEnabled() for card in desk.column.evaluation.stop.questions.cards)
    assert desk.column.evaluation.stop.accessibleDescription().endswith("chooses a character")


def at_gloriette() -> State:
    state = turn((), (), (), coins=(1,))
    with_symbols(state, (3, 1, 4), (2, 1, 5), (1, 2, 4))
    lay(state, "pestsaeule", 0, 3, 5)
    lay(state, "gloriette", 0, 5, 6)
    evaluated(state)
    return state


def test_gloriette_tells_what_each_symbol_brings(qtbot: QtBot) -> None:
    state = at_gloriette()
    desk = Desk(qtbot, state)
    chips = desk.column.evaluation.stop.questions.symbols
    assert [chip.isEnabled() for chip in chips] == [False, True, True]
    assert chips[0].accessibleDescription() == "You have compared this symbol in this round."
    for symbol in (Symbol.CROSS, Symbol.CROWN):
        other = state.copy()
        before = other.scores[0]
        play(other, ChooseSymbol(symbol))
        points = other.scores[0] - before
        assert f"brings {points} point" in chips[symbol].accessibleName()
    desk.click(chips[Symbol.CROWN])
    assert desk.chosen == [ChooseSymbol(Symbol.CROWN)]


def at_tiergarten() -> State:
    state = turn((), (), (), coins=(0, 3, 1))
    lay(state, "tiergarten", 0, 4, 4)
    evaluated(state)
    return state


@pytest.mark.usefixtures("compiled")
def test_what_is_asked_of_a_stop_changes_its_language(qtbot: QtBot, qapp: QApplication) -> None:
    desk = Desk(qtbot, at_gloriette())
    questions = desk.column.evaluation.stop.questions
    assert questions.symbols[Symbol.CROSS].words == "Crosses"
    speaker = Speaker(qapp)
    speaker.speak("it")
    qapp.processEvents()
    assert questions.symbols[Symbol.CROSS].words == "Croci"
    speaker.speak("en")


def test_coins_are_taken_from_one_player(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_tiergarten())
    questions = desk.column.evaluation.stop.questions
    assert {key for key, chip in questions.coins.items() if chip.isVisible()} == {
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
    }
    desk.click(questions.coins[1, 3])
    assert questions.take.words == "Take 3 coins"
    desk.click(questions.take)
    assert desk.chosen == [Steal(((1, 3),))]


def test_one_coin_each_is_taken_from_two(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_tiergarten())
    questions = desk.column.evaluation.stop.questions
    is_golden = [questions.take._is_primary]
    desk.click(questions.coins[2, 1])
    desk.click(questions.coins[1, 1])
    is_golden.append(questions.take._is_primary)
    assert is_golden == [False, True]
    assert questions.take.accessibleName() == "Take 1 coin from Marco + 1 coin from Amélie"
    desk.click(questions.take)
    assert desk.chosen == [Steal(((1, 1), (2, 1)))]


def test_what_cannot_be_taken_together_replaces_what_was_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_tiergarten())
    questions = desk.column.evaluation.stop.questions
    desk.click(questions.coins[2, 1])
    desk.click(questions.coins[1, 2])
    desk.click(questions.coins[1, 2])
    assert questions.take.words == "Take nothing"
    desk.click(questions.take)
    assert desk.chosen == [Steal(())]


def test_the_keys_take_coins(qtbot: QtBot) -> None:
    desk = Desk(qtbot, at_tiergarten())
    assert desk.column.take_focus()
    desk.key(Qt.Key.Key_Space)
    questions = desk.column.evaluation.stop.questions
    questions.take.setFocus()
    desk.key(Qt.Key.Key_Return)
    assert desk.chosen == [Steal(((1, 1),))]


def test_what_was_asked_before_is_gone_with_the_next_view(qtbot: QtBot) -> None:
    state = at_tiergarten()
    desk = Desk(qtbot, state)
    questions = desk.column.evaluation.stop.questions
    play(state, Steal(()))
    desk.look()
    answers: list[QWidget] = [*questions.cards, *questions.symbols, *questions.coins.values()]
    assert not any(one.isVisible() for one in (*answers, questions.take))
