"""Who may look at the screen: a pure function, so that no secret depends on a window."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from vivaroi_gui.rules.core import AnyGame, Seat
from vivaroi_gui.table.players import Player


class CurtainPolicy(StrEnum):
    """When the curtain falls between humans."""

    AUTO = "auto"
    """With two or more people at the table, those who have lent their seat among them."""
    ALWAYS = "always"
    NEVER = "never"


class Look(NamedTuple):
    """``viewer``: whose secrets may be on the screen now, None for nobody's.

    ``hand_to``: the seat to which the device goes first, behind the curtain; None for no curtain.
    """

    viewer: Seat | None
    hand_to: Seat | None


def who_may_look(
    players: Sequence[Player],
    last_viewer: Seat | None,
    to_act: Sequence[Seat],
    policy: CurtainPolicy,
    first: Seat = 0,
) -> Look:
    """Whose secrets the screen may show while the seats of ``to_act`` have to act.

    ``last_viewer`` opened the curtain last and is still there (None: nobody is, as after loading);
    one who has lent their seat looks at nothing.
    ``first`` is the seat that comes first where several may act, then clockwise.
    """
    humans = [seat for seat, player in enumerate(players) if player.is_human]
    if not humans:
        return Look(None, None)
    if last_viewer not in humans:
        last_viewer = None
    waiting = _clockwise(humans, to_act, first, len(players))
    if not has_curtain(players, policy):
        return Look(_open_to(humans, waiting, last_viewer), None)
    if len(humans) == 1 and last_viewer in humans:
        return Look(last_viewer, None)
    if not waiting:
        return Look(None, None)
    next_ = waiting[0]
    return Look(next_, None) if next_ == last_viewer else Look(None, next_)


def policy_in(game: AnyGame, wish: CurtainPolicy) -> CurtainPolicy:
    """When the curtain falls in a game: never in one without secrets, whatever people wish."""
    return wish if game.has_secrets else CurtainPolicy.NEVER


def has_curtain(players: Sequence[Player], policy: CurtainPolicy) -> bool:
    """Whether secrets are covered when nobody watches the screen."""
    people = sum(player.is_persons for player in players)
    return people > 0 and (
        policy is CurtainPolicy.ALWAYS or (policy is CurtainPolicy.AUTO and people > 1)
    )


def _clockwise(
    humans: Sequence[Seat], to_act: Sequence[Seat], first: Seat, players: int
) -> list[Seat]:
    waiting = [seat for seat in humans if seat in to_act]
    return sorted(waiting, key=lambda seat: (seat - first) % players)


def _open_to(humans: Sequence[Seat], waiting: Sequence[Seat], last_viewer: Seat | None) -> Seat:
    """Without a curtain somebody's cards are open at all times."""
    if waiting:
        return waiting[0]
    return last_viewer if last_viewer is not None else humans[0]
