"""Whom and what a review of Vienna supposes."""

from zlib import crc32

from vivaroi_gui.ai.vienna.review.measured import SHARPENED
from vivaroi_gui.ai.vienna.review.standing import UNLIKE
from vivaroi_gui.ai.vienna.tastes import SOUND


def supposed() -> str:
    """Another text where players or figures are others: what was found out by them is stale."""
    return f"{crc32(repr((SOUND, UNLIKE, SHARPENED)).encode()):08x}"
