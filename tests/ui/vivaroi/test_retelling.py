"""The castle watched again: every step of games of each kind, and what lay hidden in them."""

from random import Random

import pytest

from tests.table.games import steps
from tools.positions import court
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.events import ElectionCalled, RoundBegun, VoteLaid
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.replay.walk import Walk
from vivaroi_gui.ui.vivaroi.retelling import CastleRetelling
from vivaroi_gui.ui.vivaroi.timeline import HALL

GAMES = {
    "2003": Options(4),
    "quick": Options(3, rounds=1, placement=Placement.RANDOM),
    "wedding": Options(4, edition="2024", wedding=True, ambition=True),
    "teams": Options(6, edition="2024", teams=((0, 1), (2, 3), (4, 5))),
}


def finished(options: Options) -> tuple[Replay, Walk]:
    table = Table.new(court(options), options, Random(3))
    for _ in steps(table, Random(5)):
        pass
    replay = Replay(table.record, None, CurtainPolicy.AUTO)
    return replay, Walk(replay, screens(options.game))


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> tuple[Replay, Walk]:
    return finished(GAMES[request.param])


@pytest.mark.parametrize(
    ("options", "form"),
    [
        (Options(4), ""),
        (Options(4, rounds=1), "quick"),
        (Options(4, placement=Placement.RANDOM), "quick"),
        (Options(4, edition="2024", wedding=True), ""),
    ],
)
def test_the_quick_form_is_remembered_as_a_form_of_its_own(options: Options, form: str) -> None:
    assert CastleRetelling().form_of(options) == form


def test_every_position_has_its_steps_in_order(game: tuple[Replay, Walk]) -> None:
    replay, walk = game
    reached = [step.position for step in walk.steps]
    assert reached == sorted(reached)
    assert set(reached) == set(range(replay.last + 1))


def test_rounds_and_elections_are_where_they_began(game: tuple[Replay, Walk]) -> None:
    replay, walk = game
    for found, kind in ((walk.rounds, RoundBegun), (walk.landmarks, ElectionCalled)):
        told = [any(isinstance(one, kind) for one in step.moment.events) for step in walk.steps]
        assert list(found) == [number for number, is_told in enumerate(told) if is_told]
    assert len(walk.rounds) == replay.options.rounds


def test_elections_are_next_and_previous_of_each_other() -> None:
    _, walk = finished(GAMES["2003"])
    first, second = walk.landmarks[:2]
    assert walk.landmark_after(0) == first
    assert walk.landmark_after(first) == second
    assert walk.landmark_before(second) == first
    assert walk.landmark_before(first + 1) == first


def test_beyond_the_elections_are_start_and_end() -> None:
    _, walk = finished(GAMES["2003"])
    assert walk.landmark_before(walk.landmarks[0]) == 0
    assert walk.landmark_after(walk.landmarks[-1]) == walk.last


def test_nothing_hidden_is_what_the_seats_held(game: tuple[Replay, Walk]) -> None:
    replay, _ = game
    for position in range(1, replay.last + 1):
        seats = replay.views(position)
        whole = CastleRetelling().laid_open(replay.view(position), seats)
        own = {
            person: goal
            for seat, view in enumerate(seats)
            for person, goal in zip(replay.options.sides[seat], view.goals, strict=True)
        }
        assert dict(enumerate(whole.open_goals)) == own


def test_before_the_first_deal_there_are_no_cards_to_be_open(game: tuple[Replay, Walk]) -> None:
    replay, _ = game
    assert CastleRetelling().laid_open(replay.view(0), replay.views(0)).open_goals == ()


def test_the_ambitions_of_a_finished_game_are_those_that_were_kept() -> None:
    replay, walk = finished(GAMES["wedding"])
    history = replay.view(replay.last).history

    def kept(position: int) -> tuple[str | None, ...]:
        return tuple(one for view in replay.views(position) for one in view.ambitions)

    begun = walk.steps[walk.rounds[1]].position
    assert kept(begun - 1) == history[0].ambitions
    assert None not in history[0].ambitions
    assert kept(begun) == (None,) * 4


@pytest.mark.usefixtures("qapp")
def test_only_votes_that_lie_sealed_and_ambitions_were_done_unseen(
    game: tuple[Replay, Walk],
) -> None:
    replay, walk = game
    retelling = CastleRetelling()
    for position, moment in walk.steps[1:]:
        truth = replay.truth(position)
        assert truth is not None
        is_vote = moment.rests == HALL and isinstance(moment.events[0], VoteLaid)
        is_sealed = (is_vote and not moment.waits) or type(truth[1]).__name__ == "ChooseAmbition"
        assert bool(retelling.secret(moment, *truth, replay.players)) is is_sealed
