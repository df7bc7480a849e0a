"""Each kind of control looks another way in each state, and its words are read in all of them."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import DrawnButton
from vivaroi_gui.ui.kit.faces import Face
from vivaroi_gui.ui.kit.ink import contrast
from vivaroi_gui.ui.kit.tones import DUSK, THEMES, Fall, show_theme

KINDS: dict[str, Callable[[DrawnButton], Face]] = {
    "paper button": partial(faces.paper_button, is_primary=False),
    "golden button": partial(faces.paper_button, is_primary=True),
    "button in a bar": partial(faces.night_button, ink=DUSK.on_heading),
    "one of a few": faces.segment,
    "sign": partial(faces.sign, colour=DUSK.remove),
    "empty place": faces.empty_place,
    "box": faces.box,
    "switch": faces.switch,
    "handle": partial(faces.handle, is_held=False),
    "sheet": faces.sheet,
}
NEVER_OFF = {"one of a few", "box", "handle"}
"""They go away instead."""
CHOSEN = {"button in a bar", "one of a few", "switch", "sheet"}


@pytest.fixture
def button(qtbot: QtBot) -> DrawnButton:
    button = DrawnButton()
    qtbot.addWidget(button)
    return button


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Iterator[str]:
    show_theme(request.param)
    yield request.param
    show_theme(DUSK.name)


def under_pointer(button: DrawnButton) -> DrawnButton:
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    return button


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_under_the_pointer_shows_it(button: DrawnButton, kind: str) -> None:
    rests = KINDS[kind](button)
    assert KINDS[kind](under_pointer(button)) != rests


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - NEVER_OFF))
def test_what_is_off_shows_it_and_no_pointer(button: DrawnButton, kind: str) -> None:
    rests = KINDS[kind](button)
    button.setEnabled(False)
    off = KINDS[kind](button)
    assert off != rests
    assert KINDS[kind](under_pointer(button)) == off


@pytest.mark.parametrize("kind", sorted(CHOSEN))
def test_what_is_chosen_shows_it(button: DrawnButton, kind: str) -> None:
    button.setCheckable(True)
    rests = KINDS[kind](button)
    button.setChecked(True)
    assert KINDS[kind](button) != rests


def grounds(face: Face) -> list[QColor]:
    """All that words may stand on; without a ground of its own, the paper below."""
    if face.ground is None:
        return [DUSK.paper.foot]
    return [*face.ground] if isinstance(face.ground, Fall) else [face.ground]


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"sign", "switch", "handle", "box"}))
def test_words_are_read_in_every_state(button: DrawnButton, kind: str, theme: str) -> None:
    button.setCheckable(True)
    for is_chosen in (False, True):
        button.setChecked(is_chosen)
        for is_lit in (False, True):
            button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_lit)
            face = KINDS[kind](button)
            assert min(contrast(face.ink, ground) for ground in grounds(face)) >= 4.5
