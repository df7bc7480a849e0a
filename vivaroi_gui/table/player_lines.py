"""Who sits where, as values of JSON: in the header of a record, and in the settings."""

import json
from collections.abc import Iterable
from typing import Final

from vivaroi_gui.rules.core import DEFAULT_STYLE, Json, Options, RulesError
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.fields import check_fields, text_of, text_or_none, truth_of
from vivaroi_gui.table.names import seat_names
from vivaroi_gui.table.players import Kind, Person, Player, check_players, with_names

_FIRST_PLAYER: Final = frozenset(("name", "kind", "level", "colour", "avatar"))
"""What format 1 knew of a player."""
_SECOND_PLAYER: Final = _FIRST_PLAYER | {"style", "lent"}
"""What format 2 knew of a player."""
_PLAYER: Final = _SECOND_PLAYER | {"partner"}
_PARTNER: Final = frozenset(("name", "colour", "avatar"))


def write_players(players: Iterable[Player]) -> list[Json]:
    """Who sits where, as JSON values."""
    return [_write_player(player) for player in players]


def _write_player(player: Player) -> Json:
    return {
        "name": player.name,
        "kind": player.kind.value,
        "level": player.level,
        "style": player.style,
        "lent": player.is_lent,
        "colour": player.colour,
        "avatar": player.avatar,
        "partner": player.partner and player.partner._asdict(),
    }


def with_clean_names(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players under names that could be typed today.

    What a name may hold follows Unicode, and so changes from one version to the next.

    Raises:
        DamagedRecord: there are none.
    """
    names = [person.name for player in players for person in player.persons]
    clean = tuple(seat_names([name], [name])[0] for name in names)
    if not all(clean) or seat_names(clean, clean) != clean:
        raise DamagedRecord("nobody could tell the names apart")
    return with_names(players, clean)


def read_players(text: str, options: Options) -> tuple[Player, ...]:
    """The players in a JSON text, of any format.

    Raises:
        DamagedRecord: it holds no players who may sit down together to such a game.
    """
    try:
        values = json.loads(text)
        players = with_clean_names(players_of(values, _format_of(values)))
        check_players(players, options)
    except (ValueError, TypeError, KeyError, RulesError, RecursionError) as error:
        raise DamagedRecord("no players") from error
    return players


def _format_of(values: Iterable[Json]) -> int:
    known: set[str] = set().union(*values)
    return 3 if "partner" in known else 2 if "style" in known else 1


def players_of(values: Iterable[Json], format_: int) -> tuple[Player, ...]:
    """The players as a format tells them."""
    if format_ == 1:
        values = [_with_style(value) for value in values]
    if format_ <= 2:
        values = [_alone(value) for value in values]
    return tuple(_read_player(value) for value in values)


def _with_style(player: Json) -> Json:
    """What format 2 says of a player of format 1."""
    style = None if player["level"] is None else DEFAULT_STYLE
    check_fields(player, _FIRST_PLAYER)
    return player | {"style": style, "lent": False}


def _alone(player: Json) -> Json:
    """What format 3 says of a player of format 2."""
    check_fields(player, _SECOND_PLAYER)
    return player | {"partner": None}


def _read_player(player: Json) -> Player:
    style = text_or_none(player["style"])
    check_fields(player, _PLAYER)
    read = Player(
        name=text_of(player["name"]),
        kind=Kind(player["kind"]),
        level=text_or_none(player["level"]),
        style=style,
        colour=text_of(player["colour"]),
        avatar=text_of(player["avatar"]),
        is_lent=truth_of(player["lent"]),
        partner=_read_partner(player["partner"]),
    )
    if read.style != style:
        raise DamagedRecord("an AI without a style")
    return read


def _read_partner(partner: object) -> Person | None:
    if partner is None:
        return None
    if not isinstance(partner, dict):
        raise DamagedRecord("a partner that is none")
    check_fields(partner, _PARTNER)
    return Person(**{name: text_of(value) for name, value in partner.items()})
