"""Holds the game, its desktop and the reader, and answers one command at a time."""

import contextlib
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.by_ear.page import Page, focus_of
from tools.soak.broken import Broken
from tools.soak.bus import BusError
from tools.soak.desk import desk
from tools.soak.reader import Gone, ScreenReader, Told

PATIENCE_S: Final = 60.0
_QUIET_S, _MOST_S = 1.2, 10.0
"""After an act: it is over when nothing was told for so long, or after so long."""
_PAUSE_S: Final = 0.05
_KEYS: Final = {
    "enter": "Return",
    "esc": "Escape",
    "space": "space",
    "tab": "Tab",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "home": "Home",
    "end": "End",
    "pageup": "Prior",
    "pagedown": "Next",
    "delete": "Delete",
    "backspace": "BackSpace",
    "menu": "Menu",
}


class Session:
    """One game that is played by ear."""

    def __init__(self, reader: ScreenReader, environment: dict[str, str]) -> None:
        self._reader = reader
        self._environment = environment
        self._page = Page(reader)
        self._waiting: list[Told] = []
        self._commands: dict[str, Callable[[str], str]] = {
            "read": self._read,
            "press": self._press,
            "focus": self._focus,
            "keys": self._keys,
            "type": self._type,
            "hear": self._hear,
            "where": lambda _: focus_of(self._reader),
        }

    def answer(self, command: str, rest: str) -> str:
        """What becomes of a command, in words."""
        try:
            return self._commands[command](rest)
        except KeyError:
            return f"there is no {command!r}: {', '.join(self._commands)}, stop"
        except (Gone, Broken) as refused:
            return f"NOT DONE: {refused}"
        except BusError as gone:
            return f"NOT DONE: the page changed meanwhile, read it anew ({gone})"

    def listen(self) -> None:
        """Hears what is told by now."""
        self._waiting += self._reader.told()

    def _read(self, below: str) -> str:
        return "\n".join(self._page.lines(below)) or "there is nothing of that name"

    def _press(self, wanted: str) -> str:
        self.listen()
        return self._with_heard(f"pressed {self._page.press(wanted)!r}")

    def _focus(self, wanted: str) -> str:
        return self._with_heard(f"the keys go to {self._page.lead_to(wanted)!r}")

    def _keys(self, keys: str) -> str:
        for key in keys.split():
            *held, last = key.split("+") if len(key) > 1 else [key]
            code = "+".join([*map(str.lower, held), _KEYS.get(last.lower(), last)])
            self._tell_display("key", "--clearmodifiers", code)
        return self._with_heard(f"pressed {keys}")

    def _type(self, text: str) -> str:
        self._tell_display("type", "--delay", "40", text)
        return self._with_heard(f"typed {text!r}")

    def _tell_display(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env=self._environment, check=True)

    def _hear(self, seconds: str) -> str:
        until = time.monotonic() + float(seconds or 5)
        while time.monotonic() < until:
            self.listen()
            time.sleep(_PAUSE_S)
        return self._heard() or "nothing is said"

    def _with_heard(self, done: str) -> str:
        """What is told of it, once all is quiet again."""
        started = quiet_since = time.monotonic()
        while time.monotonic() - started < _MOST_S:
            before = len(self._waiting)
            self.listen()
            if len(self._waiting) > before:
                quiet_since = time.monotonic()
            if time.monotonic() - quiet_since > _QUIET_S:
                break
            time.sleep(_PAUSE_S)
        return "\n".join(filter(None, (done, self._heard())))

    def _heard(self) -> str:
        told, self._waiting = self._waiting, []
        return "\n".join(f"{one.kind}: {one.text}" for one in told)


def serve(door: Path, folder: Path, language: str, arguments: list[str]) -> None:
    """Plays until somebody says stop, or the game ends; ``door`` is where it is spoken to."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "settings.json"
    if not settings.exists():
        settings.write_text(json.dumps({"language": language, "is_muted": True}), encoding="utf-8")
    with tempfile.TemporaryDirectory() as run, desk(Path(run)) as environment:
        command = [sys.executable, "-m", "vivaroi_gui", "--data", str(folder), *arguments]
        with (folder / "game.log").open("ab") as log:
            game = subprocess.Popen(
                command, env=environment, cwd=Path(__file__).parents[2], stdout=log, stderr=log
            )
        try:
            bus = environment["DBUS_SESSION_BUS_ADDRESS"]
            reader = ScreenReader(bus, "vivaroi", PATIENCE_S)
            _give_keys(environment)
            _converse(door, Session(reader, environment), game)
        finally:
            game.terminate()
            game.wait()


def _give_keys(environment: dict[str, str]) -> None:
    """The window gets the keys, as nothing manages windows here."""
    find = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "."]
    found = subprocess.run(find, env=environment, check=True, capture_output=True, text=True)
    window = found.stdout.split()[0]
    subprocess.run(["xdotool", "windowfocus", "--sync", window], env=environment, check=True)


def _converse(door: Path, session: Session, game: "subprocess.Popen[bytes]") -> None:
    with contextlib.suppress(FileNotFoundError):
        door.unlink()
    server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    server.bind(str(door))
    door.chmod(0o600)
    server.listen()
    server.settimeout(_PAUSE_S)
    try:
        while game.poll() is None:
            try:
                caller, _ = server.accept()
            except TimeoutError:
                session.listen()
                continue
            with caller, caller.makefile("rw", encoding="utf-8") as line:
                command, _, rest = line.readline().rstrip("\n").partition(" ")
                if command == "stop":
                    line.write("stopped\n")
                    return
                line.write(session.answer(command, rest.strip()) + "\n")
    finally:
        server.close()
        with contextlib.suppress(FileNotFoundError):
            door.unlink()
