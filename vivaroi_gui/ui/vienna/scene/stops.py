"""Where the town has its stops, in units: those of its picture, or of a plan made for little room.

The file is made with the picture: whoever draws another one writes another file.
"""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.resources import resource

YARD: Final = 0
"""The one place off the street, for any number of dice: the Geheimbund, as the rules count."""
_LAST_COURSE: Final = 5
_YARD_ID: Final = "geheimbund"


class CardRooms(NamedTuple):
    """What is written on a stop that is a card, and where."""

    plates: QRectF
    """Its numbers, below each other."""
    name: QRectF
    effect: QRectF


@dataclass(frozen=True, eq=False)
class StopPlace:
    """One stop: what is put where."""

    id: str
    course: int
    """Which of the courses of the street it lies on, from the top; the yard is on the last."""
    pad: QRectF
    """The sheet that the dice lie on."""
    dice: tuple[QPointF, ...]
    """The middle of each place for a die."""
    die: float
    """The edge of such a place."""
    badge: QPointF
    """The middle of the number plate."""
    label: QRectF
    """The paper with the name, and below it the effect."""
    owner: QPointF
    """The middle of the owner's shield."""
    hit: QRectF
    """What counts as the stop for the pointer; no two of them meet."""
    gendarme: QPointF
    """Between his feet."""
    carriage: QPointF
    """On the ground between the wheels."""
    facing: int
    """Which way a carriage looks that stands there: 1 to the right, -1 to the left."""
    rooms: CardRooms | None = None
    """Of a card; the picture of the town has its words on the label."""

    @property
    def is_yard(self) -> bool:
        return self.id == _YARD_ID


@dataclass(frozen=True, eq=False)
class TownPlan:
    """``places`` in the order of the street, the yard before them; a plan is itself alone."""

    width: float
    height: float
    badge_radius: float
    places: tuple[StopPlace, ...]
    street: tuple[QPointF, ...]
    """The middle of the street, point by point."""
    has_picture: bool = True
    """Whether there is a picture with these stops; else each is a card."""


@cache
def town_plan() -> TownPlan:
    """That of the picture, as the file says."""
    told = json.loads(resource("vienna", "stops.json").read_text("utf-8"))
    (yard,) = told["off_route"]
    width, height = map(float, told["board"])
    return TownPlan(
        width,
        height,
        badge_radius=float(told["badge_radius"]),
        places=(
            _place(yard, float(yard["die"])),
            *(_place(one, float(told["slot"])) for one in told["route"]),
        ),
        street=tuple(QPointF(*one) for one in told["street"]),
    )


def _place(told: dict[str, Any], die: float) -> StopPlace:
    pad = QRectF(*told["pad"])
    return StopPlace(
        id=told["id"],
        course=told.get("course", _LAST_COURSE),
        pad=pad,
        dice=tuple(QPointF(*one) for one in told["dice"]),
        die=die,
        badge=QPointF(*told["badge"]),
        label=QRectF(*told["label_box"]),
        owner=QPointF(*told["owner"]) if "owner" in told else pad.topRight(),
        hit=QRectF(*told["hit"]),
        gendarme=QPointF(*told.get("gendarme_feet", told["landmark"])),
        carriage=QPointF(*told.get("carriage", told["landmark"])),
        facing=told.get("facing", 1),
    )
