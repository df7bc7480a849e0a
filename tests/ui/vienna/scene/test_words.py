"""Every stop says in words what it is, how it stands there, and why not."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QApplication

from tests.ui.vienna.scene.conftest import Person
from tests.ui.vienna.scene.positions import STOP, in_turn, with_gendarme
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, Stop
from vivaroi_gui.rules.vienna.moves import Place
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.vienna.words.stops import stop_words


def spoken_at(hand: Person, stop: int) -> str:
    """Name and description of a stop."""
    handle = hand.town._handles.all[stop]
    return f"{handle.accessibleName()}. {handle.accessibleDescription()}"


BOARD = Options().board


def test_each_stop_tells_its_name_its_numbers_and_what_it_does(hand: Person, english: None) -> None:
    hand.see(in_turn())
    said = hand.town.describe(STOP["universitaet"])
    assert said.startswith("Universität, for a 5 or 6. Take the special card “Extra die”.")
    assert hand.town.describe(STOP["rathaus"]).startswith(
        "Rathaus, for a 5. For 3 coins, if you have them: take 4 points."
    )
    assert "two dice that show the same" in hand.town.describe(STOP["heuriger"])
    assert "2 points and 1 coin per neighbour who has fewer" in hand.town.describe(
        STOP["stephansdom"]
    )
    assert hand.town.describe(GEHEIMBUND).startswith("Geheimbund. At once: take 1 coin for each")


def test_who_lies_there_and_the_gendarme_are_told(hand: Person, english: None) -> None:
    hand.see(in_turn())
    assert "Dice of Amélie lie there: 2, 3." in hand.town.describe(STOP["rathaus"])
    assert "The gendarme stands there." in hand.town.describe(STOP["landtmann"])
    assert "The gendarme" not in hand.town.describe(STOP["hofburg"])


def test_whether_the_chosen_dice_fit_what_it_costs_and_why_not(hand: Person, english: None) -> None:
    hand.see(in_turn())
    assert "Your dice that fit: 5, 2 + 3." in hand.town.describe(STOP["burgtheater"])
    hand.take(5)
    assert hand.town.describe(STOP["burgtheater"]).endswith("The chosen dice fit.")
    hand.take(3)
    assert hand.town.describe(STOP["karlskirche"]).endswith(
        "It lies behind your carriage: 1 coin for the coachman."
    )
    assert "The chosen dice fit" not in hand.town.describe(STOP["hofburg"])
    assert len(hand.town.describe(STOP["hofburg"]).split(". ")) == 3, "and why not"


def test_who_is_there_is_no_second_time_why_dice_may_not_go_there(
    hand: Person, english: None
) -> None:
    hand.see(in_turn())
    for chosen in (None, 5):
        if chosen:
            hand.take(chosen)
        assert hand.town.describe(STOP["rathaus"]).endswith("Dice of Amélie lie there: 2, 3.")
        assert hand.town.describe(STOP["landtmann"]).endswith("The gendarme stands there.")


def test_where_the_gendarme_may_go_is_told(hand: Person, english: None) -> None:
    hand.see(with_gendarme())
    assert hand.town.describe(STOP["hofburg"]).endswith("The gendarme can be put there.")


def test_assistive_technology_finds_each_stop_by_what_it_says(hand: Person) -> None:
    hand.see(in_turn())
    handles = hand.town._handles.all
    for stop, handle in enumerate(handles):
        assert spoken_at(hand, stop).startswith(hand.town.describe(stop))
        middle = handle.geometry().center()
        assert hand.layout.stop_at(QPointF(middle)) == stop
    hand.take(3)
    said = spoken_at(hand, STOP["karlskirche"])
    assert said.startswith(hand.town.describe(STOP["karlskirche"]))
    assert len({handle.accessibleName() for handle in handles}) == len(handles)


def test_where_a_stop_and_the_carriages_are_is_told_to_who_does_not_see_it(
    hand: Person, english: None
) -> None:
    view = hand.see(in_turn())
    assert "Stop 7 of 24 along the street, row 2 of 5." in spoken_at(hand, STOP["karlskirche"])
    assert "Beside the street" in spoken_at(hand, GEHEIMBUND)
    own = view.positions[0]
    assert "Your carriage stands there." in spoken_at(hand, own)
    assert sum("carriage stands there" in spoken_at(hand, stop) for stop in range(25)) == 1


def test_what_going_back_costs_is_told_before_a_die_is_chosen(hand: Person, english: None) -> None:
    view = hand.see(in_turn())
    costly = {one.stop for one in view.legal if isinstance(one, Place) and view.bribe(one)}
    free = {one.stop for one in view.legal if isinstance(one, Place)} - costly
    assert costly
    assert all("1 coin for the coachman." in hand.town.describe(stop) for stop in costly)
    assert not any("coachman" in hand.town.describe(stop) for stop in free)


def test_a_tooltip_says_the_same_and_beside_the_stops_nothing(hand: Person) -> None:
    hand.see(in_turn())
    at = QPointF(hand.on(STOP["oper"]))
    assert hand.town.tip_at(at) == hand.town.describe(STOP["oper"])
    assert hand.town.tip_at(QPointF(hand.town.width() - 5, 5)) == ""


@pytest.mark.parametrize("language", ["fr", "it"])
def test_in_another_language_the_places_keep_their_names(
    hand: Person, qapp: QApplication, compiled: None, language: str
) -> None:
    speaker = Speaker(qapp)
    hand.see(in_turn())
    said = [hand.town.describe(stop) for stop in range(len(BOARD.stops))]
    try:
        speaker.speak(language)
        qapp.sendPostedEvents()
        for stop, shown in enumerate(BOARD.stops):
            told = spoken_at(hand, stop)
            assert told.startswith(shown.name)
            assert told != said[stop]
    finally:
        speaker.speak("en")


@pytest.mark.parametrize("stop", BOARD.stops, ids=lambda stop: stop.id)
def test_every_effect_is_a_sentence(stop: Stop) -> None:
    said = stop_words().effect(stop)
    assert said[0].isupper()
    assert said.endswith(".")


def test_no_handle_is_in_the_way_of_the_mouse(hand: Person) -> None:
    hand.see(in_turn())
    viewport = hand.town.viewport()
    area = QRect(QPoint(), viewport.size())
    assert all(area.intersects(handle.geometry()) for handle in hand.town._handles.all)
    assert viewport.childAt(hand.on(STOP["oper"])) is None
