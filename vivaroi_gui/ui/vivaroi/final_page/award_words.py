"""The words of the awards below the last paper."""

from collections.abc import Sequence
from typing import NamedTuple

from vivaroi_gui.ai.vivaroi.review.parts import Award, Honour
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.points import percent

_OF_A_CARD = (Honour.SECRET, Honour.OPEN_BOOK, Honour.BLUFFER)
"""What a person alone gets: of a team each has a card; the rest is done by both."""


class Given(NamedTuple):
    """An award as it is shown: whose it is, for what, and what that measures."""

    honour: Honour
    persons: tuple[Person, ...]
    title: str
    line: str
    why: str


class AwardWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def given(self, award: Award, players: Sequence[Player], options: Options) -> Given:
        """An award in words."""
        who = winners(award, players, options)
        name = people().names([person.name for person in who])
        line = self._line(award, name, players)
        return Given(award.honour, who, self._title(award.honour), line, self._why(award.honour))

    def none(self) -> str:
        return self.tr("Nobody stood out enough for an award.")

    def to_come(self) -> str:
        return self.tr("Looking for awards…")

    def area(self) -> str:
        return self.tr("Awards")

    def earlier(self) -> str:
        return self.tr("Previous award")

    def later(self) -> str:
        return self.tr("Next award")

    def spoken(self, given: Given) -> str:
        """An award for those who hear it."""
        return self.tr("{title}. {line}.").format(title=given.title, line=given.line)

    # --- one by one ----------------------------------------------------------------------------

    def _title(self, honour: Honour) -> str:
        return {
            Honour.SECRET: self.tr("Best-kept secret"),
            Honour.OPEN_BOOK: self.tr("Open book"),
            Honour.BLUFFER: self.tr("The bluffer"),
            Honour.BOLD_NO: self.tr("The boldest No"),
            Honour.KINGMAKER: self.tr("The kingmaker"),
            Honour.CLOSE_CALL: self.tr("The closest call"),
            Honour.COMEBACK: self.tr("The comeback"),
        }[honour]

    def _line(self, award: Award, name: str, players: Sequence[Player]) -> str:
        told = {
            Honour.SECRET: self.tr("{name}: onlookers guess the card {after} times in 100"),
            Honour.OPEN_BOOK: self.tr("{name}: onlookers guess the card {after} times in 100"),
            Honour.BLUFFER: self.tr("{name}: %n false trail(s)", "", award.trails),
            Honour.BOLD_NO: self.tr(
                "{name} against all: {after} chances in 100 to win, else {before}"
            ),
            Honour.KINGMAKER: self.tr(
                "{name} for {other}: {after} chances in 100 to win, before {before}"
            ),
            Honour.CLOSE_CALL: self.tr(
                "{name}: {after} chances in 100 to win; with one vote changed, {before}"
            ),
            Honour.COMEBACK: self.tr("{name} won from {before} chances in 100"),
        }[award.honour]
        return told.format(
            name=name,
            other=self._rival(award.other, players),
            before=percent(award.before),
            after=percent(award.after),
        )

    def _rival(self, seat: Seat | None, players: Sequence[Player]) -> str:
        """Behind the seats comes the Emissary."""
        if seat is None:
            return ""
        return people().seat(players[seat]) if seat < len(players) else self.lore.emissary()

    def _why(self, honour: Honour) -> str:
        return {
            Honour.SECRET: self.tr(
                "The true card of which a careful onlooker was least sure over the whole game."
            ),
            Honour.OPEN_BOOK: self.tr(
                "The true card of which a careful onlooker was most sure over the whole game."
            ),
            Honour.BLUFFER: self.tr(
                "Moves and votes that made the true card look at most half as likely as before."
            ),
            Honour.BOLD_NO: self.tr(
                "The only No of an election, and what it was worth to the voter."
            ),
            Honour.KINGMAKER: self.tr(
                "Proposed a candidate who was elected and who helped somebody else most."
            ),
            Honour.CLOSE_CALL: self.tr(
                "The vote that, had it been different, would have cost the winner most."
            ),
            Honour.COMEBACK: self.tr("How low the winner’s chance once was, with all cards open."),
        }[honour]


def winners(award: Award, players: Sequence[Player], options: Options) -> tuple[Person, ...]:
    """Who gets it: a person, or both of a team."""
    if award.honour in _OF_A_CARD:
        return (persons(players)[award.person],)
    return players[options.seat_of(award.person)].persons
