"""The town: stops along a street, dice and carriages in it, and what a hand may do there.

``stage`` is what can be seen, ``story`` and ``motions`` play events on it.  ``hand`` is what
people do: ``legal_stops`` says where the chosen dice may go, ``poses`` lights it, ``handles``
tells it to assistive technology.
"""

from vivaroi_gui.ui.vienna.scene.town_view import TownView

__all__ = ["TownView"]
