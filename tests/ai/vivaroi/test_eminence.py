"""The Grey Eminence goes on by what it thinks of the others: first it meets all alike."""

from random import Random
from typing import cast

import pytest

from tools.arena.players import Player
from tools.ismcts_player import search
from tools.reference_players import at_random, by_rules
from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.policies import DEFT, KEEN, KINDS, SEARCHING, TAUT, WARY
from vivaroi_gui.ai.vivaroi.policies_2024 import KEEN_2024, TAUT_2024, WARY_2024
from vivaroi_gui.rules.vivaroi import Options, View, apply, new
from vivaroi_gui.rules.vivaroi.moves import Move


def met(player: Player, options: Options, round_: int) -> View:
    """What the first seat to act in a round sees, when all have played like this."""
    random, state = Random(4), new(options)
    for seat, seen in turns(state, random):
        if seen.round == round_:
            return seen
        apply(state, seat, cast(Move, player(seen, random.getrandbits(32), Budget())))
    raise AssertionError("no such round")


def searching(seen: View, seed: int, _: Budget) -> Move:
    """Those who search, so little that it takes no time."""
    return search(seen, seed, Budget(iterations=60))


def sensible(seen: View, seed: int, _: Budget) -> Move:
    """A counsellor in a hurry."""
    return choose(seen, "counsellor", seed, budget=Budget(iterations=20))


@pytest.mark.parametrize(
    ("edition", "player", "round_", "own"),
    [
        ("2003", at_random, 1, DEFT),
        ("2003", at_random, 3, DEFT),
        ("2003", searching, 2, TAUT),
        ("2003", by_rules, 2, WARY),
        ("2003", sensible, 2, KEEN),
        ("2024", at_random, 1, KEEN_2024),
        ("2024", at_random, 3, TAUT_2024),
        ("2024", by_rules, 2, WARY_2024),
    ],
)
def test_it_goes_on_as_suits_the_table(
    edition: str, player: Player, round_: int, own: object
) -> None:
    seen = met(player, Options(4, edition=edition), round_)
    assert eminence(seen, Random(1), lambda _: 0.0).own is own


def test_some_habit_is_for_everybody() -> None:
    for edition in ("2003", "2024"):
        *_, last = expertise(Options(4, edition=edition)).habits
        assert last.least == 0


def test_who_sits_with_one_kind_is_sooner_taken_for_it() -> None:
    seen = met(at_random, Options(4), 2)
    apart, alike = (
        Belief(seen, (*KINDS, SEARCHING), are_alike=are_alike) for are_alike in (False, True)
    )
    assert alike.share_of(0) > apart.share_of(0)
    for person, suspicion in alike.suspicions.items():
        assert set(suspicion.chances()) == set(apart.suspicions[person].chances())
