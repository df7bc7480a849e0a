"""The castle of 2024: its WCs and dungeons by mouse, by keys and in words."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CLOTHILDE,
    DAGOBERT,
    ELOISE,
    FOIDVO,
    GASTON,
    JEANNE,
    LEONARDO,
    MERLIN,
    OUAF,
    ROMEO,
    VICTORIA,
    YES,
    dealt,
    rested,
)
from tests.ui.vivaroi.scene.conftest import Person
from tests.ui.vivaroi.scene.court import Game, ascent, shown
from tests.ui.vivaroi.scene.positions import placing
from tools.positions import court
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    DUNGEONS,
    FLOORS,
    OUT,
    THRONE,
    WC_3,
    WC_4,
    WCS,
)
from vivaroi_gui.rules.vivaroi.data_2024 import SEALS
from vivaroi_gui.rules.vivaroi.moves import (
    FloorFull,
    FloorNotFull,
    MoveUp,
    NotAPlacingFloor,
    NotOneFloor,
    OnlyFromBelow,
    OutOfWcToItsFloor,
    WcOccupied,
)
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.marks import Frame
from vivaroi_gui.ui.vivaroi.scene.pins import Heart
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words

FULL = (BOUFFON, ANNA, BRIDGET, CLOTHILDE)
SCALES = (0.7, 1.0, 2.4)


def full_third() -> Game:
    """Floor 3 is full and its WC empty; Dagobert stands below, Foidvo further down."""
    return ascent({3: FULL, 2: [DAGOBERT], 1: [FOIDVO], DUNGEON_3: [OUAF]})


def occupied_wc() -> Game:
    """The same, but Éloïse is in the WC."""
    return ascent({3: FULL, 2: [DAGOBERT], 4: [GASTON], WC_3: [ELOISE]})


def open_door() -> Game:
    """Éloïse may leave the WC: there is room on floor 3."""
    return ascent({3: FULL[:3], 2: [DAGOBERT], WC_3: [ELOISE]})


# --- where things are ------------------------------------------------------------------------


@pytest.mark.parametrize("scale", SCALES)
def test_whoever_is_beside_the_floors_stands_clear_of_all_others(scale: float) -> None:
    geometry = Geometry(QRectF(0, 0, 830 * scale, 766 * scale), has_annexes=True)
    stands = [geometry.stand(place) for place in (*WCS, *DUNGEONS, BESIDE_THRONE, THRONE)]
    stands += [geometry.stand(floor, slot) for floor in range(6) for slot in range(4)]
    boxes = [_plaque(stand.feet.x(), stand.feet.y(), stand.height) for stand in stands]
    for index, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() <= 842 * scale
        assert not any(box.intersects(other) for other in boxes[index + 1 :])


def _plaque(x: float, y: float, height: float) -> QRectF:
    """The plaque at a pawn's feet, as its sheet of 200 x 280 has it."""
    return QRectF(x - height * 84 / 280, y - height * 74 / 280, height * 0.6, height * 70 / 280)


def _letter(x: float, y: float, height: float) -> QRectF:
    """The letter on that plaque."""
    return QRectF(x - height * 30 / 280, y - height * 64 / 280, height * 60 / 280, height * 0.18)


def test_nothing_in_front_of_the_pawns_covers_a_letter(hand: Person) -> None:
    game = ascent(
        {3: FULL, DUNGEON_1: [OUAF], DUNGEON_2: [MERLIN], DUNGEON_3: [ROMEO], WC_3: [ELOISE]}
    )
    shown(hand, game)
    for scale in SCALES:
        hand.board.set_areas(QRectF(0, 0, 830 * scale, 766 * scale), QRectF(), QRectF())
        facade = hand.board._stage.furniture.facade
        for character in (OUAF, MERLIN, ROMEO):
            pawn = hand.cast.pawn(character)
            letter = _letter(pawn.pos().x(), pawn.pos().y(), pawn.height)
            assert not any(facade.tag(dungeon).intersects(letter) for dungeon in DUNGEONS)
            dungeon = game.view().places[character]
            assert _is_free_of_bars(hand, dungeon, letter)


