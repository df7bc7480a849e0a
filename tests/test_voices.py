"""The lines of the opponents: as many kinds in each language, short, well set, and harmless."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.table.players import AVATARS
from vivaroi_gui.ui.session.spoken_lines import spoken_lines
from vivaroi_gui.ui.session.talk import KINDS, VOICE_OF

MOST = 60
"""Signs: a child reads it in the time that a bubble stays."""
SECRET = re.compile(
    r"\b(favou?rite?s?|favoris?|favorit[oiae]|secret|secrète?s?|objectif|obiettivo|goal|hand of"
    r"|in hand|en main|in mano|cards? left|my cards?(?! was first)|mes cartes|le mie carte"
    r"|ambition|ambizione)\b",
    re.IGNORECASE,
)
"""What nobody may speak of, and be it in jest."""
GENDERED = re.compile(
    r"\b(contente?|prête?|désolée?|ravie?|fatiguée?|fière?|sûre?|content[oa]|pront[oa]|stanc[oa]"
    r"|felicissim[oa]|sicur[oa]|solo io|fier[oa])\b",
    re.IGNORECASE,
)
"""Nobody who speaks is a he or a she."""
HURRY = re.compile(r"\b(still thinking|hurry up|dépêche|sbriga)", re.IGNORECASE)


def lines(language: str) -> Iterator[tuple[str, str]]:
    """The voice and the line, for each of a language."""
    for voice, kinds in spoken_lines(language).items():
        for said in kinds.values():
            yield from ((voice, line) for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_voice_has_something_to_say_to_everything(language: str) -> None:
    found = spoken_lines(language)
    assert set(found) == set(VOICE_OF.values())
    assert {voice: set(kinds) for voice, kinds in found.items()} == dict.fromkeys(found, KINDS)
    assert all(said for kinds in found.values() for said in kinds.values())


def test_each_animal_has_the_voice_of_its_temper() -> None:
    assert set(VOICE_OF) == set(AVATARS)
    assert VOICE_OF == TEMPER_OF


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_harmless_and_all_different(language: str) -> None:
    found = [line for _, line in lines(language)]
    assert [line for line in found if len(line) > MOST] == []
    assert [line for line in found if SECRET.search(line) or re.search(r"[{}%]", line)] == []
    assert [line for line in found if HURRY.search(line)] == []
    assert [line for line, times in Counter(found).items() if times > 1] == []
    if language != "en":
        assert [line for line in found if GENDERED.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_well_set(language: str) -> None:
    wrong = r"[^\u00a0?!][!?:;]" if language == "fr" else r"\s[!?:;]"
    spoilt = re.compile(wrong + r"|  |\s$|^\s|['\"]|\.\.")
    assert [line for _, line in lines(language) if spoilt.search(line)] == []


def test_the_files_of_the_lines_name_nothing_twice() -> None:
    """A doubled name would hide what stands before it."""

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        assert len(dict(pairs)) == len(pairs), pairs
        return dict(pairs)

    folder = Path(__file__).parents[1] / "resources" / "voices"
    for file in folder.glob("*.json"):
        json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=once)
