"""The short sounds: name -> (kind, maker).  A name with a number has variants or steps.

Motif: D E F# A B D are the floors 1 to 5 and the throne.  A candidate asks (ends on A), a crown
answers (ends on D), a refusal turns the question down and dark, a stomach-ache lets it sag.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from court import material as m
from court import town
from court.mastering import finished
from court.material import Sound, hertz

FLOORS = ("A3", "D4", "E4", "F#4", "A4", "B4")
POPS = ("D4", "E4", "F#4", "A4", "B4", "D5", "E5")


class Effect(NamedTuple):
    kind: str
    make: Callable[[], Sound]
    exact: float | None = None
    """A length that an animation dictates."""


def _lift(seed: int) -> Sound:
    scrape = m.rustle(0.09, seed, 900, 3800) * m.curve(0.09, (0, 0), (0.02, 1), (0.09, 0))
    return m.mix((0, 0.8 * scrape), (0.03, 0.5 * m.wood(0.72, 1.1, seed, 0.15)))


def _set(seed: int, hardness: float) -> Sound:
    """Two contacts: the edge of the foot, then the whole foot."""
    return m.mix(
        (0, 0.45 * m.wood(0.85, hardness, seed)),
        (0.034, m.wood(1.0, hardness, seed + 1, 0.35)),
        (0.09, 0.12 * m.wood(0.9, hardness, seed + 2)),
    )


def _back() -> Sound:
    return m.mix((0, 0.5 * m.wood(1.15, 0.7, 61)), (0.05, 0.7 * m.wood(1.3, 0.6, 62)))


def _note(number: int) -> Sound:
    made = m.lute(hertz(FLOORS[number]), 1.1, 200 + number, 0.45)
    return m.room(made * m.fall(1.1, 1.6) * m.curve(1.1, (0, 0), (0.002, 1), (1.1, 1)), 0.5, 0.3)


def _refuse() -> Sound:
    """A closed door: two dull knocks and a stopped string."""
    thud = m.wood(1.7, 0.5, 71, 0.3)
    stopped = m.pizzicato(hertz("D3"), 0.25, 72) * m.fall(0.25, 0.2)
    return m.mix((0, thud), (0, 2 * stopped), (0.13, 0.8 * thud), (0.13, 1.4 * stopped))


def _call(notes: tuple[tuple[float, str, float], ...], force: float, muted: bool = False) -> Sound:
    return m.mix(
        *(
            (at, m.brass(hertz(note), long, force, 5 + k, muted))
            for k, (at, note, long) in enumerate(notes)
        )
    )


def _candidate() -> Sound:
    """The question: D F# A, held on A; a kettledrum under it."""
    call = _call(((0, "D4", 0.17), (0.15, "F#4", 0.17), (0.3, "A4", 0.8), (0.3, "E4", 0.8)), 0.75)
    drum = m.mix((0, 0.5 * m.kettle(hertz("A2"), 0.9)), (0.3, 0.9 * m.kettle(hertz("A2"), 1.3)))
    return m.room(m.mix((0, call), (0, drum)), 1.0, 0.4)


def _lay(seed: int) -> Sound:
    """Card on felt.  There is no Yes, No or other card in it."""
    slide = m.rustle(0.19, seed, 500, 2900, 180) * m.curve(
        0.19, (0, 0), (0.06, 0.5), (0.15, 1), (0.19, 0)
    )
    tap = m.band(m.noise(0.09, seed + 5), 180, 1500) * m.fall(0.09, 0.05)
    return m.mix((0, slide), (0.17, 0.5 * tap))


def _gather() -> Sound:
    parts = []
    for k in range(5):
        slide = m.rustle(0.3, 90 + k, 500, 2800, 140) * m.curve(0.3, (0, 0), (0.12, 1), (0.3, 0))
        parts.append((0.025 * k, slide * (0.7 + 0.1 * k)))
    tap = m.band(m.noise(0.1, 99), 160, 1300) * m.fall(0.1, 0.06)
    return m.mix(*parts, (0.34, 0.6 * tap))


