"""Whom and what a review of the castle supposes."""

from zlib import crc32

from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.review.leads import FITTED
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.options import EDITIONS


def supposed() -> str:
    """Another text where players or figures are others: what was found out by them is stale."""
    known = [expertise(Options(edition=edition)) for edition in EDITIONS]
    players = [(one.kinds, one.patient, one.habits) for one in known]
    return f"{crc32(repr((players, FITTED)).encode()):08x}"
