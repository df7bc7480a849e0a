"""Home with a second game in the catalogs: it asks each for its cards, its limits and its words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tests.toy import game, toy_in_catalogs
from tests.toy.screens import SCREENS, ToyForm
from tests.ui.home.conftest import Host
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.settings import Settings


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs(), catalog.ALL.added(game.name, lambda: SCREENS):
        yield


def dice(page: HomePage) -> ToyForm:
    (found,) = page.findChildren(ToyForm)
    return found


def three_play_dice(host: Host) -> None:
    host.click(host.row(3).remove)
    host.click(dice(host.page).card)


def test_the_cards_of_all_games_stand_side_by_side(host: Host) -> None:
    cards = [*host.form.cards, dice(host.page).card]
    assert all(card.isVisible() for card in cards)
    lefts = [card.mapTo(host.page, card.rect().topLeft()).x() for card in cards]
    assert lefts == sorted(set(lefts))


def test_one_game_is_chosen_at_a_time(host: Host) -> None:
    castle, die = host.form, dice(host.page).card
    assert [card for card in castle.cards if card.isChecked()] == [castle.cards[0]]
    three_play_dice(host)
    assert not any(card.isChecked() for card in castle.cards)
    assert not castle.choices.isVisible()
    host.click(castle.cards[1])
    assert [card for card in castle.cards if card.isChecked()] == [castle.cards[1]]
    assert castle.choices.isVisible()
    assert die.isFlat()


def test_a_table_that_only_another_game_is_for_turns_all_cards_off(host: Host) -> None:
    castle = host.form
    host.click(castle.cards[2])
    castle.set_sides(((0,),))
    assert not any(card.isEnabled() for card in castle.cards)


def test_a_game_says_how_many_may_sit_down_and_how_opponents_play(host: Host) -> None:
    three_play_dice(host)
    assert not host.page.seats.add.isEnabled()
    assert not host.row(2).remove.isEnabled()
    styles = host.row(2).style_of_play
    assert tuple(styles.itemData(index) for index in range(styles.count())) == game.styles


def test_what_means_nothing_in_a_game_is_not_offered(host: Host) -> None:
    switches, votes = host.page.switches, host.page.votes
    castles = (switches.curtain, switches.marks, votes)
    assert all(one.isVisible() for one in castles)
    three_play_dice(host)
    assert not any(one.isVisible() for one in castles)
    assert switches.calm.isVisible()


def test_what_starts_is_the_chosen_game_and_its_players_fit_it(host: Host) -> None:
    three_play_dice(host)
    players, options = host.open_gates()
    assert isinstance(options, game.Options)
    assert {player.style for player in players if not player.is_human} <= set(game.styles)


def test_behind_the_controls_stands_the_picture_of_the_chosen_game(host: Host) -> None:
    left, cards = QRect(0, 0, 200, host.page.height()), host.form.cards
    castle = host.page.grab(left).toImage()
    three_play_dice(host)
    assert host.page.grab(left).toImage() != castle
    host.click(cards[0])
    assert host.page.grab(left).toImage() == castle


def test_the_game_that_was_played_last_is_chosen_again(host: Host, qtbot: QtBot) -> None:
    three_play_dice(host)
    started = host.open_gates()
    again = HomePage(host.settings)
    qtbot.addWidget(again)
    assert again.form.options == started[1]
    assert again.seats.players() == started[0]


YESTERDAY = """[
    {"name": "Anna", "kind": "human", "level": null, "style": null, "lent": false,
     "colour": "violet", "avatar": "owl", "partner": null},
    {"name": "Bruno", "kind": "ai", "level": "novice", "style": "burner", "lent": false,
     "colour": "crimson", "avatar": "cat", "partner": null},
    {"name": "Carla", "kind": "ai", "level": "eminence", "style": "even", "lent": false,
     "colour": "cobalt", "avatar": "fox", "partner": null}
]"""
"""A table as it was kept when there was one game only."""


def test_settings_of_yesterday_name_no_game_and_are_read(qtbot: QtBot) -> None:
    settings = Settings()
    form = '{"edition": "2003", "players": 3, "rounds": 1, "placement": "players"}'
    settings.update(last_form=form, last_table=YESTERDAY)
    page = HomePage(settings)
    qtbot.addWidget(page)
    assert page.form.options == Options(3, rounds=1)
    styles = [(player.name, player.style) for player in page.seats.players()]
    assert styles == [("Anna", None), ("Bruno", "burner"), ("Carla", "even")]


def test_a_game_that_can_be_continued_is_told_in_its_own_words(host: Host) -> None:
    host.page.set_unfinished(Unfinished(("Anna", "Bruno", "Carla"), game.Options(30), 4))
    told = host.page.resume.accessibleDescription()
    assert told == "Anna, Bruno, Carla · Round 4 to 30"
