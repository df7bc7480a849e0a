"""English, in the game's fonts."""

import pytest


@pytest.fixture(autouse=True)
def _in_english(fonts: None, english: None) -> None:
    """Every paper here speaks it."""
