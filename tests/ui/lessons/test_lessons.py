"""Lessons over the window: begun, left, gone on with, and nothing of the family's touched."""

import hashlib
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Opened
from tests.ui.lessons.learner import Learner
from tools.positions import family, human_turn, save_game, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.moves import Card, NotAPlacingFloor, Place, Vote
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.chronicle_filter import FilterBox
from vivaroi_gui.ui.kit.scrolled import VerticalScrollArea
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.bubble import Bubble
from vivaroi_gui.ui.lessons.learn_dialog import LearnDialog
from vivaroi_gui.ui.session import opponents
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.scene.marks import Frame
from vivaroi_gui.ui.vivaroi.small_table import Leaf
from vivaroi_gui.ui.vivaroi.table_page import TablePage
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words

Key = Qt.Key
GUIDED = "guided-2003"


@pytest.fixture(autouse=True)
def _heard_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bubble, "DEAF_MS", 0)
    monkeypatch.setattr(opponents, "POLL_MS", 0)


def begun(window: MainWindow, qtbot: QtBot, name: str = GUIDED) -> Learner:
    window.covers.learn(name)
    learner = Learner(window, qtbot)
    learner.wait()
    return learner


def goes_on(learner: Learner, steps: int) -> None:
    """Does what is asked, so often."""
    for _ in range(steps):
        learner.once()
        learner.wait()


def told(learner: Learner, name: str, qtbot: QtBot) -> None:
    """Waits until the cat says that line."""
    words = text("lessons", name)
    qtbot.waitUntil(lambda: learner.saying.words == words and not learner.screen.coach.is_due)


def press(learner: Learner, *keys: Qt.Key) -> None:
    """Where the keys go now."""
    for key in keys:
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key)


def area_on(screen: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint()), widget.size())


def in_folder(folder: Path) -> dict[str, str]:
    """What lies in the data folder, the settings left out."""
    files = (one for one in folder.rglob("*") if one.is_file() and one.suffix != ".json")
    return {str(one): hashlib.sha256(one.read_bytes()).hexdigest() for one in files}


def test_a_lesson_writes_nothing_but_that_it_was_played(
    opened: Opened, qtbot: QtBot, data_dir: Path
) -> None:
    window = opened()
    before, settings = in_folder(data_dir), dict(window.settings.chosen)
    learner = begun(window, qtbot, "puzzle-3-keep-the-no")
    while "puzzle-3-keep-the-no" not in window.covers.lessons.done:
        learner.once()
        learner.wait()
    assert in_folder(data_dir) == before
    changed = {key for key, value in window.settings.chosen.items() if settings[key] != value}
    assert changed == {"lessons_done", "guides_met"}
    assert json.loads(window.settings.lessons_done) == ["puzzle-3-keep-the-no"]