def _is_free_of_bars(hand: Person, dungeon: int, letter: QRectF) -> bool:
    """Nothing of the portcullis is painted there."""
    portcullis = hand.board._stage.furniture.facade.portcullises[dungeon]
    image = portcullis.sheet.pixmap().toImage()
    inside = letter.translated(-portcullis.sheet.offset()).toAlignedRect()
    spots = (
        image.pixelColor(x, y).alpha()
        for x in range(inside.left() + 1, inside.right())
        for y in range(inside.top() + 1, min(inside.bottom(), image.height()))
    )
    return not any(spots)


def test_a_pawn_is_as_tall_as_its_place_allows(hand: Person) -> None:
    shown(hand, ascent({4: [ANNA], DUNGEON_2: [OUAF], WC_4: [ELOISE]}))
    heights = [hand.cast.pawn(one).height for one in (ANNA, OUAF, ELOISE)]
    assert heights == [84, 72, 66]


def test_a_castle_of_2003_has_neither_wcs_nor_dungeons(hand: Person) -> None:
    shown(hand, full_third())
    assert hand.cast.geometry.place_at(hand.on(WC_3).toPointF()) == WC_3
    at = hand.cast.geometry.room(WC_3).center()
    room = hand.cast.geometry.room(3)
    match = placing()
    hand.board.set_game(court(match.state.options), match.state.options)
    hand.board.show_view(match.view())
    assert hand.cast.geometry.place_at(at) is None
    assert hand.board.tip_at(at) == ""
    assert hand.cast.geometry.room(3).left() == pytest.approx(room.left() + 26)
    assert not any(
        item.isVisible() for item in hand.board._stage.furniture.facade.portcullises.values()
    )


@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 4)])
def test_a_plaque_is_full_at_the_limit_of_the_table(hand: Person, players: int, limit: int) -> None:
    shown(hand, ascent({3: FULL[:limit], 2: [DAGOBERT]}, players))
    plaque = hand.board._stage.furniture.plaque(3)
    assert (plaque.limit, plaque.taken) == (limit, limit)


# --- moving ----------------------------------------------------------------------------------


def by_drag(hand: Person, character: int, place: int) -> None:
    hand.drag(character, hand.on(place))


def by_two_clicks(hand: Person, character: int, place: int) -> None:
    hand.click(hand.at(character))
    hand.click(hand.on(place))


def by_enter(hand: Person, character: int, place: int) -> None:
    hand.key("DE"[character == ELOISE] if character == DAGOBERT else Qt.Key.Key_Tab)
    while hand.board._hand.cursor != character:
        hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return)


def by_key(hand: Person, character: int, place: int) -> None:
    hand.click(hand.at(character))
    hand.key("w" if place in WCS else str(place))


def by_menu(hand: Person, character: int, place: int) -> None:
    menu = hand.board.menu_for(character)
    assert menu is not None
    (action,) = [one for one in menu.actions()[1:] if one.isEnabled() and one.text()]
    action.trigger()
    menu.deleteLater()


@pytest.mark.parametrize("route", [by_drag, by_two_clicks, by_enter, by_key, by_menu])
@pytest.mark.parametrize(
    ("game", "character", "place"),
    [(full_third, DAGOBERT, WC_3), (open_door, ELOISE, 3), (open_door, DAGOBERT, 3)],
)
def test_each_route_leads_into_a_wc_and_out_of_it(
    hand: Person,
    game: Callable[[], Game],
    character: int,
    place: int,
    route: Callable[[Person, int, int], None],
) -> None:
    shown(hand, game())
    route(hand, character, place)
    assert hand.chosen == [MoveUp(character, place)]
    assert not hand.refused


@pytest.mark.parametrize(
    ("game", "character", "place", "cause"),
    [
        (full_third, DAGOBERT, 3, FloorFull),
        (full_third, FOIDVO, WC_3, NotOneFloor),
        (open_door, DAGOBERT, WC_3, FloorNotFull),
        (open_door, ELOISE, 4, OutOfWcToItsFloor),
        (open_door, ELOISE, WC_4, OutOfWcToItsFloor),
        (open_door, ANNA, WC_3, OnlyFromBelow),
        (occupied_wc, GASTON, WC_4, OnlyFromBelow),
    ],
)
def test_a_wrong_place_is_refused_with_its_reason(
    hand: Person,
    game: Callable[[], Game],
    character: int,
    place: int,
    cause: type[Exception],
) -> None:
    shown(hand, game())
    hand.drag(character, hand.on(place))
    hand.board._poses.finish()
    assert [type(refused) for refused in hand.refused] == [cause]
    assert not hand.chosen
    assert hand.is_home(character)


