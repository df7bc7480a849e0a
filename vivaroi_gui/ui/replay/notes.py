"""The moments of a replay of which there is something to say: on its line, and in words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.replay.note_slip import NotePlace
from vivaroi_gui.ui.replay.track import Track, TrackMark
from vivaroi_gui.ui.replay.walk import Walk
from vivaroi_gui.ui.session.review import Remark


class Notes:
    """Says on a slip what there is to say of the step that is shown."""

    def __init__(self, walk: Walk, track: Track, place: NotePlace) -> None:
        self._walk = walk
        self._track = track
        self.place, self.slip = place, place.slip
        self._remarks: dict[int, Remark] = {}

    @property
    def steps(self) -> Sequence[int]:
        """Those that are marked, in their order."""
        return sorted(self._remarks)

    def set_remarks(self, remarks: Sequence[Remark]) -> None:
        self._remarks = {self._walk.first_step_of(one.position): one for one in remarks}
        marked = self._remarks.items()
        self._track.set_marks([TrackMark(n, one.is_slip, one.note.text) for n, one in marked])

    def told(self, number: int) -> str:
        """What there is to say of a step; nothing of most."""
        remark = self._remarks.get(number)
        return "" if remark is None else remark.note.text

    def beside(self, number: int, by: int) -> int:
        """The marked step that is next from one, on or back; itself where there is none."""
        beyond = [step for step in self._remarks if (step - number) * by > 0]
        return min(beyond, key=lambda step: abs(step - number), default=number)

    def show(self, number: int, pages: QRectF, unit: float) -> None:
        """Of that step, over the pages."""
        remark = self._remarks.get(number)
        self.place.show_note(None if remark is None else remark.note)
        self.place.fit_to(pages, unit)