def test_a_game_goes_on_as_it_was_where_a_lesson_is_left(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    table = table_at(human_turn(Phase.ASCENT), family(4))
    lent_window.open(table)
    view, inputs = lent_window.session.bridge.view, list(table.record.inputs)
    learner = begun(lent_window, qtbot)
    learner.once()
    learner.wait()
    press(learner, Key.Key_Escape)
    told(learner, "ui.leave.ask", qtbot)
    press(learner, Key.Key_Escape)
    assert not lent_window.covers.is_open
    assert (lent_window.session.bridge.view, table.record.inputs) == (view, inputs)


def test_a_lesson_that_was_left_is_gone_on_with_where_it_was(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    learner = begun(lent_window, qtbot)
    goes_on(learner, 4)
    words, inputs = learner.saying.words, list(learner.screen.table.record.inputs)
    lent_window.covers.lessons.leave()
    assert lent_window.covers.lessons.kept[-1] == GUIDED
    lent_window.commands.learn.trigger()
    dialog = lent_window.findChild(LearnDialog)
    assert isinstance(dialog, LearnDialog)
    dialog.resume.click()
    learner = Learner(lent_window, qtbot)
    learner.wait()
    assert learner.saying.words == words
    assert learner.screen.table.record.inputs == inputs
    lent_window.covers.lessons.leave()


def test_another_lesson_drops_none_of_those_that_wait(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    nothing_waits(lent_window)
    learner = begun(lent_window, qtbot)
    goes_on(learner, 3)
    words = learner.saying.words
    lent_window.covers.lessons.leave()
    begun(lent_window, qtbot, "lesson-curtain")
    lent_window.covers.lessons.leave()
    assert lent_window.covers.lessons.kept == (GUIDED, "lesson-curtain")
    lent_window.commands.learn.trigger()
    (dialog,) = lent_window.findChildren(LearnDialog)
    assert dialog.resume.words == f"Go on: {text('lessons', 't.curtain')}"
    QTest.mouseClick(dialog.buttons[GUIDED], Qt.MouseButton.LeftButton)
    learner = Learner(lent_window, qtbot)
    learner.wait()
    assert learner.saying.words == words
    lent_window.covers.lessons.leave()
    nothing_waits(lent_window)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (720, 480)])
def test_no_lesson_is_cut_off_at_the_side(lent_window: MainWindow, size: tuple[int, int]) -> None:
    lent_window.resize(*size)
    dialog = LearnDialog(
        (), (GUIDED, "lesson-2024-new"), lent_window, lent_window.covers.lessons.daily
    )
    dialog.show()
    (area,) = dialog.findChildren(VerticalScrollArea)
    bar = area.verticalScrollBar()
    room = dialog.width() - (bar.width() if bar.isVisible() else 0)
    for button in (dialog.resume, dialog.daily, *dialog.buttons.values()):
        left = button.mapTo(dialog, button.rect().topLeft()).x()
        assert left >= 0
        assert left + button.width() <= room, button.words
    dialog.close()


def test_what_comes_next_is_golden_and_the_easiest_is_first(lent_window: MainWindow) -> None:
    dialog = LearnDialog({GUIDED}, (), lent_window)
    names = list(dialog.buttons)
    golden = [name for name, button in dialog.buttons.items() if button.is_primary]
    assert names[0] == GUIDED
    assert golden == [names[1]]
    for one, other in (("new", "jester"), ("jester", "ambition")):
        assert names.index(f"lesson-2024-{one}") < names.index(f"lesson-2024-{other}")
    puzzles = [name for name in names if name.startswith("puzzle")]
    assert puzzles == sorted(puzzles)
    assert all(button.note for button in dialog.buttons.values())


def test_the_first_steps_are_taken_by_keys_alone(lent_window: MainWindow, qtbot: QtBot) -> None:
    learner = begun(lent_window, qtbot)
    press(learner, Key.Key_Return)
    told(learner, "g.goal", qtbot)
    press(learner, Key.Key_Return)
    told(learner, "g.aim", qtbot)
    press(learner, Key.Key_Return)
    told(learner, "g.place1", qtbot)
    press(learner, Key.Key_G, Key.Key_Return, Key.Key_4)
    told(learner, "g.place1.top", qtbot)
    press(learner, Key.Key_G, Key.Key_Return, Key.Key_3)
    told(learner, "g.place2", qtbot)
    lent_window.covers.lessons.leave()


@pytest.mark.parametrize(
    ("who", "line"), [("irina", "g.place1.other"), ("ernesto", "g.place1.stranger")]
)
def test_whoever_clicks_another_character_is_answered_before_any_floor(
    lent_window: MainWindow, qtbot: QtBot, who: str, line: str
) -> None:
    learner = begun(lent_window, qtbot)
    goes_on(learner, 3)
    told(learner, "g.place1", qtbot)
    page = learner.screen.pages.current
    assert isinstance(page, TablePage)
    others = page.board.pawn_area(CAST.index(who)).center().toPoint()
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=others)
    told(learner, line, qtbot)
    assert not page.board._hand.selection
    gavino = page.board.pawn_area(CAST.index("gavino")).center().toPoint()
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=gavino)
    assert page.board._hand.selection == CAST.index("gavino")
    told(learner, line, qtbot)
    lent_window.covers.lessons.leave()


