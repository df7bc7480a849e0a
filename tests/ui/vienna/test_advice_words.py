"""A hint has words for each reason and each move, in every language."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.ai.vienna.walks import views
from tools.positions import family
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.ai.vienna.reasons import why
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.moves import EndTurn
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.vienna.words.advice import advice_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_of_its_own(qapp: QApplication, language: str) -> None:
    speaker = Speaker(qapp)
    speaker.speak(language)
    reasons = {*Reason} - {Reason.ALONE}
    said = {advice_words().reason(reason) for reason in reasons}
    speaker.speak("en")
    assert len(said) == len(reasons)
    assert all(text.endswith(".") and text[0].islower() for text in said)


def test_every_move_that_is_advised_is_said() -> None:
    options, said = Options(4), dict[type, str]()
    for seed in range(3):
        for seen in views(options, Random(seed)):
            move = seen.legal[-1]
            advice = Advice(move, *why(seen, move, None, None))
            if type(move) not in said:
                said[type(move)] = advice_words().advice(advice, family(4), options)
    assert len(said) > 8
    assert all("{" not in text and text.endswith(".") for text in said.values())


def test_where_nothing_can_be_said_the_move_stands_alone() -> None:
    said = [
        advice_words().advice(Advice(EndTurn(), reason, {}, is_close), family(4), Options(4))
        for reason, is_close in ((Reason.ALONE, False), (Reason.ALIKE, True), (Reason.ONLY, True))
    ]
    move = said[0].removesuffix(".")
    assert said[1:] == [
        f"{move}: another choice is about as good.",
        f"{move}: there is nothing else you can do. Another is close.",
    ]
