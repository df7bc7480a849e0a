"""Whole games as text to read, compared byte for byte.

With REWRITE_PLAYTHROUGHS=1 in the environment the files are written anew from their moves; read
the difference before you keep it.
"""

import os
from pathlib import Path

import pytest

from tests.rules.vienna.transcript import transcript

FILES = sorted(Path(__file__).with_name("playthroughs").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_reads_as_it_is_written_down(file: Path) -> None:
    written = file.read_bytes().decode()
    told = transcript(written)
    if os.environ.get("REWRITE_PLAYTHROUGHS") == "1":
        file.write_bytes(told.encode())
    else:
        assert told == written


def test_the_playthroughs_are_found() -> None:
    assert {"three-players", "four-players"} <= {file.stem for file in FILES}
