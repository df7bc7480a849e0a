"""The texts of the screens in all languages."""

import ast
import os
import re
from collections.abc import Callable
from functools import cache

import pytest

from tests.texts_of_rules import ROOT, glossary
from tools import translations
from tools.translations import Message
from vivaroi_gui.languages import LANGUAGES, SOURCE

NO_BREAK = "\u00a0"
TRANSLATED = [code for code in LANGUAGES if code != SOURCE]

_PLACEHOLDER = re.compile(r"%n|%L?\d|\{\w*\}|<[^>]*>")
_MNEMONIC = re.compile(r"&(?=\w)")
_PLAIN_APOSTROPHE = re.compile(r"\w'\w|\w'(?=\W|$)")
_NO_PUNCTUATION = re.compile(r"Viva il Re!|King Me!|&\w+;|<[^>]*>|\{[^}]*\}|https?://\S+|\d:\d")


@cache
def messages(language: str) -> tuple[Message, ...]:
    return tuple(one for one in translations.collected(language) if not one.is_gone)


def faults(language: str, is_wrong: Callable[[Message, str], object]) -> list[str]:
    """Every translated form that something is wrong with."""
    return [
        f"{message} -> {form!r}"
        for message in messages(language)
        for form in message.forms
        if form and is_wrong(message, form)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_sources_is_translated_and_none_is_left_over(language: str) -> None:
    assert translations.shortcomings(language) == []


def test_a_game_that_runs_keeps_the_words_that_it_has_loaded() -> None:
    """Qt maps the file into memory: written in place, it would kill the game."""
    translations.compile_all()
    file = translations.ts_file("fr").with_suffix(".qm")
    with file.open("rb") as mapped:
        before = mapped.read()
        translations.compile_all()
        mapped.seek(0)
        assert mapped.read() == before
        assert os.fstat(mapped.fileno()).st_ino != file.stat().st_ino


def test_no_text_hides_in_an_f_string() -> None:
    """lupdate does not look there: the text would stay English."""
    hidden = []
    for file in (translations.ROOT / "vivaroi_gui" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                calls = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
                names = [ast.unparse(call.func) for call in calls]
                hidden += [
                    f"{file.name}:{node.lineno}"
                    for name in names
                    if name.endswith((".tr", ".translate"))
                ]
    assert hidden == []


def test_the_sources_have_texts() -> None:
    assert len(messages("fr")) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_counts_has_its_plural_forms(language: str) -> None:
    counting = [one for one in messages(language) if "%n" in one.source]
    assert counting
    assert [str(one) for one in counting if not one.is_plural] == []
    assert {len(one.forms) for one in counting} == {glossary(language)["plural_forms"]}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_placeholder_is_kept(language: str) -> None:
    def is_wrong(message: Message, form: str) -> bool:
        kept, wanted = set(_PLACEHOLDER.findall(form)), set(_PLACEHOLDER.findall(message.source))
        return (kept | {"%n"} if message.is_plural else kept) != wanted  # "one card" has no %n

    assert faults(language, is_wrong) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_mnemonic_stays_where_there_is_one(language: str) -> None:
    def is_wrong(message: Message, form: str) -> bool:
        return len(_MNEMONIC.findall(form)) != len(_MNEMONIC.findall(message.source))

    assert faults(language, is_wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_dots_are_typographic(language: str) -> None:
    def is_wrong(_: Message, form: str) -> bool:
        return bool(_PLAIN_APOSTROPHE.search(form)) or "..." in form

    assert faults(language, is_wrong) == []


def test_the_english_of_the_sources_is_typographic() -> None:
    wrong = [
        str(one)
        for one in messages("fr")
        if _PLAIN_APOSTROPHE.search(one.source) or "..." in one.source
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_outer_spaces_and_the_closing_mark_are_kept(language: str) -> None:
    def is_wrong(message: Message, form: str) -> bool:
        return any(
            message.source.endswith(mark) != form.endswith(mark) for mark in (":", "…", " ", "\n")
        ) or message.source.startswith(" ") != form.startswith(" ")

    assert faults(language, is_wrong) == []


def lacks_french_space(text: str) -> bool:
    """Whether a mark that French sets off is not set off by a no-break space."""
    bare = _NO_PUNCTUATION.sub("x", text)
    return bool(re.search(rf"(?<![{NO_BREAK}!?])[:;!?»]|«(?!{NO_BREAK})", bare))


def test_french_marks_are_set_off_by_a_no_break_space() -> None:
    assert faults("fr", lambda _, form: lacks_french_space(form)) == []


def test_no_label_is_put_together_with_a_colon_that_nobody_translates() -> None:
    """``kit/grammar.labelled`` puts the colon as each language wants it."""
    composed = re.compile(r'f"[^"\n]*\}: ?\{|"[^"\n]*\}: ?\{\w*\}')
    translated = re.compile(r"(?:tr|translate)\([^()]*$|labelled\([^()]*$")
    not_shown = {"crash.py", "self_test.py"}
    found = [
        f"{file.name}: {match[0]}"
        for file in sorted((ROOT / "vivaroi_gui" / "ui").rglob("*.py"))
        if file.name not in not_shown
        for text in [file.read_text(encoding="utf-8")]
        for match in composed.finditer(text)
        if not translated.search(text[: match.start()])
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("Vive le roi\u00a0!", False),
        ("Vive le roi !", True),
        ("Vive le roi!", True),
        ("«\u00a0Oui\u00a0»", False),
        ("«Oui\u00a0»", True),
        ("Quoi\u00a0?!", False),
        ("{name}\u00a0: <b style='a:b'>{points}</b>", False),
        ("{name}: {points}", True),
    ],
)
def test_the_check_of_french_marks_can_tell(text: str, *, is_wrong: bool) -> None:
    assert lacks_french_space(text) is is_wrong
