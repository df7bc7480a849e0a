"""Whoever is sure that nobody at the table minds what people call stupid is bound by it no more."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from tests.ai.vivaroi.test_eminence import sensible
from tools.arena.players import Player
from tools.ismcts_player import search
from tools.reference_players import at_random, by_rules
from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import eminence, levels
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.company import _follies
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.sense import blunders
from vivaroi_gui.rules.vivaroi import Options, View, apply, new, view
from vivaroi_gui.rules.vivaroi.moves import Move


def childish(seen: View, seed: int, _: Budget) -> Move:
    return choose(seen, "novice", seed)


def hasty(seen: View, seed: int, _: Budget) -> Move:
    """Tries its moves in a few random playouts."""
    return search(seen, seed, Budget(iterations=15))


def clumsy(seen: View, seed: int, _: Budget) -> Move:
    """Somebody who plays by rules, and does anything in one move of three."""
    random = Random(seed)
    by = at_random if random.random() < 1 / 3 else by_rules
    return by(seen, random.getrandbits(32), Budget())


def seen_by_first(*others: Player, edition: str = "2003") -> list[View]:
    """All that seat 0 sees before its decisions in a game with these others."""
    random, state, found = Random(4), new(Options(4, edition=edition)), []
    players = [sensible, *others]
    for seat, seen in turns(state, random):
        if seat == 0:
            found.append(seen)
        apply(state, seat, cast(Move, players[seat](seen, random.getrandbits(32), Budget())))
    return found


def unbound(seen: View) -> bool:
    return eminence.unbound(seen, Random(1), lambda _: 0.0) is not None


@pytest.mark.parametrize("player", [hasty, at_random])
def test_among_those_who_play_without_sense_nothing_is_minded_once_that_is_sure(
    player: Player,
) -> None:
    views = seen_by_first(player, player, player, edition="2024")
    assert not any(unbound(seen) for seen in views if seen.round == 1)
    assert all(unbound(seen) for seen in views if seen.round == 3)


@pytest.mark.parametrize(
    ("edition", "others"),
    [
        ("2003", (childish, childish, childish)),
        ("2003", (at_random, at_random, sensible)),
        ("2024", (clumsy, clumsy, clumsy)),
        ("2024", (at_random, by_rules, at_random)),
    ],
)
def test_where_anybody_may_have_sense_the_rules_bind(
    edition: str, others: tuple[Player, ...]
) -> None:
    assert not any(map(unbound, seen_by_first(*others, edition=edition)))


def test_what_was_done_in_counted_rounds_is_judged_as_each_saw_it() -> None:
    random, state, done = Random(4), new(Options(4, edition="2024")), [0] * 4
    for seat, seen in turns(state, random):
        move = random.choice(seen.legal)
        done[seat] += bool(blunders(Facts(seen), move))
        apply(state, seat, move)
    end = view(state)
    assert _follies(end.options, end.history) == tuple(done)


def test_whoever_is_unbound_may_make_any_move(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seen_by_first(at_random, at_random, at_random)[-1]
    assert unbound(seen)
    monkeypatch.setattr(levels, "bearable", None)
    monkeypatch.setattr(levels, "restrain", None)
    for move in seen.legal:
        left = replace(seen, legal=(move, move))
        assert choose(left, "eminence", 1, budget=Budget(iterations=4)) == move
