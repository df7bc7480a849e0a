"""Fields and menus on paper, which Qt draws itself."""

_STYLE = """
QLabel {{ color: #4B3B62; background: transparent; }}
QLineEdit, QComboBox {{ background: #FFFFFF; color: #2A1440; border: {thin}px solid #8A6A3A;
    border-radius: {radius}px; padding: 0 {pad}px; }}
QLineEdit {{ placeholder-text-color: #2A1440;
    selection-background-color: #5B3580; selection-color: #FBF3E0; }}
QLineEdit:hover, QComboBox:hover {{ border-color: #7A4AA0; }}
QLineEdit:focus, QComboBox:focus {{ border: {thick}px solid #7A4AA0; }}
QComboBox::drop-down {{ border: none; width: {arrow}px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{ background: #FFFAEE; color: #2A1440; border: 1px solid #C6A468;
    outline: none; selection-background-color: #5B3580; selection-color: #FBF3E0; }}
QMenu {{ background: #FFFAEE; color: #2A1440; border: 1px solid #C6A468; padding: 4px; }}
QMenu::item {{ padding: 6px 22px; }}
QMenu::item:selected {{ background: #5B3580; color: #FBF3E0; }}
QMenu::item:disabled {{ color: #6E6280; }}
"""


def field_style(unit: float) -> str:
    """The style sheet for a size: pixels in a unit of the design."""
    return _STYLE.format(
        thin=max(1, round(1.4 * unit)),
        thick=max(2, round(2.8 * unit)),
        radius=round(max(6.0, 8 * unit)),
        pad=round(max(7.0, 11 * unit)),
        arrow=round(max(22.0, 28 * unit)),
    )
