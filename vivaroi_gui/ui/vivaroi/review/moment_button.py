"""What is pressed where a moment is to be watched."""

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.control import SingleControl
from vivaroi_gui.ui.kit.tips import set_tip


class MomentButton(SingleControl):
    """Says its moment to those who hear it."""

    def describe(self, told: str, watch: str) -> None:
        """What it says; ``watch`` is what a press does."""
        self.setAccessibleName(aloud(told))
        set_tip(self, watch)
        self.update()


class MomentStrip(MomentButton):
    """On a strip of paper of its own."""

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(3, 3, -3, -5), 4.0
