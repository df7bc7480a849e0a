"""The table as chosen so far, whatever is done to it."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS
from vivaroi_gui.rules.vivaroi.options import STYLES
from vivaroi_gui.table.players import AVATARS, COLOURS, Kind, Player, check_players
from vivaroi_gui.ui.home.chairs import MOST_PERSONS
from vivaroi_gui.ui.home.draft import Draft
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.vivaroi.form.form import Form

PEOPLE = ("Giulia", "Marco", "Amélie", "Luc", *(f"Guest {number}" for number in range(5, 17)))


CLASSIC = Limits(range(3, 7), styles=STYLES, tempers=TEMPER_OF)
MODERN = Limits(range(2, 9), has_teams=True, styles=STYLES, tempers=TEMPER_OF)
LIMITS = {"2003": CLASSIC, "2024": MODERN}


def classic() -> Draft:
    """The first ones at a table of 2003."""
    draft = Draft()
    draft.set_limits(CLASSIC)
    return draft


def names(draft: Draft) -> list[str]:
    return [player.name for player in draft.players(PEOPLE)]


def full() -> Draft:
    draft = classic()
    while draft.may_add:
        draft.add()
    return draft


def test_it_starts_with_one_human_and_three_computers() -> None:
    kinds = [chair.kind for chair in classic().chairs]
    assert kinds == [Kind.HUMAN, Kind.AI, Kind.AI, Kind.AI]


def test_six_seats_are_the_most() -> None:
    draft = full()
    draft.add()
    assert len(draft.chairs) == 6


def test_three_seats_are_the_fewest() -> None:
    draft = classic()
    for _ in range(3):
        draft.remove(0)
    assert len(draft.chairs) == 3
    assert not draft.may_remove


def test_a_newcomer_takes_the_name_the_colour_and_the_face_that_are_free() -> None:
    draft = classic()
    left = draft.chairs[1]
    draft.remove(1)
    draft.add()
    joined = draft.chairs[-1]
    assert joined.guest == left.guest


def test_a_colour_that_somebody_has_is_exchanged() -> None:
    draft = classic()
    first, second = draft.chairs[0].guest.colour, draft.chairs[1].guest.colour
    draft.colour(0, second)
    assert [draft.chairs[0].guest.colour, draft.chairs[1].guest.colour] == [second, first]


def test_a_free_colour_is_simply_taken() -> None:
    draft = classic()
    others = [chair.guest.colour for chair in draft.chairs[1:]]
    draft.colour(0, "charcoal")
    assert draft.chairs[0].guest.colour == "charcoal"
    assert [chair.guest.colour for chair in draft.chairs[1:]] == others


def test_whoever_moves_keeps_everything_they_have() -> None:
    draft = classic()
    draft.name(0, "Zoé")
    moved = draft.chairs[0]
    assert draft.move(0, 2) == 2
    assert draft.chairs[2] == moved


def test_nobody_moves_off_the_table() -> None:
    draft = classic()
    assert draft.move(0, -1) == 0
    assert draft.move(0, 9) == 3


def test_an_empty_name_is_replaced_by_the_name_of_the_place() -> None:
    draft = classic()
    draft.name(1, "  \n ")
    assert names(draft) == ["Giulia", "Marco", "Amélie", "Luc"]


def test_two_people_of_one_name_are_told_apart() -> None:
    draft = classic()
    draft.name(0, "Anna")
    draft.name(1, "anna")
    assert names(draft)[:2] == ["Anna", "anna 2"]


def test_a_level_is_remembered_while_a_human_sits_there() -> None:
    draft = classic()
    draft.teach(1, "novice")
    draft.decide(1, Kind.HUMAN)
    assert draft.players(PEOPLE)[1].level is None
    draft.decide(1, Kind.AI)
    assert draft.players(PEOPLE)[1].level == "novice"


def test_the_animal_of_a_seat_tells_of_which_temper_its_opponent_is() -> None:
    first, *others = full().players(PEOPLE)
    assert first.style is None
    assert [one.style for one in others] == [TEMPER_OF[one.avatar] for one in others]


def test_another_animal_brings_another_temper_but_who_is_even_stays_so() -> None:
    draft = classic()
    draft.dress(1, "hedgehog")
    assert draft.players(PEOPLE)[1].style == "shy"
    draft.calm(1, True)
    draft.dress(1, "dragon")
    assert draft.players(PEOPLE)[1].style == DEFAULT_STYLE
    draft.calm(1, False)
    assert draft.players(PEOPLE)[1].style == "dramatic"


def test_an_even_temper_is_remembered_while_a_human_sits_there() -> None:
    draft = classic()
    draft.calm(1, True)
    draft.decide(1, Kind.HUMAN)
    assert draft.players(PEOPLE)[1].style is None
    draft.decide(1, Kind.AI)
    assert draft.players(PEOPLE)[1].style == DEFAULT_STYLE


def test_where_a_person_of_an_earlier_game_gives_way_the_animal_tells_the_temper() -> None:
    draft = classic()
    draft.seat([Player(name, Kind.HUMAN, None, *look) for name, look in LOOKS.items()])
    draft.decide(1, Kind.AI)
    assert draft.players(PEOPLE)[1].style == "learned"


def test_a_game_without_tempers_is_played_by_everybody_alike() -> None:
    draft = classic()
    draft.adapt("another", Limits(range(3, 6), styles=(DEFAULT_STYLE,)))
    draft.dress(1, "hedgehog")
    draft.add()
    styles = {one.style for one in draft.players(PEOPLE) if not one.is_human}
    assert styles == {DEFAULT_STYLE}


LOOKS = {
    "Anna": ("violet", "fox"),
    "Bruno": ("crimson", "owl"),
    "Carla": ("cobalt", "cat"),
}


def test_the_players_of_an_earlier_game_sit_down_as_they_were() -> None:
    players = (
        Player("Anna", Kind.HUMAN, None, "violet", "owl"),
        Player("Bruno", Kind.AI, "novice", "crimson", "cat", "hoarder"),
        Player("Carla", Kind.HUMAN, None, "cobalt", "cat"),
    )
    draft = classic()
    draft.seat(players)
    assert draft.players(PEOPLE) == players


FIRST_SEATS = st.integers(0, 1)
DEEDS = st.one_of(
    st.tuples(st.just("add")),
    st.tuples(st.just("remove"), FIRST_SEATS),
    st.tuples(st.just("move"), FIRST_SEATS, st.integers(-1, 8)),
    st.tuples(st.just("pair"), FIRST_SEATS),
    st.tuples(st.just("part"), FIRST_SEATS),
    st.tuples(st.just("name"), FIRST_SEATS, st.text(max_size=40)),
    st.tuples(st.just("decide"), FIRST_SEATS, st.sampled_from(Kind)),
    st.tuples(st.just("teach"), FIRST_SEATS, st.sampled_from(LEVELS)),
    st.tuples(st.just("calm"), FIRST_SEATS, st.booleans()),
    st.tuples(st.just("dress"), FIRST_SEATS, st.sampled_from(AVATARS)),
    st.tuples(st.just("colour"), FIRST_SEATS, st.sampled_from(COLOURS)),
)


@given(st.sampled_from(sorted(LIMITS)), st.lists(DEEDS, max_size=20))
def test_whatever_is_done_the_players_fit_one_table(
    edition: str, deeds: list[tuple[object, ...]]
) -> None:
    draft = Draft()
    draft.set_limits(LIMITS[edition])
    for deed, *arguments in deeds:
        getattr(draft, str(deed))(*arguments)
    options = Form(edition).options(draft.sides)
    players = draft.players(PEOPLE, shares_markers=options.shared_marker)
    check_players(players, options)
    names = [person.name.casefold() for player in players for person in player.persons]
    assert len(set(names)) == len(names)


# --- teams ------------------------------------------------------------------------------------


def modern(seats: int) -> Draft:
    """So many at the table of 2024."""
    draft = Draft()
    draft.set_limits(MODERN)
    while len(draft.chairs) > seats:
        draft.remove(0)
    while len(draft.chairs) < seats:
        draft.add()
    return draft


def test_two_to_eight_seats_are_for_2024() -> None:
    assert len(modern(2).chairs) == 2
    assert not modern(2).may_remove
    assert len(modern(8).chairs) == 8
    assert not modern(8).may_add


def test_a_partner_has_a_name_a_colour_and_a_face_that_nobody_has() -> None:
    draft = modern(3)
    draft.pair(1)
    looks = {(guest.person, guest.colour, guest.avatar) for guest in draft.guests}
    assert [len(set(values)) for values in zip(*looks, strict=True)] == [4, 4, 4]
    assert draft.sides == ((0,), (1, 2), (3,))


def test_nobody_has_two_partners() -> None:
    draft = modern(3)
    draft.pair(1)
    once = draft.chairs
    draft.pair(1)
    assert draft.chairs == once


def test_in_2003_nobody_gets_a_partner() -> None:
    draft = classic()
    draft.pair(0)
    assert draft.sides == ((0,), (1,), (2,), (3,))


def test_sixteen_people_are_the_most() -> None:
    draft = modern(8)
    for seat in range(8):
        draft.pair(seat)
    assert len(draft.guests) == MOST_PERSONS
    assert not draft.may_pair


def test_partners_with_one_marker_wear_one_colour_and_no_other_team_does() -> None:
    draft = modern(8)
    for seat in range(8):
        draft.pair(seat)
    worn = draft.colours(shares_markers=True)
    assert worn[::2] == worn[1::2]
    assert len(set(worn)) == 8


def test_with_markers_of_their_own_all_wear_different_colours() -> None:
    draft = modern(4)
    for seat in range(4):
        draft.pair(seat)
    assert len(set(draft.colours(shares_markers=False))) == 8


def test_a_team_of_an_earlier_game_sits_down_as_it_was() -> None:
    draft = modern(3)
    draft.pair(0)
    draft.name(0, "Charles")
    draft.name(0, "Margot", is_partner=True)
    players = draft.players(PEOPLE)
    again = classic()
    again.seat(players)
    assert again.players(PEOPLE) == players
    assert [person.name for person in players[0].persons] == ["Charles", "Margot"]


# --- mixing -----------------------------------------------------------------------------------


def mixed(draft: Draft, seed: int) -> Draft:
    draft.mix(Random(seed))
    return draft


def test_everybody_is_still_there_after_mixing_and_not_all_sit_as_before() -> None:
    for seed in range(30):
        draft = classic()
        draft.remove(3)
        before = draft.chairs
        after = mixed(draft, seed).chairs
        assert after != before
        assert sorted(map(str, after)) == sorted(map(str, before))


def test_every_order_can_come_out_of_mixing() -> None:
    found = set()
    for seed in range(200):
        draft = classic()
        draft.remove(3)
        found.add(mixed(draft, seed).chairs)
    assert len(found) == 5


def test_teams_stay_together_when_seats_are_mixed() -> None:
    draft = Draft()
    draft.set_limits(MODERN)
    draft.pair(0)
    team = draft.chairs[0].guests
    for seed in range(20):
        assert team in [chair.guests for chair in mixed(draft, seed).chairs]


def test_two_seats_are_not_mixed() -> None:
    draft = Draft()
    draft.set_limits(MODERN)
    draft.remove(3)
    draft.remove(2)
    before = draft.chairs
    assert not draft.may_mix
    assert mixed(draft, 1).chairs == before
