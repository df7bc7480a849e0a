"""The words of the count."""

from collections.abc import Sequence

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import FLOORS
from vivaroi_gui.rules.vivaroi.records import Round
from vivaroi_gui.rules.vivaroi.score import points_at
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.lore import EditionWords
from vivaroi_gui.ui.score_page.standing import Standing, has_ties
from vivaroi_gui.ui.text import texts


class ScoreWords(EditionWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self, number: int) -> str:
        return self.lore.end_of_round(number)

    def columns(self) -> tuple[str, str, str, str, str]:
        """The heads of the five columns."""
        return (
            self.tr("Player"),
            self.tr("Six favourites"),
            self.tr("Before"),
            self.lore.round_(),
            self.tr("Total"),
        )

    def crowned_by(self, round_: Round) -> str:
        """How the King was elected."""
        election = round_.elections[-1]
        said = self.tr("elected with {count} Yes and no No")
        return said.format(count=len(election.votes))

    def worth(self, round_: Round) -> str:
        told = self.tr(
            "King {name} is worth 10 points, every other favourite as much as its floor, "
            "an eliminated one nothing."
        )
        return told.format(name=self.lore.character(round_.king))

    def struck(self, round_: Round, players: Sequence[Player]) -> str:
        """The rule of 33, where it happens."""
        names = texts().names([players[seat].name for seat in round_.zero_bonus])
        told = self.tr("Exactly 0 points in round 3 count as 33: {names}.")
        return told.format(names=names)

    def level(self, *, is_last: bool) -> str:
        """What equal totals mean."""
        if is_last:
            return self.tr("Equal totals: the favourites still in the castle decide.")
        return self.tr("Equal totals share a rank.")

    def next_step(self, round_: Round, options: Options, players: Sequence[Player]) -> str:
        """What comes next, and who begins."""
        rounds = options.rounds
        if round_.number == rounds:
            return self.lore.last_round()
        first = players[options.first_player_after(round_.crowned_by)]
        begins = self.lore.begins_next(texts().seat(first))
        if round_.number + 1 < rounds:
            return begins
        return f"{begins} {self.lore.next_is_last(rounds)}"

    def footer(self, round_: Round, options: Options, players: Sequence[Player]) -> str:
        """Ties, and what comes next."""
        told = [self.next_step(round_, options, players)]
        if has_ties(round_):
            told.insert(0, self.level(is_last=round_.number == options.rounds))
        return " ".join(told)

    def proceed(self, round_: Round, rounds: int) -> str:
        if round_.number == rounds:
            return self.tr("See who wins")
        return self.lore.start_round(round_.number + 1)

    def see_castle(self, *, is_seen: bool) -> str:
        return self.tr("Back to the count") if is_seen else self.tr("See the castle")

    def road(self) -> str:
        return self.tr("Score")

    def favourite(self, character: int, place: int) -> str:
        """A favourite, where it ended and what that is worth."""
        where = self.lore.floor(place) if place in FLOORS else self.lore.place(place)
        told = self.tr("{name}, {floor}: {points}")
        points = texts().points(points_at(place))
        return told.format(name=self.lore.character(character), floor=where, points=points)

    def row(self, standing: Standing, name: str) -> str:
        """A whole row in words."""
        favourites = "; ".join(self.favourite(*favourite) for favourite in standing.favourites)
        said = self.tr("{rank}. {name}: {before} before, {points} in this round, {total} in total.")
        line = said.format(
            rank=standing.rank,
            name=name,
            before=standing.before,
            points=self.points(standing),
            total=standing.total,
        )
        return f"{line} {favourites}."

    def points(self, standing: Standing) -> str:
        """The points of the round; those of the rule of 33 with what was counted."""
        if standing.is_struck:
            return self.tr("{counted} → {points}").format(
                counted=standing.counted, points=standing.points
            )
        return f"+{standing.points}"
