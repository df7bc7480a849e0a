"""The words of a replay."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Loan
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.replay.eyes import Eyes
from vivaroi_gui.ui.session.retelling import AnyRetelling
from vivaroi_gui.ui.settings import Speed


class ReplayWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self) -> str:
        return self.tr("Replay")

    def close(self) -> str:
        return self.tr("Close")

    def timeline(self) -> str:
        return self.tr("Step of the game")

    def how_fast(self) -> str:
        """What is asked by the buttons with speeds."""
        return self.tr("Speed")

    def speed(self, speed: Speed) -> str:
        return {
            Speed.SLOW: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
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

    def sight(self, eyes: Eyes, replay: Replay, retelling: AnyRetelling) -> str:
        """What is seen through them."""
        if eyes.sees_all:
            return retelling.all_is_open(replay.options)
        if eyes.seat is None:
            return self.tr("What everybody at the table saw.")
        if eyes.seat == replay.hand_to:
            return self.tr("The curtain falls first: nobody else may look.")
        return self.tr("With the secrets of this seat.")

    # --- where it is ---------------------------------------------------------------------------

    def before_all(self) -> str:
        """What is told before anything has happened."""
        return self.tr("Before the first round")

    def loan(self, loan: Loan, players: Sequence[Player]) -> str:
        """Who plays a seat from there on."""
        player = players[loan.seat]
        if loan.level is None:
            again = (
                self.tr("{name} play again") if player.is_team else self.tr("{name} plays again")
            )
        else:
            again = self.tr("The computer plays for {name} ({level})")
        level = people().level(loan.level) if loan.level else ""
        return again.format(name=people().seat(player), level=level)
