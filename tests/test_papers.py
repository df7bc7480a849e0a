"""What is read outside the window: how to install the game, what packages and shops say of it."""

import re
from collections.abc import Iterator

import pytest

from tests.texts_of_rules import NBSP, ROOT, read, spaced, unspaced
from vivaroi_gui.languages import LANGUAGES, SOURCE, words
from vivaroi_gui.rules.vivaroi.options import EDITIONS

_NOT_PROSE = re.compile(r"`[^`]*`|\]\([^)]*\)|\{[^}]*\}|python -m .*|Viva il Re!|\|[-|]+\|")


def texts(node: object) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    else:
        assert isinstance(node, dict | list)
        for inside in node.values() if isinstance(node, dict) else node:
            yield from texts(inside)


def page(language: str) -> str:
    name = "install.md" if language == SOURCE else f"install.{language}.md"
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def prose(language: str) -> str:
    """Words and page of a language without what is typed or clicked, and without the title."""
    told = words(language)
    keywords = told["desktop"].pop("keywords")
    assert ";" in keywords
    return _NOT_PROSE.sub("", "\n".join((*texts(told), page(language))))


def test_french_has_a_no_break_space_before_double_punctuation() -> None:
    assert unspaced(prose("fr")) == []
    assert prose("fr").count(f"{NBSP};") > 4


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "fr"])
def test_other_languages_have_no_space_before_punctuation(language: str) -> None:
    assert spaced(prose(language)) == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != SOURCE])
def test_apostrophes_are_those_of_print(language: str) -> None:
    assert re.findall(r"\w'\w", prose(language)) == []


def test_italian_says_tu_to_whoever_reads() -> None:
    text = "\n".join((prose("it"), *(read("it", edition) for edition in EDITIONS)))
    assert re.findall(r"\b[Vv]oi\b|\b[Vv]ostr[oaie]\b|\b\w+[aei]te[lv][oaie]\b", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_the_downloads_that_the_english_one_names(language: str) -> None:
    files = re.compile(r"`(vivaroi[-_]VERSION[^`*…]+\.(?:exe|dmg|deb|tar\.xz))`")
    english, own = (set(files.findall(page(code))) for code in (SOURCE, language))
    assert own == english
    assert len(own) == 4
