"""The four levels: one way of thinking, at four depths.

All but the Novice search, and none makes a move that people would call stupid (``sense.py``)
unless there is no other; the Novice may be childish.  Placings are drawn, so that no two rounds
begin alike.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from vivaroi_gui.ai.bot import ShouldStop
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import standing
from vivaroi_gui.ai.vivaroi.ambitions import expected_bonus
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.blunder import Blunder
from vivaroi_gui.ai.vivaroi.cards import own_cards
from vivaroi_gui.ai.vivaroi.eminence import eminence, unbound
from vivaroi_gui.ai.vivaroi.estimate import favourites
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.modesty import rather_mine
from vivaroi_gui.ai.vivaroi.playout import Cards
from vivaroi_gui.ai.vivaroi.regret import bearable, restrain
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.sense import sensible
from vivaroi_gui.ai.vivaroi.sense_of_votes import is_bad_stranger, is_defeat, is_good_friend
from vivaroi_gui.ai.vivaroi.tempers import Liking, liking
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import YES, ChooseAmbition, Move, Place, Vote

BUDGETS: Final = {
    "courtier": Budget(1.0, 40),
    "counsellor": Budget(1.0, 60),
    "eminence": Budget(1.0, 3000),
}
"""What the levels that search may spend on a decision.  Playouts are counted; the seconds are for
a machine that is too busy for them."""

_TASTE: Final = 0.5
"""How much of a liking counts in a search.  All of it would be a law where playouts are few."""
_MANY: Final = 0.4
"""The share of others of a kind, as far as can be told, from which they are met as such."""
_FANCY: Final = 2.0
"""How much more often a move is drawn for being liked."""
_FAR_BEHIND: Final = -5
"""Points above an average card's at which a child sees that somebody else's King is a bad one."""
_LEAST: Final = 1e-6
"""The weight of a move that a policy never makes: nothing is impossible."""

Mind = Callable[[View, Random, Liking], Search[Any]]
"""Makes the search of a decision."""


class Level(NamedTuple):
    """How deep somebody thinks.

    ``mind`` is its search; without one it draws its moves as a child does.  ``warmth`` is that
    of the choice between moves that the search finds almost as good, in chances to win; at 0 it is
    the best.  ``opening`` is the power that the weights of placings are raised to: 1 as the policy
    has them, less for more variety.  ``unbound`` is its search at a table where nobody minds what
    people call stupid, and None at any other.
    """

    mind: Mind | None
    warmth: float = 0.0
    opening: float = 1.0
    unbound: Callable[[View, Random, Liking], Search[Any] | None] | None = None


def _courtier(view: View, random: Random, liked: Liking) -> Search[Any]:
    """Goes for the crown early, but not among those who vote anyhow: they soon spend their No."""
    found = expertise(view.options)
    belief = _belief(view, found.unruly)
    is_patient = belief.share_of(belief.kinds.index(found.unruly)) > _MANY
    return _search(view, belief, found.patient if is_patient else found.shrewd, random, liked)


def _counsellor(view: View, random: Random, liked: Liking) -> Search[Any]:
    """Goes for the crown before those are on their guard who say Yes to most.

    With all others it waits until they have spent their No.
    """
    found, belief = expertise(view.options), _belief(view)
    is_quick = belief.share_of(belief.kinds.index(found.naive)) > _MANY
    return _search(view, belief, found.shrewd if is_quick else found.patient, random, liked)


def _belief(view: View, *more: Any) -> Belief[Any]:
    """Guesses the others' cards, and which plain player, or of which kind of ``more``, each is."""
    found = expertise(view.options)
    return Belief(view, (found.naive, found.shrewd, found.steady, *more))


def _search(
    view: View, belief: Belief[Any], own: Any, random: Random, liked: Liking
) -> Search[Any]:
    """Whoever is far behind goes for points, and for those of the leader."""
    value = standing.nearness if Facts(view).is_far_behind else standing.worth
    return Search(view, belief, own, value, random, liked, stand_by=True)


_CHILDISH: Final = frozenset(
    {
        Blunder.FRIEND_TO_NOBLES_EARLY,
        Blunder.FRIENDS_IN_CELLAR,
        Blunder.SEATS_FOR_STRANGERS,
        Blunder.RECKLESS_BAIT,
        Blunder.THIN_BAIT,
        Blunder.FRIEND_TO_WC_LATE,
        Blunder.WAITS_WITH_VICTORY,
    }
)
"""What a child does.  All other blunders are absurd."""

_LEVELS: Final = {
    "novice": Level(None),
    "courtier": Level(_courtier, warmth=0.04, opening=0.35),
    "counsellor": Level(_counsellor, warmth=0.07, opening=0.22),
    "eminence": Level(eminence, opening=0.2, unbound=unbound),
}


