"""The words of a replay."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.events import AmbitionChosen, VoteLaid, VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move, Vote
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.replay import Replay, Scene, Step
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.replay.eyes import Eyes
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.panels.chronicle_rows import latest
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_title
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import lore


class ReplayWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self) -> str:
        return self.tr("Replay")

    def close(self) -> str:
        return self.tr("Close")

    def timeline(self) -> str:
        return self.tr("Step of the game")

    def speed(self, speed: Speed) -> str:
        return {
            Speed.SLOW: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal speed"),
            Speed.FAST: self.tr("Fast"),
        }[speed]

    # --- whose eyes ----------------------------------------------------------------------------

    def whose_eyes(self) -> str:
        return self.tr("Seen by")

    def eyes(self, eyes: Eyes, players: Sequence[Player]) -> str:
        if eyes.sees_all:
            return self.tr("All cards open")
        if eyes.seat is None:
            return self.tr("The table")
        return people().seat(players[eyes.seat])

    def sight(self, eyes: Eyes, replay: Replay) -> str:
        """What is seen through them."""
        if eyes.sees_all and replay.options.ambition:
            return self.tr("All favourites, votes and Ambitions are face up.")
        if eyes.sees_all:
            return self.tr("All favourites and votes are face up.")
        if eyes.seat is None:
            return self.tr("What everybody at the table saw.")
        if eyes.seat == replay.hand_to:
            return self.tr("The curtain falls first: nobody else may look.")
        return self.tr("With the secrets of this seat.")

    def open_cards(self) -> str:
        return self.tr("Everybody’s favourites")

    # --- what is seen --------------------------------------------------------------------------

    def where(self, view: View, scene: Scene) -> str:
        """The round, and what it has come to."""
        if not view.round:
            return self.title()
        round_ = lore(view.options.edition).round_of(view.round, view.options.rounds)
        return f"{round_} · {self._phase(view, scene)}"

    def _phase(self, view: View, scene: Scene) -> str:
        if scene is Scene.TABLE:
            is_placing = view.phase is Phase.PLACING
            return self.tr("Placing") if is_placing else self.tr("Accession")
        return {
            Scene.AMBITION: self.tr("Ambition"),
            Scene.HALL: self.tr("Election"),
            Scene.REVEALED: self.tr("Election"),
            Scene.COUNT: self.tr("Scoring"),
            Scene.END: self.tr("End of the game"),
        }[scene]

    def told(self, replay: Replay, number: int, eyes: Eyes, *, hides_votes: bool) -> str:
        """What happened at a step; to eyes that see all, what was secret about it too."""
        if hides_votes and replay.steps[number].scene is Scene.REVEALED:
            return self.tr("Everybody has voted.")
        step = replay.steps[number]
        truth = replay.truth(number) if eyes.sees_all and _is_sealed(step) else None
        return self._secret(truth, replay.players) if truth else self._public(replay, number)

    def _secret(self, truth: tuple[Seat, Move], players: Sequence[Player]) -> str:
        seat, move = truth
        if isinstance(move, ChooseAmbition):
            name = persons(players)[move.person].name
            kept = self.tr("{player} keeps “{title}”.")
            return kept.format(player=name, title=ambition_title(move.ambition))
        assert isinstance(move, Vote), "nothing else is done in secret"
        voted = self.tr("{player}: {card}")
        return voted.format(player=people().seat(players[seat]), card=card_words().name(move.card))

    def _public(self, replay: Replay, number: int) -> str:
        step = replay.steps[number]
        if not step.events:
            return self.tr("Before the first round")
        if step.scene is Scene.HALL and isinstance(step.events[0], VoteLaid):
            return self._voted(step.events[0], replay.players)
        if step.scene is Scene.REVEALED:
            return self._revealed(step, replay)
        lines = latest(step.events, replay.players, replay.options, len(step.events))
        return " ".join("".join(span.text for span in line) for line in lines)

    def _revealed(self, step: Step, replay: Replay) -> str:
        """The votes alone: what comes of them is the next step."""
        edition = lore(replay.options.edition)
        revealed = (event for event in step.events if isinstance(event, VotesRevealed))
        return chronicle_words().votes(next(revealed), replay.players, edition)

    def _voted(self, event: VoteLaid, players: Sequence[Player]) -> str:
        player = players[event.seat]
        if not player.is_team:
            return self.tr("{player} has voted.").format(player=people().seat(player))
        return self.tr("{player} have voted.").format(player=people().seat(player))


def _is_sealed(step: Step) -> bool:
    """Whether something was done in secret, and is not open yet."""
    is_vote = step.scene is Scene.HALL and isinstance(step.events[0], VoteLaid)
    return is_vote or any(isinstance(event, AmbitionChosen) for event in step.events)
