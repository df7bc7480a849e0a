"""Another process reads the game over AT-SPI and plays it: no picture, no mouse, no key.

Whole games: ``dev.py soak aloud``.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tools.positions import family, table_at
from tools.soak.aloud import Hands, program
from tools.soak.desk import lacking
from tools.soak.reader import ScreenReader, Thing
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import NOBLES
from vivaroi_gui.table.store import Store
from vivaroi_gui.ui.vivaroi.words.lore import Lore

pytestmark = pytest.mark.skipif(bool(lacking()), reason=lacking() or "nothing is lacking")


def before_the_throne(view: View) -> bool:
    """The first of three people may move somebody onto the throne."""
    return view.phase is Phase.ASCENT and view.turn == 0 and NOBLES in view.places


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[ScreenReader]:
    store = Store(tmp_path / "games")
    table_at(before_the_throne, family(3, 3), store=store)
    with program(store.file, tmp_path) as reader:
        yield reader


def names(things: list[Thing]) -> list[str]:
    return [one.name for one in things]


def test_an_election_is_held_by_assistive_technology_alone(reader: ScreenReader) -> None:
    hands = Hands(reader, Random(1))
    curtain = reader.wait("dialog", "The curtain is down: Giulia")
    assert reader.find("panel", "The castle") is None
    reader.wait("push button", "I am Giulia").press()
    hands.open_curtain()
    del curtain
    castle = reader.wait("panel", "The castle")
    lists = [one for one in castle.below if one.role == "list"]
    floors = [one for one in lists if re.search(r", floor \d", one.name)]
    assert [re.findall(r"floor (\d)", one.name)[0] for one in floors] == list("6543210")
    told = Counter(names([pawn for floor in lists[:-1] for pawn in floor.below]))
    everybody = [Lore().full_name(character) for character in range(13)]
    assert sum(told.values()) == len(everybody)
    assert all(any(one.startswith(name) for one in told) for name in everybody)

    rows = reader.wait("list", "Possible moves").below
    throne = next(one for one in rows if "to the throne" in one.name)
    stuck = [one for floor in floors for one in floor.below if not one.is_enabled]
    assert all("Press" not in one.actions for one in stuck)
    reader.announced()
    throne.press()
    for _ in range(20):
        if hands.step() == "pressed Continue":
            break
    said = " ".join(reader.announced())
    assert said.count("all vote!") == 1
    for seat in ("Marco", "Amélie"):
        assert f"The curtain is down: {seat} is next." in said
    cards, outcome = said.find("Yes: "), max(said.find("Rejected!"), said.find("Long live"))
    assert outcome > max(cards, said.find("No: ")) >= 0
