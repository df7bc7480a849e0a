"""The edition of 2024, with its options and variants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from vivaroi_gui.rules.vivaroi import data, data_2024
from vivaroi_gui.rules.vivaroi.deal_text import CARDS
from vivaroi_gui.rules.vivaroi.edition import Edition, Placement, is_exactly
from vivaroi_gui.rules.vivaroi.modules.ambition import Ambition
from vivaroi_gui.rules.vivaroi.modules.compensation import Compensation
from vivaroi_gui.rules.vivaroi.modules.dungeons import Dungeons
from vivaroi_gui.rules.vivaroi.modules.emissary import Emissary
from vivaroi_gui.rules.vivaroi.modules.jester import Jester
from vivaroi_gui.rules.vivaroi.modules.stomach_ache import StomachAche
from vivaroi_gui.rules.vivaroi.modules.wcs import Wcs
from vivaroi_gui.rules.vivaroi.modules.wedding import Wedding

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.options import Options


def _forbids(options: Options) -> Iterator[str]:
    if not is_exactly(int, options.players):
        yield f"players: a whole number, not {options.players!r}"
    if not is_exactly(int, options.rounds) or options.rounds != 3:
        yield "rounds: 3 in 2024"
    if options.placement is not Placement.PLAYERS:
        yield "placement: by the players in 2024"
    yield from _wrong_teams(options)
    if options.seats not in data_2024.SEAT_COUNTS:
        yield f"players: 2 to 8 players or teams, not {options.seats}"
    if options.players > _most_persons(options):
        yield f"players: {_most_persons(options)} persons at most, not {options.players} (D36)"
    if options.ambition and options.players > data_2024.MOST_PERSONS:
        yield "ambition: there are cards for eight persons (D13)"
    if options.emissary and options.seats not in data_2024.EMISSARY_SEAT_COUNTS:
        yield f"emissary: 2 to 5 players or teams, not {options.seats}"
    if options.seats == data_2024.SMALL_TABLE and not options.emissary:
        yield "emissary: two players or teams need it (D38)"


def _most_persons(options: Options) -> int:
    shared = data_2024.MOST_PERSONS_ON_SHARED_MARKERS
    return shared if options.shared_marker else data_2024.MOST_PERSONS


def _wrong_teams(options: Options) -> Iterator[str]:
    teams = options.teams
    if teams is None:
        if options.shared_marker:
            yield "shared_marker: for teams"
        return
    if not is_exactly(tuple, teams) or not all(is_exactly(tuple, side) for side in teams):
        yield "teams: the persons of each seat"
    if not all(is_exactly(int, person) for side in teams for person in side):
        yield "teams: persons are whole numbers"
    if any(len(side) not in (1, 2) for side in teams):
        yield "teams: of two persons, or one alone"
    seated = [person for side in teams for person in side]
    if len(seated) != options.players or seated != list(range(len(seated))):
        yield "teams: all persons in seating order, each once"
    if all(len(side) == 1 for side in teams):
        yield "teams: at least one of two persons"


EDITION: Final = Edition(
    name="2024",
    choices=("players", "teams", "shared_marker", "emissary", "wedding", "ambition", "banished"),
    forbids=_forbids,
    # Order matters: the first `send_unelected` that answers wins: ache (D20), Jester (D6), dungeon.
    rules=(StomachAche(), Jester(data_2024.BOUFFON), Dungeons(), Wcs(), Compensation()),
    variants={"emissary": Emissary(), "wedding": Wedding(), "ambition": Ambition()},
    deal_form=CARDS,
    cast=data_2024.CAST,
    deck=data_2024.DECK,
    seals=data_2024.SEALS,
    cards_come_back=True,  # D31
    jester=data_2024.BOUFFON,
    start_floors={data_2024.BOUFFON: data.OFFICERS},
    annexes=len(data.ANNEXES),
    start_total=data_2024.START,
    emissary_start=data_2024.EMISSARY_START,
    no_cards=data_2024.NO_CARDS,
    no_cards_with_emissary=data_2024.EMISSARY_NO_CARDS,
    stomach_aches=data_2024.STOMACH_ACHES,
    placed=data_2024.PLACED,
    floor_limits={
        **dict.fromkeys(data_2024.SEAT_COUNTS, data.FLOOR_LIMIT),
        data_2024.SMALL_TABLE: data_2024.FLOOR_LIMIT_OF_TWO,
    },
    seats_after_crown=0,  # D39
    tie_goes_to_highest=True,
)
