"""The window: PySide6 lives here and nowhere else; it sees views, never the full state."""
