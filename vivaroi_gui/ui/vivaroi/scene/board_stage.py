"""Everything on the board that shows something: what a view puts where."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import DUNGEONS, FLOORS, Character
from vivaroi_gui.table.players import Player, marker_owners
from vivaroi_gui.ui.vivaroi.life.dust import Dust
from vivaroi_gui.ui.vivaroi.life.living_parts import LivingParts
from vivaroi_gui.ui.vivaroi.pictures import Mood
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.fanfare import Fanfare
from vivaroi_gui.ui.vivaroi.scene.furniture import Furniture, Words
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.round_curtain import RoundCurtain
from vivaroi_gui.ui.vivaroi.scene.score_road import EMPIRE, ScoreRoad
from vivaroi_gui.ui.vivaroi.scene.seating import seated
from vivaroi_gui.ui.vivaroi.scene.spotlights import Spotlights
from vivaroi_gui.ui.vivaroi.scene.thread import Thread


class BoardStage:
    """The parts that a story moves and a pose marks; :meth:`show` puts them all at rest."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.cast = Cast(scene)
        self.furniture = Furniture(scene)
        self.road = ScoreRoad(scene)
        self.lights = Spotlights(scene, self.cast)
        self.parts = LivingParts(scene, self.cast)
        self.fanfare = Fanfare(scene, self.cast, self.parts)
        self.thread = Thread(scene)
        self.dust = Dust(scene)
        self.curtain = RoundCurtain(scene)

    def set_game(self, players: Sequence[Player], options: Options) -> None:
        """The shields on the score road, the cast, the castle."""
        looks = [marker.colour for marker in marker_owners(players, options)]
        self.road.set_markers([*looks, EMPIRE] if options.emissary else looks)
        self.cast.set_edition(options.edition)
        self.furniture.set_floor_limit(options.floor_limit)

    def draw(self, size: QRectF, areas: Geometry, ratio: float) -> None:
        """Paints everything for another layout; what stands where is left to others."""
        self.furniture.draw(size, areas, ratio)
        self.road.draw(areas, ratio, self.furniture.words.score)
        self.lights.draw(ratio)
        self.parts.draw(areas, ratio)
        self.fanfare.fit(areas.scale, ratio)
        self.dust.fit(areas.scale, ratio)
        self.curtain.fit(areas.castle, ratio)
        self.cast.draw(areas, ratio)

    def speak(self, words: Words, areas: Geometry, ratio: float) -> None:
        """Takes the words of another language."""
        self.furniture.speak(words)
        self.road.draw(areas, ratio, words.score)

    def show(self, view: View) -> None:
        """Everybody and everything where a view has them."""
        self.cast.seating = seated(view)
        self.cast.shows_reserve = view.phase is Phase.PLACING
        self.cast.moods = moods_in(view)
        self.furniture.show_tray(self.cast.shows_reserve)
        self.cast.put_down_all()
        self.cast.compose_all()
        self.cast.crown_heads(crowned_in(view))
        self.furniture.show_taken([view.places.count(floor) for floor in FLOORS])
        self.furniture.facade.lower_all()
        self.parts.rest()
        self.thread.hide()
        self.dust.hide()
        self.fanfare.hide()
        self.curtain.hide()
        self.road.show(points_of(view))

    def still(self, held: Character | None) -> None:
        """Before a story everybody stands still, but for a pawn that was just dropped by hand."""
        for pawn in self.cast.pawns:
            if pawn.character != held:
                self.cast.put_down(pawn.character)
        self.cast.compose_all()
        self.lights.clear()
        self.furniture.frame({})


def points_of(view: View) -> tuple[int, ...]:
    """The points of all shields on the road, the Emissary's last."""
    emissary = view.emissary_total
    return view.totals if emissary is None else (*view.totals, emissary)


def moods_in(view: View) -> dict[Character, Mood]:
    """Proud is the King, and the first of a royal couple; whoever is in a dungeon sulks."""
    kings = (view.king, *(count.king for count in view.counts))
    moods = {king: Mood.PROUD for king in kings if king is not None}
    locked_up = (character for character, place in enumerate(view.places) if place in DUNGEONS)
    return {**moods, **dict.fromkeys(locked_up, Mood.SULKING)}


def crowned_in(view: View) -> frozenset[Character]:
    """Who wears a crown: the nominee, the King, in a royal wedding the first of the couple."""
    crowned = (view.nominee, view.king, *(count.king for count in view.counts))
    return frozenset(character for character in crowned if character is not None)
