"""The page of chances: what it tells, by keys and mouse, and what it keeps to itself."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Focused
from tests.ui.explained_games import explained_game
from tests.ui.said import headings_in, told_in
from tests.ui.words_drawn import reading
from vivaroi_gui.ai.review import Chances, Part, Point, Progress, Turn
from vivaroi_gui.ai.vivaroi.review.parts import Flip
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.curve_controls import CurveEnd, CurveHandle
from vivaroi_gui.ui.session.chances import ChancesTab, chances_words, whole_percent
from vivaroi_gui.ui.vivaroi.review.chances import chances_tab
from vivaroi_gui.ui.vivaroi.review.chances_words import CastleChances
from vivaroi_gui.ui.vivaroi.review.findings import Findings

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
FOUR = Options(4)
TEAMS = Options(6, edition="2024", teams=((0, 1), (2, 3), (4, 5)), emissary=True)


class Page:
    """A tab in a window, of which all or nothing is found out."""

    def __init__(self, options: Options, focused: Focused, *, is_all: bool = True) -> None:
        self.game = explained_game(options)
        self.findings = Findings(self.game.shown.sights)
        self.room = QWidget()
        self.room.resize(1440, 840)
        self.tab = chances_tab(self.findings, self.game.players)
        self.tab.setParent(self.room)
        self.tab.setGeometry(self.room.rect())
        self.watched: list[int] = []
        self.tab.watch_wanted.connect(self.watched.append)
        for part in self.game.parts if is_all else ():
            self.findings.add(part)
        focused(self.room)
        self.tab.take_focus()

    def add(self, *parts: Part) -> None:
        for part in parts:
            self.findings.add(part)
        self.tab.refresh()

    def press(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)

    @property
    def handle(self) -> CurveHandle:
        focused = QApplication.focusWidget()
        assert isinstance(focused, CurveHandle)
        return focused


@pytest.fixture
def page(focused: Focused) -> Page:
    return Page(FOUR, focused)


# --- the curve ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [FOUR, Options(4, rounds=1), Options(6), TEAMS])
def test_there_is_a_line_for_each_side_and_one_for_the_emissary(
    options: Options, focused: Focused
) -> None:
    page = Page(options, focused)
    shown = page.tab.chart
    lines = shown.curve.lines
    persons = [line.persons for line in lines[: options.seats]]
    assert persons == [player.persons for player in page.game.players]
    assert len(lines) == options.seats + options.emissary == len(shown.ends)
    assert [line.persons for line in lines[options.seats :]] == [()] * options.emissary
    assert len(shown.curve.spans) == options.rounds


def test_a_click_shows_the_curve_as_everybody_saw_it(page: Page) -> None:
    tab = page.tab
    open_lines = tab.chart.curve.lines
    assert tab.chart.accessibleName() == "Chance to win, all cards open"
    QTest.mouseClick(tab.switch.segments[1], LEFT)
    assert tab.chart.accessibleName() == "Chance to win, as everybody saw it"
    public = page.findings.curve(is_public=True)
    assert tab.chart.curve.lines != open_lines
    shares = [value.share for value in tab.chart.curve.lines[0].values]
    assert shares == [chances.means[0] for _, chances in public]


def test_a_line_says_how_it_stood_at_the_start_after_each_round_and_where_it_turned(
    page: Page,
) -> None:
    told = page.tab.chart.ends[0].accessibleName()
    points = dict(page.findings.curve(is_public=False))
    at = [0] + [n for n, one in enumerate(page.findings.happenings) if one.counted is not None]
    assert told.startswith(f"Giulia: at the start: {whole_percent(points[0].means[0])}%")
    assert told.count("%") >= len({*at, *(one.at for one in page.findings.turning_points)})


def test_nothing_is_said_of_what_has_not_been_found_out(focused: Focused) -> None:
    page = Page(FOUR, focused, is_all=False)
    tab = page.tab
    assert [line.values for line in tab.chart.curve.lines] == [()] * 4
    assert tab.list.cards == list(tab.list.night_cards) == []
    assert (tab.list.told.note, tab.note) == ("None so far.", "")
    assert [mark.number for mark in tab.chart.curve.marks if mark.number] == []


def test_what_the_figures_are_is_told_without_a_sign(page: Page) -> None:
    assert page.tab.list.told.note == "Chance to win: before → after"
    assert page.tab.list._note.accessibleName() == "Chance to win: before, then after"


def test_that_nothing_stands_out_is_said_when_all_is_found_out(focused: Focused) -> None:
    page = Page(FOUR, focused, is_all=False)
    page.add(Progress(0.99))
    assert page.tab.list.told.note == "None so far."
    page.add(Progress(1.0))
    assert page.tab.list.told.note == "Nothing stands out here."


def test_the_note_tells_the_fewest_playouts_and_two_standard_errors(
    compiled: None, english: None, focused: Focused
) -> None:
    page = Page(FOUR, focused, is_all=False)
    for at, playouts, error in ((0, 240, 0.01), (1, 48, 0.031), (2, 0, 0.0)):
        page.add(Point(at, False, Chances((0.25,) * 4, (error,) * 4, playouts)))
    assert "played 48 times" in page.tab.note
    assert page.tab.note.endswith("Give or take 7%.")
    assert chances_words().margin(0.004) == "Give or take 1%."


def test_what_is_not_certain_is_neither_0_nor_100() -> None:
    assert [whole_percent(share) for share in (0.0, 0.001, 0.4, 0.999, 1.0)] == [0, 1, 40, 99, 100]


# --- keys --------------------------------------------------------------------------------------


def test_arrows_go_from_mark_to_mark_and_enter_watches_the_moment(page: Page) -> None:
    marks = page.tab.chart.curve.marks
    seen = [page.handle.mark.at]
    for _ in marks[1:]:
        page.press(Key.Key_Right)
        seen.append(page.handle.mark.at)
    assert seen == [mark.at for mark in marks]
    page.press(Key.Key_Right)
    assert page.handle.mark == marks[-1]
    page.press(Key.Key_Left)
    page.press(Key.Key_Return)
    assert page.watched == [page.findings.inputs_at(marks[-2].at)]


def test_a_mark_says_what_came_and_what_that_meant(page: Page) -> None:
    point = page.findings.turning_points[0]
    handle = next(one for one in page.tab.chart.handles if one.mark.at == point.at)
    name = page.game.players[point.turns[0].seat].name
    change = f"{name}: {whole_percent(point.turns[0].before)}%, then "
    assert change in handle.accessibleName()
    assert page.tab.chart.handles[0].accessibleName() == "New cards for round 1."


def test_tab_finds_one_face_and_one_mark_and_up_and_down_the_other_faces(page: Page) -> None:
    chart = page.tab.chart
    for row in (chart.ends, chart.handles):
        assert [one.focusPolicy() for one in row].count(Qt.FocusPolicy.StrongFocus) == 1
    top, *below = sorted(chart.ends, key=lambda end: end.y())
    top.setFocus(Qt.FocusReason.TabFocusReason)
    for end in below:
        page.press(Key.Key_Down)
        assert QApplication.focusWidget() is end
    page.press(Key.Key_Up)
    assert QApplication.focusWidget() is below[-2]


def test_tab_goes_from_the_switch_to_face_mark_and_cards(page: Page) -> None:
    tab, seen = page.tab, []
    tab.switch.segments[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        seen.append(type(QApplication.focusWidget()).__name__)
        page.press(Key.Key_Tab)
    assert list(dict.fromkeys(seen)) == ["_Segment", "CurveEnd", "CurveHandle", "MomentCard"]


def test_the_line_of_the_face_that_has_the_keys_is_told_from_the_others(
    page: Page, qtbot: QtBot
) -> None:
    chart = page.tab.chart
    qtbot.waitUntil(lambda: not chart.is_growing)
    before = chart.grab().toImage()
    chart.ends[2].setFocus(Qt.FocusReason.TabFocusReason)
    focused = chart.grab().toImage()
    chart.handles[0].setFocus(Qt.FocusReason.TabFocusReason)
    value = next(one for one in chart.curve.lines[2].values if one.at == 40)
    spot = chart.layout_now.spot(value).toPoint() + QPoint(0, 2)
    assert focused.pixelColor(spot) != before.pixelColor(spot)
    assert chart.grab().toImage() == before


# --- the pointer -------------------------------------------------------------------------------


def test_a_click_on_card_seal_or_picture_watches_the_moment(page: Page) -> None:
    chart, card = page.tab.chart, page.tab.list.cards[0]
    at = page.findings.turning_points[0].at
    QTest.mouseClick(card, LEFT)
    mark = next(mark for mark in chart.curve.marks if mark.at == at)
    QTest.mouseClick(chart, LEFT, pos=chart.layout_now.seal_of(mark).toPoint())
    handle = next(one for one in chart.handles if one.mark == mark)
    QTest.mouseClick(handle, LEFT)
    assert page.watched == [page.findings.inputs_at(at)] * 3


def test_a_single_vote_is_watched_by_its_card(page: Page) -> None:
    flip, card = page.findings.flips[0], page.tab.list.night_cards[0]
    assert card.told.at == flip.at
    QTest.mouseClick(card, LEFT)
    assert page.watched == [page.findings.inputs_at(flip.at)]


# --- while more comes --------------------------------------------------------------------------


def test_finer_points_leave_keys_and_sentences_where_they_are(page: Page) -> None:
    page.press(Key.Key_Right, 3)
    handle, told = page.handle, [card.accessibleName() for card in page.tab.list.cards]
    finer = [
        Point(at, False, Chances(chances.means[::-1], (0.01,) * 4, 240))
        for at, chances in page.findings.curve(is_public=False)
    ]
    turn = page.findings.turning_points[0].turns[0]
    page.add(*finer, turn._replace(before=0.9, after=0.1))
    assert page.tab.chart.curve.lines[0].values[5].share == finer[5].chances.means[0]
    assert page.handle is handle
    assert [card.accessibleName() for card in page.tab.list.cards] == told


def test_a_turning_point_that_comes_late_takes_no_keys_away(page: Page) -> None:
    card = page.tab.list.cards[-1]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    count = len(page.tab.list.cards)
    page.add(Turn(5, 6, 1, 0.2, 0.5, 0.01))
    assert len(page.tab.list.cards) == count + 1
    assert QApplication.focusWidget() is card
    assert page.tab.list.cards[0].told.at == 6


# --- words and sizes ---------------------------------------------------------------------------


@pytest.fixture
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("en")


def test_a_round_is_called_as_its_edition_calls_it(speaker: Speaker, focused: Focused) -> None:
    speaker.speak("fr")
    for options, word in ((FOUR, "manche"), (TEAMS, "round")):
        page = Page(options, focused)
        assert f"la fin d{'e la' if word == 'manche' else 'u'} {word}" in page.tab.note
        assert page.tab.chart.handles[0].accessibleName().endswith(f"{word} 1.")


def test_a_vote_that_decided_is_told_by_its_card_and_by_one_or_a_team(speaker: Speaker) -> None:
    found = explained_game(TEAMS)
    findings = Findings(found.shown.sights)
    words = CastleChances(findings, found.players)
    at = next(n for n, one in enumerate(findings.happenings) if one.election)
    ache = Flip(at, (0,), Card.STOMACH_ACHE, (), (), (), ())
    assert " played the Stomach-ache: no crown for " in words.flip(ache)
    assert words.flip(ache._replace(voters=(0, 1))).startswith("One Stomach-ache, and no crown")
    speaker.speak("fr")
    assert " avaient joué le Mal-au-Ventre\xa0: " in words.flip(ache)
    assert " avaient voté Oui, " in words.flip(ache._replace(card=Card.YES))


def test_it_is_told_once_how_well_the_curve_is_known(page: Page) -> None:
    assert page.tab.note
    said = [f"{one.name} {one.description}" for one in told_in(page.tab)]
    assert sum(page.tab.note in one for one in said) == 1


def test_each_paper_and_each_block_on_it_is_told_below_its_title(page: Page) -> None:
    title, moments, *blocks = headings_in(page.tab)
    assert (title, moments) == ("Chance to win, all cards open", "Turning points")
    assert blocks == [block.title for block in page.tab.list.told.blocks] != []
    names = [one.name for one in told_in(page.tab)]
    cards = [card.accessibleName() for card in page.tab.list.night_cards]
    assert names.index(blocks[0]) < names.index(cards[0])


@pytest.mark.parametrize("options", [FOUR, Options(6), TEAMS])
def test_everything_has_its_place_at_every_size(
    options: Options, speaker: Speaker, focused: Focused
) -> None:
    page = Page(options, focused)
    for size in ((1024, 586), (1440, 840), (3840, 2080)):
        for language in ("fr", "it", "en"):
            speaker.speak(language)
            page.tab.resize(*size)
            QApplication.processEvents()
            _check_places(page.tab)


def _check_places(tab: ChancesTab) -> None:
    for part in (tab.chart, tab.list, tab.switch):
        assert tab.rect().contains(part.geometry())
    assert not tab.switch.geometry().intersects(tab.chart.geometry())
    for end in tab.chart.findChildren(CurveEnd):
        assert tab.chart.rect().contains(end.geometry())
    cards = [*tab.list.cards, *tab.list.night_cards]
    for card in cards:
        assert card.height_for(card.width()) <= card.height()
        assert card.width() <= tab.list.viewport().width()


def test_all_words_can_be_read(focused: Focused, monkeypatch: pytest.MonkeyPatch) -> None:
    for options in (FOUR, TEAMS):
        page = Page(options, focused)
        with reading(monkeypatch) as reader:
            page.room.resize(1024, 586)
            page.tab.resize(1024, 586)
            reader.read(page.room)
        assert reader.count > 20
        assert reader.faint == {}