def _drum(seconds: float) -> Sound:
    return m.room(m.roll(seconds, 0.22, 1.0), 0.35, 0.15)[: m.count(seconds)]


def _turn() -> Sound:
    """All cards in the same moment: one snap, one stroke."""
    snap = m.mix(
        *(
            (0.05 + 0.006 * k, m.band(m.noise(0.07, 110 + k), 900, 4800) * m.fall(0.07, 0.025))
            for k in range(3)
        )
    )
    air = m.rustle(0.14, 117, 600, 4000) * m.curve(0.14, (0, 0), (0.06, 1), (0.14, 0))
    stroke = m.kettle(hertz("D3"), 1.3, 0.9, 33)
    return m.room(m.mix((0, air), (0, 0.5 * snap), (0.06, 1.1 * stroke)), 0.7, 0.3)


def _crowned() -> Sound:
    """The answer: up to D, in full chord, with bells and drum, when the falling crown first touches."""
    call = _call(
        (
            (0, "A4", 0.11),
            (0.11, "B4", 0.11),
            (0.22, "D5", 1.35),
            (0.22, "A4", 1.35),
            (0.22, "F#4", 1.35),
            (0.22, "D4", 1.35),
        ),
        0.85,
    )
    bells = m.mix(
        *(
            (0.24 + 0.11 * k, m.bell(hertz(n), 1.9, 1.7))
            for k, n in enumerate(("D5", "A5", "F#5", "D6"))
        )
    )
    drum = m.mix((0.0, 0.45 * m.kettle(hertz("A2"), 0.6)), (0.22, m.kettle(hertz("D3"), 1.6)))
    return m.room(m.mix((0, call), (0, 0.4 * bells), (0, drum)), 1.3, 0.45)


def _rejected() -> Sound:
    """The question upside down, muted; the figure tips over and the crown rolls."""
    call = _call(
        ((0.0, "A4", 0.19), (0.19, "F4", 0.19), (0.38, "D4", 0.75), (0.38, "Bb3", 0.75)),
        0.5,
        muted=True,
    )
    low = m.reed(hertz("Bb2"), 0.75, 0.35)
    tip = m.mix(
        (0.0, m.wood(1.25, 0.9, 121)),
        (0.16, 0.5 * m.wood(1.1, 0.9, 122)),
        (0.25, 0.25 * m.wood(1.0, 0.9, 123)),
    )
    crown = m.mix(
        *(
            (at, g * m.iron(0.3, 980, 0.16, 124 + k))
            for k, (at, g) in enumerate(((0.1, 0.3), (0.24, 0.2), (0.34, 0.13)))
        )
    )
    return m.room(m.mix((0, call), (0.38, low), (0.12, 0.35 * tip), (0.3, crown)), 0.9, 0.35)


def _cancelled() -> Sound:
    """The belly: bubbles that rise, a dulcian that sags."""
    draw = np.random.default_rng(131)
    parts = []
    for k in range(13):
        long = draw.uniform(0.05, 0.1)
        time = m.clock(long)
        start, rise = draw.uniform(230, 480), draw.uniform(2.2, 5.5)
        bubble = np.sin(2 * np.pi * np.cumsum(start * (1 + rise * time)) / m.RATE)
        bubble *= m.curve(long, (0, 0), (0.008, 1), (long, 0)) * draw.uniform(0.4, 1)
        parts.append((0.02 + 0.055 * k + draw.uniform(0, 0.03), bubble * 0.3))
    sag = m.reed(hertz("A3"), 0.85, 0.8, bend=-8.5)
    plop = m.band(m.kettle(hertz("G3"), 0.5, 0.6, 132), None, 1200)
    return m.room(m.mix(*parts, (0.1, sag), (0.88, 0.8 * plop)), 0.5, 0.25)


