"""What the pages of an explanation may ask, however its parts come."""

import pytest

from tests.ui.explained_games import explained_game
from tools.explained import Explained
from vivaroi_gui.ai.review import Chances, Luck, Point, Progress, Turn
from vivaroi_gui.ai.vivaroi.review.parts import Flip, Judged, Slip, Telling
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.ui.vivaroi.review.findings import Findings, said


@pytest.fixture(scope="module")
def game() -> Explained:
    return explained_game(Options(4))


@pytest.fixture
def findings(game: Explained) -> Findings:
    return Findings(game.shown.sights)


def point(mean: float, playouts: int, at: int = 3) -> Point:
    return Point(at, False, Chances((mean, 1 - mean), (0.5 / playouts**0.5,) * 2, playouts))


# --- what came ---------------------------------------------------------------------------------


def test_each_sight_says_what_came_there(game: Explained, findings: Findings) -> None:
    told = findings.happenings
    assert [one.round for one in told if one.is_deal] == [1, 2, 3]
    history = game.shown.sights[-1].view.history
    for number in findings.rounds:
        own = [told[at] for at in findings.sights_of(number)]
        finished = history[number - 1]
        assert tuple(one.act for one in own if one.act) == finished.acts
        assert tuple(one.election for one in own if one.election) == finished.elections
        assert tuple(one.counted for one in own if one.counted) == finished.counts


def test_elections_of_a_round_are_counted_from_one(findings: Findings) -> None:
    for number in findings.rounds:
        own = [findings.happenings[at] for at in findings.sights_of(number)]
        counted = [one.number for one in own if one.election]
        assert counted == list(range(1, len(counted) + 1))


# --- chances -----------------------------------------------------------------------------------


def test_a_later_point_is_a_better_measured_one(findings: Findings) -> None:
    findings.add(point(0.3, 48))
    findings.add(point(0.4, 96))
    ((at, chances),) = findings.curve(is_public=False)
    assert (at, chances.means[0], findings.playouts(is_public=False)) == (3, 0.4, 96)
    assert findings.curve(is_public=True) == ()


def test_the_margin_is_that_of_the_point_known_least(findings: Findings) -> None:
    findings.add(point(0.3, 400, at=1))
    findings.add(point(0.3, 100, at=2))
    findings.add(Point(9, False, Chances((1.0, 0.0), (0.0, 0.0), 0)))
    assert findings.margin(is_public=False) == pytest.approx(0.1)
    assert findings.playouts(is_public=False) == 100


def test_no_point_has_no_margin(findings: Findings) -> None:
    assert findings.margin(is_public=True) == 0
    assert findings.playouts(is_public=True) == 0


def test_a_turning_point_tells_of_two_seats_at_most_and_keeps_its_words(findings: Findings) -> None:
    for seat, after in ((2, 0.6), (0, 0.1), (1, 0.0), (2, 0.9)):
        findings.add(Turn(20, 21, seat, 0.3, after, 0.01))
    findings.add(Turn(4, 5, 3, 0.3, 0.5, 0.01))
    told = findings.turning_points
    assert [one.at for one in told] == [5, 21]
    assert [(turn.seat, turn.after) for turn in told[1].turns] == [(2, 0.6), (0, 0.1)]


def test_a_vote_that_made_no_difference_is_not_told(findings: Findings) -> None:
    means, errors = (0.2, 0.5, 0.2, 0.1), (0.01,) * 4
    silent = Flip(8, (1,), Card.YES, means, means, errors, (False,) * 4)
    loud = Flip(9, (1,), Card.YES, means, (0.1, 0.1, 0.6, 0.2), errors, (True,) * 4)
    findings.add(loud)
    findings.add(silent)
    findings.add(loud._replace(instead=(0.0, 0.0, 0.0, 1.0)))
    assert findings.flips == (loud,)
    assert said(loud) == (1, 2)
    assert said(loud._replace(is_said=(True, False, False, True))) == (0, 3)


def test_luck_of_less_than_a_point_is_not_told_however_sure(findings: Findings) -> None:
    findings.add(Luck((0.009, -0.009, 0.02, 0.0), (0.001,) * 4))
    assert findings.lucky == ((2, 0.02),)


def test_luck_is_told_beyond_two_standard_errors_alone(findings: Findings) -> None:
    assert not findings.lucky
    findings.add(Luck((0.02, -0.14, 0.16, -0.03), (0.011, 0.02, 0.02, 0.01)))
    findings.add(Luck((0.5, 0.5, 0.5, 0.5), (0.0,) * 4))
    assert findings.lucky == ((2, 0.16), (3, -0.03), (1, -0.14))


# --- what could be guessed, and decisions ------------------------------------------------------


def test_guesses_are_by_round_in_their_order(game: Explained, findings: Findings) -> None:
    for part in reversed(game.parts):
        findings.add(part)
    for number in findings.rounds:
        assert tuple(one.at for one in findings.guesses(number)) == findings.sights_of(number)


def test_three_acts_of_a_person_are_told_the_plainest_first(findings: Findings) -> None:
    for at in (9, 4, 7, 2):
        findings.add(Telling(at, 1, 3, 0.2, 0.8))
    findings.add(Telling(9, 1, 4, 0.1, 0.9))
    assert [one.at for one in findings.tellings(1)] == [9, 4, 7]
    assert findings.tellings(0) == ()


def test_slips_are_told_by_size_and_each_decision_once(findings: Findings) -> None:
    yes, no = Vote(Card.YES), Vote(Card.NO)
    for inputs, loss in ((30, 0.06), (40, 0.12), (30, 0.2)):
        findings.add(Slip(inputs, 2, yes, no, loss, 0.01, None))
    findings.add(Judged(2, 11))
    findings.add(Judged(2, 35))
    findings.add(Judged(3, 30))
    assert [(one.inputs, one.loss) for one in findings.slips(2)] == [(40, 0.12), (30, 0.06)]
    assert (findings.decisions(2), findings.decisions(0)) == (35, 0)
    assert (findings.judged, findings.slips(3)) == ((2, 3), ())


def test_progress_never_goes_back(findings: Findings) -> None:
    for share in (0.4, 0.2):
        findings.add(Progress(share))
    assert (findings.share, findings.is_complete) == (0.4, False)
    findings.add(Progress(1.0))
    assert findings.is_complete
