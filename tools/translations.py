"""Collects the texts of screens and data, compiles their translations, says what is missing.

    python dev.py translations [update] [compile] [check]

The .ts files are edited by hand (or with Qt Linguist) and kept in git; the .qm files are built.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools import languages
from vivaroi_gui.languages import LANGUAGES, SOURCE

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "translations"
TEXTS = ROOT / "resources" / "texts"
"""What data says: a file for each topic, the English by the name of each text."""
_STEPS = ("update", "compile", "check")
_MOST_TEXTS = 20
"""Unfinished texts of a language that are told one by one."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text of the program in one language.

    ``forms`` holds one translation, or one for each number that the language tells apart.
    ``state`` is empty for a finished one, else "unfinished", "vanished" or "obsolete".
    """

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    state: str

    @property
    def is_finished(self) -> bool:
        return not self.state and all(self.forms)

    @property
    def is_gone(self) -> bool:
        """Whether no source asks for it any more."""
        return self.state in {"vanished", "obsolete"}

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}"


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"vivaroi_{language}.ts"


def update(folder: Path = FOLDER, *, keeps_vanished: bool = False) -> None:
    """Brings the .ts files in a folder up to date with the sources.

    English lists only the plurals: every other text is its own translation.
    """
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "texts.py"
        data.write_text("\n".join(_calls()), encoding="utf-8")
        for language in LANGUAGES:
            command = [_program("lupdate"), *_sources(), str(data)]
            command += ["-ts", str(ts_file(language, folder))]
            command += ["-source-language", "en_US", "-target-language", language]
            command += ["-locations", "none", "-silent"]
            command += [] if keeps_vanished else ["-no-obsolete"]
            command += ["-pluralonly"] if language == SOURCE else []
            _run(command)


def compile_all() -> None:
    """Builds the .qm files that the game loads, beside the .ts files.

    Each takes its place whole: a running game has the old one mapped into its memory, and would
    die of a file that is cut short under it.
    """
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        for language in LANGUAGES:
            file = ts_file(language)
            built = (Path(name) / file.name).with_suffix(".qm")
            _run([_program("lrelease"), "-silent", str(file), "-qm", str(built)])
            built.replace(file.with_suffix(".qm"))


def collected(language: str) -> list[Message]:
    """The texts of the sources with their translations, and what vanished; changes no file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for code in LANGUAGES:
            if ts_file(code).is_file():
                shutil.copy(ts_file(code), folder)
        update(folder, keeps_vanished=True)
        return list(_messages(ts_file(language, folder)))


def shortcomings(language: str) -> list[str]:
    """What keeps the texts of the screens from being complete in a language, a line each."""
    messages = collected(language)
    gone = [f"{language}: gone from the sources: {one}" for one in messages if one.is_gone]
    there = [one for one in messages if not one.is_gone]
    return gone + [f"{language}: not translated: {one}" for one in there if not one.is_finished]


def _messages(file: Path) -> Iterator[Message]:
    for context in ET.parse(file).getroot().iter("context"):
        for element in context.iter("message"):
            yield _message(context.findtext("name", ""), element)


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    is_plural = element.get("numerus") == "yes"
    forms = translation.iter("numerusform") if is_plural else (translation,)
    return Message(
        context,
        element.findtext("source", ""),
        tuple(form.text or "" for form in forms),
        is_plural,
        translation.get("type", ""),
    )


def _sources() -> list[str]:
    return sorted(str(file) for file in (ROOT / "vivaroi_gui" / "ui").rglob("*.py"))


def _calls() -> Iterator[str]:
    """The texts of data, said as code would say them: lupdate reads nothing else."""
    for file in sorted(TEXTS.glob("*.json")):
        for name, text in json.loads(file.read_text(encoding="utf-8")).items():
            told = ", ".join(json.dumps(one, ensure_ascii=False) for one in (file.stem, text, name))
            yield f"QCoreApplication.translate({told})"


def _program(name: str) -> str:
    """Beside this Python; or on the PATH, where pip builds a wheel in a place of its own."""
    program = f"pyside6-{name}"
    beside = shutil.which(program, path=sysconfig.get_path("scripts"))
    return beside or shutil.which(program) or program


def _run(command: list[str]) -> None:
    # Qt's tools complain at length of any other locale than one of UTF-8.
    locale = {"LC_ALL": "C.UTF-8"} if sys.platform.startswith("linux") else {}
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **locale})


def _told(language: str) -> list[str]:
    """What is missing in a language; where most of the texts are, they are only counted."""
    texts = shortcomings(language)
    if len(texts) > _MOST_TEXTS:
        texts = [f"{language}: {len(texts)} texts are unfinished in {ts_file(language).name}"]
    return [*languages.lacks(language), *texts]


def _check() -> int:
    lines = [line for language in LANGUAGES for line in _told(language)]
    print("\n".join(lines) or "complete")
    return 1 if lines else 0


def main(arguments: list[str]) -> int:
    steps = _parse(arguments)
    if "update" in steps:
        update()
    if "compile" in steps:
        compile_all()
    return _check() if "check" in steps else 0


def _parse(arguments: list[str]) -> list[str]:
    parser = argparse.ArgumentParser(prog="dev.py translations")
    told = ", ".join(_STEPS)
    parser.add_argument(
        "steps", nargs="*", metavar="step", help=f"{told}; without one, update and compile"
    )
    steps: list[str] = parser.parse_args(arguments).steps or ["update", "compile"]
    if unknown := set(steps) - set(_STEPS):
        parser.error(f"no such step: {', '.join(sorted(unknown))} ({told})")
    return steps


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
