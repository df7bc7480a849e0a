"""Games in a wanted position, for pictures, figures and tests of the whole window."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from tools.old_players import old_courtier
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.table.players import AVATARS, COLOURS, Kind, Person, Player
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions

NAMES = (
    *("Giulia", "Marco", "Amélie", "Luc", "Nonna Pia", "Sofia", "Théo", "Zoé"),
    *("Camille", "Hugo", "Inès", "Jean-Baptiste", "Chiara", "Maximilien", "Elena", "Mamie Rose"),
)
Wanted = Callable[[View], bool]


def family(players: int = 5, humans: int = 1) -> tuple[Player, ...]:
    """A table of people and computers; the humans sit first."""
    return tuple(_player(seat, seat, is_human=seat < humans) for seat in range(players))


def _player(seat: Seat, person: int, *, is_human: bool) -> Player:
    return Player(
        NAMES[person],
        Kind.HUMAN if is_human else Kind.AI,
        None if is_human else "courtier",
        COLOURS[seat],
        AVATARS[person],
        None if is_human else TEMPER_OF[AVATARS[person]],
    )


def court(options: Options, humans: int = 1) -> tuple[Player, ...]:
    """The players for any options; the seats of humans come first."""
    return tuple(
        replace(
            _player(seat, side[0], is_human=seat < humans),
            colour=COLOURS[seat if options.shared_marker else side[0]],
            partner=_partner(options, seat, side[1]) if len(side) == 2 else None,
        )
        for seat, side in enumerate(options.sides)
    )


def _partner(options: Options, seat: Seat, person: int) -> Person:
    colour = COLOURS[seat if options.shared_marker else person]
    return Person(NAMES[person], colour, AVATARS[person])


def table_at(
    wanted: Wanted,
    players: tuple[Player, ...],
    options: Options | None = None,
    seed: int = 1,
    store: Store | None = None,
    agreed: TableOptions | None = None,
) -> Table:
    """A table where plain players have played until the public view is as wanted.

    Raises:
        LookupError: the game ended before.
    """
    random = Random(seed)
    table = Table.new(
        players, options or Options(players=len(players)), random, store, agreed=agreed
    )
    while not wanted(table.view()):
        seats = table.to_act()
        if not seats:
            raise LookupError("the game ended before the wanted position")
        if CHANCE in seats:
            table.deal()
        else:
            view = table.view(seats[0])
            table.play(seats[0], old_courtier(view, random.getrandbits(32), Budget()))
    return table


def human_turn(phase: Phase, round_: int = 1, least: int = 0) -> Wanted:
    """Seat 0 has to act in a phase of a round, after ``least`` characters were placed."""

    def is_reached(view: View) -> bool:
        placed = sum(place < 7 for place in view.places)
        is_phase = view.phase is phase and view.round == round_ and placed >= least
        return is_phase and 0 in view.to_act

    return is_reached


def save_game(folder: Path) -> Path:
    """A saved game in the ascent of round two, seat 0 to act; its file."""
    store = Store(folder / "games")
    table_at(human_turn(Phase.ASCENT, round_=2), family(), store=store)
    return store.file
