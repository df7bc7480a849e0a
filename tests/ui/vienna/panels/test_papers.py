"""What the papers tell, in a turn and in the evaluation, and where they lie."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import dealt, evaluated, lay, turn, with_start_cards, with_symbols
from tests.ui.said import REFUSAL
from tests.ui.vienna.panels.desk import COMPACT, REGULAR, Desk
from tests.ui.words_drawn import reading
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.events import RoundOver, StartCoinsTaken
from vivaroi_gui.rules.vienna.moves import ChooseStartCard, Place, Reroll
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.targets import enlarge
from vivaroi_gui.ui.kit.told import Row, Span
from vivaroi_gui.ui.kit.tones import THEMES, show_theme
from vivaroi_gui.ui.vienna.panels import stop_card
from vivaroi_gui.ui.vienna.panels.evaluation_column import Leaf
from vivaroi_gui.ui.vienna.panels.layout import ColumnLayout

SIZES = ((320, 604), (391, 750), (440, 854), (516, 722), (720, 1034), (1440, 2090))
"""Columns of windows from 1024x640 to 3840x2160."""


def full(players: int = 3) -> State:
    """Everybody has dice, coins, cards."""
    owners = {card: card % players for card in Special}
    hands = ((2, 3, 6), (5, 6), (3, 5), (1, 6), (2, 2, 4))[:players]
    coins, whites = (3, 2, 5, 1, 0)[:players], (None, 4)
    state = turn(*hands, players=players, coins=coins, whites=whites, owners=owners)
    state.circles = [tuple(state.pile[4 * seat : 4 * seat + 4]) for seat in range(players)]
    with_symbols(state, *((3, 1, 4), (2, 4, 1), (4, 1, 2), (1, 2, 3), (0, 0, 2))[:players])
    state.scores = [14, 16, 11, 17, 9][:players]
    return state


def counted() -> State:
    """At the end of an evaluation."""
    state = turn((), (), (), coins=(0, 3, 1))
    with_symbols(state, (0, 4, 0), (0, 4, 0), (0, 2, 0))
    lay(state, "oper", 1, 2)
    lay(state, "rathaus", 1, 5)
    lay(state, "landtmann", 2, 6)
    lay(state, "stephansdom", 0, 4, 5)
    evaluated(state)
    return state


# --- the ribbon --------------------------------------------------------------------------------


def test_the_ribbon_says_whose_turn_it_is(qtbot: QtBot) -> None:
    state = full()
    desk = Desk(qtbot, state)
    assert desk.column.ribbon.title == "Your turn, Giulia"
    state.turn = 1
    desk.look()
    assert desk.column.ribbon.title == "Marco is thinking…"
    assert desk.line == "Places one or two dice."
    desk.look(None)
    assert "Giulia" not in desk.column.ribbon.title


def test_what_is_said_leaves_the_ribbon_alone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full())
    before, slip = desk.line, desk.column.slip
    slip.show_message(REFUSAL)
    assert (slip.accessibleName(), slip.text) == ("Not like this", REFUSAL.text)
    slip.show_message(None)
    assert not slip.isVisible()
    assert desk.line == before


def test_dice_that_fit_a_stop_are_lit_until_others_are_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, turn((2, 3, 6)))
    desk.column.hand.dice.show_fitting([Place(1, (2,))])
    buttons = desk.column.hand.dice.buttons[:3]
    assert [one.is_fitting for one in buttons] == [True, False, False]
    desk.die(1)
    assert not any(one.is_fitting for one in buttons)


# --- the race ----------------------------------------------------------------------------------


def test_the_race_tells_all_scores(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full())
    assert desk.column.race.accessibleName() == "Race to 25 points"
    told = desk.column.race.accessibleDescription()
    assert told == "Giulia: 14 points; Marco: 16 points; Amélie: 11 points"


def test_the_race_goes_on_for_whoever_has_more_than_thirty(qtbot: QtBot) -> None:
    state = full()
    desk = Desk(qtbot, state)
    assert desk.column.race.last == 30
    state.scores[1] = 33
    desk.look()
    race = desk.column.race
    assert race.last == 35
    for at, width in race._shields().values():
        assert race.face.left() <= at.x() - width / 2 + 4
        assert at.x() + width / 2 <= race.face.right()


# --- the others --------------------------------------------------------------------------------


def test_the_others_sit_clockwise_with_all_that_they_have(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full(5))
    seats = desk.column.seats
    assert [seat for seat, _ in seats.rows] == [1, 2, 3, 4]
    first = seats.accessibleDescription().split("; ")[0]
    assert first == (
        "Marco: 16 points, Plays next, AI · Courtier, 2 coins, 2 citizens, 4 crosses, 1 crown, "
        "dice 5 6 white 4, Double turn, carriage not set out yet"
    )


@pytest.mark.parametrize("size", [REGULAR, COMPACT])
def test_each_sign_of_a_row_tells_what_it_is(qtbot: QtBot, size: tuple[int, int]) -> None:
    desk = Desk(qtbot, full(5), size=size)
    seats = desk.column.seats
    seats.tip_at(0, 0)
    row = seats.rows[0][1]
    told = [tip.text for tip in seats.tips if row.contains(tip.area) and tip.area != row]
    whence = "In the circle: of the start card and all characters won."
    counted = [f"{count}. {whence}" for count in ("2 citizens", "4 crosses", "1 crown")]
    signs = [*counted, "2 coins"]
    assert [one for one in told if one in signs] == signs
    assert "Double turn. Once a round: a second turn right after the first." in told


def test_whoever_has_no_dice_left_does_not_play_next(qtbot: QtBot) -> None:
    state = turn((2, 3), (), (4,))
    desk = Desk(qtbot, state)
    assert [desk.column.seats.status(seat) for seat in (1, 2)] == ["All dice placed", "Plays next"]


def test_start_cards_are_chosen_against_the_clock(qtbot: QtBot) -> None:
    desk = Desk(qtbot, dealt(4), 0)
    seats = desk.column.seats
    assert [seats.status(seat) for seat in (1, 2, 3)] == ["Waiting", "Plays next", "Plays now"]
    desk.column.set_thinking(3)
    assert seats.status(3) == "Thinking…"


def test_a_right_click_asks_for_the_menu_of_a_seat(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full())
    asked: list[object] = []
    desk.column.menu_wanted.connect(lambda seat, _: asked.append(seat))
    seats = desk.column.seats
    at = seats.rows[1][1].center().toPoint()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(seats, QContextMenuEvent(reason, at, seats.mapToGlobal(at)))
    seats.setFocus()
    desk.key(Qt.Key.Key_Return)
    assert asked == [2, None]


# --- the salon, and the hand -------------------------------------------------------------------


def test_the_salon_tells_its_characters_and_what_happened_last(qtbot: QtBot) -> None:
    state = full()
    state.display = tuple(range(2))
    desk = Desk(qtbot, state)
    desk.column.set_news((Row((Span("Luc", True), Span(" is late.", False)), desk.players[1]),))
    salon = desk.column.salon
    assert salon.accessibleName() == "In the salon"
    assert salon.accessibleDescription() == (
        "Flower seller: 1 citizen; Choirboy: 1 cross; Luc is late.; "
        "Chronicle: all that has happened (C)"
    )


def test_the_hand_tells_circle_and_cards(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full())
    told = desk.column.hand.accessibleDescription()
    assert told.startswith("14 points, 3 coins, 4 citizens, 2 crosses, 5 crowns, ")
    assert "First player" in told
    assert desk.column.hand.accessibleName() == "My circle"


def test_where_nobody_looks_the_one_on_turn_lies_below(qtbot: QtBot) -> None:
    state = full()
    state.turn = 1
    desk = Desk(qtbot, state, None)
    assert desk.column.hand.accessibleName() == "Marco: circle"
    assert [seat for seat, _ in desk.column.seats.rows] == [2, 0]
    assert not desk.column.hand.dice.buttons[0].isEnabled()


def test_in_a_replay_there_is_nothing_to_press(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full(), is_live=False)
    assert not any(chip.isVisible() for chip in desk.column.hand.chips)
    dice = desk.column.hand.dice
    assert dice.number == 3
    assert not any(button.isEnabled() for button in dice.buttons[: dice.number])
    desk = Desk(qtbot, counted(), is_live=False)
    assert not desk.column.evaluation.leafing.isVisible()


# --- the evaluation ----------------------------------------------------------------------------


def test_the_last_stop_lies_open_the_others_behind(qtbot: QtBot) -> None:
    desk = Desk(qtbot, counted())
    evaluation = desk.column.evaluation
    assert evaluation.stop.accessibleName() == "Stephansdom"
    told = evaluation.stop.accessibleDescription()
    assert told.startswith("Giulia compares crosses with both neighbours; ")
    assert "4 against 4 (Marco): +1 point" in told
    assert "4 against 2 (Amélie): +2 points, +1 coin" in told
    assert evaluation.so_far.accessibleDescription().split("; ") == [
        "Marco, Oper: +1 point",
        "Marco, Rathaus: minus 3 coins, +4 points",
        "Amélie, Café Landtmann: Joker",
    ]


def test_what_a_stop_costs_is_a_word_to_whoever_listens(qtbot: QtBot) -> None:
    state = turn((), (), (), coins=(0, 3, 1))
    lay(state, "rathaus", 1, 5)
    evaluated(state)
    desk = Desk(qtbot, state)
    stop = desk.column.evaluation.stop
    assert stop.accessibleName() == "Rathaus"
    assert "minus 3 coins" in stop.accessibleDescription()


def test_the_round_is_told_in_sum(qtbot: QtBot) -> None:
    desk = Desk(qtbot, counted())
    assert desk.column.evaluation.sums.accessibleDescription().split("; ") == [
        "Giulia: 3 points, 1 coin",
        "Marco: 5 points, 3 coins fewer",
        "Amélie: 0 points, 0 coins",
    ]


def test_the_round_is_told_with_what_its_turns_brought(qtbot: QtBot) -> None:
    desk = Desk(qtbot, counted())
    view, sums = desk.view, desk.column.evaluation.sums
    points, coins = (view.scores[0] - 5, *view.scores[1:]), (view.coins[0] + 2, *view.coins[1:])
    sums.set_history((RoundOver(view.round - 1, points, coins),))
    assert sums.accessibleDescription().split("; ") == [
        "Giulia: 5 points, 2 coins fewer",
        "Marco: 0 points, 0 coins",
        "Amélie: 0 points, 0 coins",
    ]
    sums.set_history((StartCoinsTaken((1, 2, 3)),))
    if view.round > 1:
        assert sums.accessibleDescription().startswith("Giulia: 3 points, 1 coin;")


@pytest.mark.parametrize("high", [136, 200])
def test_a_face_lies_below_the_words_of_its_stop_however_low_that_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, high: int
) -> None:
    desk = Desk(qtbot, counted())
    desk.key(Qt.Key.Key_Left)
    stop = desk.column.evaluation.stop
    faces = list[QRectF]()

    def note(_: QPainter, __: object, at: QPointF, radius: float, *___: object) -> None:
        faces.append(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))

    monkeypatch.setattr(stop_card, "paint_portrait", note)
    stop.place(QRectF(8, 8, 600, high), 1.0)
    stop.grab()
    assert faces
    assert all(stop._inner.contains(face) for face in faces)


def test_people_look_back_at_each_stop_before_they_go_on(qtbot: QtBot) -> None:
    desk = Desk(qtbot, counted())
    told = desk.column.evaluation
    assert told.leafing.back.isEnabled()
    assert not told.leafing.on.isEnabled()
    desk.click(told.leafing.back)
    assert told.stop.accessibleName() == "Café Landtmann"
    desk.key(Qt.Key.Key_Left)
    assert told.stop.accessibleName() == "Rathaus"
    number, area = told.so_far.rows[0]
    QTest.mouseClick(told.so_far, Qt.MouseButton.LeftButton, pos=area.center().toPoint())
    assert (number, told.stop.accessibleName()) == (0, "Oper")
    assert not told.leafing.back.isEnabled()
    for _ in range(3):
        desk.click(told.leafing.on)
    assert told.stop.accessibleName() == "Stephansdom"
    assert desk.leafed == []
    desk.click(told.leafing.go)
    assert desk.continued == 1


@pytest.mark.parametrize("size", [REGULAR, COMPACT])
def test_rows_that_have_no_room_are_scrolled_to(qtbot: QtBot, size: tuple[int, int]) -> None:
    state = counted()
    desk = Desk(qtbot, state, size=size)
    assert desk.column.evaluation.so_far.focusPolicy() is Qt.FocusPolicy.NoFocus
    many = desk.view.evaluation[:3] * 7
    desk.look(evaluation=(*many, desk.view.evaluation[-1]))
    rows = desk.column.evaluation.so_far
    hidden = len(many) - rows.shown
    assert hidden > 0
    assert [rows.rows[0][0], rows.rows[-1][0]] == [hidden, len(many) - 1]
    assert rows.rows[-1][1].bottom() <= rows.face.bottom()
    assert rows.focusPolicy() is Qt.FocusPolicy.StrongFocus
    rows.setFocus()
    desk.key(*[Qt.Key.Key_Up] * (hidden + 3))
    assert rows.rows[0][0] == 0
    desk.key(Qt.Key.Key_Down)
    assert rows.rows[0][0] == 1


def test_coins_that_were_stolen_are_fewer_for_their_owner(qtbot: QtBot) -> None:
    state = turn((), (), (), coins=(0, 3))
    lay(state, "tiergarten", 0, 4, 4)
    evaluated(state)
    desk = Desk(qtbot, state)
    questions = desk.column.evaluation.stop.questions
    desk.click(questions.coins[1, 2])
    desk.click(questions.take)
    game.apply(state, 0, desk.chosen[0])
    desk.look()
    told = desk.column.evaluation.sums.accessibleDescription()
    assert told.startswith("Giulia: 0 points, 2 coins; Marco: 0 points, 2 coins fewer")
    told = desk.column.evaluation.stop.accessibleDescription()
    assert told == "Giulia takes 2 coins from Marco"


def test_who_loses_a_card_is_named(qtbot: QtBot, compiled: None, qapp: QApplication) -> None:
    state = turn((), (), (), owners={Special.JOKER: 1})
    lay(state, "landtmann", 2, 6)
    evaluated(state)
    desk = Desk(qtbot, state)
    stop, speaker = desk.column.evaluation.stop, Speaker(qapp)
    told = [stop.accessibleDescription()]
    for language in ("fr", "it", "en"):
        speaker.speak(language)
        qapp.processEvents()
        told.append(stop.accessibleDescription())
    english = "Amélie takes Joker from Marco"
    french, italian = "Amélie prend Joker à Marco", "Amélie prende Jolly a Marco"
    assert told == [english, french, italian, english]


def test_the_golden_button_goes_on_once_all_is_read(qtbot: QtBot) -> None:
    state = counted()
    desk = Desk(qtbot, state)
    go = desk.column.evaluation.leafing.go
    assert go.words == ("Throw the dice" if state.turn == 0 else "Next round")
    desk.click(go)
    assert desk.continued == 1
    assert desk.column.press_continue()
    assert desk.continued == 2


def test_while_it_plays_the_golden_button_goes_to_the_next_stop(qtbot: QtBot) -> None:
    desk = Desk(qtbot, counted())
    desk.look(0, to_act=())
    desk.column.show_leaf(Leaf(has_before=True, has_after=True, runs=True))
    leafing = desk.column.evaluation.leafing
    desk.click(leafing.go)
    desk.click(leafing.back)
    desk.click(leafing.on)
    desk.key(Qt.Key.Key_Left)
    assert desk.leafed == [1, -1, 1, -1]
    paused: list[bool] = []
    desk.column.paused.connect(paused.append)
    desk.click(leafing.pause)
    desk.key("p")
    assert paused == [True, False]


def test_the_last_look_leads_to_the_last_count(qtbot: QtBot) -> None:
    desk = Desk(qtbot, counted())
    desk.look(0, to_act=(), phase=Phase.NEW_ROUND)
    desk.column.show_leaf(Leaf(has_before=True, waits=True))
    assert desk.column.evaluation.leafing.go.words == "To the last count"


# --- where everything lies ---------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_papers_fill_the_column_and_lie_apart(size: tuple[int, int], players: int) -> None:
    layout = ColumnLayout(*size, players)
    turns = [layout.ribbon, layout.race, *layout.rows, layout.salon, layout.hand]
    told = [layout.head, layout.race, layout.so_far, layout.stop, layout.totals, layout.controls]
    for papers in (turns, told):
        assert all(QRectF(0, 0, *size).contains(paper) for paper in papers)
        for above, below in pairwise(papers):
            assert above.bottom() <= below.top() + 0.01
        assert papers[-1].bottom() > size[1] - 16 * layout.unit
    assert layout.hand.height() > 180 * layout.unit
    assert layout.so_far.height() > 90 * layout.unit


@pytest.fixture
def fingers() -> Iterator[None]:
    enlarge(is_wanted=True)
    yield
    enlarge(is_wanted=False)


@pytest.mark.usefixtures("fingers")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rows_of_players_are_high_enough_for_fingers(size: tuple[int, int], players: int) -> None:
    layout = ColumnLayout(*size, players)
    assert min(row.height() for row in layout.rows) >= 44
    assert layout.hand.height() > 160 * layout.unit
    assert layout.hand.top() >= layout.salon.bottom()


def test_a_question_has_the_place_of_the_controls() -> None:
    plain, asking = ColumnLayout(440, 854, 4), ColumnLayout(440, 854, 4, is_asking=True)
    assert asking.stop.height() > plain.stop.height()
    assert asking.stop.top() == pytest.approx(plain.stop.top())
    assert asking.controls.height() == 0


@pytest.mark.parametrize("size", [REGULAR, COMPACT, (600, 722)])
@pytest.mark.parametrize("players", [3, 5])
def test_what_can_be_pressed_lies_on_the_paper_and_apart(
    qtbot: QtBot, size: tuple[int, int], players: int
) -> None:
    state = full(players)
    state.whites[0] = 4
    desk = Desk(qtbot, state, size=size)
    hand = desk.column.hand
    shown: list[QWidget] = [one for one in (*hand.dice.buttons, *hand.chips) if one.isVisible()]
    assert len(shown) == 6
    for number, one in enumerate(shown):
        assert hand.rect().contains(one.geometry())
        for other in shown[number + 1 :]:
            assert one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry()) is False
    desk.key("t", "2")
    faces = [face for face in hand.dice.faces if face.isVisible()]
    assert len(faces) == 6
    assert all(hand.rect().contains(face.geometry()) for face in faces)
    cancel = desk.chip("Cancel")
    assert hand.rect().contains(cancel.geometry())
    assert not any(cancel.geometry().intersects(one.geometry()) for one in (*shown[:4], *faces))


# --- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("size", [REGULAR, COMPACT])
def test_all_words_can_be_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, theme: str, size: tuple[int, int]
) -> None:
    show_theme(theme)
    counts = []
    for state in (full(5), counted(), with_start_cards(3), dealt(3)):
        with reading(monkeypatch) as reader:
            desk = Desk(qtbot, state, size=size)
            reader.read(desk.page)
            assert reader.faint == {}
            counts.append(reader.count)
    assert sum(counts) > 60


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_all_papers_change_their_language(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    desk = Desk(qtbot, full())

    def said() -> list[str]:
        widgets = [desk.column, *desk.column.findChildren(QWidget)]
        told = [one.accessibleName() for one in widgets if one.isVisible()]
        return [*told, desk.column.ribbon.title, desk.line, desk.column.hand.chips[0].words]

    before = [one for one in said() if one]
    speaker = Speaker(qapp)
    speaker.speak(language)
    qapp.processEvents()
    after = [one for one in said() if one]
    speaker.speak("en")
    assert len(before) == len(after)
    assert [one for one, other in zip(before, after, strict=True) if one == other] == []


def test_a_long_name_is_cut_short_with_a_tooltip(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full(5), size=COMPACT)
    long = "Maximilien-Alexandre de Habsbourg"
    desk.column.set_game(
        tuple(replace(player, name=long) for player in desk.players), desk.state.options
    )
    desk.look()
    seats = desk.column.seats
    at = seats.rows[0][1].topLeft()
    assert long in seats.tip_at(at.x() + 70, at.y() + 12)


# --- hints -------------------------------------------------------------------------------------


def test_a_hint_marks_the_dice_and_the_change_that_it_means(qtbot: QtBot) -> None:
    state = turn((2, 2, 6), coins=(1,))
    desk = Desk(qtbot, state)
    dice, chips = desk.column.hand.dice.buttons[:3], desk.column.hand.chips
    desk.column.show_hint(Place(0, (2, 6)))
    assert [die.is_hinted for die in dice] == [True, False, True]
    desk.column.show_hint(Reroll((2, 2)))
    assert [die.is_hinted for die in dice] == [True, True, False]
    assert [chip.is_hinted for chip in chips] == [True, False]
    desk.column.show_hint(None)
    assert not any(die.is_hinted for die in dice)
    assert not any(chip.is_hinted for chip in chips)


def test_a_hint_marks_the_card_that_it_means(qtbot: QtBot) -> None:
    desk = Desk(qtbot, dealt(3), 2)
    desk.column.show_hint(ChooseStartCard(3))
    assert [card.is_hinted for card in desk.column.start.buttons].index(True) == 3


def test_whoever_throws_plays_now(qtbot: QtBot) -> None:
    desk = Desk(qtbot, with_start_cards(3, 1))
    assert desk.column.seats.status(1) == "Plays now"
    assert desk.column.seats.status(2) == "Plays next"


def test_the_salon_shows_that_a_press_opens_the_chronicle(qtbot: QtBot) -> None:
    desk = Desk(qtbot, full(), size=COMPACT)
    salon = desk.column.salon
    corner = salon.face.topLeft()
    assert salon.tip_at(corner.x() + 4, corner.y() + 4) == (
        "The salon: people on display. Whoever wins one has it in the circle. "
        "Chronicle: all that has happened (C)."
    )
    arrow = salon.tips[-1]
    assert arrow.text == "Chronicle: all that has happened (C)"
    assert arrow.area.width() >= 15
    QTest.mouseMove(salon, salon.rect().center())
    assert salon.cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_what_lies_behind_tells_why(qtbot: QtBot) -> None:
    state = turn((), (), (), coins=(0, 3, 1))
    with_symbols(state, (2, 0, 0), (3, 0, 0), (4, 0, 0))
    lay(state, "rathaus", 2, 5)
    lay(state, "pestsaeule", 0, 4)
    lay(state, "stephansdom", 0, 4, 5)
    evaluated(state)
    desk = Desk(qtbot, state)
    assert desk.column.evaluation.so_far.accessibleDescription().split("; ") == [
        "Amélie, Rathaus: not enough coins, so nothing",
        "Giulia, Pestsäule: 2 citizens against 3 and 4: no points",
    ]
