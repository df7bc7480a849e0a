"""The window: PySide6 lives here and nowhere else, and sees views, never the full state.

Its rooms know those below them: app, then home, replay and dialogs, then session, then kit. A game
has a folder of its own, found by the catalog; settings and paths are known to all.
"""
