"""What 2024 tells: dungeons, aching stomachs, a falling Jester, a couple; and its random games."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest
from PySide6.QtCore import QPointF

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CLOTHILDE,
    DAGOBERT,
    ELOISE,
    JEANNE,
    MAV,
    NO,
    ROMEO,
    YES,
    dealt,
)
from tests.rules.tables import random_step
from tests.ui.hand_time import HandTime
from tests.ui.vivaroi.scene.conftest import Person
from tests.ui.vivaroi.scene.court import Game, ascent, shown
from tests.ui.vivaroi.scene.test_animations import LARGE, SMALL
from tools.all_tables import tables_of_2024
from tools.positions import court
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Phase, View, new
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    OUT,
    THRONE,
    WC_3,
)
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Place
from vivaroi_gui.rules.vivaroi.state import to_act
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.scene.score_road import ScoreRoad

Scene = tuple[View, tuple[Event, ...], View]


def voted(game: Game, nominee: int, *cards: Card) -> Scene:
    """The outcome of an election at a table of three."""
    game.play(0, MoveUp(nominee, THRONE))
    before = game.view(None)
    return before, game.vote(*cards), game.view(None)


def refused(number: int) -> Scene:
    """Anna is refused after so many others."""
    game = ascent({5: [ANNA], 3: [JEANNE]})
    game.state.rejections = number
    return voted(game, ANNA, YES, NO, YES)


def ached() -> Scene:
    return voted(ascent({5: [ANNA, ROMEO], 3: [JEANNE]}), ANNA, YES, NO, MAV)


def fallen() -> Scene:
    """Floor 2 is full: the Jester comes down on floor 1."""
    traders = (BRIDGET, CLOTHILDE, DAGOBERT, ELOISE)
    return voted(ascent({5: [BOUFFON], 2: traders, 1: [ANNA]}), BOUFFON, YES, NO, YES)


def coupled() -> Scene:
    return voted(ascent({5: [ANNA], 3: [JEANNE]}, wedding=True), ANNA, YES, YES, YES)


def relieved() -> Scene:
    """Into the WC."""
    game = ascent({3: [BOUFFON, BRIDGET, CLOTHILDE, DAGOBERT], 2: [ELOISE]})
    before = game.view(1)
    return before, game.play(0, MoveUp(ELOISE, WC_3)), game.view(1)


def compensated() -> Scene:
    """The last of eight places one only, and has 3 points for it at once."""
    game = Game(dealt(8))
    for turn in range(7):
        game.play(turn, Place(turn, 1 + turn // 4))
    before = game.view(0)
    return before, game.play(7, Place(7, 2)), game.view(0)


SCENES: dict[str, Callable[[], Scene]] = {
    "dungeon 3": lambda: refused(0),
    "dungeon 2": lambda: refused(1),
    "dungeon 1": lambda: refused(2),
    "box": lambda: refused(3),
    "ached": ached,
    "fallen": fallen,
    "coupled": coupled,
    "relieved": relieved,
    "compensated": compensated,
}
GOES = {
    "dungeon 3": (ANNA, DUNGEON_3),
    "dungeon 2": (ANNA, DUNGEON_2),
    "dungeon 1": (ANNA, DUNGEON_1),
    "box": (ANNA, OUT),
    "ached": (ANNA, 5),
    "fallen": (BOUFFON, 1),
    "coupled": (ANNA, BESIDE_THRONE),
    "relieved": (ELOISE, WC_3),
}


def begun(hand: Person, scene: Scene) -> None:
    """The story of a scene begins."""
    before, events, after = scene
    hand.board.set_game(court(before.options), before.options)
    hand.board.show_view(before)
    hand.board.animate(events, after)


def told(hand: Person) -> Iterator[None]:
    """Runs a story to its end, one step after the other, without waiting."""
    animator = hand.board._animator
    while animator.is_running:
        step = animator._current
        assert step is not None
        yield
        step.setCurrentTime(step.totalDuration())


def end(hand: Person) -> None:
    """Tells a story to its end."""
    for _ in told(hand):
        pass


@pytest.fixture
def uncorrected(hand: Person) -> Person:
    """A board that does not show the view after a story: the story alone has to get there."""
    hand.board._animator.finished.disconnect(hand.board._land)
    return hand


def is_at_its_view(hand: Person, view: View) -> bool:
    """Whether everybody is where the view says, upright and to be seen."""
    if hand.cast.seating.places != view.places:
        return False
    for character in range(len(view.places)):
        pawn, stand = hand.cast.pawn(character), hand.cast.stand(character)
        if stand is None:
            if pawn.isVisible() and pawn.opacity() > 0:
                return False
        elif pawn.pos() != stand.feet or abs(pawn.height * pawn.scale() - stand.height) > 0.5:
            return False
    return True


@pytest.mark.parametrize("name", GOES)
@pytest.mark.parametrize("is_calm", [False, True])
def test_a_story_brings_its_character_where_the_view_has_it(
    uncorrected: Person, settings: Settings, name: str, is_calm: bool
) -> None:
    settings.update(calm=Preference.ON if is_calm else Preference.OFF)
    scene = SCENES[name]()
    character, place = GOES[name]
    assert scene[2].places[character] == place
    begun(uncorrected, scene)
    end(uncorrected)
    assert is_at_its_view(uncorrected, scene[2])
    grilles = [
        one.grille for one in uncorrected.board._stage.furniture.facade.portcullises.values()
    ]
    assert all(grille.pos() == QPointF(0, 0) for grille in grilles)


@pytest.mark.parametrize("name", SCENES)
def test_skipping_a_story_ends_in_the_view_at_any_moment(
    hand: Person, hand_time: HandTime, name: str
) -> None:
    scene = SCENES[name]()
    hand.board.set_game(court(scene[0].options), scene[0].options)
    hand.board.show_view(scene[0])
    hand.board.show_view(scene[2])
    expected = hand.picture()
    for steps in range(6):
        begun(hand, scene)
        for _ in islice(told(hand), steps):
            hand_time.passes(5)
        hand.board.skip()
        assert hand.picture() == expected
        assert not hand.board.is_animating


@pytest.mark.parametrize("name", SCENES)
def test_a_resize_ends_no_story_and_puts_everything_where_it_would_have_been(
    hand: Person, settings: Settings, name: str
) -> None:
    settings.update(speed=Speed.SLOW)
    scene = SCENES[name]()
    for step in range(9):
        hand.resize(*LARGE)
        begun(hand, scene)
        if not hand.hold(step, 0.4):
            break
        hand.resize(*SMALL)
        resized = hand.moment()
        assert hand.board.is_animating
        begun(hand, scene)
        hand.hold(step, 0.4)
        assert hand.moment() == resized, step
    assert step


def test_the_portcullis_rises_and_falls_behind_whoever_goes_in(hand: Person) -> None:
    begun(hand, refused(0))
    portcullis = hand.board._stage.furniture.facade.portcullises[DUNGEON_3]
    seen = []
    for _ in told(hand):
        is_behind = hand.cast.pawn(ANNA).zValue() < portcullis.zValue()
        seen.append((portcullis.grille.pos().y() < 0, is_behind))
    assert seen[1:3] == [(True, False), (True, True)]
    assert portcullis.grille.pos().y() == 0


def test_an_aching_nominee_loses_the_crown_and_wobbles(hand: Person) -> None:
    begun(hand, ached())
    hand.board._animator._current.setCurrentTime(80)  # type: ignore[union-attr]
    assert not any(crown.isVisible() for crown in hand.cast.crowns)
    assert abs(hand.cast.pawn(ANNA).body.rotation()) > 1
    hand.board.skip()
    assert hand.is_home(ANNA)


def test_the_first_of_a_couple_wears_the_crown_on_the_way(hand: Person) -> None:
    begun(hand, coupled())
    for _ in told(hand):
        (crown,) = [crown for crown in hand.cast.crowns if crown.isVisible()]
        assert crown.parentItem() is hand.cast.pawn(ANNA).body


def test_how_long_a_refusal_is_told_depends_on_nobodys_card(hand: Person) -> None:
    times = []
    for cards in ((NO, YES, YES), (YES, YES, NO), (NO, NO, NO)):
        begun(hand, voted(ascent({5: [ANNA], 3: [JEANNE]}), ANNA, *cards))
        animator = hand.board._animator
        times.append([animator._current.totalDuration() for _ in told(hand)])  # type: ignore[union-attr]
    assert times[0] == times[1] == times[2]


def test_points_for_a_single_character_walk_up_the_road(hand: Person) -> None:
    scene = compensated()
    shown(hand, Game(dealt(8)), seat=None)
    hand.board.show_view(scene[0])
    road: ScoreRoad = hand.board._stage.road
    before = road.shields[7].pos()
    hand.board.animate(scene[1], scene[2])
    hand.board.skip()
    assert road.shields[7].pos() != before


# --- random games ----------------------------------------------------------------------------


def _one_of_each() -> list[Options]:
    """A table for each number of sides and each set of options, variants and teams."""
    kinds = {
        (
            options.seats,
            options.teams is not None,
            options.shared_marker,
            options.emissary,
            options.wedding,
        ): options
        for options in tables_of_2024()
        if not options.ambition and not options.banished
    }
    return list(kinds.values())


@pytest.mark.parametrize("part", range(4))
def test_stories_of_random_games_end_at_the_view(
    uncorrected: Person, settings: Settings, part: int
) -> None:
    settings.update(speed=Speed.FAST)
    for number, options in enumerate(_one_of_each()[part::4]):
        random = Random(number)
        game = Game(new(options))
        uncorrected.board.set_game(court(options), options)
        while to_act(game.state) and not game.state.history:
            before = game.view(None)
            seat, move = random_step(game.state, random)
            events = game.play(seat, move)
            if before.round and game.state.phase is not Phase.AMBITION:
                uncorrected.board.show_view(before)
                uncorrected.board.animate(events, game.view(None))
                end(uncorrected)
                assert is_at_its_view(uncorrected, game.view(None)), (options, move, events)
