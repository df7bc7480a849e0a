"""The deal of a game once more: told when it is over, begun from a code, and said all along."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Opened
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.core import CHANCE, Move
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.table.deal_codes import deal_code
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.app.shared_pill import SharedPill
from vivaroi_gui.ui.dialogs.shared_deal import EnterDialog, ShareDialog

LEFT = Qt.MouseButton.LeftButton


def first_deal(table: Table) -> Move:
    return next(move for seat, move in table.record.inputs if seat == CHANCE)


def over(window: MainWindow, seed: int | None = 77) -> Table:
    table = table_at(lambda view: view.result is not None, family(3, 3))
    table.record.seed = seed
    window.open(table)
    QApplication.processEvents()
    return table


def pill(window: MainWindow) -> SharedPill:
    (found,) = window.findChildren(SharedPill)
    return found


def test_a_code_is_told_after_the_end_only(lent_window: MainWindow) -> None:
    commands = lent_window.commands
    assert not commands.share_deal.isEnabled()
    lent_window.open(Table.new(family(3, 3), Options(3), Random(1), seed=5))
    assert not commands.share_deal.isEnabled()
    assert not commands.deal_again.isEnabled()
    over(lent_window, seed=None)
    assert not commands.share_deal.isEnabled()
    table = over(lent_window)
    commands.share_deal.trigger()
    (dialog,) = lent_window.findChildren(ShareDialog)
    assert dialog.code.text() == deal_code(77, table.options).text
    QTest.mouseClick(dialog.copy, LEFT)
    assert QApplication.clipboard().text() == dialog.code.text()


def test_what_the_end_allows_is_allowed_as_soon_as_it_is_seen(lent_window: MainWindow) -> None:
    """A game that is played to its end, not one that was opened there."""
    options = Options(3, rounds=1, placement=Placement.RANDOM)
    table = table_at(human_turn(Phase.ELECTION), family(3), options)
    for seat in table.to_act():
        if seat:
            table.play(seat, Vote(Card.YES))
    lent_window.open(table)
    lent_window.session.bridge.play(Vote(Card.YES))
    while not lent_window.session.is_over:
        page = lent_window.pages.current
        assert page is not None
        assert page.press_continue()
    commands = lent_window.commands
    assert commands.deal_again.isEnabled()
    assert commands.explain.isEnabled()


def test_who_swaps_chairs_plays_what_the_neighbour_had(lent_window: MainWindow) -> None:
    before = over(lent_window)
    lent_window.commands.share_deal.trigger()
    (dialog,) = lent_window.findChildren(ShareDialog)
    QTest.mouseClick(dialog.swap, LEFT)
    table = lent_window.session.table
    assert table.record.seed == 77
    assert [one.name for one in table.players] == [
        before.players[seat - 1].name for seat in range(3)
    ]
    lent_window.pages.set_notice("")


def test_a_shared_deal_says_so_and_deals_the_same(opened: Opened) -> None:
    window = opened()
    home = window.pages.home
    code = deal_code(4711, home.form.options)
    deals = []
    for _ in range(2):
        window.commands.deal_again.trigger()
        (dialog,) = window.findChildren(EnterDialog)
        dialog.code.setText(code.text.lower())
        QTest.mouseClick(dialog.begin, LEFT)
        QApplication.processEvents()
        assert pill(window).isVisible()
        assert "(shared deal)" in window.windowTitle()
        deals.append(first_deal(window.session.table))
        window.session.table.store.discard()  # type: ignore[union-attr]
        window.go_home()
        assert not pill(window).isVisible()
    assert deals[0] == deals[1]


def test_a_code_that_does_not_fit_says_why_in_the_language_of_now(
    compiled: None, lent_window: MainWindow
) -> None:
    lent_window.commands.deal_again.trigger()
    (dialog,) = lent_window.findChildren(EnterDialog)
    for text, told in (
        ("ABCDE", "This is no code"),
        (deal_code(1, Options(6)).text, "with 6 seats"),
        (deal_code(1, Options(5, edition="2024")).text, "with 5 seats"),
    ):
        dialog.code.setText(text)
        assert dialog.note.text() == ""
        QTest.keyClick(dialog.code, Qt.Key.Key_Return)
        assert told in dialog.note.text()
        assert dialog.isVisible()
    assert not lent_window.session.is_open
    lent_window.settings.update(language="it")
    QApplication.processEvents()
    assert dialog.note.text() == ""
