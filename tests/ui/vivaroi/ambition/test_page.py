"""The choice of an Ambition: mouse, keys, words, secrecy, room."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.rules.edition_2024.tables import dealt_with, table
from tests.ui.conftest import Focused
from tests.ui.keyboards import TOP_ROWS, XCB, press, send
from tests.ui.said import give_hint
from tools.positions import court
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Phase, State, View, apply, view
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
from vivaroi_gui.ui.vivaroi.words.advice import advice_words
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_condition, ambition_title
from vivaroi_gui.ui.vivaroi.words.editions import lore

Key = Qt.Key
OFFERS = (
    ("woman_queen", "no_wc_no_dungeon"),
    ("no_wc", "consolation"),
    ("bouffon_king", "one_wc"),
    ("man_king", "two_wc"),
)
SIZES = [(1024, 595), (1440, 850), (3840, 2100)]


class Chooser:
    """Sits before the page and writes down what is chosen."""

    def __init__(self, page: AmbitionPage, **chosen: Any) -> None:
        self.page = page
        self.kept: list[Move] = []
        self.idle = 0
        page.chosen.connect(self.kept.append)
        page.idle.connect(self._on_idle)
        self.sit_down(4, **chosen)

    def _on_idle(self) -> None:
        self.idle += 1

    def sit_down(
        self, players: int, offers: tuple[tuple[str, str], ...] = OFFERS, **chosen: Any
    ) -> None:
        self.options = table(players, ambition=True, **chosen)
        self.players = court(self.options, self.options.seats)
        self.state: State = dealt_with(self.options, ambitions=offers)
        self.page.set_game(self.players, self.options, TableOptions())
        self.show()

    def view(self, seat: int | None = 0) -> View:
        return view(self.state, seat)

    def show(self, seat: int | None = 0) -> None:
        self.page.show_view(self.view(seat))

    def play(self, seat: int, person: int, ambition: str, viewer: int | None = 0) -> None:
        """The rules play it, and the page tells of it."""
        events: list[Event] = []
        apply(self.state, seat, ChooseAmbition(person, ambition), events.append)
        self.page.animate(tuple(events), self.view(viewer))

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key)

    def keep(self) -> None:
        """With the deliberate key."""
        target, control = QApplication.focusWidget() or self.page, Qt.KeyboardModifier
        QTest.keyClick(target, Key.Key_Return, control.ControlModifier)

    def said(self) -> str:
        """All that is seen or heard of it, but for what is painted."""
        page = self.page
        shown = [one for one in (page, *page.findChildren(QWidget)) if one.isVisibleTo(page)]
        return "\n".join(
            text
            for one in shown
            for text in (one.accessibleName(), one.accessibleDescription(), one.toolTip())
        )


@pytest.fixture
def chooser(settings: Settings, focused: Focused, english: None) -> Chooser:
    page = AmbitionPage(settings)
    page.resize(1024, 595)
    focused(page)
    return Chooser(page)


# --- choosing --------------------------------------------------------------------------------


def test_two_cards_lie_open_and_none_is_kept_yet(chooser: Chooser) -> None:
    told = [(one.accessibleName(), one.accessibleDescription()) for one in chooser.page.cards]
    assert told == [
        (
            "A woman crowned, 3 points",
            "if a woman is crowned Queen (neither Ouaf nor the Jester)",
        ),
        (
            "No WC, no dungeon, 8 points",
            "if none of your favourites is in a WC or in a dungeon",
        ),
    ]
    roles = [QAccessible.queryAccessibleInterface(one).role() for one in chooser.page.cards]
    assert roles == [QAccessible.Role.RadioButton] * 2
    assert not chooser.page.keep.isEnabled()
    chooser.click(chooser.page.keep)
    assert not chooser.kept


def test_a_card_is_kept_with_the_mouse(chooser: Chooser) -> None:
    chooser.click(chooser.page.cards[0])
    chooser.click(chooser.page.cards[1])
    assert not chooser.kept
    assert chooser.page.keep.accessibleName() == "Keep “No WC, no dungeon”"
    assert [one.isChecked() for one in chooser.page.cards] == [False, True]
    chooser.click(chooser.page.keep)
    assert chooser.kept == [ChooseAmbition(0, "no_wc_no_dungeon")]


@pytest.mark.parametrize(
    ("keys", "kept"),
    [
        ((Key.Key_1,), "woman_queen"),
        ((Key.Key_2,), "no_wc_no_dungeon"),
        ((Key.Key_2, Key.Key_1), "woman_queen"),
        ((Key.Key_Right,), "no_wc_no_dungeon"),
        ((Key.Key_Right, Key.Key_Left), "woman_queen"),
        ((Key.Key_Down, Key.Key_Tab, Key.Key_Backtab), "no_wc_no_dungeon"),
        ((Key.Key_Return,), "woman_queen"),
    ],
)
def test_a_card_is_kept_with_the_keys(
    chooser: Chooser, keys: tuple[Qt.Key, ...], kept: str
) -> None:
    for key in keys:
        chooser.key(key)
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        chooser.key(key)
    assert not chooser.kept
    chooser.keep()
    assert chooser.kept == [ChooseAmbition(0, kept)]


@pytest.mark.parametrize(("number", "kept"), [(1, "woman_queen"), (2, "no_wc_no_dungeon")])
def test_a_card_is_kept_with_the_top_row_of_any_layout(
    chooser: Chooser, number: int, kept: str
) -> None:
    for row in TOP_ROWS.values():
        chooser.key(Key.Key_1 if number == 2 else Key.Key_2)
        send(press(row[number - 1], XCB.digits[number - 1]))
        assert chooser.page.cards[number - 1].isChecked()
    chooser.keep()
    assert chooser.kept == [ChooseAmbition(0, kept)]


def test_a_second_click_does_not_take_the_choice_back(chooser: Chooser) -> None:
    for _ in range(2):
        chooser.click(chooser.page.cards[0])
    assert chooser.page.choice == "woman_queen"


def test_a_choice_survives_that_of_another(chooser: Chooser) -> None:
    chooser.key(Key.Key_2)
    chooser.play(2, 2, "one_wc")
    assert chooser.page.choice == "no_wc_no_dungeon"
    assert chooser.idle == 1


def test_another_viewer_finds_nothing_chosen(chooser: Chooser) -> None:
    chooser.key(Key.Key_2)
    chooser.show(1)
    assert chooser.page.choice is None
    chooser.show(0)
    assert chooser.page.choice is None


def test_what_is_kept_stays_before_its_owner(chooser: Chooser) -> None:
    chooser.play(0, 0, "woman_queen")
    shown = [one for one in chooser.page.cards if one.isVisible()]
    assert [one.ambition for one in shown] == ["woman_queen"]
    assert not chooser.page.keep.isVisible()
    chooser.keep()
    chooser.key(Key.Key_1)
    assert not chooser.kept


def test_quick_clicks_keep_once(chooser: Chooser) -> None:
    def play(move: ChooseAmbition) -> None:
        chooser.play(0, move.person, move.ambition)

    chooser.page.chosen.connect(play)
    chooser.click(chooser.page.cards[0])
    QTest.mouseDClick(chooser.page.keep, Qt.MouseButton.LeftButton)
    chooser.click(chooser.page.keep)
    assert len(chooser.kept) == 1


# --- teams -----------------------------------------------------------------------------------


def test_partners_choose_one_after_the_other(chooser: Chooser) -> None:
    teams = ((0, 1), (2,), (3,))
    chooser.sit_down(4, teams=teams)
    first, second = (person.name for person in chooser.players[0].persons)
    assert chooser.page.accessibleName().startswith(f"{first}, choose your Ambition")
    chooser.key(Key.Key_2)
    chooser.keep()
    assert chooser.kept == [ChooseAmbition(0, "no_wc_no_dungeon")]
    chooser.play(0, 0, "no_wc_no_dungeon")
    assert chooser.page.accessibleName().startswith(f"{second}, choose your Ambition")
    assert f"{first} has chosen" in chooser.page.accessibleName()
    assert chooser.page.choice is None
    assert [one.ambition for one in chooser.page.cards] == list(OFFERS[1])
    chooser.key(Key.Key_1)
    chooser.keep()
    assert chooser.kept[1:] == [ChooseAmbition(1, "no_wc")]


def test_the_favourites_are_those_of_the_partner_who_chooses(chooser: Chooser) -> None:
    chooser.sit_down(4, teams=((0, 1), (2,), (3,)))
    goals = chooser.view(0).goals
    assert chooser.page.favourites.goal == goals[0]
    chooser.play(0, 0, "woman_queen")
    assert chooser.page.favourites.goal == goals[1]


# --- secrecy ---------------------------------------------------------------------------------


def test_everybody_sees_who_has_chosen_and_nothing_else(chooser: Chooser) -> None:
    pictures, words = set(), set()
    for ambition in OFFERS[1]:
        chooser.sit_down(4)
        chooser.play(1, 1, ambition)
        image = chooser.page.grab().toImage()  # bytes of one that nobody holds are anybody's
        pictures.add(bytes(image.constBits()))
        words.add(chooser.said())
    assert len(pictures) == len(words) == 1
    assert "Marco has chosen" in next(iter(words))
    assert "Amélie is still choosing" in next(iter(words))


@pytest.mark.parametrize("seat", [None, 1])
def test_nobody_else_sees_the_cards(chooser: Chooser, seat: int | None) -> None:
    said, pictures = set(), set()
    for offer in (("woman_queen", "no_wc_no_dungeon"), ("only_yes_left", "three_dungeons")):
        chooser.sit_down(4, (offer, *OFFERS[1:]))
        chooser.show(seat)
        said.add(chooser.said())
        image = chooser.page.grab().toImage()  # bytes of one that nobody holds are anybody's
        pictures.add(bytes(image.constBits()))
    assert len(said) == len(pictures) == 1


def test_covered_favourites_cover_the_cards_as_well(chooser: Chooser) -> None:
    chooser.key(Key.Key_2)
    chooser.page.favourites.toggle()
    said = chooser.said()
    assert not any(ambition_title(one) in said for one in OFFERS[0])
    assert not any(one.is_open for one in chooser.page.cards)
    chooser.keep()
    chooser.key(Key.Key_1)
    assert not chooser.kept


def test_a_click_on_a_covered_card_opens_it(chooser: Chooser) -> None:
    chooser.page.favourites.toggle()
    chooser.click(chooser.page.cards[0])
    assert not chooser.page.favourites.is_covered
    assert chooser.page.choice is None


def test_when_all_have_chosen_the_page_still_stands(chooser: Chooser) -> None:
    for seat, offer in enumerate(OFFERS):
        chooser.play(seat, seat, offer[0])
    assert chooser.view(0).phase is Phase.PLACING
    assert chooser.idle == 4
    assert "Marco has chosen" in chooser.page.accessibleName()


# --- hints, languages, room ------------------------------------------------------------------


def test_a_hint_marks_a_card_and_says_it(chooser: Chooser) -> None:
    move = ChooseAmbition(0, "woman_queen")
    text = advice_words().advice(Advice(move, Reason.NO_MORE), lore("2024"))
    give_hint(chooser.page, text, move)
    assert text.startswith("Keep “A woman crowned”")
    assert [one.is_advised for one in chooser.page.cards] == [True, False]
    assert chooser.page.slip.isVisible()
    give_hint(chooser.page, "", None)
    assert not chooser.page.slip.isVisible()
    assert not any(one.is_advised for one in chooser.page.cards)


def test_a_human_still_chooses_and_an_ai_thinks(chooser: Chooser) -> None:
    players = court(chooser.options, 2)
    chooser.page.set_game(players, chooser.options, TableOptions())
    chooser.show()
    assert "Marco is still choosing" in chooser.page.accessibleName()
    assert "Luc is thinking…" in chooser.page.accessibleName()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_card_has_room_for_its_words(
    chooser: Chooser, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    speaker = Speaker(qapp)
    speaker.speak(language)
    chooser.page.resize(*size)
    cut = []
    for card, ambition in zip(chooser.page.cards * 8, AMBITIONS, strict=True):
        card.show_card(ambition, is_covered=False, has_key=True, is_chosen=False)
        card.grab()
        cut += card.cut
        assert ambition_condition(ambition)
    speaker.speak("en")
    assert cut == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 8])
def test_everything_is_inside_the_page_and_apart(
    chooser: Chooser, size: tuple[int, int], players: int
) -> None:
    names = list(AMBITIONS)
    offers = tuple((names[2 * one], names[2 * one + 1]) for one in range(players))
    chooser.sit_down(players, offers)
    chooser.page.resize(*size)
    give_hint(chooser.page, "A hint: it has a reason.", None)
    page = chooser.page
    areas = [QRectF(one.geometry()) for one in (page.favourites, page.keep, page.slip)]
    areas += [page.card_area(card) for card in page.cards]
    assert all(QRectF(page.rect()).adjusted(-16, -16, 16, 16).contains(one) for one in areas)
    assert not any(
        one.adjusted(8, 8, -8, -8).intersects(other) for one, other in combinations(areas, 2)
    )


def test_the_language_changes_live(chooser: Chooser, qapp: QApplication) -> None:
    chooser.key(Key.Key_1)
    speaker = Speaker(qapp)
    speaker.speak("fr")
    qapp.processEvents()
    said = chooser.page.keep.accessibleName(), chooser.page.accessibleName()
    speaker.speak("en")
    qapp.processEvents()
    assert said[0] == "Garder «\u00a0Femme Reine\u00a0»"
    assert said[1].startswith("Choisissez votre Ambition")
    assert chooser.page.choice == "woman_queen"


def test_names_are_plain_text(chooser: Chooser) -> None:
    players = tuple(replace(one, name=f"<b>{one.name}</b>") for one in chooser.players)
    chooser.page.set_game(players, chooser.options, TableOptions())
    chooser.show()
    chooser.page.grab()
    assert "<b>Marco</b> is still choosing" in chooser.page.accessibleName()
