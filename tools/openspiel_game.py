"""The game as OpenSpiel sees it, so that its players can play ours.

Importing this registers ``python_vivaroi`` with OpenSpiel (M. Lanctot et al., OpenSpiel: A
Framework for Reinforcement Learning in Games, arXiv:1908.09453); its parameters are ``players``,
``rounds`` and ``placement``, as in the options.  It needs the extra ``openspiel``.

OpenSpiel wants in a row what is one move of ours, or several at once.  A deal is drawn in single
steps: the first player, a card for each seat, a floor for each character.  Votes are laid from
seat 0 upwards and stay sealed: no information state tells another seat's before the last is laid.
Everybody's return is its share of the victory.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel

from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.rules.vivaroi import (
    Options,
    Phase,
    Placement,
    State,
    View,
    apply,
    legal,
    new,
    to_act,
    view,
)
from vivaroi_gui.rules.vivaroi.data import (
    CAST,
    DECK,
    FLOOR_LIMIT,
    FLOORS,
    NO_CARDS,
    PLACING_FLOORS,
    RANDOM_FLOORS,
    RESERVE,
    Goal,
)
from vivaroi_gui.rules.vivaroi.events import RoundBegun, RoundOver, VotesRevealed
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, Deal, Move, MoveUp, Place, Vote

_MOVE_UP: Final = len(CAST) * len(PLACING_FLOORS)
_VOTE: Final = _MOVE_UP + len(CAST)
_ACTIONS: Final = _VOTE + 2
"""Numbers of the actions: placings by character and floor, ascents by character, Yes, No."""

_DEFAULTS: Final = {"players": 4, "rounds": 3, "placement": str(Placement.PLAYERS)}

_TYPE: Final = pyspiel.GameType(
    short_name="python_vivaroi",
    long_name="Viva il Re! (2003)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(NO_CARDS),
    min_num_players=min(NO_CARDS),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification=_DEFAULTS,
)


def number_of(move: Move) -> int:
    """The action of a player's move."""
    match move:
        case Place(character, floor):
            return character * len(PLACING_FLOORS) + floor - PLACING_FLOORS.start
        case MoveUp(character, _):
            return _MOVE_UP + character
        case Vote(card):
            return _VOTE + (card is NO)
    raise ValueError(f"{move} is drawn step by step")


class Game(pyspiel.Game):
    """The game with its parameters."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(parameters or {})}
        placement = Placement(chosen["placement"])
        self.options = Options(chosen["players"], chosen["rounds"], placement)
        super().__init__(_TYPE, _information(self.options), chosen)

    def new_initial_state(self) -> "GameState":
        return GameState(self)

    def make_py_observer(self, *_: object) -> "Observer":
        return Observer()

    def possible_state(self, seen: View, random: Random) -> "GameState":
        """A state, at random, that looks as ``seen`` to its seat.  Its history begins there."""
        state = self.new_initial_state()
        state.position.rules = possible_state(seen, random)
        return state


def _information(options: Options) -> Any:
    """What OpenSpiel asks of a game; its longest has each character climb and be rejected."""
    players = options.players
    placed = players * options.placed_each
    climbs = len(CAST) * len(FLOORS)
    return pyspiel.GameInfo(
        num_distinct_actions=_ACTIONS,
        max_chance_outcomes=len(DECK),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=options.rounds * (placed + climbs + len(CAST) * players),
    )


class Position:
    """The rules' position, the steps drawn of a deal, and what everybody saw as text.

    OpenSpiel copies its states deeply; what a position shares with its copy never changes.
    """

    def __init__(self, rules: State, drawn: tuple[int, ...] = (), seen: str = "") -> None:
        self.rules = rules
        self.drawn = drawn
        self.seen = seen

    def __deepcopy__(self, _: object) -> "Position":
        return Position(self.rules.copy(), self.drawn, self.seen)

    @property
    def options(self) -> Options:
        return self.rules.options

    def draw(self, outcome: int) -> None:
        """One step of a deal; the last one deals."""
        self.drawn += (outcome,)
        if self._steps_left() == 0:
            deal, self.drawn = _deal(self.drawn, self.options, self.rules.round), ()
            apply(self.rules, CHANCE, deal, self._watch)

    def play(self, action: int) -> None:
        """The move of an action by whoever is next."""
        seat = to_act(self.rules)[0]
        (move,) = (move for move in legal(self.rules, seat) if number_of(move) == action)
        if action < _VOTE:
            self.seen += f"{action} "
        apply(self.rules, seat, move, self._watch)

    def outcomes(self) -> list[int]:
        """The outcomes of the next step of a deal; they come evenly, a floor once for each seat."""
        drawn, players = list(self.drawn), self.options.players
        if self.rules.round == 0 and not drawn:
            return list(range(players))
        cards = drawn[self.rules.round == 0 :][:players]
        if len(cards) < players:
            gone = self.rules.used_cards.union(cards)
            return [number for number in range(len(DECK)) if number not in gone]
        floors = drawn[(self.rules.round == 0) + players :]
        return [floor for floor in RANDOM_FLOORS for _ in range(FLOOR_LIMIT - floors.count(floor))]

    def _steps_left(self) -> int:
        is_random = self.options.placement is Placement.RANDOM
        steps = (self.rules.round == 0) + self.options.players + len(CAST) * is_random
        return steps - len(self.drawn)

    def _watch(self, event: Event) -> None:
        """Writes down what an action alone does not tell everybody."""
        match event:
            case RoundBegun():
                self.seen += f"{event.first_player}{event.places} "
            case VotesRevealed():
                self.seen += f"{''.join(event.election.votes)} "
            case RoundOver():
                self.seen += f"{event.round.goals} "


def _deal(drawn: tuple[int, ...], options: Options, dealt_rounds: int) -> Deal:
    first = None if dealt_rounds else drawn[0]
    rest = drawn if dealt_rounds else drawn[1:]
    goals, floors = rest[: options.players], rest[options.players :]
    return Deal(tuple(DECK[number] for number in goals), floors or None, first)


class GameState(pyspiel.State):
    """A state, in OpenSpiel's words."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = Position(new(game.options))

    def current_player(self) -> int:
        rules = self.position.rules
        if rules.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return to_act(rules)[0]  # CHANCE is -1 in OpenSpiel too

    def is_terminal(self) -> bool:
        return self.position.rules.result is not None

    def returns(self) -> list[float]:
        return shares(self.position.rules)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        return [(one, outcomes.count(one) / len(outcomes)) for one in sorted(set(outcomes))]

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "GameState":
        """Another state that looks the same to a player: its goal and votes kept, others drawn."""
        twin = self.clone()
        seen = view(self.position.rules, player)
        twin.position.rules = possible_state(seen, Random(sampler()))
        assert isinstance(twin, GameState)
        return twin

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(map(number_of, legal(self.position.rules, player)))

    def _apply_action(self, action: int) -> None:
        if self.current_player() == CHANCE:
            self.position.draw(action)
        else:
            self.position.play(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"{'draw' if player == CHANCE else f'seat {player}'}: {action}"

    def __str__(self) -> str:
        return f"{self.position.drawn} {view(self.position.rules)}"


class Observer:
    """Tells what a player knows: its secrets, and all that everybody saw since the start."""

    tensor = None

    def set_from(self, state: GameState, player: Seat) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: GameState, player: Seat) -> str:
        rules = state.position.rules
        return f"{player} {rules.goals[player]} {rules.votes[player]} {state.position.seen}"


