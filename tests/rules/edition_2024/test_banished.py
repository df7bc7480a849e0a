"""2024, "le Banni"."""

from tests.rules.edition_2024.tables import (
    JEANNE,
    MAV,
    NO,
    NOBLES,
    OUAF,
    VICTORIA,
    WC_4,
    YES,
    State,
    card,
    castle,
    crown,
    dealt_with,
    nominate,
    table,
    vote,
)
from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.rules.vivaroi.moves import EmissaryDeal

# On the card EFJMOV Victoria bears the seal.


def crowned(king: int, **chosen: bool) -> State:
    state = dealt_with(table(3, **chosen), ["EFJMOV", "ABELOV", "BDEJLR"])
    castle(state, {NOBLES: {king, OUAF}})
    crown(state, king)
    return state


def test_whoever_bears_the_seal_is_no_favourite() -> None:
    assert crowned(VICTORIA).totals[0] == 20 + 10 + 5
    assert crowned(VICTORIA, banished=True).totals[0] == 20 + 5
    assert crowned(JEANNE, banished=True).totals[0] == 20 + 10 + 5


def test_who_is_banished_is_told_where_the_option_is_played() -> None:
    goal = card("EFJMOV")
    assert banished(table(3, banished=True), goal) == VICTORIA
    assert banished(table(3), goal) is None


def test_d11_nor_does_it_break_a_tie() -> None:
    state = dealt_with(table(3, banished=True), ["EFJMOV", "ABELOV", "BDEJLR"])
    castle(state, {NOBLES: {VICTORIA}})
    state.round, state.totals = 3, [20, 10, 20]
    crown(state, VICTORIA)
    assert state.result is not None
    assert state.result.leaders == (0, 1, 2)
    assert state.result.winners == (1,)


def test_d11_nor_does_an_ambition_look_at_it() -> None:
    pairs = (("no_wc", "two_wc"), ("one_wc", "man_king"), ("consolation", "woman_queen"))
    options = table(3, ambition=True, banished=True)
    state = dealt_with(options, ["EFJMOV", "ABELOV", "BDEJLR"], ambitions=pairs)
    castle(state, {NOBLES: {OUAF}, WC_4: {VICTORIA}})
    crown(state, OUAF)
    brought = state.history[0].counts[0].ambition_points
    assert brought[:2] == (5, 3)  # of the second, Leonardo has the seal


def test_d11_nor_is_it_a_favourite_of_the_emissary() -> None:
    emissary = EmissaryDeal(card("EFJMOV"), (MAV, NO, YES, NO, NO))
    options = table(3, emissary=True, banished=True)
    state = dealt_with(options, ["ABELOV", "BDEJLR", "AEGJLM"], emissary=emissary)
    castle(state, {NOBLES: {VICTORIA}})
    nominate(state, VICTORIA)
    vote(state, YES)
    assert state.elections[-1].emissary_vote is MAV
