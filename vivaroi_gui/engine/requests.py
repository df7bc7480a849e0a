"""Requests: what a line must look like, and how one is refused."""

import json
from typing import Any, Final, NoReturn, TypeVar

from vivaroi_gui.rules.core import BadConfig, Json, RulesError

_LONGEST_MESSAGE: Final = 200
_KINDS: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a string",
    list: "a list",
    dict: "an object",
}
_T = TypeVar("_T")


class Refused(Exception):
    """A request that is answered with an error; but for a ``fault`` the game stays as it is.

    ``error`` is one of ``bad-request``, ``bad-config``, ``illegal-action``, ``no-game``, ``fault``;
    ``more`` are further fields of the answer.
    """

    def __init__(self, error: str, message: str, **more: object) -> None:
        super().__init__(message)
        self.error = error
        self.more = more

    def answer(self) -> Json:
        message = " ".join(str(self).split())[:_LONGEST_MESSAGE]
        return {"ok": False, "error": self.error, "message": message, **self.more}


def bad_request(message: str) -> NoReturn:
    """Raises the refusal of a request that is not well formed."""
    raise Refused("bad-request", message)


def refusal_of(error: RulesError, **more: object) -> Refused:
    """How what the rules forbid is answered."""
    kind = "bad-config" if isinstance(error, BadConfig) else "illegal-action"
    return Refused(kind, _words(error), **more)


def _words(error: RulesError) -> str:
    """What the error says; else its name in words, as ``floor full``."""
    name = type(error).__name__
    return str(error) or "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def parse(line: str) -> Json:
    """The object on a line of JSON."""
    try:
        request = json.loads(line, parse_constant=_refuse_constant)
    except ValueError as error:
        bad_request(f"not JSON: {error}")
    if not isinstance(request, dict):
        bad_request("a request is an object")
    return request


def _refuse_constant(name: str) -> NoReturn:
    bad_request(f"not JSON: {name}")


def check_fields(request: Json, required: frozenset[str], optional: frozenset[str]) -> None:
    """Refuses a request that lacks a field or has one too many."""
    given = request.keys() - {"cmd"}
    if required - given:
        bad_request("missing: " + ", ".join(sorted(required - given)))
    if given - required - optional:
        bad_request("only these fields: " + ", ".join(sorted(required | optional | {"cmd"})))


def typed(request: Json, name: str, kind: type[_T]) -> _T:
    """A field of exactly this type: true is no number."""
    value: object = request[name]
    if type(value) is not kind:
        bad_request(f"{name}: {_KINDS[kind]}")
    return value


def objects(request: Json, name: str) -> list[Json]:
    """A field that is a list of objects."""
    values: list[Any] = typed(request, name, list)
    if not all(isinstance(value, dict) for value in values):
        bad_request(f"{name}: a list of objects")
    return values
