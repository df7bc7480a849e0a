"""Before the first round: who is first, and the start cards ("Préparatifs")."""

from random import Random

from vivaroi_gui.rules.core import Emit, Seat
from vivaroi_gui.rules.vienna.circles import together
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.events import Dealt, StartCardChosen, StartCoinsTaken
from vivaroi_gui.rules.vienna.moves import BadDeal, ChooseStartCard, Deal
from vivaroi_gui.rules.vienna.phase import NEW_ROUND, START_CARD
from vivaroi_gui.rules.vienna.state import State


def draw_deal(state: State, random: Random) -> Deal:
    """A first player and a shuffled pile."""
    pile = state.board.pile
    return Deal(random.randrange(state.options.seats), tuple(random.sample(pile, len(pile))))


def deal(state: State, move: Deal, emit: Emit | None) -> None:
    """The watch goes to the first player, who is the last one to choose a start card.

    Raises:
        BadDeal: naming what does not fit; the position is unchanged.
    """
    if move.first_player not in range(state.options.seats):
        raise BadDeal(f"first player: no seat {move.first_player}")
    if sorted(move.pile) != list(state.board.pile):
        raise BadDeal("pile: each character card of the board once")
    state.pile = move.pile
    state.first_player = state.owners[Special.FIRST_PLAYER] = move.first_player
    state.turn = _right_of(state, move.first_player)
    state.phase = START_CARD
    if emit:
        emit(Dealt(move.first_player))


def choose_start_card(state: State, seat: Seat, move: ChooseStartCard, emit: Emit | None) -> None:
    """Counter-clockwise, until the first player has chosen; then all take their coins (A20)."""
    card = state.board.start_cards[move.card]
    state.start_left = tuple(one for one in state.start_left if one != move.card)
    state.start_cards[seat] = move.card
    state.symbols[seat] = together(state.symbols[seat], card.symbols)
    if emit:
        emit(StartCardChosen(seat, move.card))
    if seat != state.first_player:
        state.turn = _right_of(state, seat)
        return
    _take_coins(state, emit)
    state.start_left = ()
    state.phase = NEW_ROUND
    state.pick_up_first()


def _take_coins(state: State, emit: Emit | None) -> None:
    cards = state.board.start_cards
    state.coins = [cards[card].coins for card in state.start_cards if card is not None]
    if emit:
        emit(StartCoinsTaken(tuple(state.coins)))


def _right_of(state: State, seat: Seat) -> Seat:
    return state.options.neighbours[seat][1]
