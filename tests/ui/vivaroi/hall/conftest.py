"""Elections by the real rules, and a hall on a shown window."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Focused
from tests.ui.vivaroi.scene.positions import INDEX, Match
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp
from vivaroi_gui.table.players import Kind, Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.hall import HallPage

ODESSA = INDEX["odessa"]
NAMES = ("Giulia", "Marco", "Amélie", "Luc", "<b>Pia</b>", "Wilhelmina von Wunderbar")
COLOURS = ("crimson", "cobalt", "emerald", "saffron", "violet", "charcoal")
AVATARS = ("fox", "owl", "hare", "bear", "cat", "frog")


def players(count: int) -> tuple[Player, ...]:
    rows = zip(NAMES[:count], COLOURS, AVATARS, strict=False)
    return tuple(Player(name, Kind.HUMAN, None, colour, avatar) for name, colour, avatar in rows)


def election(count: int = 5) -> Match:
    """Odessa is on the throne: all vote now.  Seat 2 has proposed her."""
    floors = dict(zip(CAST, (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3), strict=True))
    match = Match(Options(players=count, placement=Placement.RANDOM), **floors)
    for turn in range(3):
        match.play(turn % count, MoveUp(ODESSA, 4 + turn))
    return match


class Voter:
    """Works a hall as a person does and writes down what it says."""

    def __init__(self, page: HallPage) -> None:
        self.page = page
        self.sealed: list[Move] = []
        self.continued = 0
        self.idle = 0
        page.chosen.connect(self.sealed.append)
        page.continued.connect(self._on_continued)
        page.idle.connect(self._on_idle)

    def _on_continued(self) -> None:
        self.continued += 1

    def _on_idle(self) -> None:
        self.idle += 1

    def sit_down(self, count: int) -> None:
        self.page.set_game(players(count), Options(count), TableOptions())

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key) -> None:
        """To whatever has the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.page, key)

    def lay(self, key: Qt.Key = Qt.Key.Key_Return) -> None:
        """With the deliberate key."""
        target, control = QApplication.focusWidget() or self.page, Qt.KeyboardModifier
        QTest.keyClick(target, key, control.ControlModifier)

    def card(self, number: int) -> QWidget:
        return self.page.ballot.cards[number]

    @property
    def confirm(self) -> QWidget:
        return self.page.ballot.confirm

    @property
    def proceed(self) -> QWidget:
        return self.page._continue

    def words(self) -> list[str]:
        """Everything that a person could read, hear or find in a tooltip."""
        widgets = [self.page, *self.page.findChildren(QWidget)]
        told = [
            text
            for widget in widgets
            for text in (
                widget.accessibleName(),
                widget.accessibleDescription(),
                widget.toolTip(),
                widget.statusTip(),
                widget.windowTitle(),
            )
        ]
        return told + [place.tag.toolTip() for place in self.page.stage.places]

    def run_to(self, step: int, share: float) -> None:
        """Brings the reveal to that share of one of its steps, and holds it there."""
        for _ in range(step):
            finish(self.running())
        animation = self.running()
        animation.pause()
        animation.setCurrentTime(int(animation.totalDuration() * share))

    def running(self) -> QAbstractAnimation:
        animation = self.page._drama.animator._current
        assert animation is not None
        return animation

    def play(self, events: Sequence[Event], match: Match, seat: int | None = 0) -> None:
        self.page.animate(events, match.view(seat))


def finish(animation: QAbstractAnimation) -> None:
    if animation.state() is QAbstractAnimation.State.Paused:
        animation.resume()
    animation.setCurrentTime(animation.totalDuration())


class Echo(QTranslator):
    """A language in which every text stands in guillemets."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"«{source}»"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def voter(settings: Settings, focused: Focused) -> Iterator[Voter]:
    """A hall of 1024 x 602 in focus, with five players."""
    page = HallPage(settings)
    page.resize(1024, 562)
    page.set_game(players(5), Options(5), TableOptions())
    focused(page)
    yield Voter(page)
    page.skip()
