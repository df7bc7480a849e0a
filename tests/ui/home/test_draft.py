"""The table as chosen so far, whatever is done to it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import (
    AVATARS,
    COLOURS,
    LEVELS,
    STYLES,
    Kind,
    Player,
    check_players,
)
from vivaroi_gui.ui.home.draft import FEWEST, MOST, Draft

PEOPLE = ("Giulia", "Marco", "Amélie", "Luc", "Nonna Pia", "Sofia")


def names(draft: Draft) -> list[str]:
    return [player.name for player in draft.players(PEOPLE)]


def full() -> Draft:
    draft = Draft()
    while draft.may_add:
        draft.add()
    return draft


def test_it_starts_with_one_human_and_three_computers() -> None:
    kinds = [place.kind for place in Draft().places]
    assert kinds == [Kind.HUMAN, Kind.AI, Kind.AI, Kind.AI]


def test_six_seats_are_the_most() -> None:
    draft = full()
    draft.add()
    assert len(draft.places) == MOST


def test_three_seats_are_the_fewest() -> None:
    draft = Draft()
    for _ in range(3):
        draft.remove(0)
    assert len(draft.places) == FEWEST
    assert not draft.may_remove


def test_a_newcomer_takes_the_name_the_colour_and_the_face_that_are_free() -> None:
    draft = Draft()
    left = draft.places[1]
    draft.remove(1)
    draft.add()
    joined = draft.places[-1]
    assert (joined.person, joined.colour) == (left.person, left.colour)
    assert joined.avatar == left.avatar


def test_a_colour_that_somebody_has_is_exchanged() -> None:
    draft = Draft()
    first, second = draft.places[0].colour, draft.places[1].colour
    draft.colour(0, second)
    assert [draft.places[0].colour, draft.places[1].colour] == [second, first]


def test_a_free_colour_is_simply_taken() -> None:
    draft = Draft()
    others = [place.colour for place in draft.places[1:]]
    draft.colour(0, "charcoal")
    assert draft.places[0].colour == "charcoal"
    assert [place.colour for place in draft.places[1:]] == others


def test_whoever_moves_keeps_everything_they_have() -> None:
    draft = Draft()
    draft.name(0, "Zoé")
    moved = draft.places[0]
    assert draft.move(0, 2) == 2
    assert draft.places[2] == moved


def test_nobody_moves_off_the_table() -> None:
    draft = Draft()
    assert draft.move(0, -1) == 0
    assert draft.move(0, 9) == 3


def test_an_empty_name_is_replaced_by_the_name_of_the_place() -> None:
    draft = Draft()
    draft.name(1, "  \n ")
    assert names(draft) == ["Giulia", "Marco", "Amélie", "Luc"]


def test_two_people_of_one_name_are_told_apart() -> None:
    draft = Draft()
    draft.name(0, "Anna")
    draft.name(1, "anna")
    assert names(draft)[:2] == ["Anna", "anna 2"]


def test_a_level_is_remembered_while_a_human_sits_there() -> None:
    draft = Draft()
    draft.teach(1, "novice")
    draft.decide(1, Kind.HUMAN)
    assert draft.players(PEOPLE)[1].level is None
    draft.decide(1, Kind.AI)
    assert draft.players(PEOPLE)[1].level == "novice"


def test_newcomers_play_in_different_styles() -> None:
    styles = [player.style for player in full().players(PEOPLE)]
    assert styles[0] is None
    assert len(set(styles[1:5])) == 4


def test_a_style_is_remembered_while_a_human_sits_there() -> None:
    draft = Draft()
    draft.train(1, "burner")
    draft.decide(1, Kind.HUMAN)
    assert draft.players(PEOPLE)[1].style is None
    draft.decide(1, Kind.AI)
    assert draft.players(PEOPLE)[1].style == "burner"


def test_the_players_of_an_earlier_game_sit_down_as_they_were() -> None:
    players = (
        Player("Anna", Kind.HUMAN, None, "violet", "owl"),
        Player("Bruno", Kind.AI, "novice", "crimson", "cat", "hoarder"),
        Player("Carla", Kind.HUMAN, None, "cobalt", "cat"),
    )
    draft = Draft()
    draft.seat(players)
    assert draft.players(PEOPLE) == players


SEATS = st.integers(0, FEWEST - 1)
DEEDS = st.one_of(
    st.tuples(st.just("add")),
    st.tuples(st.just("remove"), SEATS),
    st.tuples(st.just("move"), SEATS, st.integers(-1, MOST)),
    st.tuples(st.just("name"), SEATS, st.text(max_size=40)),
    st.tuples(st.just("decide"), SEATS, st.sampled_from(Kind)),
    st.tuples(st.just("teach"), SEATS, st.sampled_from(LEVELS)),
    st.tuples(st.just("train"), SEATS, st.sampled_from(STYLES)),
    st.tuples(st.just("dress"), SEATS, st.sampled_from(AVATARS)),
    st.tuples(st.just("colour"), SEATS, st.sampled_from(COLOURS)),
)


@settings(deadline=None, database=None)
@given(st.lists(DEEDS, max_size=20))
def test_whatever_is_done_the_players_fit_one_table(
    deeds: list[tuple[object, ...]],
) -> None:
    draft = Draft()
    for deed, *arguments in deeds:
        getattr(draft, str(deed))(*arguments)
    players = draft.players(PEOPLE)
    check_players(players, Options(len(players)))
    assert len({player.name.casefold() for player in players}) == len(players)
