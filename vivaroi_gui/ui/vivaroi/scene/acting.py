"""A player's act, so that all can follow it: who, whom and where.

Everything here follows from what all see: who moves, which character, to which place.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE, WCS, Character
from vivaroi_gui.ui.vivaroi.pictures import Mood
from vivaroi_gui.ui.vivaroi.scene.board_stage import BoardStage
from vivaroi_gui.ui.vivaroi.scene.pawn import Pawn

_SEWN: Final = (0.12, 0.68)
"""From which share of the beat to which the thread is sewn."""
_LOOKS: Final = 0.5
"""The share of the beat at which the character and its neighbours look where it goes."""
_CROUCH_MS = 90
_CROUCH, _SQUASH = (0.08, 0.10), 0.14
_NEAR: Final = (190.0, 120.0)
"""Units across and up or down within which others take notice, and how many do at most."""
_ONLOOKERS = 4
_DUST = 1.5


class Tempo(NamedTuple):
    """Milliseconds at normal speed: before the way, on it, and until what has landed rests."""

    beat: int
    way: int
    rest: int


PLACING: Final = Tempo(220, 360, 140)
QUIET: Final = Tempo(300, 380, 140)
LOUD: Final = Tempo(420, 480, 300)
CALL: Final = Tempo(500, 650, 250)


def tempo_of(place: int, *, is_jester: bool) -> Tempo:
    """That of an ascent: what is rare, and counts for much, takes longer."""
    if place == THRONE:
        return CALL
    return LOUD if place == NOBLES or place in WCS or is_jester else QUIET


class Sender(NamedTuple):
    """Whose act it is: the colour, and where the ticket ends that the thread comes from."""

    colour: QColor
    ticket: QPointF | None


SenderOf = Callable[[Seat], Sender]


class Acting:
    """The parts of one act by the share of its time; at the end nothing of it is left."""

    def __init__(self, stage: BoardStage, character: Character, place: int, sender: Sender) -> None:
        self._stage = stage
        self._character = character
        self._place = place
        self._sender = sender
        self._onlookers: list[Pawn] = []
        self._is_announced = False

    @property
    def _pawn(self) -> Pawn:
        return self._stage.cast.pawn(self._character)

    # --- before the way ------------------------------------------------------------------------

    def announce(self, share: float, milliseconds: float) -> None:
        """The thread reaches the character, which looks up and bends its knees."""
        self._is_announced = True
        self._sew((share - _SEWN[0]) / (_SEWN[1] - _SEWN[0]))
        if share >= _LOOKS and not self._onlookers:
            self._look()
        crouch = max(0.0, 1 - (1 - share) * milliseconds / _CROUCH_MS) if share < 1 else 0.0
        across, up = _CROUCH
        self._pawn.squash(1 + across * crouch, 1 - up * crouch)

    def _sew(self, share: float) -> None:
        if self._sender.ticket is not None:
            unit = self._stage.cast.geometry.scale
            middle = self._pawn.pos() - QPointF(0, self._pawn.height / 2)
            self._stage.thread.lay(self._sender.ticket, middle, self._sender.colour, unit)
            self._stage.thread.sew(share)

    def _look(self) -> None:
        """Up where it goes up, else aside; those near to where it will land glance there."""
        cast = self._stage.cast
        stand = cast.seating.landing(cast.geometry, self._character, self._place)
        if stand is None:
            return
        self._pawn.show_mood(_glance(self._pawn.pos(), stand.feet))
        across, around = (units * cast.geometry.scale for units in _NEAR)
        near = [
            pawn
            for pawn in cast.pawns
            if pawn is not self._pawn
            and pawn.isVisible()
            and abs(pawn.x() - stand.feet.x()) < across
            and abs(pawn.y() - stand.feet.y()) < around
        ]
        self._onlookers = [self._pawn, *near[:_ONLOOKERS]]
        for pawn in self._onlookers[1:]:
            pawn.show_mood(Mood.LEFT if pawn.x() > stand.feet.x() else Mood.RIGHT)

    # --- after it ------------------------------------------------------------------------------

    def land(self, share: float) -> None:
        """Dust in the mover's colour, a glad face, and the thread is taken up again."""
        stage, pawn = self._stage, self._pawn
        if self._is_announced:
            self._sew(1 - share)
        squash = _SQUASH * (1 - share)
        pawn.squash(1 + squash, 1 - squash)
        if share < 1:
            pawn.show_mood(Mood.GLAD)
            stage.dust.rise(pawn.pos(), self._sender.colour, share)
            return
        stage.dust.hide()
        for one in (pawn, *self._onlookers):
            one.show_mood(stage.cast.moods.get(one.character))


def _glance(here: QPointF, there: QPointF) -> Mood:
    if abs(there.x() - here.x()) > abs(there.y() - here.y()):
        return Mood.LEFT if there.x() < here.x() else Mood.RIGHT
    return Mood.UP
