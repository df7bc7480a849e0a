"""The text form of positions: what everybody may see, and what one seat may see besides."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vivaroi import Options, State, View, view
from vivaroi_gui.rules.vivaroi.actions import WHERE_TO
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    OUT,
    RESERVE,
    Character,
)
from vivaroi_gui.rules.vivaroi.deal_text import CARDS, GOALS, write_card, write_goal
from vivaroi_gui.rules.vivaroi.records import Count, Election, Round
from vivaroi_gui.rules.vivaroi.score import seat_totals

_PLACES: Final[dict[int, int | str]] = {
    **WHERE_TO,
    RESERVE: "reserve",
    DUNGEON_1: "dungeon1",
    DUNGEON_2: "dungeon2",
    DUNGEON_3: "dungeon3",
    BESIDE_THRONE: "beside_throne",
}


# --- what everybody may see --------------------------------------------------------------------


def public(seen: View, actors: Sequence[int]) -> Json:
    """What everybody may see, and who may act; finished rounds are in :func:`history` only."""
    return {
        "edition": seen.options.edition,
        "round": seen.round,
        "phase": seen.phase.value,
        "first_player": seen.first_player,
        "turn": seen.turn,
        "actors": list(actors),
        "crown_holder": seen.crown_holder,
        "nominee": _name(seen.options, seen.nominee),
        "voted": list(seen.voted),
        "board": _board(seen.options, seen.places),
        **_form(seen.options).public(seen),
    }


def _public_2003(seen: View) -> Json:
    return {
        "players": seen.options.players,
        "rounds": seen.options.rounds,
        "king": _name(seen.options, seen.king),
        "totals": list(seen.totals),
        "elections": [_election(seen.options, election) for election in seen.elections],
        "winners": list(seen.result.winners) if seen.result else None,
    }


def _public_2024(seen: View) -> Json:
    options = seen.options
    placed = [sum(seat == by for by, move in seen.placings) for seat in range(options.seats)]
    return {
        "sides": [list(side) for side in options.sides],
        "placed": placed,
        "rejections": seen.rejections,
        "kings": [_king(options, counted) for counted in seen.counts],
        "counts": [_count(options, counted) for counted in seen.counts],
        "markers": list(seen.totals),
        "side_scores": seat_totals(options, seen.totals),
        "emissary_score": seen.emissary_total,
        "emissary_card": seen.emissary_goal and write_card(options, seen.emissary_goal),
        "emissary_pile_size": seen.emissary_pile if options.emissary else None,
        "open_cards": [write_card(options, goal) for goal in seen.open_goals] or None,
        "elections": [_election_2024(options, election) for election in seen.elections],
        "winners": seen.result
        and {"emissary": seen.result.is_emissary, "sides": list(seen.result.winners)},
    }


def history(state: State) -> list[Json]:
    """The finished rounds."""
    write = _form(state.options).round
    return [write(state.options, finished) for finished in state.history]


# --- secrets -----------------------------------------------------------------------------------


def secret(seen: View) -> Json:
    """What the seat of a view may see besides: its cards and its sealed vote."""
    return _form(seen.options).secret(seen)


def _secret_2003(seen: View) -> Json:
    return {
        "goal": write_goal(seen.options, seen.goal or ()),
        "no_cards": seen.no_cards,
        "vote": _vote(seen),
    }


def _secret_2024(seen: View) -> Json:
    hand = {"no": seen.no_cards, "mav": seen.stomach_aches}
    return {"hand": hand, "vote": _vote(seen), "persons": _persons(seen)}


def _vote(seen: View) -> str | None:
    return seen.vote and seen.vote.value


def _persons(seen: View) -> Json:
    assert seen.seat is not None
    persons = seen.options.sides[seen.seat]
    offers = seen.offers or (None,) * len(persons)
    return {
        str(person): {
            "card": write_card(seen.options, goal),
            "ambition_offer": offer and list(offer),
            "ambition": ambition,
        }
        for person, goal, offer, ambition in zip(
            persons, seen.goals, offers, seen.ambitions, strict=True
        )
    }


def secrets(state: State) -> Json:
    """The secrets of all seats, by seat, and what is hidden from all of them."""
    by_seat = {str(seat): secret(view(state, seat)) for seat in range(state.options.seats)}
    return {**by_seat, **_form(state.options).hidden(state)}


def _hidden_2003(state: State) -> Json:
    return {}


def _hidden_2024(state: State) -> Json:
    """The Emissary's pile, top first."""
    pile = [card.value for card in state.pile] if state.options.emissary else None
    return {"emissary_pile": pile}


