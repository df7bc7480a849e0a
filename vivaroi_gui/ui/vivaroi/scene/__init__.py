"""The board: castle, pawns, score road, and what a hand may do with them.

``stage`` is what can be seen, ``story`` and ``motions`` play events on it,
``hand`` is what people do.
"""

from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView

__all__ = ["BoardView"]
