"""Everything that a change has to pass."""

import os
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

from tools.environment import ROOT, script

_RULES = "tests/rules"


class Step(NamedTuple):
    """One check: its name, the command that fails when it does, and what to do then."""

    name: str
    command: list[str]
    remedy: str = ""


def run_all(python: str) -> int:
    """The linters and the tests of the rules, then all other tests; 0 when everything passed.

    Only the rules are measured: it makes tests half as slow again.  pytest comes last, so that its
    closing line closes the output when all is well.
    """
    failed = _run([_rules(python), *_linters(python)])  # what takes longest begins first
    print(flush=True)
    if run_pytest(python, ["tests", f"--ignore={_RULES}"]):
        failed.append("tests")
    return report(failed)


def run_pytest(python: str, arguments: list[str]) -> int:
    """Whole folders are shared out to all processors, unless an ``-n`` says otherwise.

    Each gets tests that lie side by side: what a file makes for all its tests is made once.
    """
    is_large = any((ROOT / one).is_dir() for one in arguments) and "--pdb" not in arguments
    shared = ["-n", "auto", "--dist", "worksteal"] if is_large else []
    return subprocess.call([python, "-m", "pytest", *shared, *arguments], cwd=ROOT)


def run_linters(python: str) -> list[str]:
    """The names of the checks that failed; their output is shown."""
    return _run(_linters(python))


def report(failed: list[str]) -> int:
    """Says what failed, if anything; the exit status."""
    if failed:
        print("FAILED: " + ", ".join(failed), flush=True)
    return 1 if failed else 0


def _linters(python: str) -> list[Step]:
    deptry = [script("deptry"), "--no-ansi"]
    return [
        Step("format", [python, "-m", "ruff", "format", "--check", "."], "dev.py format"),
        Step(
            "lint", [python, "-m", "ruff", "check", "."], "dev.py format, for what can be mended so"
        ),
        Step("types", [python, "-m", "mypy"]),
        Step("imports", [script("lint-imports")]),
        Step("dependencies", [*deptry, "vivaroi_gui"]),
        Step("those of tools", [*deptry, "--ignore=DEP002,DEP004", "tools", "tests", "packaging"]),
        Step(
            "translations",
            [python, "-m", "tools.translations", "check"],
            "dev.py translations, then translate what is unfinished in translations/*.ts",
        ),
    ]


def _rules(python: str) -> Step:
    """By themselves they cover every line and branch of the rules."""
    whole = ["--cov", "--cov-branch", "--cov-fail-under=100", "--cov-report=term-missing"]
    return Step("rules", [python, "-m", "pytest", "-q", _RULES, *whole])


def _run(steps: Sequence[Step]) -> list[str]:
    """As many at a time as there are processors; the names of those that failed."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        begun = {pool.submit(_outcome, step): step for step in steps}
        ended = ((begun[one], one.result()) for one in as_completed(begun))
        return [step.name for step, outcome in ended if not _is_passed(step, outcome)]


class _Outcome(NamedTuple):
    status: int
    output: str
    seconds: float


def _outcome(step: Step) -> _Outcome:
    started = time.monotonic()
    answer = subprocess.run(
        step.command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return _Outcome(answer.returncode, answer.stdout, time.monotonic() - started)


def _is_passed(step: Step, outcome: _Outcome) -> bool:
    """Says so, and shows what one that failed has put out."""
    word = "FAILED" if outcome.status else "ok"
    print(f"{step.name:<15}{word:<7}{outcome.seconds:6.1f} s", flush=True)
    if outcome.status:
        remedy = f"Remedy: {step.remedy}\n" if step.remedy else ""
        print(outcome.output + remedy, flush=True)
    return not outcome.status