def mind_of(name: str) -> Mind | None:
    """The search of a level, if it has one.

    Raises:
        KeyError: no such level.
    """
    return _LEVELS[name].mind


def choose(
    view: View,
    name: str,
    random: Random,
    style: str,
    should_stop: ShouldStop,
    budget: Budget | None = None,
) -> Move:
    """The move of a level; ``budget``, by default that of the level, is what it may spend.

    Raises:
        KeyError: no such level or style.
    """
    level, liked = _LEVELS[name], liking(style, view)
    if len(view.legal) == 1:
        return view.legal[0]
    if isinstance(view.legal[0], ChooseAmbition):
        return _ambition(view, random)
    if level.mind is None:
        return _by_heart(view, _of_a_child(view), random, liked)
    moves, search, is_bound = _weighed(view, level, random, lambda move: _TASTE * liked(move))
    if len(moves) == 1:
        return moves[0]
    if isinstance(moves[0], Place):
        weights = _weights(view, moves, own_cards(view), search.own)
        return _drawn_by([one**level.opening for one in weights], moves, random, liked)
    facts, spent = Facts(view), budget or BUDGETS[name]
    if level.warmth and facts.candidates and not facts.armed:
        spent = _twice(spent)
    search.run(spent, should_stop)
    move = _warmly(search.scores(), level.warmth, random)
    return rather_mine(facts, move, search) if is_bound else move


def _weighed(
    view: View, level: Level, random: Random, taste: Liking
) -> tuple[Sequence[Move], Search[Any], bool]:
    """What a level that thinks chooses from, its search among that, and whether sense binds it."""
    assert level.mind is not None
    search = level.unbound(view, random, taste) if level.unbound else None
    if search:
        return view.legal, search, False
    view = replace(view, legal=tuple(bearable(view)))
    search = level.mind(view, random, taste)
    if isinstance(view.legal[0], Place):
        return sensible(view), search, True
    restrain(search, view)
    return search.moves, search, True


def _twice(budget: Budget) -> Budget:
    """For what nobody can take back."""
    return budget._replace(iterations=budget.iterations and 2 * budget.iterations)


def _ambition(view: View, random: Random) -> Move:
    """The one that more may be hoped from; of two alike any."""
    moves = [move for move in view.legal if isinstance(move, ChooseAmbition)]
    random.shuffle(moves)
    return max(moves, key=lambda move: expected_bonus(move.ambition, favourites(view, move.person)))


def _of_a_child(view: View) -> list[Move]:
    """A child may do much, but lays a No, if it has one left, where the game would be lost.

    And where a stranger would leave it far behind; not on a friend who is no bad King.
    """
    moves, facts, king = sensible(view, _CHILDISH), Facts(view), view.nominee
    if king is None or not facts.own_refusals:
        return moves
    is_lost = is_defeat(facts, king) and not is_good_friend(facts, king)
    if not is_lost and not is_bad_stranger(facts, king, _FAR_BEHIND):
        return moves
    return [move for move in moves if move != Vote(YES)] or moves


def _by_heart(view: View, moves: Sequence[Move], random: Random, liked: Liking) -> Move:
    """As a child has it, by the weights of its policy; of a team for whoever has less."""
    found = expertise(view.options)
    behind = min(own_cards(view), key=found.playout_of(view).points_of)
    return _drawn_by(_weights(view, moves, (behind,), found.childlike), moves, random, liked)


def _weights(view: View, moves: Sequence[Move], cards: Cards, policy: Any) -> list[float]:
    """How likely a policy makes each move with these cards."""
    assert view.seat is not None
    playout, is_own = expertise(view.options).playout_of(view), view.crown_holder == view.seat
    chances = (
        playout.chances_of(move, view.seat, [cards], policy, is_own=is_own) for move in moves
    )
    return [max(chance, _LEAST) for (chance,) in chances]


def _drawn_by(
    weights: Sequence[float], moves: Sequence[Move], random: Random, liked: Liking
) -> Move:
    """One of the moves by weight; those that are liked come more often."""
    fancied = [
        weight * (1 + _FANCY * liked(move)) for weight, move in zip(weights, moves, strict=True)
    ]
    return random.choices(moves, fancied)[0]


def _warmly(scores: Sequence[tuple[Move, float]], warmth: float, random: Random) -> Move:
    """The best, or by the softmax of the scores one that is almost as good.

    What is worse by more than the warmth is never made.
    """
    if not warmth:
        return scores[0][0]
    best = max(score for _, score in scores)
    close = [(move, score) for move, score in scores if score >= best - warmth]
    weights = [exp((score - best) / warmth) for _, score in close]
    return random.choices([move for move, _ in close], weights)[0]
