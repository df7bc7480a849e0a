"""Everything in the town that shows something: what a view puts where."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.view import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vienna.scene.carriages import Carriages
from vivaroi_gui.ui.vienna.scene.dice import TownDice
from vivaroi_gui.ui.vienna.scene.flights import Flights
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.progress import Trail
from vivaroi_gui.ui.vienna.scene.scenery import scenery
from vivaroi_gui.ui.vienna.scene.states import States

_BACKDROP = -10.0


class TownStage:
    """The parts that a story moves and a hand marks; :meth:`show` puts them all at rest."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._backdrop = Sheet()
        self._backdrop.setZValue(_BACKDROP)
        scene.addItem(self._backdrop)
        self.layout = TownLayout()
        self.ratio = 1.0
        self.options = Options()
        self.colours: Sequence[str] = ()
        self.dice = TownDice(scene)
        self.carriages = Carriages(scene)
        self.progress = Trail(scene)
        self.states = States(scene)
        self.flights = Flights(scene)

    def set_game(self, players: Sequence[Player], options: Options) -> None:
        """Whose colours, and which board."""
        self.options = options
        self.colours = [player.colour for player in players]
        self.dice.set_colours(self.colours)
        self.carriages.set_colours(self.colours)
        self.progress.set_game(self.colours, options.board)
        self.states.set_board(options.board)
        self.states.bar(None)
        self.states.clear()

    def draw(self, size: QRectF, layout: TownLayout, ratio: float) -> None:
        """Paints everything for another layout or light; what stands where stays."""
        self.layout, self.ratio = layout, ratio
        shown = scenery(size, layout, self.options.board, ratio)
        self._backdrop.show_picture(shown.pixmap(), 0, 0)
        for part in (self.dice, self.carriages, self.progress, self.states, self.flights):
            part.draw(layout, ratio)

    def show(self, view: View) -> None:
        """Everything where a view has it."""
        placed = {stop: dice for stop, dice in enumerate(view.placed) if dice is not None}
        self.dice.show(placed, view.geheimbund)
        reached = reached_in(view)
        self.carriages.show(view.positions, reached)
        self.progress.show(view.evaluation, reached or 0)
        self.progress.tell(None)
        self.states.bar(view.gendarme)
        self.flights.clear()


def reached_in(view: View) -> StopIndex | None:
    """Where the evaluation is: the stop that it waits at, or the last one; None before it."""
    if view.pending is not None:
        return view.pending
    return view.evaluation[-1].stop if view.evaluation else None
