"""The text form of moves and options: plain JSON values, as in docs/protocol.md.

Characters have their names in the cast of the edition, so that all but options need the options.
"""

from typing import Final

from vivaroi_gui.rules.core import CHANCE, NOBODY, BadConfig, Json, RulesError, Seat
from vivaroi_gui.rules.vivaroi.data import FLOORS, WC_3, WC_4, WCS, Character
from vivaroi_gui.rules.vivaroi.deal_text import read_deal, write_deal
from vivaroi_gui.rules.vivaroi.edition import Placement
from vivaroi_gui.rules.vivaroi.moves import (
    Card,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED, EDITIONS, Options

WHERE_TO: Final[dict[int, int | str]] = {
    **{floor: floor for floor in FLOORS},
    WC_3: "wc3",
    WC_4: "wc4",
}
"""Where somebody can move up to: a floor, or a WC by its name."""
_PLACE_OF: Final = {name: place for place, name in WHERE_TO.items()}


class BadAction(RulesError):
    """A value that is not the text form of any move."""


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


def _integer(value: object, what: str) -> int:
    if type(value) is not int:
        raise BadAction(f"{what}: a whole number")
    return value


def _where_to(to: object) -> int:
    if isinstance(to, str) and to in _PLACE_OF:
        return _PLACE_OF[to]
    place = _integer(to, "to")
    return -1 if place in WCS else place  # a WC has a name, no number


def _character(options: Options, name: object) -> Character:
    index = options.rulebook.characters
    if not isinstance(name, str) or name not in index:
        raise BadAction("character: no such name in the cast")
    return index[name]


def _card(name: object) -> Card:
    if not isinstance(name, str) or name not in tuple(Card):
        raise BadAction("card: yes, no or mav")
    return Card(name)


# --- options -----------------------------------------------------------------------------------


def write_options(options: Options) -> Json:
    """The config of a game; see docs/protocol.md."""
    fields = {name: getattr(options, name) for name in options.rulebook.choices}
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
    if not config.keys() <= {"edition", *EDITION_NAMED[edition].choices}:
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
