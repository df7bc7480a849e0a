"""Which part of the castle moves when: small acts that begin by chance, a few at a time.

Without Qt.  The generator is one of its own, seeded by public things: what is drawn here tells
nothing, and changes nothing.
"""

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

MOST = 4
"""So many items move at once, at most."""
_APART = 250, 900
"""Milliseconds from the beginning of an act to that of the next one."""


class IdleKind(StrEnum):
    """What may happen by itself."""

    FLAG = "a flag waves"
    FIRE = "a torch, the hearth or the forge burns higher"
    BLINK = "somebody blinks"
    CAT = "the cat does what cats do"
    SMOKE = "smoke rises"
    CANDLES = "two candles flicker"
    PORTRAITS = "two portraits look aside"
    GUARD = "a guard looks about"
    FLYER = "a bat flies over the roof, by day a bird"
    COURTIER = "somebody looks out of a window"
    CLOUD = "a cloud passes the moon, by day the sun"


class Trait(NamedTuple):
    """Of a kind: how often it comes, for how long (milliseconds), and not again for how long."""

    weight: float
    milliseconds: tuple[int, int]
    pause: int = 0
    items: int = 1


TRAITS: Final = {
    IdleKind.FLAG: Trait(2, (3000, 7000)),
    IdleKind.FIRE: Trait(2, (2600, 5300)),
    IdleKind.BLINK: Trait(2, (150, 150), 700),
    IdleKind.CAT: Trait(1, (1000, 1800), 4000),
    IdleKind.SMOKE: Trait(1, (4200, 4200), 5000),
    IdleKind.CANDLES: Trait(1, (2720, 2720), items=2),
    IdleKind.PORTRAITS: Trait(1, (2200, 2200), 12_000, 2),
    IdleKind.GUARD: Trait(1, (2450, 2450), 9000),
    IdleKind.FLYER: Trait(1, (5000, 5000), 45_000),
    IdleKind.COURTIER: Trait(0.5, (3200, 3200), 9000),
    IdleKind.CLOUD: Trait(0.5, (40_000, 40_000)),
}


class IdleAct(NamedTuple):
    """``variant`` is any number: which of several, and how, a show takes from it."""

    kind: IdleKind
    milliseconds: int
    variant: int


class IdleStep(NamedTuple):
    """An act, and how long it has been going on; at its end exactly as long as it is."""

    act: IdleAct
    since: int

    @property
    def is_last(self) -> bool:
        return self.since >= self.act.milliseconds


class Acts:
    """The same acts from the same seed and the same steps of time."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._now = 0
        self._next_at = 0
        self._running: list[tuple[int, IdleAct]] = []
        self._free_at = dict.fromkeys(IdleKind, 0)

    def go_on(self, milliseconds: int) -> Iterator[IdleStep]:
        """Lets time pass; every act that is going on, once."""
        self._now += milliseconds
        steps = [
            IdleStep(act, min(self._now - begun, act.milliseconds)) for begun, act in self._running
        ]
        self._running = [
            one for one, step in zip(self._running, steps, strict=True) if not step.is_last
        ]
        yield from steps
        if self._now >= self._next_at:
            self._begin()

    @property
    def moving(self) -> int:
        """How many items are moved by what is going on."""
        return sum(TRAITS[act.kind].items for _, act in self._running)

    def _begin(self) -> None:
        self._next_at = self._now + self._random.randrange(*_APART)
        free = [kind for kind in IdleKind if self._may_begin(kind)]
        if not free:
            return
        (kind,) = self._random.choices(free, [TRAITS[one].weight for one in free])
        shortest, longest = TRAITS[kind].milliseconds
        act = IdleAct(
            kind, self._random.randint(shortest, longest), self._random.randrange(1 << 16)
        )
        self._running.append((self._now, act))
        self._free_at[kind] = self._now + act.milliseconds + TRAITS[kind].pause

    def _may_begin(self, kind: IdleKind) -> bool:
        """Nothing of a kind goes on twice: two acts never move the same item."""
        return self._now >= self._free_at[kind] and self.moving + TRAITS[kind].items <= MOST
