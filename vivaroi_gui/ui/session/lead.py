"""Who has come to the front by a count, has lost it, or is last: from totals that all have seen."""

from collections.abc import Sequence

from vivaroi_gui.ui.session.talk import Topic


def topics_of_count(before: Sequence[int], after: Sequence[int]) -> tuple[Topic, ...]:
    """What each seat may remark on, of totals by seat; whoever shares a place is silent."""
    first, was_first = _alone(after, max(after)), _alone(before, max(before))
    last = _alone(after, min(after))
    found = []
    if first != was_first:
        found += [Topic("lead", seat) for seat in first]
        found += [Topic("rival_leads", seat) for seat in was_first]
    return (*found, *(Topic("last", seat) for seat in last))


def topics_of_end(winners: Sequence[int], seats: int) -> tuple[Topic, ...]:
    """Whoever has won, and all the others."""
    return tuple(Topic("won" if seat in winners else "lost", seat) for seat in range(seats))


def _alone(totals: Sequence[int], total: int) -> list[int]:
    """The seat that has a total, if it is one alone."""
    found = [seat for seat, one in enumerate(totals) if one == total]
    return found if len(found) == 1 else []
