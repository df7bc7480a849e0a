"""Whoever sat down last sits down again, to a game of the same form."""

import pytest
from pytestqt.qtbot import QtBot

from tools.positions import family
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.settings import Settings


def page(settings: Settings, qtbot: QtBot) -> HomePage:
    made = HomePage(settings)
    qtbot.addWidget(made)
    return made


def test_the_table_of_the_last_game_is_laid_again(qtbot: QtBot) -> None:
    settings = Settings()
    first = page(settings, qtbot)
    first.seats.seat(family(6, humans=3))
    first.start.click()
    assert page(settings, qtbot).seats.players() == family(6, humans=3)


@pytest.mark.parametrize("stored", ["", "null", "[]", "{", '[{"name": "x"}]', "[" * 5000])
def test_a_table_that_makes_no_sense_is_the_usual_one(qtbot: QtBot, stored: str) -> None:
    settings = Settings()
    usual = page(settings, qtbot).seats.players()
    settings.update(last_table=stored)
    assert page(settings, qtbot).seats.players() == usual


@pytest.mark.parametrize("form", [0, 1])
def test_the_form_of_the_last_game_is_chosen_again(qtbot: QtBot, form: int) -> None:
    settings = Settings()
    first = page(settings, qtbot)
    first.form.cards[form].click()
    first.form.placement.chosen.emit(1 - form)  # not one of the two ready forms
    chosen = first.form.options(4)
    first.start.click()
    assert page(settings, qtbot).form.options(4) == chosen


@pytest.mark.parametrize(
    "stored", ["", "null", "[]", "{", '{"edition": "2003", "rounds": 2}', "[" * 5000]
)
def test_a_form_that_makes_no_sense_is_the_usual_one(qtbot: QtBot, stored: str) -> None:
    settings = Settings()
    usual = page(settings, qtbot).form.options(4)
    settings.update(last_form=stored)
    assert page(settings, qtbot).form.options(4) == usual
