"""What assistive technology is told of a position: whole, in words that can be read out."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tools.positions import court
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options, Phase, View, game
from vivaroi_gui.rules.vivaroi.data import OUT, RESERVE
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.access_parts import AccessPart, walked
from vivaroi_gui.ui.vivaroi.access.castle import Pick, Send, castle
from vivaroi_gui.ui.vivaroi.access.moves import move_rows
from vivaroi_gui.ui.vivaroi.count.parts import CountReading
from vivaroi_gui.ui.vivaroi.count.standing import reckoning
from vivaroi_gui.ui.vivaroi.count.words import CountWords
from vivaroi_gui.ui.vivaroi.hall.parts import RESULT, hall
from vivaroi_gui.ui.vivaroi.hall.sight import Sight, Voter, sight_of, turned
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.editions import lore

FORMS = (
    Options(4),
    Options(5, edition="2024", wedding=True, banished=True),
    Options(3, edition="2024", ambition=True),
)
UNSPOKEN = ("…", "&", "\u2212", "..", "?.", "!.", "{", "(s)")
_LONGEST, _OUTCOME = 80, 100
"""Letters; an outcome is two sentences."""


def views(options: Options, seed: int, every: int = 6) -> Iterator[View]:
    """Of whoever acts, some steps apart, of a game that is played at random."""
    random, state, step = Random(seed), game.new(options), 0
    while seats := game.to_act(state):
        step += 1
        if CHANCE in seats:
            game.apply(state, CHANCE, game.draw(state, random))
            continue
        seat = random.choice(seats)
        if step % every == 0:
            yield game.view(state, seat)
        game.apply(state, seat, random.choice(game.legal(state, seat)))
    yield game.view(state, 0)


def assert_speakable(parts: Sequence[AccessPart], longest: int = _LONGEST) -> None:
    """Every part has a name of its own, whole and without signs that readers drop."""
    every = list(walked(parts))
    assert len({part.key for part in every}) == len(every)
    for part in every:
        said = f"{part.name} {part.description}"
        assert part.name
        assert len(part.name) <= longest, part.name
        assert not [sign for sign in UNSPOKEN if sign in said], said
    for siblings in (parts, *(part.parts for part in every)):
        names = [part.name for part in siblings]
        assert len(set(names)) == len(names), names


@pytest.fixture
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("")


@pytest.mark.parametrize("options", FORMS, ids=lambda one: f"{one.edition} of {one.players}")
def test_the_castle_is_told_whole_in_every_language(speaker: Speaker, options: Options) -> None:
    for language, seed in zip(LANGUAGES, range(9), strict=False):
        speaker.speak(language)
        for view in views(options, seed):
            parts = castle(view)
            assert_speakable(parts)
            keys = [part.key for part in walked(parts)]
            shown = [one for one, at in enumerate(view.places) if at != RESERVE]
            waiting = len(view.places) - len(shown)
            is_placing = view.phase is Phase.PLACING
            pawns = [key for key in keys if key.startswith("pawn:")]
            assert len(pawns) == len(shown) + (waiting if is_placing else 0)
            assert [key for key in keys if key in {f"place:{floor}" for floor in range(7)}] == [
                f"place:{floor}" for floor in reversed(range(7))
            ]


def test_that_somebody_is_a_favourite_is_told_before_what_may_be_done(english: None) -> None:
    view = next(one for one in views(FORMS[0], 3) if one.phase is Phase.ASCENT)
    everybody = frozenset(range(len(view.places)))
    told = [one for one in walked(castle(view, None, everybody)) if isinstance(one.act, Pick)]
    assert told
    assert all(one.description.startswith("One of my favourites. May ") for one in told)


def test_a_floor_that_is_aimed_at_tells_its_name_once_and_who_is_there(english: None) -> None:
    view = next(one for one in views(FORMS[0], 3) if one.phase is Phase.ASCENT)
    (move, *_) = [one for one in view.legal if hasattr(one, "character")]
    aimed = [one for one in walked(castle(view, move.character)) if isinstance(one.act, Send)]
    assert aimed
    for floor in aimed:
        assert " may go here" in floor.name
        assert floor.name.partition(",")[0] not in floor.description


@pytest.mark.parametrize("options", FORMS, ids=lambda one: f"{one.edition} of {one.players}")
def test_the_list_of_moves_is_what_may_be_moved_and_no_other_act_is_offered(
    english: None, options: Options
) -> None:
    for view in views(options, 7):
        board = [move for move in view.legal if hasattr(move, "character")]
        assert {move for move, _ in move_rows(view)} == set(board)
        movers = {move.character for move in board}
        for chosen in (None, *movers):
            acts = [part.act for part in walked(castle(view, chosen))]
            assert {one.character for one in acts if isinstance(one, Pick)} == movers
            places = {one.place for one in acts if isinstance(one, Send)}
            ways = [move for move in board if move.character == chosen]
            assert places == {getattr(move, "floor", getattr(move, "to", None)) for move in ways}


def test_those_who_are_out_are_told_apart_and_cannot_be_pressed(english: None) -> None:
    found = 0
    for view in views(FORMS[0], 3, every=1):
        gone = {one for one, place in enumerate(view.places) if place == OUT}
        told = next((part for part in castle(view) if part.key == "out"), None)
        assert gone == {int(one.key.partition(":")[2]) for one in (told.parts if told else ())}
        found += len(gone)
    assert found


def sights(options: Options, seed: int) -> Iterator[tuple[Sight, bool]]:
    """The hall at every vote of a game, and then with all cards turned."""
    for view in views(options, seed, every=1):
        if view.phase is Phase.ELECTION:
            yield sight_of(view), False
        for election in view.elections[-1:]:
            yield turned(election, view), True


@pytest.mark.parametrize("options", FORMS, ids=lambda one: f"{one.edition} of {one.players}")
def test_the_hall_tells_who_has_voted_and_what_only_once_all_cards_are_turned(
    english: None, options: Options
) -> None:
    words, players = HallWords(), court(options)
    words.lore = lore(options.edition)
    cards = [card_words().name(card) for card in Card]

    def who(voter: Voter) -> Player | None:
        return None if voter.seat is None else players[voter.seat]

    seen = set()
    for sight, is_turned in sights(options, 11):
        parts = tuple(hall(words, sight, who))
        assert_speakable(parts, longest=_OUTCOME)
        seen.add(is_turned)
        (head, voters) = parts
        assert (head.key == RESULT) == is_turned
        assert len(voters.parts) + sight.has_ballot == len(players)
        told = [any(one.name.endswith(f": {card}") for card in cards) for one in voters.parts]
        assert all(told) if is_turned else not any(told)
    assert seen == {True, False}


def test_no_row_and_no_foot_tells_a_rank_before_the_show_has_come_to_it(
    english: None, qapp: QApplication
) -> None:
    options = FORMS[0]
    (*_, view) = views(options, 5)
    reckoned = reckoning(view)
    assert reckoned is not None
    players, rows = court(options), [QWidget() for _ in range(options.players)]
    reading = CountReading(CountWords(), reckoned, ())
    (head,) = reading.told(players)()
    assert isinstance(head, AccessPart)
    assert_speakable([head])
    late = reading.told(players, rows)()
    assert [one.key for one in late if isinstance(one, AccessPart)] == ["head", "foot"]
    assert [one for one in late if one in rows] == rows
