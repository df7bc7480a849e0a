"""Through whose eyes a replay is seen."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.replay import Replay


class Eyes(NamedTuple):
    """Those of a seat, or without one of everybody; ``sees_all``: nothing is hidden any more."""

    seat: Seat | None = None
    sees_all: bool = False


PUBLIC: Final = Eyes()
ALL: Final = Eyes(sees_all=True)


def offered(replay: Replay) -> Iterator[Eyes]:
    """The eyes that may be chosen, those behind a curtain among them."""
    yield PUBLIC
    yield from (Eyes(seat) for seat in replay.open_seats)
    if replay.hand_to is not None:
        yield Eyes(replay.hand_to)
    if replay.is_over:
        yield ALL
