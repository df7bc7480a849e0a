"""Games that are over, with parts of an explanation made up to them: for pictures and tests.

What is made up is in keeping with the game as it was played: who has won ends at one, chances move
where somebody is elected or rejected, what is told of an election was one.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

from tools.positions import court, table_at
from vivaroi_gui.ai.review import Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.vivaroi.review.parts import (
    Award,
    Flip,
    Guess,
    Honour,
    Judged,
    Slip,
    Telling,
)
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Place, Vote
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown as shown_of
from vivaroi_gui.ui.vivaroi.review.happenings import Happening, happenings

_COARSE, _SURE = 48, 800
"""Playouts of a point of the curve, and of what is said in words."""
_TOLD = 0.1
"""A change of a chance that is a turning point."""


class Explained(NamedTuple):
    """A game that is over, what it has shown, and the parts in the order in which they come."""

    players: tuple[Player, ...]
    record: Record
    shown: Shown
    parts: tuple[Part, ...]


def explained(options: Options, seed: int = 1, humans: int = 1) -> Explained:
    """A game of courtiers, and parts made up to it; the same for the same arguments."""
    players = court(options, humans)
    table = table_at(lambda view: view.result is not None, players, options, seed)
    shown = shown_of(Replay(table.record, None, CurtainPolicy.NEVER))
    return Explained(players, table.record, shown, tuple(made_up(shown, Random(seed))))


def made_up(shown: Shown, random: Random) -> Iterator[Part]:
    """All parts, progress between them."""
    told = happenings(shown.sights)
    curves = {is_public: _curve(shown, told, random, is_public) for is_public in (False, True)}
    share = 0.0
    for parts in (
        _guesses(shown, told, random),
        curves[False],
        curves[True],
        _turns(shown, told, curves[False]),
        _flips(shown, told, curves[False]),
        _luck(told, curves[False]),
        _tellings(shown, told),
        _decided(shown),
    ):
        yield from parts
        share += 0.12
        yield Progress(share)
    yield Progress(1.0)


# --- chances -----------------------------------------------------------------------------------


def _rivals(shown: Shown) -> int:
    """Who may win: the seats, and the Emissary where it plays."""
    return int(shown.sights[0].view.options.rivals)


def _end(shown: Shown) -> tuple[float, ...]:
    result = shown.sights[-1].view.result
    count = _rivals(shown)
    if result is None:
        return (1 / count,) * count
    if result.is_emissary:
        return (*(0.0,) * (count - 1), 1.0)
    return tuple((rival in result.winners) / len(result.winners) for rival in range(count))


def _curve(
    shown: Shown, told: tuple[Happening, ...], random: Random, is_public: bool
) -> list[Point]:
    """From alike to who has won, in small steps and at elections in large ones."""
    count, end, last = _rivals(shown), _end(shown), len(told) - 1
    weights = [1.0] * count
    points = []
    for at, one in enumerate(told):
        step = 0.35 if one.election else 0.12
        weights = [w * (1 + random.uniform(-step, step)) for w in weights]
        pull = (at / last) ** 3 * (0.25 if one.election else 0.04)
        whole = sum(weights)
        weights = [(1 - pull) * w / whole + pull * e for w, e in zip(weights, end, strict=True)]
        whole = sum(weights)
        means = end if at == last else tuple(w / whole for w in weights)
        is_exact = at == last or one.counted is not None
        error = 0.0 if is_exact else 0.4 / _COARSE**0.5
        points.append(
            Point(at, is_public, Chances(means, (error,) * count, 0 if is_exact else _COARSE))
        )
    return points


def _turns(shown: Shown, told: tuple[Happening, ...], curve: list[Point]) -> Iterator[Turn]:
    for since, at in pairwise(range(len(told))):
        if told[at].is_deal:
            continue
        before, after = curve[since].chances.means, curve[at].chances.means
        seats = range(shown.sights[0].view.options.seats)
        changes = sorted(seats, key=lambda seat: -abs(after[seat] - before[seat]))
        for seat in changes:
            if abs(after[seat] - before[seat]) >= _TOLD:
                yield Turn(since, at, seat, before[seat], after[seat], 0.5 / _SURE**0.5)


def _flips(shown: Shown, told: tuple[Happening, ...], curve: list[Point]) -> Iterator[Flip]:
    count = _rivals(shown)
    for at, one in enumerate(told):
        if one.election is None:
            continue
        against = [seat for seat, card in enumerate(one.election.votes) if card is Card.NO]
        if len(against) > 1:
            continue
        voters = tuple(against) or tuple(range(len(one.election.votes)))
        means = curve[at].chances.means
        instead = (*means[1:], means[0])
        said = tuple(abs(here - there) > 0.08 for here, there in zip(means, instead, strict=True))
        card = Card.YES if against else Card.NO
        yield Flip(at, voters, card, means, instead, (0.02,) * count, said)


def _luck(told: tuple[Happening, ...], curve: list[Point]) -> Iterator[Luck]:
    gains = [0.0] * len(curve[0].chances.means)
    for at, one in enumerate(told):
        if one.is_deal and at:
            for rival, mean in enumerate(curve[at].chances.means):
                gains[rival] += mean - curve[at - 1].chances.means[rival]
    yield Luck(tuple(gains), (0.005,) * len(gains))


# --- what could be guessed, decisions, awards --------------------------------------------------


def _guesses(shown: Shown, told: tuple[Happening, ...], random: Random) -> Iterator[Guess]:
    """The true cards come out of the dark, a round at a time."""
    history = {one.number: one.goals for one in shown.sights[-1].view.history}
    options = shown.sights[0].view.options
    sure = [0.04] * options.players
    for at, one in enumerate(told):
        if one.is_deal:
            sure = [1 / len(options.deck)] * options.players
        sure = [min(1.0, known * random.uniform(1.0, 1.3)) for known in sure]
        rows = []
        for person, goal in enumerate(history[one.round]):
            rest = 0.46 * (1 - sure[person])
            cast = range(len(options.cast))
            rows.append(tuple(sure[person] * (who in goal) + rest for who in cast))
        yield Guess(at, tuple(sure), tuple(rows))


def _tellings(shown: Shown, told: tuple[Happening, ...]) -> Iterator[Telling]:
    """The first acts of each person that moved a favourite of theirs."""
    history = {one.number: one.goals for one in shown.sights[-1].view.history}
    options = shown.sights[0].view.options
    for at, one in enumerate(told):
        if one.act is None:
            continue
        seat, move = one.act
        person = options.sides[seat][0]
        if move.character in history[one.round][person]:
            yield Telling(at, person, move.character, 0.31, 0.82)


def _decided(shown: Shown) -> Iterator[Part]:
    """Of seat 0 three slips; an award of each kind, as far as there are persons."""
    options = shown.sights[0].view.options
    yield Judged(0, len(shown.decisions))
    open_ = [one for one in shown.decisions if isinstance(one.move, Place | MoveUp | Vote)]
    found = 0
    for decision in open_:
        others = [move for move in decision.view.legal if move != decision.move]
        if others and found < 3:
            found += 1
            loss = 0.18 - 0.04 * found
            harmless = (None, True, False)[found - 1]
            yield Slip(decision.inputs, 0, decision.move, others[-1], loss, 0.011, harmless)
    for place, honour in enumerate(Honour):
        if place < options.players:
            at = len(shown.sights) - 1 - 3 * place
            yield Award(honour, place, at, (place + 1) % options.seats, 0.12, 0.58, 3)
