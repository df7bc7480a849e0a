"""Where a bubble lies beside what it speaks of."""

from PySide6.QtCore import QRectF, QSizeF

from vivaroi_gui.ui.kit.beside import bubble_place

PAGE = QRectF(0, 65, 960, 475)
PAPER = QRectF(13, 184, 933, 280)
BUTTON = QRectF(697, 85, 250, 74)


def test_a_bubble_cuts_no_button_in_two() -> None:
    def covered(*whole: QRectF) -> float:
        area = bubble_place(PAGE, QSizeF(618, 162), [PAPER], [PAGE], whole=whole)
        return area.intersected(BUTTON).width() / BUTTON.width()

    assert covered() > 0.3
    assert covered(BUTTON) < 0.12


def test_a_bubble_leaves_clear_what_has_the_keys() -> None:
    told, keys = QRectF(20, 300, 100, 60), QRectF(20, 190, 200, 60)
    assert bubble_place(PAGE, QSizeF(300, 100), [told], []).intersects(keys)
    assert not bubble_place(PAGE, QSizeF(300, 100), [told], [], clear=[keys]).intersects(keys)


def test_what_it_speaks_of_is_covered_by_no_bubble_for_the_sake_of_the_keys() -> None:
    told, keys = QRectF(0, 65, 960, 200), QRectF(0, 290, 960, 250)
    area = bubble_place(PAGE, QSizeF(300, 150), [told], [], clear=[keys])
    assert not area.intersects(told)
    assert area.intersects(keys)
