"""The papers beside the castle in parts: who plays, and what the viewer holds and may see."""

from collections.abc import Iterable, Iterator

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.panels.holding import Holding, counts, points_now
from vivaroi_gui.ui.vivaroi.panels.open_favourites import OpenFavourites
from vivaroi_gui.ui.vivaroi.panels.seat_facts import SeatFacts
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.points import spoken_points

UNCOVER = "uncover"
"""What a press of the covered favourites does."""


def seats(facts: Iterable[tuple[Seat, SeatFacts]]) -> Iterator[AccessPart]:
    """Those who play, each with points first and what it does after that."""
    for seat, one in facts:
        name = people().seat(one.player)
        points = one.words.totals(one.player, one.totals)
        said = text("access", "table.seat").format(name=name, points=points)
        did = text("access", "table.seat.how")
        told = did.format(kind=people().kind(one.player), state=one.status)
        if one.has_crown:
            told = did.format(kind=told, state=one.words.holds_crown(one.player))
        if one.no_cards_shown is not None:
            told = did.format(kind=told, state=one.words.no_cards_shown(one.no_cards_shown))
        yield AccessPart(f"seat:{seat}", Role.StaticText, said, told)


def emissary(words: PanelWords, view: View) -> AccessPart:
    """The guest of one edition."""
    return AccessPart("emissary", Role.StaticText, words.emissary(view))


def favourites(cards: OpenFavourites | None, *, is_covered: bool) -> Iterator[AccessPart]:
    """The viewer's cards while they lie open; covered ones are one button, and tell nothing."""
    if is_covered:
        name = text("access", "table.favourites.covered")
        how = text("access", "table.favourites.covered.how")
        yield AccessPart("favourites:covered", Role.Button, name, how, act=UNCOVER)
    elif cards is not None:
        for number, holding in enumerate(cards.holdings):
            yield _card(cards, number, holding)


def _card(cards: OpenFavourites, number: int, holding: Holding) -> AccessPart:
    worth, hoped_for = spoken_points(holding.worth), cards.hoped_for
    name = text("access", "table.favourites.worth").format(points=worth)
    if hoped_for is not None and counts(holding, hoped_for):
        king, told = (
            cards.words.lore.character(hoped_for),
            text("access", "table.favourites.crowned"),
        )
        name = told.format(points=worth, name=king)
    if cards.is_team:
        name = labelled(cards.owner(number).name, name)
    parts = tuple(_on_card(cards, number, holding))
    return AccessPart(f"card:{number}", Role.List, name, parts=parts)


def _on_card(cards: OpenFavourites, number: int, holding: Holding) -> Iterator[AccessPart]:
    for character in holding.goal:
        said = _favourite(cards, character, is_banished=character == holding.banished)
        yield AccessPart(f"favourite:{number}.{character}", Role.StaticText, said)
    if holding.ambition is not None:
        yield AccessPart(f"ambition:{number}", Role.StaticText, cards.words.ambition(holding))


def _favourite(cards: OpenFavourites, character: Character, *, is_banished: bool) -> str:
    if is_banished:
        return cards.words.banished(character)
    view, lore = cards.view, cards.words.lore
    where, points = lore.place(view.places[character]), points_now(view, character)
    told = (lore.character(character), where, "" if points is None else spoken_points(points))
    return ", ".join(filter(None, told))
