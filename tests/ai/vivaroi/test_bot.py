"""What the opponents choose: legal, repeatable, blind to what is hidden, and worth playing."""

import pickle
from itertools import count, product
from random import Random

import pytest

from tests.rules.tables import (
    CHANCE,
    NO,
    YES,
    all_forms,
    castle,
    dealt,
    nominate,
    random_step,
    with_other_secrets,
)
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import bot, outlook
from vivaroi_gui.ai.vivaroi.bot import advise, choose
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import (
    Options,
    Phase,
    Placement,
    View,
    apply,
    legal,
    new,
    to_act,
    view,
)
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Vote
from vivaroi_gui.table.players import AVATARS, COLOURS, Kind, Player
from vivaroi_gui.table.table import Table

QUICK = Budget(iterations=4)
"""Enough for an answer, not for a good one."""

FORMS = [
    Options(players, rounds, placement)
    for players in range(3, 7)
    for rounds, placement in ((3, Placement.PLAYERS), (1, Placement.RANDOM))
]


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a seat ask its belief as often as it should."""
    monkeypatch.setattr(outlook, "_WORLDS", 4)


def computers(levels: tuple[str, ...]) -> tuple[Player, ...]:
    return tuple(
        Player(f"Computer {seat}", Kind.AI, level, COLOURS[seat], AVATARS[seat])
        for seat, level in enumerate(levels)
    )


def play_out(table: Table, random: Random, most: int = 500) -> int:
    """Plays a whole game of computers; how many actions it took."""
    for actions in range(most):
        if table.is_over:
            return actions
        seat = random.choice(table.to_act())
        if seat == CHANCE:
            table.deal()
            continue
        level = table.players[seat].level
        assert level is not None
        seen = table.view(seat)
        move = choose(seen, level, random.getrandbits(32), budget=QUICK)
        assert move in seen.legal
        table.play(seat, move)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("options", "lineup"),
    [
        *product(FORMS, [("novice", "courtier")]),
        *product((Options(3, 1), Options(5)), [("novice", "novice"), ("courtier", "courtier")]),
    ],
    ids=str,
)
def test_computers_play_whole_games_with_legal_moves_only(
    options: Options, lineup: tuple[str, str]
) -> None:
    levels = tuple(lineup[seat % 2] for seat in range(options.players))
    table = Table.new(computers(levels), options, Random(1))
    play_out(table, Random(1))
    assert len(table.view().history) == options.rounds


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_every_position_has_an_answer_and_the_same_seed_gives_the_same(options: Options) -> None:
    """Of some of them one level is asked; ``dev.py soak`` plays whole games of each.

    It is the same level for a round: what it has read of one it remembers.
    """
    random, state, asked = Random(1), new(options), count()
    while to_act(state):
        level = LEVELS[(options.players + state.round) % 4]
        for seat in (one for one in to_act(state) if one != CHANCE and next(asked) % 8 == 0):
            seen, seed = view(state, seat), random.getrandbits(32)
            move = choose(seen, level, seed, budget=QUICK)
            assert move in seen.legal
            if random.random() < 0.3:
                assert choose(view(state.copy(), seat), level, seed, budget=QUICK) == move
        apply(state, *random_step(state, random))


def test_another_seed_may_give_another_choice() -> None:
    seen = view(dealt(), 0)
    for level in LEVELS:
        assert len({choose(seen, level, seed, budget=QUICK) for seed in range(20)}) > 1


def test_a_level_that_does_not_exist_is_told() -> None:
    with pytest.raises(KeyError):
        choose(view(dealt(), 0), "king", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_may_not_act_has_nothing_to_choose(level: str) -> None:
    for seat in (1, None):
        with pytest.raises(ValueError, match="nothing to choose"):
            choose(view(dealt(), seat), level, 1)


# --- blind to what is hidden ------------------------------------------------------------------


def answer(question: View, level: str | None, seed: int) -> Move | Advice:
    if level is None:
        return advise(question, seed, budget=QUICK)
    return choose(question, level, seed, budget=QUICK)


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_what_is_hidden_changes_neither_the_question_nor_the_answer(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor an advice, with all that was measured for it; of some pairs an answer is asked.

    It is the same level for a round: what it has read of one it remembers.
    """
    monkeypatch.setattr(bot, "_WORLDS", 3)
    monkeypatch.setattr(bot, "_BRIEF", QUICK)
    random, state, compared = Random(4), new(options), 0
    while to_act(state):
        level = (*LEVELS, None)[(FORMS.index(options) + state.round) % 5]
        for seat in (one for one in to_act(state) if one != CHANCE):
            other = with_other_secrets(state, seat, random)
            assert other != state
            question, twin = view(state, seat), view(other, seat)
            assert pickle.dumps(question) == pickle.dumps(twin)
            compared += 1
            if compared % 12 == 0:
                answers = [answer(one, level, compared) for one in (question, twin)]
                assert answers[0] == answers[1]
        apply(state, *random_step(state, random))
    assert compared > 20


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_a_question_can_be_sent_and_is_small(phase: Phase) -> None:
    random, state = Random(3), new(Options(6))
    while state.phase is not phase:
        apply(state, *random_step(state, random))
    question = view(state, to_act(state)[0])
    sent = pickle.dumps(question)
    assert pickle.loads(sent) == question
    assert b"State" not in sent
    assert len(sent) < 20_000


