"""Every edition has what an edition is besides its rules: words, pictures, a card, opponents."""

import json
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.engine import answer
from vivaroi_gui.engine.commands import Conversation
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.actions import write_options
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.shipped import shipped
from vivaroi_gui.ui.vivaroi.form.form import Form
from vivaroi_gui.ui.vivaroi.form.form_panel import FormPanel
from vivaroi_gui.ui.vivaroi.pictures import guard_names, pawn_name
from vivaroi_gui.ui.vivaroi.words.editions import lore

EVERY = pytest.mark.parametrize("edition", list(EDITION_NAMED))


def at_a_full_table(edition: str) -> Options:
    form = Form(edition)
    return form.options(tuple((seat,) for seat in range(form.seats[-1])))


@EVERY
def test_every_edition_speaks_of_itself(edition: str) -> None:
    assert lore(edition).edition == edition


@EVERY
def test_every_edition_has_a_card_on_home(edition: str, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    panel = FormPanel(host)
    panel.set_sides(((0,), (1,), (2,), (3,)))
    played = set()
    for card in panel.cards:
        card.click()
        played.add(panel.options.edition)
    assert edition in played


def test_what_an_edition_does_not_leave_open_cannot_be_chosen(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    settled = replace(EDITION_NAMED["2003"], name="settled", choices=("players", "rounds"))
    monkeypatch.setitem(EDITION_NAMED, settled.name, settled)
    host = QWidget()
    qtbot.addWidget(host)
    panel = FormPanel(host)
    for edition, is_open in (("2003", True), ("settled", False)):
        panel.take(Options(4, edition=edition))
        assert panel.rounds.isEnabled()
        assert panel.placement.isEnabled() is is_open


@EVERY
def test_everybody_of_a_cast_has_a_picture_and_two_of_them_stand_guard(edition: str) -> None:
    pawns = {pawn_name(edition, number) for number in range(len(EDITION_NAMED[edition].cast))}
    assert [name for name in pawns if not list(shipped("resources").glob(f"{name}.*"))] == []
    assert set(guard_names(edition)) < pawns


@EVERY
def test_opponents_know_every_edition(edition: str) -> None:
    assert expertise(at_a_full_table(edition)).kinds


@EVERY
def test_every_edition_is_told_on_the_line_protocol(edition: str) -> None:
    talk, config = Conversation(), write_options(at_a_full_table(edition))
    for request in ({"cmd": "new", "config": config, "seed": 1}, {"cmd": "reveal"}):
        assert answer(talk, json.dumps(request))["ok"]
