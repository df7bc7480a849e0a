"""Where the parts of a finished game are kept: beside it, and readable by this version alone."""

from vivaroi_gui.ai.kept_parts import NoParts, read_parts, write_parts
from vivaroi_gui.ai.review import Basis, Part
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.table.finished import Finished
from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.catalog import screens


class ReviewKeeper:
    """Whatever is wrong with what was kept, all is found out again."""

    def __init__(self, finished: Finished, record: Record) -> None:
        self._finished = finished
        self._record = record

    def read(self, shown: Shown) -> tuple[Part, ...] | None:
        """All parts; None where they have to be found out."""
        text = self._finished.review(self._record)
        try:
            return None if text is None else read_parts(text, shown, self._basis)
        except NoParts:
            return None

    def write(self, parts: tuple[Part, ...]) -> None:
        """Keeps all parts, if the game is kept."""
        self._finished.keep_review(
            self._record, write_parts(parts, self._record.options, self._basis)
        )

    @property
    def _basis(self) -> Basis:
        return screens(self._record.options.game).retelling().explained_with