def _jester() -> Sound:
    """The crown's answer with two wrong notes, and the cap's bells."""
    call = _call(
        (
            (0, "A4", 0.14),
            (0.14, "Bb4", 0.14),
            (0.28, "D5", 0.34),
            (0.6, "G#4", 0.17),
            (0.76, "A4", 0.17),
            (0.92, "D5", 0.85),
            (0.92, "F#4", 0.85),
            (0.92, "D4", 0.85),
        ),
        0.75,
    )
    bells = m.mix(
        *((at, m.jingle(0.5, 140 + k)) for k, at in enumerate((0.0, 0.28, 0.6, 0.76, 0.92, 1.2)))
    )
    laugh = m.mix(
        *(
            (0.3 + 0.1 * k, m.pizzicato(hertz(n), 0.3, 150 + k))
            for k, n in enumerate(("D5", "C#5", "C5", "B4"))
        )
    )
    drum = m.mix(
        (0.28, 0.8 * m.tabor(0.4)), (0.92, m.tabor(0.4)), (0.92, 0.7 * m.kettle(hertz("D3"), 1.2))
    )
    return m.room(m.mix((0, call), (0, 1.6 * bells), (0, laugh), (0, drum)), 0.9, 0.35)


def _out() -> Sound:
    air = m.rustle(0.42, 160, 350, 2400, 60)
    return air * m.curve(0.42, (0, 0), (0.12, 1), (0.42, 0))


def _chain(seconds: float, seed: int, links: int) -> Sound:
    draw = np.random.default_rng(seed)
    parts = [(0.0, m.silence(seconds))]
    for k in range(links):
        at = seconds * (k + draw.uniform(0, 0.7)) / links * 0.85
        hit = m.modes(
            draw.uniform(900, 3300, 4), (1, 0.7, 0.5, 0.3), draw.uniform(0.03, 0.09, 4), 0.12
        )
        parts.append((at, 0.1 * hit * draw.uniform(0.4, 1)))
    return m.mix(*parts)


def _gate_up() -> Sound:
    scrape = m.rustle(0.3, 171, 500, 2600, 90) * m.curve(
        0.3, (0, 0), (0.05, 0.6), (0.28, 1), (0.3, 0)
    )
    return m.room(
        m.mix(
            (0, _chain(0.32, 172, 14)), (0, 0.25 * scrape), (0.29, 0.3 * m.iron(0.3, 420, 0.2, 173))
        ),
        0.6,
        0.35,
    )


def _gate_down() -> Sound:
    """Falls with the grille: it bounces as the picture does (OutBounce in 300 ms)."""
    hits = ((0.109, 1.0), (0.218, 0.5), (0.273, 0.28))
    clang = m.mix(*((at, g * m.iron(0.9, 290, 0.45, 181 + k)) for k, (at, g) in enumerate(hits)))
    bolt = m.mix((0.36, 0.5 * m.wood(1.9, 0.9, 185)), (0.36, 0.25 * m.iron(0.3, 650, 0.12, 186)))
    return m.room(m.mix((0, _chain(0.12, 182, 6)), (0, clang), (0, bolt)), 0.8, 0.4)


def _door() -> Sound:
    """Stick and slip in the hinge, then the latch."""
    long = 0.42
    time = m.clock(long)
    rate = 55 + 75 * np.sin(np.pi * time / long) ** 2 + 18 * np.sin(2 * np.pi * 3.1 * time)
    phase = np.cumsum(rate) / m.RATE
    pulses = np.diff(np.floor(phase), prepend=0.0)
    creak = sum(m.peak(pulses, at, 26, 0.12) for at in (410, 730, 1180, 1750))
    creak = m.band(creak, 250, 3000) * m.curve(long, (0, 0), (0.08, 1), (0.34, 0.8), (long, 0))
    creak *= 0.22 / np.abs(creak).max()
    latch = m.mix((0, 0.5 * m.wood(1.6, 0.8, 191)), (0.045, 0.22 * m.iron(0.15, 900, 0.06, 192)))
    return m.room(m.mix((0, creak), (0.43, latch)), 0.3, 0.25)


