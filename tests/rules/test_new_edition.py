"""An edition is data: what a new one needs is an object with its figures and rules."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.rules.tables import random_game, random_step
from vivaroi_gui.rules.core import IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import Options, State, apply, edition_2003, edition_2024, new, result
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.modules.module import Module, Points
from vivaroi_gui.rules.vivaroi.moves import Card, Deal, MoveUp, Vote
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.rules.vivaroi.view import View


class Idle(Module):
    """Has every hook, and does what a rule does that changes nothing."""

    def setup(self, state: State, deal: Deal) -> None:
        super().setup(state, deal)

    def after_placing(self, state: State, seat: Seat) -> int:
        return super().after_placing(state, seat)

    def ascents(self, state: State) -> tuple[MoveUp, ...]:
        return super().ascents(state)

    def rules_move(self, at: int, to: int) -> bool:
        return super().rules_move(at, to)

    def refused_ascent(self, seen: View, at: int, to: int) -> IllegalMove | None:
        return super().refused_ascent(seen, at, to)

    def votes(self, state: State, seat: Seat) -> tuple[Vote, ...]:
        return super().votes(state, seat)

    def cast_outside_vote(self, state: State) -> Card | None:
        return super().cast_outside_vote(state)

    def send_unelected(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        return super().send_unelected(state, nominee, cards)

    def spends(self, state: State, votes: Sequence[Card]) -> None:
        super().spends(state, votes)

    def another_coronation_follows(self, state: State) -> bool:
        return super().another_coronation_follows(state)

    def inverts(self, king: Character) -> bool:
        return super().inverts(king)

    def corrects(self, number: int, points: Points) -> tuple[Points, tuple[Seat, ...]]:
        return super().corrects(number, points)

    def scores(self, state: State, worth: Sequence[int]) -> int | None:
        return super().scores(state, worth)

    def bonus(self, state: State, where: Sequence[int], points: Points) -> Points:
        return super().bonus(state, where, points)

    def round_goes_on(self, state: State) -> None:
        super().round_goes_on(state)

    def is_stranded(self, state: State) -> bool:
        return super().is_stranded(state)

    def wins(self, state: State, totals: Sequence[int]) -> bool:
        return super().wins(state, totals)


FIRST, SECOND = edition_2003.EDITION, edition_2024.EDITION


@pytest.fixture(autouse=True)
def trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """More editions, as long as a test runs."""
    for edition in (
        replace(FIRST, name="idle 2003", rules=(*FIRST.rules, Idle())),
        replace(SECOND, name="idle 2024", rules=(Idle(), *SECOND.rules)),
        replace(
            FIRST,
            name="high",
            start_total=7,
            floor_limits={**FIRST.floor_limits, 4: 5},
            seats_after_crown=2,
        ),
    ):
        monkeypatch.setitem(EDITION_NAMED, edition.name, edition)


@pytest.mark.parametrize(
    "options",
    [Options(4), Options(4, edition="2024", emissary=True, wedding=True, ambition=True)],
    ids=str,
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_rule_that_changes_nothing_changes_nothing(options: Options, seed: int) -> None:
    idle = replace(options, edition=f"idle {options.edition}")
    played = [(seat, move) for _, seat, move in random_game(options, Random(seed))]
    with_idle = [(seat, move) for _, seat, move in random_game(idle, Random(seed))]
    assert played == with_idle


def test_nor_is_anything_forbidden_by_it() -> None:
    for state, _, _ in random_game(Options(4, edition="idle 2003"), Random(3)):
        if state.turn is not None and state.acts:
            with pytest.raises(IllegalMove):
                apply(state, state.turn, MoveUp(0, 0))


def test_an_edition_with_other_figures_is_played_by_them() -> None:
    random, state = Random(4), new(Options(4, edition="high"))
    assert state.totals == [7] * 4
    fullest = 0
    while not result(state):
        apply(state, *random_step(state, random))
        fullest = max(fullest, *(mask.bit_count() for mask in state.floors))
    assert fullest == 5
    first, second, _ = state.history
    assert second.first_player == (first.crowned_by + 2) % 4


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        ({"no_cards": {**FIRST.no_cards, 4: 4}}, "a round may have no King"),
        ({"no_cards_with_emissary": {5: 2, 6: 2}}, "a round may have no King"),
        ({"no_cards_with_emissary": {2: 1}}, "the Emissary"),
        ({"placed": {4: 12}}, "the same numbers of seats"),
        ({"floor_limits": {**FIRST.floor_limits, 7: 4}}, "the same numbers of seats"),
        ({"floor_limits": {**FIRST.floor_limits, 3: 2}}, "than the floors hold"),
        ({"placed": {**FIRST.placed, 3: 14}}, "more characters are placed than there are"),
    ],
)
def test_an_edition_whose_figures_cannot_be_played_is_refused(
    figures: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"edition unsound: .*{told}"):
        replace(FIRST, name="unsound", **figures)


def test_a_table_has_any_number_of_seats_for_which_its_edition_has_figures() -> None:
    assert (FIRST.seats, SECOND.seats) == (range(3, 7), range(2, 9))


def test_where_one_character_is_never_taken_out_there_may_be_more_no_cards() -> None:
    most = max(seats * each for seats, each in SECOND.no_cards.items())
    assert most > len(SECOND.cast)
    with pytest.raises(ValueError, match="a round may have no King"):
        replace(SECOND, jester=None)


def test_every_hook_is_asked_of_those_who_have_it() -> None:
    modules = vars(Options(4, edition="idle 2003").modules)
    hooks = {name for name in vars(Module) if not name.startswith("_")} - {"rules_move"}
    assert {name for name, having in modules.items() if Idle in map(type, having)} == hooks
