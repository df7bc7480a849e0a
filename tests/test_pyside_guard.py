"""PySide6 6.12.0 gives away a reference to None in every call that returns none.

On Python 3.10 and 3.11 the process dies of it after some thousand calls.
"""

import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

_PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
CALLS = 150


def test_a_call_that_returns_none_keeps_the_references_to_none() -> None:
    named = QObject()
    named.setObjectName("before")
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        named.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < CALLS // 10


@pytest.mark.parametrize(
    "line",
    [
        "PySide6-Essentials>=6.8,<6.12; python_version < '3.12'",
        "PySide6-Essentials>=6.8; python_version >= '3.12'",
    ],
)
def test_the_release_that_crashes_is_ruled_out_where_it_crashes(line: str) -> None:
    assert line in _PROJECT["project"]["dependencies"]


def test_no_other_line_asks_for_qt() -> None:
    asked = [line for line in _PROJECT["project"]["dependencies"] if "pyside" in line.lower()]
    assert len(asked) == 2


def test_python_older_than_3_11_is_ruled_out() -> None:
    assert _PROJECT["project"]["requires-python"] == ">=3.11"
