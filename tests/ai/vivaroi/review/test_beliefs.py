"""What everybody could tell of a card: by what was seen alone, each round by itself."""

from functools import cache
from math import log2

import pytest

from tests.ai.vivaroi.review.games import gauge, played
from tests.rules.edition_2024.tables import table
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs, guesses
from vivaroi_gui.ai.vivaroi.review.story import retold
from vivaroi_gui.ai.vivaroi.review.telling import telling
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.moves import Place
from vivaroi_gui.rules.vivaroi.records import Election

PLAIN = Options(4)
WEDDING = table(5, teams=((0, 1), (2, 3), (4,)), shared_marker=True, wedding=True, banished=True)


@cache
def beliefs_of(options: Options) -> Beliefs:
    return gauge(played(options).shown()).beliefs


def of_round(beliefs: Beliefs, number: int) -> list[int]:
    return [n for n, one in enumerate(beliefs.story.moments) if one.view.round == number]


def true_chance(beliefs: Beliefs, n: int, person: int) -> float:
    return beliefs.odds(n, person).of_card(beliefs.true_card(n, person))


def test_each_deal_each_move_and_each_election_is_a_moment_and_what_lies_sealed_is_none() -> None:
    game = played(table(3, emissary=True, ambition=True))
    story = retold([*game.sights[:1], *game.sights])  # the first position is shown twice
    deeds = [one.deed for one in story.moments]
    assert deeds.count(None) == 3
    assert [deed for deed in deeds if isinstance(deed, Election)] == [
        election for finished in story.rounds for election in finished.elections
    ]
    acts = [deed for deed in deeds if deed is not None and not isinstance(deed, Election)]
    assert acts == [act for finished in story.rounds for act in finished.acts]


def test_a_round_that_is_not_counted_is_left_out() -> None:
    game = played(PLAIN)
    begun = [*game.until(1).sights, game.sights[len(game.until(1).sights)]]
    assert begun[-1].view.phase is Phase.PLACING
    assert retold(begun) == retold(game.until(1).sights)
    with pytest.raises(ValueError, match="no round is counted"):
        retold(game.sights[:5])


def test_at_a_deal_every_card_that_may_be_is_as_likely() -> None:
    beliefs = beliefs_of(PLAIN)
    for number, unused in ((1, 26), (2, 22), (3, 18)):
        deal = of_round(beliefs, number)[0]
        assert len(beliefs.odds(deal, 0).cards) == unused
        assert true_chance(beliefs, deal, 0) == pytest.approx(1 / unused)


@pytest.mark.parametrize("options", [PLAIN, WEDDING], ids=["plain", "wedding"])
def test_the_bits_of_a_round_add_up_to_what_it_told_in_all(options: Options) -> None:
    beliefs = beliefs_of(options)
    for number in (1, 2, 3):
        first, *rest = of_round(beliefs, number)
        for person in beliefs.persons:
            bits = sum(beliefs.bits(n, person) for n in rest if person in beliefs.actors(n))
            _, end = beliefs.around(last_hidden(beliefs, rest), person)
            known = end.of_card(beliefs.true_card(first, person))
            assert bits == pytest.approx(log2(known / true_chance(beliefs, first, person)))


def last_hidden(beliefs: Beliefs, moments: list[int]) -> int:
    """The last of some moments up to which the cards have lain hidden."""
    opened = [n for n in moments if beliefs.story.moments[n].view.open_goals]
    return opened[0] if opened else moments[-1]


def test_in_a_wedding_cards_are_certain_after_the_first_coronation_and_no_act_tells_more() -> None:
    beliefs = beliefs_of(WEDDING)
    moments = of_round(beliefs, 1)
    opened = [n for n in moments if beliefs.story.moments[n].view.open_goals]
    assert opened
    for n in opened:
        assert true_chance(beliefs, n, 0) == pytest.approx(1)
    assert [beliefs.bits(n, 0) for n in opened[1:]] == pytest.approx([0.0] * len(opened[1:]))


def test_a_round_is_guessed_at_its_count_as_in_the_whole_game() -> None:
    whole = list(guesses(beliefs_of(PLAIN)))
    for rounds in (1, 2):
        part = list(guesses(gauge(played(PLAIN).until(rounds)).beliefs))
        assert part == whole[: len(part)]


def test_partners_are_suspected_of_the_same_and_the_banished_counts_for_nobody() -> None:
    beliefs = beliefs_of(WEDDING)
    n = of_round(beliefs, 1)[8]
    assert beliefs.odds(n, 0) == beliefs.odds(n, 1)
    favourites = beliefs.favourites(beliefs.odds(n, 0))
    assert sum(favourites) == pytest.approx(5)  # of six


def test_what_gave_a_card_away_names_a_true_favourite_and_hangs_on_no_one_kind() -> None:
    beliefs = beliefs_of(PLAIN)
    found = list(telling(beliefs, lambda: None))
    assert found
    for one in found:
        n = next(n for n, moment in enumerate(beliefs.story.moments) if moment.at == one.at)
        assert one.character in beliefs.story.round_of(n).goals[one.person]
        assert one.after >= 0.5
        assert one.after - one.before >= 0.15
        assert beliefs.bits(n, one.person) >= 0.7
        for kind in range(len(beliefs.kinds)):
            assert beliefs.bits(n, one.person, kind) >= 0.35
    for person in beliefs.persons:
        of_person = [one for one in found if one.person == person]
        assert len(of_person) <= 3
        bits = [bits_at(beliefs, one.at, person) for one in of_person]
        assert bits == sorted(bits, reverse=True)


def bits_at(beliefs: Beliefs, at: int, person: int) -> float:
    moments = enumerate(beliefs.story.moments)
    return beliefs.bits(next(n for n, one in moments if one.at == at), person)


def test_a_placing_tells_of_whoever_placed_and_votes_of_everybody() -> None:
    beliefs = beliefs_of(PLAIN)
    for n, moment in enumerate(beliefs.story.moments):
        if isinstance(moment.deed, Election):
            assert list(beliefs.actors(n)) == [0, 1, 2, 3]
        elif moment.deed and isinstance(moment.deed[1], Place):
            assert beliefs.actors(n) == (moment.deed[0],)
