"""A round in thought keeps the rules: move for move it stands where the game itself stands."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.ai.vienna.walks import TABLES, any_move, states
from vivaroi_gui.ai.vienna import count
from vivaroi_gui.ai.vienna.acts import play
from vivaroi_gui.ai.vienna.future import Future, Roll, drawn
from vivaroi_gui.ai.vienna.position import EVALUATION, TURNED, Position, position_of
from vivaroi_gui.ai.vienna.tastes import SOUND, mind_of
from vivaroi_gui.rules.vienna import Options, Phase, game
from vivaroi_gui.rules.vienna.moves import (
    ChooseStartCard,
    ChooseSymbol,
    Move,
    Reroll,
    Steal,
    TakeCharacter,
    Throw,
)
from vivaroi_gui.rules.vienna.state import State

CHOICES = (Phase.TAKE, Phase.SYMBOL, Phase.STEAL)
SEEDS = range(2)


def facts(position: Position) -> dict[str, Any]:
    """All that lies on the table; what comes next is told by what is played next."""
    told = set(Position.__slots__) - {"town", "step", "turn", "at"}
    return {name: getattr(position, name) for name in sorted(told)}


def moves(options: Options) -> Any:
    """Positions of games, the move that is made in each, and what is there after it."""
    for seed in SEEDS:
        random = Random(seed)
        for state in states(options, random):
            (seat,) = game.to_act(state)
            move, after = any_move(game.legal(state, seat), random), state.copy()
            game.apply(after, seat, move)
            if not isinstance(move, ChooseStartCard):
                yield state, move, after, random


@pytest.mark.parametrize("table", TABLES)
def test_a_position_stands_where_the_rules_stand(table: str) -> None:
    options = TABLES[table]
    seen: Counter[str] = Counter()
    for state, move, after, random in moves(options):
        future = drawn(options.seats, random.random)
        if isinstance(move, Reroll):
            white = future.again.white if move.white else None
            fall = Throw(tuple(sorted(future.again.dice[: len(move.dice)])), white)
            game.apply(after, -1, fall)
        position = position_of(game.view(state, state.turn))
        play(position, move, future)
        if not after.taken or after.phase in CHOICES:
            continue  # the evaluation has gone on: see below
        assert facts(position) == facts(position_of(game.view(after)))
        seen[type(move).__name__] += 1
    for kind in ("Place", "Reroll", "TurnDie", "SetGendarme", "ChooseGain", "SetDie", "DoubleTurn"):
        assert seen[kind], kind


class Chooser:
    """Hears what is chosen in an evaluation in thought."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chosen: list[Move] = []
        for name, kind in (("take", TakeCharacter), ("compare", ChooseSymbol)):
            self._listen(monkeypatch, name, kind)
        self._listen(monkeypatch, "steal", lambda stolen: Steal(tuple(sorted(stolen))))

    def _listen(self, monkeypatch: pytest.MonkeyPatch, name: str, kind: Any) -> None:
        done = getattr(count, name)

        def heard(position: Position, seat: int, what: Any) -> None:
            self.chosen.append(kind(what))
            done(position, seat, what)

        monkeypatch.setattr(count, name, heard)


@pytest.mark.parametrize("table", TABLES)
def test_an_evaluation_ends_as_by_the_rules(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = TABLES[table]
    chooser, ends, rounds = Chooser(monkeypatch), 0, 0
    for state, move, after, random in moves(options):
        position = position_of(game.view(state, state.turn))
        play(position, move, drawn(options.seats, random.random))
        if position.step == TURNED and not position.may_go_on:
            position.pass_on()
        if position.step != EVALUATION or state.phase in CHOICES:
            continue
        chooser.chosen.clear()
        count.evaluate(position, [mind_of(position, one, SOUND) for one in range(options.seats)])
        follow(after, list(chooser.chosen))
        agree(position, after)
        ends += after.result is not None
        rounds += 1
    assert rounds > 20
    assert ends > 0


def follow(state: State, chosen: list[Move]) -> None:
    """The same choices by the rules, which do not ask where there is but one."""
    while state.phase in CHOICES:
        legal = game.legal(state, state.turn or 0)
        at = next(at for at, move in enumerate(chosen) if move in legal)
        game.apply(state, state.turn or 0, chosen.pop(at))


def agree(position: Position, state: State) -> None:
    again = position_of(game.view(state))
    assert (position.symbols, position.owners) == (again.symbols, again.owners)
    assert position.display == again.display
    if state.result is None:
        assert (position.scores, position.coins) == (again.scores, again.coins)
        return
    counts = state.result.counts
    assert position.scores == [one.before for one in counts]
    assert position.coins == [one.coins for one in counts]
    last = count.last_count(position)
    assert [points for points, *_ in last] == list(state.result.totals)
    assert tuple(seat for seat in range(position.seats) if last[seat] == max(last)) == (
        state.result.winners
    )


def test_a_copy_goes_its_own_way() -> None:
    for state, move, _, random in moves(Options(4)):
        position = position_of(game.view(state, state.turn))
        before = repr(facts(position))
        play(position.copy(), move, Future((Roll((1, 1, 1, 1), 1),) * 4, Roll((1,) * 6, 1)))
        assert repr(facts(position)) == before
        if random.random() < 0.02:
            break
