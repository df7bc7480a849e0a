"""The short sounds of Vienna: dice of bone, a carriage, coins, the gendarme."""

import numpy as np

from court import material as m
from court.material import Sound, hertz


def _bone(seed: int, size: float = 1.0) -> Sound:
    """A die of bone that touches wood: higher and shorter than a pawn, and no click."""
    draw = np.random.default_rng(seed)
    freqs = np.array([980, 1720, 2650, 3700]) / size * draw.uniform(0.94, 1.06, 4)
    body = m.modes(freqs, (1, 0.6, 0.3, 0.14), (0.05, 0.038, 0.028, 0.02), 0.12)
    table = m.modes((310, 520), (0.7, 0.4), (0.09, 0.06), 0.12)
    knock = m.band(m.noise(0.12, seed + 50), 700, 3600) * m.fall(0.12, 0.018)
    return (body + table + 0.5 * knock) * m.fall(0.12, 0.4)


def dice(seed: int) -> Sound:
    """They tumble over the table: close at first, then further apart."""
    draw = np.random.default_rng(seed)
    parts, at, gap = [], 0.0, 0.034
    while at < 0.62:
        force = draw.uniform(0.35, 1.0) * (1 - 0.5 * at / 0.62)
        parts.append((at, force * _bone(seed + len(parts), draw.uniform(0.85, 1.15))))
        at += gap * draw.uniform(0.6, 1.4)
        gap *= 1.045
    return m.room(m.mix(*parts), 0.25, 0.12)


def dice_lie(seed: int) -> Sound:
    """The last two rock and lie."""
    return m.mix((0, _bone(seed)), (0.05, 0.6 * _bone(seed + 1, 1.1)), (0.115, 0.25 * _bone(seed + 2)))


def die(seed: int) -> Sound:
    """Put down by hand on the plan of the town: felt under bone."""
    felt = m.band(m.noise(0.14, seed + 9), 180, 1200) * m.fall(0.14, 0.05)
    return m.mix((0, 0.8 * _bone(seed, 1.15)), (0.004, 0.35 * felt), (0.045, 0.3 * _bone(seed + 1)))


def _hoof(seed: int) -> Sound:
    """Horn on a cobble."""
    draw = np.random.default_rng(seed)
    freqs = np.array([470, 790, 1310, 2050]) * draw.uniform(0.95, 1.05, 4)
    body = m.modes(freqs, (1, 0.8, 0.5, 0.2), (0.07, 0.055, 0.04, 0.03), 0.16)
    return body + 0.5 * m.band(m.noise(0.16, seed + 3), 400, 2400) * m.fall(0.16, 0.03)


def carriage() -> Sound:
    """Two horses at a trot and wheels on cobbles; it is ended where the picture ends."""
    long = 1.9
    wheels = m.rustle(long, 601, 160, 1100, 28) * m.curve(long, (0, 0), (0.12, 1), (1.5, 1), (long, 0))
    rattle = m.mix(
        (0, m.silence(long)),
        *((0.075 * k, 0.12 * m.wood(0.9, 0.7, 610 + k % 7, 0.1)) for k in range(23)),
    )
    hooves = []
    for step in range(11):
        at, force = 0.165 * step, 1.0 if step % 2 == 0 else 0.75
        hooves += [(at, force * _hoof(620 + step % 5)), (at + 0.062, 0.55 * force * _hoof(626 + step % 4))]
    whole = m.mix((0, 0.9 * wheels), (0, rattle), *((at, 0.42 * hit) for at, hit in hooves if at < 1.6))
    return m.room(whole, 0.35, 0.2)


def coin(seed: int) -> Sound:
    """A few small coins on a heap of coins: silver, but dull."""
    draw = np.random.default_rng(seed)
    parts = []
    for k in range(3):
        base = draw.uniform(2100, 2700)
        ring = m.modes((base, base * 1.53, base * 2.1), (1, 0.5, 0.2), (0.17, 0.1, 0.06), 0.25)
        tap = m.band(m.noise(0.25, seed + k), 600, 2600) * m.fall(0.25, 0.022)
        heap = m.modes((540, 910), (0.6, 0.4), (0.06, 0.05), 0.25)
        parts.append((0.055 * k + draw.uniform(0, 0.012), (0.5 * ring + 0.9 * tap + heap) * (1 - 0.2 * k)))
    return m.room(m.mix(*parts), 0.25, 0.12)


def gendarme() -> Sound:
    """Heels together, the sabre at his side, and half a bar of a far drum."""
    heels = m.mix((0, m.wood(1.15, 1.2, 641)), (0.018, 0.8 * m.wood(1.05, 1.2, 642)))
    sabre = m.mix((0.07, 0.2 * m.iron(0.4, 880, 0.22, 643)), (0.12, 0.1 * m.iron(0.3, 1240, 0.14, 644)))
    drum = m.mix(
        *((at, force * m.tabor(0.3, 0.6, 645 + k)) for k, (at, force) in enumerate(((0.16, 0.4), (0.25, 0.4), (0.34, 0.7))))
    )
    call = m.brass(hertz("A4"), 0.28, 0.55, 649)
    return m.room(m.mix((0, heels), (0, sabre), (0, drum), (0.34, 0.5 * call)), 0.6, 0.3)
