"""The measurements of the explained end find what is off, and nothing where nothing is."""

import json
from pathlib import Path
from random import Random

import pytest

from tools.review import figures, vienna
from tools.review.again import Twice
from tools.review.calibrated import Point, Row
from tools.review.command import main


def games(shift: float) -> list[figures.Sums]:
    """A hundred games in which things come more often by ``shift`` than was said."""
    random = Random(3)
    return [
        figures.binned(
            (said, float(random.random() < said + shift))
            for said in [random.uniform(0.1, 0.85) for _ in range(60)]
        )
        for _ in range(100)
    ]


def test_what_comes_as_often_as_was_said_is_calibrated_and_what_is_off_is_not() -> None:
    assert figures.is_calibrated(figures.bins_of(games(0.0)))
    assert not figures.is_calibrated(figures.bins_of(games(0.1)))


def test_one_bin_that_is_far_off_for_certain_spoils_a_small_mean() -> None:
    right = [
        [1000.0, 550.0 if said == 5 else 50.0, 550.0 if said == 5 else 50.0] for said in range(10)
    ]
    wrong = [*right[:5], [100.0, 55.0, 40.0], *right[6:]]
    bins = figures.bins_of([wrong] * 20)
    assert figures.distance(bins) < 0.02
    assert not figures.is_calibrated(bins)


def test_a_run_that_is_there_is_told_and_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    point = Point(1, [0.5, 0.5], [0.8, 0.2], [0.7, 0.3])
    row = Row(0, "2003", 2, ["novice"] * 2, [1.0, 0.0], [point] * 3, [[9.0, 4.0, 4.0]] * 10,
              {"novice": [2.0, 4.0, 6.0]}, [[[0.5, 0.5], [0.4, 0.6]]])  # fmt: skip
    twice = Twice(0, "2003", 2, 9, {"turns": 3}, {"turns": 1}, {}, 0, {"Turn": 1.5}, {"Turn": 0.5},
                  2.0, 0.0)  # fmt: skip
    file = tmp_path / "review.jsonl"
    for name, one in (("calibrated", row), ("again", twice)):
        with file.open("a", encoding="utf-8") as lines:
            print(json.dumps({"of": name, "seed": 1, **one._asdict()}), file=lines)
    arguments = ["--games", "1", "--again", "1", "--jobs", "1", "--results", str(file)]
    assert main(arguments) == 0
    told = capsys.readouterr().out
    assert "| 80–90 | 3 | 80.0 | 100.0 |" in told
    assert "| turns | 3 | 1 | 0 |" in told
    assert "| 2003, 1 | 1 | 0.250 | 0.250 | 0.090 | 0.040 |" in told


def test_a_run_of_vienna_that_is_there_is_told_and_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = vienna.Row(0, [(0.85, 1.0), (0.15, 0.0)] * 3)
    twice = vienna.Twice(0, 5, 1, 2, 30.0, 12.0)
    file = tmp_path / "review.jsonl"
    for name, one in (("calibrated", row), ("again", twice)):
        with file.open("a", encoding="utf-8") as lines:
            print(json.dumps({"of": name, "seed": 1, **one._asdict()}), file=lines)
    arguments = ["--games", "1", "--again", "1", "--jobs", "1", "--results", str(file)]
    assert vienna.main(arguments) == 0
    told = capsys.readouterr().out
    assert "| 80–90 | 3 | 85.0 | 100.0 |" in told
    assert "1 games explained twice: 5 turning points by seat,\nsign turned in 1" in told
