"""Twins of a game: all that is hidden from a seat is another, and nothing that it can know is."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, ChooseAmbition, Deal, EmissaryDeal, Vote
from vivaroi_gui.table.notes import Marks, NoteMark
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.shuffling import SEED_BITS
from vivaroi_gui.table.table import Table


def twin(record: Record, seat: Seat | None, random: Random) -> Record:
    """The same game to the eyes of a seat, or of everybody; others hold other cards.

    What no round has shown yet is drawn anew: goals, Ambitions, sealed votes, the Emissary's pile,
    and what the others have noted; so is the seed, unless it is about to draw.

    Raises:
        AssertionError: no such game could be made, which would be a fault of this module.
    """
    if isinstance(record.options, vienna.Options):
        return _town_twin(record, random)
    view = Table.resume(record, Random(0)).view()
    other = replace(record, inputs=list(record.inputs))
    if view.round and not _is_open(view):
        strangers = [person for one, side in _sides(view, seat) for person in side]
        _deal_again(other, view, strangers, random)
        _choose_again(other, strangers, random)
        _vote_again(other, view, seat, random)
        other.seed = None if record.seed is None else random.getrandbits(SEED_BITS)
    other.marks = other_marks(record, seat, random)
    seen = Table.resume(record, Random(0)).view(seat)
    assert Table.resume(other, Random(0)).view(seat) == seen, "the twin is known by its looks"
    return other


def _town_twin(record: Record, random: Random) -> Record:
    """In Vienna nobody has a secret: only who comes next is hidden, and how dice will fall.

    The rest of the pile is shuffled anew, and the seed is another, unless it is about to draw.
    """
    table = Table.resume(record, Random(0))
    other = replace(record, inputs=list(record.inputs))
    by, deal = record.inputs[0]
    assert isinstance(deal, vienna.moves.Deal)
    begun = [one for one in table.events if isinstance(one, vienna.events.RoundBegun)]
    came = sum(len(one.display) + len(one.doubles) for one in begun)  # the last ones lie below them
    shown, rest = deal.pile[:came], list(deal.pile[came:])
    random.shuffle(rest)
    other.inputs[0] = by, replace(deal, pile=(*shown, *rest))
    if table.to_act() != (CHANCE,):
        other.seed = None if record.seed is None else random.getrandbits(SEED_BITS)
    again = Table.resume(other, Random(0))
    for seat in (None, *range(record.options.seats)):
        assert again.view(seat) == table.view(seat), "the twin is known by its looks"
    return other


def other_marks(record: Record, seat: Seat | None, random: Random) -> tuple[Marks, ...]:
    """Notes by chance, but for those of a seat."""
    notes = record.notes
    rows = [notes.of(one).marks for one in range(notes.size.seats)]
    return tuple(
        tuple(marks if one == seat else (random.choice(list(NoteMark)) for _ in marks))
        for one, marks in enumerate(rows)
    )


def _is_open(view: View) -> bool:
    """Between two rounds every card lies open."""
    return len(view.history) == view.round


def _sides(view: View, seat: Seat | None) -> Iterator[tuple[Seat, tuple[int, ...]]]:
    return ((one, side) for one, side in enumerate(view.options.sides) if one != seat)


def _deal_again(record: Record, view: View, strangers: list[int], random: Random) -> None:
    place = _last_deal(record)
    deal = record.inputs[place][1]
    assert isinstance(deal, Deal)
    if not view.open_goals:
        deal = replace(deal, goals=_other_goals(record, deal, strangers, random))
    if deal.ambitions:
        deal = replace(deal, ambitions=_other_offers(deal.ambitions, strangers, random))
    if deal.emissary:
        deal = replace(deal, emissary=_other_pile(deal.emissary, view, random))
    record.inputs[place] = record.inputs[place][0], deal


def _last_deal(record: Record) -> int:
    return max(n for n, (_, move) in enumerate(record.inputs) if isinstance(move, Deal))


def _other_goals(
    record: Record, deal: Deal, strangers: list[int], random: Random
) -> tuple[tuple[int, ...], ...]:
    """Cards that nobody has seen; a card of 2003 is dealt once in a game."""
    options, goals = record.options, list(deal.goals)
    assert isinstance(options, Options)
    taken = {goal for person, goal in enumerate(goals) if person not in strangers}
    taken |= {deal.emissary.goal} if deal.emissary else set()
    taken |= set() if options.rulebook.cards_come_back else set(_dealt_before(record))
    left = random.sample([goal for goal in options.deck if goal not in taken], len(strangers))
    for person, goal in zip(strangers, left, strict=True):
        goals[person] = goal
    return tuple(goals)


def _dealt_before(record: Record) -> Iterator[tuple[int, ...]]:
    for _, move in record.inputs[: _last_deal(record)]:
        if isinstance(move, Deal):
            yield from move.goals


def _other_offers(
    offers: tuple[tuple[str, str], ...], strangers: list[int], random: Random
) -> tuple[tuple[str, str], ...]:
    own = {card for person, pair in enumerate(offers) if person not in strangers for card in pair}
    left = random.sample([card for card in AMBITIONS if card not in own], 2 * len(strangers))
    drawn = dict(zip(strangers, zip(left[::2], left[1::2], strict=True), strict=True))
    return tuple(drawn.get(person, pair) for person, pair in enumerate(offers))


def _other_pile(emissary: EmissaryDeal, view: View, random: Random) -> EmissaryDeal:
    """What has not been turned yet, in another order."""
    turned = sum(_is_drawn(view.options, emissary, one.character) for one in view.elections)
    rest = list(emissary.pile[turned:])
    random.shuffle(rest)
    return emissary._replace(pile=(*emissary.pile[:turned], *rest))


def _is_drawn(options: Options, emissary: EmissaryDeal, nominee: int) -> bool:
    """Whether the Emissary turned a card: it says Yes to its favourites without one."""
    return nominee not in favourites_that_count(options, emissary.goal)


def _choose_again(record: Record, strangers: list[int], random: Random) -> None:
    place = _last_deal(record)
    deal = record.inputs[place][1]
    assert isinstance(deal, Deal)
    for number in range(place + 1, len(record.inputs)):
        seat, move = record.inputs[number]
        if isinstance(move, ChooseAmbition) and move.person in strangers and deal.ambitions:
            kept = random.choice(deal.ambitions[move.person])
            record.inputs[number] = seat, ChooseAmbition(move.person, kept)


def _vote_again(record: Record, view: View, own: Seat | None, random: Random) -> None:
    """The sealed votes are the last inputs."""
    for number in range(len(record.inputs) - len(view.voted), len(record.inputs)):
        seat, move = record.inputs[number]
        if seat != own and isinstance(move, Vote):
            record.inputs[number] = seat, Vote(_other_card(view, seat, move.card, random))


def _other_card(view: View, seat: Seat, card: Card, random: Random) -> Card:
    cards = [YES, *([NO] if view.no_cards_left[seat] else [])]
    return random.choice([one for one in cards if one is not card] or cards)
