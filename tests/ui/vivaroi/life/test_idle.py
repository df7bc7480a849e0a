"""The parts of the castle at rest and astir, on a real board."""

import pytest

from tests.ui.vivaroi.scene.conftest import Person
from tests.ui.vivaroi.scene.conftest import hand as hand
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.life.acts import IdleAct, IdleKind, IdleStep
from vivaroi_gui.ui.vivaroi.life.idle import IdleLife
from vivaroi_gui.ui.vivaroi.life.sprite import Sprite

PIERO = INDEX["piero"]


def life_of(hand: Person) -> IdleLife:
    return hand.board._life


def sprites(hand: Person) -> list[Sprite]:
    return [item for item in hand.board.scene().items() if isinstance(item, Sprite)]


def seen(hand: Person) -> list[tuple[object, ...]]:
    """What is to be seen of the parts, and where."""
    shown = [one for one in sprites(hand) if one.isVisible()]
    return [(one.name, one.frame, one.scenePos().toTuple(), one.scale()) for one in shown]


def passes(hand: Person, beats: int) -> None:
    for _ in range(beats):
        if life_of(hand).is_moving:
            life_of(hand)._timer.timeout.emit()


def at_rest(hand: Person, match: Match) -> list[tuple[object, ...]]:
    hand.board.show_view(match.view(0))
    return seen(hand)


def test_the_castle_stirs_while_nothing_happens_and_rests_when_something_does(hand: Person) -> None:
    match = ascent()
    rest = at_rest(hand, match)
    assert life_of(hand).is_moving
    passes(hand, 100)
    assert seen(hand) != rest
    hand.board.animate(match.play(0, MoveUp(PIERO, 4)), match.view(0))
    assert not life_of(hand).is_moving
    assert seen(hand) == rest
    hand.board.skip()
    assert life_of(hand).is_moving


def test_nothing_stirs_with_a_pawn_in_the_hand(hand: Person) -> None:
    rest = at_rest(hand, ascent())
    passes(hand, 100)
    hand.lift(PIERO, hand.on(4))
    assert not life_of(hand).is_moving
    assert seen(hand) == rest


@pytest.mark.parametrize(
    "chosen", [{"calm": Preference.ON}, {"speed": Speed.OFF}, {"is_lively": False}]
)
def test_nothing_stirs_where_people_want_rest(
    hand: Person, settings: Settings, chosen: dict[str, object]
) -> None:
    rest = at_rest(hand, ascent())
    passes(hand, 100)
    settings.update(**chosen)
    assert not life_of(hand).is_moving
    assert seen(hand) == rest


def test_nothing_stirs_in_a_window_that_is_closed(hand: Person) -> None:
    rest = at_rest(hand, ascent())
    passes(hand, 100)
    hand.window.hide()
    assert not life_of(hand).is_moving
    assert seen(hand) == rest


def test_a_machine_that_does_not_keep_up_is_left_in_peace(hand: Person) -> None:
    at_rest(hand, ascent())
    life_of(hand)._watch = SlowWatch()  # type: ignore[assignment]
    passes(hand, 100)
    assert not life_of(hand).is_moving


class SlowWatch:
    def restart(self) -> int:
        return 20_000


@pytest.mark.parametrize("kind", IdleKind)
def test_every_act_ends_with_its_part_at_rest(hand: Person, kind: IdleKind) -> None:
    rest = at_rest(hand, ascent())
    parts = life_of(hand)._parts
    stirred = set()
    for variant in range(16):
        act = IdleAct(kind, 2000, variant)
        for since in range(100, 2000, 100):
            parts.show(IdleStep(act, since))
            stirred.add(str((seen(hand), hand.picture())))
        parts.show(IdleStep(act, 2000))
        assert seen(hand) == rest
    assert len(stirred) > 1


def test_a_twin_table_stirs_alike(hand: Person) -> None:
    """What is seen follows from how many moves were made, whoever looks."""
    match = ascent()
    shown = []
    for seat in (0, 1):
        hand.board.show_view(match.view(seat))
        passes(hand, 150)
        shown.append(seen(hand))
        life_of(hand).rest()
    assert shown[0] == shown[1]


def test_a_picture_is_drawn_only_when_its_frame_changes(hand: Person) -> None:
    at_rest(hand, ascent())
    (flag,) = (one for one in sprites(hand) if one.name == "flag-teal")
    flag.show_frame(3)
    first = flag.pixmap().cacheKey()
    flag.show_frame(3)
    assert flag.pixmap().cacheKey() == first
    flag.show_frame(4)
    assert flag.pixmap().cacheKey() != first
