"""What data says, in the language that is spoken."""

import json
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from tools.translations import TEXTS
from vivaroi_gui.languages import LANGUAGES, SOURCE
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.texts import text

_LONGEST = 140
"""Letters of a bubble that a child reads to its end."""


@pytest.fixture
def speaker(qapp: QCoreApplication) -> Any:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != SOURCE])
def test_a_text_of_data_is_said_in_the_language_that_is_spoken(
    speaker: Speaker, language: str
) -> None:
    speaker.speak(language)
    said = text("lessons", "ui.next")
    assert said
    assert said != "Next"


def test_no_bubble_is_too_long_in_any_language(speaker: Speaker) -> None:
    names = json.loads((TEXTS / "lessons.json").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        speaker.speak(language)
        assert [name for name in names if len(text("lessons", name)) > _LONGEST] == []
