"""A double click on a saved game, as macOS tells it to the game that runs."""

import subprocess
import sys

import pytest

SENT = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from vivaroi_gui.ui.app.application import Application
app = Application(sys.argv[:1])
app.asked_to_open.connect(lambda file: print(ascii(str(file))))
Application.sendEvent(app, QFileOpenEvent({subject}))
"""


@pytest.mark.parametrize(
    ("subject", "told"),
    [
        ("'/tmp/F\\xeate.vivaroi'", r"'/tmp/F\xeate.vivaroi'"),
        ("QUrl('https://example.org/game')", ""),
    ],
)
def test_a_file_that_the_system_hands_over_is_opened_and_an_address_is_not(
    subject: str, told: str
) -> None:
    program = [sys.executable, "-c", SENT.format(subject=subject)]
    answer = subprocess.run(program, capture_output=True, encoding="utf-8", check=True)
    assert answer.stdout.strip().replace("\\\\", "/") == told
