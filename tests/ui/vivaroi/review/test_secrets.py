"""The page of secrets: what could be guessed, and what gave it away."""

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Focused
from tests.ui.explained_games import explained_game
from tests.ui.words_drawn import reading
from vivaroi_gui.ai.review import Progress
from vivaroi_gui.ai.vivaroi.review.parts import Guess, Telling
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.access_parts import Node
from vivaroi_gui.ui.kit.fonts import scale_text
from vivaroi_gui.ui.vivaroi.review.decisions import MOST_SLIPS
from vivaroi_gui.ui.vivaroi.review.decisions_layout import DecisionsLayout
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.glimpse_row import GlimpseRow
from vivaroi_gui.ui.vivaroi.review.papers_layout import PapersLayout
from vivaroi_gui.ui.vivaroi.review.secrets import (
    MOST_MOMENTS,
    glimpses,
    opacity,
    true_card,
)
from vivaroi_gui.ui.vivaroi.review.secrets_layout import SecretsLayout
from vivaroi_gui.ui.vivaroi.review.secrets_tab import SecretsTab
from vivaroi_gui.ui.vivaroi.review.telling_card import TellingCard

FOUR = Options(4)
TEAMS = Options(6, edition="2024", teams=((0, 1), (2, 3), (4, 5)))


def found(options: Options = FOUR, *, is_all: bool = True) -> Findings:
    told = explained_game(options)
    findings = Findings(told.shown.sights)
    for part in told.parts if is_all else ():
        findings.add(part)
    return findings


@pytest.fixture
def tab(focused: Focused) -> SecretsTab:
    return shown(found(), focused)


def shown(findings: Findings, focused: Focused, options: Options = FOUR) -> SecretsTab:
    page = SecretsTab(findings, explained_game(options).players)
    page.resize(1440, 846)
    focused(page)
    return page


def rows(page: SecretsTab) -> list[GlimpseRow]:
    return [row for row in page.findChildren(GlimpseRow) if row.isVisible()]


def cards(page: SecretsTab) -> list[TellingCard]:
    return [card for card in page.findChildren(TellingCard) if card.isVisible()]


# --- which moments -----------------------------------------------------------------------------


def test_a_round_goes_from_the_deal_by_what_one_did_to_its_last_election() -> None:
    findings = found()
    told = glimpses(findings, 1, 2)
    assert told[0].happening.is_deal
    assert told[-1].at == findings.sights_of(2)[-1]
    assert any(one.is_placed for one in told)
    assert len(told) <= MOST_MOMENTS
    assert [one.at for one in told] == sorted({one.at for one in told})
    for one in told:
        came = one.happening
        is_own = came.act is not None and came.act[0] == 1
        assert is_own or came.is_deal or one.is_placed or came.election


def test_acts_that_gave_one_away_are_never_left_out() -> None:
    findings = found()
    for person in range(4):
        for telling in findings.tellings(person):
            round_ = findings.happenings[telling.at].round
            assert telling.at in {one.at for one in glimpses(findings, person, round_)}


def test_partners_have_a_card_each_and_act_together() -> None:
    findings = found(TEAMS)
    one, other = (glimpses(findings, person, 1) for person in (0, 1))
    seats = {glimpse.happening.act[0] for glimpse in (*one, *other) if glimpse.happening.act}
    assert {one.card for one in one[1:]} != {one.card for one in other[1:]}
    assert true_card(findings.sights[-1].view, 1, 0) != true_card(findings.sights[-1].view, 1, 1)
    assert 0 in seats


def test_nobody_is_quite_out_of_sight_and_only_certainty_is_clear() -> None:
    assert opacity(0) == opacity(0.05) == 0.07
    assert opacity(1) == 1
    assert opacity(0.5) < 0.5


# --- the page ----------------------------------------------------------------------------------


