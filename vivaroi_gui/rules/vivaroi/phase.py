"""Where a round stands."""

from enum import StrEnum


class Phase(StrEnum):
    """Where the round stands."""

    DEAL = "deal"
    """Before the goals of a round are dealt: at the start, and after a coronation."""
    AMBITION = "ambition"
    """Everybody keeps one of two Ambition cards (2024)."""
    PLACING = "placing"
    ASCENT = "ascent"
    ELECTION = "election"
    GAME_OVER = "game_over"


# Members of an enum are slow to look up; the flow asks for them in every move.
DEAL, AMBITION, PLACING, ASCENT, ELECTION, GAME_OVER = Phase
