"""Everything that a change has to pass, in the order of how soon it speaks."""

import subprocess
import time
from typing import NamedTuple

from tools.environment import ROOT, script

_COVERAGE = ["--cov", "--cov-branch", "--cov-context=test", "--cov-report="]
# Import lines run in no test; what other folders' tests touch of the rules does not count.
_ONLY_TESTS_OF_RULES = r"^$,^tests/rules/"


class Step(NamedTuple):
    """One check: its name, the command that fails when it does, and what to do then."""

    name: str
    command: list[str]
    remedy: str = ""


def run_all(python: str) -> int:
    """The linters, then all tests with the coverage of the rules; 0 when everything passed.

    pytest comes last, so that its closing line closes the output when all is well.
    """
    failed = run_linters(python)
    print(flush=True)
    if run_pytest(python, ["-n", "auto", *_COVERAGE]):
        failed.append("tests")
    elif not _covers_rules(python):
        failed.append("coverage of the rules")
    return report(failed)


def run_pytest(python: str, arguments: list[str]) -> int:
    return subprocess.call([python, "-m", "pytest", *arguments], cwd=ROOT)


def run_linters(python: str) -> list[str]:
    """The names of the checks that failed; their output is shown."""
    return [step.name for step in _linters(python) if not _passes(step)]


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


def _passes(step: Step) -> bool:
    print(f"{step.name:<15}", end="", flush=True)
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
    is_passed = answer.returncode == 0
    print(f"{'ok' if is_passed else 'FAILED':<7}{time.monotonic() - started:6.1f} s", flush=True)
    if not is_passed:
        remedy = f"Remedy: {step.remedy}\n" if step.remedy else ""
        print(answer.stdout + remedy, flush=True)
    return is_passed


def _covers_rules(python: str) -> bool:
    report = [python, "-m", "coverage", "report", "--fail-under=100"]
    answer = subprocess.run(
        [*report, f"--contexts={_ONLY_TESTS_OF_RULES}"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if answer.returncode:
        print(answer.stdout + answer.stderr, flush=True)
    return answer.returncode == 0
