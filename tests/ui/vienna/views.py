"""Views in a wanted position, dealt and not played up to; the families that look at them."""

from dataclasses import replace
from typing import Any

from tools.positions import family
from vivaroi_gui.rules.vienna import Options, Phase, View
from vivaroi_gui.rules.vienna.board import Character
from vivaroi_gui.rules.vienna.data import DICE, Special, Symbols
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.table.players import COLOURS, Player

COLOURS_HERE = ("crimson", "cobalt", "emerald", "saffron", "charcoal")


def guests(players: int = 4, humans: int = 1) -> tuple[Player, ...]:
    """A table in the colours of this game."""
    assert set(COLOURS_HERE) <= set(COLOURS)
    seated = zip(family(players, humans), COLOURS_HERE, strict=False)
    return tuple(replace(player, colour=colour) for player, colour in seated)


def circle(*ids: str) -> tuple[Character, ...]:
    """Characters of the shipped board by their ids."""
    known = [card.id for card in Options().board.characters]
    return tuple(known.index(one) for one in ids)


def beginning(players: int = 4, **changes: Any) -> View:
    """The choice of the start cards, which begins at the right of the first player."""
    options = Options(players)
    every = range(players)
    start = options.board.start_score(players)
    view = View(
        options=options,
        round=0,
        phase=Phase.START_CARD,
        first_player=0,
        turn=players - 1,
        to_act=(players - 1,),
        in_the_air=0,
        white_in_the_air=False,
        pending=None,
        scores=(start,) * players,
        coins=(0,) * players,
        start_cards=(None,) * players,
        circles=((),) * players,
        symbols=(Symbols(),) * players,
        dice=((),) * players,
        whites=(None,) * players,
        has_thrown=(False,) * players,
        positions=(0,) * players,
        evaluated=((),) * players,
        owners=(0, None, None, None, None),
        is_double_used=False,
        placed=(None,) * len(options.board.stops),
        geheimbund=(),
        gendarme=None,
        display=tuple(every[:-1]),
        pile=44 - players + 1,
        start_left=tuple(range(6)),
        evaluation=(),
        result=None,
    )
    return replace(view, **changes)


def in_a_turn(players: int = 4, **changes: Any) -> View:
    """Giulia's turn in round 4, as in the picture of the design."""
    more = players - 4
    index = Options(players).board.index
    placed: list[Occupation | None] = [None] * len(index)
    for name, lying in {
        "prater": Occupation(2, (1,)),
        "oper": Occupation(1, (2,)),
        "secession": Occupation(3 if players > 3 else 1, (2,)),
        "rathaus": Occupation(0, (5,)),
        "hofburg": Occupation(2, (3,), 4),
    }.items():
        placed[index[name]] = lying
    owners: list[int | None] = [None] * len(Special)
    owners[Special.FIRST_PLAYER] = owners[Special.DOUBLE_TURN] = 1
    owners[Special.EXTRA_DIE], owners[Special.JOKER] = 2, 0
    owners[Special.INFLUENCE] = 3 if players > 3 else 2
    view = beginning(
        players,
        round=4,
        phase=Phase.TURN,
        turn=0,
        to_act=(0,),
        seat=0,
        scores=_cut((14, 16, 11, 17, 9), more),
        coins=_cut((3, 2, 5, 1, 0), more),
        start_cards=_cut((2, 0, 1, 4, 5), more),
        circles=_cut(
            (
                circle("kk", "cx", "ck"),
                circle("xx", "cx"),
                circle("cc", "c"),
                circle("x", "ckk"),
                circle("k"),
            ),
            more,
        ),
        symbols=_cut(
            (
                Symbols(3, 1, 4),
                Symbols(2, 4, 1),
                Symbols(4, 1, 2),
                Symbols(1, 2, 3),
                Symbols(0, 0, 2),
            ),
            more,
        ),
        dice=_cut(((2, 3, 6), (5, 6), (3, 5), (1, 6), (2, 2, 4)), more),
        has_thrown=(True,) * players,
        positions=_cut((12, 9, 16, 5, 0), more),
        owners=tuple(owners),
        placed=tuple(placed),
        geheimbund=(Occupation(players - 1, (4,)),),
        gendarme=index["landtmann"],
        display=circle("cxk", "xx", "k", "ccx")[: players - 1],
        start_left=(),
    )
    assert all(len(dice) <= DICE[players] for dice in view.dice)
    return replace(view, **changes)


def _cut(values: tuple[Any, ...], more: int) -> tuple[Any, ...]:
    """For a table of four and so many more."""
    return values[: 4 + more]
