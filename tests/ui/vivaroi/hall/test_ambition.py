"""What the viewer's Ambition asks is read in a vote: all of it, in every language."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.vivaroi.hall.conftest import Voter
from tests.ui.vivaroi.hall.court import PAIRS, Court
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit import lettering, writing
from vivaroi_gui.ui.kit.fonts import fit_small_print, scale_text
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.spots import VoterSpots
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_condition, ambition_title

Teams = tuple[tuple[int, ...], ...] | None
SIZES = ((1024, 594), (1440, 854), (3840, 2068))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that papers write from now on."""
    texts: list[str] = []
    write = lettering.write

    def noted(*arguments: object) -> None:
        texts.append(str(arguments[2]))
        write(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(writing, "write", noted)
    return texts


@pytest.fixture
def small_print() -> Iterator[Callable[[float, float], None]]:
    yield fit_small_print
    fit_small_print(0, 0)


@pytest.fixture
def larger() -> Iterator[Callable[[float], None]]:
    yield scale_text
    scale_text(1.0)


def sit(voter: Voter, players: int, teams: Teams) -> Court:
    court = Court(players, ambition=True, teams=teams)
    voter.page.set_game(court.players, court.options, TableOptions())
    return court


def vote(voter: Voter, court: Court, ambition: str) -> None:
    court.state.ambitions = [ambition] * court.options.players
    voter.page.show_view(court.view(0))


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speaks a language, and English again after the test."""
    speaker = Speaker(qapp)
    yield speaker.speak
    speaker.speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "teams"), [(5, None), (8, None), (8, PAIRS)])
def test_every_condition_is_read_whole_in_a_vote(
    voter: Voter,
    speak: Callable[[str], None],
    drawn: list[str],
    small_print: Callable[[float, float], None],
    language: str,
    size: tuple[int, int],
    players: int,
    teams: Teams,
) -> None:
    speak(language)
    small_print(size[0], size[1] + 46)
    voter.page.resize(*size)
    court = sit(voter, players, teams)
    for ambition in AMBITIONS:
        drawn.clear()
        vote(voter, court, ambition)
        voter.page.favourites.grab()
        assert ambition_condition(ambition) in " ".join(drawn)
        assert ambition_title(ambition) in " ".join(drawn)
        assert not any("…" in text for text in drawn)


@pytest.mark.parametrize("text", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("teams", [None, PAIRS])
def test_a_condition_is_read_on_the_unfolded_card_in_large_text(
    voter: Voter,
    drawn: list[str],
    english: None,
    larger: Callable[[float], None],
    text: float,
    teams: Teams,
) -> None:
    larger(text)
    voter.page.resize(1440, 854)
    vote(voter, sit(voter, 8, teams), "two_dungeons")
    drawn.clear()
    voter.click(voter.page._own.fold)
    voter.page.favourites.grab()
    assert ambition_condition("two_dungeons") in " ".join(drawn)


@pytest.mark.parametrize(("size", "others"), [*product(SIZES, range(1, 8))])
def test_the_higher_card_lies_clear_of_the_voters_cards(size: tuple[int, int], others: int) -> None:
    hall = HallGeometry(*size)
    own = hall.favourites(others, has_ambition=True)
    spots = VoterSpots(hall, is_wide=False).aside(others, 2)
    assert own.bottom() < min(spot.card.y() - spot.width * CARD_RATIO / 2 for spot in spots)
    assert own.top() > 0
