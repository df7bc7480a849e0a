"""Tickets for every table and every size: side by side, in order, and as much as there is room."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from vivaroi_gui.ui.vivaroi.panels.seats_layout import SeatsLayout, TicketForm
from vivaroi_gui.ui.vivaroi.table_layout import table_layout

SIZES = ((1024, 595), (1440, 854), (3840, 2068))
TABLES = [(2, 1), *product(range(3, 9), (0, 1))]
"""Players and guests: two play with the Emissary alone."""


def layout(size: tuple[int, int], players: int, guests: int, viewer: int | None) -> SeatsLayout:
    areas = table_layout(*size, players, False)
    return SeatsLayout(areas.seats, areas.scale, players, guests, viewer)


@pytest.mark.parametrize(("size", "table"), [*product(SIZES, TABLES)])
def test_tickets_fill_the_room_and_none_covers_another(
    size: tuple[int, int], table: tuple[int, int]
) -> None:
    seats = layout(size, *table, viewer=1)
    areas = [area for _, area in seats.tickets]
    room = seats.face.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert [area for area in areas if not room.contains(area)] == []
    assert [pair for pair in combinations(areas, 2) if pair[0].intersects(pair[1])] == []
    assert max(area.bottom() for area in areas) == pytest.approx(seats.face.bottom())


@pytest.mark.parametrize(
    ("players", "guests", "viewer", "seats"),
    [
        (3, 0, 1, (2, 0)),
        (5, 0, 1, (2, 3, 4, 0)),
        (4, 0, 1, (0, 1, 2, 3)),
        (4, 1, 1, (2, 3, 0)),
        (7, 0, 1, tuple(range(7))),
        (5, 0, None, tuple(range(5))),
    ],
)
def test_the_viewer_has_a_ticket_only_where_a_place_would_stay_empty(
    players: int, guests: int, viewer: int | None, seats: tuple[int, ...]
) -> None:
    assert layout(SIZES[1], players, guests, viewer).seats == seats


def test_brief_tickets_lie_two_in_a_row_where_three_are_too_narrow_for_their_names() -> None:
    for wide, high, rows in ((480, 140, 2), (320, 140, 3), (320, 80, 2)):
        seats = SeatsLayout(QRectF(0, 0, wide, high), 1.0, 5, is_brief=True)
        areas = [area for _, area in seats.tickets]
        assert len({area.top() for area in areas}) == rows
        assert max(area.bottom() for area in areas) == pytest.approx(high)
        assert rows < 3 or min(area.width() for area in areas) > 130


def test_a_guest_comes_last_and_has_no_seat() -> None:
    owners = [seat for seat, _ in layout(SIZES[1], 4, 1, 1).tickets]
    assert owners == [2, 3, 0, None]


@pytest.mark.parametrize(
    ("players", "width", "height", "form"),
    [
        (3, 200, 80, TicketForm.TALL),
        (3, 200, 69, TicketForm.LOW),
        (3, 159, 80, TicketForm.SMALL),
        (7, 200, 80, TicketForm.SMALLEST),
    ],
)
def test_a_ticket_is_written_as_its_room_allows(
    players: int, width: float, height: float, form: TicketForm
) -> None:
    seats = SeatsLayout(QRectF(0, 0, 800, 200), 1.0, players)
    assert seats.form(QRectF(0, 0, width, height)) is form
