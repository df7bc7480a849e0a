"""Nothing that is seen of an election flashes more than three times a second."""

import pytest
from PySide6.QtGui import QColor, QImage

from tests.ui.flashes import flashing, is_too_much
from tests.ui.vivaroi.hall.conftest import Voter, finish
from tests.ui.vivaroi.hall.test_secrecy import voted
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, Vote

_APART_MS = 80


def film(voter: Voter, *cards: Card) -> list[QImage]:
    """The whole reveal at normal speed, a picture for every so many milliseconds."""
    match = voted(*cards[:-1], None)
    voter.page.show_view(match.view(0))
    voter.play(match.play(len(cards) - 1, Vote(cards[-1])), match)
    pictures = []
    while voter.page._drama.animator.is_running:
        animation = voter.running()
        animation.pause()
        for moment in range(0, animation.totalDuration(), _APART_MS):
            animation.setCurrentTime(moment)
            pictures.append(voter.page.grab().toImage())
        finish(animation)
    return pictures


@pytest.mark.parametrize("last", [YES, NO], ids=["crowned", "refused"])
def test_a_reveal_does_not_flash(voter: Voter, last: Card) -> None:
    pictures = film(voter, YES, YES, YES, YES, last)
    assert len(pictures) * _APART_MS > 1500
    assert not is_too_much(flashing(pictures, _APART_MS))


def test_what_flashes_is_found() -> None:
    pictures = [QImage(320, 320, QImage.Format.Format_RGB32) for _ in range(13)]
    for number, one in enumerate(pictures):
        one.fill(QColor("white" if number % 2 else "black"))
    assert is_too_much(flashing(pictures, _APART_MS))
    assert flashing(pictures, 200) == 0, "two and a half a second"