def test_whoever_finds_floor_and_wc_full_stays_and_hears_why(hand: Person) -> None:
    shown(hand, occupied_wc())
    hand.click(hand.at(DAGOBERT))
    assert [type(refused) for refused in hand.refused] == [FloorFull]
    menu = hand.board.menu_for(DAGOBERT)
    assert menu is not None
    wc, floor = menu.actions()[2:]
    assert refusal_words().refusal(WcOccupied()) in plain(wc.text())
    assert refusal_words().refusal(FloorFull()) in plain(floor.text())
    assert not wc.isEnabled()
    assert not floor.isEnabled()
    menu.deleteLater()


def test_nobody_is_placed_in_a_wc(hand: Person) -> None:
    game = Game(dealt(3))
    shown(hand, game)
    hand.drag(ANNA, hand.on(WC_4))
    assert [type(refused) for refused in hand.refused] == [NotAPlacingFloor]


def test_a_drop_on_a_dungeon_is_a_drop_on_nothing(hand: Person) -> None:
    shown(hand, full_third())
    hand.drag(DAGOBERT, hand.cast.geometry.cell(DUNGEON_2).center().toPoint())
    hand.board._poses.finish()
    assert not hand.refused
    assert not hand.chosen
    assert hand.is_home(DAGOBERT)


def test_the_letter_w_does_nothing_without_a_lifted_character(hand: Person) -> None:
    shown(hand, full_third())
    hand.key("w")
    assert not hand.chosen
    assert not hand.refused


def test_the_wc_that_is_open_is_framed_and_the_full_floor_locked(hand: Person) -> None:
    shown(hand, full_third())
    furniture, lights = hand.board._stage.furniture, hand.board._stage.lights
    hand.click(hand.at(DAGOBERT))
    assert furniture.framed(WC_3) is Frame.TARGET
    assert furniture.framed(3) is Frame.NONE
    assert lights._ghost.isVisible()
    assert lights._ghost.pos() == hand.cast.geometry.stand(WC_3).feet
    assert not lights._arrow.isVisible()
    hand.lift(DAGOBERT, hand.on(3))
    assert furniture.framed(3) is Frame.REFUSED
    assert furniture.framed(WC_3) is Frame.TARGET
    hand.move(hand.on(WC_3))
    assert furniture.framed(WC_3) is Frame.POINTED
    hand.key(Qt.Key.Key_Escape)


def test_arrows_aim_at_the_wc_and_at_the_full_floor_below_it(hand: Person) -> None:
    shown(hand, full_third())
    furniture = hand.board._stage.furniture
    hand.key("D")
    hand.key(Qt.Key.Key_Return)
    assert furniture.framed(WC_3) is Frame.POINTED
    hand.key(Qt.Key.Key_Down)
    assert furniture.framed(3) is Frame.REFUSED
    hand.key(Qt.Key.Key_Return)
    assert [type(refused) for refused in hand.refused] == [FloorFull]
    hand.key(Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Return)
    assert hand.chosen == [MoveUp(DAGOBERT, WC_3)]


def test_arrows_walk_to_whoever_is_beside_the_floors(hand: Person) -> None:
    game = ascent({3: [ANNA], DUNGEON_3: [OUAF], WC_3: [ELOISE], 2: [DAGOBERT], WC_4: [ROMEO]})
    shown(hand, game)
    hand.key("A")
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        hand.key(key)
        seen.append(hand.board._hand.cursor)
    assert seen == [OUAF, ELOISE, ROMEO, ELOISE]


def test_whoever_leaves_a_wc_takes_the_place_next_to_its_door(hand: Person) -> None:
    game = ascent({2: [ELOISE], 3: FULL})
    shown(hand, game)
    for turn, (character, to) in enumerate([(ELOISE, WC_3), (ANNA, 4), (BOUFFON, 4), (ELOISE, 3)]):
        game.play(turn % 3, MoveUp(character, to))
    hand.board.show_view(game.view())
    right = hand.cast.geometry.stand(3, 3).feet
    assert hand.cast.pawn(ELOISE).pos() == right


