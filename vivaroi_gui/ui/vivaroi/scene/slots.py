"""Which of the four places on its floor a character takes: decoration, but never random."""

from collections.abc import Mapping, Sequence

from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, NOBLES, SERVANTS, WCS, Character

Slots = dict[Character, int]
"""The place 0-3 of each character on floors 0-5."""

FROM_WC = FLOOR_LIMIT - 1
"""The place next to the WC's door."""

# Places for 1 to 4 characters that were there from the start: a little irregular, as if played.
_PATTERNS: tuple[tuple[tuple[int, ...], ...], ...] = (
    ((0,), (1,), (2,), (3,)),
    ((1, 2), (0, 2), (1, 3), (2, 3), (0, 3)),
    ((0, 1, 2), (0, 1, 3), (1, 2, 3)),
    ((0, 1, 2, 3),),
)


def arranged(
    places: Sequence[int], before: Sequence[int] = (), slots: Mapping[Character, int] | None = None
) -> Slots:
    """Slots for ``places``: whoever stayed on a floor keeps its own, arrivals take the nearest.

    ``before`` and ``slots`` are what was arranged last; without them everybody is new.
    """
    known = dict(slots or {})
    known |= {character: FROM_WC for character, place in enumerate(before) if place in WCS}
    found: Slots = {}
    for floor in range(SERVANTS, NOBLES + 1):
        here = [character for character, place in enumerate(places) if place == floor]
        stayed = {
            character: known[character]
            for character in here
            if character in known and before[character] == floor
        }
        arrived = [character for character in here if character not in stayed]
        found |= stayed | _arrivals(floor, arrived, set(stayed.values()), known)
    return found


def _arrivals(
    floor: int, arrived: list[Character], taken: set[int], known: Mapping[Character, int]
) -> Slots:
    if not taken and len(arrived) > 1:
        patterns = _PATTERNS[len(arrived) - 1]
        return dict(zip(arrived, patterns[(floor * 2 + 1) % len(patterns)], strict=True))
    found: Slots = {}
    for character in arrived:
        free = [slot for slot in range(FLOOR_LIMIT) if slot not in taken]
        found[character] = nearest(free, known.get(character, (floor + 2) % FLOOR_LIMIT))
        taken.add(found[character])
    return found


def nearest(free: Sequence[int], wish: int) -> int:
    """The free slot nearest to the wished one, the left one of two."""
    return min(free, key=lambda slot: (abs(slot - wish), slot))
