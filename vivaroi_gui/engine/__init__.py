"""The line protocol: a program plays, watches or checks a game over standard input and output.

One JSON object a line in, one a line out, in order; see docs/protocol.md.  No Qt is loaded, and
nothing that comes in ends the engine but ``quit`` and the end of the input.  The commands serve any
game; how one is dealt and shown is a folder, which ``catalog`` finds by the game's name.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from traceback import extract_tb
from typing import Final, TextIO

from vivaroi_gui.engine.commands import Conversation, run
from vivaroi_gui.engine.requests import Refused, bad_request, parse, refusal_of
from vivaroi_gui.rules.core import Json, RulesError

__all__ = ["MOST_CHARACTERS", "answer", "main"]

MOST_CHARACTERS: Final = 4 * 1024 * 1024
"""A line that is longer is refused; the longest games take a hundredth of it."""


def main(stdin: TextIO | None, stdout: TextIO | None) -> int:
    """Answers line by line until ``quit`` or the end of the input; the exit status.

    1 when the answers cannot be written; a process may be started without input or output at all.
    """
    if stdin is None:
        return 0
    if stdout is None:
        return _unanswered("there is no output")
    _speak_utf8(stdin, stdout)
    try:
        _serve(stdin, stdout)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # nobody listens any more
        _drop(stdout)
    except OSError as error:
        _drop(stdout)
        return _unanswered(error.strerror or str(error))
    return 0


def _serve(stdin: TextIO, stdout: TextIO) -> None:
    talk = Conversation()
    for line in _lines(stdin):
        print(json.dumps(answer(talk, line)), file=stdout, flush=True)
        if talk.has_quit:
            break


def _drop(stdout: TextIO) -> None:
    """Closing forgets what is still to be written, or Python would try again at its end."""
    with suppress(OSError):
        stdout.close()


def _unanswered(reason: str) -> int:
    with suppress(OSError):
        print(f"vivaroi: the engine cannot answer: {reason}", file=sys.stderr)
    return 1


def answer(talk: Conversation, line: str) -> Json:
    """The answer to one line; never raises on account of the line, nor of a fault of ours.

    What a fault says could hold a secret: only its kind and its place are told.
    """
    try:
        return {"ok": True, **_answer(talk, line)}
    except Refused as refused:
        return refused.answer()
    except RulesError as error:
        return refusal_of(error).answer()
    except RecursionError:
        return Refused("bad-request", "nested too deeply").answer()
    except Exception as fault:
        talk.match = None  # it may be changed by half
        return _of_fault(fault).answer()


def _of_fault(fault: Exception) -> Refused:
    where = extract_tb(fault.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    return Refused("fault", f"{type(fault).__name__} in {place}; there is no current game now")


def _answer(talk: Conversation, line: str) -> Json:
    if len(line) >= MOST_CHARACTERS:
        bad_request("the line is too long")
    return run(talk, parse(line))


def _speak_utf8(stdin: TextIO, stdout: TextIO) -> None:
    # Bytes that are no UTF-8 must reach the parser, not raise on the way.
    if isinstance(stdin, TextIOWrapper):
        stdin.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
    if isinstance(stdout, TextIOWrapper):
        stdout.reconfigure(encoding="utf-8", newline="\n")


def _lines(stdin: TextIO) -> Iterator[str]:
    """The lines; one that is too long is cut at the limit, its rest is skipped."""
    while line := stdin.readline(MOST_CHARACTERS):
        yield line
        while len(line) == MOST_CHARACTERS and not line.endswith("\n"):
            line = stdin.readline(MOST_CHARACTERS)
