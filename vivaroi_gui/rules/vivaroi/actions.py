"""The text form of moves, options and deals: plain JSON values, as in docs/protocol.md."""

from typing import Any, TypeGuard

from vivaroi_gui.rules.core import CHANCE, BadConfig, RulesError, Seat
from vivaroi_gui.rules.vivaroi.data import CAST, DECK, Character, Goal
from vivaroi_gui.rules.vivaroi.deal import BadDeal
from vivaroi_gui.rules.vivaroi.moves import Card, Deal, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.options import Options, Placement

Json = dict[str, Any]

_INDEX = {name: number for number, name in enumerate(CAST)}


class BadAction(RulesError):
    """A value that is not the text form of any move."""


def write_move(seat: Seat, move: Move) -> Json:
    """The action of a seat: ``{"type": "place", "character": "irina", "floor": 2}`` and so on."""
    match move:
        case Place(character, floor):
            return {"type": "place", "character": CAST[character], "floor": floor}
        case MoveUp(character, to):
            return {"type": "move", "character": CAST[character], "to": to}
        case Vote(card):
            return {"type": "vote", "player": seat, "card": card.value}
    return {"type": "deal", **write_deal(move)}


def read_move(action: object, turn: Seat | None) -> tuple[Seat, Move]:
    """The seat and move of an action; placing and moving belong to the seat whose ``turn`` it is.

    Raises:
        BadAction: not the text form of a move.
        BadDeal: a deal that is not the text form of one.
    """
    if not isinstance(action, dict):
        raise BadAction("an action is an object")
    match action:
        case {"type": "place", "character": name, "floor": floor, **rest} if not rest:
            return _own(turn), Place(_character(name), _integer(floor, "floor"))
        case {"type": "move", "character": name, "to": to, **rest} if not rest:
            return _own(turn), MoveUp(_character(name), _integer(to, "to"))
        case {"type": "vote", "player": seat, "card": card, **rest} if not rest:
            return _integer(seat, "player"), Vote(_card(card))
        case {"type": "deal", **deal}:
            return CHANCE, read_deal(deal)
    raise BadAction("an action is a place, a move, a vote or a deal with exactly its own fields")


def _own(turn: Seat | None) -> Seat:
    return -2 if turn is None else turn  # nobody's turn: no seat has that number


def _is_integer(value: object) -> TypeGuard[int]:
    return type(value) is int


def _integer(value: object, what: str) -> int:
    if not _is_integer(value):
        raise BadAction(f"{what}: a whole number")
    return value


def _character(name: object) -> Character:
    if not isinstance(name, str) or name not in _INDEX:
        raise BadAction("character: no such name in the cast")
    return _INDEX[name]


def _card(name: object) -> Card:
    if not isinstance(name, str) or name not in tuple(Card):
        raise BadAction("card: yes or no")
    return Card(name)


def write_goal(goal: Goal) -> list[str]:
    """The six ids of a goal card."""
    return [CAST[character] for character in goal]


def write_deal(deal: Deal) -> Json:
    """``goals`` by seat, ``placement`` as floor by id or null, ``first_player`` or null."""
    placement = deal.placement and dict(zip(CAST, deal.placement, strict=True))
    return {
        "goals": [write_goal(goal) for goal in deal.goals],
        "placement": placement or None,
        "first_player": deal.first_player,
    }


def read_deal(deal: object) -> Deal:
    """The inverse of :func:`write_deal`.

    Raises:
        BadDeal: unknown or missing keys, unknown characters, or values of another type.
    """
    if not isinstance(deal, dict) or set(deal) != {"goals", "placement", "first_player"}:
        raise BadDeal("a deal has goals, placement and first_player")
    first_player = deal["first_player"]
    if first_player is not None and not _is_integer(first_player):
        raise BadDeal("first_player: a seat or null")
    goals = deal["goals"]
    if not isinstance(goals, list):
        raise BadDeal("goals: a list of cards")
    return Deal(tuple(map(_read_goal, goals)), _read_placement(deal["placement"]), first_player)


def _read_goal(names: object) -> Goal:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadDeal("goals: a card is a list of ids")
    goal = tuple(sorted(_INDEX.get(name, -1) for name in names))
    if goal not in DECK:
        raise BadDeal("goals: a card that is not in the deck")
    return goal


def _read_placement(placement: object) -> tuple[int, ...] | None:
    if placement is None:
        return None
    if not isinstance(placement, dict) or set(placement) != set(CAST):
        raise BadDeal("placement: a floor for each id of the cast")
    if not all(map(_is_integer, placement.values())):
        raise BadDeal("placement: floors are whole numbers")
    return tuple(placement[name] for name in CAST)


def write_options(options: Options) -> Json:
    """The config of a game; see docs/protocol.md."""
    return {
        "edition": options.edition,
        "players": options.players,
        "rounds": options.rounds,
        "placement": options.placement.value,
    }


def read_options(config: object) -> Options:
    """The options of a config; everything but ``edition`` may be left out.

    Raises:
        BadConfig: another edition, unknown keys, or values that the rules forbid.
    """
    if not isinstance(config, dict):
        raise BadConfig("a config is an object")
    chosen = dict(config)
    if chosen.pop("edition", None) != "2003":
        raise BadConfig('edition: "2003"')
    if not set(chosen) <= {"players", "rounds", "placement"}:
        raise BadConfig("unknown keys in the config")
    if "placement" in chosen:
        chosen["placement"] = _placement(chosen["placement"])
    return Options(**chosen)


def _placement(value: object) -> Placement:
    if not isinstance(value, str) or value not in tuple(Placement):
        raise BadConfig("placement: players or random")
    return Placement(value)
