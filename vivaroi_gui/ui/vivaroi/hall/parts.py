"""The throne hall in parts: the question and who has voted; once cards are turned, the outcome."""

from collections.abc import Callable, Iterator
from typing import Final

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.hall.sight import Lying, Sight, Voter
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.words.cards import card_words

RESULT = "result"
"""What is read first of an election that is over."""
_CARDS: Final = {
    Lying.YES: Card.YES,
    Lying.FAVOUR: Card.YES,
    Lying.NO: Card.NO,
    Lying.STOMACH_ACHE: Card.STOMACH_ACHE,
}
Sitter = Callable[[Voter], Player | None]
"""Who has that vote; nobody at the table for the Emissary."""


def hall(words: HallWords, sight: Sight, who: Sitter, onward: str = "") -> Iterator[AccessPart]:
    """What is to be seen beside the viewer's own cards; nothing outside an election.

    ``onward`` is how one goes on from the outcome.
    """
    if sight.nominee is None or not sight.voters:
        return
    if sight.outcome is not None:
        yield AccessPart(RESULT, Role.Heading, result(words, sight), onward)
    else:
        question = words.question(sight.nominee)
        yield AccessPart("question", Role.Heading, question, _rule(words, sight, who))
    voters = tuple(_voter(words, voter, who(voter)) for voter in sight.voters)
    yield AccessPart("voters", Role.List, _head(sight), parts=voters)


def result(words: HallWords, sight: Sight) -> str:
    """The outcome and what follows, as the ribbon says it."""
    outcome = sight.outcome
    assert outcome is not None, "nothing has been turned"
    if outcome.is_crowned:
        title = words.lore.crowned(outcome.character)
    else:
        title = words.cancelled() if outcome.is_cancelled else words.refused()
    return f"{title} {words.outcome(sight, outcome)}".replace(" · ", ", ")


def cards(words: HallWords, sight: Sight, who: Sitter) -> str:
    """Who voted what, by what was voted."""
    by_card: dict[str, list[str]] = {card_words().name(card): [] for card in Card}
    for voter in sight.voters:
        by_card[_card(voter)].append(words.name(who(voter)))
    told = [labelled(card, people().names(names)) for card, names in by_card.items() if names]
    return " ".join(f"{one}." for one in told)


def _head(sight: Sight) -> str:
    laid = sum(voter.lying is not Lying.NOTHING for voter in sight.voters)
    everybody = len(sight.voters) + sight.has_ballot
    return text("access", "hall.voters").format(laid=laid, all=everybody)


def _rule(words: HallWords, sight: Sight, who: Sitter) -> str:
    rule = f"{words.lore.how_a_vote_fails()}."
    proposer = next((who(voter) for voter in sight.voters if voter.is_proposer), None)
    if proposer is None:  # the viewer, whose cards are in hand
        return rule
    return text("access", "hall.question.how").format(player=people().seat(proposer), rule=rule)


def _voter(words: HallWords, voter: Voter, player: Player | None) -> AccessPart:
    said = words.told(player, voter)
    if voter.lying in _CARDS and voter.lying is not Lying.FAVOUR:
        said = text("access", "hall.card").format(name=words.name(player), card=_card(voter))
    key = "emissary" if voter.seat is None else f"voter:{voter.seat}"
    return AccessPart(key, Role.StaticText, said.rstrip("…"))


def _card(voter: Voter) -> str:
    card = _CARDS.get(voter.lying)
    return "" if card is None else card_words().name(card)
