"""Why a strong player would make a move.  Light: the window knows these words too."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a strong player would make a move; each is asked of the rules, and so true."""

    TRIED = "tried"
    """It ended best in the rounds that were thrown and played in thought, for no plain reason."""
