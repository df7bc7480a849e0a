"""Of a page that is higher than the window, what is to be pressed next is in sight."""

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.scrolled import ScrolledPages

HIGH: Final = 500


class _Page(QWidget):
    """A golden button at its foot, as pages have it, and another one in its middle."""

    least_height = HIGH

    def __init__(self) -> None:
        super().__init__()
        self.golden = PaperButton(self, is_primary=True)
        self.other = QPushButton(self)
        self.golden.setGeometry(100, HIGH - 60, 120, 50)
        self.other.setGeometry(100, 300, 120, 40)


@pytest.fixture
def scrolled(fonts: None) -> Iterator[tuple[ScrolledPages, _Page]]:
    pages, page = QStackedWidget(), _Page()
    area = ScrolledPages(pages)
    pages.addWidget(page)
    area.resize(400, 250)
    area.show()
    area.activateWindow()
    QApplication.processEvents()
    yield area, page
    area.close()
    area.deleteLater()


def _seen(area: ScrolledPages, part: QWidget) -> bool:
    QApplication.processEvents()
    there = part.rect().translated(part.mapTo(area.viewport(), part.rect().topLeft()))
    return area.viewport().rect().contains(there)


def test_the_golden_button_is_at_the_foot_of_what_is_seen_until_its_place_is(
    scrolled: tuple[ScrolledPages, _Page],
) -> None:
    area, page = scrolled
    bar = area.verticalScrollBar()
    for value in (0, 80, bar.maximum()):
        bar.setValue(value)
        assert _seen(area, page.golden)
    assert page.golden.y() == HIGH - 60


def test_of_a_page_that_is_turned_to_it_is_at_the_foot_at_once(
    scrolled: tuple[ScrolledPages, _Page],
) -> None:
    area, _ = scrolled
    pages, other = area.widget(), _Page()
    assert isinstance(pages, QStackedWidget)
    pages.addWidget(other)
    other.resize(pages.size())  # laid out already: nothing tells of it
    QApplication.processEvents()
    pages.setCurrentWidget(other)
    assert other.golden.y() == 250 - other.golden.height() - 8


def test_it_lies_over_what_has_come_to_the_page_after_it(
    scrolled: tuple[ScrolledPages, _Page],
) -> None:
    area, page = scrolled
    row = QWidget(page)
    row.setGeometry(0, 0, 400, HIGH)
    row.show()
    area.verticalScrollBar().setValue(80)
    QApplication.processEvents()
    assert page.childAt(page.golden.geometry().center()) is page.golden


def test_where_all_is_seen_the_golden_button_lies_where_its_page_has_laid_it(
    scrolled: tuple[ScrolledPages, _Page],
) -> None:
    area, page = scrolled
    area.resize(400, HIGH)
    QApplication.processEvents()
    assert page.golden.y() == HIGH - 60
    page.golden.move(100, 200)
    area.resize(400, 250)
    QApplication.processEvents()
    assert page.golden.y() == 250 - page.golden.height() - 8


def test_what_has_the_keys_stays_in_sight_in_a_lower_window(
    scrolled: tuple[ScrolledPages, _Page],
) -> None:
    area, page = scrolled
    area.resize(400, HIGH)
    QApplication.processEvents()
    page.other.setFocus()
    area.resize(400, 250)
    assert _seen(area, page.other)
