"""Events as steps of animation; only decoration, the view that follows is the truth."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, DUNGEONS, NOBLES, SERVANTS, Character
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    FirstCrowned,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VotesRevealed,
)
from vivaroi_gui.ui.kit.animator import Step
from vivaroi_gui.ui.vivaroi.scene.motions import Motions
from vivaroi_gui.ui.vivaroi.scene.stage import points_of

Curve = QEasingCurve.Type


class Story:
    """Turns events into steps; ``own`` is the seat whose moves need no announcement."""

    def __init__(self, motions: Motions, own: Seat | None) -> None:
        self._motions = motions
        self._own = own

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[Step]:
        """The steps of all events between two views."""
        found: list[Step] = []
        for event in events:
            tell = _TELLERS.get(type(event))
            if tell is not None:
                found += tell(self, event)
        found.append(lambda: self._motions.walk(points_of(before), points_of(after)))
        return found

    def _round_begun(self, event: RoundBegun) -> list[Step]:
        return [self._motions.fade_all_out, lambda: self._motions.fade_all_in(event.places)]

    def _placed(self, event: Placed) -> list[Step]:
        return self._acted(event.seat, event.character, event.floor)

    def _moved_up(self, event: MovedUp) -> list[Step]:
        return self._acted(event.seat, event.character, event.to)

    def _acted(self, seat: Seat, character: Character, floor: int) -> list[Step]:
        steps: list[Step] = []
        if seat != self._own:
            steps.append(lambda: self._motions.announce(character))
        steps.append(lambda: self._motions.bring({character: floor}))
        steps.append(self._motions.count)
        return steps

    def _left_over(self, event: LeftOver) -> list[Step]:
        going = dict.fromkeys(event.characters, SERVANTS)
        return [lambda: self._motions.bring(going), self._motions.count] if going else []

    def _election_called(self, event: ElectionCalled) -> list[Step]:
        return [lambda: self._motions.crown(event.nominee)]

    def _votes_revealed(self, event: VotesRevealed) -> list[Step]:
        election = event.election
        character = election.character
        if election.is_crowned:
            return [lambda: self._motions.crown(character)]
        if election.is_cancelled:
            return self._cancelled(character, election.to)
        return self._refused(character, election.to)

    def _cancelled(self, character: Character, back: int) -> list[Step]:
        return [
            lambda: self._motions.wobble(character),
            lambda: self._motions.bring({character: back}),
            self._motions.count,
        ]

    def _refused(self, character: Character, place: int) -> list[Step]:
        steps: list[Step] = [lambda: self._motions.uncrown(character)]
        if place in DUNGEONS:
            steps += self._locked_up(character, place)
        elif place < NOBLES:  # the Jester, who falls
            steps.append(lambda: self._motions.bring({character: place}))
        else:
            steps.append(lambda: self._motions.send_out(character))
        return [*steps, self._motions.count]

    def _locked_up(self, character: Character, dungeon: int) -> list[Step]:
        return [
            lambda: self._motions.slide_grille(dungeon, 1, Curve.OutQuad),
            lambda: self._motions.bring({character: dungeon}),
            lambda: self._motions.put_behind(character),
            lambda: self._motions.slide_grille(dungeon, 0, Curve.OutBounce),
        ]

    def _first_crowned(self, event: FirstCrowned) -> list[Step]:
        """Aside, with the crown: the throne is free for the second of the couple."""
        king = event.count.king
        return [lambda: self._motions.bring({king: BESIDE_THRONE}), self._motions.count]


_TELLERS: dict[type[Event], Callable[..., list[Step]]] = {
    RoundBegun: Story._round_begun,
    Placed: Story._placed,
    MovedUp: Story._moved_up,
    LeftOver: Story._left_over,
    ElectionCalled: Story._election_called,
    VotesRevealed: Story._votes_revealed,
    FirstCrowned: Story._first_crowned,
}
