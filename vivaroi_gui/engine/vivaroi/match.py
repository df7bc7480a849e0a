"""Games of Viva il Re! on the line protocol: the deals of all rounds are known beforehand."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from vivaroi_gui.engine.match import Match
from vivaroi_gui.engine.vivaroi import show
from vivaroi_gui.rules.core import Json, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, State, View, draw, game, legal, new, view
from vivaroi_gui.rules.vivaroi.actions import BadAction, read_move
from vivaroi_gui.rules.vivaroi.deal import check
from vivaroi_gui.rules.vivaroi.deal_text import read_deal, write_deal
from vivaroi_gui.rules.vivaroi.moves import BadDeal, ChooseAmbition, Deal, Move


class VivaroiMatch(Match[Options, State]):
    """A player is a seat, but a person while Ambitions are chosen."""

    def __init__(self, options: Options, deals: Iterable[Deal]) -> None:
        super().__init__(game, options)
        self._deals = tuple(deals)
        self.go_on()

    # --- chance --------------------------------------------------------------------------------

    @classmethod
    def dealt(cls, options: Options, deal: Json) -> "VivaroiMatch":
        """A game with a dictated deal.

        Raises:
            BadDeal: not the text form of a deal, or one that the rules forbid.
        """
        return cls(options, _read_deals(options, deal))

    @classmethod
    def drawn(cls, options: Options, random: Random) -> "VivaroiMatch":
        """A game dealt by lot."""
        dealer = new(options)
        return cls(options, [_spent(dealer, draw(dealer, random)) for _ in range(options.rounds)])

    def due(self) -> Deal:
        return self._deals[self.state.round]

    def write_deal(self) -> Json:
        rounds = [write_deal(self.options, deal) for deal in self._deals]
        first_player, *_ = [entry.pop("first_player") for entry in rounds]
        return {"first_player": first_player, "rounds": rounds}

    # --- moves ---------------------------------------------------------------------------------

    @property
    def _is_by_person(self) -> bool:
        return self.state.phase is Phase.AMBITION

    def players(self) -> range:
        return range(self.options.players if self._is_by_person else self.options.seats)

    def seat_of(self, player: int) -> Seat:
        if not self._is_by_person:
            return player
        return next(seat for seat, side in enumerate(self.options.sides) if player in side)

    def actors(self) -> Sequence[int]:
        if self._is_by_person:
            return [person for person, kept in enumerate(self.state.ambitions) if kept is None]
        return super().actors()

    def moves(self, player: int) -> tuple[Move, ...]:
        moves = legal(self.state, self.seat_of(player))
        if not self._is_by_person:
            return moves
        return tuple(m for m in moves if isinstance(m, ChooseAmbition) and m.person == player)

    def read(self, action: Json) -> tuple[Seat, Move]:
        if action.get("type") == "deal":
            raise BadAction("the engine deals by itself")
        return read_move(self.options, action, self.state.turn)

    # --- what is told of it --------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.state.phase.value

    def public(self) -> Json:
        return show.public(view(self.state), self.actors())

    def secret(self, seat: Seat) -> Json:
        return show.secret(view(self.state, seat))

    def secrets(self) -> Json:
        return show.secrets(self.state)

    def final(self) -> Json:
        return {
            "public": {**self.public(), "history": show.history(self.state)},
            "secret": self.secrets(),
        }

    def view(self, player: int) -> View:
        """With the moves of this player alone."""
        return replace(view(self.state, self.seat_of(player)), legal=self.moves(player))


def _spent(dealer: State, deal: Deal) -> Deal:
    """The deal, checked; the ``dealer`` is a position of which only cards and rounds move on."""
    dealer.used_cards |= check(dealer, deal)
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