def shares(rules: State) -> list[float]:
    """By seat, the share of the victory; nothing before the end."""
    winners = rules.result.winners if rules.result else ()
    return [(seat in winners) / (len(winners) or 1) for seat in range(rules.options.players)]


# --- a position that fits what a seat sees ----------------------------------------------------


def possible_state(seen: View, random: Random) -> State:
    """A position that has this view for its seat, the rest drawn evenly.

    The others have any cards that nobody has shown, and sealed votes that they may have laid.
    """
    state = _public(seen)
    state.goals = _goals(seen, random)
    shown = [goal for finished in seen.history for goal in finished.goals]
    state.used_cards = frozenset(DECK.index(goal) for goal in (*shown, *state.goals))
    for seat in range(seen.options.players):
        played = sum(election.votes[seat] is NO for election in seen.elections)
        state.no_cards[seat] = seen.options.no_cards - played
    for seat in seen.voted:
        state.votes[seat] = (
            seen.vote if seat == seen.seat else _sealed(state.no_cards[seat], random)
        )
    return state


def _public(seen: View) -> State:
    state = State(seen.options)
    state.round, state.phase, state.turn = seen.round, seen.phase, seen.turn
    state.first_player, state.crown_holder = seen.first_player, seen.crown_holder
    state.king, state.nominee = seen.king, seen.nominee
    state.floors = [_standing_on(seen, floor) for floor in FLOORS]
    state.reserve = _standing_on(seen, RESERVE)
    if seen.phase is Phase.PLACING:
        placed = len(CAST) - state.reserve.bit_count()
        state.left_to_place = seen.options.placed_each * seen.options.players - placed
    state.totals, state.elections = list(seen.totals), list(seen.elections)
    state.history, state.result = list(seen.history), seen.result
    state.acts, state.counts = list(seen.acts), list(seen.counts)
    return state


def _standing_on(seen: View, place: int) -> int:
    return mask_of(tuple(one for one, at in enumerate(seen.places) if at == place))


def _goals(seen: View, random: Random) -> list[Goal]:
    """The own card, and others at random that were never shown."""
    assert seen.goal is not None
    assert seen.seat is not None
    shown = {goal for finished in seen.history for goal in finished.goals} | {seen.goal}
    goals = random.sample([goal for goal in DECK if goal not in shown], seen.options.players - 1)
    goals.insert(seen.seat, seen.goal)
    return goals


def _sealed(no_cards: int, random: Random) -> Card:
    return random.choice((YES, NO)) if no_cards else YES


pyspiel.register_game(_TYPE, Game)
