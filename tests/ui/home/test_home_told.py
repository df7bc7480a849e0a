"""What the first page tells those who do not see it."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from tests.ui.home.conftest import Host
from tests.ui.said import headings_in


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read out though no focus leads there."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_headings_lead_from_part_to_part(host: Host) -> None:
    host.page.resize(1440, 840)
    titles = ["Which story tonight?", "New game", "Round the table", "Kind of game"]
    assert headings_in(host.page) == titles


def test_whoever_comes_or_goes_it_is_said_how_many_play(host: Host, said: list[str]) -> None:
    host.click(host.row(3).remove)
    assert said.pop() == "3 players (3 to 6)"
    host.click(host.page.seats.add)
    assert said.pop() == "4 players (3 to 6)"


def test_after_mixing_it_is_said_who_sits_next_to_whom(host: Host, said: list[str]) -> None:
    host.click(host.page.seats.mix)
    names = [player.name for player in host.page.players]
    assert said == [f"{', '.join(names[:-1])} and {names[-1]}"]
