"""The words of people's decisions: what they could know then, never what they should have won."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    YES,
    Card,
    ChooseAmbition,
    Deal,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.session.review import Note, NoteLine, NoteSign
from vivaroi_gui.ui.vivaroi.review.decisions import SlipSeen
from vivaroi_gui.ui.vivaroi.review.findings import said
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_title
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.points import percent


class DecisionsWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange.

    Whoever is spoken to is the one person, or the team, whose decision it was.
    """

    def tab(self) -> str:
        return self.tr("Decisions")

    def title(self, player: Player, players: Sequence[Player]) -> str:
        """Of the only person at the screen, or of one of several seats."""
        is_alone = sum(one.is_persons for one in players) == 1
        if is_alone and player.is_persons and not player.is_team:
            return self.tr("Your decisions")
        return self.tr("Decisions: {name}").format(name=people().seat(player))

    def whose(self) -> str:
        """The question that the faces answer."""
        return self.tr("Whose decisions")

    def how(self) -> str:
        """The title of how it was found."""
        return self.tr("How it is judged")

    def more(self, slips: int) -> str:
        """So many smaller ones follow; after the last ones back to the largest."""
        if not slips:
            return self.tr("Back to the largest")
        return self.tr("%n more", "slips", slips)

    # --- how many ------------------------------------------------------------------------------

    def table(self) -> str:
        """The title of what was found of each seat."""
        return self.tr("Round the table")

    def not_asked(self) -> str:
        return self.tr("not looked at")

    def looked_at(self, decisions: int) -> str:
        return self.tr("%n decision(s) looked at", "", decisions)

    def so_many_slips(self, slips: int) -> str:
        return self.tr("%n clear slip(s)", "", slips)

    def none(self) -> str:
        return self.tr(
            "No clear slip: wherever another choice looked better, "
            "the difference was within chance."
        )

    def none_yet(self) -> str:
        return self.tr("Still being looked at. No clear slip so far.")

    def what_better_means(self) -> str:
        return self.tr(
            "“Better” means: a greater chance to win for whoever then plays on as well as the "
            "strongest computer player, with the others as they seemed then. It does not mean that "
            "the game would have been won."
        )

    def fair(self, player: Player) -> str:
        if player.is_persons:
            return self.tr("Judged only by what your seat could see then.")
        return self.tr("Judged only by what that seat could see then.")

    def not_looked_at(self, player: Player) -> str:
        """Of a computer, whose decisions nobody has asked about; or of people, for whom computers
        have decided, or may have in a game of an earlier version.
        """
        told = self.tr("The computer played for {name}. These decisions can be looked at too.")
        if player.is_persons:
            told = self.tr(
                "{name}: none of these decisions is known to be made by a person, "
                "so none is judged."
            )
        return told.format(name=people().seat(player))

    def ask(self) -> str:
        return self.tr("Look at these decisions")

    # --- a slip --------------------------------------------------------------------------------

    def played(self, seen: SlipSeen, player: Player, held: frozenset[int]) -> str:
        act = self._act(seen.slip.played, seen, held, is_kind=False)
        text = self.tr("You chose to {act}.")
        if not player.is_persons:
            text = self.tr("{name} chose to {act}.")
        elif player.is_team:
            text = self.tr("You chose to {act}.", "a team")
        return text.format(act=act, name=people().seat(player))

    def better(self, seen: SlipSeen, player: Player, held: frozenset[int]) -> str:
        act = self._act(seen.slip.better, seen, held, is_kind=True)
        text = self.tr("With what you could know then, it was better to {act}.")
        if not player.is_persons:
            text = self.tr("With what could be known there, it was better to {act}.")
        elif player.is_team:
            text = self.tr("With what you could know then, it was better to {act}.", "a team")
        return text.format(act=act)

    def difference(self, seen: SlipSeen) -> str:
        """With two standard errors, at least one point."""
        text = self.tr(
            "Out of 100 games like this, about {loss} more would be won (give or take {error})."
        )
        return self._difference(text, seen)

    def difference_apart(self, seen: SlipSeen) -> str:
        """The same where nothing beside it says what better means."""
        text = self.tr(
            "Out of 100 games like this, about {loss} more would be won (give or take {error}), "
            "playing on as well as the strongest computer player."
        )
        return self._difference(text, seen)

    def _difference(self, text: str, seen: SlipSeen) -> str:
        error = max(1, percent(2 * seen.slip.error))
        return text.format(loss=percent(seen.slip.loss), error=error)

    def harmless(self, player: Player) -> str:
        if not player.is_persons:
            return self.tr("With the real cards, the choice did no harm.")
        if player.is_team:
            return self.tr("With the real cards, your choice did no harm.", "a team")
        return self.tr("With the real cards, your choice did no harm.")

    def _act(self, move: Move, seen: SlipSeen, held: frozenset[int], *, is_kind: bool) -> str:
        """What can be done, to go into a sentence; placings that are alike by their kind."""
        match move:
            case Vote():
                return self._vote(move.card, seen)
            case Place():
                return self._place(move, held, is_kind=is_kind)
            case MoveUp() if move.to == THRONE:
                return self.lore.act_propose().format(character=self.lore.named(move.character))
            case MoveUp():
                text, where = self.tr("move {character} up {where}"), self.lore.to_place(move.to)
                return text.format(character=self.lore.named(move.character), where=where)
            case ChooseAmbition():
                title = ambition_title(move.ambition)
                return self.tr("keep the Ambition “{title}”").format(title=title)
            case Deal():
                raise ValueError("chance decides nothing")

    def _place(self, move: Place, held: frozenset[int], *, is_kind: bool) -> str:
        where = self.lore.on_floor(move.floor)
        if not is_kind:
            text = self.tr("place {character} {where}")
            return text.format(character=self.lore.named(move.character), where=where)
        is_favourite = move.character in held
        text = self.lore.act_favourite() if is_favourite else self.lore.act_stranger()
        return text.format(where=where)

    def _vote(self, card: Card, seen: SlipSeen) -> str:
        text = {
            YES: self.tr("vote Yes for {character}"),
            NO: self.tr("vote No against {character}"),
            Card.STOMACH_ACHE: self.tr("play the Stomach-ache"),
        }[card]
        nominee = seen.before.nominee
        return text.format(character="" if nominee is None else self.lore.named(nominee))

    # --- as the cards lay ----------------------------------------------------------------------

    def flipped(self, seen: SlipSeen, player: Player) -> str:
        """What the better card would have come to."""
        assert seen.flip is not None, "no vote decided"
        text = {
            YES: self.tr("Had you voted Yes, {character} would have been crowned."),
            NO: self.tr("Had you voted No: no crown for {character}."),
            Card.STOMACH_ACHE: self.tr("With your Stomach-ache: no crown for {character}."),
        }
        if not player.is_persons:
            text = {
                YES: self.tr("With a Yes instead, {character} would have been crowned."),
                NO: self.tr("With a No instead: no crown for {character}."),
                Card.STOMACH_ACHE: self.tr("With a Stomach-ache: no crown for {character}."),
            }
        elif player.is_team:
            text |= {
                YES: self.tr("Had you voted Yes, {character} would have been crowned.", "a team"),
                NO: self.tr("Had you voted No: no crown for {character}.", "a team"),
            }
        nominee = seen.before.nominee
        named = "" if nominee is None else self.lore.named(nominee)
        return text[seen.flip.card].format(character=named)

    def otherwise(self, name: str, here: float, there: float) -> str:
        told = self.tr("{name}: {here}% to win in the game, {there}% otherwise")
        return told.format(name=name, here=percent(here), there=percent(there))

    # --- over the replay -----------------------------------------------------------------------

    def note(
        self, seen: SlipSeen, players: Sequence[Player], held: frozenset[int], fact: str
    ) -> Note:
        """All that is said of a slip, and the ``fact`` that goes with it, if there is one."""
        player = players[seen.slip.seat]
        lines = tuple(self._lines(seen, players, held, fact))
        return Note(self.title(player, players), player.persons, lines)

    def _lines(
        self, seen: SlipSeen, players: Sequence[Player], held: frozenset[int], fact: str
    ) -> Iterator[NoteLine]:
        player = players[seen.slip.seat]
        yield NoteLine(self.played(seen, player, held), NoteSign.DONE)
        yield NoteLine(self.better(seen, player, held), NoteSign.BETTER)
        if fact:
            yield NoteLine(fact)
        yield NoteLine(self.difference_apart(seen))
        yield NoteLine(self.fair(player), NoteSign.FINE)
        if seen.flip is not None:
            yield NoteLine(self.flipped(seen, player), NoteSign.HEADING)
            for seat in said(seen.flip):
                yield self._otherwise(seen, seat, players)
        elif seen.slip.is_harmless:
            yield NoteLine(self.harmless(player), NoteSign.HEADING)

    def _otherwise(self, seen: SlipSeen, seat: Seat, players: Sequence[Player]) -> NoteLine:
        """Behind the seats comes the Emissary."""
        assert seen.flip is not None, "no vote decided"
        is_seated = seat < len(players)
        name = people().seat(players[seat]) if is_seated else self.lore.emissary_in_brief()
        told = self.otherwise(name, seen.flip.means[seat], seen.flip.instead[seat])
        return NoteLine(told, NoteSign.PLAYER, players[seat] if is_seated else None)