# --- what a courtier wants --------------------------------------------------------------------


def test_a_courtier_votes_for_its_own_favourite_when_the_count_is_good() -> None:
    state = dealt(goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP"))  # seat 0 wants A B G I M O
    castle(state, {5: (0,), 4: (1, 6, 7, 9), 3: (11,), 1: (2, 3, 4, 5), 0: (8, 10, 12)})
    nominate(state, 0)
    assert {choose(view(state, 0), "courtier", seed) for seed in range(9)} == {Vote(YES)}
    assert {choose(view(state, 1), "courtier", seed) for seed in range(9)} == {Vote(NO)}


def test_a_courtier_with_no_card_left_says_yes() -> None:
    state = dealt(goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP"))
    castle(state, {5: (0,), 4: (1, 6, 7, 9), 1: (2, 3, 4, 5)})
    nominate(state, 0)
    state.no_cards[1] = 0
    assert choose(view(state, 1), "courtier", 1) == Vote(YES)


def test_a_courtier_crowns_its_favourite_when_nobody_can_vote_against() -> None:
    state = dealt(goals=("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP"))
    castle(state, {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5)})
    for _ in range(3):
        nominate(state, 2)
        for seat in range(4):
            apply(state, seat, Vote(NO))
        castle(state, {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5)})
    assert {choose(view(state, 0), "courtier", seed) for seed in range(9)} == {MoveUp(0, 6)}


def test_a_novice_may_do_whatever_the_rules_allow_and_stands_by_its_favourites() -> None:
    state = castle(dealt(), {5: (0,), 4: (1, 2, 3), 0: (4, 5)})
    choices = {choose(view(state, 0), "novice", seed) for seed in range(400)}
    assert choices == set(legal(state, 0))
    by = nominate(state, 0)
    assert by not in (2, 3)
    for_a_stranger = [choose(view(state, 2), "novice", seed) for seed in range(200)]
    for_a_favourite = [choose(view(state, 3), "novice", seed) for seed in range(200)]
    assert 110 < for_a_stranger.count(Vote(NO)) < 190
    assert set(for_a_favourite) == {Vote(YES)}


@pytest.mark.parametrize(("level", "phase"), [*product(LEVELS, (Phase.ASCENT, Phase.ELECTION))])
def test_a_view_is_not_changed_by_thinking(level: str, phase: Phase) -> None:
    random, state = Random(4), new(Options(4))
    while state.phase is not phase:
        apply(state, *random_step(state, random))
    seen = view(state, to_act(state)[0])
    before = pickle.dumps(seen)
    choose(seen, level, 1, budget=QUICK)
    assert pickle.dumps(seen) == before