# --- in words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "character", "said"),
    [
        (full_third, DAGOBERT, "Dagobert (a man), Traders, floor 2, may go to the WC"),
        (full_third, OUAF, "Ouaf (a dog), dungeon of floor 3"),
        (full_third, VICTORIA, "Victoria (a woman), in the box"),
        (open_door, ELOISE, "Éloïse (a woman), WC of floor 3, may come out"),
        (occupied_wc, ELOISE, "Éloïse (a woman), WC of floor 3"),
    ],
)
def test_a_character_is_described_by_its_place_and_its_move(
    hand: Person, game: Callable[[], Game], character: int, said: str
) -> None:
    shown(hand, game())
    assert hand.board.describe(character) == said


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (
            WC_3,
            "WC of floor 3: one place, 0 points. In from the floor below if this floor is full; "
            "out onto this floor.",
        ),
        (
            DUNGEON_1,
            "Dungeon of floor 1: a favourite here costs 1 point, and brings as much if the Jester "
            "is King.",
        ),
    ],
)
def test_an_empty_place_says_what_it_is_worth(
    english: None, hand: Person, place: int, said: str
) -> None:
    shown(hand, full_third())
    at = hand.cast.geometry.stand(place).feet - QPointF(0, 20)
    assert hand.board.tip_at(at) == said


def test_the_jester_and_a_heart_say_what_they_mean(english: None, hand: Person) -> None:
    game = full_third()
    shown(hand, game)
    view = game.view(0)
    jester = view.options.jester
    assert jester is not None
    mine = next(one for one in view.goals[0] if view.places[one] in FLOORS)
    tips = [hand.board.tip_at(hand.at(one).toPointF()) for one in (jester, mine)]
    assert "The Jester: nobody’s favourite." in tips[0]
    assert tips[1].endswith("On your secret goal. Only you see the hearts.")
    hand.board.set_marks(False)
    assert "heart" not in hand.board.tip_at(hand.at(mine).toPointF())


def test_whoever_is_in_the_box_is_not_in_the_picture(hand: Person) -> None:
    game = full_third()
    shown(hand, game)
    for character, place in enumerate(game.view().places):
        assert hand.cast.pawn(character).isVisible() is (place != OUT)


# --- pins ------------------------------------------------------------------------------------

PAIRS = ((0, 1), (2, 3), (4, 5))


def test_both_partners_favourites_have_pins_of_their_own(hand: Person) -> None:
    game = Game(rested(dealt(6, teams=PAIRS)))
    shown(hand, game)
    first, second = game.view().goals
    for pawn in hand.cast.pawns:
        is_first, is_second = pawn.character in first, pawn.character in second
        expected = {
            (True, True): Heart.BOTH,
            (True, False): Heart.FIRST,
            (False, True): Heart.PARTNER,
            (False, False): None,
        }[is_first, is_second]
        assert pawn._pins.heart is expected
        assert pawn._pin.isVisible() is (expected is not None)
    only_second = next(iter({*second} - {*first}))
    assert hand.board.tip_at(hand.at(only_second).toPointF()).endswith("favourite of Marco")


def test_the_pins_of_a_team_are_for_its_own_eyes(hand: Person) -> None:
    game = Game(rested(dealt(6, teams=PAIRS, banished=True)))
    shown(hand, game, seat=None)
    for pawn in hand.cast.pawns:
        assert not pawn._pin.isVisible()
        assert not pawn._seal.isVisible()
        assert "favourite of" not in hand.board.tip_at(hand.at(pawn.character).toPointF())
        assert "seal" not in hand.board.tip_at(hand.at(pawn.character).toPointF())
    hand.board.show_view(game.view(0))
    hand.board.set_marks(False)
    sealed = SEALS[game.view(0).goals[0]]
    assert "seal" not in hand.board.tip_at(hand.at(sealed).toPointF())


def test_the_banished_bears_a_black_seal_and_no_heart(hand: Person) -> None:
    game = Game(rested(dealt(3, banished=True)))
    shown(hand, game)
    (goal,) = game.view().goals
    banished = SEALS[goal]
    hearts = {pawn.character for pawn in hand.cast.pawns if pawn._pin.isVisible()}
    seals = {pawn.character for pawn in hand.cast.pawns if pawn._seal.isVisible()}
    assert hearts == {*goal} - {banished}
    assert seals == {banished}
    assert "black seal" in hand.board.tip_at(hand.at(banished).toPointF())


