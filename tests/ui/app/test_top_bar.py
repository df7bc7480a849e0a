"""The bar: menus and buttons are the window's commands, the steps are public."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.app.menu_button import MenuButton
from vivaroi_gui.ui.app.round_steps import RoundSteps
from vivaroi_gui.ui.app.top_bar import TopBar
from vivaroi_gui.ui.kit.fonts import body, load_fonts
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.round_button import RoundButton

UNITS = (
    (1024, 0.82),
    (1210, 0.84),
    (1366, 0.85),
    (1400, 0.97),
    (1440, 1.0),
    (1920, 1.2),
    (3840, 2.4),
)


@pytest.fixture
def bar(qtbot: QtBot) -> TopBar:
    load_fonts()
    window = QWidget()
    window.setFont(body(16))
    window.resize(1440, 200)
    qtbot.addWidget(window)
    bar = TopBar(Actions(window, window), window)
    bar.resize(1440, bar.height())
    with qtbot.waitExposed(window):
        window.show()
    return bar


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    app = QApplication.instance()
    assert app is not None
    speaker = Speaker(app)
    speaker.speak(str(request.param))
    yield str(request.param)
    speaker.speak("en")


def ascent(seat: int | None = None) -> View:
    seen: View = table_at(human_turn(Phase.ASCENT, 1), family(4)).view(seat)
    return seen


def button(bar: TopBar, name: str) -> RoundButton:
    return next(one for one in bar.findChildren(RoundButton) if one.accessibleName() == name)


def steps(bar: TopBar) -> RoundSteps:
    (found,) = bar.findChildren(RoundSteps)
    return found


def titles(bar: TopBar) -> list[str]:
    (menus,) = bar.findChildren(QMenuBar)
    return [action.text().replace("&", "") for action in menus.actions()]


def test_the_menus_stand_in_the_order_that_people_expect(bar: TopBar) -> None:
    assert titles(bar) == ["Game", "Move", "View", "Help"]


def test_a_button_is_another_face_of_its_command(bar: TopBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar._actions.rules.triggered):
        QTest.mouseClick(button(bar, "Rules of the game"), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_is_pressed_by_keyboard(bar: TopBar, qtbot: QtBot, key: Qt.Key) -> None:
    settings = button(bar, "Settings")
    settings.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(bar._actions.settings.triggered):
        QTest.keyClick(settings, key)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_f10_opens_the_menus_behind_their_button(bar: TopBar, qtbot: QtBot) -> None:
    bar.set_unit(1.0, Room.SMALL)
    bar.window().activateWindow()
    (opener,) = bar.findChildren(MenuButton)
    qtbot.waitUntil(opener.isVisible)
    QTest.keyClick(bar.window(), Qt.Key.Key_F10)
    (menu,) = opener.findChildren(QMenu)
    assert menu.isVisible()
    first = menu.actions()[0]
    assert menu.activeAction() is first
    QTest.keyClick(menu, Qt.Key.Key_Right)
    assert isinstance(within := first.menu(), QMenu)
    assert within.isVisible()
    menu.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_no_menu_opens_by_itself_and_shuts_under_the_pointer(bar: TopBar, qtbot: QtBot) -> None:
    bar.set_unit(1.0, Room.SMALL)
    (opener,) = bar.findChildren(MenuButton)
    qtbot.waitUntil(opener.isVisible)
    QTest.mouseClick(opener, Qt.MouseButton.LeftButton)
    (menu,) = opener.findChildren(QMenu)
    within = [one.menu() for one in menu.actions()]
    assert not any(isinstance(one, QMenu) and one.isVisible() for one in within)
    menu.close()


def test_every_button_is_reached_by_tab(bar: TopBar) -> None:
    for one in bar.findChildren(RoundButton):
        assert one.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_tooltip_names_the_shortcut(bar: TopBar) -> None:
    assert "F1" in button(bar, "Rules of the game").toolTip()


def test_an_undo_that_is_off_says_why(bar: TopBar, qtbot: QtBot) -> None:
    undo = bar._actions.undo
    undo.setEnabled(False)
    undo.setStatusTip("Somebody else has acted since.")
    one = button(bar, "Undo")
    assert "Somebody else has acted since." in one.toolTip()
    assert "Somebody else has acted since." in one.accessibleDescription()
    with qtbot.assertNotEmitted(undo.triggered, wait=10):
        QTest.mouseClick(one, Qt.MouseButton.LeftButton)


def test_without_a_game_there_are_no_steps(bar: TopBar) -> None:
    bar.show_view(None)
    assert steps(bar).width() == 0
    assert steps(bar).accessibleName() == ""


def test_it_says_in_words_where_the_game_stands(bar: TopBar) -> None:
    bar.show_view(ascent())
    assert steps(bar).accessibleName() == "Round 1 of 3, Accession"


def test_where_nobody_places_there_is_no_step_for_it(bar: TopBar) -> None:
    table = Table.new(family(3), Options(3, 3, Placement.RANDOM), Random(1))
    table.deal()
    bar.show_view(ascent())
    wide = steps(bar).width()
    bar.show_view(table.view())
    assert steps(bar).width() < wide - 100
    assert steps(bar).accessibleName() == "Round 1 of 3, Accession"


def test_before_the_first_deal_it_survives(bar: TopBar) -> None:
    bar.show_view(Table.new(family(3), Options(3), Random(1)).view())
    bar.grab()


def test_it_looks_the_same_whoever_looks(bar: TopBar) -> None:
    pictures = set()
    for seat in (None, 0, 1):
        bar.show_view(ascent(seat))
        QApplication.processEvents()
        image = bar.grab().toImage()  # bytes of one that nobody holds are anybody's
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 1


def test_menus_and_steps_follow_the_language(bar: TopBar, language: str) -> None:
    bar.show_view(ascent())
    bar._actions.retranslate()
    expected = {"en": "Help", "fr": "Aide", "it": "Aiuto"}[language]
    assert titles(bar)[3] == expected
    said = {"en": "Accession", "fr": "Montée", "it": "Salita"}[language]
    assert said in steps(bar).accessibleName()


@pytest.mark.parametrize(("width", "unit"), UNITS)
def test_everything_fits_side_by_side(bar: TopBar, language: str, width: int, unit: float) -> None:
    bar._actions.retranslate()
    bar.set_unit(unit, Room.COMPACT if width < 1200 else Room.WIDE)
    bar.resize(width, bar.height())
    bar.show_view(ascent())
    for _ in range(3):
        QApplication.processEvents()
    parts = [one for one in bar.children() if isinstance(one, QWidget) and one.isVisible()]
    places = [QRect(one.mapTo(bar, QPoint(0, 0)), one.size()) for one in parts]
    assert len(parts) == 10
    assert all(bar.rect().contains(place) for place in places)
    for index, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[index + 1 :])
    (menus,) = bar.findChildren(QMenuBar)
    assert menus.width() >= menus.sizeHint().width()


@pytest.mark.parametrize("unit", [0.7, 1.0, 2.4])
def test_buttons_are_never_too_small_to_hit(bar: TopBar, unit: float) -> None:
    bar.set_unit(unit, Room.WIDE)
    assert all(one.width() >= 32 for one in bar.findChildren(RoundButton))


# --- 2024 -------------------------------------------------------------------------------------


def of_2024(phase: Phase, **chosen: bool) -> View:
    options = Options(players=5, edition="2024", **chosen)  # type: ignore[arg-type]
    seen: View = table_at(human_turn(phase), court(options), options).view()
    return seen


def test_where_ambitions_are_in_play_a_round_begins_with_them(bar: TopBar) -> None:
    bar.show_view(of_2024(Phase.ASCENT))
    wide = steps(bar).width()
    bar.show_view(of_2024(Phase.AMBITION, ambition=True))
    assert steps(bar).accessibleName() == "Round 1 of 3, Ambition"
    assert steps(bar).width() > wide + 80


def test_the_round_is_told_in_the_words_of_the_edition(bar: TopBar, language: str) -> None:
    bar.show_view(of_2024(Phase.PLACING, ambition=True))
    wanted = {"en": "Round 1 of 3", "fr": "Round 1 sur 3", "it": "Manche 1 di 3"}[language]
    assert steps(bar).accessibleName().startswith(wanted)
    bar.show_view(ascent())
    assert steps(bar).accessibleName().startswith("Manche" if language != "en" else "Round")


def test_the_title_is_that_of_the_edition(bar: TopBar) -> None:
    bar.show_view(ascent())
    before = bar.grab().toImage()
    bar.show_view(of_2024(Phase.ASCENT))
    now = bar.grab().toImage()
    title = QRect(40, 0, 90, bar.height())
    assert before.copy(title) != now.copy(title)


@pytest.mark.parametrize(("width", "unit"), UNITS)
def test_a_round_with_ambitions_fits_side_by_side(
    bar: TopBar, language: str, width: int, unit: float
) -> None:
    bar._actions.retranslate()
    bar.set_unit(unit, Room.COMPACT if width < 1200 else Room.WIDE)
    bar.resize(width, bar.height())
    bar.show_view(of_2024(Phase.ASCENT, ambition=True))
    for _ in range(3):
        QApplication.processEvents()
    parts = [one for one in bar.children() if isinstance(one, QWidget) and one.isVisible()]
    places = [QRect(one.mapTo(bar, QPoint(0, 0)), one.size()) for one in parts]
    assert all(bar.rect().contains(place) for place in places)
    for index, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[index + 1 :])
    (menus,) = bar.findChildren(QMenuBar)
    assert menus.width() >= menus.sizeHint().width()