def _tumble() -> Sound:
    """The Jester falls down the stairs: bells and steps, the lower the faster."""
    parts = []
    at, gap = 0.0, 0.12
    for k in range(6):
        parts += [(at, m.wood(0.8 + 0.12 * k, 0.9, 195 + k)), (at, 2.2 * m.jingle(0.3, 205 + k, 4))]
        at, gap = at + gap, gap * 0.82
    return m.room(m.mix(*parts), 0.4, 0.25)


def _wedding() -> Sound:
    notes = ("D5", "A4", "B4", "F#4", "D5")
    bells = m.mix(*((0.26 * k, m.bell(hertz(n), 2.2, 1.8)) for k, n in enumerate(notes)))
    return m.room(bells, 1.2, 0.35)


def _deal() -> Sound:
    cards = []
    for k in range(9):
        flick = m.rustle(0.1, 220 + k, 700, 3400) * m.curve(0.1, (0, 0), (0.03, 1), (0.1, 0))
        tap = m.band(m.noise(0.05, 230 + k), 250, 1700) * m.fall(0.05, 0.03)
        cards += [(0.085 * k, flick * (0.7 + 0.05 * (k % 3))), (0.085 * k + 0.045, 0.3 * tap)]
    return m.mix(*cards)


def _pop(number: int) -> Sound:
    return m.room(m.pizzicato(hertz(POPS[number - 1]), 0.5, 240 + number), 0.35, 0.25)


def _tick(seed: int) -> Sound:
    """A wooden bead of a counting frame."""
    return m.wood(0.5, 0.8, seed, 0.1)


def _stone(seed: int) -> Sound:
    """A shield steps to the next stone of the road."""
    draw = np.random.default_rng(seed)
    body = m.modes(
        draw.uniform(0.97, 1.03, 3) * (620, 1190, 2050), (1, 0.5, 0.25), (0.06, 0.045, 0.03), 0.12
    )
    return body + 0.5 * m.band(m.noise(0.12, seed), 700, 3200) * m.fall(0.12, 0.03)


def _button(seed: int) -> Sound:
    return m.mix(
        (0, 0.5 * m.wood(0.62, 0.7, seed, 0.1)),
        (0.012, 0.4 * m.rustle(0.05, seed, 900, 3600) * m.fall(0.05, 0.05)),
    )


def _page() -> Sound:
    swish = m.rustle(0.42, 261, 600, 3200, 45) * m.curve(
        0.42, (0, 0), (0.1, 0.8), (0.2, 0.5), (0.3, 1), (0.42, 0)
    )
    return m.mix(
        (0, swish), (0.3, 0.4 * m.band(m.noise(0.08, 263), 220, 1500) * m.fall(0.08, 0.06))
    )


def _curtain(is_opening: bool) -> Sound:
    """Heavy cloth on a rail, with wooden rings."""
    long = 0.75 if is_opening else 0.6
    cloth = m.rustle(long, 271, 200, 1700, 35)
    cloth *= (
        m.curve(long, (0, 0), (0.15, 1), (long * 0.6, 0.8), (long, 0))
        if is_opening
        else m.curve(long, (0, 0), (0.05, 1), (0.3, 0.7), (long, 0))
    )
    rings = np.linspace(0.06, 0.52, 8) if is_opening else (0.02, 0.05, 0.07, 0.1)
    parts = [(float(at), 0.13 * m.wood(0.55, 0.8, 275 + k, 0.1)) for k, at in enumerate(rings)]
    thump = (0.3, 0.25 * m.band(m.noise(0.2, 285), 120, 600) * m.fall(0.2, 0.12))
    return m.room(m.mix((0, cloth), *parts, *([] if is_opening else [thump])), 0.3, 0.15)


