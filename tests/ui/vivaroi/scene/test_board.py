"""What the board shows for a view, and to whom."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTranslator
from pytestqt.qtbot import QtBot

from tests.ui.conftest import SystemIn
from tests.ui.vivaroi.scene.conftest import Person
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent, placing
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.table.players import Kind
from vivaroi_gui.table.players import Player as Seated
from vivaroi_gui.ui.settings import Settings, Theme

PIERO = INDEX["piero"]
PEOPLE = (
    Seated(name="<h1>Zoé</h1>", colour="crimson", avatar="fox", kind=Kind.HUMAN, level=None),
    Seated(name="Marco", colour="cobalt", avatar="owl", kind=Kind.HUMAN, level=None),
    Seated(name="Luc", colour="saffron", avatar="bear", kind=Kind.HUMAN, level=None),
)


def pins(hand: Person) -> set[int]:
    return {pawn.character for pawn in hand.cast.pawns if pawn._pin.isVisible()}


def nominated() -> Match:
    match = ascent()
    for seat in range(3):
        match.play(seat, MoveUp(PIERO, 4 + seat))
    return match


def test_a_view_can_be_shown_again_and_nothing_changes(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    first = hand.picture()
    hand.board.show_view(ascent().view())
    assert hand.picture() == first
    assert not hand.idle


def test_pawns_are_kept_when_games_change(hand: Person) -> None:
    pawns = list(hand.cast.pawns)
    for match in (placing(), ascent(), nominated()):
        hand.board.show_view(match.view())
    assert [pawn.character for pawn in hand.cast.pawns] == list(range(len(CAST)))
    assert all(one is two for one, two in zip(pawns, hand.cast.pawns, strict=True))
    assert all(pawn.scene() is hand.board.scene() for pawn in pawns)


def test_hearts_are_on_the_favourites_of_the_viewer_only(hand: Person, settings: Settings) -> None:
    view = ascent().view()
    assert view.goal is not None
    hand.board.show_view(view)
    assert pins(hand) == set(view.goal)
    hand.board.set_marks(False)
    assert pins(hand) == set()
    hand.board.set_marks(True)
    settings.update(marks_favourites=False)
    assert pins(hand) == set()
    settings.update(marks_favourites=True)
    hand.board.show_view(ascent().view(None))
    assert pins(hand) == set()


def test_the_hearts_of_one_viewer_are_gone_before_the_next_ones_animation(hand: Person) -> None:
    match = ascent()
    hand.board.show_view(match.view(0))
    hand.board.animate(match.play(0, MoveUp(PIERO, 4)), match.view(None))
    assert pins(hand) == set()


def test_only_the_nominee_or_the_king_wears_the_crown(hand: Person) -> None:
    crown, _second = hand.cast.crowns
    hand.board.show_view(ascent().view())
    assert not crown.isVisible()
    match = nominated()
    hand.board.show_view(match.view())
    assert crown.isVisible()
    assert crown.parentItem() is hand.cast.pawn(PIERO).body
    match.vote(True, True, True)
    hand.board.show_view(match.view())
    assert crown.isVisible()
    refused = nominated()
    refused.vote(True, False, True)
    hand.board.show_view(refused.view())
    assert not crown.isVisible()
    assert not hand.cast.pawn(PIERO).isVisible()


def test_plaques_count_the_places_taken(hand: Person) -> None:
    hand.board.show_view(ascent().view())
    furniture = hand.board._stage.furniture
    assert [furniture.plaque(floor).taken for floor in range(7)] == [3, 3, 3, 4, 0, 0, 0]


class Backwards(QTranslator):
    """A language in which every word is spelt backwards, but where something is to be put in.

    Every window that still stands hears of it: one that raised an error while Qt hands the change
    on, as for a gap that is none, would end the process (PySide6 6.11).
    """

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:  # type: ignore[override]
        has_gap = "{" in source or "%" in source
        return source if has_gap else "".join(reversed(source))

    def isEmpty(self) -> bool:
        return False


def test_plaques_follow_the_language(hand: Person, qtbot: QtBot) -> None:
    hand.board.show_view(ascent().view())
    furniture = hand.board._stage.furniture
    assert furniture.plaque(5).name == "Nobles"
    translator = Backwards()
    QCoreApplication.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: furniture.plaque(5).name == "selboN")
        assert furniture.plaque(3).full == "lluF"
        assert furniture.words.gate == "etag eht tA"
        assert furniture.words.score == "erocS"
    finally:
        QCoreApplication.removeTranslator(translator)
    qtbot.waitUntil(lambda: furniture.plaque(5).name == "Nobles")


@pytest.mark.parametrize(
    ("match", "character", "said"),
    [
        (ascent(), "leonardo", "Leonardo the Messenger, Traders, floor 2"),
        (ascent(), "piero", "Piero the Cook, Officers, floor 3, may move up"),
        (placing(), "piero", "Piero the Cook, at the gate, may be placed"),
    ],
)
def test_a_character_is_described_in_words(
    hand: Person, match: Match, character: str, said: str
) -> None:
    hand.board.show_view(match.view())
    assert hand.board.describe(INDEX[character]) == said
    assert hand.board.tip_at(hand.at(INDEX[character]).toPointF()).split(". ")[0] == said


def test_a_character_that_is_out_is_said_to_be_eliminated(hand: Person) -> None:
    match = nominated()
    match.vote(False, True, True)
    hand.board.show_view(match.view())
    assert hand.board.describe(PIERO) == "Piero the Cook, eliminated"


def _with_totals(view: View, *totals: int) -> View:
    return replace(view, totals=totals)


def test_shields_stand_by_their_points_and_those_of_ties_side_by_side(hand: Person) -> None:
    hand.board.set_game(PEOPLE, Options(len(PEOPLE)))
    hand.board.show_view(_with_totals(ascent().view(), 24, 15, 24))
    geometry = hand.cast.geometry
    first, alone, second = (shield.pos() for shield in hand.board._stage.road.shields)
    assert alone.x() == geometry.stone(15).x()
    assert (first.x() + second.x()) / 2 == pytest.approx(geometry.stone(24).x())
    assert first.y() == second.y()
    assert first.x() < second.x()


def test_a_character_tells_who_moved_it_last(hand: Person) -> None:
    hand.board.set_game(PEOPLE, Options(len(PEOPLE)))
    match = ascent()
    hand.board.show_view(match.view(2))
    assert "last move" not in hand.board.tip_at(hand.at(INDEX["piero"]).toPointF())
    for seat, to in ((0, 4), (1, 5)):
        match.play(seat, MoveUp(INDEX["piero"], to))
        hand.board.show_view(match.view(2))
        tip = hand.board.tip_at(hand.at(INDEX["piero"]).toPointF())
        assert tip.endswith(f"last move by {PEOPLE[seat].name}")


def test_shields_leave_the_numbers_of_both_rows_in_sight(hand: Person) -> None:
    """Above the far row, below the near one: a shield is half as high as a row."""
    hand.board.set_game(PEOPLE, Options(len(PEOPLE)))
    hand.board.show_view(_with_totals(ascent().view(), 20, 70, 20))
    geometry = hand.cast.geometry
    near, far, _ = (shield.pos() for shield in hand.board._stage.road.shields)
    row = geometry.stone(20).y() - geometry.stone(70).y()
    assert near.y() > geometry.stone(20).y() + row * 0.8
    assert far.y() < geometry.stone(70).y()


def test_a_shields_tip_is_the_name_as_it_was_typed(hand: Person) -> None:
    hand.board.set_game(PEOPLE, Options(len(PEOPLE)))
    hand.board.show_view(_with_totals(ascent().view(), 24, 15, 3))
    at = hand.board._stage.road.shields[0].pos()
    assert hand.board.tip_at(at).startswith("<h1>Zoé</h1>: 24 ")


def test_fewer_players_leave_no_shield_behind(hand: Person) -> None:
    fourth = replace(PEOPLE[0], name="Ida", colour="violet")
    hand.board.set_game((*PEOPLE, fourth), Options(4))
    hand.board.show_view(_with_totals(ascent().view(), 24, 15, 3, 8))
    hand.board.set_game(PEOPLE, Options(3))
    assert [shield.isVisible() for shield in hand.board._stage.road.shields] == [True] * 3 + [False]


def test_the_gate_is_there_while_placing_only(hand: Person) -> None:
    tray = hand.board._stage.furniture._tray
    hand.board.show_view(placing().view())
    assert tray.isVisible()
    assert sum(pawn.isVisible() for pawn in hand.cast.pawns) == 13
    hand.board.show_view(ascent().view())
    assert not tray.isVisible()


def test_without_room_for_the_gate_nobody_stands_in_it(hand: Person) -> None:
    hand.board.set_areas(QRectF(0, 0, 830, 766), QRectF(0, 766, 830, 88), QRectF())
    hand.board.show_view(placing().view())
    assert not any(pawn.isVisible() for pawn in hand.cast.pawns)


def test_a_placed_character_leaves_the_gate(hand: Person) -> None:
    match = placing()
    match.play(0, Place(PIERO, 2))
    hand.board.show_view(match.view())
    assert hand.cast.geometry.place_at(hand.at(PIERO).toPointF()) == 2


def test_the_theme_changes_the_sky_at_once(hand: Person, settings: Settings) -> None:
    hand.board.show_view(ascent().view())
    dusk = hand.board.grab().toImage().pixelColor(1200, 100)
    settings.update(theme=Theme.DAY)
    day = hand.board.grab().toImage().pixelColor(1200, 100)
    assert day.lightness() > dusk.lightness() + 60


def test_another_light_in_mid_drag_leaves_the_character_in_the_hand(
    hand: Person, settings: Settings, system_in: SystemIn
) -> None:
    settings.update(theme=Theme.SYSTEM)
    system_in(Qt.ColorScheme.Dark)
    hand.board.show_view(ascent().view())
    dusk = hand.board.grab().toImage().pixelColor(1200, 100)
    hand.lift(PIERO, hand.on(4))
    system_in(Qt.ColorScheme.Light)
    day = hand.board.grab().toImage().pixelColor(1200, 100)
    assert day.lightness() > dusk.lightness() + 60
    hand.release(hand.on(4))
    assert hand.chosen == [MoveUp(PIERO, 4)]


def test_a_resize_is_drawn_sharp_when_it_has_ended(hand: Person, qtbot: QtBot) -> None:
    hand.board.show_view(ascent().view())
    hand.board.resize(1000, 640)
    assert not hand.board.transform().isIdentity()
    qtbot.waitUntil(lambda: hand.board.transform().isIdentity())
    assert hand.board.sceneRect() == QRectF(0, 0, 1000, 640)
