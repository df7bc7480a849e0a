"""The explained end of Viva il Re!: what could be known, and what decided."""

from typing import Final
from zlib import crc32

from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.options import EDITIONS

_DEFINITIONS: Final = 1
"""To be raised where the same is found out otherwise, or something else."""


def _supposed() -> str:
    """Whom a review takes people to be."""
    known = [expertise(Options(edition=edition)) for edition in EDITIONS]
    return repr([(one.kinds, one.patient, one.habits) for one in known])


VERSION: Final = f"{_DEFINITIONS}-{crc32(_supposed().encode()):08x}"
"""Of what a review says: another one where the players that it supposes are others.

A review that was kept under another one is computed again.
"""
