"""How much room there is at each size of window and text."""

import pytest

from vivaroi_gui.ui.kit.rooms import Room, room

WIDE, COMPACT, SMALL, TINY = Room.WIDE, Room.COMPACT, Room.SMALL, Room.TINY


@pytest.mark.parametrize(
    ("size", "rooms"),
    [
        ((3840, 2160), (WIDE, WIDE, WIDE, WIDE)),
        ((1920, 1080), (WIDE, WIDE, WIDE, SMALL)),
        ((1440, 900), (WIDE, COMPACT, SMALL, SMALL)),
        ((1366, 768), (WIDE, COMPACT, SMALL, TINY)),
        ((1024, 640), (COMPACT, SMALL, TINY, TINY)),
        ((1093, 560), (SMALL, SMALL, TINY, TINY)),
        ((960, 540), (SMALL, TINY, TINY, TINY)),
        ((720, 450), (SMALL, TINY, TINY, TINY)),
        ((719, 900), (TINY, TINY, TINY, TINY)),
    ],
    ids=str,
)
def test_larger_text_leaves_the_room_of_a_smaller_window(
    size: tuple[int, int], rooms: tuple[Room, ...]
) -> None:
    assert tuple(room(*size, text) for text in (1.0, 1.25, 1.5, 2.0)) == rooms
