"""The commands: what each request asks, and its answer."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic_ns
from typing import Final, NamedTuple

from vivaroi_gui import __version__
from vivaroi_gui.ai.bot import Stop
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.engine.game import Game
from vivaroi_gui.engine.requests import (
    Refused,
    bad_request,
    check_fields,
    objects,
    refusal_of,
    typed,
)
from vivaroi_gui.engine.show import (
    actors,
    final,
    legal_actions,
    players,
    public,
    seat_of,
    secret,
    secrets,
    view_of,
)
from vivaroi_gui.rules.core import LEVELS, Json, RulesError
from vivaroi_gui.rules.vivaroi import State
from vivaroi_gui.rules.vivaroi.actions import read_options, write_move, write_options
from vivaroi_gui.rules.vivaroi.options import EDITIONS, STYLES

PROTOCOL: Final = 1


@dataclass(slots=True)
class Session:
    """What the engine remembers from one request to the next."""

    game: Game | None = None
    has_quit: bool = False

    def current(self) -> Game:
        """The game that was begun last."""
        if self.game is None:
            raise Refused("no-game", "there is no game: begin one with new")
        return self.game


def run(session: Session, request: Json) -> Json:
    """The fields of the answer to a request; a refused one changes nothing.

    Raises:
        Refused: not a proper request.
        RulesError: something that the rules forbid.
    """
    name = request.get("cmd")
    if not isinstance(name, str) or name not in _COMMANDS:
        bad_request("cmd: one of " + ", ".join(_COMMANDS))
    command = _COMMANDS[name]
    check_fields(request, command.required, command.optional)
    return command.answer(session, request)


def _hello(session: Session, request: Json) -> Json:
    return {
        "protocol": PROTOCOL,
        "name": "vivaroi",
        "version": __version__,
        "editions": list(EDITIONS),
        "levels": list(LEVELS),
    }


def _new(session: Session, request: Json) -> Json:
    if ("deal" in request) is ("seed" in request):
        bad_request("either a deal or a seed")
    session.game = _dealt(request) if "deal" in request else _drawn(request)
    return {"public": public(session.game.state)}


def _dealt(request: Json) -> Game:
    config, deal = typed(request, "config", dict), typed(request, "deal", dict)
    return Game.dealt(read_options(config), deal)


def _drawn(request: Json) -> Game:
    config, seed = typed(request, "config", dict), typed(request, "seed", int)
    return Game.drawn(read_options(config), Random(seed))


def _legal(session: Session, request: Json) -> Json:
    state, player = _state_and_player(session, request)
    return {"legal": legal_actions(state, player)}


def _apply(session: Session, request: Json) -> Json:
    action: Json = typed(request, "action", dict)
    game = session.current()
    game.play(action)
    return {"actors": actors(game.state), "phase": game.state.phase.value}


def _public(session: Session, request: Json) -> Json:
    return {"public": public(session.current().state)}


def _view(session: Session, request: Json) -> Json:
    state, player = _state_and_player(session, request)
    seen = secret(state, seat_of(state, player))
    return {"public": public(state), "secret": {str(player): seen}}


def _reveal(session: Session, request: Json) -> Json:
    game = session.current()
    return {
        "public": public(game.state),
        "secret": secrets(game.state),
        "config": write_options(game.state.options),
        "deal": game.write_deal(),
    }


def _choose(session: Session, request: Json) -> Json:
    request = {"style": STYLES[0], **request}
    level, style = _one_of(request, "level", LEVELS), _one_of(request, "style", STYLES)
    seed, should_stop = typed(request, "seed", int), _limit(request)
    state, player = _state_and_player(session, request)
    if not legal_actions(state, player):
        raise Refused("illegal-action", "not your turn")
    seen = view_of(state, player)
    assert seen.seat is not None
    move = bot.choose(seen, level, seed, style, should_stop)
    return {"action": write_move(state.options, seen.seat, move)}


def _one_of(request: Json, name: str, choices: tuple[str, ...]) -> str:
    chosen = typed(request, name, str)
    if chosen not in choices:
        bad_request(f"{name}: one of " + ", ".join(choices))
    return chosen


def _limit(request: Json) -> Stop:
    """Tells when the time that the request allows is over."""
    if "ms" not in request:
        return lambda: False
    milliseconds = typed(request, "ms", int)
    if milliseconds <= 0:
        bad_request("ms: more than 0")
    begun = monotonic_ns()
    return lambda: monotonic_ns() - begun >= milliseconds * 1_000_000


def _run(session: Session, request: Json) -> Json:
    actions = objects(request, "actions")
    game = _dealt(request)
    steps = [_step(game, number, action) for number, action in enumerate(actions)]
    return {"steps": steps, "final": final(game.state)}


def _step(game: Game, number: int, action: Json) -> Json:
    asked = actors(game.state)
    options = {str(player): legal_actions(game.state, player) for player in asked}
    try:
        game.play(action)
    except RulesError as error:
        raise refusal_of(error, step=number) from error
    return {"actors": asked, "legal": options, "public": public(game.state)}


def _quit(session: Session, request: Json) -> Json:
    session.has_quit = True
    return {}


def _state_and_player(session: Session, request: Json) -> tuple[State, int]:
    player = typed(request, "player", int)
    state = session.current().state
    if player not in players(state):
        bad_request(f"player: 0 to {len(players(state)) - 1}")
    return state, player


class _Command(NamedTuple):
    answer: Callable[[Session, Json], Json]
    required: frozenset[str] = frozenset()
    optional: frozenset[str] = frozenset()


_COMMANDS: Final = {
    "hello": _Command(_hello),
    "new": _Command(_new, frozenset({"config"}), frozenset({"deal", "seed"})),
    "legal": _Command(_legal, frozenset({"player"})),
    "apply": _Command(_apply, frozenset({"action"})),
    "public": _Command(_public),
    "view": _Command(_view, frozenset({"player"})),
    "reveal": _Command(_reveal),
    "choose": _Command(_choose, frozenset({"player", "level", "seed"}), frozenset({"style", "ms"})),
    "run": _Command(_run, frozenset({"config", "deal", "actions"})),
    "quit": _Command(_quit),
}