def _your_turn() -> Sound:
    notes = m.mix(
        (0, m.lute(hertz("A4"), 1.0, 291, 0.4)), (0.16, m.lute(hertz("D5"), 1.1, 292, 0.4))
    )
    return m.room(notes * m.fall(len(notes) / m.RATE, 2.0), 0.6, 0.3)


def _hint() -> Sound:
    notes = ("F#5", "A5", "B5", "D6")
    return m.room(
        m.mix(*((0.07 * k, m.chime(hertz(n), 0.8, 0.7)) for k, n in enumerate(notes))), 0.7, 0.35
    )


def _notice() -> Sound:
    """Something needs to be read: two soft notes down, no alarm."""
    notes = m.mix(
        *((0.19 * k, m.recorder(hertz(n), 0.3, 8, 0.6)) for k, n in enumerate(("A4", "F#4")))
    )
    return m.room(m.mix((0, notes), (0, 0.5 * m.pizzicato(hertz("D4"), 0.4, 302))), 0.5, 0.3)


def _undo() -> Sound:
    return m.room(
        m.mix(
            *((0.08 * k, m.pizzicato(hertz(n), 0.3, 310 + k)) for k, n in enumerate(("A4", "E4")))
        ),
        0.3,
        0.2,
    )


def _round_over() -> Sound:
    """The theme's last two bars, in the hall."""
    beat = 0.46
    top = _call(
        (
            (0, "F#4", beat),
            (beat, "G4", beat / 2),
            (1.5 * beat, "F#4", beat / 2),
            (2 * beat, "E4", beat),
            (3 * beat, "D4", 3 * beat),
        ),
        0.7,
    )
    low = _call(((0, "A3", 2 * beat), (2 * beat, "C#4", beat), (3 * beat, "A3", 3 * beat)), 0.55)
    drum = m.mix(
        *(
            (beat * k, g * m.kettle(hertz(n), 1.2))
            for k, n, g in ((0, "A2", 0.6), (2, "A2", 0.7), (3, "D3", 1.0))
        )
    )
    return m.room(m.mix((0, top), (0, 0.8 * low), (0, drum)), 1.2, 0.4)


def _won() -> Sound:
    """The theme's first and last bars, tutti; drum roll on the last chord."""
    b = 0.4
    line = (
        (0, "D4", 1),
        (1, "E4", 1),
        (2, "F#4", 1),
        (3, "A4", 1.5),
        (4.5, "B4", 0.5),
        (5, "D5", 1),
        (6, "B4", 0.5),
        (6.5, "A4", 0.5),
        (7, "G4", 1),
        (8, "C#5", 1),
        (9, "D5", 3.6),
    )
    under = (
        (0, "A3", 3),
        (3, "F#4", 2),
        (5, "A4", 1),
        (6, "G4", 1),
        (7, "B3", 1),
        (8, "A4", 1),
        (9, "A4", 3.6),
        (9, "F#4", 3.6),
    )
    top = _call(tuple((k * b, n, long * b) for k, n, long in line), 0.82)
    low = _call(tuple((k * b, n, long * b) for k, n, long in under), 0.6)
    strokes = m.mix(
        *(
            (k * b, 0.8 * m.kettle(hertz(n), 1.1))
            for k, n in ((0, "D3"), (3, "D3"), (5, "D3"), (6, "A2"), (8, "A2"), (9, "D3"))
        )
    )
    rolling = m.mix(
        *(
            (9 * b + 0.075 * k, (0.35 + 0.02 * k) * m.kettle(hertz("D3"), 0.6, 0.6, 330 + k % 5))
            for k in range(16)
        ),
        (9 * b + 1.24, 0.9 * m.kettle(hertz("D3"), 1.5)),
    )
    bells = m.mix(
        *(
            (9 * b + 0.12 * k, m.bell(hertz(n), 2.0, 1.7))
            for k, n in enumerate(("D5", "F#5", "A5", "D6"))
        )
    )
    return m.room(
        m.mix((0, top), (0, 0.8 * low), (0, strokes), (0, 0.6 * rolling), (0, 0.3 * bells)),
        1.4,
        0.4,
    )


