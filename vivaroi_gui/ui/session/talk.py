"""Who remarks on what: a pure function of what everybody saw, without Qt.

It is handed events, which are public, and nothing that an opponent holds, thinks, or takes time
for.  Its chance has a seed of its own; its clock counts what has happened, each thing as long as it
usually takes.  All of it is found anew from the whole game each time, so that nothing has to be
remembered: a step taken back takes back what was said about it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Seat

Lines = Mapping[str, Mapping[str, Sequence[str]]]
"""What a voice may say, in one language: by voice, then by the kind of a remark."""

VOICE_OF: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fox": "sly",
        "raven": "sly",
        "owl": "learned",
        "hare": "hasty",
        "squirrel": "hasty",
        "bear": "kind",
        "cat": "vain",
        "swan": "vain",
        "frog": "cheerful",
        "mouse": "cheerful",
        "stag": "honourable",
        "unicorn": "honourable",
        "badger": "unforgiving",
        "dragon": "dramatic",
        "boar": "dramatic",
        "hedgehog": "shy",
    }
)
"""By the animal of a seat, in every game; where animals have tempers, a voice is called as one."""


class Topic(NamedTuple):
    """What a seat may remark on."""

    kind: str
    seat: Seat


class Occasion(NamedTuple):
    """Something that everybody knows once the event of that ``number`` has been shown on a page.

    ``at_s`` is when that would be if everything took as long as it usually does.
    """

    number: int
    at_s: float
    round: int
    page: str
    topics: tuple[Topic, ...]


class Quip(NamedTuple):
    """What a seat says about an event, and on which page it is heard."""

    number: int
    page: str
    seat: Seat
    text: str


class Manners(NamedTuple):
    """How much is said: how likely one remarks on something, and how long all are silent then.

    ``rest`` is the number of occasions that are let go by after a remark; the most are of a round,
    of all together and of one of them.
    """

    chance: float
    gap_s: float
    rest: int
    most: int
    most_each: int


MANNERS: Final[Mapping[str, Manners]] = MappingProxyType(
    {"few": Manners(0.35, 25.0, 1, 4, 2), "lively": Manners(0.8, 8.0, 0, 12, 4)}
)
"""By the name of the setting; who is to say nothing is not asked."""


class _Weight(NamedTuple):
    """What comes first where several could be said, and how much likelier it is than others."""

    rank: int
    factor: float


_WEIGHTS: Final[Mapping[str, _Weight]] = {
    "won": _Weight(9, 3.0),
    "lost": _Weight(8, 3.0),
    "third": _Weight(7, 2.0),
    "crowned_own": _Weight(6, 1.5),
    "lead": _Weight(5, 1.5),
    "rival_leads": _Weight(4, 1.5),
    "last": _Weight(3, 1.0),
    "alone_no_mine": _Weight(2, 1.0),
    "own_rejected": _Weight(2, 1.0),
    "gendarme": _Weight(2, 1.0),
    "bribe": _Weight(2, 1.0),
    "alone_no_other": _Weight(1, 0.6),
    "start": _Weight(1, 1.0),
}
KINDS: Final = frozenset(_WEIGHTS)
_OF_THE_END: Final = ("won", "lost")
"""Said whatever was said before."""


def quips(
    occasions: Iterable[Occasion],
    voices: Mapping[Seat, str],
    lines: Lines,
    manners: Manners,
    seed: int,
) -> Iterator[Quip]:
    """Everything that is said in a game, in its order; only seats with a voice speak."""
    table = _Conversation(voices, lines, manners)
    for occasion in occasions:
        said = table.hear(occasion, Random(f"{seed} {occasion.number}"))
        if said is not None:
            yield said


class _Conversation:
    """What was said by now, as far as it decides on what is said next."""

    def __init__(self, voices: Mapping[Seat, str], lines: Lines, manners: Manners) -> None:
        self._voices, self._lines, self._manners = voices, lines, manners
        self._said: dict[tuple[str, str], list[str]] = {}
        self._in_round: Counter[int] = Counter()
        self._by_seat: Counter[tuple[int, Seat]] = Counter()
        self._last: Quip | None = None
        self._last_at_s = 0.0
        self._rest = 0

    def hear(self, occasion: Occasion, random: Random) -> Quip | None:
        """What is said, if anything; the weightiest remark is tried first."""
        topics = [one for one in occasion.topics if one.seat in self._voices]
        if not topics:
            return None
        random.shuffle(topics)
        topics.sort(key=lambda one: -_WEIGHTS[one.kind].rank)
        for one in topics:
            chance = self._manners.chance * _WEIGHTS[one.kind].factor
            if self._may_speak(one, occasion) and random.random() < chance:
                return self._speak(one, occasion, random)
        self._rest = max(0, self._rest - 1)
        return None

    def _may_speak(self, remark: Topic, occasion: Occasion) -> bool:
        if remark.kind in _OF_THE_END or self._last is None:
            return True
        manners, seat = self._manners, remark.seat
        return (
            self._rest == 0
            and occasion.at_s - self._last_at_s >= manners.gap_s
            and self._in_round[occasion.round] < manners.most
            and self._by_seat[occasion.round, seat] < manners.most_each
            and (seat != self._last.seat or len(self._voices) == 1)
        )

    def _speak(self, remark: Topic, occasion: Occasion, random: Random) -> Quip:
        text = self._choose(self._voices[remark.seat], remark.kind, random)
        self._in_round[occasion.round] += 1
        self._by_seat[occasion.round, remark.seat] += 1
        self._rest, self._last_at_s = self._manners.rest, occasion.at_s
        self._last = Quip(occasion.number, occasion.page, remark.seat, text)
        return self._last

    def _choose(self, voice: str, kind: str, random: Random) -> str:
        """A line comes back once all others were said, and never twice running."""
        lines, said = self._lines[voice][kind], self._said.setdefault((voice, kind), [])
        if len(said) == len(lines):
            del said[:-1]
        fresh = [line for line in lines if line not in said] or list(lines)
        said.append(random.choice(fresh))
        return said[-1]
