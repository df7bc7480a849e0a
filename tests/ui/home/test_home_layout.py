"""Nothing is cut or squeezed: six seats, five sizes, three languages, and words a third longer."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from tests.ui.home.conftest import SMALLEST, Host, laying
from tools.positions import court
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.home.controls import DashedButton
from vivaroi_gui.ui.home.heading import Title
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.choice_card import ChoiceCard
from vivaroi_gui.ui.kit.controls import Switch
from vivaroi_gui.ui.kit.fonts import body, bold, display, fit
from vivaroi_gui.ui.kit.lettering import fitted
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.words.opponents import opponent_words

SIZES = (SMALLEST, (1366, 722), (1440, 847), (1920, 1017), (3840, 2055))
TWO = Options(2, edition="2024", emissary=True)
EIGHT = Options(8, edition="2024")
TEAMS = Options(5, edition="2024", teams=((0, 1), (2,), (3, 4)), wedding=True)
SIXTEEN = Options(
    16,
    edition="2024",
    teams=tuple((2 * team, 2 * team + 1) for team in range(8)),
    shared_marker=True,
)
LONG = "Bartholomäus der Große"


class Longwinded(QTranslator):
    """A language whose words are a third longer than English."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text + "o" * round(len(text) * 0.34)


@pytest.fixture(scope="module", params=[*LANGUAGES, "long"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    name, speaker = str(request.param), Speaker(qapp)
    translator = Longwinded(qapp)
    if name == "long":
        qapp.installTranslator(translator)
    else:
        speaker.speak(name)
    yield name
    qapp.removeTranslator(translator)
    speaker.speak("en")


@pytest.fixture(scope="module", autouse=True)
def _no_picture() -> Iterator[None]:
    """Measures need no castle, which takes longer to paint than all of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vivaroi_gui.ui.home.backdrop.backdrop", lambda *_: QPixmap(1, 1))
        yield


@pytest.fixture(scope="module")
def _one_page(language: str, fonts: None, _no_picture: None) -> Iterator[Host]:
    with laying(Settings()) as host:
        yield host


@pytest.fixture
def lent_host(_one_page: Host) -> Iterator[Host]:
    """The same page for all tests in a language; whoever sat there at first does so for each."""
    page = _one_page.page
    options, players = page.form.options, page.seats.players(shares_markers=False)
    yield _one_page
    page.form.take(options)
    page.seats.seat(players)


def laid(host: Host, size: tuple[int, int], seats: int = 6) -> HomePage:
    page = host.page
    while page.seats.count < seats:
        host.click(page.seats.add)
    left = Unfinished((LONG,) * 6, Options(6), 2)
    page.set_unfinished(dict.fromkeys(page.offers.cards, left))
    page.resize(*size)
    for _ in range(3):  # a layout within a layout settles one after the other
        QApplication.processEvents()
    return page


def sheet_of(page: HomePage) -> QWidget:
    sheet = page.start.parentWidget()
    assert sheet is not None
    return sheet


def visible(page: QWidget) -> list[QWidget]:
    return [one for one in page.findChildren(QWidget) if one.isVisibleTo(page)]


def place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def assert_inside(page: HomePage) -> None:
    """What is on the paper, and what stands beside it on the picture."""
    sheet, beside = place(sheet_of(page), page), (page.offers, page.invitation)
    areas = [sheet, *(place(one, page) for one in beside if one.isVisible())]
    assert all(page.rect().contains(area) for area in areas)
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
    for one in visible(page):
        owner = next((part for part in beside if part is one or part.isAncestorOf(one)), None)
        area = sheet if owner is None else place(owner, page)
        assert area.contains(place(one, page)), one


def assert_not_squeezed(page: HomePage) -> None:
    small = [
        one
        for one in visible(page)
        if one.height() < one.minimumSizeHint().height() or one.height() < one.minimumHeight()
    ]
    assert not small


def assert_apart(page: HomePage) -> None:
    for parent in (sheet_of(page), page.seats, *page.seats.rows, page.switches, page.offers):
        children = [one for one in parent.children() if isinstance(one, QWidget)]
        shown = [one for one in children if one.isVisibleTo(page) and not one.isWindow()]
        for index, one in enumerate(shown):
            for other in shown[index + 1 :]:
                assert not one.geometry().intersects(other.geometry()), (one, other)


def needs(widget: QWidget) -> tuple[float, float] | None:
    """Pixels across that the words of a widget take at their smallest, and those it has."""
    if isinstance(widget, PaperButton):
        room = widget.width() - 10.0 - widget._icon_room - 20 * widget.unit
        made = fit(widget.text(), display(widget.pixels), room)
        return QFontMetricsF(made).horizontalAdvance(widget.text()), room
    if isinstance(widget, Switch):
        made = fit(widget.text(), body(widget.pixels), widget.text_room(), 13)
        return QFontMetricsF(made).horizontalAdvance(widget.text()), widget.text_room()
    if isinstance(widget, DashedButton):
        width = QFontMetricsF(bold(widget.pixels)).horizontalAdvance(widget.text())
        return width, widget.width() - 40.0
    if isinstance(widget, ChoiceCard):
        return widget.words_height(), widget.words_area().height()
    if isinstance(widget, Title):
        text = widget.accessibleName()
        return QFontMetricsF(widget.shown_font).horizontalAdvance(text), float(widget.width())
    if isinstance(widget, QComboBox):
        words = [widget.itemText(index) for index in range(widget.count())]
        metrics = QFontMetricsF(widget.font())
        return max(map(metrics.horizontalAdvance, words)), widget.width() - 32.0
    if isinstance(widget, QLabel) and not widget.wordWrap():
        return QFontMetricsF(widget.font()).horizontalAdvance(widget.text()), float(widget.width())
    if isinstance(widget, QLabel):
        return float(widget.heightForWidth(widget.width())), float(widget.height())
    return None


def assert_words_fit(page: HomePage) -> None:
    for widget in visible(page):
        measured = needs(widget)
        if measured is not None:
            assert measured[0] <= measured[1] + 1, (widget, measured)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place_and_every_word_its_room(
    lent_host: Host, size: tuple[int, int], seats: int
) -> None:
    page = laid(lent_host, size, seats)
    assert_inside(page)
    assert_not_squeezed(page)
    assert_apart(page)
    assert_words_fit(page)


@pytest.mark.parametrize(
    "options", [Options(2, edition="2024", emissary=True), EIGHT, TEAMS], ids=str
)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2], SIZES[4]])
def test_tables_of_2024_have_their_place_too(
    lent_host: Host, size: tuple[int, int], options: Options
) -> None:
    lent_host.page.form.take(options)
    lent_host.page.seats.seat(court(options, humans=2))
    page = laid(lent_host, size, seats=0)
    assert_inside(page)
    assert_not_squeezed(page)
    assert_apart(page)
    assert_words_fit(page)


@pytest.mark.parametrize("size", SIZES)
def test_vienna_and_both_games_to_continue_have_their_place_too(
    lent_host: Host, language: str, size: tuple[int, int]
) -> None:
    lent_host.click(lent_host.page.offers.cards["vienna"])
    page = laid(lent_host, size, seats=5)
    assert_inside(page)
    assert_not_squeezed(page)
    assert_apart(page)
    assert_words_fit(page)
    assert len({row.kind.x() for row in page.seats.rows[:5]}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_focus_frame_of_the_past_votes_stays_off_their_words(
    lent_host: Host, size: tuple[int, int]
) -> None:
    votes = laid(lent_host, size, seats=3).agreements.votes
    room = votes.text_room()
    made = fit(votes.text(), body(votes.pixels), room, 13)
    words = QFontMetricsF(made).horizontalAdvance(votes.text())
    end = votes.width() - room - 5 * votes.unit + words
    assert end <= votes.width() - 8


def test_who_plays_stands_in_one_column(lent_host: Host) -> None:
    page = laid(lent_host, SIZES[2], seats=4)
    assert page.seats.rows[0].note.isVisible()
    assert page.seats.rows[1].level.isVisible()
    assert len({row.kind.x() for row in page.seats.rows[:4]}) == 1


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2], SIZES[4]])
def test_what_a_temper_does_is_told_whole_or_in_fewer_words_or_not_at_all(
    lent_host: Host, language: str, size: tuple[int, int]
) -> None:
    temper = laid(lent_host, size, 4).seats.rows[1].temper
    metrics = QFontMetricsF(fitted(body, 0, temper.told, temper.width()))
    assert metrics.horizontalAdvance(temper.told) < temper.width()
    if language in LANGUAGES:
        is_small = size == SMALLEST
        words = opponent_words()
        assert temper.told == (words.manner if is_small else words.about)("learned")


def test_sixteen_people_are_scrolled_to_by_the_keyboard(host: Host) -> None:
    host.page.form.take(SIXTEEN)
    host.page.seats.seat(court(SIXTEEN, humans=8))
    page = laid(host, SMALLEST, seats=0)
    last = page.seats.rows[7].partner.name
    assert last.visibleRegion().isEmpty()
    while QApplication.focusWidget() is not last:
        host.key(Qt.Key.Key_Tab)
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_the_words_follow_the_language_while_the_page_is_open(host: Host) -> None:
    app = QApplication.instance()
    assert app is not None
    speaker = Speaker(app)
    said = set()
    for language in LANGUAGES:
        speaker.speak(language)
        QApplication.processEvents()
        row = host.row(1)
        said.add((host.page.start.text(), row.level.currentText(), row.guest.avatar.toolTip()))
    speaker.speak("en")
    assert len(said) == 3
