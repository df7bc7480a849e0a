"""Style sheets for the widgets that Qt draws itself: menus and message boxes."""

MENU = """
QMenu { background: #FFFAEE; color: #2A1440; border: 1px solid #C6A468; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 6px; }
QMenu::item:selected { background: #5B3580; color: #FBF3E0; }
QMenu::item:disabled { color: #6E6280; background: transparent; }
QMenu::separator { height: 1px; background: #E0CC9E; margin: 5px 8px; }
QMenu::indicator { left: 8px; width: 12px; height: 12px; border: 2px solid transparent; }
QMenu::indicator:checked { background: #5B3580; border: 2px solid #FFFAEE; border-radius: 4px; }
QMenu::indicator:checked:selected { background: #F2B93B; }
"""

MESSAGE = """
QMessageBox { background: #FFFAEE; }
QMessageBox QLabel { color: #2A1440; }
QMessageBox QPushButton { background: #FFF6E2; color: #2A1440; border: 1.5px solid #A86A10;
    border-radius: 10px; padding: 7px 18px; min-height: 22px; }
QMessageBox QPushButton:hover { background: #FDE9B8; }
QMessageBox QPushButton:default { background: #F2B93B; }
QMessageBox QPushButton:focus { border: 2.5px solid #2A1440; }
"""

SCROLL_BARS = """
QScrollBar:vertical { background: #F3E2BF; width: 14px; border-radius: 7px; margin: 2px; }
QScrollBar::handle:vertical { background: #B98A3E; border-radius: 5px; min-height: 36px; }
QScrollBar::handle:vertical:hover { background: #8A6238; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
"""
"""A golden handle on parchment."""
