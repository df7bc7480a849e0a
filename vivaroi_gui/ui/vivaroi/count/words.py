"""The words of the count."""

from collections.abc import Sequence

from vivaroi_gui.rules.vivaroi.data import FLOORS
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import joined, labelled, sentence
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.vivaroi.count.standing import (
    CardCount,
    Favourite,
    Reckoning,
    Standing,
    has_ties,
)
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_condition, ambition_title
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.points import signed, so_many_points, spoken_points


class CountWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self, reckoned: Reckoning) -> str:
        if reckoned.round is None:
            return self.tr("First coronation")
        return self.lore.end_of_round(reckoned.number)

    def upside_down(self) -> str:
        """The tag beside the title where the Jester is King."""
        return self.tr("Upside down: + is −")

    def columns(self, reckoned: Reckoning) -> tuple[str, str, str, str, str]:
        """The heads of the five columns."""
        has_ambition = reckoned.options.ambition
        return (
            self.tr("Player"),
            self.tr("Favourites and Ambition") if has_ambition else self.lore.six_favourites(),
            self.tr("Before"),
            self.tr("Points") if reckoned.options.wedding else self.lore.round_(),
            self.tr("Total"),
        )

    def crowned_by(self, reckoned: Reckoning) -> str:
        """How the King was elected."""
        election = reckoned.election
        said = self.tr("{count} Yes and no No")
        return said.format(count=(*election.votes, election.emissary_vote).count(Card.YES))

    def note(self, reckoned: Reckoning, players: Sequence[Player]) -> str:
        """What the points come from, or the rule of 33 where it happens."""
        got_33 = reckoned.count.got_33
        if not got_33:
            return self.lore.worth(reckoned.count.king)
        names = people().names([players[seat].name for seat in got_33])
        told = self.tr("Exactly 0 points in round 3 count as 33: {names}.")
        return told.format(names=names)

    def level(self, reckoned: Reckoning) -> str:
        """What equal totals mean: only the victory is decided."""
        if reckoned.number == reckoned.options.rounds and has_ties(reckoned, at_head=True):
            return self.lore.tie_break()
        return self.tr("Equal totals share a rank.")

    def next_step(self, reckoned: Reckoning, players: Sequence[Player]) -> str:
        """What comes next, and who begins."""
        options, round_ = reckoned.options, reckoned.round
        if round_ is None:
            told = self.tr("{name} waits beside the throne, and the round goes on.")
            return sentence(told.format(name=self.lore.named(reckoned.count.king)))
        if reckoned.number == options.rounds:
            return self.lore.last_round()
        first = players[options.first_player_after(round_.crowned_by)]
        begins = self.lore.they_begin_next if first.is_team else self.lore.begins_next
        told = begins(people().seat(first))
        if reckoned.number + 1 < options.rounds:
            return told
        return f"{told} {self.lore.next_is_last(options.rounds)}"

    def footer(self, reckoned: Reckoning, players: Sequence[Player]) -> str:
        """Ties, and what comes next."""
        told = [self.next_step(reckoned, players)]
        if reckoned.is_stranded:
            told.insert(0, self.tr("Nobody is left to be crowned: no second count."))
        if has_ties(reckoned) and reckoned.round:
            told.insert(0, self.level(reckoned))
        return " ".join(told)

    def proceed(self, reckoned: Reckoning) -> str:
        if reckoned.round is None:
            return self.tr("Go on with the round")
        if reckoned.number == reckoned.options.rounds:
            return self.tr("See who wins")
        return self.lore.start_round(reckoned.number + 1)

    def see_castle(self, *, is_seen: bool) -> str:
        return self.tr("Back to the count") if is_seen else self.tr("See the castle")

    def road(self) -> str:
        return self.tr("Score")

    # --- a row ---------------------------------------------------------------------------------

    def favourite(self, favourite: Favourite) -> str:
        """A favourite, where it ended and what that is worth."""
        place, name = favourite.place, self.lore.character(favourite.character)
        where = self.lore.floor(place) if place in FLOORS else self.lore.place(place)
        if favourite.points is None:
            told = self.tr("{name}, {floor}: the Banished does not count as a favourite")
            return told.format(name=name, floor=where)
        told = self.tr("{name}, {floor}: {points}")
        return told.format(name=name, floor=where, points=self.counted(favourite.points))

    def counted(self, points: int) -> str:
        """Points, perhaps below zero."""
        return spoken_points(points)

    def ambition(self, card: CardCount) -> str:
        """An Ambition, whether it is met, and what that brings."""
        if card.ambition is None:
            return self.tr("Ambition, secret until the round ends")
        told = self.tr("Ambition “{title}” ({condition}): {points}")
        return told.format(
            title=ambition_title(card.ambition),
            points=so_many_points(card.ambition_points),
            condition=ambition_condition(card.ambition),
        )

    def title_of_ambition(self, standing: Standing) -> str:
        """The title of the Ambition that lies open for a marker, if one alone does."""
        opened = [card.ambition for card in standing.cards if card.ambition is not None]
        return ambition_title(opened[0]) if len(opened) == 1 else ""

    def name(self, standing: Standing, players: Sequence[Player]) -> str:
        """The name of whoever has the marker."""
        if standing.seat is None:
            return self.lore.emissary()
        player = players[standing.seat]
        if len(standing.cards) == len(player.persons):
            return people().seat(player)
        return persons(players)[standing.marker].name

    def partner(self, standing: Standing, players: Sequence[Player]) -> str:
        """A note below the name of whoever has a marker and a partner."""
        if standing.seat is None:
            return ""
        player = players[standing.seat]
        if len(standing.cards) == len(player.persons):
            return ""
        own = self.name(standing, players)
        partner = next(one.name for one in player.persons if one.name != own)
        return self.tr("with {name}").format(name=partner)

    def remark(self, standing: Standing, players: Sequence[Player]) -> str:
        """What is to be said of a total, in a word or two."""
        if self.partner(standing, players) and standing.is_counted:
            return self.tr("counts")
        if standing.total == 0 and standing.before + standing.points < 0:
            return self.tr("never below 0")
        return ""

    def compensated(self, standing: Standing) -> str:
        """That points from the placing are among those before the count."""
        return self.tr("with {points} for placing only one character").format(
            points=so_many_points(standing.compensation)
        )

    def earlier(self, standing: Standing, reckoned: Reckoning) -> str:
        """What made up the total before the count, where that needs to be told; a sentence."""
        said = []
        is_first = reckoned.number == 1 and not reckoned.is_second
        if is_first and reckoned.options.rulebook.start_total:
            said.append(self._start(standing, reckoned))
        if standing.compensation:
            said.append(self.compensated(standing))
        return sentence(f"{', '.join(said)}.") if said else ""

    def _start(self, standing: Standing, reckoned: Reckoning) -> str:
        if standing.seat is None:
            return self.tr("starts on %n point(s)", "the Emissary", standing.before)
        return self.tr("everybody starts on %n point(s)", "", reckoned.options.rulebook.start_total)

    def row(self, standing: Standing, players: Sequence[Player]) -> tuple[str, str]:
        """A row in brief; what was added, and the cards that it is made of."""
        said = self.tr("{rank}. {name}: {before} before, {points} in this round, {total} in total.")
        whose = (
            self.name(standing, players),
            self.partner(standing, players),
            self.remark(standing, players),
        )
        added = self.compensated(standing) if standing.compensation else ""
        line = said.format(
            rank=standing.rank,
            name=", ".join(filter(None, whose)),
            before=standing.before,
            points=self.points(standing) if standing.points >= 0 else self.counted(standing.points),
            total=standing.total,
        )
        cards = " ".join(self._card(card, standing) for card in standing.cards)
        return line, joined(sentence(added), cards)

    def _card(self, card: CardCount, standing: Standing) -> str:
        told = "; ".join(self.favourite(favourite) for favourite in card.favourites)
        if card.ambition is not None:
            told = f"{told}; {self.ambition(card)}"
        if len(standing.cards) == 1:
            return f"{told}."
        return labelled(self.counted(card.sum), f"{told}.")

    def points(self, standing: Standing) -> str:
        """The points of the round; those of the rule of 33 with what was counted."""
        if standing.got_33:
            return self.tr("{counted} → {points}").format(
                counted=standing.cards[0].counted, points=standing.points
            )
        return signed(standing.points) if standing.points < 0 else f"+{standing.points}"
