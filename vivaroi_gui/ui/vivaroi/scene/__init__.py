"""The board: castle, pawns, score road, and what a hand may do with them."""

from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView

__all__ = ["BoardView"]
