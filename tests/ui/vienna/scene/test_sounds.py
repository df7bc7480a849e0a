"""The town to the ear: what is heard of a move, with what it shows."""

from collections.abc import Callable

import pytest

from tests.ui.listener import Listener
from tests.ui.vienna.scene.conftest import Person
from tests.ui.vienna.scene.test_animations import (
    Scene,
    barred,
    begin,
    gone_back,
    next_round,
    placed,
)
from vivaroi_gui.ui.kit.cues import Cue


@pytest.mark.parametrize(
    ("scene", "heard"),
    [
        (placed, [Cue.DIE, Cue.CARRIAGE]),
        (gone_back, [Cue.COIN, Cue.CARRIAGE, Cue.DIE, Cue.CARRIAGE]),
        (barred, [Cue.GENDARME]),
        (next_round, [Cue.DEAL]),
    ],
)
def test_a_move_is_heard_as_it_is_seen(
    hand: Person, listener: Listener, scene: Callable[[], Scene], heard: list[Cue]
) -> None:
    begin(hand, scene())
    hand.play_out()
    assert listener.cues == heard


def test_a_carriage_is_heard_no_longer_than_it_rides(hand: Person, listener: Listener) -> None:
    begin(hand, placed())
    hand.play_out()
    assert Cue.CARRIAGE in listener.hushed
