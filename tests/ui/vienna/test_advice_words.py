"""A hint has words for each reason and each move, in every language."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.ai.vienna.walks import views
from tools.positions import family
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.ai.vienna.reasons import reason
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.vienna.words.advice import advice_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_of_its_own(qapp: QApplication, language: str) -> None:
    speaker = Speaker(qapp)
    speaker.speak(language)
    said = {advice_words().reason(why) for why in Reason}
    speaker.speak("en")
    assert len(said) == len(Reason)
    assert all(text.endswith(".") and text[0].islower() for text in said)


def test_every_move_that_is_advised_is_said() -> None:
    options, said = Options(4), dict[type, str]()
    for seed in range(3):
        for seen in views(options, Random(seed)):
            move = seen.legal[-1]
            advice = Advice(move, reason(seen, move))
            if type(move) not in said:
                said[type(move)] = advice_words().advice(advice, family(4), options)
    assert len(said) > 8
    assert all("{" not in text and ": " in text for text in said.values())
