"""The choice of an Ambition: two cards, of which the viewer keeps one in secret."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.events import AmbitionChosen
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.deliberate import is_deliberate
from vivaroi_gui.ui.kit.floats import Message
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.key_places import digit
from vivaroi_gui.ui.kit.message_slip import MessageSlip
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.ambition.card import AmbitionCard
from vivaroi_gui.ui.vivaroi.ambition.layout import AmbitionLayout
from vivaroi_gui.ui.vivaroi.ambition.parts import ambition
from vivaroi_gui.ui.vivaroi.ambition.picture import (
    Other,
    paint_chooser,
    paint_heading,
    paint_keys,
    paint_others,
)
from vivaroi_gui.ui.vivaroi.ambition.small_ambition import (
    SmallAmbition,
    ambition_layout,
    paint_words,
)
from vivaroi_gui.ui.vivaroi.ambition.task import Task, for_chooser, task_of
from vivaroi_gui.ui.vivaroi.ambition.words import AmbitionWords
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.panels.fold import FavouritesFold
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.editions import lore

_TILTS = (-2.5, 2.0)
_ASIDE = {Qt.Key.Key_Left: 0, Qt.Key.Key_Up: 0, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_NUMBERS = {1: 0, 2: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AmbitionPage(GamePage[Options, View, Move]):
    """Shows a view while Ambitions are chosen; ``chosen`` carries the viewer's choice.

    What everybody sees is who has chosen.  The cards are the viewer's own, and lie face down while
    the favourites are covered.  Nothing moves here, so ``idle`` follows at once.
    """

    has_secrets = True
    chooses_in_secret = True
    least_height = 240
    access_tree: AccessTree | None = None

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._persons: tuple[Player, ...] = ()
        self._view: View | None = None
        self._task: Task | None = None
        self._picked: str | None = None
        self._words = AmbitionWords(self, is_live=is_live)
        self._panel_words = PanelWords(self, is_live=is_live)
        self.cards = [AmbitionCard(number, self._words, self) for number in (1, 2)]
        for card in self.cards:
            card.picked.connect(self._on_chosen)
            card.turned.connect(self._on_turned)
        self.keep = PaperButton(self, is_primary=True)
        self.keep.clicked.connect(self._on_kept)
        self.favourites = Favourites(self._panel_words, self)
        self.fold = FavouritesFold(self.favourites, self)
        self.favourites.covered.connect(self._render)
        self.slip = MessageSlip(self._panel_words, self)
        self._advised: str | None = None
        self.access_tree = self._tree = AccessTree(self, is_whole=True, title="ambition")
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
        if is_new:  # of others nothing is chosen yet
            self._picked = None
        self._render()
        if is_new and self.isVisible() and self.isEnabled():
            self.take_focus()

    def animate(self, events: tuple[Event, ...], view: View) -> None:
        """A card that is kept is laid down, whichever it is."""
        if any(isinstance(event, AmbitionChosen) for event in events):
            sound(Cue.LAY)
        super().animate(events, view)

    def show_message(self, message: Message | None) -> None:
        self.slip.show_message(message)

    def mark_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        self._advised = move.ambition if isinstance(move, ChooseAmbition) else None
        self._mark_advised()

    def follow_hint(self) -> bool:
        """The card is picked: that it is kept is another decision."""
        for place, card in enumerate(self.cards):
            if card.is_advised and self._is_open:
                self._pick(place)
                return True
        return False

    def take_focus(self) -> None:
        """The keys go to the chosen card, to the first one, or to the page."""
        target = self._entry if self._is_open else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _entry(self) -> AmbitionCard:
        """Where Tab leads to: the chosen card, or the advised one, or the first."""
        return max(self.cards, key=lambda card: (card.isChecked(), card.is_advised))

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
        return self._picked

    def _on_chosen(self) -> None:
        self._picked = self.sender().ambition  # type: ignore[attr-defined]
        self._render()

    def _on_turned(self) -> None:
        if self._task is not None:
            self.favourites.cover(is_covered=False)

    def _on_kept(self) -> None:
        choice = self.choice
        if choice is not None and self._task is not None:
            self.chosen.emit(ChooseAmbition(self._task.person, choice))

    def _pick(self, place: int) -> None:
        card = self.cards[place]
        if self._is_open and card.is_open:
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            card.click()

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
                card.show_card(
                    cards[place],
                    is_covered=is_covered,
                    has_key=self._is_open,
                    is_chosen=cards[place] is not None and cards[place] == self._picked,
                )
        self.keep.setVisible(self._is_open)
        allow(self.keep, "" if self.choice is not None else text("controls", "ambition.keep"))
        self.keep.setText(self._words.keep(self.choice))
        self.keep.setAccessibleName(self.keep.words)
        if self.choice is not None:
            set_description(self.keep, self._words.keys())
        self.favourites.show_view(for_chooser(self._view, self._task))
        self._mark_advised()
        told_of = self._words.told
        each = [told_of(other.player, has_chosen=other.has_chosen) for other in self._others]
        self.setAccessibleName(joined(*self._ribbon, *each))
        head, *told = ambition(self._words, self._ribbon, self._others)
        own = *self.cards, self.keep, self.fold, self.favourites, self.slip
        self._tree.show(lambda: (head, *own, *told))
        self._lay_out()

    def _lead_keys(self) -> None:
        """One stop of Tab for a choice between two; a pointer gives the keys to either."""
        stop, policy = self._entry, Qt.FocusPolicy
        for card in self.cards:
            leads = card is stop or not card.isCheckable()
            may_focus = policy.StrongFocus if leads else policy.ClickFocus
            card.setFocusPolicy(may_focus if self._task else policy.NoFocus)

    def _mark_advised(self) -> None:
        has_keys = any(card.hasFocus() for card in self.cards)
        for card in self.cards:
            was_advised = card.is_advised
            card.is_advised = self._advised is not None and card.ambition == self._advised
            if card.is_advised and has_keys and not was_advised:
                card.setFocus(Qt.FocusReason.OtherFocusReason)
            card.describe()
            card.update()
        self._lead_keys()

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
    def _others(self) -> list[Other]:
        """Everybody but the person whose cards lie here, clockwise from there."""
        count = len(self._persons)
        steps = range(count) if self._task is None else range(1, count)
        first = 0 if self._task is None else self._task.person
        return [self._other((first + step) % count) for step in steps]

    def _other(self, person: int) -> Other:
        player = self._persons[person]
        has_chosen = self._view is not None and person in self._view.decided
        said = self._words.state(player, has_chosen=has_chosen)
        return Other(player, said, has_chosen)

    def card_area(self, card: AmbitionCard) -> QRectF:
        """Where a card lies, without what is drawn around it."""
        size = QSizeF(1, CARD_RATIO) * self._layout.card_width
        area = QRectF(QPointF(0, 0), size)
        area.moveCenter(QRectF(card.geometry()).center())
        return area

    # --- where everything is, and what is painted ----------------------------------------------

    @property
    def _layout(self) -> AmbitionLayout:
        return ambition_layout(self.width(), self.height())

    def _lay_out(self) -> None:
        layout, unit = self._layout, self._layout.unit
        shown = [card for card in self.cards if card.isVisibleTo(self)]
        for card, middle, tilt in zip(shown, layout.cards(len(shown)), _TILTS, strict=False):
            card.is_brief = layout.is_small
            card.lie(middle, layout.card_width, 0.0 if layout.is_small else tilt)
        self.favourites.place(layout.favourites(has_button=self._is_open), unit)
        self.fold.lie(layout.fold if self._view is not None else QRectF(), unit)
        self.keep.set_unit(unit)
        area = layout.button(self.keep.sizeHint().height() * 1.15)
        corner, size = area.topLeft(), area.size()
        self.keep.setGeometry(
            round(corner.x()), round(corner.y()), round(size.width()), round(size.height())
        )
        self.slip.place(layout.hint, unit)
        self.update()

    @staticmethod
    def wall(page: QSize, ratio: float) -> QPixmap:
        """What everything lies on."""
        return picture("kit/window-background", page.width(), page.height(), ratio)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio, layout = self.devicePixelRatioF(), self._layout
        if tones().is_flat:
            painter.fillRect(self.rect(), tones().veil)
        else:
            painter.drawPixmap(0, 0, self.wall(self.size(), ratio))
        if self._view is None:
            return
        paint_heading(painter, layout, *self._ribbon)
        paint_others(painter, layout, self._others, ratio)
        if isinstance(layout, SmallAmbition):
            lying = [one for one in self.cards if one.isVisibleTo(self)]
            paint_words(painter, layout, [one.ambition if one.is_open else None for one in lying])
            return
        if self._task is not None:
            player = self._persons[self._task.person]
            seat = self._view.seat
            is_team = seat is not None and self._players[seat].is_team
            told = self._words.alone(is_team=is_team)
            paint_chooser(painter, layout, player, told, ratio)
        if self._is_open:
            paint_keys(painter, self.keep.geometry(), self._words.keys(), layout.unit)

    # --- Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        wanted = _ASIDE.get(key, _NUMBERS.get(digit(event) or 0))
        if is_deliberate(event):
            self._on_kept()
        elif event.isAutoRepeat() or (wanted is None and key not in _ENTER):
            super().keyPressEvent(event)
        elif wanted is None:
            for card in self.cards:
                if card.hasFocus() and not card.isChecked():
                    card.click()
        else:
            self._pick(wanted)

    def retranslate(self) -> None:
        self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()


def _each(player: Player) -> tuple[Player, ...]:
    """The persons of a seat, each as a player of its own."""
    return tuple(
        replace(player, name=one.name, colour=one.colour, avatar=one.avatar, partner=None)
        for one in player.persons
    )
