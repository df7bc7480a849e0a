"""The words of the end of the game."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.final_page.outcome import FinalStanding, elections
from vivaroi_gui.ui.lore import EditionWords
from vivaroi_gui.ui.text import texts

Players = Sequence[Player]


class FinalWords(EditionWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self) -> str:
        return self.tr("End of the game")

    def round_(self, number: int) -> str:
        return self.lore.round_number(number)

    def player(self) -> str:
        return self.tr("Player")

    def total(self) -> str:
        return self.tr("Total")

    def facts(self) -> tuple[str, str, str]:
        """The heads of the three public facts."""
        return (self.tr("No used"), self.tr("Proposed"), self.tr("Kings"))

    def facts_told(self) -> tuple[str, str, str]:
        """The same, explained."""
        return (
            self.tr("No cards laid in all elections"),
            self.tr("Candidates moved onto the throne"),
            self.tr("Candidates moved onto the throne and elected King"),
        )

    def wins(self, result: Result, players: Players) -> str:
        """The ribbon."""
        names = texts().names([texts().seat(players[seat]) for seat in result.winners])
        if len(result.winners) == 1:
            return self.tr("{name} wins!").format(name=names)
        return self.tr("{names} share the victory!").format(names=names)

    def with_points(self, result: Result) -> str:
        points = texts().points(result.totals[result.winners[0]])
        return self.tr("with {points}").format(points=points)

    def notes(self, view: View, players: Players) -> str:
        """How a tie was decided and where 33 points come from; else the simple truth."""
        result = view.result
        if result is None:
            return ""
        told = [*self._struck(view, players), *self._tie(result, players)]
        return " ".join(told) or self.tr("The highest total wins.")

    def _struck(self, view: View, players: Players) -> list[str]:
        seats = [seat for round_ in view.history for seat in round_.zero_bonus]
        if not seats:
            return []
        names = texts().names([texts().seat(players[seat]) for seat in seats])
        return [self.tr("Exactly 0 points in round 3 count as 33: {names}.").format(names=names)]

    def _tie(self, result: Result, players: Players) -> list[str]:
        if len(result.leaders) < 2:
            return []
        level = self.tr("{names} are level with {points}.").format(
            names=texts().names([texts().seat(players[seat]) for seat in result.leaders]),
            points=texts().points(result.totals[result.leaders[0]]),
        )
        return [level, self._broken(result, players)]

    def _broken(self, result: Result, players: Players) -> str:
        counts = self._counts(result, result.leaders, players)
        if len(result.winners) == len(result.leaders):
            told = self.tr("As many of their favourites are still in the castle: {counts}.")
            return told.format(counts=counts)
        told = self.tr("Favourites still in the castle decide: {counts}.")
        return told.format(counts=counts)

    def _counts(self, result: Result, seats: Sequence[Seat], players: Players) -> str:
        """Anna 4, Bruno 3."""
        return ", ".join(
            f"{texts().seat(players[seat])} {result.in_castle[seat]}" for seat in seats
        )

    def score(self, standing: FinalStanding, number: int) -> str:
        """The points of a round; 33 with the zero it comes from."""
        if standing.is_struck[number]:
            return self.tr("{counted} → {points}").format(counted=0, points=standing.points[number])
        return str(standing.points[number])

    def podium(self, name: str, total: int) -> str:
        return self.tr("{name} · {total}").format(name=name, total=total)

    def row(self, standing: FinalStanding, name: str) -> str:
        """A whole row in words."""
        said = self.tr(
            "{rank}. {name}: {total} in total; by round: {rounds}. "
            "No used: {no}, proposed: {proposed}, Kings: {kings}."
        )
        rounds = ", ".join(self.score(standing, number) for number in range(len(standing.points)))
        return said.format(
            rank=standing.rank,
            name=name,
            total=standing.total,
            rounds=rounds,
            no=standing.no_used,
            proposed=standing.proposed,
            kings=standing.kings,
        )

    def summary(self, view: View) -> str:
        """How many elections there were, and how many ended with No."""
        held = elections(view)
        refused = sum(not election.is_crowned for election in held)
        counted = self.tr("%n election(s)", "", len(held))
        lost = self.tr("%n candidate(s) refused", "", refused)
        return f"{counted} · {lost}"

    def play_again(self) -> str:
        return self.tr("Play again")

    def menu(self) -> str:
        return self.tr("Menu")
