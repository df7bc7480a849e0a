"""Keys mean the same on every layout and system: what stands on them, else their place."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication

from tests.here_worker import HereWorker
from tests.ui.keyboards import SYSTEMS, TOP_ROWS, WINDOWS, XCB, Codes, press, send
from tests.ui.vivaroi.scene.positions import INDEX
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.key_places import digit, letter, press_by_place
from vivaroi_gui.ui.vivaroi.words.editions import lore

Modifier = Qt.KeyboardModifier


@pytest.fixture(params=SYSTEMS, ids=lambda system: system.platform)
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Codes:
    found: Codes = request.param
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: found.platform)
    return found


@pytest.mark.parametrize("layout", TOP_ROWS)
def test_the_top_row_gives_digits_whatever_stands_on_it(system: Codes, layout: str) -> None:
    modifiers = Modifier.ShiftModifier if "Shift" in layout else Modifier.NoModifier
    row = zip(TOP_ROWS[layout], system.digits, strict=True)
    events = [press(text, code, system=system, modifiers=modifiers) for text, code in row]
    assert [digit(event) for event in events] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert not any(letter(event) for event in events)


def test_a_letter_in_the_place_of_a_digit_is_no_digit(system: Codes) -> None:
    event = press("d", system.digits[0], system=system)
    assert digit(event) is None
    assert letter(event) == "d"


def test_the_keypad_gives_what_it_says_and_nothing_by_place() -> None:
    pad = Modifier.KeypadModifier
    assert digit(press("4", 83, modifiers=pad)) == 4
    assert digit(press("", 83, key=Qt.Key.Key_Left, modifiers=pad)) is None
    assert digit(press("/", XCB.digits[0], modifiers=pad)) is None


@pytest.mark.parametrize(
    ("text", "place", "wanted"),
    [
        ("a", "q", "a"),  # AZERTY
        ("q", "a", "q"),
        (",", "m", ""),
        ("É", "w", "e"),  # BÉPO
        ("й", "q", "q"),  # Russian
        ("Р", "h", "h"),
        ("η", "h", "h"),  # Greek
        (";", "q", ""),
        ("ш", "a", "a"),
        ("", "a", ""),  # a dead key
    ],
)
def test_a_latin_letter_counts_as_such_and_another_by_its_place(
    system: Codes, text: str, place: str, wanted: str
) -> None:
    assert letter(press(text, getattr(system, place), system=system)) == wanted


def test_what_a_program_sends_has_no_place() -> None:
    assert digit(press("&", 0)) is None
    assert letter(press("й", 0)) == ""
    assert (digit(press("3", 0)), letter(press("g", 0))) == (3, "g")


def test_multimedia_keys_of_windows_stand_in_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    assert letter(press("й", 0x100 + WINDOWS.q, system=WINDOWS)) == ""


@pytest.mark.parametrize(
    "modifier", [Modifier.ControlModifier, Modifier.AltModifier, Modifier.MetaModifier]
)
def test_a_chord_is_neither_letter_nor_digit(modifier: Qt.KeyboardModifier) -> None:
    assert digit(press("1", XCB.digits[0], modifiers=modifier)) is None
    assert letter(press("a", XCB.a, modifiers=modifier)) == ""


@pytest.fixture
def action(qapp: QApplication) -> QAction:
    action = QAction(qapp)
    action.done = 0  # type: ignore[attr-defined]

    def count() -> None:
        action.done += 1  # type: ignore[attr-defined]

    action.triggered.connect(count)
    return action


@pytest.mark.parametrize(
    ("text", "place", "modifiers", "keys"),
    [
        ("р", "h", Modifier.NoModifier, "H"),
        ("ы", "s", Modifier.NoModifier, "S"),
        ("я", "z", Modifier.ControlModifier, "Ctrl+Z"),
        ("Ы", "s", Modifier.ControlModifier | Modifier.ShiftModifier, "Ctrl+Shift+S"),
        ("ζ", "z", Modifier.ControlModifier, "Ctrl+Z"),
    ],
)
def test_a_command_is_found_by_place_where_its_letter_is_not_on_the_keyboard(
    system: Codes,
    action: QAction,
    text: str,
    place: str,
    modifiers: Qt.KeyboardModifier,
    keys: str,
) -> None:
    action.setShortcut(QKeySequence(keys))
    event = press(text, getattr(system, place), system=system, modifiers=modifiers)
    assert press_by_place(event, [action])
    assert action.done == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "place"), [("w", "z"), ("É", "w"), (",", "m"), ("&", "q"), ("", "h")]
)
def test_a_command_goes_by_its_letter_where_that_is_on_the_keyboard(
    system: Codes, action: QAction, text: str, place: str
) -> None:
    action.setShortcuts([QKeySequence(f"Ctrl+{one}") for one in "ZWMQH"])
    code = getattr(system, place)
    event = press(text, code, system=system, modifiers=Modifier.ControlModifier)
    assert not press_by_place(event, [action])
    assert action.done == 0  # type: ignore[attr-defined]


def test_a_command_that_is_off_or_not_repeated_is_left_alone(action: QAction) -> None:
    action.setShortcut("H")
    action.setAutoRepeat(False)
    assert press_by_place(press("р", XCB.h, is_repeated=True), [action])
    action.setEnabled(False)
    assert not press_by_place(press("р", XCB.h), [action])
    assert action.done == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", ["2003", "2024"])
def test_nobodys_name_begins_with_the_letter_of_a_command(edition: str) -> None:
    words = lore(edition)
    initials = {words.character(character)[0] for character in range(13)}
    assert not initials & set("HSW")


# --- in the window -------------------------------------------------------------------------------


@pytest.fixture
def turn(window: MainWindow, worker: HereWorker) -> MainWindow:
    """The ascent, and it is the turn of the one person."""
    worker.is_ready = False
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    pages_of(window).table.board.setFocus()
    return window


def test_azerty_sends_a_lifted_character_by_the_bare_top_row(turn: MainWindow) -> None:
    move = next(one for one in turn.session.bridge.view.legal if isinstance(one, MoveUp))
    send(press(lore("2003").character(move.character)[0], 0))
    send(press("\r", 36, key=Qt.Key.Key_Return))
    send(press(TOP_ROWS["fr"][move.to - 1], XCB.digits[move.to - 1]))
    assert turn.session.bridge.view.places[move.character] == move.to


def test_a_digit_of_azerty_with_nothing_in_hand_is_no_letter(turn: MainWindow) -> None:
    board = pages_of(turn).table.board
    send(press("ç", XCB.digits[8]))
    assert board._hand.cursor is None


def test_russian_letters_walk_to_a_character_by_place(turn: MainWindow) -> None:
    send(press("з", 33))  # where P stands
    assert pages_of(turn).table.board._hand.cursor == INDEX["piero"]


def test_russian_letters_cover_hint_and_take_back(turn: MainWindow) -> None:
    board, actions = pages_of(turn).table.board, turn.commands
    hints: list[bool] = []
    actions.hint.triggered.connect(lambda: hints.append(True))
    send(press("р", XCB.h), board)
    assert hints
    send(press("ы", XCB.s), board)
    assert pages_of(turn).table.favourites.is_covered
    before = turn.session.bridge.view
    turn.session.bridge.play(next(one for one in before.legal if isinstance(one, MoveUp)))
    control = Modifier.ControlModifier
    send(press("я", XCB.z, modifiers=control), board)
    assert turn.session.bridge.view == before


def test_russian_letters_before_the_curtain_do_what_others_may(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    assert window.session.curtain.is_down
    control = Modifier.ControlModifier
    button = window.focusWidget()
    send(press("т", 57, modifiers=control), button)  # where N stands: no new game
    assert window.session.curtain.is_down
    send(press("й", XCB.q, modifiers=control), button)
    assert not window.isVisible()


def test_russian_letters_cover_in_a_replay_too(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    window.commands.replay.trigger()
    screen = window.replays.screen
    assert screen is not None
    send(press("ы", XCB.s), window.focusWidget())
    assert pages_of(screen).table.favourites.is_covered
    window.replays.drop()