def test_where_somebody_was_placed_is_told_whole_beside_a_seal_too(
    qapp: QApplication, compiled: None, focused: Focused, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = Speaker(qapp)
    speaker.speak("fr")
    findings = found()
    page = shown(findings, focused)
    page.resize(1024, 586)
    telling = next(one for one in findings.tellings(0) if findings.happenings[one.at].act)
    page._numbers.segments[findings.happenings[telling.at].round - 1].click()
    with reading(monkeypatch) as reader:
        reader.read(page)
        assert any("à l’étage des " in one.text for one in reader.seen)
        assert not [one.text for one in reader.seen if "…" in one.text]
    speaker.speak("en")


def test_it_begins_with_the_person_at_the_screen_and_the_last_round(tab: SecretsTab) -> None:
    assert tab._faces.buttons[0].isChecked()
    assert tab._numbers.segments[2].isChecked()
    assert rows(tab)[0].accessibleName().startswith("Cards dealt: nobody above 50%.")


def test_a_row_says_only_who_probably_is_a_favourite(tab: SecretsTab) -> None:
    said = rows(tab)[-1].accessibleName()
    glimpse = rows(tab)[-1].glimpse
    assert glimpse is not None
    assert said.count("%") == len(glimpse.likely) + 1
    assert "The whole card: " in said


def headings(page: SecretsTab) -> list[tuple[str, str]]:
    """What is told above the rows and above what gave a person away."""
    told = page._tree.below
    parts = [one.part for one in told if isinstance(one, Node)]
    assert told.index(rows(page)[0]) == 1 + next(
        at for at, one in enumerate(told) if isinstance(one, Node)
    )
    assert told[-1] in cards(page)
    return [(part.name, part.description) for part in parts]


def test_rows_are_told_below_whose_card_and_which_round_they_are_of(tab: SecretsTab) -> None:
    (guessed, card), (gave_away, _) = headings(tab)
    assert guessed == tab.told == "What the table could guess: Giulia. Round 3"
    assert card.startswith("True card: ")
    assert card.count(",") == 5
    assert gave_away == "What gave Giulia away most"
    QTest.mouseClick(tab._faces.buttons[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(tab._numbers.segments[0], Qt.MouseButton.LeftButton)
    (guessed, other), (gave_away, _) = headings(tab)
    assert guessed == "What the table could guess: Amélie. Round 1"
    assert other != card
    assert gave_away == "What gave Amélie away most"


def test_faces_and_rounds_are_chosen_by_mouse_and_keys(tab: SecretsTab) -> None:
    QTest.mouseClick(tab._faces.buttons[2], Qt.MouseButton.LeftButton)
    assert tab._person == 2
    tab._faces.buttons[2].setFocus()
    QTest.keyClick(tab._faces.buttons[2], Qt.Key.Key_Left)
    assert tab._person == 1
    QTest.mouseClick(tab._numbers.segments[0], Qt.MouseButton.LeftButton)
    assert tab._round == 1
    assert [row.glimpse for row in rows(tab)] == list(glimpses(tab._findings, 1, 1))


def test_a_moment_is_watched_by_enter_or_a_click(tab: SecretsTab) -> None:
    wanted: list[int] = []
    tab.watch_wanted.connect(wanted.append)
    row = rows(tab)[1]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Down)
    QTest.keyClick(rows(tab)[2], Qt.Key.Key_Return)
    QTest.mouseClick(cards(tab)[0], Qt.MouseButton.LeftButton)
    findings = tab._findings
    glimpse = rows(tab)[2].glimpse
    assert glimpse is not None
    expected = [glimpse.at, findings.tellings(0)[0].at]
    assert wanted == [findings.inputs_at(at) for at in expected]


def test_tab_passes_the_moments_by_once(tab: SecretsTab) -> None:
    first = rows(tab)[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert rows(tab)[1].hasFocus()
    QTest.keyClick(rows(tab)[1], Qt.Key.Key_Tab)
    assert cards(tab)[0].hasFocus()


def test_three_acts_say_what_was_done_and_how_sure_it_made(tab: SecretsTab) -> None:
    told = [card.accessibleName() for card in cards(tab)]
    assert len(told) == 3
    assert all("Round " in one and "31%, then 82%" in one for one in told)
    assert all("Giulia placed" in one or "Giulia moved" in one for one in told)


def test_before_anything_is_found_out_nothing_is_said(focused: Focused) -> None:
    findings = found(is_all=False)
    page = shown(findings, focused)
    assert not rows(page)
    assert not cards(page)
    assert not page._is_known
    part = next(one for one in explained_game(FOUR).parts if isinstance(one, Guess))
    last = findings.sights_of(3)[0]
    findings.add(part._replace(at=last))
    page.refresh()
    assert len(rows(page)) == 1
    findings.add(Progress(1.0))
    assert page._is_known


def test_a_vote_that_told_is_named_by_its_card(focused: Focused) -> None:
    findings = found(is_all=False)
    at, came = next((at, one) for at, one in enumerate(findings.happenings) if one.election)
    assert came.election is not None
    findings.add(Telling(at, 0, came.election.character, 0.2, 0.9))
    page = shown(findings, focused)
    assert "Giulia voted " in cards(page)[0].accessibleName()


@pytest.mark.parametrize("size", [(1024, 586), (1440, 846), (3840, 2106)])
@pytest.mark.parametrize("options", [FOUR, TEAMS], ids=["four", "teams"])
def test_rows_and_cards_are_on_their_papers(
    focused: Focused, size: tuple[int, int], options: Options
) -> None:
    page = shown(found(options), focused, options)
    page.resize(*size)
    layout = page.layout_now
    tops = [row.geometry() for row in rows(page)]
    assert all(layout.wide.toAlignedRect().contains(area) for area in tops)
    assert all(one.bottom() <= other.top() for one, other in itertools.pairwise(tops))
    assert tops[-1].bottom() <= layout.legend.top() + 1
    assert all(layout.narrow.toAlignedRect().contains(card.geometry()) for card in cards(page))


def test_where_papers_lie_below_each_other_all_of_them_has_its_room_and_scrolls() -> None:
    scale_text(1.5)
    try:
        secrets, decisions = SecretsLayout(700, 375, 4, 9), DecisionsLayout(700, 375, 4)
        for layout, last in (
            (secrets, secrets.row(8)),
            (decisions, decisions.slip(MOST_SLIPS - 1)),
        ):
            assert layout.wide.bottom() < layout.narrow.top()
            assert layout.narrow.bottom() < layout.least_height
            assert last.bottom() < layout.legend.top()
        assert secrets.row(0).height() > 2 * 13 * 1.5
        assert PapersLayout(1010, 400, 4).least_height == 0
    finally:
        scale_text(1.0)
