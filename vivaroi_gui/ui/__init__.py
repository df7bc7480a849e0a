"""The window: PySide6 lives here and nowhere else, and sees views, never the full state.

Its rooms know those below them: app, then home, replay and dialogs, then session, then kit. A game
has a folder of its own, found by the catalog; settings and paths are known to all.
"""

import builtins

import PySide6.QtCore  # noqa: F401  (puts the hook there)


def _import_without_reading() -> None:
    """Takes PySide's hook off ``import``: it reads the source of every module that is loaded.

    It looks for modules that want names in ``snake_case``, of which we have none, and takes a
    twentieth of the start.
    """
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)


_import_without_reading()
