"""Which game tonight: a card for each, side by side with what can be continued of it."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.choice_card import ChoiceCard
from vivaroi_gui.ui.kit.control import Control, paint_icon
from vivaroi_gui.ui.kit.fonts import body, display, elided, fit
from vivaroi_gui.ui.kit.ink import fill, rounded
from vivaroi_gui.ui.kit.lettering import write, write_on_picture
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.sizes import NOTE, SUBTITLE, Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.game_form import GameForm

_GAP = Size(8, least=4)
_CONTINUE = Size(158, least=104)
_CONTINUE_TEXT = Size(19, least=16)
_LIP = 4.0


class Asked(QWidget):
    """One line, on the picture or on the sheet."""

    access_tree: AccessTree | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self.access_tree = AccessTree(self, Role.Heading, is_whole=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(60, round(SUBTITLE.at(self._unit) * 1.7))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words, shown = self.accessibleName(), tones()
        made = fit(words, display(SUBTITLE.at(self._unit) * 1.15), self.width() - 12)
        middle = QRectF(self.rect()).center()
        baseline = middle + QPointF(0, QFontMetricsF(made).capHeight() / 2)
        if self._is_on_paper:
            write(painter, baseline, words, made, shown.heading)
            return
        colours = (shown.night_title, shown.deep_night)
        write_on_picture(painter, baseline, words, made, colours, 5.0)

    @property
    def _is_on_paper(self) -> bool:
        """Whether it lies on the sheet, as in a small room."""
        at = self.parentWidget()
        while at is not None and not isinstance(at, ScrolledSheet):
            at = at.parentWidget()
        return at is not None


class Continue(Control):
    """Goes on with a game: where it stands is written below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._where = ""

    def set_words(self, words: str, name: str, where: str, who: str) -> None:
        """What it does, and to which game; the round, and everybody at the table."""
        self.setText(words)
        self._where = where
        self.setAccessibleName(name)
        set_tip(self, f"{who} · {where}")
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = area.adjusted(5, 5, -5, -5 - _LIP)
        look, path = faces.paper_button(self, is_primary=False), rounded(face, 12)
        if not self.isDown() and look.edge is not None:
            fill(painter, path.translated(0, _LIP), look.edge)
        down = _LIP if self.isDown() else 0.0
        faces.paint_face(painter, path.translated(0, down), look, face)
        self._paint_words(painter, face.translated(0, down))

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        icon, ink = _CONTINUE_TEXT.at(self.unit), faces.paper_button(self, is_primary=False).ink
        room = face.width() - 12 * self.unit
        title = fit(self.words, display(_CONTINUE_TEXT.at(self.unit)), room - icon - 6)
        note = fit(self._where, body(NOTE.at(self.unit)), room, 13)
        heights = [QFontMetricsF(made).height() for made in (title, note)]
        top = face.center().y() - sum(heights) / 2
        middle = face.center() + QPointF((icon + 6) / 2, 0)
        baseline = top + QFontMetricsF(title).ascent()
        write(painter, QPointF(middle.x(), baseline), self.words, title, ink)
        left = middle.x() - QFontMetricsF(title).horizontalAdvance(self.words) / 2 - 6 - icon / 2
        at = QPointF(left, baseline - QFontMetricsF(title).capHeight() / 2)
        paint_icon(painter, at, "play", icon, ink, self)
        below = QPointF(face.center().x(), top + heights[0] + QFontMetricsF(note).ascent())
        write(painter, below, elided(self._where, note, room), note, tones().soft_ink)

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(4, 4, -4, -4), 13.0


class Offers(QWidget):
    """The games below each other."""

    chosen = Signal(str)
    """The game that is to be played."""
    resume_wanted = Signal(str)
    """The game that is to be gone on with."""

    def __init__(self, forms: dict[str, GameForm], parent: QWidget) -> None:
        super().__init__(parent)
        self._forms = forms
        self._unfinished: dict[str, Unfinished] = {}
        self.question = Asked(self)
        self.cards = {game: ChoiceCard(one.invitation.figures, self) for game, one in forms.items()}
        self.resumes = {game: Continue(self) for game in forms}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self.question, 0, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        for row, game in enumerate(forms, 1):
            card, resume = self.cards[game], self.resumes[game]
            self._grid.addWidget(card, row, 0)
            self._grid.addWidget(resume, row, 1)
            resume.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
            card.clicked.connect(partial(self._on_clicked, game))
            resume.clicked.connect(partial(self._on_resume, game))

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, in order."""
        pairs = zip(self.cards.values(), self.resumes.values(), strict=True)
        return tuple(part for pair in pairs for part in pair)

    def may_resume(self, game: str) -> bool:
        """Whether a game can be continued."""
        return game in self._unfinished

    @property
    def waiting(self) -> str:
        """Which games can be continued, for whoever comes to the button that begins another."""
        titles = [self._forms[game].invitation.title for game in self._unfinished]
        if not titles:
            return ""
        return self.tr("Or continue: {games}").format(games=people().names(titles))

    def mark(self, game: str) -> None:
        """Shows which game is to be played."""
        for name, card in self.cards.items():
            card.setChecked(name == game)

    def set_unfinished(self, unfinished: dict[str, Unfinished]) -> None:
        """What can be continued, by the game in whose place it is."""
        self._unfinished = unfinished
        self._show_unfinished()

    def _show_unfinished(self) -> None:
        for game, resume in self.resumes.items():
            one = self._unfinished.get(game)
            resume.setVisible(one is not None)
            if one is not None:
                where = screens(one.options.game).round_of(one.options, one.round)
                title = self._forms[game].invitation.title
                name = self.tr("Continue: {game}").format(game=title)
                resume.set_words(self.tr("Continue"), name, where, ", ".join(one.names))

    def _on_clicked(self, game: str, _: bool = False) -> None:
        self.chosen.emit(game)

    def _on_resume(self, game: str, _: bool = False) -> None:
        self.resume_wanted.emit(game)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._grid.setSpacing(round(_GAP.at(unit)))
        self.question.set_unit(unit)
        for card in self.cards.values():
            card.set_unit(unit)
        for resume in self.resumes.values():
            resume.set_unit(unit)
            resume.setFixedWidth(round(_CONTINUE.at(unit)))
            resume.setMinimumHeight(round(_CONTINUE_TEXT.at(unit) * 3.4))

    def retranslate(self) -> None:
        for part in (self, self.question):  # the choices are told with what is asked
            part.setAccessibleName(self.tr("Which story tonight?"))
        self.question.update()
        for game, form in self._forms.items():
            self.cards[game].set_words(form.invitation.title, form.invitation.line)
        self._show_unfinished()
