"""What a stop is for, and how it stands there, in words: tooltips, and for who does not see it."""

from functools import cache
from typing import Final

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna.board import STREET, Action, Fit, Stop
from vivaroi_gui.rules.vienna.data import MOST_STOLEN, Gains, Symbol
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vienna.words.cards import card_words

_ROWS: Final = 5
"""Courses of the street."""
_AN: Final = (8, 11)
"""Numbers that are spoken with a vowel first, in English."""


class StopWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def town(self) -> str:
        return self.tr("The town")

    # --- which dice ----------------------------------------------------------------------------

    def fit(self, stop: Stop) -> str:
        """Which dice it takes."""
        if stop.fit is Fit.ANY:
            return self.tr("any dice")
        if stop.fit is Fit.DOUBLE:
            return self.tr("two dice that show the same")
        numbers = [str(number) for number in stop.numbers]
        is_an = stop.numbers[0] in _AN
        if len(numbers) < 2:
            said = self.tr("for an {number}") if is_an else self.tr("for a {number}")
            return said.format(number=numbers[0])
        some, last = ", ".join(numbers[:-1]), numbers[-1]
        said = self.tr("for an {some} or {last}") if is_an else self.tr("for a {some} or {last}")
        return said.format(some=some, last=last)

    # --- what for ------------------------------------------------------------------------------

    def effect(self, stop: Stop) -> str:
        """What it does, as a sentence."""
        told = {
            Action.KRIEAU: self._krieau,
            Action.PRATER: self._prater,
            Action.GAIN: self._gain,
            Action.CHARACTER: self._character,
            Action.SPECIAL: self._special,
            Action.MAJORITY: self._majority,
            Action.GLORIETTE: self._gloriette,
            Action.TIERGARTEN: self._tiergarten,
            Action.HEURIGER: self._heuriger,
            Action.GEHEIMBUND: self._geheimbund,
        }[stop.action](stop)
        if not stop.cost:
            return told
        return self.tr("For %n coin(s), if you have them: {effect}", "", stop.cost).format(
            effect=told[:1].lower() + told[1:]
        )

    def _krieau(self, stop: Stop) -> str:
        coins, points = Gains(coins=stop.gains.coins), Gains(points=stop.gains.points)
        return self.tr(
            "At once: put the gendarme on a free stop, then take {coins} or {points}."
        ).format(coins=self.gains(coins), points=self.gains(points))

    def _prater(self, _: Stop) -> str:
        return self.tr("At once: turn one of your other dice to any face.")

    def _gain(self, stop: Stop) -> str:
        return self.tr("Take {gains}.").format(gains=self.gains(stop.gains))

    def _character(self, _: Stop) -> str:
        return self.tr("Take a character from the salon.")

    def _special(self, stop: Stop) -> str:
        name = "" if stop.card is None else card_words().special(stop.card)
        if stop.gains == Gains():
            return self.tr("Take the special card “{name}”.").format(name=name)
        return self.tr("Take the special card “{name}” and {gains}.").format(
            name=name, gains=self.gains(stop.gains)
        )

    def _majority(self, stop: Stop) -> str:
        symbols = card_words().symbol(stop.symbol or Symbol.CITIZEN)
        return self.tr(
            "{symbols}: {more} per neighbour who has fewer, {equal} per neighbour who has as many."
        ).format(symbols=symbols, more=self.gains(stop.more), equal=self.gains(stop.equal))

    def _gloriette(self, _: Stop) -> str:
        return self.tr("Compare a symbol that you have not compared in this round.")

    def _tiergarten(self, _: Stop) -> str:
        return self.tr("Take up to {most} coins from one player, or 1 each from two.").format(
            most=MOST_STOLEN
        )

    def _heuriger(self, _: Stop) -> str:
        return self.tr("Take 1 point for each special card before you.")

    def _geheimbund(self, stop: Stop) -> str:
        return self.tr(
            "At once: take {gains} for each die. Any number of dice, at any time."
        ).format(gains=self.gains(stop.gains))

    def gains(self, gains: Gains) -> str:
        """Two points and a coin."""
        parts = []
        if gains.points:
            parts.append(card_words().points(gains.points))
        if gains.coins:
            parts.append(card_words().coins(gains.coins))
        if len(parts) < 2:
            return "".join(parts) or self.tr("nothing")
        return self.tr("{one} and {other}").format(one=parts[0], other=parts[1])

    # --- how it stands there -------------------------------------------------------------------

    def lying(self, dice: Occupation, name: str) -> str:
        """Whose dice lie there."""
        faces = [str(face) for face in dice.dice]
        if dice.white is not None:
            faces.append(self.tr("{face} (white)").format(face=dice.white))
        return self.tr("Dice of {name} lie there: {faces}.").format(
            name=name, faces=", ".join(faces)
        )

    def gendarme(self) -> str:
        return self.tr("The gendarme stands there.")

    def fits_now(self) -> str:
        return self.tr("The chosen dice fit.")

    def way_back(self, coins: int) -> str:
        return self.tr("It lies behind your carriage: %n coin(s) for the coachman.", "", coins)

    def stands_there(self, name: str, *, is_own: bool) -> str:
        """Whose carriage."""
        if is_own:
            return text("access", "town.carriage.own")
        return text("access", "town.carriage").format(name=name)

    def carriage_at(self, stop: str) -> str:
        """Where somebody's carriage is; "" where it has not set out."""
        if not stop:
            return text("access", "town.carriage.home")
        return text("access", "town.carriage.at").format(stop=stop)

    def place(self, number: int, row: int) -> str:
        """Where a stop is, for who does not see it; 0 for the one beside the street."""
        if not number:
            return text("access", "town.beside")
        all_, rows = len(STREET), _ROWS
        said = text("access", "town.place")
        return said.format(number=number, all=all_, row=row, rows=rows)

    def fitting(self, stops: list[str], behind: list[str], coins: int) -> str:
        """Where the chosen dice may go, and where for a coin."""
        told = []
        if stops:
            told.append(text("access", "town.fits").format(stops=", ".join(stops)))
        if behind:
            paid, there = card_words().coins(coins), ", ".join(behind)
            told.append(text("access", "town.fits.back").format(coins=paid, stops=there))
        return " ".join(told)

    def ways(self, ways: list[str]) -> str:
        """Which of the dice in the hand fit."""
        return self.tr("Your dice that fit: {ways}.").format(ways=", ".join(ways))

    def none_fits(self) -> str:
        return self.tr("None of your dice fit.")

    def for_gendarme(self) -> str:
        return self.tr("The gendarme can be put there.")


@cache
def stop_words() -> StopWords:
    """The one StopWords of the program."""
    return StopWords()
