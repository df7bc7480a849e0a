"""A game whose chance is known beforehand."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from vivaroi_gui.rules.core import CHANCE, Json, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, draw, new
from vivaroi_gui.rules.vivaroi.actions import BadAction, read_deal, read_move, write_deal
from vivaroi_gui.rules.vivaroi.deal import BadDeal, check
from vivaroi_gui.rules.vivaroi.moves import Deal


@dataclass(slots=True)
class Game:
    """A position and the deals of all its rounds; each is made as soon as its round begins."""

    state: State
    deals: tuple[Deal, ...]

    @classmethod
    def dealt(cls, options: Options, deal: Json) -> "Game":
        """A game with a dictated deal.

        Raises:
            BadDeal: not the text form of a deal, or one that the rules forbid.
        """
        return cls._begun(options, _read_deals(options, deal))

    @classmethod
    def drawn(cls, options: Options, random: Random) -> "Game":
        """A game dealt by lot."""
        dealer = new(options)
        deals = (_spent(dealer, draw(dealer, random)) for _ in range(options.rounds))
        return cls._begun(options, deals)

    @classmethod
    def _begun(cls, options: Options, deals: Iterable[Deal]) -> "Game":
        game = cls(new(options), tuple(deals))
        game._deal_if_due()
        return game

    def play(self, action: Json) -> None:
        """Plays the text form of a move, and deals where that ends a round.

        Raises:
            RulesError: the action is no move, or an illegal one; the position is unchanged.
        """
        if action.get("type") == "deal":
            raise BadAction("the engine deals by itself")
        seat, move = read_move(self.state.options, action, self.state.turn)
        apply(self.state, seat, move)
        self._deal_if_due()

    def write_deal(self) -> Json:
        """All that chance decides in the game, rounds still to come included."""
        rounds = [write_deal(self.state.options, deal) for deal in self.deals]
        first_player, *_ = [entry.pop("first_player") for entry in rounds]
        return {"first_player": first_player, "rounds": rounds}

    def _deal_if_due(self) -> None:
        if self.state.phase is Phase.DEAL:
            apply(self.state, CHANCE, self.deals[self.state.round])


def _spent(dealer: State, deal: Deal) -> Deal:
    """The deal, checked; the ``dealer`` is a position of which only cards and rounds move on."""
    dealer.used |= check(dealer, deal)
    dealer.round += 1
    return deal


def _read_deals(options: Options, deal: Json) -> list[Deal]:
    if deal.keys() != {"first_player", "rounds"}:
        raise BadDeal("a deal has first_player and rounds")
    rounds = deal["rounds"]
    if not isinstance(rounds, list) or len(rounds) != options.rounds:
        raise BadDeal(f"rounds: a list of {options.rounds}")
    dealer = new(options)
    return [
        _spent(dealer, _read_round(options, entry, None if number else deal["first_player"]))
        for number, entry in enumerate(rounds)
    ]


def _read_round(options: Options, entry: object, first_player: Seat | None) -> Deal:
    if not isinstance(entry, dict) or "first_player" in entry:
        raise BadDeal("rounds: each is an object, without a first player")
    return read_deal(options, {**entry, "first_player": first_player})
