"""Where everything lies on a chart of chances: no face, seal or picture hides another."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from vivaroi_gui.table.players import AVATARS, COLOURS, Person
from vivaroi_gui.ui.kit.curve_drawing import paint_way
from vivaroi_gui.ui.kit.curve_layout import (
    Curve,
    CurveLayout,
    CurveLine,
    CurveMark,
    CurveSpan,
    CurveValue,
    MarkKind,
    runs,
)
from vivaroi_gui.ui.kit.tones import CONTRAST, DUSK, Tones, show_theme

pytestmark = pytest.mark.usefixtures("fonts")
SIZES = ((620, 500, 0.72), (900, 700, 1.0), (2600, 1800, 2.4))
LAST = 100


def line(number: int, *shares: float) -> CurveLine:
    values = tuple(CurveValue(at, share, 0.02) for at, share in enumerate(shares))
    return CurveLine((Person("Anna", COLOURS[number % 8], AVATARS[number]),), "Anna", values)


def curve(ends: list[float], marks: tuple[CurveMark, ...] = ()) -> Curve:
    lines = tuple(line(number, 0.5, end) for number, end in enumerate(ends))
    return Curve(LAST, (CurveSpan("Round 1", 0, LAST),), lines, marks)


def layout(shown: Curve, size: tuple[int, int, float]) -> CurveLayout:
    return CurveLayout(shown, QRectF(0, 0, size[0], size[1]), size[2])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 10))
@pytest.mark.parametrize("end", [0.0, 0.5, 1.0])
def test_faces_at_one_height_are_spread_within_the_chart(
    size: tuple[int, int, float], seats: int, end: float
) -> None:
    shown = layout(curve([end] * seats), size)
    heights = sorted(spot.y() for spot in shown.ends)
    assert all(below - above >= 1.9 * shown.face for above, below in pairwise(heights))
    assert heights[0] >= shown.area.top() + shown.face
    assert heights[-1] <= shown.plot.bottom() + shown.face
    assert all(spot.x() - shown.face > shown.plot.right() + shown.seal for spot in shown.ends)


def test_faces_stand_in_the_order_of_their_lines() -> None:
    shown = layout(curve([0.1, 0.6, 0.11, 0.19]), SIZES[1])
    order = sorted(range(4), key=lambda number: shown.ends[number].y())
    assert order == [1, 3, 2, 0]


@pytest.mark.parametrize("size", SIZES)
def test_only_many_lines_have_a_legend(size: tuple[int, int, float]) -> None:
    assert layout(curve([0.25] * 4), size).legend.height() == 0
    many = layout(curve([0.2] * 5), size)
    assert all(many.legend.contains(place) for place in many.legend_places)
    assert not any(a.intersects(b) for a, b in pairwise(many.legend_places))
    assert many.legend.height() > 0
    assert all(area.bottom() <= many.legend.top() for area in many.pictures)


def test_a_chance_has_its_height_and_a_place_its_way() -> None:
    shown = layout(curve([0.5]), SIZES[1])
    assert shown.y(0) == shown.plot.bottom()
    assert shown.y(1) == shown.plot.top()
    assert shown.y(1.2) == shown.plot.top()
    assert all(shown.at(shown.x(at)) == at for at in range(LAST + 1))
    assert (shown.at(-50), shown.at(5000)) == (0, LAST)


def test_what_is_not_known_is_left_out_of_a_line() -> None:
    values = [CurveValue(at, 0.5, 0.0) for at in (0, 1, 2, 5, 6, 9)]
    assert [[value.at for value in run] for run in runs(values)] == [[0, 1, 2], [5, 6], [9]]
    assert [*runs([])] == []


def elections(count: int) -> tuple[CurveMark, ...]:
    """Every tenth one crowns."""
    return tuple(
        CurveMark(
            LAST - count + number,
            MarkKind.LOST if number % 10 else MarkKind.WON,
            "",
            "pawns2003/dario",
        )
        for number in range(count)
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 8, 24, 40])
def test_pictures_below_the_axis_stay_in_order_and_within_the_paper(
    size: tuple[int, int, float], count: int
) -> None:
    shown = layout(curve([0.5, 0.5], elections(count)), size)
    middles = [area.center().x() for area in shown.pictures]
    assert middles == sorted(middles)
    assert all(area.left() >= 0 and area.right() <= size[0] for area in shown.pictures)
    crowned = [area for area, mark in zip(shown.pictures, shown.curve.marks, strict=True)]
    assert all(not one.contains(other.center()) for one, other in pairwise(crowned))


def test_a_seal_sits_on_its_line() -> None:
    mark = CurveMark(1, MarkKind.PLAIN, "", number=1, line=1)
    shown = layout(curve([0.2, 0.7], (mark,)), SIZES[1])
    spot = shown.seal_of(mark)
    assert (spot.x(), spot.y()) == (shown.x(1), shown.y(0.7))


def test_what_chance_did_to_a_line_is_told_from_what_was_played() -> None:
    values = tuple(CurveValue(at, share, 0.0) for at, share in enumerate((0.2, 0.3, 0.7, 0.6)))
    mark = CurveMark(2, MarkKind.LUCK, "")
    shown = layout(Curve(3, (), (CurveLine((), "", values),), (mark,)), SIZES[1])
    jump = shown.jumps(0)
    assert jump.elementCount() == 2
    assert (jump.elementAt(0).y, jump.elementAt(1).y) == (shown.y(0.3), shown.y(0.7))
    assert [[value.at for value in run] for run in runs(values, {2})] == [[0, 1], [2, 3]]
    assert shown.line(0).elementCount() == 4


@pytest.mark.parametrize(("theme", "kinds"), [(CONTRAST, 6), (DUSK, 1)])
def test_in_high_contrast_each_of_six_lines_has_dashes_of_its_own(theme: Tones, kinds: int) -> None:
    show_theme(theme.name)
    path = QPainterPath(QPointF(0, 8))
    path.lineTo(400, 8)
    seen = set()
    for number in range(6):
        image = QImage(400, 16, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        paint_way(painter, path, number, QColor("black"), 3)
        painter.end()
        seen.add(tuple(image.pixelColor(x, 8).value() < 128 for x in range(5, 395)))
    show_theme(DUSK.name)
    assert len(seen) == kinds
