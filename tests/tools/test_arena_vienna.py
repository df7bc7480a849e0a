"""The arena with Vienna: the same pile and the same throws for a turn of all seats."""

from random import Random

import pytest

from tests.tools.test_arena import without_times
from tools.arena.__main__ import main
from tools.arena.games import fortune
from tools.arena.match import Match, play
from tools.arena.players import REFERENCES, UnknownPlayer, player
from tools.arena.summary import summary, table
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.core import CHANCE, LEVELS, Move
from vivaroi_gui.rules.vienna import Options, Phase, game
from vivaroi_gui.rules.vienna.moves import Throw
from vivaroi_gui.rules.vienna.state import State

MATCH = Match("novice", "random", form="vienna")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_is_the_same_whenever_it_is_played(players: int) -> None:
    match = MATCH._replace(players=players)
    games = [play(match, number) for number in (5, 6, 5)]
    assert without_times(games[0]) == without_times(games[2])
    assert without_times(games[0]) != without_times(games[1])
    assert games[0].rounds is not None
    assert games[0].rounds > 2
    assert games[0].first_share in (0, 0.5, 1)


def test_a_turn_of_all_seats_has_the_same_pile_and_the_same_first_throws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[dict[object, object]] = []

    def watched(state: State, random: Random) -> Move:
        move = game_draw(state, random)
        number = state.round + (state.phase is Phase.NEW_ROUND)
        thrown = move.dice if isinstance(move, Throw) else move
        drawn[-1].setdefault((number, state.turn), thrown)
        return move

    game_draw = game.draw
    monkeypatch.setattr(game, "draw", watched)
    for number in range(8):
        drawn.append({})
        play(MATCH, number)
    for turn in (drawn[:4], drawn[4:]):
        common = set.intersection(*(set(one) for one in turn))
        assert len(common) > 6
        for key in common:
            assert len({one[key] for one in turn}) == 1, key
    assert drawn[0][0, None] != drawn[4][0, None]


def test_each_throw_of_a_seat_in_a_round_is_another_one() -> None:
    chance = fortune("vienna", "seed")
    state = game.new(Options(4))
    (seat,) = game.to_act(state)
    assert seat == CHANCE
    assert [chance(state).random() for _ in range(2)] != [chance(state).random() for _ in range(2)]
    again = fortune("vienna", "seed")
    first = fortune("vienna", "seed")
    assert [first(state).random() for _ in range(3)] == [again(state).random() for _ in range(3)]


def test_every_level_and_reference_plays() -> None:
    state = game.new(Options(4))
    game.apply(state, CHANCE, game.draw(state, Random(1)))
    seat = state.turn or 0
    seen = game.view(state, seat)
    for name in (*LEVELS, *REFERENCES["vienna"]):
        assert player(name, "vienna")(seen, 1, Budget(iterations=2)) in seen.legal
    with pytest.raises(UnknownPlayer, match="no style"):
        player("courtier:bluffer", "vienna")
    with pytest.raises(UnknownPlayer, match="no player 'uniform'"):
        player("uniform", "vienna")


def test_the_table_tells_rounds_and_how_often_the_first_player_wins() -> None:
    figures = summary(MATCH, [play(MATCH, number) for number in range(4)])
    assert "| rounds | first player wins, % |" in table([figures])
    assert figures["elections"] is None


def test_how_often_the_first_player_wins_is_told_of_games_that_are_all_different(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["first", "courtier", "--games", "3", "--players", "3", "--jobs", "1"]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    won = [play(Match("courtier", "courtier", 3, "vienna"), turn).first_share for turn in (0, 3, 6)]
    assert told.startswith(f"| 3 | courtier | 3 | {sum(one or 0 for one in won) / 3:.1%} |")
    assert main(["first", "king"]) == 2
    assert main(["first", "courtier", "--players", "6"]) == 2
