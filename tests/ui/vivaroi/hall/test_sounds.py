"""An election to the ear: the same for all, until the ribbon tells."""

from tests.ui.hand_time import HandTime
from tests.ui.listener import Listener, Said
from tests.ui.vivaroi.hall.conftest import Voter, election
from vivaroi_gui.rules.vivaroi.moves import NO as N
from vivaroi_gui.rules.vivaroi.moves import YES as Y
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings

_FRAME_MS = 20


def reveal(voter: Voter, listener: Listener, time: HandTime, *cards: Card) -> list[Said]:
    """What is heard of an election from the last card laid to the outcome."""
    match = election(len(cards))
    for seat, card in enumerate(cards[:-1]):
        match.play(seat, Vote(card))
    voter.page.show_view(match.view(0))
    events = match.play(len(cards) - 1, Vote(cards[-1]))
    listener.forget()
    idle = voter.idle
    voter.play(events, match)
    while voter.idle == idle:
        listener.ms += _FRAME_MS
        time.passes(_FRAME_MS)
    return [*listener.said]


def test_until_all_cards_are_turned_elections_sound_alike(
    voter: Voter, listener: Listener, hand_time: HandTime
) -> None:
    crowned = reveal(voter, listener, hand_time, Y, Y, Y, Y, Y)
    refused = reveal(voter, listener, hand_time, N, Y, N, Y, N)
    assert crowned[:-1] == refused[:-1]
    assert [one.cue for one in crowned] == [
        *(Cue.LAY, Cue.GATHER, Cue.DRUM, Cue.TURN),
        Cue.CROWNED,
    ]
    assert refused[-1] == crowned[-1]._replace(cue=Cue.REJECTED)
    assert crowned[-1].ms > crowned[-2].ms  # after the last card


def test_a_skip_tells_the_outcome_once_and_ends_the_drum(
    voter: Voter, listener: Listener, hand_time: HandTime
) -> None:
    match = election(3)
    for seat in (0, 1):
        match.play(seat, Vote(Y))
    voter.page.show_view(match.view(0))
    voter.play(match.play(2, Vote(N)), match)
    hand_time.passes(900)
    led_up = listener.cues
    voter.page.skip()
    assert led_up[-1] is Cue.DRUM
    assert listener.cues[len(led_up) :] == [Cue.REJECTED]
    assert listener.cues.count(Cue.REJECTED) == 1
    assert Cue.DRUM in listener.hushed
    voter.page.skip()
    assert listener.cues.count(Cue.REJECTED) == 1


def test_with_little_motion_the_outcome_is_heard_when_it_is_read(
    voter: Voter, settings: Settings, listener: Listener, hand_time: HandTime
) -> None:
    settings.update(calm=Preference.ON)
    heard = reveal(voter, listener, hand_time, Y, Y, Y)
    assert [one.cue for one in heard] == [Cue.CROWNED]
    assert heard[0].ms > 0
