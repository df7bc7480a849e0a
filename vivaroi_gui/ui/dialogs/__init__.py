"""The windows over the window: rules, settings, keyboard, about, saved games."""

from vivaroi_gui.ui.dialogs.dialogs import Dialogs

__all__ = ["Dialogs"]
