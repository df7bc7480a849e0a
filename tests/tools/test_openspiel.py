"""OpenSpiel plays the same game: the same moves, the same secrets, the same end."""

from random import Random

import pytest

from tests.rules.tables import CHANCE, DECK, NO, YES, all_forms, random_step
from tools import bench
from vivaroi_gui.rules.vivaroi import Options, State, apply, legal, new, to_act, view
from vivaroi_gui.rules.vivaroi.moves import Deal, Move

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

from tools.arena.players import player  # noqa: E402
from tools.openspiel_game import GameState, number_of, possible_state, shares  # noqa: E402
from vivaroi_gui.ai.race import Budget  # noqa: E402


def begin(options: Options) -> GameState:
    parameters = {
        "players": options.players,
        "rounds": options.rounds,
        "placement": str(options.placement),
    }
    state = pyspiel.load_game("python_vivaroi", parameters).new_initial_state()
    assert isinstance(state, GameState)
    return state


def draw_in_steps(state: GameState, deal: Deal) -> None:
    """The steps of a deal, each of which has to be among the outcomes."""
    first = () if deal.first_player is None else (deal.first_player,)
    cards = tuple(DECK.index(goal) for goal in deal.goals)
    for step in (*first, *cards, *(deal.placement or ())):
        outcomes = dict(state.chance_outcomes())
        assert sum(outcomes.values()) == pytest.approx(1)
        assert outcomes[step] > 0
        state.apply_action(step)


def next_step(rules: State, random: Random) -> tuple[int, Move]:
    """A random move; votes are laid from seat 0 upwards."""
    seat, move = random_step(rules, random)
    first = to_act(rules)[0]
    return (seat, move) if seat == first else (first, random.choice(legal(rules, first)))


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_a_game_runs_and_ends_as_by_the_rules(options: Options) -> None:
    for seed in range(3):
        random, rules, state = Random(seed), new(options), begin(options)
        while to_act(rules):
            seat, move = next_step(rules, random)
            assert state.current_player() == seat
            if isinstance(move, Deal):
                draw_in_steps(state, move)
            else:
                assert state.legal_actions() == sorted(map(number_of, legal(rules, seat)))
                state.apply_action(number_of(move))
            apply(rules, seat, move)
            assert state.position.rules == rules
        assert state.is_terminal()
        assert state.returns() == shares(rules)
        assert sum(state.returns()) == pytest.approx(1)


def test_no_two_moves_have_the_same_number() -> None:
    random, rules = Random(1), new(Options())
    while to_act(rules):
        for seat in to_act(rules):
            moves = legal(rules, seat)
            assert len(set(map(number_of, moves))) == len(moves)
        apply(rules, *random_step(rules, random))


def positions(options: Options, seed: int) -> list[GameState]:
    """Copies of all states of a random game in which a player decides."""
    random, state, found = Random(seed), begin(options), []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_a_resampled_state_looks_the_same_to_its_player(options: Options) -> None:
    differing = 0
    for state in positions(options, 1):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, Random(1).random)
        assert view(other.position.rules, seat) == view(state.position.rules, seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        differing += other.position.rules.goals != state.position.rules.goals
    assert differing > 10


def test_a_resampled_state_can_be_played_to_its_end() -> None:
    for state in positions(Options(), 2)[::10]:
        rules = possible_state(view(state.position.rules, state.current_player()), Random(3))
        random = Random(4)
        while to_act(rules):
            apply(rules, *random_step(rules, random))
        assert sum(shares(rules)) == pytest.approx(1)


def test_every_card_and_vote_that_may_be_is_drawn() -> None:
    found = positions(Options(), 1)
    state = next(one for one in found if len(view(one.position.rules).voted) == 3)
    seen = view(state.position.rules, 3)
    drawn = [possible_state(seen, Random(seed)) for seed in range(400)]
    assert {goal for one in drawn for goal in one.goals[:3]} == set(DECK) - {seen.goal}
    assert len({tuple(one.votes) for one in drawn}) == 2**3


def test_an_information_state_tells_no_sealed_vote_and_no_others_goal() -> None:
    compared = 0
    for state in positions(Options(), 5):
        seat, twin = state.current_player(), state.clone()
        rules = twin.position.rules
        rules.goals = [goal if one == seat else () for one, goal in enumerate(rules.goals)]
        for voter, vote in enumerate(rules.votes):
            if vote is not None:
                rules.votes[voter] = NO if vote is YES else YES
                compared += 1
        assert twin.information_state_string(seat) == state.information_state_string(seat)
    assert compared > 5


def test_a_copy_shares_nothing_that_changes() -> None:
    state = positions(Options(), 6)[20]
    before = state.position.rules.copy()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.position.rules == before


@pytest.mark.parametrize("budget", [Budget(seconds=0.003), Budget(iterations=30), Budget()])
def test_the_search_of_openspiel_plays_legal_moves(budget: Budget) -> None:
    search = player("openspiel-ismcts", "vivaroi")
    random, rules = Random(7), new(Options(rounds=1))
    while seats := to_act(rules):
        if seats[0] == CHANCE or random.random() < 0.9:
            apply(rules, *random_step(rules, random))
            continue
        seen = view(rules, seats[0])
        move = search(seen, 1, budget)
        assert move in seen.legal
        if budget.iterations:
            assert search(seen, 1, budget) == move
        apply(rules, seats[0], move)


def test_hearts_are_counted_by_decisions_of_players() -> None:
    hearts = pyspiel.load_game("hearts")
    for play in (bench._play_hearts, bench._play_hearts_evenly):
        assert 5 * 52 <= play(hearts, 5) <= 5 * (52 + 12)
