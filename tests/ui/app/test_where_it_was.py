"""The window comes back where and as it was, and never where no screen is any more."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.boxes import answer
from tests.ui.conftest import Opened
from vivaroi_gui.ui.app.launch import tell_set_aside
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


def test_whose_settings_make_no_sense_is_told_so_and_where_they_are_kept(
    opened: Opened, data_dir: Path
) -> None:
    file = Places(data_dir).settings_file
    file.write_text('{"text": "150", "keys": ')
    window = opened()
    told = answer("OK")
    tell_set_aside(window)
    assert "The settings cannot be read" in told[0]
    assert "settings.damaged-1" in told[0]
    assert file.with_name("settings.damaged-1").read_text() == '{"text": "150", "keys": '
