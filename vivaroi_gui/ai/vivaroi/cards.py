"""Favourites cards: what counts of them, and which of them who may hold."""

from functools import lru_cache

from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count


@lru_cache
def masks_of(options: Options) -> tuple[int, ...]:
    """What counts of each card of the deck, as masks."""
    return tuple(mask_of(favourites_that_count(options, goal)) for goal in options.deck)


def own_cards(view: View) -> tuple[int, ...]:
    """What counts of the cards of a view's seat, as masks, in the order of its persons."""
    return tuple(mask_of(favourites_that_count(view.options, goal)) for goal in view.goals)


def seen_cards(view: View) -> set[Goal]:
    """Cards that no other player can hold: the own ones, and those used before or in sight."""
    seen = {*view.goals} | ({view.emissary_goal} if view.emissary_goal else set())
    if not view.options.rulebook.cards_come_back:
        seen |= {goal for finished in view.history for goal in finished.goals}
    return seen


def possible_cards(view: View) -> list[list[int]]:
    """The numbers of the cards that each person of another seat may hold."""
    options = view.options
    if view.open_goals:
        return [[options.rulebook.card_numbers[goal]] for goal in view.open_goals]
    seen = seen_cards(view)
    unseen = [number for number, goal in enumerate(options.deck) if goal not in seen]
    return [unseen] * options.players
