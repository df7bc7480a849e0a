"""What assistive technology is told of a position: whole, in words that can be read out."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options, Phase, View, game
from vivaroi_gui.rules.vivaroi.data import OUT, RESERVE
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.access_parts import AccessPart, walked
from vivaroi_gui.ui.vivaroi.access.castle import Pick, Send, castle
from vivaroi_gui.ui.vivaroi.access.moves import move_rows

FORMS = (
    Options(4),
    Options(5, edition="2024", wedding=True, banished=True),
    Options(3, edition="2024", ambition=True),
)
UNSPOKEN = ("…", "&", "\u2212", "..", "?.", "!.", "{", "(s)")
_LONGEST = 80


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


def assert_speakable(parts: Sequence[AccessPart]) -> None:
    """Every part has a name of its own, whole and without signs that readers drop."""
    every = list(walked(parts))
    assert len({part.key for part in every}) == len(every)
    for part in every:
        said = f"{part.name} {part.description}"
        assert part.name
        assert len(part.name) <= _LONGEST, part.name
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
