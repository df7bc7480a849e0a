"""What is off says why, to whoever presses it or its key."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.reasons import ReasonSlip
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.hall import HallPage

Key = Qt.Key
_LEFT = Qt.MouseButton.LeftButton


def told(window: MainWindow) -> str:
    """The reason that is to be read on a slip."""
    slip = window.findChild(ReasonSlip)
    assert isinstance(slip, ReasonSlip)
    assert slip.isVisible()
    QTest.mouseClick(slip, _LEFT)
    assert not slip.isVisible()
    return slip.words


def test_a_button_that_is_off_says_why_where_it_is_pressed(lent_window: MainWindow) -> None:
    lent_window.open(table_at(human_turn(Phase.ELECTION), family(4)))
    page = lent_window.pages.current
    assert isinstance(page, HallPage)
    confirm = page.ballot.confirm
    assert not confirm.isEnabled()
    QTest.mouseClick(confirm, _LEFT)
    assert text("controls", "ballot.lay") in told(lent_window)
    assert confirm.accessibleDescription() == text("controls", "ballot.lay")
    QTest.mouseClick(page.ballot.cards[0], _LEFT)
    assert confirm.isEnabled()
    assert text("controls", "ballot.lay") not in confirm.toolTip()


def test_the_key_of_a_command_that_is_off_says_why(lent_window: MainWindow) -> None:
    assert not lent_window.commands.cover.isEnabled()
    QTest.keyClick(lent_window, Qt.Key.Key_S)
    assert text("controls", "cover") in told(lent_window)
    lent_window.setFocus()
    QTest.keyClick(lent_window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "nothing to take back" in told(lent_window)


def test_without_a_game_the_keys_of_its_papers_say_so(lent_window: MainWindow) -> None:
    for command, key in (("happened", Key.Key_F2), ("notes", Key.Key_F3), ("moves", Key.Key_F4)):
        assert not getattr(lent_window.commands, command).isEnabled()
        QTest.keyClick(lent_window, key)
        assert text("controls", "no.game") in told(lent_window)
        lent_window.setFocus()
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    assert lent_window.commands.moves.isEnabled()
    assert lent_window.commands.notes.isEnabled()
