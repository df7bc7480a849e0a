"""Whoever sat down last sits down again, to a game of the same form."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.home.conftest import NOWHERE, form_of
from tools.positions import court, family
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.settings import Settings


def page(settings: Settings, qtbot: QtBot) -> HomePage:
    made = HomePage(settings, NOWHERE)
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
    form_of(first).cards[form].click()
    form_of(first).placement.chosen.emit(1 - form)  # not one of the two ready forms
    chosen = first.form.options
    first.start.click()
    assert page(settings, qtbot).form.options == chosen


def test_teams_and_their_options_are_laid_again(qtbot: QtBot) -> None:
    settings = Settings()
    options = Options(5, edition="2024", teams=((0, 1), (2,), (3, 4)), wedding=True, banished=True)
    players = court(options, humans=2)
    first = page(settings, qtbot)
    first.form.take(options)
    first.seats.seat(players)
    first.start.click()
    again = page(settings, qtbot)
    assert again.form.options == options
    assert again.seats.players() == players


@pytest.mark.parametrize(
    "stored", ["", "null", "[]", "{", '{"edition": "2003", "rounds": 2}', "[" * 5000]
)
def test_a_form_that_makes_no_sense_is_the_usual_one(qtbot: QtBot, stored: str) -> None:
    settings = Settings()
    usual = page(settings, qtbot).form.options
    settings.update(last_form=stored)
    assert page(settings, qtbot).form.options == usual
