"""The bar below a replay, as it is read in any window and heard."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.said import spoken
from tests.ui.words_drawn import reading
from tools.positions import family, table_at
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.replay.screen import ReplayScreen
from vivaroi_gui.ui.setting import TextSize
from vivaroi_gui.ui.settings import Speed

CHANCE = "Chance of winning: 20% → 35%, −2 points"


@pytest.fixture
def replay(lent_window: MainWindow) -> ReplayScreen:
    """A game of three that is over, watched again."""
    lent_window.open(table_at(lambda view: view.result is not None, family(3)))
    QApplication.processEvents()
    lent_window.commands.replay.trigger()
    screen = lent_window.replays.screen
    assert screen is not None
    return screen


@pytest.mark.parametrize(
    ("size", "text"), [((1440, 900), TextSize.P100), ((720, 450), TextSize.P200)]
)
def test_what_happened_is_told_whole_in_any_window(
    replay: ReplayScreen,
    size: tuple[int, int],
    text: TextSize,
    lent_window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lent_window.resize(*size)
    lent_window.settings.update(text=text)
    QApplication.processEvents()
    caption = replay.bar.caption
    for number in range(0, len(replay.walk.steps), 12):
        replay.go(number)
        with reading(monkeypatch) as reader:
            reader.read(caption)
        assert " ".join(reader.texts).endswith(caption.told)


def test_each_speed_says_that_it_is_one(replay: ReplayScreen) -> None:
    told = {speed: button.accessibleName() for speed, button in replay.bar.speeds.items()}
    assert told == {
        Speed.SLOW: "Speed: Slow",
        Speed.NORMAL: "Speed: Normal",
        Speed.FAST: "Speed: Fast",
    }


def test_signs_that_readers_drop_are_words_wherever_the_bar_is_heard(replay: ReplayScreen) -> None:
    replay.bar.show_step(3, "Round 1", CHANCE, "")
    for part in (replay.bar.caption, replay.bar.track):
        assert "Chance of winning: 20%, then 35%, minus 2 points" in spoken(part)
        assert not set("→−").intersection(spoken(part))
