"""A double click on a saved game, as macOS tells it to the game that runs; and garbage."""

import subprocess
import sys

import pytest

from tests.conftest import PATIENCE_S

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


LEFT = """
import sys
from threading import Thread, current_thread
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QWidget
from vivaroi_gui.ui.app.application import Application
app = Application(sys.argv[:1])
told = []
widget = QWidget()
widget.itself = widget
widget.destroyed.connect(lambda: told.append(current_thread().name), Qt.DirectConnection)
del widget
reader = Thread(target=lambda: [[] for _ in range(100_000)], name="reader")
reader.start()
reader.join()
print(len(told))
made = [[] for _ in range(10_000)]
while not told:
    app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
print(*told)
"""


def test_a_widget_that_nobody_holds_goes_in_the_thread_of_the_windows() -> None:
    """Whatever other thread makes objects meanwhile."""
    answer = subprocess.run(
        [sys.executable, "-c", LEFT],
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE_S,
    )
    assert answer.stdout.split() == ["0", "MainThread"]
