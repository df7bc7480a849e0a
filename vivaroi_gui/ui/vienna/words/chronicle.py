"""What has happened, in lines."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, StopIndex
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    Dealt,
    DiceLeft,
    DieSet,
    DieTurned,
    DoubleTurnKept,
    DoubleTurnUsed,
    EvaluationBegun,
    GameWon,
    GendarmeSet,
    KrieauGained,
    Placed,
    RerollPaid,
    RoundBegun,
    RoundOver,
    StartCardChosen,
    StopEvaluated,
    Thrown,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.told import Line, Template, line_of
from vivaroi_gui.ui.vienna.words.cards import card_words
from vivaroi_gui.ui.vienna.words.evaluated import evaluated_words


class ChronicleWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def line(self, event: Event, players: Sequence[Player], options: Options) -> Line:
        """What happened, as a line of the chronicle; empty for what is not worth a line."""
        write = _LINES.get(type(event))
        return write(self, event, _Told(players, options)) if write else ()

    # --- before the first round, and between two -----------------------------------------------

    def dealt(self, event: Dealt, told: "_Told") -> Line:
        return line_of(
            self.tr("{player} gets the watch, the card of the first player, and will begin."),
            player=told.name(event.first_player),
        )

    def start_card_chosen(self, event: StartCardChosen, told: "_Told") -> Line:
        card = card_words().start_card(told.options.board.start_cards[event.card])
        text = self.tr("{player} chose this start card: {card}.")
        return line_of(text, player=told.name(event.seat), card=card)

    def round_begun(self, event: RoundBegun, told: "_Told") -> Line:
        text = self.tr("Round {number}: {player} begins.")
        return line_of(text, number=str(event.number), player=told.name(event.first_player))

    # --- a turn --------------------------------------------------------------------------------

    def thrown(self, event: Thrown, told: "_Told") -> Line:
        dice = self.dice(event.thrown, event.thrown_white)
        return line_of(self.tr("{player} threw {dice}."), player=told.name(event.seat), dice=dice)

    def reroll_paid(self, event: RerollPaid, told: "_Told") -> Line:
        text = self.tr("{player} paid a coin to reroll {dice}.")
        dice = self.dice(event.dice, event.white)
        return line_of(text, player=told.name(event.seat), dice=dice)

    def die_turned(self, event: DieTurned, told: "_Told") -> Line:
        text = self.tr("{player} paid a coin and turned a die from {was} to {face}.")
        if event.is_white:
            text = self.tr("{player} paid a coin and turned the white die from {was} to {face}.")
        return self._turned(text, event, told)

    def placed(self, event: Placed, told: "_Told") -> Line:
        if event.stop == GEHEIMBUND:
            text = self.tr("{player} put {dice} into the {stop}: {coins}.")
        elif event.bribe:
            text = self.tr("{player} paid a coin to go back to {stop}, with {dice}.")
        elif event.is_joker:
            text = self.tr("{player} put {dice} on {stop}, thanks to the Joker.")
        else:
            text = self.tr("{player} put {dice} on {stop}.")
        player, stop = told.name(event.seat), told.stop(event.stop)
        dice = self.dice(event.dice.dice, event.dice.white)
        return Template(text, {"player": player, "stop": stop, "dice": dice}).filled(
            coins=evaluated_words().coins(event.coins)
        )

    def gendarme_set(self, event: GendarmeSet, told: "_Told") -> Line:
        text = self.tr("{player} sent the gendarme to {stop}.")
        return line_of(text, player=told.name(event.seat), stop=told.stop(event.stop))

    def krieau_gained(self, event: KrieauGained, told: "_Told") -> Line:
        gains = evaluated_words().gains(event.coins, event.points)
        text = self.tr("{player}: {gains}")
        return Template(text, {"player": told.name(event.seat)}).filled(gains=gains)

    def die_set(self, event: DieSet, told: "_Told") -> Line:
        text = self.tr("{player} turned a die from {was} to {face}.")
        if event.is_white:
            text = self.tr("{player} turned the white die from {was} to {face}.")
        return self._turned(text, event, told)

    def dice_left(self, event: DiceLeft, told: "_Told") -> Line:
        return line_of(self.tr("{player} turned no die."), player=told.name(event.seat))

    def double_turn_used(self, event: DoubleTurnUsed, told: "_Told") -> Line:
        return line_of(self.tr("{player} takes a second turn."), player=told.name(event.seat))

    def double_turn_kept(self, event: DoubleTurnKept, told: "_Told") -> Line:
        text = self.tr("{player} keeps the double turn for later.")
        return line_of(text, player=told.name(event.seat))

    def _turned(self, text: str, event: "DieTurned | DieSet", told: "_Told") -> Line:
        player, was, face = told.name(event.seat), str(event.was), str(event.face)
        return line_of(text, player=player, was=was, face=face)

    def dice(self, own: Sequence[int], white: int | None) -> str:
        """Faces, the white die's last and named."""
        faces = [str(face) for face in own]
        if white is not None:
            faces.append(self.tr("white {face}").format(face=white))
        return " + ".join(faces)

    # --- the evaluation ------------------------------------------------------------------------

    def evaluation_begun(self, event: EvaluationBegun, told: "_Told") -> Line:
        return line_of(self.tr("Evaluation of round {number}"), number=str(event.round))

    def choice_due(self, event: ChoiceDue, told: "_Told") -> Line:
        text = self.tr("{player} has to choose at {stop}.")
        return line_of(text, player=told.name(event.seat), stop=told.stop(event.stop))

    def stop_evaluated(self, event: StopEvaluated, told: "_Told") -> Line:
        record = event.record
        bold = {"player": told.name(record.seat), "stop": told.stop(record.stop)}
        told_there = evaluated_words().told(record, told.players, told.options)
        return Template(self.tr("{player}, {stop}: {told}"), bold).filled(told=told_there)

    def round_over(self, event: RoundOver, told: "_Told") -> Line:
        names = [people().seat(player) for player in told.players]
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(names, event.scores, strict=True)
        )
        text = self.tr("Round {number} is over: {scores}.")
        return line_of(text, number=str(event.number), scores=scores)

    def game_won(self, event: GameWon, told: "_Told") -> Line:
        names = [told.name(seat) for seat in event.result.winners]
        if len(names) == 1:
            return line_of(self.tr("{names} wins the game."), names=names[0])
        return line_of(self.tr("{names} share the victory."), names=people().names(names))


