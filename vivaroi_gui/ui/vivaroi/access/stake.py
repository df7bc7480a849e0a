"""What an election is about for whoever votes: whether the candidate is a favourite."""

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.grammar import labelled, sentence
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.panels.holding import Holding
from vivaroi_gui.ui.vivaroi.panels.open_favourites import OpenFavourites
from vivaroi_gui.ui.vivaroi.words.points import spoken_points


def stake(cards: OpenFavourites | None) -> str:
    """In points as things stand; nothing outside an election, or while the cards are covered."""
    if cards is None or cards.view.nominee is None:
        return ""
    nominee = cards.view.nominee
    told = [_of_one(cards, holding, nominee) for holding in cards.holdings]
    if not cards.is_team:
        return " ".join(told)
    return " ".join(labelled(cards.owner(number).name, one) for number, one in enumerate(told))


def _of_one(cards: OpenFavourites, holding: Holding, nominee: Character) -> str:
    is_mine = nominee in holding.goal and nominee != holding.banished
    points = -holding.worth if nominee == cards.view.options.jester else holding.worth
    said = text("access", "hall.stake.mine" if is_mine else "hall.stake.other")
    name = sentence(cards.words.lore.named(nominee))
    return said.format(name=name, points=spoken_points(points))
