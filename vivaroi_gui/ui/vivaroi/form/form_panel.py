"""Which form of the game: three ready ones, and what can be chosen freely within them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import Sides
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED, STYLES
from vivaroi_gui.ui.kit.access_faces import SilentLabel
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.choice_card import ChoiceCard, FigureRow, stack
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.one_line import OneLine
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.kit.sizes import TEXT, Size
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.session.game_form import GameForm, Invitation
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.vivaroi.form.form import Form, Wish, form_of
from vivaroi_gui.ui.vivaroi.form.variants import Variants
from vivaroi_gui.ui.vivaroi.form.words import FormWords
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.title_picture import TITLE
from vivaroi_gui.ui.vivaroi.words.editions import lore

_CARD_GAP = Size(8, least=4)
_COLUMN_GAP = Size(12, least=8)
_LINE_GAP = Size(4, least=2)

_ROUNDS = (3, 1)
_PLACEMENTS = (Placement.PLAYERS, Placement.RANDOM)


def _classic() -> tuple[str, str]:
    line = QCoreApplication.translate("FormPanel", "Three rounds, placed by the players")
    return lore("2003").title_and_year(), line


def _quick() -> tuple[str, str]:
    title = QCoreApplication.translate("FormPanel", "Quick form")
    return title, QCoreApplication.translate("FormPanel", "One round, placed at random")


def _modern() -> tuple[str, str]:
    line = QCoreApplication.translate("FormPanel", "Two to eight players, Jester and dungeons")
    return lore("2024").title_and_year(), line


class _Ready(NamedTuple):
    """A ready form on its card: some of its cast, its name and what it is in a few words."""

    form: Form
    cast: tuple[str, ...]
    words: Callable[[], tuple[str, str]]


_READY: Final = (
    _Ready(Form("2003"), ("merlino", "clemente", "odessa", "piero"), _classic),
    _Ready(Form("2003", 1, Placement.RANDOM), ("leonardo", "beatrice", "gavino", "natale"), _quick),
    _Ready(Form("2024"), ("bouffon", "jeanne", "merlin", "ouaf"), _modern),
)
_ON_OFFER: Final = ("clemente", "odessa", "ernesto")
"""Who stands for the whole game."""
_NOBODY: Sides = ()


def _pawns(edition: str, names: Sequence[str]) -> FigureRow:
    """Some of the cast of an edition, close together."""
    characters = EDITION_NAMED[edition].characters
    pictures = [partial(pawn_picture, edition, characters[name]) for name in names]
    return FigureRow(pictures, PAWN_RATIO, step=0.8)


class FormPanel(GameForm):
    """Rounds and placing belong to 2003 (ruling B12), options and variants to 2024."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = FormWords(self)
        self._form = _READY[0].form
        self._sides: Sides = _NOBODY
        self._cards = [ChoiceCard(_pawns(one.form.edition, one.cast), self) for one in _READY]
        self._pages = QStackedWidget(parent)
        self._free = QWidget(self._pages)
        self.rounds = Segmented(("", ""), self._free)
        self.placement = Segmented(("", ""), self._free)
        self._labels = (SilentLabel(self._free), SilentLabel(self._free))
        self._chosen = QWidget(self._pages)
        self.variants = PaperButton(self._chosen)
        self._summary = OneLine(self._chosen)
        self._lay_out()
        for card, ready in zip(self._cards, _READY, strict=True):
            card.clicked.connect(lambda _=False, form=ready.form: self._take_form(form))
        self.rounds.chosen.connect(self._on_rounds_chosen)
        self.placement.chosen.connect(self._on_placement_chosen)
        self.variants.clicked.connect(self._on_variants)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for card in self._cards:
            self._row.addWidget(card, 1)
        self._grid = QGridLayout(self._free)
        self._grid.setContentsMargins(0, 0, 0, 0)
        answers = (self.rounds, self.placement)
        for line, (label, answer) in enumerate(zip(self._labels, answers, strict=True)):
            self._grid.addWidget(label, line, 0)
            self._grid.addWidget(answer, line, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(1, 1)
        column = QGridLayout(self._chosen)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self.variants, 0, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._summary, 1, 0)
        for page in (self._free, self._chosen):
            self._pages.addWidget(page)
        self._pages.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def cards(self) -> Sequence[ChoiceCard]:
        """The ready forms, from left to right."""
        return self._cards

    @property
    def invitation(self) -> Invitation:
        line = self.tr("2 to 8 players, pawns and secret votes")
        start = self.tr("Open the gates")
        return Invitation(TITLE, line, _pawns("2003", _ON_OFFER), start)

    @property
    def choices(self) -> QWidget:
        return self._pages

    @property
    def limits(self) -> Limits:
        form = self._form
        return Limits(form.seats, has_teams=form.has_teams, styles=STYLES, tempers=TEMPER_OF)

    @property
    def options(self) -> Options:
        return self._form.options(self._sides)

    def take(self, options: core.Options) -> None:
        assert isinstance(options, Options)
        self._sides = options.sides
        self._choose(form_of(options))

    def set_sides(self, sides: Sides) -> None:
        self._sides = sides
        self._show()

    def _on_rounds_chosen(self, place: int) -> None:
        self._choose(replace(self._form, rounds=_ROUNDS[place]))

    def _on_placement_chosen(self, place: int) -> None:
        self._choose(replace(self._form, placement=_PLACEMENTS[place]))

    def _take_form(self, ready: Form) -> None:
        """Another edition, another number of rounds; what was wished for 2024 stays wished."""
        self._choose(replace(ready, wishes=self._form.wishes))

    def _on_variants(self) -> None:
        dialog = Variants(self._form, self._sides, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wished.connect(self._choose)
        dialog.exec()

    def _choose(self, form: Form) -> None:
        self._form = form
        self._show()
        self.changed.emit()

    # --- what is shown ---------------------------------------------------------------------------

    def _show(self) -> None:
        form = self._form
        self.rounds.choose(_ROUNDS.index(form.rounds))
        self.placement.choose(_PLACEMENTS.index(form.placement))
        self.rounds.setEnabled(form.leaves_open("rounds"))
        self.placement.setEnabled(form.leaves_open("placement"))
        self._pages.setCurrentWidget(self._chosen if form.has_wishes else self._free)
        self._mark()
        for card, (ready, _, _) in zip(self._cards, _READY, strict=True):
            is_fit = ready.fits(self._sides)
            allow(card, "" if is_fit else lore(ready.edition).unfit())
        self._summarize()

    def _mark(self) -> None:
        """Marks the card of the form that is played; of its edition, where none is quite that."""
        played = Form(self._form.edition, self._form.rounds, self._form.placement)
        same = [one.form for one in _READY if one.form.edition == played.edition]
        marked = played if played in same else next(iter(same), played)
        for card, ready in zip(self._cards, _READY, strict=True):
            card.setChecked(ready.form == marked)
        self._cards[0].set_words(lore("2003").title_and_year(), self._line_of_2003(marked, played))

    def _line_of_2003(self, marked: Form, played: Form) -> str:
        """On the card of the rulebook's form: as it is played, where that is another one."""
        _, usual = _classic()
        if marked == played:
            return usual
        if played.placement is Placement.RANDOM:
            return self.tr("Three rounds, placed at random")
        return self.tr("One round, placed by the players")

    def _summarize(self) -> None:
        """The options and variants that are played, in one line."""
        if self._form.has_wishes and self._form.fits(self._sides):
            options = self.options
            names = [self._words.wish(wish) for wish in Wish if getattr(options, wish)]
            self._summary.set_full(" · ".join(names) or self._words.no_wish())

    def set_unit(self, unit: float) -> None:
        self._row.setSpacing(round(gap(_CARD_GAP.at(unit))))
        self._grid.setHorizontalSpacing(round(_COLUMN_GAP.at(unit)))
        self._grid.setVerticalSpacing(round(gap(_LINE_GAP.at(unit))))
        for label in (*self._labels, self._summary):
            label.setFont(body(TEXT.at(unit)))
        for card in self._cards:
            card.set_unit(unit)
        self.setMaximumHeight(self._cards[0].maximumHeight())
        for part in (self.rounds, self.placement, self.variants):
            part.set_unit(unit)

    def set_narrow(self, *, is_narrow: bool) -> None:
        self.setMaximumHeight(stack(self._row, self._cards, is_narrow=is_narrow))

    def retranslate(self) -> None:
        for card, ready in zip(self._cards, _READY, strict=True):
            card.set_words(*ready.words())
        rounds, placement = self.tr("Rounds"), self.tr("Placing")
        self._labels[0].setText(rounds)
        self._labels[1].setText(placement)
        self.rounds.set_words(rounds, ("3", "1"))
        self.placement.set_words(placement, (self.tr("by the players"), self.tr("at random")))
        self.variants.setText(self.tr("Options and variants…"))
        self.variants.setAccessibleName(self.variants.words)
        self._show()
