"""The text form of deals, one for the cards of each deck: plain JSON values."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vivaroi_gui.rules.core import Json, Seat
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.rules.vivaroi.edition import is_exactly
from vivaroi_gui.rules.vivaroi.moves import BadDeal, Card, Deal, EmissaryDeal

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.options import Options


class DealForm(NamedTuple):
    """How an edition writes a deal: its ``keys``, to which ``first_player`` is added."""

    keys: tuple[str, ...]
    write: Callable[[Options, Deal], Json]
    read: Callable[[Options, Json, Seat | None], Deal]


def write_deal(options: Options, deal: Deal) -> Json:
    """What chance decides, and ``first_player`` or null."""
    form = options.rulebook.deal_form
    return {**form.write(options, deal), "first_player": deal.first_player}


def read_deal(options: Options, deal: object) -> Deal:
    """The inverse of :func:`write_deal`.

    Raises:
        BadDeal: unknown or missing keys, unknown characters, or values of another type.
    """
    form = options.rulebook.deal_form
    if not isinstance(deal, dict) or set(deal) != {*form.keys, "first_player"}:
        raise BadDeal(f"a deal has {', '.join(form.keys)} and first_player")
    first_player = deal["first_player"]
    if first_player is not None and not is_exactly(int, first_player):
        raise BadDeal("first_player: a seat or null")
    return form.read(options, deal, first_player)


# --- secret goals, 2003 --------------------------------------------------------------------------


def write_goal(options: Options, goal: Goal) -> list[str]:
    """The ids of the favourites on a goal card."""
    return [options.cast[character] for character in goal]


def _write_goals(options: Options, deal: Deal) -> Json:
    """``goals`` by seat, ``placement`` as floor by id or null."""
    placement = deal.placement and dict(zip(options.cast, deal.placement, strict=True))
    return {
        "goals": [write_goal(options, goal) for goal in deal.goals],
        "placement": placement or None,
    }


def _read_goals(options: Options, deal: Json, first_player: Seat | None) -> Deal:
    goals = tuple(_read_goal(options, names) for names in _list(deal["goals"], "goals"))
    return Deal(goals, _read_placement(options, deal["placement"]), first_player)


GOALS: Final = DealForm(("goals", "placement"), _write_goals, _read_goals)


def _read_goal(options: Options, names: object) -> Goal:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadDeal("goals: a card is a list of ids")
    goal = tuple(sorted(options.rulebook.characters.get(name, -1) for name in names))
    if goal not in options.deck:
        raise BadDeal("goals: a card that is not in the deck")
    return goal


def _read_placement(options: Options, placement: object) -> tuple[int, ...] | None:
    if placement is None:
        return None
    if not isinstance(placement, dict) or set(placement) != set(options.cast):
        raise BadDeal("placement: a floor for each id of the cast")
    if not all(is_exactly(int, floor) for floor in placement.values()):
        raise BadDeal("placement: floors are whole numbers")
    return tuple(placement[name] for name in options.cast)


# --- Favourites cards, 2024 ----------------------------------------------------------------------


def write_card(options: Options, goal: Goal) -> Json:
    """A Favourites card: ``favourites``, and ``banished`` who bears the seal."""
    return {"favourites": write_goal(options, goal), "banished": _banished_on(options, goal)}


def _banished_on(options: Options, goal: Goal) -> str:
    return options.cast[options.rulebook.seals[goal]]


def _write_cards(options: Options, deal: Deal) -> Json:
    """``favourites`` by person, ``ambition`` and ``emissary``, null where they are not in play."""
    emissary = deal.emissary and {
        "card": write_card(options, deal.emissary.goal),
        "pile": [card.value for card in deal.emissary.pile],
    }
    return {
        "favourites": [write_card(options, goal) for goal in deal.goals],
        "ambition": deal.ambitions and [list(pair) for pair in deal.ambitions],
        "emissary": emissary,
    }


def _read_cards(options: Options, deal: Json, first_player: Seat | None) -> Deal:
    return Deal(
        goals=tuple(_read_card(options, card) for card in _list(deal["favourites"], "favourites")),
        first_player=first_player,
        ambitions=_read_ambitions(deal["ambition"]),
        emissary=_read_emissary(options, deal["emissary"]),
    )


CARDS: Final = DealForm(("favourites", "ambition", "emissary"), _write_cards, _read_cards)


def _read_card(options: Options, card: object) -> Goal:
    if not isinstance(card, dict) or card.keys() != {"favourites", "banished"}:
        raise BadDeal("favourites: a card has favourites and banished")
    goal = _read_goal(options, card["favourites"])
    if card["banished"] != _banished_on(options, goal):
        raise BadDeal("favourites: another one bears the seal on that card")
    return goal


def _read_ambitions(pairs: object) -> tuple[tuple[str, str], ...] | None:
    if pairs is None:
        return None
    for pair in _list(pairs, "ambition"):
        if len(_list(pair, "ambition")) != 2 or not all(isinstance(one, str) for one in pair):
            raise BadDeal("ambition: two ids for each person")
    return tuple((first, second) for first, second in _list(pairs, "ambition"))


def _read_emissary(options: Options, emissary: object) -> EmissaryDeal | None:
    if emissary is None:
        return None
    if not isinstance(emissary, dict) or emissary.keys() != {"card", "pile"}:
        raise BadDeal("emissary: a card and a pile")
    pile = _list(emissary["pile"], "pile")
    if not all(isinstance(card, str) and card in tuple(Card) for card in pile):
        raise BadDeal("pile: vote cards, top first")
    return EmissaryDeal(_read_card(options, emissary["card"]), tuple(map(Card, pile)))


# --- values --------------------------------------------------------------------------------------


def _list(value: object, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadDeal(f"{what}: a list")
    return value
