"""The board: castle, pawns, score road, and what a hand may do with them.

``board_stage`` is what can be seen, ``story`` and ``motions`` play events on it.  ``hand`` is what
people do: ``legal_moves`` says where a character may go, ``poses`` shows it, ``mouse`` and
``keyboard`` tell of it, and ``kit/grip`` makes a press a drag.
"""

from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView

__all__ = ["BoardView"]
