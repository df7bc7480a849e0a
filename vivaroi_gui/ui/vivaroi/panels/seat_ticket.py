"""The ticket of a player, painted: face, name, points, and what the player is or does."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.kit.afar import far, is_read_from_afar
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.lettering import halves
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import paint_portraits
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import RIGHT, Pen, advance
from vivaroi_gui.ui.vivaroi.cards import paint_card
from vivaroi_gui.ui.vivaroi.panels.seat_facts import SeatFacts
from vivaroi_gui.ui.vivaroi.panels.seats_layout import TicketForm
from vivaroi_gui.ui.vivaroi.panels.ticket_goals import Said, draw_goals, is_longer
from vivaroi_gui.ui.vivaroi.pictures import crown_picture
from vivaroi_gui.ui.vivaroi.words.opponents import opponent_words

_RULE = Size(2.6, least=2)
_CROWN = Size(20, least=16)
_ICON = Size(14.5, least=13)
_CARD = Size(11, least=9.5)

_WIDE, _SPACIOUS = 215.0, 120.0
"""Units of width from which a tall ticket, and one of the smallest, has larger figures."""
_THREE_LINES = 57.0
"""Units of height from which a low ticket has all of its lines."""
_OVERLAP = 1.52
"""Radii from the first face of a team to the second."""


class SeatTicket:
    """Draws a ticket on ``panel``, into ``area``."""

    def __init__(self, panel: Panel, pen: Pen, facts: SeatFacts, area: QRectF) -> None:
        self._panel, self._pen, self._facts, self._area = panel, pen, facts, area
        self._unit = panel.unit

    def draw(self, form: TicketForm) -> None:
        draw = {
            TicketForm.TALL: self._draw_tall,
            TicketForm.LOW: self._draw_low,
            TicketForm.SMALL: self._draw_small,
            TicketForm.SMALLEST: self._draw_smallest,
            TicketForm.BRIEF: self._draw_brief,
        }
        draw[form]()

    # --- the forms -----------------------------------------------------------------------------

    def _draw_tall(self) -> None:
        """Name, what the player is or does, and the manner below each other."""
        if is_read_from_afar():
            self._draw_afar()
            return
        unit, area, is_wide = self._unit, self._area, self._area.width() > _WIDE * self._unit
        left = self._draw_face(area, (24 if is_wide else 21) * unit)
        right = area.right() - (14 if is_wide else 10) * unit
        is_team = self._facts.is_team
        base = area.top() + (66 if is_team else 34 if is_wide else 27) * unit
        taken = self._draw_points(QPointF(right, base), 28 if is_wide else 22)
        narrow = right - taken - 8 * unit
        end, beside = (right, narrow) if is_team else (narrow, right)
        behind = self._draw_name(QPointF(left, area.top() + 27 * unit), 20, end)
        if self._facts.open_goals:
            self._draw_goals(QPointF(left, area.top() + 34 * unit), beside, (behind, end))
            return
        doing = QPointF(left, area.top() + 47 * unit)
        self._draw_doing(doing, narrow if is_wide and not is_team else right)
        foot = QPointF(left, area.top() + 65 * unit)
        self._draw_foot(foot, self._beside_no_cards(foot, beside))

    def _draw_low(self) -> None:
        """The same three lines, closer together; the last one only where there is room for it."""
        if is_read_from_afar():
            self._draw_afar()
            return
        unit, area = self._unit, self._area
        has_three = area.height() >= _THREE_LINES * unit
        top = area.top() if has_three else area.center().y() - 24 * unit
        is_team = self._facts.is_team and has_three
        left = self._draw_face(area, 17 * unit)
        right = area.right() - 12 * unit
        at = QPointF(right, top + (54 if is_team else 25) * unit)
        taken = self._draw_points(at, 19 if is_team else 22)
        narrow = right - taken - 8 * unit
        name, beside = right if is_team else narrow, narrow if is_team else right
        doing, foot = QPointF(left, top + 37 * unit), QPointF(left, top + 52 * unit)
        behind = self._draw_name(QPointF(left, top + 21 * unit), 17, name)
        if self._facts.open_goals:
            self._draw_goals(QPointF(left, top + 27 * unit), beside, (behind, name))
        elif has_three:
            self._draw_doing(doing, name)
            self._draw_foot(foot, self._beside_no_cards(foot, beside))
        else:
            self._draw_doing(doing, self._beside_no_cards(doing, narrow))

    def _draw_small(self) -> None:
        """Name and manner on lines of their own, below everything else."""
        unit, area = self._unit, self._area
        head = QRectF(area.left(), area.top(), area.width(), 40 * unit)
        left = self._draw_face(head, 15 * unit)
        right = area.right() - 9 * unit
        self._draw_points(QPointF(right, area.top() + 22 * unit), 20)
        if self._facts.open_goals and not self._facts.is_team:
            behind = self._draw_name(QPointF(left, area.top() + 39 * unit), 15, right)
            corner = QPointF(area.left() + 14 * unit, area.top() + 44 * unit)
            self._draw_goals(corner, right, (behind, right))
            return
        name = min(19.0, area.height() / unit * 0.25)
        below = QPointF(area.left() + 16 * unit, area.top() + (39 + name * 0.9) * unit)
        foot = below + QPointF(0, (14 if name < 17 else 15.5) * unit)
        foot.setY(min(foot.y(), area.bottom() - 5 * unit))
        self._draw_name(below, name, right)
        if self._facts.open_goals:
            self._draw_goals(below + QPointF(0, 4 * unit), right, None)
            return
        end = self._beside_no_cards(foot, right)
        if not self._facts.is_team:
            self._draw_doing(QPointF(left, area.top() + 38 * unit), right)
            self._draw_foot(foot, end)
        else:
            self._draw_doing(foot, end)

    def _draw_smallest(self) -> None:
        """Name, and what the player does; the tooltip tells the rest."""
        unit, area, facts = self._unit, self._area, self._facts
        is_spacious = area.width() > _SPACIOUS * unit
        low = (28 if facts.open_goals else 21) * unit
        head = QRectF(area.left(), area.top(), area.width(), area.height() - low - 14 * unit)
        self._draw_face(head, (17 if is_spacious else 14) * unit)
        right = area.right() - 9 * unit
        pixels = 24 if is_spacious and len(facts.totals) == 1 else 20
        self._draw_points(QPointF(right, head.center().y() + 8 * unit), pixels)
        below = QPointF(area.left() + 16 * unit, area.bottom() - low)
        foot = below + QPointF(0, 15 * unit)
        self._draw_name(below, 19 if area.height() > 72 * unit else 16, right)
        if facts.open_goals:
            self._draw_goals(below + QPointF(0, 4 * unit), right, None)
            return
        right = self._beside_no_cards(foot, right)
        if facts.is_hot:
            self._draw_status(foot, right)
        else:
            start = self._draw_icon(_kind_icon(self._facts), foot, tones().soft_ink)
            room = right - start.x()
            self._pen.line(start, facts.status, body(13.5 * unit), tones().soft_ink, room)

    def _draw_afar(self) -> None:
        """Name and points as large as there is room for, and below them only what is at stake."""
        unit, area, facts = self._unit, self._area, self._facts
        high = area.height()
        left = self._draw_face(area, min(24 * unit, high * 0.36))
        right = area.right() - 12 * unit
        taken = self._draw_points(QPointF(right, area.center().y() + high * 0.17), far(28))
        narrow = right - taken - 6 * unit
        middle = area.center().y()
        if not facts.is_hot and not facts.open_goals:
            self._draw_name(QPointF(left, middle + far(7) * unit), far(20), narrow)
            return
        self._draw_name(QPointF(left, middle - 1 * unit), far(18), narrow)
        foot = QPointF(left, middle + high * 0.34)
        if facts.open_goals:
            self._draw_goals(QPointF(left, middle + 4 * unit), narrow, None)
        else:
            self._draw_status(foot, narrow)

    def _draw_brief(self) -> None:
        """The name, and below it only what is at stake just now, unless two need both lines."""
        unit, area, facts = self._unit, self._area, self._facts
        left = self._draw_face(area.adjusted(-4 * unit, 0, 0, 0), 15 * unit)
        right = area.right() - 9 * unit
        middle = area.center().y()
        counted = (min(facts.totals),)
        taken = self._draw_points(QPointF(right, middle + 7 * unit), far(20), counted)
        narrow = right - taken - 5 * unit
        is_long = facts.is_team and is_longer(facts.names[-1], display(0), narrow - left)
        if is_long or not facts.is_hot:
            at = QPointF(left, middle + 6 * unit)
            if (behind := _draw_in_two(self._pen, facts, at, narrow - left, unit)) is None:
                self._draw_name(at, far(17), narrow)
            elif facts.has_crown:
                self._draw_crown(behind, _CROWN.at(unit))
            return
        self._draw_name(QPointF(left, middle - 1 * unit), far(16), narrow)
        foot = QPointF(left, middle + 14 * unit)
        self._pen.line_of(foot, facts.statuses, bold(13.5 * unit), tones().hot, narrow - left)

    # --- face, points and name -----------------------------------------------------------------

    def _draw_face(self, area: QRectF, radius: float) -> float:
        """Portrait and shield, of a team both; where the words begin."""
        unit, reach = self._unit, radius
        if self._facts.is_team:
            radius *= 0.86
            reach = radius * 1.76
        middle = QPointF(area.left() + 17 * unit + reach, area.center().y())
        persons = self._facts.player.persons
        paint_portraits(self._pen.painter, persons, middle, radius, self._panel.ratio, _OVERLAP)
        face = QRectF(middle.x() - reach, middle.y() - radius, 2 * reach, 2 * radius)
        self._pen.tell(face, self._facts.shield)
        return middle.x() + reach + (11 if radius > 16 * unit else 8) * unit

    def _draw_points(self, at: QPointF, pixels: float, totals: tuple[int, ...] = ()) -> float:
        """The total; of two markers both, the one that counts larger and underlined."""
        unit, room = self._unit, 100 * self._unit
        totals = totals or self._facts.totals
        if len(totals) == 1:
            made = numeral(pixels * unit)
            return self._pen.line(at, str(totals[0]), made, tones().ink, room, RIGHT)
        taken, lowest = 0.0, min(totals)
        for total in reversed(totals):
            is_counted = total == lowest
            made = numeral(pixels * unit * (1.0 if is_counted else 0.72))
            colour = tones().ink if is_counted else tones().soft_ink
            spot = at - QPointF(taken, 0)
            across = self._pen.line(spot, str(total), made, colour, room, RIGHT)
            if is_counted:
                rule = QRectF(spot.x() - across, spot.y() + 3 * unit, across, _RULE.at(unit))
                self._pen.painter.fillRect(rule, tones().gold_edge)
            taken += across + 7 * unit
        return taken - 7 * unit

    def _draw_name(self, base: QPointF, pixels: float, right: float) -> QPointF:
        """Behind it the crown; where the name needs all of the line, the portrait wears it.

        Answers with where all of it ends.
        """
        unit, names, made = self._unit, self._facts.names, display(pixels * self._unit)
        crown = _CROWN.at(unit) if self._facts.has_crown else 0.0
        room = right - base.x() - crown - (5 * unit if crown else 0)
        if crown and advance(names[-1], made, room) > room:
            across = self._pen.line_of(base, names, made, tones().ink, right - base.x())
            self._draw_crown(QPointF(base.x() - 0.9 * crown, base.y()), crown)
            return base + QPointF(across, 0)
        across = self._pen.line_of(base, names, made, tones().ink, room)
        if crown:
            self._draw_crown(QPointF(base.x() + across + 5 * unit, base.y()), crown)
            across += 5 * unit + crown
        return base + QPointF(across, 0)

    def _draw_crown(self, base: QPointF, side: float) -> None:
        at = base - QPointF(0, side * 0.82)
        crown = crown_picture(side, self._panel.ratio)
        self._pen.painter.drawPixmap(at, crown)
        self._panel.tips.append(Tip(QRectF(at, QSizeF(side, side)), self._facts.crown))

    # --- what the player is and does -----------------------------------------------------------

    def _draw_foot(self, base: QPointF, right: float) -> None:
        """The manner, of a team where it fits."""
        if not self._facts.is_team or _has_room(self._facts, right - base.x(), self._unit):
            self._draw_manner(base, right)

    def _draw_goals(self, corner: QPointF, right: float, said: Said | None) -> None:
        """The favourites that lie open, and what is at stake."""
        unit, bottom = self._unit, self._area.bottom() - 4 * self._unit
        right = self._beside_no_cards(QPointF(corner.x(), bottom - 5 * unit), right)
        room = QRectF(corner, QPointF(right, bottom))
        draw_goals(self._pen, self._facts, room, said, unit, self._panel.ratio)

    def _draw_doing(self, base: QPointF, right: float) -> None:
        if self._facts.is_hot:
            self._draw_status(base, right)
        else:
            self._draw_kind(base, right)

    def _draw_manner(self, base: QPointF, right: float) -> None:
        """How an AI plays, on a narrow ticket in a word; of a human, what they do."""
        style = self._facts.player.style
        words = opponent_words()
        told = [words.manner(style), words.temper(style)] if style else [self._facts.status]
        if not style and self._facts.is_hot:
            return  # said above already
        made = body(13.5 * self._unit)
        self._pen.line_of(base, told, made, tones().soft_ink, right - base.x())

    def _beside_no_cards(self, base: QPointF, right: float) -> float:
        """Where a line ends before a small No card and how many were shown, where they count."""
        number, unit = self._facts.no_cards_shown, self._unit
        if number is None:
            return right
        wide, colour = _CARD.at(unit), tones().alert if number else tones().soft_ink
        made = bold(15 * unit)
        at, room = QPointF(right, base.y()), 40 * unit
        left = right - self._pen.line(at, str(number), made, colour, room, RIGHT) - 4 * unit
        middle = QPointF(left - wide / 2, base.y() - QFontMetricsF(made).capHeight() / 2)
        _paint_no(self._pen.painter, middle, wide, self._panel.ratio, is_there=bool(number))
        return left - wide - 6 * unit

    def _draw_status(self, base: QPointF, right: float) -> None:
        """What the player does, after an hourglass for an AI at work; its level where it fits."""
        facts, made = self._facts, bold(14.5 * self._unit)
        colour = tones().hot if facts.is_hot else tones().soft_ink
        text, room = facts.status, right - base.x()
        narrow = room - self._icon_room
        if facts.is_thinking and not is_longer(text, made, narrow):
            base, room = self._draw_icon("hour", base, colour), narrow
        across = self._pen.line_of(base, facts.statuses, made, colour, room)
        self._draw_level(base + QPointF(across, 0), room - across)

    def _draw_level(self, base: QPointF, room: float) -> None:
        """The level of an AI behind what it does."""
        level = self._facts.player.level
        if level is None:
            return
        text, made = f" · {people().level(level)}", body(14.5 * self._unit)
        if not is_longer(text, made, room):
            self._pen.line(base, text, made, tones().soft_ink, room)

    def _draw_kind(self, base: QPointF, right: float) -> None:
        """Human, or AI with its level; where that is too long icon or level stand for it."""
        player, made = self._facts.player, body(14.5 * self._unit)
        room, text = right - base.x(), people().kind(player)
        narrow = room - self._icon_room
        if player.level is not None and is_longer(text, made, narrow):
            text = people().level(player.level)
        if not is_longer(text, made, narrow):
            base, room = self._draw_icon(_kind_icon(self._facts), base, tones().soft_ink), narrow
        self._pen.line(base, text, made, tones().soft_ink, room)

    def _draw_icon(self, name: str, base: QPointF, colour: QColor) -> QPointF:
        """An icon as high as the words; where these begin."""
        size = self._icon_room - 4 * self._unit
        icon = tinted_icon(name, size, colour, self._panel)
        self._pen.painter.drawPixmap(base - QPointF(0, size * 0.85), icon)
        return base + QPointF(self._icon_room, 0)

    @property
    def _icon_room(self) -> float:
        return _ICON.at(self._unit) + 4 * self._unit


def _paint_no(
    painter: QPainter, middle: QPointF, wide: float, ratio: float, *, is_there: bool
) -> None:
    """A small No beside the number of them."""
    painter.save()
    painter.translate(middle)
    painter.setOpacity(1.0 if is_there else 0.45)
    paint_card(painter, Card.NO, (), wide, ratio)
    painter.restore()


def _kind_icon(facts: SeatFacts) -> str:
    return "human" if facts.player.is_human else "ai"


def _has_room(facts: SeatFacts, room: float, unit: float) -> bool:
    """Whether the manner of a team fits beside its points."""
    style, made = facts.player.style, body(13.5 * unit)
    return style is not None and not is_longer(opponent_words().manner(style), made, room)


def _draw_in_two(
    pen: Pen, facts: SeatFacts, base: QPointF, room: float, unit: float
) -> QPointF | None:
    """A name on two lines where one is too narrow for it and its crown; where that goes, which may
    be the portrait, or None where one line is enough.
    """
    side = _CROWN.at(unit)
    crown = side + 5 * unit if facts.has_crown else 0.0
    lines = halves(facts.names[-1])
    if len(lines) < 2 or not is_longer(facts.names[-1], display(0), room - crown):
        return None
    made, aside = display(0.84 * far(17) * unit), QPointF(0, 8 * unit)
    is_worn = is_longer(lines[0], made, room - crown)
    across = pen.line(base - aside, lines[0], made, tones().ink, room if is_worn else room - crown)
    pen.line(base + aside, lines[1], made, tones().ink, room)
    return base - aside + QPointF(-0.9 * side if is_worn else across + 5 * unit, 0)
