"""What has happened, in lines."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi.data import SERVANTS, WCS
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    FirstCrowned,
    GameWon,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.kit.told import Line, Template, line_of
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.lore import Lore
from vivaroi_gui.ui.vivaroi.words.points import signed, so_many_points


class ChronicleWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def line(self, event: Event, players: Sequence[Player], lore: Lore) -> Line:
        """What happened, as a line of the chronicle; empty for what is not worth a line."""
        write = _LINES.get(type(event))
        return write(self, event, _Told(players, lore)) if write else ()

    def round_begun(self, event: RoundBegun, told: "_Told") -> Line:
        player, lore = people().seat(told.players[event.first_player]), told.lore
        begins = lore.game_begins() if event.number == 1 else lore.round_begins()
        points = str(event.totals[0])
        return line_of(begins, number=str(event.number), player=player, points=points)

    def ambition_chosen(self, event: AmbitionChosen, told: "_Told") -> Line:
        name = persons(told.players)[event.person].name
        return line_of(self.tr("{player} has chosen an Ambition."), player=name)

    def placed(self, event: Placed, told: "_Told") -> Line:
        is_team = told.players[event.seat].is_team
        text = self.tr("{player} placed {character} {where}.")
        if event.points and is_team:
            text = self.tr("{player} placed {character} {where} and get {points}.", "a team")
        elif event.points:
            text = self.tr("{player} placed {character} {where} and gets {points}.")
        elif is_team:
            text = self.tr("{player} placed {character} {where}.", "a team")
        return self._acted(text, told.players[event.seat], told.lore.named(event.character)).filled(
            where=told.lore.on_floor(event.floor), points=so_many_points(event.points)
        )

    def left_over(self, event: LeftOver, told: "_Told") -> Line:
        if not event.characters:
            return ()
        names = people().names([told.lore.character(character) for character in event.characters])
        if len(event.characters) == 1:
            text = self.tr("{names} starts {where}.")
        else:
            text = self.tr("{names} start {where}.")
        return Template(text, {"names": names}).filled(where=told.lore.on_floor(SERVANTS))

    def moved_up(self, event: MovedUp, told: "_Told") -> Line:
        is_team = told.players[event.seat].is_team
        text = self.tr("{player} moved {character} up {where}.")
        if event.was in WCS and is_team:
            text = self.tr("{player} moved {character} out of the WC, {where}.", "a team")
        elif event.was in WCS:
            text = self.tr("{player} moved {character} out of the WC, {where}.")
        elif is_team:
            text = self.tr("{player} moved {character} up {where}.", "a team")
        where = told.lore.to_place(event.to)
        return self._acted(text, told.players[event.seat], told.lore.named(event.character)).filled(
            where=where
        )

    def election_called(self, event: ElectionCalled, told: "_Told") -> Line:
        player, lore = told.players[event.seat], told.lore
        proposed = lore.they_propose if player.is_team else lore.is_proposed
        return self._acted(proposed(event.nominee), player, lore.named(event.nominee)).filled()

    def votes_revealed(self, event: VotesRevealed, told: "_Told") -> Line:
        """The outcome only: past votes are remembered, not looked up (ruling B15)."""
        election, lore = event.election, told.lore
        if election.is_crowned:
            text = lore.is_elected(election.character)
        elif election.is_cancelled:
            text = self.tr("Cancelled by a Stomach-ache: {character} goes back {where}.")
        else:
            text = lore.is_refused(election.character)
        character = lore.named(election.character)
        return Template(text, {"character": character}).filled(where=lore.to_place(election.to))

    def votes(self, event: VotesRevealed, players: Sequence[Player], lore: Lore) -> str:
        """Who voted what, on view until the next move."""
        parts = []
        for card in Card:
            voters = [
                people().seat(players[seat])
                for seat, vote in enumerate(event.election.votes)
                if vote is card
            ]
            if event.election.emissary_vote is card:
                voters.append(lore.emissary_in_brief())
            if voters:
                said = self.tr("{card}: {names}")
                parts.append(said.format(card=card_words().name(card), names=", ".join(voters)))
        return " · ".join(parts)

    def first_crowned(self, event: FirstCrowned, told: "_Told") -> Line:
        text = self.tr("All favourites are revealed; first coronation: {scores}.")
        scores = self._scores(told, event.count.points, event.count.emissary_points)
        return line_of(text, scores=scores)

    def round_over(self, event: RoundOver, told: "_Told") -> Line:
        scores = self._scores(told, event.round.points, event.round.emissary_points)
        return line_of(told.lore.round_ends(), number=str(event.round.number), scores=scores)

    def _scores(self, told: "_Told", points: Sequence[int], emissary: int | None) -> str:
        names = [person.name for person in persons(told.players)]
        sums = [f"{name} {signed(sum_)}" for name, sum_ in zip(names, points, strict=True)]
        if emissary is not None:
            sums.append(f"{told.lore.emissary_in_brief()} {signed(emissary)}")
        return ", ".join(sums)

    def game_won(self, event: GameWon, told: "_Told") -> Line:
        if event.result.is_emissary:
            return line_of(self.tr("The {name} wins the game."), name=told.lore.emissary())
        winners = [told.players[seat] for seat in event.result.winners]
        names = [people().seat(player) for player in winners]
        if len(names) == 1 and winners[0].is_team:
            return line_of(self.tr("{names} win the game."), names=names[0])
        if len(names) == 1:
            return line_of(self.tr("{names} wins the game."), names=names[0])
        return line_of(self.tr("{names} share the victory."), names=people().names(names))

    def _acted(self, text: str, player: Player, character: str) -> Template:
        return Template(text, {"player": people().seat(player), "character": character})


class _Told(NamedTuple):
    """What every line is told with."""

    players: Sequence[Player]
    lore: Lore


_LINES: dict[type[Event], Callable[..., Line]] = {
    RoundBegun: ChronicleWords.round_begun,
    AmbitionChosen: ChronicleWords.ambition_chosen,
    Placed: ChronicleWords.placed,
    LeftOver: ChronicleWords.left_over,
    MovedUp: ChronicleWords.moved_up,
    ElectionCalled: ChronicleWords.election_called,
    VotesRevealed: ChronicleWords.votes_revealed,
    FirstCrowned: ChronicleWords.first_crowned,
    RoundOver: ChronicleWords.round_over,
    GameWon: ChronicleWords.game_won,
}


@cache
def chronicle_words() -> ChronicleWords:
    """The one ChronicleWords of the program."""
    return ChronicleWords()
