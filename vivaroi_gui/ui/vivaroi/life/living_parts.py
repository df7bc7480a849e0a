"""The parts of the castle on the board: where they rest, and how each act is shown."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from vivaroi_gui.ui.kit.tones import DUSK, tones
from vivaroi_gui.ui.kit.tween import between
from vivaroi_gui.ui.vivaroi.life import parts
from vivaroi_gui.ui.vivaroi.life.acts import IdleKind, IdleStep
from vivaroi_gui.ui.vivaroi.life.parts import Resting
from vivaroi_gui.ui.vivaroi.life.sprite import Sprite
from vivaroi_gui.ui.vivaroi.pictures import Mood
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.pawn import Pawn

_BEHIND, _WALLS, _PARTS = -9.0, -8.0, -7.0
"""Layers: all of them above the backdrop, below frames and characters."""
_CAT: Final = (
    (1, 2, 2, 1, 0, 3, 0),
    (4, 0, 0, 4, 0),
    (5, 5, 5, 5, 5, 5, 5, 5, 4, 0),
    (6, 6, 6, 6, 6, 6, 0),
    (7, 8, 8, 8, 7, 0),
)
"""The frames in which the cat waves its tail, blinks, looks to the throne, at you, stretches."""
_GUARD: Final = (0, 2, 2, 0, 3, 3, 0)
_HORN = 4
_COURTIER_COMES = 0.2
"""The share of its time in which a courtier comes to the window, and again that it takes to go."""
_CAT_MS, _GUARD_MS = 150, 350
_GLANCE_MS = 300, 1900
_SMOKE_RISES, _SMOKE_DRIFTS, _SMOKE_GROWS = 60.0, 9.0, (0.7, 1.6)
_SMOKE_IS_SEEN: Final = (0.0, 1.0, 0.85, 0.6, 0.3, 0.0)
_ROOF, _DIVE, _SKY = 50.0, 115.0, (-30.0, 790.0)
"""How high a bat passes over the gable, how much lower it comes and goes, from where to where."""

_CLOUD_DRIFTS, _CLOUD_AT = (680.0, 740.0), 100.0
"""From where to where a cloud passes, beside the gable, and how high."""
_CLOUD_STEP_MS = 220
_CLOUD_IS_SEEN: Final = (0.0, 1.0, 1.0, 1.0, 1.0, 0.0)


class LivingParts:
    """``show`` shows a moment of an act, ``rest`` puts everything where it is without any."""

    def __init__(self, scene: QGraphicsScene, cast: Cast) -> None:
        self._scene = scene
        self._cast = cast
        self._geometry = Geometry()
        self._at_rest: list[tuple[Sprite, Resting]] = []
        self._guards = self._laid(parts.GUARDS, _BEHIND)
        self._laid(parts.WALLS, _WALLS)
        (self._cat,) = self._laid((parts.CAT,), _PARTS)
        self._flags = self._laid(parts.FLAGS, _PARTS)
        self._portraits = self._laid(parts.PORTRAITS, _PARTS)
        self._candles = self._laid(parts.CANDLES, _PARTS)
        self._fires = self._laid(parts.fires(has_annexes=False), _PARTS)
        self._smokes = [self._laid_out("smoke", _BEHIND) for _ in parts.CHIMNEYS]
        self._flyers = {name: self._laid_out(name, _BEHIND) for name in ("bat", "bird")}
        self._clouds = {name: self._laid_out(name, _BEHIND) for name in ("cloud-dusk", "cloud-day")}
        self._windows = [_window(scene) for _ in parts.WINDOWS]
        self._courtiers = [Sprite("courtier", _PARTS, window) for window in self._windows]
        self._blinking: Pawn | None = None
        self._shows: dict[IdleKind, Callable[[IdleStep], None]] = {
            IdleKind.FLAG: self._wave,
            IdleKind.FIRE: self._burn,
            IdleKind.BLINK: self._blink,
            IdleKind.CAT: self._do_as_cats_do,
            IdleKind.SMOKE: self._smoke,
            IdleKind.CANDLES: self._flicker,
            IdleKind.PORTRAITS: self._look_aside,
            IdleKind.GUARD: self._look_about,
            IdleKind.FLYER: self._fly,
            IdleKind.COURTIER: self._look_out,
            IdleKind.CLOUD: self._drift,
        }

    def _laid(self, spots: Sequence[Resting], layer: float) -> list[Sprite]:
        """Parts that are always there."""
        sprites = [self._laid_out(spot.part, layer) for spot in spots]
        self._at_rest += zip(sprites, spots, strict=True)
        return sprites

    def _laid_out(self, name: str, layer: float) -> Sprite:
        sprite = Sprite(name, layer)
        self._scene.addItem(sprite)
        return sprite

    def draw(self, geometry: Geometry, ratio: float) -> None:
        """Takes new sizes, and rests there."""
        self._geometry = geometry
        is_there = not geometry.is_empty and not tones().is_flat
        for sprite in self._all:
            sprite.setVisible(is_there)
            if not geometry.is_empty:
                sprite.fit(geometry.scale, ratio)
        for window, area in zip(self._windows, parts.WINDOWS, strict=True):
            window.setRect(geometry.area(area))
        self.rest()

    @property
    def _all(self) -> list[Sprite]:
        resting = [sprite for sprite, _ in self._at_rest]
        return [*resting, *self._smokes, *self._passing, *self._courtiers]

    @property
    def _passing(self) -> list[Sprite]:
        """What flies or drifts across the sky."""
        return [*self._flyers.values(), *self._clouds.values()]

    def rest(self) -> None:
        """Everything where it belongs while nothing happens by itself."""
        for sprite, spot in self._at_rest:
            sprite.show_frame(0)
            sprite.put(self._geometry.point(spot.x, spot.y))
        burning = parts.fires(has_annexes=self._geometry.has_annexes)
        for sprite, spot in zip(self._fires, burning, strict=True):
            sprite.put(self._geometry.point(spot.x, spot.y))
        for comer in (*self._smokes, *self._passing, *self._windows):
            comer.hide()
        self._open_eyes()

    def blow_horns(self) -> None:
        """Both guards, until the next rest."""
        for guard in self._guards:
            guard.show_frame(_HORN)

    def show(self, step: IdleStep) -> None:
        """A moment of an act; the last one is the part at rest."""
        self._shows[step.act.kind](step)

    # --- acts ----------------------------------------------------------------------------------

    def _wave(self, step: IdleStep) -> None:
        _run(self._flags[step.act.variant % len(self._flags)], step)

    def _burn(self, step: IdleStep) -> None:
        _run(self._fires[step.act.variant % len(self._fires)], step)

    def _flicker(self, step: IdleStep) -> None:
        first = step.act.variant % len(self._candles)
        _run(self._candles[first], step)
        _run(self._candles[(first + 2) % len(self._candles)], step)

    def _blink(self, step: IdleStep) -> None:
        if self._blinking is None:
            seen = [pawn for pawn in self._cast.pawns if pawn.isVisible()]
            if not seen:
                return
            self._blinking = seen[step.act.variant % len(seen)]
            self._blinking.show_mood(Mood.BLINK)
        if step.is_last:
            self._open_eyes()

    def _open_eyes(self) -> None:
        pawn, self._blinking = self._blinking, None
        if pawn is not None:
            pawn.show_mood(self._cast.moods.get(pawn.character))

    def _do_as_cats_do(self, step: IdleStep) -> None:
        _run_through(self._cat, _CAT[step.act.variant % len(_CAT)], _CAT_MS, step)

    def _look_about(self, step: IdleStep) -> None:
        _run_through(self._guards[step.act.variant % 2], _GUARD, _GUARD_MS, step)

    def _look_aside(self, step: IdleStep) -> None:
        begins, ends = _GLANCE_MS
        side = 1 if step.act.variant % 2 else -1
        aside = side if begins <= step.since < ends else 0
        for eyes, spot in zip(self._portraits, parts.PORTRAITS, strict=True):
            eyes.put(self._geometry.point(spot.x + aside, spot.y))

    def _smoke(self, step: IdleStep) -> None:
        which = step.act.variant % len(self._smokes)
        smoke, spot, share = self._smokes[which], parts.CHIMNEYS[which], _share(step)
        smoke.show_frame(min(2, int(3 * share)))
        at = self._geometry.point(spot.x + _SMOKE_DRIFTS * share, spot.y - _SMOKE_RISES * share)
        smoke.setPos(at)
        smoke.setScale(between(_SMOKE_GROWS, share))
        smoke.setOpacity(between(_SMOKE_IS_SEEN, share))
        smoke.setVisible(not step.is_last)

    def _fly(self, step: IdleStep) -> None:
        flyer, share = self._flyers["bat" if tones().name == DUSK.name else "bird"], _share(step)
        is_leftwards = bool(step.act.variant % 2)
        x = between(_SKY, 1 - share if is_leftwards else share)
        flyer.setPos(self._geometry.point(x, _ROOF + _DIVE * (2 * share - 1) ** 2))
        flyer.show_moment(step.since)
        flyer.setVisible(not step.is_last)

    def _drift(self, step: IdleStep) -> None:
        """It comes out of the haze and goes there again, in steps that cost few paints."""
        cloud = self._clouds["cloud-dusk" if tones().name == DUSK.name else "cloud-day"]
        share = step.since // _CLOUD_STEP_MS * _CLOUD_STEP_MS / step.act.milliseconds
        cloud.show_frame(step.act.variant % cloud.part.frames)
        cloud.setPos(self._geometry.point(between(_CLOUD_DRIFTS, share), _CLOUD_AT))
        cloud.setOpacity(between(_CLOUD_IS_SEEN, share))
        cloud.setVisible(not step.is_last)

    def _look_out(self, step: IdleStep) -> None:
        """From the side, a look, and away; where there are dungeons there is no window."""
        which = step.act.variant % len(self._windows)
        window, courtier = self._windows[which], self._courtiers[which]
        area, side = parts.WINDOWS[which], 1 if step.act.variant & 4 else -1
        courtier.show_frame(step.act.variant // 8 % courtier.part.frames)
        way = min(1.0, min(_share(step), 1 - _share(step)) / _COURTIER_COMES)
        x = area.center().x() + side * area.width() * (1 - way)
        courtier.setPos(self._geometry.point(x, area.bottom()))
        window.setVisible(not step.is_last and not self._geometry.has_annexes)


def _window(scene: QGraphicsScene) -> QGraphicsRectItem:
    """What is behind it shows only within it."""
    window = QGraphicsRectItem()
    window.setPen(Qt.PenStyle.NoPen)
    window.setZValue(_PARTS)
    window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
    window.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(window)
    return window


def _share(step: IdleStep) -> float:
    return step.since / step.act.milliseconds


def _run(sprite: Sprite, step: IdleStep) -> None:
    """One frame after the other, and the first one at the end."""
    if step.is_last:
        sprite.show_frame(0)
    else:
        sprite.show_moment(step.since)


def _run_through(sprite: Sprite, frames: Sequence[int], milliseconds: int, step: IdleStep) -> None:
    """These frames, and no longer than the act lasts."""
    place = min(step.since // milliseconds, len(frames) - 1)
    sprite.show_frame(0 if step.is_last else frames[place])
