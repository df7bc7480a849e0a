"""The words of the end of the game."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import FLOORS
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.people import people, shortened
from vivaroi_gui.ui.vivaroi.final_page.outcome import FinalStanding, elections
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.points import signed, so_many_points

Players = Sequence[Player]


class FinalWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def round_(self, number: int) -> str:
        return self.lore.round_number(number)

    def start(self) -> str:
        """The head of the points with which everybody began."""
        return self.tr("Start")

    def facts(self, options: Options) -> list[str]:
        """The heads of the public facts."""
        heads = [card_words().name(Card.NO), self.tr("Proposed"), self.tr("Kings")]
        if options.stomach_aches:
            heads.insert(1, self.tr("Aches"))
        return heads

    def facts_told(self, options: Options) -> list[str]:
        """What each of the public facts counts."""
        told = [
            self.tr("No cards played in all elections"),
            self.tr("Candidates moved onto the throne"),
            self.tr("Candidates moved onto the throne and elected King"),
        ]
        if options.stomach_aches:
            told.insert(1, self.tr("Stomach-ache cards played in all elections"))
        return told

    def wins(self, result: Result, players: Players) -> str:
        """The ribbon."""
        if result.is_emissary:
            return self.tr("The {name} wins!").format(name=self.lore.emissary())
        names = people().names([people().seat(players[seat]) for seat in result.winners])
        if len(result.winners) == 1 and players[result.winners[0]].is_team:
            return self.tr("{names} win!").format(names=names)
        if len(result.winners) == 1:
            return self.tr("{name} wins!").format(name=names)
        return self.tr("{names} share the victory!").format(names=names)

    def with_points(self, view: View, result: Result) -> str:
        total = view.emissary_total or 0
        if result.winners:
            total = result.totals[result.winners[0]]
        return self.tr("with {points}").format(points=so_many_points(total))

    def name(self, standing: FinalStanding, players: Players) -> str:
        """Whose row it is."""
        if standing.seat is None:
            return self.lore.emissary()
        return people().seat(players[standing.seat])

    def notes(self, view: View, players: Players) -> str:
        """How a tie was decided and where 33 points come from; else the simple truth."""
        result = view.result
        if result is None:
            return ""
        told = [*self._got_33(view, players), *self._tie(view, result, players)]
        if view.options.teams and not view.options.shared_marker:
            told.append(self.tr("For a team, the lower total counts."))
        if result.is_emissary:
            told = [self.tr("It is ahead of everybody, and wins alone.")]
        return " ".join(told) or self.tr("The highest total wins.")

    def _got_33(self, view: View, players: Players) -> list[str]:
        seats = [seat for round_ in view.history for seat in round_.got_33]
        if not seats:
            return []
        names = people().names([people().seat(players[seat]) for seat in seats])
        return [self.tr("Exactly 0 points in round 3 count as 33: {names}.").format(names=names)]

    def _tie(self, view: View, result: Result, players: Players) -> list[str]:
        if len(result.leaders) < 2:
            return []
        level = self.tr("{names} are tied on {points}.").format(
            names=people().names([people().seat(players[seat]) for seat in result.leaders]),
            points=so_many_points(result.totals[result.leaders[0]]),
        )
        if view.options.rulebook.tie_goes_to_highest:
            return [level, self._highest(result, players)]
        return [level, self._broken(result, players)]

    def _highest(self, result: Result, players: Players) -> str:
        """The tie-break of 2024."""
        told = self.tr("The highest favourite decides: {counts}.")
        if len(result.winners) == len(result.leaders):
            told = self.tr("Their highest favourites stand equally high: {counts}.")
        counts = "; ".join(
            self.tr("{name}: {where}").format(
                name=people().seat(players[seat]), where=self._height(result.tie_break[seat])
            )
            for seat in result.leaders
        )
        return told.format(counts=counts)

    def _height(self, floor: int) -> str:
        return self.lore.place(floor) if floor in FLOORS else self.tr("none on a floor")

    def _broken(self, result: Result, players: Players) -> str:
        counts = self._counts(result, result.leaders, players)
        if len(result.winners) == len(result.leaders):
            told = self.tr("They have the same number of favourites still in the castle: {counts}.")
            return told.format(counts=counts)
        told = self.tr("Favourites still in the castle decide: {counts}.")
        return told.format(counts=counts)

    def _counts(self, result: Result, seats: Sequence[Seat], players: Players) -> str:
        """Each with what it counts, such as: Anna 4, Bruno 3."""
        return ", ".join(
            f"{people().seat(players[seat])} {result.tie_break[seat]}" for seat in seats
        )

    def score(self, standing: FinalStanding, number: int) -> str:
        """The points of a round, of two markers both; 33 with the zero it comes from."""
        points = [signed(one) for one in standing.points[number]]
        if standing.got_33[number]:
            return self.tr("{counted} → {points}").format(counted=0, points=points[0])
        return " · ".join(points)

    def podium(self, name: str, persons: Sequence[Person], total: int) -> list[str]:
        """Name and total, and shorter forms for two names."""
        names = [name, *(shortened([one.name for one in persons]) if len(persons) > 1 else ())]
        return [self.tr("{name} · {total}").format(name=one, total=total) for one in names]

    def row(self, standing: FinalStanding, name: str) -> tuple[str, str]:
        """A row in brief, and what it is made of."""
        brief = self.tr("{rank}. {name}: {total} in total")
        said = self.tr("By round: {rounds}. No used: {no}, proposed: {proposed}, Kings: {kings}.")
        if standing.seat is None:
            said = self.tr("By round: {rounds}. No used: {no}.")
        made_of = said.format(
            rounds=", ".join(self._rounds(standing)),
            no=standing.no_used,
            proposed=standing.proposed,
            kings=standing.kings,
        )
        total = self._totals(standing)
        return brief.format(rank=standing.rank, name=name, total=total), made_of

    def _rounds(self, standing: FinalStanding) -> Iterator[str]:
        """The points of each round, after those of the start."""
        if standing.start:
            yield self.tr("{points} at the start").format(points=standing.start)
        for number in range(len(standing.points)):
            yield self.score(standing, number)

    def _totals(self, standing: FinalStanding) -> str:
        """The total that counts; of a team with two markers both totals."""
        others = [total for total in standing.totals if total != standing.total]
        if not others:
            return str(standing.total)
        told = self.tr("{total} (the lower one; the other is {other})")
        return told.format(total=standing.total, other=others[0])

    def summary(self, view: View) -> str:
        """How many elections there were, and how many ended without a King.

        The candidates come last: before *cancelled*, it would be said of them.
        """
        held = elections(view)
        cancelled = sum(election.is_cancelled for election in held)
        refused = sum(not election.is_crowned for election in held) - cancelled
        told = [self.tr("%n election(s)", "", len(held))]
        if cancelled:
            told.append(self.tr("%n cancelled", "", cancelled))
        told.append(self.tr("%n candidate(s) rejected", "", refused))
        return " · ".join(told)
