"""Home with a second game in the catalogs: it asks each for its cards, its limits and its words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from tests.toy import game, toy_in_catalogs
from tests.toy.screens import SCREENS, ToyForm
from tests.ui.home.conftest import NOWHERE, Host
from tests.ui.said import tip
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import DEFAULT_LEVEL, Kind
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


def chosen(host: Host) -> list[str]:
    """The games whose cards are marked."""
    return [name for name, card in host.page.offers.cards.items() if card.isChecked()]


def three_play_dice(host: Host) -> None:
    host.click(host.page.offers.cards[game.name])


def test_the_castle_is_what_a_first_start_shows(host: Host) -> None:
    assert host.page.form.game == "vivaroi"
    assert chosen(host) == ["vivaroi"]


def test_the_games_stand_below_each_other_as_large_as_each_other(host: Host) -> None:
    cards = host.page.offers.cards
    assert list(cards) == list(catalog.ALL)
    assert len({card.size().toTuple() for card in cards.values()}) == 1
    titles = [card.text() for card in cards.values()]
    assert (titles[0], titles[-1]) == ("Viva il Re!", "Dice")


def test_one_game_is_chosen_at_a_time_and_shows_its_forms_alone(host: Host) -> None:
    castle, cards = host.form, host.page.offers.cards
    assert all(card.isVisible() for card in castle.cards)
    three_play_dice(host)
    assert chosen(host) == [game.name]
    assert not any(card.isVisible() for card in castle.cards)
    assert not castle.choices.isVisible()
    assert dice(host.page).isVisible()
    host.click(cards["vivaroi"])
    assert chosen(host) == ["vivaroi"]
    assert castle.choices.isVisible()


def test_a_game_is_chosen_and_begun_by_keys_alone(host: Host) -> None:
    """From the gates, where the keys are at the start: the games come next, and go before."""
    cards = list(host.page.offers.cards.values())
    for card in cards:
        host.key(Qt.Key.Key_Tab)
        assert card.hasFocus()
    host.key(Qt.Key.Key_Space)
    for _ in cards:
        host.key(Qt.Key.Key_Backtab)
    assert host.page.start.hasFocus()
    host.key(Qt.Key.Key_Return)
    assert isinstance(host.started[-1][1], game.Options)


def test_choosing_the_chosen_game_again_changes_nothing(host: Host) -> None:
    host.click(host.form.cards[1])
    before = host.page.form.options
    host.click(host.page.offers.cards["vivaroi"])
    assert host.page.form.options == before


def test_those_for_whom_a_game_has_no_seat_come_back_with_the_game_before(host: Host) -> None:
    host.click(host.page.seats.add)
    five = host.page.seats.players()
    three_play_dice(host)
    assert [one.name for one in host.page.seats.players()] == [one.name for one in five[:3]]
    host.click(host.page.offers.cards["vivaroi"])
    assert host.page.seats.players() == five


def test_people_are_the_same_at_every_table(host: Host) -> None:
    host.click(host.page.seats.add)
    three_play_dice(host)
    host.call(1, "Zia")
    host.page.seats.draft.dress(1, "owl")
    host.page.seats.draft.colour(1, "charcoal")
    host.page.seats.draft.decide(1, Kind.HUMAN)
    host.click(host.page.offers.cards["vivaroi"])
    zia = host.page.seats.players()[1]
    assert len(host.page.seats.players()) == 5
    assert (zia.name, zia.avatar, zia.colour, zia.is_human) == ("Zia", "owl", "charcoal", True)


CHOICES = [("novice", "learned"), ("counsellor", "hasty"), ("eminence", "even")]


def opponents(page: HomePage) -> list[tuple[str | None, str | None]]:
    return [(one.level, one.style) for one in page.seats.players() if not one.is_human]


def choose_opponents(page: HomePage, choices: list[tuple[str, str]]) -> None:
    for seat, (level, style) in enumerate(choices, 1):
        page.seats.draft.teach(seat, level)
        page.seats.draft.calm(seat, style == "even")


def test_how_many_play_and_how_stays_with_each_game(host: Host) -> None:
    """Five of Vienna are no five of the castle, and its tempers are not forgotten in Vienna."""
    first, cards = opponents(host.page), host.page.offers.cards
    assert len({style for _, style in first}) == 3
    choose_opponents(host.page, CHOICES)
    host.click(cards["vienna"])
    assert {level for level, _ in opponents(host.page)} == {DEFAULT_LEVEL}
    host.click(host.page.seats.add)
    host.page.seats.draft.teach(2, "novice")
    vienna = opponents(host.page)
    host.click(cards["vivaroi"])
    assert opponents(host.page) == CHOICES
    host.click(cards["vienna"])
    assert opponents(host.page) == vienna


def test_how_many_play_and_how_is_known_at_the_next_start(host: Host, qtbot: QtBot) -> None:
    choose_opponents(host.page, CHOICES)
    host.click(host.form.cards[1])
    castle, cards = host.page.form.options, host.page.offers.cards
    host.click(cards["vienna"])
    host.click(host.page.seats.add)
    host.call(1, "Zia")
    vienna, _ = host.open_gates()
    again = HomePage(host.settings, NOWHERE)
    qtbot.addWidget(again)
    assert again.seats.players() == vienna
    again.choose("vivaroi")
    assert opponents(again) == CHOICES
    assert again.form.options == castle
    assert again.seats.players()[1].name == "Zia"


def test_the_rows_of_a_team_come_back_from_a_game_without_teams(host: Host) -> None:
    host.page.form.take(Options(4, edition="2024"))
    host.page.seats._on_paired(1)
    pairs = host.page.seats.sides
    host.click(host.page.offers.cards["vienna"])
    assert host.page.seats.sides == ((0,), (1,), (2,), (3,))
    host.click(host.page.offers.cards["vivaroi"])
    assert host.page.seats.sides == pairs


def test_all_humans_sit_down_to_a_game_that_is_chosen_for_the_first_time(host: Host) -> None:
    host.click(host.page.seats.add)
    host.page.seats.draft.decide(4, Kind.HUMAN)
    host.click(host.page.offers.cards["vienna"])
    assert host.page.seats.players()[4].is_human


def test_whoever_is_known_from_another_game_comes_as_they_are(host: Host) -> None:
    host.click(host.page.seats.add)
    host.call(4, "Nonna")
    host.click(host.page.offers.cards["vienna"])
    host.click(host.page.seats.add)
    assert host.page.seats.players()[4].name == "Nonna"


@pytest.mark.parametrize("stored", ["null", "[1]", "[[1, 2]]", '[["{}", "[]"]]', "[" * 5000])
def test_other_tables_that_make_no_sense_are_the_usual_ones(
    host: Host, qtbot: QtBot, stored: str
) -> None:
    started = host.open_gates()
    host.settings.update(other_tables=stored)
    again = HomePage(host.settings, NOWHERE)
    qtbot.addWidget(again)
    assert again.seats.players() == started[0]
    again.choose("vienna")
    assert len(again.seats.players()) == 4


def test_a_game_that_asks_for_more_has_computers_sit_down(host: Host) -> None:
    host.page.form.take(Options(2, edition="2024", emissary=True))
    host.page.seats.seat(host.page.seats.players()[:2])
    three_play_dice(host)
    players, _ = host.open_gates()
    assert [one.is_human for one in players] == [True, False, False]


def test_a_game_says_how_many_may_sit_down(host: Host) -> None:
    three_play_dice(host)
    assert not host.page.seats.add.isEnabled()
    assert not host.row(2).remove.isEnabled()


def test_what_means_nothing_in_a_game_is_not_offered(host: Host) -> None:
    switches, votes = host.page.switches, host.page.agreements.votes
    castles = (switches.curtain, switches.marks, votes)
    assert all(one.isVisible() for one in castles)
    three_play_dice(host)
    assert not any(one.isVisible() for one in castles)
    assert switches.calm.isVisible()


def test_where_all_play_alike_nothing_is_said_of_tempers(host: Host) -> None:
    row = host.row(1)
    assert row.temper.isVisible()
    assert tip(row.guest.avatar) == "Owl. Learned: Waits, counts and explains."
    host.click(host.page.offers.cards["vienna"])
    assert row.level.isVisible()
    assert not row.temper.isVisible()
    assert tip(row.guest.avatar) == "Owl"


def test_a_new_look_at_one_table_brings_its_temper_to_the_other(host: Host) -> None:
    host.click(host.page.offers.cards["vienna"])
    host.page.seats.draft.dress(1, "badger")
    host.click(host.page.offers.cards["vivaroi"])
    assert host.page.seats.players()[1].style == "unforgiving"


def test_the_fifth_at_a_table_of_vienna_wears_charcoal(host: Host) -> None:
    """A violet die is too much like an emerald one in grey."""
    host.click(host.page.offers.cards["vienna"])
    host.click(host.page.seats.add)
    players, options = host.open_gates()
    assert (players[4].colour, options.players) == ("charcoal", 5)
    assert not host.page.seats.add.isEnabled()


def test_each_game_says_what_is_done_to_begin_it(host: Host) -> None:
    assert host.page.start.text() == "Open the gates"
    host.click(host.page.offers.cards["vienna"])
    assert host.page.start.accessibleName() == "Call the carriage"


def test_what_starts_is_the_chosen_game_and_its_players_fit_it(host: Host) -> None:
    three_play_dice(host)
    players, options = host.open_gates()
    assert isinstance(options, game.Options)
    assert {player.style for player in players if not player.is_human} <= set(game.styles)


def test_behind_the_controls_stands_the_picture_of_the_chosen_game(host: Host) -> None:
    left = QRect(0, 0, 200, host.page.offers.y())
    castle = host.page.grab(left).toImage()
    three_play_dice(host)
    assert host.page.grab(left).toImage() != castle
    host.click(host.page.offers.cards["vivaroi"])
    assert host.page.grab(left).toImage() == castle


def test_the_game_that_was_played_last_is_chosen_again(host: Host, qtbot: QtBot) -> None:
    three_play_dice(host)
    started = host.open_gates()
    again = HomePage(host.settings, NOWHERE)
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
    page = HomePage(settings, NOWHERE)
    qtbot.addWidget(page)
    assert page.form.options == Options(3, rounds=1)
    styles = [(player.name, player.style) for player in page.seats.players()]
    assert styles == [("Anna", None), ("Bruno", "burner"), ("Carla", "even")]


def test_each_game_is_continued_by_its_own_button_and_told_in_its_own_words(
    host: Host, qtbot: QtBot
) -> None:
    toy = Unfinished(("Anna", "Bruno", "Carla"), game.Options(30), 4)
    host.page.set_unfinished({game.name: toy})
    castle, dice = (host.page.offers.resumes[name] for name in ("vivaroi", game.name))
    assert not castle.isVisible()
    assert dice.accessibleName() == "Continue: Dice"
    assert dice.accessibleDescription() == "Anna, Bruno, Carla · Round 4 to 30"
    castles = Unfinished(("Anna", "Bruno"), Options(2, edition="2024", emissary=True), 1)
    host.page.set_unfinished({"vivaroi": castles, game.name: toy})
    for resume, name in ((castle, "vivaroi"), (dice, game.name)):
        with qtbot.waitSignal(host.page.resume_wanted) as wanted:
            host.click(resume)
        assert wanted.args == [name]
    assert host.page.form.game == "vivaroi"
