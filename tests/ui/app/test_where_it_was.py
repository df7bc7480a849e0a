"""The window comes back where it was, and never where no screen is any more."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Opened
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.settings import Settings

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def kept(area: QRect) -> str:
    """What a window that lay there writes down, wherever the screens are."""
    window = QWidget()
    window.setGeometry(area)
    return bytes(window.saveGeometry().toBase64().data()).decode()


@pytest.mark.parametrize("at", [(5000, 4000), (-3000, -2000), (0, 9000)])
def test_a_window_of_a_screen_that_is_gone_comes_back_on_one(
    opened: Opened, data_dir: Path, at: tuple[int, int]
) -> None:
    Settings(Places(data_dir).settings_file).update(geometry=kept(QRect(*at, 1100, 1000)))
    window = opened()
    screens = [one.availableGeometry() for one in QApplication.screens()]
    assert any(one.contains(window.frameGeometry().topLeft()) for one in screens)
