"""The commands: what each request asks, and its answer."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic_ns
from typing import Final, NamedTuple

from vivaroi_gui import __version__
from vivaroi_gui.ai.bot import ShouldStop
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.engine.catalog import MATCHES
from vivaroi_gui.engine.match import AnyMatch
from vivaroi_gui.engine.requests import (
    Refused,
    bad_request,
    check_fields,
    objects,
    refusal_of,
    typed,
)
from vivaroi_gui.rules.catalog import GAMES, editions, game_of
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, Json, Options, RulesError

PROTOCOL: Final = 1


@dataclass(slots=True)
class Conversation:
    """What the engine remembers from one request to the next."""

    match: AnyMatch | None = None
    has_quit: bool = False

    def current(self) -> AnyMatch:
        """The game that was begun last."""
        if self.match is None:
            raise Refused("no-game", "there is no game: begin one with new")
        return self.match


def run(talk: Conversation, request: Json) -> Json:
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
    return command.answer(talk, request)


def _hello(talk: Conversation, request: Json) -> Json:
    return {
        "protocol": PROTOCOL,
        "name": "vivaroi",
        "version": __version__,
        "editions": list(editions()),
        "levels": list(LEVELS),
    }


def _new(talk: Conversation, request: Json) -> Json:
    if ("deal" in request) is ("seed" in request):
        bad_request("either a deal or a seed")
    talk.match = _dealt(request) if "deal" in request else _drawn(request)
    return {"public": talk.match.public()}


def _dealt(request: Json) -> AnyMatch:
    config, deal = typed(request, "config", dict), typed(request, "deal", dict)
    kind, options = _form(config)
    return kind.dealt(options, deal)


def _drawn(request: Json) -> AnyMatch:
    config, seed = typed(request, "config", dict), typed(request, "seed", int)
    kind, options = _form(config)
    return kind.drawn(options, Random(seed))


def _form(config: Json) -> tuple[type[AnyMatch], Options]:
    """How the game of a config is told, and its options."""
    game = game_of(config.get("edition"))
    return MATCHES[game.name], game.read_options(config)


def _legal(talk: Conversation, request: Json) -> Json:
    match, player = _match_and_player(talk, request)
    return {"legal": _actions(match, player)}


def _actions(match: AnyMatch, player: int) -> list[Json]:
    """The legal moves of a player, as actions."""
    seat, write = match.seat_of(player), match.game.write_move
    return [write(match.options, seat, move) for move in match.moves(player)]


def _apply(talk: Conversation, request: Json) -> Json:
    action: Json = typed(request, "action", dict)
    match = talk.current()
    match.play(action)
    return {"actors": match.actors(), "phase": match.phase}


def _public(talk: Conversation, request: Json) -> Json:
    return {"public": talk.current().public()}


def _view(talk: Conversation, request: Json) -> Json:
    match, player = _match_and_player(talk, request)
    return {"public": match.public(), "secret": {str(player): match.secret(match.seat_of(player))}}


def _reveal(talk: Conversation, request: Json) -> Json:
    match = talk.current()
    return {
        "public": match.public(),
        "secret": match.secrets(),
        "config": match.game.write_options(match.options),
        "deal": match.write_deal(),
    }


def _choose(talk: Conversation, request: Json) -> Json:
    request = {"style": DEFAULT_STYLE, **request}
    level, style = (
        _one_of(request, "level", LEVELS),
        _one_of(request, "style", _styles(talk)),
    )
    seed, should_stop = typed(request, "seed", int), _limit(request)
    match, player = _match_and_player(talk, request)
    if not match.moves(player):
        raise Refused("illegal-action", "not your turn")
    bot = BOTS[match.game.name]
    move = bot.choose(match.view(player), level, seed, style, should_stop)
    return {"action": match.game.write_move(match.options, match.seat_of(player), move)}


def _styles(talk: Conversation) -> tuple[str, ...]:
    """The styles of the current game; before there is one, those of all games."""
    games = [talk.match.game] if talk.match else [GAMES[name] for name in GAMES]
    return tuple(dict.fromkeys(style for game in games for style in game.styles))


def _one_of(request: Json, name: str, choices: tuple[str, ...]) -> str:
    chosen = typed(request, name, str)
    if chosen not in choices:
        bad_request(f"{name}: one of " + ", ".join(choices))
    return chosen


def _limit(request: Json) -> ShouldStop:
    """Tells when the time that the request allows is over."""
    if "ms" not in request:
        return lambda: False
    milliseconds = typed(request, "ms", int)
    if milliseconds <= 0:
        bad_request("ms: more than 0")
    begun = monotonic_ns()
    return lambda: monotonic_ns() - begun >= milliseconds * 1_000_000


def _run(talk: Conversation, request: Json) -> Json:
    actions = objects(request, "actions")
    match = _dealt(request)
    steps = [_step(match, number, action) for number, action in enumerate(actions)]
    return {"steps": steps, "final": match.final()}


def _step(match: AnyMatch, number: int, action: Json) -> Json:
    asked = match.actors()
    legal = {str(player): _actions(match, player) for player in asked}
    try:
        match.play(action)
    except RulesError as error:
        raise refusal_of(error, step=number) from error
    return {"actors": asked, "legal": legal, "public": match.public()}


def _quit(talk: Conversation, request: Json) -> Json:
    talk.has_quit = True
    return {}


def _match_and_player(talk: Conversation, request: Json) -> tuple[AnyMatch, int]:
    player = typed(request, "player", int)
    match = talk.current()
    if player not in match.players():
        bad_request(f"player: 0 to {len(match.players()) - 1}")
    return match, player


class _Command(NamedTuple):
    answer: Callable[[Conversation, Json], Json]
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
