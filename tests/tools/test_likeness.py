"""Pictures before and after a change, compared to the pixel."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from tools.likeness import difference_of_files


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return saved(tmp_path / "one.png")


def saved(file: Path, width: int = 40, spots: tuple[tuple[int, int], ...] = ()) -> Path:
    image = QImage(width, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#4A2A1C"))
    for x, y in spots:
        image.setPixelColor(x, y, QColor("#4A2A1D"))
    assert image.save(str(file))
    return file


def test_the_same_picture_is_no_difference_of_files(file: Path, tmp_path: Path) -> None:
    assert difference_of_files(file, saved(tmp_path / "other.png")) == ""


def test_a_shade_in_two_pixels_is_told_with_their_place(file: Path, tmp_path: Path) -> None:
    other = saved(tmp_path / "other.png", spots=((7, 3), (11, 20)))
    assert difference_of_files(file, other) == "2 pixels within 5x18 at 7,3"


def test_another_size_and_a_picture_that_was_not_there_are_told(file: Path, tmp_path: Path) -> None:
    assert difference_of_files(file, saved(tmp_path / "wide.png", width=41)) == "it was 41x30"
    missing = tmp_path / "missing.png"
    assert difference_of_files(file, missing) == f"there is no {missing}"
