"""What the levels know about each edition: the one place that tells the two apart."""

from random import Random
from typing import Final

from vivaroi_gui.ai.race import Lean, Race
from vivaroi_gui.ai.vivaroi import standing, standing_2024
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.belief_2024 import Belief2024
from vivaroi_gui.ai.vivaroi.courtier import crowned
from vivaroi_gui.ai.vivaroi.playout_2024 import Castle2024, aim_of
from vivaroi_gui.ai.vivaroi.policies import KINDS, NAIVE, PATIENT, SHREWD
from vivaroi_gui.ai.vivaroi.policies_2024 import (
    BOLD_2024,
    KINDS_2024,
    NAIVE_2024,
    PATIENT_2024,
    SHREWD_2024,
    UNRULY_2024,
)
from vivaroi_gui.ai.vivaroi.policy import ascents, chance, floor_masks, placings, yes_chance
from vivaroi_gui.ai.vivaroi.policy_2024 import (
    Hand,
    alone,
    ballot,
    chance_of,
    figures,
    place_masks,
    points,
)
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.search_2024 import Search2024, castle_of
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.modules.banished import counted
from vivaroi_gui.rules.vivaroi.moves import YES, ChooseAmbition, Move, MoveUp, Place, Vote

_SKILLED: Final = 0.15
"""The share of unruly others, as far as can be told, below which patience is better than boldness.
At first it is higher: everybody is met boldly."""
_TRUST: Final = 4.0
"""How much more boldness, which evolved for just such others, counts than what few playouts say."""
_SOME: Final = 3
"""No cards that a naive player takes the others to hold: it does not count."""


class Edition:
    """What is the same question in every edition, and has another answer in each."""

    def counsellor(self, view: View, random: Random, lean: Lean) -> Race:
        """Takes all for plain players, and thinks of the points of this round."""
        raise NotImplementedError

    def eminence(self, view: View, random: Random, lean: Lean, *, is_blind: bool = False) -> Race:
        """Finds out how each of the others plays, and thinks of the whole game.

        ``is_blind``: it takes every card that may be for as likely.
        """
        raise NotImplementedError

    def naive_chance(self, view: View, move: Move) -> float:
        """How likely the naive policy makes a move of the seat."""
        raise NotImplementedError

    def yes_of_others(self, view: View, nominee: int, worlds: int, random: Random) -> float:
        """The chance that all others say Yes to a nominee, over worlds that may be."""
        raise NotImplementedError


class _Edition2003(Edition):
    def counsellor(self, view: View, random: Random, lean: Lean) -> Race:
        kinds = (NAIVE, SHREWD)
        belief = Belief(view, kinds)
        return Search(view, belief, kinds, PATIENT, standing.round_worth, random, lean)

    def eminence(self, view: View, random: Random, lean: Lean, *, is_blind: bool = False) -> Race:
        belief = Belief(view, KINDS, is_blind=is_blind)
        return Search(view, belief, KINDS, PATIENT, standing.worth, random, lean)

    def naive_chance(self, view: View, move: Move) -> float:
        assert view.goal is not None
        goal = mask_of(view.goal)
        floors, reserve = floor_masks(view.places)
        match move:
            case Place(character, floor):
                return chance(placings(floors, reserve, goal, NAIVE), character, floor)
            case MoveUp(character, to):
                return chance(ascents(floors, goal, NAIVE, _SOME), character, to)
            case Vote(card):
                yes = yes_chance(floors, goal, NAIVE, _SOME, view.crown_holder == view.seat)
                return yes if card is YES else 1 - yes
        raise ValueError("a deal is nobody's choice")

    def yes_of_others(self, view: View, nominee: int, worlds: int, random: Random) -> float:
        belief = Belief(view)
        floors, _ = floor_masks(crowned(view, nominee))
        total = 0.0
        for _ in range(worlds):
            world = belief.determinization(random.random)
            all_say_yes = 1.0
            for seat, held in enumerate(belief.hands):
                if held and seat != view.seat:
                    others = sum(belief.hands) - held
                    policy = KINDS[world[seat].kind]
                    goal = world[seat].goal
                    all_say_yes *= yes_chance(floors, goal, policy, others, is_own=False)
            total += all_say_yes
        return total / worlds


class _Edition2024(Edition):
    def counsellor(self, view: View, random: Random, lean: Lean) -> Race:
        kinds = (NAIVE_2024, SHREWD_2024)
        belief, value = Belief2024(view, kinds), standing_2024.round_worth
        return Search2024(view, belief, kinds, PATIENT_2024, value, random, lean)

    def eminence(self, view: View, random: Random, lean: Lean, *, is_blind: bool = False) -> Race:
        belief, value = Belief2024(view, KINDS_2024, is_blind=is_blind), standing_2024.worth
        unruly = belief.share_of(KINDS_2024.index(UNRULY_2024))
        is_bold = unruly > _SKILLED
        own, trust = (BOLD_2024, _TRUST) if is_bold else (PATIENT_2024, 1.0)
        return Search2024(view, belief, KINDS_2024, own, value, random, lean, trust)

    def naive_chance(self, view: View, move: Move) -> float:
        if isinstance(move, ChooseAmbition):
            return 1.0
        assert view.no_cards is not None
        assert view.stomach_aches is not None
        places = place_masks(view.places)
        goals = [mask_of(counted(view.options, goal)) for goal in view.goals]
        goal = min(goals, key=lambda one: points(places, one))
        hand = Hand(view.no_cards, view.stomach_aches, view.crown_holder == view.seat)
        return chance_of(move, places, alone(goal), NAIVE_2024, _SOME, hand, figures(view.options))

    def yes_of_others(self, view: View, nominee: int, worlds: int, random: Random) -> float:
        belief = Belief2024(view)
        castle = castle_of(view, belief)
        if castle.places[NOBLES] >> nominee & 1:
            castle.lift(1 << nominee, THRONE)
        return sum(_all_say_yes(castle, belief, random) for _ in range(worlds)) / worlds


def _all_say_yes(castle: Castle2024, belief: Belief2024, random: Random) -> float:
    """The chance in one world that may be."""
    world, chance_ = belief.determinization(random.random), 1.0
    for seat in range(len(world.goals)):
        if seat == belief.seat:
            continue
        hand = Hand(castle.hands[seat], castle.aches[seat], is_own=False)
        policy, table = KINDS_2024[world.kinds[seat]], castle.table.figures
        aim, refusals = aim_of(castle, seat, world.goals, policy), castle.refusals(seat)
        chance_ *= ballot(castle.places, aim, policy, refusals, hand, table)[0]
    pile = belief.pile(random.random)
    if pile and not castle.places[THRONE] & castle.emissary:
        chance_ *= pile[0] is YES
    return chance_


_2003: Final = _Edition2003()
_2024: Final = _Edition2024()


def edition(options: Options) -> Edition:
    """That of a game."""
    return _2024 if options.is_2024 else _2003
