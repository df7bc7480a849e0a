"""Where each character stands: places of the view, slots of the picture, both frozen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import ANNEXES, FLOORS, RESERVE, THRONE, WCS, Character
from vivaroi_gui.rules.vivaroi.journeys import journeys
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry, Stand
from vivaroi_gui.ui.vivaroi.scene.slots import FROM_WC, arranged, nearest


@dataclass(frozen=True)
class Seating:
    """``places`` by character; ``slots`` of those on floors 0-5."""

    places: tuple[int, ...] = ()
    slots: Mapping[Character, int] = field(default_factory=dict)

    def after(self, places: Sequence[int]) -> "Seating":
        """The seating when the characters are at ``places``: nobody moves without need."""
        return Seating(tuple(places), arranged(places, self.places, self.slots))

    def moved(self, going: Mapping[Character, int]) -> "Seating":
        """The seating after these characters went to their places, all at once."""
        places = list(self.places)
        for character, place in going.items():
            places[character] = place
        return self.after(places)

    def at(self, place: int) -> list[Character]:
        """Who is there, from left to right."""
        here = [character for character, at in enumerate(self.places) if at == place]
        return sorted(here, key=lambda character: self.slots.get(character, 0))

    def stand(self, geometry: Geometry, character: Character) -> Stand | None:
        """Where the character stands in the picture; None when it is not on the board."""
        place = self.places[character]
        if place in FLOORS or (place in ANNEXES and geometry.has_annexes):
            return geometry.stand(place, self.slots.get(character, 0))
        if place != RESERVE or geometry.gate.isEmpty():
            return None
        waiting = self.at(RESERVE)
        stands = geometry.gate_stands(len(waiting), len(self.places))
        return stands[waiting.index(character)]

    def landing(self, geometry: Geometry, character: Character, place: int) -> Stand | None:
        """Where the character would stand in a place; None when there is no room."""
        if place == THRONE or place in ANNEXES:
            return geometry.stand(place)
        taken = {self.slots[other] for other in self.at(place) if other != character}
        free = [slot for slot in range(4) if slot not in taken]
        if not free:
            return None
        is_in_wc = self.places[character] in WCS
        wish = FROM_WC if is_in_wc else self.slots.get(character, (place + 2) % 4)
        return geometry.stand(place, nearest(free, wish))


def seated(view: View) -> Seating:
    """Who stands where after all moves of the round, none of them sideways.

    Told from a view alone: after a loaded game everybody stands as before it.
    """
    seating = Seating().after(view.first_places)
    for going in journeys(view):
        seating = seating.moved(going)
    return seating.after(view.places)
