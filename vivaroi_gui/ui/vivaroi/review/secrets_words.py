"""The words of what could be guessed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vivaroi_gui.ai.vivaroi.review.parts import Telling
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi.events import MovedUp, Placed
from vivaroi_gui.rules.vivaroi.moves import Card, Place
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.review import Note, NoteLine, NoteSign
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.secrets import Glimpse
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.points import percent


class SecretsWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def tab(self) -> str:
        return self.tr("Secrets")

    def title(self, name: str) -> str:
        return self.tr("What the table could guess: {name}").format(name=name)

    def whose(self) -> str:
        """The question that the faces answer."""
        return self.tr("Whose card")

    def legend(self) -> str:
        told = self.tr("The clearer a character, the surer a careful onlooker was.")
        if tones().is_flat:
            told = self.tr("The longer a character’s bar, the surer a careful onlooker was.")
        return f"{told} {self.lore.what_hearts_mark()}"

    def heads(self) -> tuple[str, str, str]:
        """What is in the columns of the moments."""
        return self.tr("What came"), self.tr("Who was suspected"), self.tr("True card")

    # --- a moment ------------------------------------------------------------------------------

    def moment(self, glimpse: Glimpse, seat: int) -> tuple[str, str]:
        """What came, and where or how; the second may be nothing."""
        came = glimpse.happening
        if came.is_deal:
            return self.tr("Cards dealt"), ""
        if glimpse.is_placed:
            return self.tr("All placed"), ""
        if came.election is not None:
            title = self.tr("Election {number}").format(number=came.number)
            character = self.lore.character(came.election.character)
            return title, labelled(character, card_words().name(came.election.votes[seat]))
        assert came.act is not None, "a moment at which nothing came"
        move = came.act[1]
        if isinstance(move, Place):
            return self.lore.character(move.character), self.lore.on_floor(move.floor)
        return self.lore.character(move.character), self.lore.to_place(move.to)

    def chance(self, chance: float) -> str:
        return self.tr("{chance}%").format(chance=percent(chance))

    def whole_card(self, chance: float) -> str:
        return self.tr("The whole card: {percent}%").format(percent=percent(chance))

    def row(self, glimpse: Glimpse, seat: int) -> str:
        """A moment for those who hear it: only who probably is a favourite."""
        came = ", ".join(filter(None, self.moment(glimpse, seat)))
        likely = ", ".join(self._likely(glimpse)) or self.tr("nobody above 50%")
        return f"{labelled(came, likely)}. {self.whole_card(glimpse.card)}."

    def _likely(self, glimpse: Glimpse) -> Iterator[str]:
        for who in glimpse.likely:
            chance = percent(glimpse.favourites[who])
            told = self.tr("{character} {percent}%")
            yield told.format(character=self.lore.character(who), percent=chance)

    # --- what gave it away ---------------------------------------------------------------------

    def tellings(self, name: str) -> str:
        return self.tr("What gave {name} away most").format(name=name)

    def nothing_told(self) -> str:
        return self.tr("No single thing gave much away.")

    def act(self, telling: Telling, findings: Findings, players: Sequence[Player]) -> str:
        """What a person did that told much."""
        options = findings.options
        seat, came = options.seat_of(telling.person), findings.happenings[telling.at]
        if came.election is not None:
            return self._voted(came.election, players[seat], came.election.votes[seat])
        event = _event(telling.at, findings)
        return plain(chronicle_words().line(event, players, self.lore))

    def _voted(self, election: Election, player: Player, card: Card) -> str:
        told = {
            Card.YES: self.tr("{name} voted Yes for {character}."),
            Card.NO: self.tr("{name} voted No against {character}."),
            Card.STOMACH_ACHE: self.tr("{name} played the Stomach-ache for {character}."),
        }
        if player.is_team:
            told = {
                Card.YES: self.tr("{name} voted Yes for {character}.", "a team"),
                Card.NO: self.tr("{name} voted No against {character}.", "a team"),
                Card.STOMACH_ACHE: self.tr(
                    "{name} played the Stomach-ache for {character}.", "a team"
                ),
            }
        character = self.lore.named(election.character)
        return told[card].format(name=people().seat(player), character=character)

    def note(self, telling: Telling, findings: Findings, players: Sequence[Player]) -> Note:
        """What is said of it where it is watched again."""
        person = persons(players)[telling.person]
        act = NoteLine(self.act(telling, findings, players), NoteSign.STRONG)
        title = self.tr("What gave {name} away").format(name=person.name)
        return Note(title, (person,), (act, NoteLine(self.effect(telling))))

    def effect(self, telling: Telling) -> str:
        told = self.lore.asks_favourite().format(
            about=self.lore.character(telling.character),
            before=percent(telling.before),
            after=percent(telling.after),
        )
        return told.replace(" → ", "\u00a0→\u00a0")  # the figures stay on one line


def _event(at: int, findings: Findings) -> Event:
    """What was told as it happened; the points that a placing brought are left out."""
    told = findings.sights[at].events
    event = next(one for one in told if isinstance(one, Placed | MovedUp))
    return replace(event, points=0) if isinstance(event, Placed) else event
