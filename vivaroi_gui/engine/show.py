"""The text form of positions: what everybody may see, and what one seat may see besides."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import State, View, legal, view
from vivaroi_gui.rules.vivaroi.actions import Json, write_goal, write_move
from vivaroi_gui.rules.vivaroi.data import CAST, FLOORS, OUT, RESERVE, Character
from vivaroi_gui.rules.vivaroi.records import Election, Round

_PLACES: dict[int, int | str] = {
    **{floor: floor for floor in FLOORS},
    RESERVE: "reserve",
    OUT: "out",
}


def public(state: State) -> Json:
    """What everybody may see; finished rounds are in :func:`final` only."""
    return _public(view(state))


def _public(seen: View) -> Json:
    return {
        "edition": seen.options.edition,
        "players": seen.options.players,
        "rounds": seen.options.rounds,
        "round": seen.round,
        "phase": seen.phase.value,
        "first_player": seen.first_player,
        "turn": seen.turn,
        "actors": list(seen.to_act),
        "crown_holder": seen.crown_holder,
        "king": _name(seen.king),
        "nominee": _name(seen.nominee),
        "voted": list(seen.voted),
        "board": _board(seen.places),
        "totals": list(seen.totals),
        "elections": [_election(election) for election in seen.elections],
        "winners": list(seen.result.winners) if seen.result else None,
    }


def secret(state: State, seat: Seat) -> Json:
    """What one seat may see besides: its goal, its No cards and its sealed vote."""
    seen = view(state, seat)
    return {
        "goal": write_goal(seen.goal or ()),
        "no_cards": seen.no_cards,
        "vote": seen.vote and seen.vote.value,
    }


def secrets(state: State) -> Json:
    """The secrets of all seats, by seat."""
    return {str(seat): secret(state, seat) for seat in range(state.options.players)}


def final(state: State) -> Json:
    """The public position with its finished rounds, and all secrets."""
    seen = view(state)
    history = [_round(finished) for finished in seen.history]
    return {"public": {**_public(seen), "history": history}, "secret": secrets(state)}


def legal_actions(state: State, seat: Seat) -> list[Json]:
    """The legal moves of a seat."""
    return [write_move(seat, move) for move in legal(state, seat)]


def _round(finished: Round) -> Json:
    return {
        "round": finished.number,
        "first_player": finished.first_player,
        "king": _name(finished.king),
        "crowned_by": finished.crowned_by,
        "board": _board(finished.places),
        "goals": [write_goal(goal) for goal in finished.goals],
        "points": list(finished.points),
        "zero_bonus": list(finished.zero_bonus),
        "elections": [_election(election) for election in finished.elections],
        "totals": list(finished.totals),
    }


def _election(election: Election) -> Json:
    return {
        "character": _name(election.character),
        "by": election.by,
        "votes": [vote.value for vote in election.votes],
        "result": "crowned" if election.is_crowned else "rejected",
    }


def _board(places: Sequence[int]) -> Json:
    return {name: _PLACES[place] for name, place in zip(CAST, places, strict=True)}


def _name(character: Character | None) -> str | None:
    return None if character is None else CAST[character]
