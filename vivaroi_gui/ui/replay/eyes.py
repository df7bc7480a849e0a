"""Through whose eyes a replay is seen."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
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


def seen(replay: Replay, number: int, eyes: Eyes) -> View:
    """A step through those eyes, without a move to choose.

    Raises:
        Hidden: nobody may look that way now.
    """
    if eyes.sees_all:
        return replay.whole_view(number)
    return replace(replay.view(number, eyes.seat), legal=())
