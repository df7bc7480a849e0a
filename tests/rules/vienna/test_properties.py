"""What must hold in every game, tried on random ones."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.rules.vienna.tables import random_game
from vivaroi_gui.rules.core import CHANCE, IllegalMove, Seat
from vivaroi_gui.rules.vienna import Options, Phase, game
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.corrections import corrected
from vivaroi_gui.rules.vienna.data import DICE, END_SCORE, Special, Symbols
from vivaroi_gui.rules.vienna.events import (
    DieTurned,
    KrieauGained,
    Placed,
    RerollPaid,
    StartCoinsTaken,
    StopEvaluated,
)
from vivaroi_gui.rules.vienna.moves import Move, Place, Reroll, SetDie, SetGendarme, TurnDie
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view

OTHER = corrected(
    {
        "oper": {"numbers": "double", "points": 2},
        "heldenplatz": {"action": "character", "cost": 2},
        "secession": {"action": "special", "card": "double_turn"},
        "heuriger": {"numbers": [11, 12]},
        "characters": {"c": 0, "x": 0, "k": 0, "ccc": 9},
    }
)
TABLES = [Options(3), Options(4), Options(5), Options(4, OTHER)]
every_table = pytest.mark.parametrize(
    "options", TABLES, ids=["three", "four", "five", "another board"]
)
Step = tuple[State, Seat, Move]


@cache
def played(options: Options) -> list[Step]:
    return list(random_game(options, Random(11)))


@cache
def _end(options: Options) -> State:
    state, seat, move = played(options)[-1]
    end = state.copy()
    game.apply(end, seat, move)
    return end


@every_table
def test_every_game_ends_with_a_winner_and_25_points(options: Options) -> None:
    end = _end(options)
    result = game.result(end)
    assert result is not None
    assert set(result.winners) <= set(result.leaders)
    assert max(count.before for count in result.counts) >= END_SCORE
    assert [count.total for count in result.counts] == end.scores
    assert [count.coins_left for count in result.counts] == end.coins


@every_table
def test_whoever_has_to_act_has_a_move_and_with_dice_always_a_placement(options: Options) -> None:
    for state, seat, _ in played(options):
        moves = game.legal(state, seat)
        assert (moves == ()) is (seat == CHANCE)
        assert len(set(moves)) == len(moves)
        if state.phase is Phase.TURN:
            assert any(isinstance(m, Place) and m.stop == GEHEIMBUND for m in moves)


@every_table
def test_nobody_is_asked_where_there_is_but_one_way(options: Options) -> None:
    for state, seat, _ in played(options):
        if seat != CHANCE and state.phase not in (Phase.TURN, Phase.START_CARD):
            assert len(game.legal(state, seat)) > 1


@every_table
def test_no_dice_are_lost(options: Options) -> None:
    own = DICE[options.players]
    for state, _, _ in played(options):
        if not state.round or state.phase in (Phase.NEW_ROUND, Phase.TAKE):
            continue
        if state.phase in (Phase.SYMBOL, Phase.STEAL):
            continue
        on_board = [dice for dice in (*state.placed, *state.geheimbund) if dice]
        for seat in range(options.seats):
            placed = sum(len(dice.dice) for dice in on_board if dice.seat == seat)
            in_the_air = state.in_the_air if state.turn == seat else 0
            before = len(state.dice[seat]) + placed + in_the_air
            assert before == (own if state.has_thrown[seat] or in_the_air else 0)


@every_table
def test_there_are_44_characters_and_every_special_card_has_one_owner(options: Options) -> None:
    everybody = Counter(options.board.pile)
    for state, _, _ in played(options):
        if state.phase is Phase.DEAL:
            continue
        taken = [one for circle in state.circles for one in circle]
        assert Counter((*state.pile, *state.display, *taken)) == everybody
        assert len(set(state.display)) == len(state.display)
        assert state.owners[Special.FIRST_PLAYER] is not None


@every_table
def test_circles_show_the_symbols_of_their_cards(options: Options) -> None:
    board = options.board
    for state, _, _ in played(options)[::7]:
        for seat in range(options.seats):
            start = state.start_cards[seat]
            cards = [board.characters[one].symbols for one in state.circles[seat]]
            cards += [] if start is None else [board.start_cards[start].symbols]
            total = Symbols(*map(sum, zip(*cards, strict=True))) if cards else Symbols()
            assert state.symbols[seat] == total


@every_table
def test_nobody_has_less_than_no_coins_and_points_never_fall(options: Options) -> None:
    before = [0] * options.seats
    for state, _, _ in played(options):
        assert min(state.coins) >= 0
        assert all(now >= then for now, then in zip(state.scores, before, strict=True))
        before = state.scores


@every_table
def test_carriages_stand_at_the_foremost_die_and_dice_lie_on_no_stop_twice(
    options: Options,
) -> None:
    for state, _, _ in played(options):
        taken = {index for index, dice in enumerate(state.placed) if dice}
        assert state.taken == sum(1 << index for index in taken)
        assert GEHEIMBUND not in taken
        assert state.gendarme not in taken
        if state.phase in (Phase.TURN, Phase.THROW) and state.round:
            for seat in range(options.seats):
                own = [one for one in taken if (d := state.placed[one]) and d.seat == seat]
                assert state.positions[seat] == max(own, default=0)


@every_table
def test_replay_equals_play(options: Options) -> None:
    again = game.new(options)
    for _, seat, move in played(options):
        action = game.write_move(options, seat, move)
        assert game.read_move(options, action, seat) == (seat, move)
        game.apply(again, seat, move)
    assert again == _end(options)


@every_table
def test_events_tell_every_coin_and_point(options: Options) -> None:
    """Nobody has to work out a rule: what events say adds up to the position."""
    coins, scores = [0] * options.seats, [options.board.start_score(options.seats)] * options.seats
    for state, seat, move in played(options):
        after = state.copy()
        events: list[object] = []
        game.apply(after, seat, move, events.append)
        for event in events:
            match event:
                case StartCoinsTaken(taken):
                    coins = list(taken)
                case RerollPaid(who, _, _, purse) | DieTurned(who, _, _, _, purse):
                    coins[who] -= 1
                    assert coins[who] == purse
                case Placed(who):
                    coins[who] += event.coins - event.bribe
                    assert coins[who] == event.purse
                case KrieauGained(who):
                    coins[who] += event.coins
                    scores[who] += event.points
                case StopEvaluated(record):
                    coins[record.seat] += record.coins - record.paid
                    scores[record.seat] += record.points
                    for victim, stolen in record.stolen:
                        coins[victim] -= stolen
                    assert coins[record.seat] == record.purse
                    assert scores[record.seat] == record.score
        if after.phase in (Phase.TURN, Phase.THROW, Phase.NEW_ROUND):
            assert (coins, scores) == (after.coins, after.scores)


@every_table
def test_what_is_not_legal_is_refused_and_changes_nothing(options: Options) -> None:
    """By rules and view alike, for moves of every kind that somebody may think of."""
    random = Random(7)
    for state, seat, _ in random.sample(played(options), 60):
        if seat == CHANCE:
            continue
        legal, shown, before = set(game.legal(state, seat)), view(state, seat), state.copy()
        for move in _conceivable(options, random):
            if move in legal:
                assert shown.refusal(move) is None
                continue
            with pytest.raises(IllegalMove) as caught:
                game.apply(state, seat, move)
            assert type(shown.refusal(move)) is type(caught.value) is not IllegalMove
        assert state == before


def _conceivable(options: Options, random: Random) -> list[Move]:
    dice = [tuple(sorted(random.choices(range(1, 7), k=k))) for k in (0, 1, 1, 1, 2, 2, 3)]
    white = random.random() < 0.3
    stops = [random.randrange(-1, 26) for _ in range(4)]
    return [
        *(Place(index, some, white) for index in stops for some in dice),
        *(Reroll(some, white) for some in dice),
        *(TurnDie(random.randrange(7), random.randrange(8)) for _ in range(4)),
        *(SetDie(random.randrange(7), random.randrange(8)) for _ in range(4)),
        *(SetGendarme(index) for index in stops),
    ]
