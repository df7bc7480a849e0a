"""The text form of moves, options and deals: plain JSON values, as in docs/protocol.md.

Characters have their names in the cast of the edition, so that all but options need the options.
"""

from functools import lru_cache
from typing import Any, Final, TypeGuard

from vivaroi_gui.rules.core import CHANCE, NOBODY, BadConfig, Json, RulesError, Seat
from vivaroi_gui.rules.vivaroi.data import FLOORS, WC_3, WC_4, WCS, Character, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import SEALS
from vivaroi_gui.rules.vivaroi.deal import BadDeal
from vivaroi_gui.rules.vivaroi.moves import (
    Card,
    ChooseAmbition,
    Deal,
    EmissaryDeal,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.options import EDITIONS, Options, Placement

WHERE_TO: Final[dict[int, int | str]] = {
    **{floor: floor for floor in FLOORS},
    WC_3: "wc3",
    WC_4: "wc4",
}
"""Where somebody can move up to: a floor, or a WC by its name."""
_PLACE_OF: Final = {name: place for place, name in WHERE_TO.items()}


class BadAction(RulesError):
    """A value that is not the text form of any move."""


@lru_cache
def _index(options: Options) -> dict[str, Character]:
    return {name: number for number, name in enumerate(options.cast)}


def write_move(options: Options, seat: Seat, move: Move) -> Json:
    """The action of a seat: ``{"type": "place", "character": "irina", "floor": 2}`` and so on."""
    match move:
        case Place(character, floor):
            return {"type": "place", "character": options.cast[character], "floor": floor}
        case MoveUp(character, to):
            return {
                "type": "move",
                "character": options.cast[character],
                "to": WHERE_TO.get(to, to),
            }
        case Vote(card):
            return {"type": "vote", "player": seat, "card": card.value}
        case ChooseAmbition(person, ambition):
            return {"type": "choose_ambition", "player": person, "card": ambition}
    return {"type": "deal", **write_deal(options, move)}


def read_move(options: Options, action: object, turn: Seat | None) -> tuple[Seat, Move]:
    """The seat and move of an action; placing and moving belong to the seat whose ``turn`` it is.

    Raises:
        BadAction: not the text form of a move.
        BadDeal: a deal that is not the text form of one.
    """
    if not isinstance(action, dict):
        raise BadAction("an action is an object")
    match action:
        case {"type": "place", "character": name, "floor": floor, **rest} if not rest:
            return _own(turn), Place(_character(options, name), _integer(floor, "floor"))
        case {"type": "move", "character": name, "to": to, **rest} if not rest:
            return _own(turn), MoveUp(_character(options, name), _where_to(to))
        case {"type": "vote", "player": seat, "card": card, **rest} if not rest:
            return _integer(seat, "player"), Vote(_card(card))
        case {"type": "choose_ambition", "player": person, "card": card, **rest} if not rest:
            return _chosen(options, _integer(person, "player"), card)
        case {"type": "deal", **deal}:
            return CHANCE, read_deal(options, deal)
    raise BadAction(
        "an action is a place, a move, a vote, a choose_ambition or a deal, with its own fields"
    )


def _own(turn: Seat | None) -> Seat:
    return NOBODY if turn is None else turn


def _chosen(options: Options, person: int, card: object) -> tuple[Seat, Move]:
    if not isinstance(card, str):
        raise BadAction("card: the id of an ambition")
    seats = (seat for seat, persons in enumerate(options.sides) if person in persons)
    return next(seats, NOBODY), ChooseAmbition(person, card)


def _is_integer(value: object) -> TypeGuard[int]:
    return type(value) is int


def _integer(value: object, what: str) -> int:
    if not _is_integer(value):
        raise BadAction(f"{what}: a whole number")
    return value


def _where_to(to: object) -> int:
    if isinstance(to, str) and to in _PLACE_OF:
        return _PLACE_OF[to]
    place = _integer(to, "to")
    return -1 if place in WCS else place  # a WC has a name, no number


def _character(options: Options, name: object) -> Character:
    index = _index(options)
    if not isinstance(name, str) or name not in index:
        raise BadAction("character: no such name in the cast")
    return index[name]


def _card(name: object) -> Card:
    if not isinstance(name, str) or name not in tuple(Card):
        raise BadAction("card: yes, no or mav")
    return Card(name)


# --- deals -------------------------------------------------------------------------------------


def write_goal(options: Options, goal: Goal) -> list[str]:
    """The ids of the favourites on a goal card."""
    return [options.cast[character] for character in goal]


def write_card(options: Options, goal: Goal) -> Json:
    """A Favourites card of 2024: ``favourites``, and ``banished`` who bears the seal."""
    seal = options.cast[SEALS[goal]]
    return {"favourites": write_goal(options, goal), "banished": seal}


def write_deal(options: Options, deal: Deal) -> Json:
    """What chance decides, and ``first_player`` or null.

    2003: ``goals`` by seat, ``placement`` as floor by id or null.  2024: ``favourites`` by person,
    ``ambition`` and ``emissary``, null where they are not in play.
    """
    if options.is_2024:
        return {**_write_deal_2024(options, deal), "first_player": deal.first_player}
    placement = deal.placement and dict(zip(options.cast, deal.placement, strict=True))
    return {
        "goals": [write_goal(options, goal) for goal in deal.goals],
        "placement": placement or None,
        "first_player": deal.first_player,
    }


def _write_deal_2024(options: Options, deal: Deal) -> Json:
    emissary = deal.emissary and {
        "card": write_card(options, deal.emissary.goal),
        "pile": [card.value for card in deal.emissary.pile],
    }
    return {
        "favourites": [write_card(options, goal) for goal in deal.goals],
        "ambition": deal.ambitions and [list(pair) for pair in deal.ambitions],
        "emissary": emissary,
    }


def read_deal(options: Options, deal: object) -> Deal:
    """The inverse of :func:`write_deal`.

    Raises:
        BadDeal: unknown or missing keys, unknown characters, or values of another type.
    """
    keys = ("favourites", "ambition", "emissary") if options.is_2024 else ("goals", "placement")
    if not isinstance(deal, dict) or set(deal) != {*keys, "first_player"}:
        raise BadDeal(f"a deal has {', '.join(keys)} and first_player")
    first_player = deal["first_player"]
    if first_player is not None and not _is_integer(first_player):
        raise BadDeal("first_player: a seat or null")
    if options.is_2024:
        return _read_deal_2024(options, deal, first_player)
    goals = tuple(_read_goal(options, names) for names in _list(deal["goals"], "goals"))
    return Deal(goals, _read_placement(options, deal["placement"]), first_player)


def _read_deal_2024(options: Options, deal: Json, first_player: Seat | None) -> Deal:
    return Deal(
        goals=tuple(_read_card(options, card) for card in _list(deal["favourites"], "favourites")),
        first_player=first_player,
        ambitions=_read_ambitions(deal["ambition"]),
        emissary=_read_emissary(options, deal["emissary"]),
    )


def _list(value: object, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadDeal(f"{what}: a list")
    return value


def _read_goal(options: Options, names: object) -> Goal:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadDeal("goals: a card is a list of ids")
    goal = tuple(sorted(_index(options).get(name, -1) for name in names))
    if goal not in options.deck:
        raise BadDeal("goals: a card that is not in the deck")
    return goal


def _read_card(options: Options, card: object) -> Goal:
    if not isinstance(card, dict) or card.keys() != {"favourites", "banished"}:
        raise BadDeal("favourites: a card has favourites and banished")
    goal = _read_goal(options, card["favourites"])
    if card["banished"] != options.cast[SEALS[goal]]:
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


def _read_placement(options: Options, placement: object) -> tuple[int, ...] | None:
    if placement is None:
        return None
    if not isinstance(placement, dict) or set(placement) != set(options.cast):
        raise BadDeal("placement: a floor for each id of the cast")
    if not all(map(_is_integer, placement.values())):
        raise BadDeal("placement: floors are whole numbers")
    return tuple(placement[name] for name in options.cast)


# --- options -----------------------------------------------------------------------------------

_FIELDS: Final = {
    "2003": ("players", "rounds", "placement"),
    "2024": ("players", "teams", "shared_marker", "emissary", "wedding", "ambition", "banished"),
}


def write_options(options: Options) -> Json:
    """The config of a game; see docs/protocol.md."""
    fields = {name: getattr(options, name) for name in _FIELDS[options.edition]}
    if options.teams:
        fields["teams"] = [list(side) for side in options.teams]
    return {"edition": options.edition, **fields}


def read_options(config: object) -> Options:
    """The options of a config; everything but ``edition`` may be left out.

    Raises:
        BadConfig: an unknown edition, unknown keys, or values that the rules forbid.
    """
    if not isinstance(config, dict):
        raise BadConfig("a config is an object")
    edition = config.get("edition")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadConfig("edition: " + " or ".join(EDITIONS))
    if not config.keys() <= {"edition", *_FIELDS[edition]}:
        raise BadConfig("unknown keys in the config")
    chosen = dict(config)
    if "placement" in chosen:
        chosen["placement"] = _placement(chosen["placement"])
    if chosen.get("teams") is not None:
        chosen["teams"] = _teams(chosen["teams"])
    return Options(**chosen)


def _placement(value: object) -> Placement:
    if not isinstance(value, str) or value not in tuple(Placement):
        raise BadConfig("placement: players or random")
    return Placement(value)


def _teams(value: object) -> tuple[tuple[int, ...], ...]:
    if not isinstance(value, list) or not all(isinstance(side, list) for side in value):
        raise BadConfig("teams: a list of the persons of each seat")
    return tuple(tuple(side) for side in value)
