"""A game in a file of people's own: the record, to be kept, given away or sent with a report."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from vivaroi_gui import __version__
from vivaroi_gui.table import record as records
from vivaroi_gui.table.files import write_given
from vivaroi_gui.table.players import with_names
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.store import StoreError


def export(record: Record, file: Path, system: str) -> None:
    """Writes a game, and on what system it was played.

    Raises:
        StoreError: the file is as it was.
    """
    try:
        write_given(file, records.write(record.without_notes, f"{__version__}, {system}"))
    except OSError as error:
        raise StoreError(error.strerror or str(error)) from error


def renamed(record: Record, names: Sequence[str]) -> Record:
    """The same game, played by people of other names; ``names`` are by person."""
    return replace(record, players=with_names(record.players, names))
