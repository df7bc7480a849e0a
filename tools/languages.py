"""What a language still lacks besides its line in vivaroi_gui/languages.py.

"Add a language" in CONTRIBUTING.md is the way there; `dev.py translations check` tells how far.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from vivaroi_gui.languages import LANGUAGES, SOURCE
from vivaroi_gui.rules.catalog import editions

ROOT: Final = Path(__file__).resolve().parents[1]
_PLACEHOLDER: Final = re.compile(r"\{[^}]*\}")


def lacks(language: str, root: Path = ROOT) -> list[str]:
    """A line for each file, text or mention of a language that is not there."""
    missing = [file for file in files(language) if not (root / file).is_file()]
    if missing:
        return [f"{language}: there is no {file}" for file in missing]
    return [f"{language}: {line}" for line in (*_words(language, root), *_mentions(language, root))]


def files(language: str) -> tuple[str, ...]:
    """What a language is made of."""
    return (
        f"translations/vivaroi_{language}.ts",
        f"resources/words/{language}.toml",
        f"resources/voices/{language}.json",
        *(f"resources/rules/{edition}.{language}.md" for edition in editions()),
        _install_page(language),
        f"tests/glossary/{language}.toml",
    )


def _install_page(language: str) -> str:
    return "docs/install.md" if language == SOURCE else f"docs/install.{language}.md"


def _words(language: str, root: Path) -> Iterator[str]:
    """What differs from the English file in more than its words."""
    english, own = dict(_texts(_read(SOURCE, root))), dict(_texts(_read(language, root)))
    file = f"resources/words/{language}.toml"
    yield from (f"{file} lacks {key}" for key in english if not own.get(key))
    yield from (f"{file} has {key}, which nobody asks for" for key in own if key not in english)
    for key, text in own.items():
        if set(_PLACEHOLDER.findall(text)) != set(_PLACEHOLDER.findall(english.get(key, text))):
            yield f"{file} has other placeholders in {key}: {text}"


def _read(language: str, root: Path) -> dict[str, Any]:
    file = root / "resources" / "words" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _texts(node: object, place: str = "") -> Iterator[tuple[str, str]]:
    """All texts below a section or a list, each with the way to it."""
    if isinstance(node, dict):
        for key, inside in node.items():
            yield from _texts(inside, f"{place}.{key}".lstrip("."))
    elif isinstance(node, list):
        for number, inside in enumerate(node):
            yield from _texts(inside, f"{place}[{number}]")
    else:
        yield place, str(node)


def _mentions(language: str, root: Path) -> Iterator[str]:
    """Where people are told that the language is there."""
    name = _read(language, root)["english"]
    own = _install_page(language)
    page, others = Path(own).name, [_install_page(other) for other in _before(language)]
    expected = [
        ("pyproject.toml", f'"Natural Language :: {name}"'),
        ("README.md", name),
        ("README.md", page),
        *((other, page) for other in others),
        *((own, Path(other).name) for other in others),
    ]
    for file, mention in expected:
        if mention not in (root / file).read_text(encoding="utf-8"):
            yield f"{file} does not mention {mention}"


def _before(language: str) -> list[str]:
    """The languages to which a later one has to see that it leads, and they to it."""
    spoken = list(LANGUAGES)
    return spoken[: spoken.index(language)]
