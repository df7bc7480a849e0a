"""The choice of an Ambition: two cards, of which the viewer keeps one in secret."""

from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.deliberate import is_deliberate
from vivaroi_gui.ui.kit.fonts import body, bold, display, elided, fit
from vivaroi_gui.ui.kit.key_places import digit
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_ribbon
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.ambition.card import AmbitionCard
from vivaroi_gui.ui.vivaroi.ambition.words import AmbitionWords
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.hall.place import Tag
from vivaroi_gui.ui.vivaroi.lore import lore
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.panels.hint import HintSlip
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords

WIDTH, HEIGHT = 1440.0, 854.0
_CARD = 296.0
_TILTS = (-2.5, 2.0)
_ASIDE = {Qt.Key.Key_Left: 0, Qt.Key.Key_Right: 1}
_NUMBERS = {1: 0, 2: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Task(NamedTuple):
    """What lies before the viewer: two cards of a person to choose from, or the one kept."""

    person: int
    cards: tuple[str, ...]

    @property
    def is_open(self) -> bool:
        return len(self.cards) > 1


def task_of(view: View) -> Task | None:
    """The first of the viewer's persons who has yet to choose, else the last one; None for nobody.

    Partners choose one after the other.
    """
    if view.seat is None or not view.offers:
        return None
    persons = view.options.sides[view.seat]
    for person, offer, kept in zip(persons, view.offers, view.ambitions, strict=True):
        if kept is None:
            return Task(person, offer)
    last = view.ambitions[-1]
    assert last is not None, "a person who has chosen keeps a card"
    return Task(persons[-1], (last,))


class AmbitionPage(GamePage[Options, View, Move]):
    """Shows a view while Ambitions are chosen; ``chosen`` carries the viewer's choice.

    What everybody sees is who has chosen.  The cards are the viewer's own, and lie face down while
    the favourites are covered.  Nothing moves here, so ``idle`` follows at once.
    """

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._persons: tuple[Player, ...] = ()
        self._view: View | None = None
        self._task: Task | None = None
        self._words = AmbitionWords(self, is_live=is_live)
        self._panel_words = PanelWords(self, is_live=is_live)
        self.cards = [AmbitionCard(number, self._words, self) for number in (1, 2)]
        for card in self.cards:
            card.picked.connect(self._on_chosen)
            card.turned.connect(self._on_turned)
        self.keep = PaperButton(self, is_primary=True)
        self.keep.clicked.connect(self._on_kept)
        self.favourites = Favourites(self._panel_words, self)
        self.favourites.covered.connect(self._on_covered)
        self.hint = HintSlip(self._panel_words, self)
        self._advised: str | None = None
        self._order_focus()

    def _order_focus(self) -> None:
        row: list[QWidget] = [*self.cards, self.keep, self.favourites]
        for first, second in pairwise(row):
            QWidget.setTabOrder(first, second)

    # --- what the window calls -----------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._players = players
        self._persons = tuple(one for player in players for one in _each(player))
        self._words.lore = self._panel_words.lore = lore(options.edition)
        self._view = self._task = None
        self.favourites.set_players(players)
        self.favourites.show_view(None)

    def show_view(self, view: View) -> None:
        """Shows a view at once; a choice that is not kept yet stays with the same two cards."""
        task = task_of(view)
        is_new = task != self._task
        self._view, self._task = view, task
        if is_new:
            self._deal()
        self._render()
        if is_new and self.isVisible() and self.isEnabled():
            self.take_focus()

    def set_hint(self, text: str, move: Move | None) -> None:
        """Says which card a strong player would keep and marks it; nothing for no text."""
        self._advised = move.ambition if isinstance(move, ChooseAmbition) else None
        self.hint.set_text(text)
        self._mark_advised()

    def set_notice(self, text: str) -> None:
        """Says something that is no hint, or nothing any more."""
        self.hint.set_notice(text)

    def take_focus(self) -> None:
        """The keys go to the chosen card, to the first one, or to the page."""
        chosen = [card for card in self.cards if card.isChecked()]
        target = [*chosen, *self.cards][0] if self._is_open else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- choosing ------------------------------------------------------------------------------

    @property
    def _is_open(self) -> bool:
        may_choose = self._view is not None and bool(self._view.legal)
        return may_choose and self._task is not None and self._task.is_open

    @property
    def choice(self) -> str | None:
        """The card that would be kept."""
        if self.favourites.is_covered or not self._is_open:
            return None
        return next((card.ambition for card in self.cards if card.isChecked()), None)

    def _deal(self) -> None:
        """Other cards: nothing is chosen of them."""
        for card in self.cards:
            card.setChecked(False)

    def _on_chosen(self) -> None:
        sender = self.sender()
        for card in self.cards:
            card.setChecked(card is sender and self._is_open)
        self._render()

    def _on_turned(self) -> None:
        if self._task is not None:
            self.favourites.cover(is_covered=False)

    def _on_covered(self) -> None:
        self._render()

    def _on_kept(self) -> None:
        choice = self.choice
        if choice is not None and self._task is not None:
            self.chosen.emit(ChooseAmbition(self._task.person, choice))

    def _pick(self, place: int) -> None:
        card = self.cards[place]
        if self._is_open and card.is_open:
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            card.click()

    def _on_enter(self) -> None:
        """Chooses the card that has the focus."""
        for card in self.cards:
            if card.hasFocus() and not card.isChecked():
                card.click()
                return

    # --- rendering -----------------------------------------------------------------------------

    def _render(self) -> None:
        """Everything, from the view and the choice alone."""
        if self._view is None:
            return
        task, cards = self._task, self._task.cards if self._task else (None, None)
        is_covered = task is None or self.favourites.is_covered
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(cards))
            if place < len(cards):
                card.show_card(cards[place], is_covered=is_covered, has_key=self._is_open)
                card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if task else Qt.FocusPolicy.NoFocus)
        self.keep.setVisible(self._is_open)
        self.keep.setEnabled(self.choice is not None)
        self.keep.setText(self._words.keep(self.choice))
        self.keep.setAccessibleName(self.keep.words)
        self.keep.setAccessibleDescription(self._words.keys())
        self.favourites.show_view(self._for_chooser(self._view))
        self._mark_advised()
        self.setAccessibleName(self._spoken())
        self._lay_out()

    def _for_chooser(self, view: View) -> View:
        """The view with the cards of the person who chooses alone."""
        if self._task is None or view.seat is None or not view.goals:
            return view
        place = view.options.sides[view.seat].index(self._task.person)
        return replace(view, goals=(view.goals[place],), ambitions=(view.ambitions[place],))

    def _mark_advised(self) -> None:
        for card in self.cards:
            card.is_advised = self._advised is not None and card.ambition == self._advised
            card.describe()
            card.update()

    def _spoken(self) -> str:
        told = [
            self._words.told(player, has_chosen=self._has_chosen(person))
            for person, player in self._others
        ]
        return ". ".join((*self._ribbon, *told))

    @property
    def _ribbon(self) -> tuple[str, str]:
        words = self._words
        if self._task is None:
            return words.all_choose(), words.in_secret()
        if not self._task.is_open:
            return words.kept(), words.waits()
        player = self._persons[self._task.person]
        view = self._view
        is_team = view is not None and view.seat is not None and len(view.offers) > 1
        title = words.choose_for(player.name) if is_team else words.choose()
        return title, words.what_happens()

    @property
    def _others(self) -> list[tuple[int, Player]]:
        """Everybody but the person whose cards lie here, clockwise from there."""
        count = len(self._persons)
        if self._task is None:
            return list(enumerate(self._persons))
        own = self._task.person
        return [
            ((own + step) % count, self._persons[(own + step) % count]) for step in range(1, count)
        ]

    def _has_chosen(self, person: int) -> bool:
        return self._view is not None and person in self._view.decided

    def card_area(self, card: AmbitionCard) -> QRectF:
        """Where a card lies, without what is drawn around it."""
        size = QSizeF(_CARD, _CARD * CARD_RATIO) * self._unit
        area = QRectF(QPointF(0, 0), size)
        area.moveCenter(QRectF(card.geometry()).center())
        return area

    # --- where everything is -------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        return max(0.05, min(self.width() / WIDTH, self.height() / HEIGHT))

    def _at(self, x: float, y: float) -> QPointF:
        """A spot of the design, stretched to the page from its middle."""
        return QPointF(
            self.width() / 2 + (x - WIDTH / 2) * self._across, y * self.height() / HEIGHT
        )

    @property
    def _across(self) -> float:
        """Pixels in a unit across: on a very wide page things do not drift apart for ever."""
        return min(self.width() / WIDTH, self._unit * 1.25)

    def _lay_out(self) -> None:
        unit = self._unit
        shown = [card for card in self.cards if card.isVisibleTo(self)]
        width = _CARD * unit
        for place, card in enumerate(shown):
            aside = (place - (len(shown) - 1) / 2) * (_CARD + 54) * unit
            card.lie(self._at(720, 376) + QPointF(aside, 0), width, _TILTS[place])
        corner = self._at(250, 0)
        top = 656 * self.height() / HEIGHT
        size = QSizeF(700 * unit, self.height() - top - 14 * unit)
        left = corner.x() if self._is_open else self.width() / 2 - size.width() / 2
        self.favourites.place(QRectF(QPointF(left, top), size), unit)
        self._lay_keep(left + size.width() + 26 * unit, top)
        size = QSizeF(max(292 * unit, 232.0), max(134 * unit, 118.0))
        at = QPointF(self.width() - 14 * unit - size.width(), self._at(0, 462).y())
        self.hint.place(QRectF(at, size), unit)
        self.update()

    def _lay_keep(self, left: float, top: float) -> None:
        unit = self._unit
        self.keep.set_unit(unit)
        room = self.width() - left - 18 * unit
        width = min(room, 350 * unit)
        height = self.keep.sizeHint().height() * 1.15
        self.keep.setGeometry(round(left), round(top + 30 * unit), round(width), round(height))

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        back = picture("kit/window-background", self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, back)
        if self._view is None:
            return
        title, line = self._ribbon
        paint_ribbon(painter, self._ribbon_area(line), tones().assent, title, line, self._unit)
        self._paint_others(painter)
        if self._task is not None:
            self._paint_chooser(painter, self._persons[self._task.person])
        if self._is_open:
            self._paint_keys(painter)

    def _ribbon_area(self, line: str) -> QRectF:
        unit, middle = self._unit, self._at(720, 66)
        needed = QFontMetricsF(bold(17 * unit)).horizontalAdvance(line) + 60 * unit
        width = max(620 * unit, needed)
        return QRectF(middle.x() - width / 2, middle.y() - 44 * unit, width, 88 * unit)

    def _paint_others(self, painter: QPainter) -> None:
        """Who has chosen, and who is still thinking."""
        unit, others = self._unit, self._others
        size = QSizeF(max(228 * unit, 150.0), max(58 * unit, 44.0))
        first, last = self._at(0, 160).y(), self._at(0, 630).y()
        pitch = min(84 * unit, (last - first) / max(1, len(others)))
        size.setHeight(min(size.height(), pitch - 5 * unit))
        top = first + (last - first - pitch * len(others)) / 2
        left = max(14 * unit, self._at(26, 0).x())
        for place, (person, player) in enumerate(others):
            area = QRectF(QPointF(left, top + pitch * place), size)
            has_chosen = self._has_chosen(person)
            tag = Tag(area, player, unit)
            said = self._words.state(player, has_chosen=has_chosen)
            colour = tones().done if has_chosen else tones().waiting
            tag.paint(painter, tag.fitting([player.name]), (said, colour), self.devicePixelRatioF())

    def _paint_chooser(self, painter: QPainter, player: Player) -> None:
        """Whose cards these are."""
        unit, middle = self._unit, self._at(1292, 262)
        room = 2 * (self.width() - middle.x()) - 16 * unit
        paint_portrait(painter, player, middle, 54 * unit, self.devicePixelRatioF())
        made = fit(player.name, display(27 * unit), room)
        name = elided(player.name, made, room)
        write(painter, middle + QPointF(0, 94 * unit), name, made, tones().night_title)
        small = body(max(14.5, 17 * unit))
        metrics = QFontMetricsF(small)
        seat = None if self._view is None else self._view.seat
        is_team = seat is not None and self._players[seat].partner is not None
        told = self._words.alone(is_team=is_team)
        for number, words in enumerate(wrap(told, metrics, min(room, 190 * unit))):
            at = middle + QPointF(0, 124 * unit + number * metrics.height())
            write(painter, at, words, small, tones().night_text)

    def _paint_keys(self, painter: QPainter) -> None:
        """How it is done without a mouse."""
        small = body(max(14.0, 16 * self._unit))
        metrics, area = QFontMetricsF(small), self.keep.geometry()
        for number, words in enumerate(wrap(self._words.keys(), metrics, area.width())):
            down = area.bottom() + 24 * self._unit + number * metrics.height()
            write(painter, QPointF(area.center().x(), down), words, small, tones().night_text)

    # --- Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        wanted = _ASIDE.get(key, _NUMBERS.get(digit(event) or 0))
        if is_deliberate(event):
            self._on_kept()
        elif event.isAutoRepeat() or (wanted is None and key not in _ENTER):
            super().keyPressEvent(event)
        elif wanted is None:
            self._on_enter()
        else:
            self._pick(wanted)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._render()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()


def _each(player: Player) -> tuple[Player, ...]:
    """The persons of a seat, each as a player of its own."""
    return tuple(
        replace(player, name=one.name, colour=one.colour, avatar=one.avatar, partner=None)
        for one in player.persons
    )