EFFECTS: dict[str, Effect] = {
    "lift-1": Effect("quiet", lambda: _lift(11)),
    "lift-2": Effect("quiet", lambda: _lift(14)),
    "set-1": Effect("move", lambda: _set(20, 1.0)),
    "set-2": Effect("move", lambda: _set(24, 1.12)),
    "set-3": Effect("move", lambda: _set(28, 0.9)),
    "back": Effect("quiet", _back),
    **{f"floor-{k}": Effect("quiet", lambda k=k: _note(k)) for k in range(6)},
    "refuse": Effect("quiet", _refuse),
    "candidate": Effect("event", _candidate),
    "lay-1": Effect("move", lambda: _lay(81)),
    "lay-2": Effect("move", lambda: _lay(84)),
    "lay-3": Effect("move", lambda: _lay(87)),
    "gather": Effect("quiet", _gather),
    "drum": Effect("move", lambda: _drum(0.9), 0.9),
    "drum-fast": Effect("move", lambda: _drum(0.45), 0.45),
    "drum-slow": Effect("move", lambda: _drum(1.8), 1.8),
    "turn": Effect("event", _turn),
    "crowned": Effect("event", _crowned),
    "rejected": Effect("event", _rejected),
    "cancelled": Effect("event", _cancelled),
    "jester": Effect("event", _jester),
    "out": Effect("quiet", _out),
    "gate-up": Effect("quiet", _gate_up),
    "gate-down": Effect("move", _gate_down),
    "door": Effect("quiet", _door),
    "tumble": Effect("move", _tumble),
    "wedding": Effect("move", _wedding),
    "deal": Effect("quiet", _deal),
    **{f"pop-{k}": Effect("quiet", lambda k=k: _pop(k)) for k in range(1, 8)},
    "tick-1": Effect("tiny", lambda: _tick(251)),
    "tick-2": Effect("tiny", lambda: _tick(253)),
    "stone-1": Effect("tiny", lambda: _stone(256)),
    "stone-2": Effect("tiny", lambda: _stone(258)),
    "round-over": Effect("event", _round_over),
    "won": Effect("event", _won),
    "button-1": Effect("tiny", lambda: _button(265)),
    "button-2": Effect("tiny", lambda: _button(268)),
    "page": Effect("quiet", _page),
    "curtain-close": Effect("quiet", lambda: _curtain(False)),
    "curtain-open": Effect("quiet", lambda: _curtain(True)),
    "dice-1": Effect("move", lambda: town.dice(501)),
    "dice-2": Effect("move", lambda: town.dice(531)),
    "dice-lie-1": Effect("quiet", lambda: town.dice_lie(561)),
    "dice-lie-2": Effect("quiet", lambda: town.dice_lie(567)),
    "die-1": Effect("quiet", lambda: town.die(571)),
    "die-2": Effect("quiet", lambda: town.die(574)),
    "die-3": Effect("quiet", lambda: town.die(577)),
    "carriage": Effect("quiet", town.carriage),
    "coin-1": Effect("quiet", lambda: town.coin(581)),
    "coin-2": Effect("quiet", lambda: town.coin(585)),
    "coin-3": Effect("quiet", lambda: town.coin(589)),
    "gendarme": Effect("move", town.gendarme),
    "your-turn": Effect("move", _your_turn),
    "hint": Effect("quiet", _hint),
    "notice": Effect("move", _notice),
    "undo": Effect("quiet", _undo),
}


def made(name: str) -> Sound:
    effect = EFFECTS[name]
    return finished(effect.make(), effect.kind, effect.exact)
