"""The castle watched again: elections are its landmarks, votes and Ambitions what lay hidden."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from vivaroi_gui.ai.review import Basis, Part
from vivaroi_gui.rules.core import Event, Seat, Shown
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    RoundBegun,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move, Vote
from vivaroi_gui.table.memories import BoldNo, SeatEnding
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.retelling import Retelling
from vivaroi_gui.ui.vivaroi.panels.chronicle_rows import latest
from vivaroi_gui.ui.vivaroi.timeline import AMBITION, COUNT, END, HALL, TABLE
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_title
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import lore

if TYPE_CHECKING:  # loaded when a game is explained
    from vivaroi_gui.ui.session.review import Review


_QUICK: Final = "quick"
"""The quick form, in the file of memories."""


class RetellingWords(QObject):
    """In the language that is spoken now."""

    def earlier(self) -> str:
        return self.tr("Previous election")

    def later(self) -> str:
        return self.tr("Next election")

    def phase(self, page: str, *, is_placing: bool) -> str:
        return {
            TABLE: self.tr("Placing") if is_placing else self.tr("Accession"),
            AMBITION: self.tr("Ambition"),
            HALL: self.tr("Election"),
            COUNT: self.tr("Scoring"),
            END: self.tr("End of the game"),
        }[page]

    def quick(self) -> str:
        """One round, or placed at random, or both."""
        return self.tr("Quick form")

    def all_is_open(self, *, has_ambitions: bool) -> str:
        if has_ambitions:
            return self.tr("All favourites, votes and Ambitions are face up.")
        return self.tr("All favourites and votes are face up.")

    def kept(self, name: str, title: str) -> str:
        return self.tr("{player} keeps “{title}”.").format(player=name, title=title)

    def voted(self, player: str, card: str) -> str:
        return self.tr("{player}: {card}").format(player=player, card=card)

    def has_voted(self, player: Player) -> str:
        name = people().seat(player)
        if not player.is_team:
            return self.tr("{player} has voted.").format(player=name)
        return self.tr("{player} have voted.").format(player=name)

    def all_have_voted(self) -> str:
        return self.tr("Everybody has voted.")


class CastleRetelling(Retelling[Options, View, Move]):
    landmark = "kit/crown"
    explains = True

    def __init__(self) -> None:
        self._words = RetellingWords()

    def begins_round(self, events: tuple[Event, ...]) -> bool:
        return any(isinstance(event, RoundBegun) for event in events)

    def is_landmark(self, events: tuple[Event, ...]) -> bool:
        """A candidate comes to the throne."""
        return any(isinstance(event, ElectionCalled) for event in events)

    def earlier(self) -> str:
        return self._words.earlier()

    def later(self) -> str:
        return self._words.later()

    # --- what happened -------------------------------------------------------------------------

    def phase(self, view: View, moment: Moment) -> str:
        return self._words.phase(moment.rests, is_placing=view.phase is Phase.PLACING)

    def told(
        self, moment: Moment, players: Sequence[Player], options: Options, *, is_discreet: bool
    ) -> str:
        revealed = [one for one in moment.events if isinstance(one, VotesRevealed)]
        if moment.rests == HALL and revealed:  # what comes of the votes is told where it is seen
            if is_discreet:
                return self._words.all_have_voted()
            return chronicle_words().votes(revealed[0], players, lore(options.edition))
        if moment.rests == HALL and isinstance(moment.events[0], VoteLaid):
            return self._words.has_voted(players[moment.events[0].seat])
        lines = latest(moment.events, players, options, len(moment.events))
        return " ".join(plain(line) for line in lines)

    def secret(self, moment: Moment, seat: Seat, move: Move, players: Sequence[Player]) -> str:
        if isinstance(move, ChooseAmbition):
            name = persons(players)[move.person].name
            return self._words.kept(name, ambition_title(move.ambition))
        if isinstance(move, Vote) and len(moment.events) == 1:  # the last one turns them all
            return self._words.voted(people().seat(players[seat]), card_words().name(move.card))
        return ""

    # --- where nothing is hidden any more ------------------------------------------------------

    def laid_open(self, view: View, seats: Sequence[View]) -> View:
        """The persons of the seats, one after the other, are all persons in their order."""
        return replace(view, open_goals=tuple(goal for seat in seats for goal in seat.goals))

    def all_is_open(self, options: Options) -> str:
        return self._words.all_is_open(has_ambitions=options.ambition)

    # --- remembered and explained --------------------------------------------------------------

    def endings(self, view: View) -> tuple[SeatEnding, ...]:
        from vivaroi_gui.ui.vivaroi.final_page.outcome import final_standings

        winners = view.result.winners if view.result else ()
        found = {
            row.seat: SeatEnding(row.total, row.seat in winners, row.kings)
            for row in final_standings(view)
            if row.seat is not None
        }
        return tuple(found[seat] for seat in sorted(found))

    def form_of(self, options: Options) -> str:
        is_quick = options.rounds == 1 or options.placement is Placement.RANDOM
        return _QUICK if is_quick else ""

    def form_title(self, edition: str, form: str) -> str:
        return f"{lore(edition).title()} · {self._words.quick()}"

    def bold_no(self, parts: Sequence[Part], players: Sequence[Player]) -> BoldNo | None:
        from vivaroi_gui.ai.vivaroi.review.parts import Award, Honour

        for part in parts:
            if isinstance(part, Award) and part.honour is Honour.BOLD_NO:
                return BoldNo(persons(players)[part.person].name, part.before, part.after)
        return None

    def review(self, shown: Shown, players: Sequence[Player]) -> "Review":
        from vivaroi_gui.ui.vivaroi.review.review import CastleReview

        return CastleReview(shown, players)

    def review_ahead(self) -> Iterator[None]:
        from vivaroi_gui.ai.vivaroi.review import supposed  # noqa: F401

        yield
        from vivaroi_gui.ui.vivaroi.review import secrets_tab  # noqa: F401

        yield
        from vivaroi_gui.ui.vivaroi.review import review  # noqa: F401

        yield

    @property
    def explained_with(self) -> Basis:
        from vivaroi_gui.ai.vivaroi.review.parts import KINDS
        from vivaroi_gui.ai.vivaroi.review.supposed import supposed

        return Basis(KINDS, supposed())
