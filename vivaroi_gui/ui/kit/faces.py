"""How each kind of control looks in each of its states, and the painting of it: this is the place.

A control gives its shape and its words; here stand its ground, its edge and its ink while it rests,
is under the pointer, is pressed, is chosen or is off.  The ring of the focus is the same for all,
and ``DrawnButton`` draws it.
"""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from vivaroi_gui.ui.kit.control import DrawnButton
from vivaroi_gui.ui.kit.ink import falling, fill, mixed, outline, tint
from vivaroi_gui.ui.kit.tones import Fall, tones

_DASHES = [4.5, 2.8]


class Face(NamedTuple):
    """One state of one kind: what is not painted is none."""

    ink: QColor
    ground: QColor | Fall | None = None
    edge: QColor | None = None
    width: float = 1.2
    is_dashed: bool = False
    opacity: float = 1.0


# --- the kinds ---------------------------------------------------------------------------------


def paper_button(control: DrawnButton, *, is_primary: bool) -> Face:
    """Gold for the one thing to do next, cream for the rest; in the light from above."""
    shown = tones()
    if not control.isEnabled():
        edge = shown.place_edge
        return Face(shown.off_ink, _from_above(shown.button_off), edge, 1.8, is_dashed=True)
    ground = shown.gold if is_primary else shown.button
    if control.is_lit:
        ground = mixed(ground, shown.state_gold, 0.35)
    edge = shown.button_edge if is_primary else shown.gold_edge
    return Face(shown.ink, _from_above(ground), edge, 1.4)


def _from_above(ground: QColor) -> Fall:
    return Fall(mixed(ground, tones().light, 0.3), ground)


def night_button(control: DrawnButton, ink: QColor) -> Face:
    """In a bar: golden while it is chosen, pressed or under the pointer, and else in that ink."""
    shown = tones()
    is_pressed = control.isEnabled() and control.isDown() and not control.isCheckable()
    # Of several, only the one that is in use may look so: a press has not chosen yet.
    if control.isChecked() or control.is_lit or is_pressed:
        return Face(shown.ink, shown.gold, shown.pill_edge)
    return Face(ink, shown.pill, shown.pill_edge, opacity=1.0 if control.isEnabled() else 0.38)


def segment(control: DrawnButton) -> Face:
    """One of a few answers, on their common track."""
    shown = tones()
    if control.isChecked():
        return Face(shown.ribbon_text, shown.chosen)
    return Face(shown.soft_ink, shown.paper.foot if control.is_lit else None)


def sign(control: DrawnButton, colour: QColor) -> Face:
    """An icon alone, in its own colour."""
    if not control.isEnabled():
        return Face(tones().icon_off)
    return Face(colour, tint(colour, 0.14) if control.is_lit else None)


def empty_place(control: DrawnButton) -> Face:
    """Something that could be there."""
    shown = tones()
    if not control.isEnabled():
        return Face(shown.off_link, None, shown.place_edge_off, 1.8, is_dashed=True)
    ground = tint(shown.place_lit if control.is_lit else shown.place, 0.8)
    return Face(shown.lit_ink, ground, shown.place_edge, 1.8, is_dashed=True)


def box(control: DrawnButton) -> Face:
    """A picture to press."""
    shown = tones()
    return Face(shown.ink, shown.button_lit if control.is_lit else shown.button, shown.gold_edge)


def filter_box(control: DrawnButton, *, leaves_out: bool) -> Face:
    """A small box that opens a list; golden while it leaves something out."""
    shown = tones()
    ground = shown.gold if leaves_out else shown.button
    if control.is_lit:
        ground = mixed(ground, shown.state_gold, 0.35)
    return Face(shown.ink, ground, shown.gold_edge)


def switch(control: DrawnButton) -> Face:
    """The track of a switch, and the words beside it."""
    shown = tones()
    ground = shown.switch_on if control.isChecked() else shown.switch_off
    ink = shown.lit_ink if control.is_lit else shown.ink
    return Face(ink, ground, shown.ink, 1, opacity=1.0 if control.isEnabled() else 0.6)


def handle(control: DrawnButton, *, is_held: bool) -> Face:
    """What is taken to drag something."""
    return Face(tones().heading if is_held or control.is_lit else tones().handle)


def track() -> Face:
    """Behind a choice between a few."""
    return Face(tones().soft_ink, tones().track, tones().gold_edge)


def sheet(control: DrawnButton) -> Face:
    """A large card to choose."""
    shown = tones()
    opacity = 1.0 if control.isEnabled() else 0.45
    if control.isChecked():
        return Face(shown.ribbon_text, shown.chosen_night, shown.gold, 3.5, opacity=opacity)
    share = 0.25 if control.is_lit else 0.0
    ground = Fall(mixed(shown.sand.top, shown.state_gold, share), shown.sand.foot)
    return Face(shown.ink, ground, shown.gold_edge, opacity=opacity)


# --- painting ----------------------------------------------------------------------------------


def paint_face(
    painter: QPainter, path: QPainterPath, face: Face, area: QRectF | None = None
) -> None:
    """Ground and edge; the light falls over ``area``, or all of the shape."""
    if isinstance(face.ground, Fall):
        fill(painter, path, falling(area or path.boundingRect(), *face.ground))
    elif face.ground is not None:
        fill(painter, path, face.ground)
    if face.edge is not None and face.is_dashed:
        pen = QPen(face.edge, face.width)
        pen.setDashPattern(_DASHES)
        painter.strokePath(path, pen)
    elif face.edge is not None:
        outline(painter, path, face.edge, face.width)
