"""Fields and menus on paper, which Qt draws itself."""

from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.styles import styled

_RADIUS = Size(8, least=6)
_PAD = Size(11, least=7)
_ARROW = Size(28, least=22)

_STYLE = """
QLabel { color: $soft_ink; background: transparent; }
QLineEdit, QComboBox { background: $light; color: $ink; border: ${thin}px solid $field_edge;
    border-radius: ${radius}px; padding: 0 ${pad}px; }
QLineEdit { placeholder-text-color: $ink;
    selection-background-color: $heading; selection-color: $on_heading; }
QLineEdit:hover, QComboBox:hover { border-color: $violet; }
QLineEdit:focus, QComboBox:focus { border: ${thick}px solid $violet; padding: 0 ${inner}px; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $paper_top; color: $ink; border: 1px solid $paper_edge;
    outline: none; selection-background-color: $heading; selection-color: $on_heading; }
QMenu { background: $paper_top; color: $ink; border: 1px solid $paper_edge; padding: 4px; }
QMenu::item { padding: 6px 22px; min-height: ${row}px; }
QMenu::item:selected { background: $heading; color: $on_heading; }
QMenu::item:disabled { color: $faint_ink; }
"""


def field_style(unit: float) -> str:
    """The style sheet for a size: pixels in a unit of the design."""
    thin, thick, pad = max(1, round(1.4 * unit)), max(2, round(2.8 * unit)), round(_PAD.at(unit))
    return styled(
        _STYLE,
        thin=thin,
        thick=thick,
        radius=round(_RADIUS.at(unit)),
        pad=pad,
        inner=pad - (thick - thin),
        arrow=round(_ARROW.at(unit)),
    )
