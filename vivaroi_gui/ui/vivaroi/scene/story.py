"""Events as motions; only decoration, the view that follows is the truth."""

from collections.abc import Callable, Sequence
from functools import partial

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
from vivaroi_gui.ui.kit.animator import Motion
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.vivaroi.scene.acting import PLACING, Tempo, tempo_of
from vivaroi_gui.ui.vivaroi.scene.board_stage import points_of
from vivaroi_gui.ui.vivaroi.scene.motions import Motions

Curve = QEasingCurve.Type


class Story:
    """Turns events into motions; ``own`` is the seat whose moves need no announcement."""

    def __init__(self, motions: Motions, own: Seat | None) -> None:
        self._motions = motions
        self._own = own
        self._jester: Character | None = None

    def motions_of(self, events: Sequence[Event], before: View, after: View) -> list[Motion]:
        """The motions of all events between two views."""
        self._jester = after.options.jester
        found: list[Motion] = []
        for event in events:
            tell = _TELLERS.get(type(event))
            if tell is not None:
                found += tell(self, event)
        found.append(lambda: self._motions.move_shields(points_of(before), points_of(after)))
        return found

    def _round_begun(self, event: RoundBegun) -> list[Motion]:
        return [self._motions.fade_all_out, lambda: self._motions.fade_all_in(event.places)]

    def _placed(self, event: Placed) -> list[Motion]:
        return self._acted(event.seat, event.character, event.floor, PLACING)

    def _moved_up(self, event: MovedUp) -> list[Motion]:
        tempo = tempo_of(event.to, is_jester=event.character == self._jester)
        return self._acted(event.seat, event.character, event.to, tempo)

    def _acted(self, seat: Seat, character: Character, place: int, tempo: Tempo) -> list[Motion]:
        acting = self._motions.act(seat, character, place)
        motions: list[Motion] = []
        if seat != self._own:
            motions.append(lambda: self._motions.announce(acting, character, tempo))
        motions.append(lambda: self._motions.bring({character: place}, tempo))
        motions.append(self._motions.update_plaques)
        motions.append(lambda: self._motions.land(acting, tempo))
        return motions

    def _left_over(self, event: LeftOver) -> list[Motion]:
        going = dict.fromkeys(event.characters, SERVANTS)
        return [lambda: self._motions.bring(going), self._motions.update_plaques] if going else []

    def _election_called(self, event: ElectionCalled) -> list[Motion]:
        return [partial(sound, Cue.CANDIDATE), lambda: self._motions.hail(event.nominee)]

    def _votes_revealed(self, event: VotesRevealed) -> list[Motion]:
        election = event.election
        character = election.character
        if election.is_crowned:
            return [lambda: self._motions.crown(character)]
        if election.is_cancelled:
            return self._cancelled(character, election.to)
        return self._refused(character, election.to)

    def _cancelled(self, character: Character, back: int) -> list[Motion]:
        return [
            lambda: self._motions.wobble(character),
            lambda: self._motions.bring({character: back}),
            self._motions.update_plaques,
        ]

    def _refused(self, character: Character, place: int) -> list[Motion]:
        motions: list[Motion] = [lambda: self._motions.uncrown(character)]
        if place in DUNGEONS:
            motions += self._locked_up(character, place)
        elif place < NOBLES:  # the Jester, who falls
            motions.append(partial(sound, Cue.TUMBLE))
            motions.append(lambda: self._motions.tumble(character, place))
        else:
            motions.append(lambda: self._motions.send_out(character))
        return [*motions, self._motions.update_plaques]

    def _locked_up(self, character: Character, dungeon: int) -> list[Motion]:
        return [
            lambda: self._motions.slide_grille(dungeon, 1, Curve.OutQuad),
            lambda: self._motions.bring({character: dungeon}),
            lambda: self._motions.put_behind(character),
            lambda: self._motions.slide_grille(dungeon, 0, Curve.OutBounce),
        ]

    def _first_crowned(self, event: FirstCrowned) -> list[Motion]:
        """Aside, with the crown: the throne is free for the second of the couple."""
        king = event.count.king
        return [
            partial(sound, Cue.WEDDING),
            lambda: self._motions.bring({king: BESIDE_THRONE}),
            self._motions.update_plaques,
        ]


_TELLERS: dict[type[Event], Callable[..., list[Motion]]] = {
    RoundBegun: Story._round_begun,
    Placed: Story._placed,
    MovedUp: Story._moved_up,
    LeftOver: Story._left_over,
    ElectionCalled: Story._election_called,
    VotesRevealed: Story._votes_revealed,
    FirstCrowned: Story._first_crowned,
}