# --- records -----------------------------------------------------------------------------------


def _round_2003(options: Options, finished: Round) -> Json:
    return {
        "round": finished.number,
        "first_player": finished.first_player,
        "king": _name(options, finished.king),
        "crowned_by": finished.crowned_by,
        "board": _board(options, finished.places),
        "goals": [write_goal(options, goal) for goal in finished.goals],
        "points": list(finished.points),
        "zero_bonus": list(finished.got_33),
        "elections": [_election(options, election) for election in finished.elections],
        "totals": list(finished.totals),
    }


def _round_2024(options: Options, finished: Round) -> Json:
    return {
        "round": finished.number,
        "first_player": finished.first_player,
        "kings": [_king(options, counted) for counted in finished.counts],
        "board": _board(options, finished.places),
        "cards": [write_card(options, goal) for goal in finished.goals],
        "ambition": list(finished.ambitions),
        "emissary_card": finished.emissary_goal and write_card(options, finished.emissary_goal),
        "counts": [_count(options, counted) for counted in finished.counts],
        "elections": [_election_2024(options, election) for election in finished.elections],
        "markers": list(finished.totals),
        "emissary_score": finished.counts[-1].emissary_total,
    }


def _king(options: Options, counted: Count) -> Json:
    return {"character": _name(options, counted.king), "by": counted.by}


def _count(options: Options, counted: Count) -> Json:
    return {
        "king": _name(options, counted.king),
        "by": counted.by,
        "inverted": counted.is_inverted,
        "points": list(counted.points),
        "ambition": list(counted.ambition_points),
        "emissary": counted.emissary_points,
        "markers": list(counted.totals),
        "emissary_score": counted.emissary_total,
        "board": _board(options, counted.places),
    }


def _election(options: Options, election: Election) -> Json:
    return {
        "character": _name(options, election.character),
        "by": election.by,
        "votes": [vote.value for vote in election.votes],
        "result": _outcome(election),
    }


def _election_2024(options: Options, election: Election) -> Json:
    emissary = election.emissary_vote and election.emissary_vote.value
    return {**_election(options, election), "emissary": emissary}


def _outcome(election: Election) -> str:
    if election.is_cancelled:
        return "cancelled"
    return "crowned" if election.is_crowned else "rejected"


def _board(options: Options, places: Sequence[int]) -> Json:
    names = {**_PLACES, OUT: _form(options).out}
    return {name: names[place] for name, place in zip(options.cast, places, strict=True)}


def _name(options: Options, character: Character | None) -> str | None:
    return None if character is None else options.cast[character]


# --- what each deck writes -----------------------------------------------------------------------


class _PositionForm(NamedTuple):
    """What a position has besides that of every edition; ``out`` is where the eliminated are."""

    out: str
    public: Callable[[View], Json]
    secret: Callable[[View], Json]
    hidden: Callable[[State], Json]
    round: Callable[[Options, Round], Json]


_FORMS: Final = {
    GOALS: _PositionForm("out", _public_2003, _secret_2003, _hidden_2003, _round_2003),
    CARDS: _PositionForm("box", _public_2024, _secret_2024, _hidden_2024, _round_2024),
}


def _form(options: Options) -> _PositionForm:
    """That of the cards which the edition deals."""
    return _FORMS[options.rulebook.deal_form]