def one_by_keys(learner: Learner) -> None:
    """What comes next: Enter where something is told or lies open, else as the cat shows it."""
    saying, step = learner.saying, learner.lesson.step
    if saying.choices:
        assert step is not None
        press(learner, Key.Key_Return)  # answers nothing
        assert learner.saying == saying
        press(learner, Key(int(Key.Key_1) + step.right))
    elif saying.is_told or not saying.answers:
        learner.screen.pages.take_focus()  # as a page does that comes to rest
        assert saying.is_told is learner.screen.shown.has_keys
        press(learner, Key.Key_Return)
    else:
        press(learner, Key.Key_H, Key.Key_H)


def test_the_guided_round_is_played_by_keys_alone(
    lent_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Doors open and votes are turned meanwhile: no page takes the keys from what is told."""
    monkeypatch.setattr(Speed, "factor", 0.01)
    lent_window.settings.update(speed=Speed.FAST)
    learner = begun(lent_window, qtbot)
    while not learner.lesson.is_last:
        one_by_keys(learner)
        learner.wait()
    assert learner.own_inputs
    lent_window.covers.lessons.leave()


def test_whom_the_cat_speaks_of_is_whom_enter_lifts(lent_window: MainWindow, qtbot: QtBot) -> None:
    learner = begun(lent_window, qtbot)
    while learner.saying.words != text("lessons", "g.move2"):
        learner.once()
        learner.wait()
    press(learner, Key.Key_Return)
    page = learner.screen.pages.current
    assert isinstance(page, TablePage)
    assert page.board._hand.selection == CAST.index("odessa")
    lent_window.covers.lessons.leave()


def test_a_question_that_is_left_unanswered_ends_with_its_page(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    learner = begun(lent_window, qtbot)
    while not learner.saying.choices:
        learner.once()
        learner.wait()
    page = learner.screen.pages.current
    assert page is not None
    assert page.press_continue()
    told(learner, "g.count.own", qtbot)
    lent_window.covers.lessons.leave()


def test_the_cat_shows_the_way_first_and_then_goes_it(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    learner = begun(lent_window, qtbot)
    goes_on(learner, 3)
    inputs = learner.own_inputs
    press(learner, Key.Key_H)
    assert learner.own_inputs == inputs
    press(learner, Key.Key_H)
    assert len(learner.own_inputs) == len(inputs) + 1
    lent_window.covers.lessons.leave()


def test_the_way_is_seen_though_the_character_is_chosen_already(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    learner = begun(lent_window, qtbot)
    goes_on(learner, 3)
    page, step = learner.screen.pages.current, learner.lesson.step
    assert isinstance(page, TablePage)
    assert step is not None
    wished = learner.screen.coach.tries.wished
    assert isinstance(wished, Place)
    middle = page.board.pawn_area(wished.character).center().toPoint()
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    learner.screen.coach.show_me()
    furniture = page.board._stage.furniture
    framed = {floor: furniture.framed(floor) for floor in range(1, 5)}
    assert framed == dict.fromkeys(framed, Frame.NONE) | {wished.floor: Frame.TARGET}
    lent_window.covers.lessons.leave()


def test_the_cat_says_why_the_rules_refuse_what_is_tried(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    learner = begun(lent_window, qtbot)
    goes_on(learner, 3)
    page, wished = learner.screen.pages.current, learner.screen.coach.tries.wished
    assert isinstance(page, TablePage)
    assert isinstance(wished, Place)
    learner.drag(page.board, wished.character, 0)
    why = refusal_words().refusal(NotAPlacingFloor())
    qtbot.waitUntil(lambda: learner.saying.words == why)
    assert page.banner.line == page.banner.course
    lent_window.covers.lessons.leave()


def test_the_light_stays_while_the_others_vote_as_the_learner_still_has_to(
    lent_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = begun(lent_window, qtbot)
    while learner.saying.words != text("lessons", "g.hall"):
        learner.once()
        learner.wait()
    quiet = []
    monkeypatch.setattr(learner.screen.shown, "be_quiet", lambda: quiet.append(learner.saying))
    learner.once()
    told(learner, "g.vote1", qtbot)
    assert quiet == []
    assert learner.screen.shown.light.isVisible()
    lent_window.covers.lessons.leave()


def test_the_bubble_makes_way_for_what_has_the_keys(lent_window: MainWindow, qtbot: QtBot) -> None:
    lent_window.resize(1280, 720)
    learner = begun(lent_window, qtbot, "lesson-2024-new")
    while learner.saying.words != text("lessons", "n.wc"):
        learner.once()
        learner.wait()
    bubble, boxes = learner.screen.shown.bubble, learner.screen.findChildren(FilterBox)
    shown = [box for box in boxes if box.isVisible()]
    first, areas = bubble.geometry(), [area_on(learner.screen, box) for box in shown]
    assert any(first.contains(area) for area in areas)
    waited = set(shown)
    for _ in range(40):  # within the castle Tab goes from part to part
        press(learner, Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is not None and focus in waited:
            waited.discard(focus)
            assert not bubble.geometry().intersects(area_on(learner.screen, focus))
    assert not waited
    lent_window.covers.lessons.leave()


def test_what_lies_below_a_picture_keeps_no_bubble_away(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    lent_window.resize(1440, 900)
    learner = begun(lent_window, qtbot, "guided-vienna")
    while learner.saying.words != text("lessons", "vg.salon"):
        learner.once()
        learner.wait()
    shown = learner.screen.shown
    (salon,) = shown.told
    assert abs(shown.bubble.geometry().center().y() - salon.center().y()) < salon.height() / 4
    lent_window.covers.lessons.leave()


def test_back_tells_again_and_takes_nothing_back(lent_window: MainWindow, qtbot: QtBot) -> None:
    learner = begun(lent_window, qtbot)
    goes_on(learner, 4)
    told(learner, "g.place2", qtbot)
    inputs = list(learner.screen.table.record.inputs)
    learner.press(learner.screen.shown.bubble.buttons[1])
    told(learner, "g.place1", qtbot)
    learner.press(learner.screen.shown.bubble.buttons[0])
    told(learner, "g.place2", qtbot)
    assert learner.screen.table.record.inputs == inputs
    lent_window.covers.lessons.leave()


def test_what_is_taken_back_is_wished_for_again(lent_window: MainWindow, qtbot: QtBot) -> None:
    learner = begun(lent_window, qtbot, "lesson-curtain")
    said = text("lessons", "c.undo")
    while learner.saying.words != said:
        learner.once()
        learner.wait()
    learner.screen.keys.undo.trigger()
    learner.wait()
    learner.once()  # the curtain opens for the same person again
    told(learner, "c.move", qtbot)
    lent_window.covers.lessons.leave()


def test_another_language_is_spoken_in_the_middle_of_a_bubble(
    lent_window: MainWindow, qtbot: QtBot, compiled: None
) -> None:
    learner = begun(lent_window, qtbot)
    english = learner.saying.words
    lent_window.settings.update(language="it")
    told(learner, "g.hello", qtbot)
    assert learner.saying.words != english
    lent_window.covers.lessons.leave()


def nothing_waits(window: MainWindow) -> None:
    """No lesson that was left before."""
    window.covers.lessons.forget()
    window.covers.changed.emit()


def test_nobody_is_invited_any_more_who_knows_the_game(lent_window: MainWindow) -> None:
    nothing_waits(lent_window)
    invitation = lent_window.pages.home.invitation
    assert invitation.isVisible()
    other = invitation.decline if invitation.decline.isVisible() else invitation.close_
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert not invitation.isVisible()
    assert lent_window.settings.guides_met == GUIDED


def test_nobody_is_invited_any_more_who_has_played_to_an_end(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    nothing_waits(lent_window)
    assert lent_window.pages.home.invitation.is_wanted
    lent_window.open(table_at(lambda view: view.result is not None, family(4)))
    qtbot.waitUntil(lambda: lent_window.settings.guides_met == GUIDED)
    lent_window.go_home()
    assert not lent_window.pages.home.invitation.is_wanted


def test_each_answer_to_choose_is_seen_too(lent_window: MainWindow, qtbot: QtBot) -> None:
    nothing_waits(lent_window)
    for name, count in (("puzzle-3-keep-the-no", 2), ("puzzle-4-a-stranger-first", 3)):
        learner = begun(lent_window, qtbot, name)
        while not learner.saying.choices:
            learner.once()
            learner.wait()
        bubble = learner.screen.shown.bubble
        assert len(learner.saying.faces) == count
        for button, words in zip(bubble.buttons, learner.saying.choices, strict=False):
            alone = PaperButton(bubble)
            alone.setText(button.text())
            alone.set_unit(button.unit)
            assert button.sizeHint().width() > alone.sizeHint().width() + 10, words
        lent_window.covers.lessons.leave()
        lent_window.covers.lessons.forget()


def test_whoever_knows_one_game_is_still_invited_to_the_other(lent_window: MainWindow) -> None:
    home = lent_window.pages.home
    nothing_waits(lent_window)
    lent_window.settings.update(guides_met=GUIDED)
    assert not home.invitation.isVisible()
    home.choose("vienna")
    assert home.invitation.isVisible()
    QTest.mouseClick(home.invitation.begin, Qt.MouseButton.LeftButton)
    screen = lent_window.covers.lessons.screen
    assert screen is not None
    assert screen.lesson.scenario.id == "guided-vienna"
    lent_window.covers.lessons.leave()
    assert home.invitation.begin.words == text("lessons", "home.kept.start")
    other = (
        home.invitation.decline if home.invitation.decline.isVisible() else home.invitation.close_
    )
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert lent_window.covers.lessons.kept == ()
    assert home.invitation.begin.words == text("lessons", "home.first.start")


def test_home_invites_to_the_game_that_is_looked_at_before_another_one_s_lesson(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    nothing_waits(lent_window)
    lent_window.settings.update(guides_met=GUIDED)
    begun(lent_window, qtbot)
    lent_window.covers.lessons.leave()
    home = lent_window.pages.home
    home.choose("vienna")
    assert home.invitation.begin.words == text("lessons", "home.first.start")
    home.choose("vivaroi")
    assert home.invitation.begin.words == text("lessons", "home.kept.start")
    nothing_waits(lent_window)


def test_home_says_which_lesson_waits_though_it_is_made_later(
    opened: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(save_game(tmp_path))
    begun(window, qtbot, "lesson-rule-33")
    window.covers.lessons.leave()
    assert "home" not in vars(window.pages)
    window.settings.update(guides_met=GUIDED)
    window.go_home()
    assert window.pages.home.invitation.begin.words == text("lessons", "home.kept.start")
    nothing_waits(window)


def test_the_invitation_leads_to_the_guided_round(lent_window: MainWindow) -> None:
    lent_window.pages.home.choose("vivaroi")
    lent_window.settings.update(guides_met="")
    QTest.mouseClick(lent_window.pages.home.invitation.begin, Qt.MouseButton.LeftButton)
    screen = lent_window.covers.lessons.screen
    assert screen is not None
    assert screen.lesson.scenario.id == GUIDED
    lent_window.covers.lessons.leave()
    lent_window.covers.lessons.forget()


def test_votes_that_lie_open_are_read_before_a_lesson_begins(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    """What comes after them would go on below it."""
    table = table_at(human_turn(Phase.ELECTION), family(4))
    lent_window.open(table)
    assert lent_window.commands.learn.isEnabled()
    lent_window.session.bridge.play(Vote(Card.YES))
    qtbot.waitUntil(lambda: lent_window.session.is_unread)
    assert not lent_window.commands.learn.isEnabled()


def test_in_a_small_window_the_paper_that_is_spoken_of_comes_to_the_front(
    lent_window: MainWindow, qtbot: QtBot
) -> None:
    lent_window.resize(960, 540)
    learner = begun(lent_window, qtbot)
    page = learner.screen.session.pages.game_pages.seen
    assert isinstance(page, TablePage)
    told(learner, "g.hello", qtbot)
    goes_on(learner, 1)
    told(learner, "g.goal", qtbot)
    fronts = [page.leaves.front]
    goes_on(learner, 2)
    told(learner, "g.place1", qtbot)
    assert [*fronts, page.leaves.front] == [Leaf.FAVOURITES, Leaf.GATE]
    assert len(learner.screen.shown.told) == len(("pawn:gavino", "floor:3"))