class _Told(NamedTuple):
    """What every line is told with."""

    players: Sequence[Player]
    options: Options

    def name(self, seat: Seat) -> str:
        return people().seat(self.players[seat])

    def stop(self, index: StopIndex) -> str:
        return self.options.board.stops[index].name


_LINES: dict[type[Event], Callable[..., Line]] = {
    Dealt: ChronicleWords.dealt,
    StartCardChosen: ChronicleWords.start_card_chosen,
    RoundBegun: ChronicleWords.round_begun,
    RerollPaid: ChronicleWords.reroll_paid,
    Thrown: ChronicleWords.thrown,
    DieTurned: ChronicleWords.die_turned,
    Placed: ChronicleWords.placed,
    GendarmeSet: ChronicleWords.gendarme_set,
    KrieauGained: ChronicleWords.krieau_gained,
    DieSet: ChronicleWords.die_set,
    DiceLeft: ChronicleWords.dice_left,
    DoubleTurnKept: ChronicleWords.double_turn_kept,
    DoubleTurnUsed: ChronicleWords.double_turn_used,
    EvaluationBegun: ChronicleWords.evaluation_begun,
    ChoiceDue: ChronicleWords.choice_due,
    StopEvaluated: ChronicleWords.stop_evaluated,
    RoundOver: ChronicleWords.round_over,
    GameWon: ChronicleWords.game_won,
}


@cache
def chronicle_words() -> ChronicleWords:
    """The one ChronicleWords of the program."""
    return ChronicleWords()
