"""Who remarks on what, over whole games: only on what everybody saw, seldom, and never on more."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import CHANCE, Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.events import GameWon, MovedUp, Placed, RoundOver, VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import YES, Deal, Vote
from vivaroi_gui.ui.session.spoken_lines import spoken_lines
from vivaroi_gui.ui.session.talk import MANNERS, Manners, Occasion, Quip, Topic, quips
from vivaroi_gui.ui.vienna import occasions as town
from vivaroi_gui.ui.vivaroi import occasions as castle
from vivaroi_gui.ui.vivaroi.timeline import END

VOICES = {1: "sly", 2: "unforgiving", 3: "cheerful"}
"""Seat 0 is a person."""
CHATTY = Manners(1.0, 0.0, 0, 1000, 1000)
"""Remarks on everything."""
GAMES = [Options(4), Options(4, edition="2024", emissary=True)]
Deals = Callable[[Deal], Deal]


@cache
def played(options: Any, seed: int, dealt: Deals = lambda deal: deal) -> tuple[Event, ...]:
    """What everybody saw of a random game; ``dealt`` changes what each deal holds."""
    rules: Any = game_named(options.game)
    state, events = rules.new(options), list[Event]()
    deals, random = Random(seed), Random(seed)
    while seats := rules.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            drawn: Any = rules.draw(state, deals)
            move: Any = dealt(drawn) if isinstance(drawn, Deal) else drawn
        else:
            moves = rules.legal(state, seat)
            is_yes = Vote(YES) in moves and random.random() < 0.8
            move = Vote(YES) if is_yes else random.choice(moves)
        rules.apply(state, seat, move, events.append)
    return tuple(events)


def said(
    events: Sequence[Event], options: Any, manners: Manners = CHATTY, seed: int = 7
) -> list[Quip]:
    game: Any = castle if isinstance(options, Options) else town
    found = game.occasions(events, options)
    return [*quips(found, VOICES, spoken_lines("en"), manners, seed)]


@pytest.mark.parametrize("options", GAMES)
def test_nobody_speaks_before_all_cards_are_turned_or_a_round_is_counted(options: Options) -> None:
    events = played(options, 1)
    found = said(events, options)
    about = {type(events[quip.number]) for quip in found}
    assert VotesRevealed in about
    assert about <= {Placed, MovedUp, VotesRevealed, RoundOver, GameWon}
    assert {quip.seat for quip in found} <= set(VOICES)


@pytest.mark.parametrize("options", [*GAMES, vienna.Options(4)])
def test_what_was_said_depends_on_nothing_that_came_later(options: Any) -> None:
    events = played(options, 1)
    found = said(events, options)
    assert len(found) > 5
    for quip in found:
        upto = [one for one in found if one.number <= quip.number]
        assert said(events[: quip.number + 1], options) == upto


@pytest.mark.parametrize("options", GAMES)
def test_twins_that_differ_in_what_is_hidden_hear_the_same(options: Options) -> None:
    """Until the count of the first round they are alike to everybody."""

    def turned_round(deal: Deal) -> Deal:
        return replace(deal, goals=deal.goals[1:] + deal.goals[:1])

    here, there = played(options, 2), played(options, 2, turned_round)
    ends = [
        next(n for n, one in enumerate(game) if isinstance(one, RoundOver))
        for game in (here, there)
    ]
    end = ends[0]
    assert ends[1] == end
    assert here[:end] == there[:end]
    assert here[end] != there[end]
    for name in MANNERS:
        heard = said(here[:end], options, MANNERS[name])
        assert heard == said(there[:end], options, MANNERS[name])
    assert said(here[:end], options)


def test_few_and_lively_are_kept_to() -> None:
    options = GAMES[0]
    for name, manners in MANNERS.items():
        for seed in range(20):
            events = played(options, seed % 3)
            at_s = {one.number: one.at_s for one in castle.occasions(events, options)}
            found = [one for one in said(events, options, manners, seed) if one.page != END]
            gaps = [at_s[later.number] - at_s[one.number] for one, later in pairwise(found)]
            assert all(gap >= manners.gap_s for gap in gaps), name
            assert all(one.seat != later.seat for one, later in pairwise(found))
            assert len({one.text for one in found}) == len(found) or name == "lively"


def test_the_end_is_always_remarked_on_and_by_a_winner_if_one_has_a_voice() -> None:
    for seed in range(3):
        events = played(GAMES[0], seed)
        *_, last = said(events, GAMES[0], MANNERS["few"], seed)
        won = events[-1]
        assert isinstance(won, GameWon)
        assert last.page == END
        assert last.seat in won.result.winners or not set(won.result.winners) & set(VOICES)


def test_a_line_comes_back_after_all_others_and_never_twice_running() -> None:
    lines = {"sly": {"last": ("a", "b", "c")}}
    found = [
        *quips(
            (Occasion(n, 0.0, n, "count", (Topic("last", 1),)) for n in range(60)),
            {1: "sly"},
            lines,
            CHATTY,
            3,
        )
    ]
    texts = [one.text for one in found]
    assert set(texts[:3]) == {"a", "b", "c"}
    assert all(one != later for one, later in pairwise(texts))


def test_another_seed_says_other_things() -> None:
    events = played(GAMES[0], 1)
    assert len({tuple(said(events, GAMES[0], MANNERS["few"], seed)) for seed in range(5)}) > 1
