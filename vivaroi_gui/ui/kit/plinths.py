"""The plinth of a pawn, with its letter, for a theme in which words have 7:1.

All pawns stand on the same one, which their pictures end with: its ground, a shine, a shade and
the letter, in cream or dark.  Without light there is no shine, and the ground keeps its hue.
"""

import re
from typing import Final

from PySide6.QtGui import QColor

from vivaroi_gui.ui.kit.ink import contrast, luminance, mixed
from vivaroi_gui.ui.kit.tones import tones

_LEAST: Final = 7.0
_STEPS: Final = 40
_PLINTH: Final = re.compile(
    r'(?P<shape><path d="M38 206H162[^"]*" )fill="url\(#(?P<light>[\w-]+)\)"/>'
    r'(?:<path [^>]*fill-opacity="[^"]*"/>)*'
    r'(?P<sign>(?:<path d="[^"]*" fill="#\w{6}"/>)+)(?=</g></svg>)'
)
_FILL: Final = re.compile(r'fill="(#\w{6})"')


def flattened(svg: str) -> str:
    """The picture with a flat plinth; as it is where no letter stands on it."""
    return _PLINTH.sub(_flat, svg)


def _flat(plinth: re.Match[str]) -> str:
    colour = re.search(
        rf'id="{plinth["light"]}".*?offset="0.55" stop-color="(#\w{{6}})"', plinth.string
    )
    drawn = _FILL.search(plinth["sign"])
    assert colour is not None
    assert drawn is not None
    shown = tones()
    is_light = luminance(QColor(drawn[1])) > 0.5
    ink, away = (shown.light, shown.ink) if is_light else (shown.ink, shown.light)
    ground = _apart(QColor(colour[1]), ink, away)
    sign = _FILL.sub(f'fill="{ink.name()}"', plinth["sign"])
    return f'{plinth["shape"]}fill="{ground.name()}"/>{sign}'


def _apart(ground: QColor, ink: QColor, away: QColor) -> QColor:
    """The nearest tone of a ground on the way to another from which this ink stands out."""
    shades = (mixed(ground, away, step / _STEPS) for step in range(_STEPS))
    return next((one for one in shades if contrast(one, ink) >= _LEAST), away)
