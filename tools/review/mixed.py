"""Games of unlike players in every form of the castle, each by its number alone."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tools.arena.games import FORMS
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.core import CHANCE, LEVELS, Decision, Event, Json, Seat, Shown, Sight
from vivaroi_gui.rules.vivaroi import Options, apply, draw, new, to_act, view
from vivaroi_gui.rules.vivaroi.game import read_options, reveals, seal_block
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.rules.vivaroi.options import STYLES

_TWO: Final = [[0, 1], [2, 3]]
_THREE: Final = [*_TWO, [4, 5]]
TABLES: Final[tuple[tuple[str, Json], ...]] = (
    ("2003", {**FORMS["2003"], "players": 4}),
    ("2024", {**FORMS["2024"], "players": 4}),
    ("quick", {**FORMS["quick"], "players": 4}),
    ("emissary", {**FORMS["2024-emissary"], "players": 3}),
    ("2003", {**FORMS["2003"], "players": 3}),
    ("ambition, banished", {**FORMS["2024-ambition-banished"], "players": 4}),
    ("wedding", {**FORMS["2024-wedding"], "players": 4}),
    ("2003", {**FORMS["2003"], "players": 5}),
    ("teams", {**FORMS["2024"], "players": 6, "teams": _THREE}),
    ("2024", {**FORMS["2024"], "players": 3}),
    ("2003", {**FORMS["2003"], "players": 6, "placement": "random"}),
    ("emissary", {**FORMS["2024-emissary"], "players": 2, "ambition": True}),
    ("2024", {**FORMS["2024"], "players": 6}),
    ("wedding", {**FORMS["2024-wedding"], "players": 5, "banished": True}),
    ("quick", {**FORMS["quick"], "players": 5}),
    ("teams", {**FORMS["2024"], "players": 5, "teams": [*_TWO, [4]], "shared_marker": True}),
    ("2003", {**FORMS["2003"], "players": 4}),
    ("2024", {**FORMS["2024"], "players": 8}),
    ("ambition, banished", {**FORMS["2024-ambition-banished"], "players": 5}),
    ("teams", {**FORMS["2024-emissary"], "players": 4, "teams": _TWO, "wedding": True}),
)
"""The forms that are played in turn, by the kind that they are told as."""
_LINEUPS: Final = (
    ("novice", "courtier"),
    ("courtier",),
    LEVELS,
    ("courtier", "counsellor", "eminence"),
)
_BUDGET: Final = Budget(iterations=200)
"""Of the strongest level, whose clock would make each run another one."""


class Mixed(NamedTuple):
    """A game that is over: ``made`` are all decisions where there was a choice, of every seat."""

    number: int
    kind: str
    levels: tuple[str, ...]
    styles: tuple[str, ...]
    sights: tuple[Sight, ...]
    made: tuple[Decision, ...]

    @property
    def options(self) -> Options:
        found: Options = self.sights[-1].view.options
        return found

    def shown(self, judged: tuple[Decision, ...] = ()) -> Shown:
        return Shown(self.sights, judged)


def mixed(seed: int, number: int) -> Mixed:
    """A game of a run, by chance alone."""
    random = Random(f"{seed}/{number}")
    kind, config = TABLES[number % len(TABLES)]
    options: Options = read_options(config)
    lineup = _LINEUPS[random.randrange(len(_LINEUPS))]
    is_even = random.random() < 0.5
    levels = tuple(random.choice(lineup) for _ in range(options.seats))
    styles = tuple("even" if is_even else random.choice(STYLES) for _ in levels)
    sights, made = list[Sight](), list[Decision]()
    for found in _played(options, levels, styles, random):
        (sights if isinstance(found, Sight) else made).append(found)  # type: ignore[arg-type]
    return Mixed(number, kind, levels, styles, tuple(sights), tuple(made))


def _played(
    options: Options, levels: tuple[str, ...], styles: tuple[str, ...], random: Random
) -> Iterator[Sight | Decision]:
    state, inputs = new(options), 0
    while seats := to_act(state):
        seat, events = seats[0], list[Event]()
        if seat == CHANCE:
            move: Move = draw(state, random)
        else:
            seen = view(state, seat)
            move = _chosen(seen, levels[seat], styles[seat], random)
            if len(seen.legal) > 1:
                yield Decision(inputs, seen, move)
        apply(state, seat, move, events.append)
        inputs += 1
        if _is_seen(seat, move, events):
            yield Sight(inputs, view(state), tuple(events))


def _chosen(seen: Any, level: str, style: str, random: Random) -> Move:
    budget = _BUDGET if level == "eminence" else None
    return choose(seen, level, random.getrandbits(32), style, budget=budget)


def _is_seen(seat: Seat, move: Move, events: list[Event]) -> bool:
    """Whether everybody sees more than that a card lies there."""
    return seat == CHANCE or seal_block(move) is None or reveals(events)