def test_without_the_option_the_seal_means_nothing(hand: Person) -> None:
    game = Game(rested(dealt(3)))
    shown(hand, game)
    hearts = {pawn.character for pawn in hand.cast.pawns if pawn._pin.isVisible()}
    assert hearts == {*game.view().goals[0]}


# --- crowns ----------------------------------------------------------------------------------


def test_the_first_of_a_couple_keeps_the_crown_beside_a_nominee(hand: Person) -> None:
    game = ascent({5: [ANNA, ROMEO], 4: [JEANNE], 3: [LEONARDO]}, wedding=True)
    shown(hand, game)
    game.play(0, MoveUp(ANNA, THRONE))
    game.vote(YES, YES, YES)
    game.play(1, MoveUp(ROMEO, THRONE))
    hand.board.show_view(game.view())
    heads = {crown.parentItem() for crown in hand.cast.crowns if crown.isVisible()}
    assert heads == {hand.cast.pawn(ANNA).body, hand.cast.pawn(ROMEO).body}
    assert hand.cast.geometry.stand(BESIDE_THRONE).feet == hand.cast.pawn(ANNA).pos()


# --- the score road --------------------------------------------------------------------------


def _scored(hand: Person, game: Game, *totals: int) -> None:
    shown(hand, game)
    hand.board.show_view(replace(game.view(), totals=totals))


def test_a_shield_that_went_round_has_a_rim_and_says_so(hand: Person) -> None:
    _scored(hand, full_third(), 104, 99, 215)
    road = hand.board._stage.road
    assert [rim.isVisible() for rim in road.rims] == [True, False, True]
    assert road.shields[0].pos().x() == hand.cast.geometry.stone(4).x()
    tips = [hand.board.tip_at(shield.pos()) for shield in road.shields]
    assert tips[0].startswith("Giulia: 104 ")
    assert tips[0].endswith(" (+100)")
    assert "+" not in tips[1]
    assert tips[2].endswith(" (+200)")


def test_shields_of_different_laps_do_not_hide_each_other(hand: Person) -> None:
    _scored(hand, full_third(), 4, 104, 5)
    first, second, _third = (shield.pos() for shield in hand.board._stage.road.shields)
    assert first != second


def test_eight_shields_on_one_stone_stay_on_the_road(hand: Person) -> None:
    shown(hand, Game(dealt(8)))
    spots = [shield.pos() for shield in hand.board._stage.road.shields]
    assert len({(spot.x(), spot.y()) for spot in spots}) == 8
    road = hand.cast.geometry.road
    assert all(road.top() <= spot.y() <= road.bottom() for spot in spots)


def test_a_shared_marker_has_one_shield_with_both_names(hand: Person) -> None:
    _scored(hand, Game(dealt(6, teams=PAIRS, shared_marker=True)), 20, 30, 40)
    road = hand.board._stage.road
    assert [shield.isVisible() for shield in road.shields] == [True] * 3
    assert hand.board.tip_at(road.shields[0].pos()).startswith("Giulia and Marco: 20 ")


def test_partners_with_markers_of_their_own_have_two_shields(hand: Person) -> None:
    shown(hand, Game(dealt(6, teams=PAIRS)))
    road = hand.board._stage.road
    assert [shield.isVisible() for shield in road.shields] == [True] * 6


def test_the_emissary_stands_on_the_road_as_well(hand: Person) -> None:
    shown(hand, Game(dealt(3, emissary=True)))
    *_others, emissary = hand.board._stage.road.shields
    assert emissary.pos().x() == hand.cast.geometry.stone(40).x()
    assert hand.board.tip_at(emissary.pos()).startswith("Emissary of the Empire: 40 ")
    shown(hand, Game(dealt(3)))
    assert [shield.isVisible() for shield in hand.board._stage.road.shields].count(True) == 3


def test_the_sky_beside_the_castle_is_no_place(hand: Person) -> None:
    shown(hand, full_third())
    assert hand.cast.geometry.place_at(QPoint(760, 20).toPointF()) is None
