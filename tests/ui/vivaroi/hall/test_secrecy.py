"""Nothing in the hall tells a Yes from a No before all cards are turned."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from tests.ui.vivaroi.hall.conftest import ODESSA, Voter, election, finish
from tests.ui.vivaroi.scene.positions import Match
from vivaroi_gui.rules.vivaroi.moves import NO as N
from vivaroi_gui.rules.vivaroi.moves import YES as Y
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.ui.kit.access_parts import Node

_TURN = 3
"""Number of the step in which the cards turn: after laying, gathering and the drum."""


def voted(*cards: Card | None) -> Match:
    """Votes by seat; None has not voted."""
    match = election(len(cards))
    for seat, card in enumerate(cards):
        if card is not None:
            match.play(seat, Vote(card))
    return match


def seen(voter: Voter, match: Match, seat: int | None) -> tuple[QImage, list[str]]:
    voter.page.show_view(match.view(seat))
    return voter.page.grab().toImage(), voter.words()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sealed_yes_and_a_sealed_no_look_and_read_alike(voter: Voter, seat: int | None) -> None:
    yes = seen(voter, voted(Y, None, Y, N, None), seat)
    no = seen(voter, voted(N, None, Y, N, None), seat)
    assert yes[0] == no[0]
    assert yes[1] == no[1]


@pytest.mark.parametrize("seat", [1, None])
def test_shuffled_votes_of_others_look_and_read_alike(voter: Voter, seat: int | None) -> None:
    first = seen(voter, voted(Y, None, N, Y, N), seat)
    second = seen(voter, voted(N, None, Y, N, Y), seat)
    assert first[0] == second[0]
    assert first[1] == second[1]


def test_the_own_vote_is_seen_by_its_owner_as_face_down(voter: Voter) -> None:
    voter.page.show_view(voted(N, None, Y, Y, Y).view(0))
    assert not voter.page.ballot.cards
    assert not any(place.card.face.isVisible() for place in voter.page.stage.places)
    assert "your vote is sealed" in voter.page.ballot.accessibleName()


def film(voter: Voter, *cards: Card) -> list[QImage]:
    """Pictures of the reveal up to the frame in which the cards stand on edge."""
    match = voted(*cards[:-1], None)
    voter.page.show_view(match.view(0))
    voter.play(match.play(len(cards) - 1, Vote(cards[-1])), match)
    pictures = []
    for step in range(_TURN + 1):
        animation = voter.running()
        animation.pause()
        for share in (0.0, 0.2, 0.49) if step == _TURN else (0.0, 0.3, 0.8):
            animation.setCurrentTime(int(animation.totalDuration() * share))
            pictures.append(voter.page.grab().toImage())
        if step < _TURN:
            finish(animation)
    voter.page.skip()
    return pictures


def test_until_they_turn_a_crowning_and_a_refusal_are_the_same_film(voter: Voter) -> None:
    crowned, refused = film(voter, Y, Y, Y, Y, Y), film(voter, Y, N, Y, N, N)
    assert len(crowned) == len(refused) == 12
    assert all(one == other for one, other in zip(crowned, refused, strict=True))


def test_all_cards_turn_in_the_same_frame(voter: Voter) -> None:
    match = voted(Y, N, Y, N, None)
    voter.page.show_view(match.view(0))
    voter.play(match.play(4, Vote(Y)), match)
    voter.run_to(_TURN, 0)
    turning = voter.running()
    cards = [place.card for place in voter.page.stage.places[:5]]
    sides = set()
    for share in range(0, 100, 5):
        turning.setCurrentTime(turning.totalDuration() * share // 100)
        frame = {(card.face.isVisible(), card.sheet.isVisible()) for card in cards}
        assert len(frame) == 1
        sides |= frame
    assert sides == {(False, True), (True, False)}


def test_angles_and_places_do_not_depend_on_the_votes(voter: Voter) -> None:
    def spots(match: Match) -> list[object]:
        voter.page.show_view(match.view(None))
        places = voter.page.stage.places[:5]
        return [(place.card.pos(), place.card.transform(), place.tag.pos()) for place in places]

    assert spots(voted(Y, Y, Y, Y, None)) == spots(voted(N, N, N, N, None))


def test_a_public_view_tells_no_count_of_cards(voter: Voter) -> None:
    voter.page.show_view(voted(N, None, Y, None, None).view(None))
    assert not any(character.isdigit() for text in voter.words() for character in text)


def test_a_voter_hears_whether_the_candidate_is_a_favourite_unless_cards_are_covered(
    voter: Voter,
) -> None:
    page, tree = voter.page, voter.page.access_tree
    assert tree is not None

    def told() -> str:
        """With the ballot, and once: not with the question, too."""
        first = tree.below[0]
        question = first.part.description if isinstance(first, Node) else first.accessibleName()
        assert "favourite" not in question
        return page.ballot.accessibleDescription()

    goals = election().view(0).goals
    for is_mine in (True, False):
        goal = (ODESSA, *(one for one in goals[0] if one != ODESSA))[:6]
        goal = goal if is_mine else tuple(one for one in range(13) if one != ODESSA)[:6]
        page.show_view(replace(election().view(0), goals=(goal,)))
        said = "is one of my favourites" if is_mine else "is not one of my favourites"
        assert said in told()
        page.favourites.toggle()
        assert not told()
        page.favourites.toggle()
        assert said in told()
    page.show_view(election().view(None))
    assert not told()
