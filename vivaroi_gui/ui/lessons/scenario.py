"""A lesson as it is written: a game with a dictated deal, and the steps through it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from vivaroi_gui.rules.catalog import game_of
from vivaroi_gui.rules.core import Json, Options, Seat
from vivaroi_gui.table.players import DEFAULT_LEVEL, Kind, Person, Player
from vivaroi_gui.ui.kit.resources import resource

YOU: Final = "$you"
"""The name of whoever learns."""


class Does(StrEnum):
    """What a step is; the words of the files."""

    SAY = "say"
    DO = "do"
    TRY = "try"
    AUTO = "auto"
    FAST = "fast"
    ASK = "ask"
    CURTAIN = "curtain"
    COMMAND = "ui"
    EXPECT = "expect"


class Wrong(NamedTuple):
    """What is answered where a try fits: an action with these values, or a word for a gesture."""

    when: Json | str
    line: str


class Choice(NamedTuple):
    """One answer to a question: what it is called, or who it is; the move that it stands for."""

    line: str
    player: Seat | None
    action: Json | None
    wrong: str | None
    """What is said of it; None for the right one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing after another; what a kind has no use for is empty."""

    does: Does
    line: str = ""
    at: str = ""
    spot: tuple[str, ...] = ()
    seat: Seat | None = None
    """Whose action it is; None for whoever is on turn."""
    action: Json | None = None
    actions: tuple[Json, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""
    done: str = ""
    cause: str = ""
    command: str = ""
    choices: tuple[Choice, ...] = ()
    right: int = 0
    buttons: tuple[str, ...] = ()

    @property
    def is_wish(self) -> bool:
        """Whether the learner has something to do."""
        return self.does in (Does.DO, Does.TRY, Does.ASK, Does.CURTAIN, Does.COMMAND)


@dataclass(frozen=True)
class Scenario:
    """A lesson: who plays what, what chance does, and the steps."""

    id: str
    title: str
    about: str
    """The name of the text that says in a line what it teaches."""
    place: int
    """In the list of all lessons, the easiest first."""
    options: Options
    chance: tuple[Json, ...]
    """What chance does, in its order."""
    seats: tuple[Json, ...]
    learner: Seat
    own: frozenset[str]
    """Who is on the learner's card."""
    steps: tuple[Step, ...]

    @property
    def is_puzzle(self) -> bool:
        return self.id.startswith("puzzle")

    @property
    def is_guided(self) -> bool:
        return self.id.startswith("guided")

    def players(self, name: str) -> tuple[Player, ...]:
        """Who sits at its table; the learner bears that name."""
        taken = [one["name"] for one in self.seats]
        you = name if name not in taken else f"{name} 2"
        seated = groupby(self.seats, key=lambda one: one["seat"])
        return tuple(_player(list(persons), you) for _, persons in seated)


def every_scenario() -> list[Path]:
    """The files of all lessons, in the order of their names."""
    return sorted(resource("lessons").glob("*.json"))


def all_lessons() -> list[Scenario]:
    """In the order in which they are offered."""
    return sorted(map(read_scenario, every_scenario()), key=lambda one: one.place)


def read_scenario(file: Path) -> Scenario:
    told = json.loads(file.read_text(encoding="utf-8"))
    game = game_of(told["config"]["edition"])
    steps = [_step(one) for one in told["track"] if one["kind"] != Does.EXPECT]
    if "solution" in told:
        steps = [*steps[:-1], *_puzzled(told, steps[-1])]
    return Scenario(
        told["id"],
        told["title"],
        told["about"],
        told["place"],
        game.read_options(told["config"]),
        tuple(_chance(told["deal"])),
        tuple(told["seats"]),
        told["learner"],
        frozenset(_own(told)),
        tuple(steps),
    )


def _player(persons: Sequence[Json], you: str) -> Player:
    first, *others = [
        Person(you if one["name"] == YOU else one["name"], one["colour"], one["animal"])
        for one in persons
    ]
    is_human = persons[0]["is_learner"]
    return Player(
        first.name,
        Kind.HUMAN if is_human else Kind.AI,
        None if is_human else DEFAULT_LEVEL,
        first.colour,
        first.avatar,
        partner=others[0] if others else None,
    )


def _chance(deal: Json) -> Iterator[Json]:
    """What chance does: as rounds of the line protocol, or as a list of actions."""
    if "actions" in deal:
        yield from deal["actions"]
        return
    for number, entry in enumerate(deal["rounds"]):
        first = None if number else deal["first_player"]
        yield {"type": "deal", **entry, "first_player": first}


def _own(told: Json) -> Iterator[str]:
    """Who is on the card of the learner in the first round."""
    for entry in told["deal"].get("rounds", ())[:1]:
        cards = entry.get("goals") or [card["favourites"] for card in entry["favourites"]]
        yield from cards[told["learner"]]


def _step(told: Json) -> Step:
    does = Does(told["kind"])
    return Step(
        does,
        line=told.get("line", ""),
        at=told.get("at", ""),
        spot=tuple(told.get("spot", ())),
        seat=told.get("for", told.get("player")),
        action=told.get("action"),
        actions=tuple(told.get("actions", ())),
        wrong=() if does is Does.ASK else tuple(_wrongs(told.get("wrong", ()))),
        otherwise=told.get("otherwise", ""),
        done=told.get("done", ""),
        cause=told.get("cause", ""),
        command=told.get("command", ""),
        choices=tuple(_choices(told)) if does is Does.ASK else (),
        right=told.get("right", 0),
        buttons=tuple(told.get("buttons", ())),
    )


def _wrongs(told: Sequence[Any]) -> Iterator[Wrong]:
    for one in told:
        yield Wrong(one["when"], one["line"])


def _choices(told: Json) -> Iterator[Choice]:
    for one, wrong in zip(told["choices"], told["wrong"], strict=True):
        yield Choice(one.get("line", ""), one.get("player"), one.get("action"), wrong)


def _puzzled(told: Json, last: Step) -> Iterator[Step]:
    """The question of a puzzle, asked with its last words; then the solution, and what it shows."""
    choices = tuple(_choices(told))
    yield Step(
        Does.ASK,
        line=last.line,
        at=last.at,
        spot=tuple(dict.fromkeys((*last.spot, *chain.from_iterable(map(_spots_of, choices))))),
        done=told["done"],
        choices=choices,
        right=told["right"],
    )
    for action in told["solution"]:
        yield Step(Does.AUTO, seat=action.get("player"), action=action)
    buttons = told.get("buttons", ("next.puzzle", "puzzles", "again"))
    yield Step(Does.SAY, line="ui.solved", buttons=tuple(buttons))


def _spots_of(choice: Choice) -> tuple[str, ...]:
    """What a choice is about, and by what it can be made."""
    character = (choice.action or {}).get("character")
    return (f"pawn:{character}",) if character else ("hand", "lay")
