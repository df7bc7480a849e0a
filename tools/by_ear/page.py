"""What the accessible tree tells, as lines of text; what can be pressed has a number."""

from collections.abc import Iterator
from typing import Final

from tools.soak.broken import Broken
from tools.soak.bus import BusError
from tools.soak.reader import Gone, ScreenReader, State, Thing

_SILENT: Final = ("filler", "panel", "layered pane", "scroll bar", "separator", "viewport")
"""What stands for nothing while it has no name."""
_ACTS: Final = (
    "push button",
    "button",
    "toggle button",
    "radio button",
    "check box",
    "menu item",
    "check menu item",
    "radio menu item",
    "button menu",
    "combo box",
    "list item",
    "list",
    "page tab",
)
_WRITTEN: Final = ("text", "entry", "combo box", "spin button", "password text")
_MEASURED: Final = ("slider", "spin button", "progress bar")
_SAID: Final = {
    "push button": "button",
    "static": "text",
    "label": "text",
    "text": "field",
    "panel": "group",
    "filler": "group",
}
_CLOSED: Final = ("menu item", "check menu item", "radio menu item")
_STATES: Final = (
    (State.CHECKED, "chosen"),
    (State.SELECTED, "chosen"),
    (State.FOCUSED, "has the keys"),
)


class Page:
    """All that is showing at one moment."""

    def __init__(self, reader: ScreenReader) -> None:
        self._reader = reader
        self._numbered: list[tuple[str, Thing]] = []

    def lines(self, below: str = "") -> Iterator[str]:
        """Everything, or only what is in the first part whose name has these words in it."""
        self._numbered = []
        for thing in self._reader.program.below:
            yield from self._told(thing, 0, below.casefold())

    def _told(self, thing: Thing, depth: int, below: str) -> Iterator[str]:
        try:
            name, role = thing.name, thing.role
            if not thing.has(State.SHOWING) and role not in ("frame", "dialog", "window"):
                return
            is_found = not below or below in name.casefold()
            inner = "" if is_found else below
            is_silent = not name and (role in _SILENT or not self._can_act(thing, role))
            if is_found and not is_silent:
                yield "  " * depth + self._line(thing, name, role)
            for one in thing.below if role != "combo box" else ():
                yield from self._told(one, depth + (not is_silent and is_found), inner)
        except BusError:  # it went while it was told
            return

    def _can_act(self, thing: Thing, role: str) -> bool:
        return role in _ACTS and thing.can_press

    def _line(self, thing: Thing, name: str, role: str) -> str:
        number = ""
        if self._can_act(thing, role):
            self._numbered.append((name, thing))
            number = f"[{len(self._numbered)}] "
        label = thing.label if role == "combo box" else ""
        said = f"{number}{_SAID.get(role, role)} {label or name!r}"
        if label:
            said += f" = {name!r}"
        elif role in _WRITTEN and (written := thing.written):
            said += f" = {written!r}"
        if role in _MEASURED:
            said += f" = {thing.value:g}"
        if told := thing.description:
            said += f": {told}"
        states = [word for state, word in _STATES if thing.has(state)]
        if role in _ACTS and not thing.is_enabled:
            states.append("off")
        return said + "".join(f" ({word})" for word in dict.fromkeys(states))

    def press(self, wanted: str) -> str:
        """Presses what has that number, name, or words in its name; what it was.

        Raises:
            Gone: there is nothing of that kind, or several.
        """
        name, thing = self._find(wanted)
        thing.press()
        return name

    def lead_to(self, wanted: str) -> str:
        """Gives the keys to it."""
        try:
            name, thing = self._find(wanted)
        except Gone:  # a field cannot be pressed
            found = next((one for one in self._reader.walk() if one.name == wanted), None)
            if found is None:
                raise
            name, thing = wanted, found
        thing.take_focus()
        return name

    def _find(self, wanted: str) -> tuple[str, Thing]:
        if wanted.isdecimal():
            if not 0 < int(wanted) <= len(self._numbered):
                raise Gone(f"there is no number {wanted}: read the page anew")
            return self._numbered[int(wanted) - 1]
        list(self.lines())
        asked = wanted.casefold()
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [one for one in self._numbered if fits(one[0].casefold(), asked)]
            if len(found) == 1:
                return found[0]
            if found:
                names = ", ".join(repr(name) for name, _ in found)
                raise Gone(
                    f"{wanted!r} may be one of {len(found)}: {names}; read, and use a number"
                )
        raise Gone(f"nothing that can be pressed is called {wanted!r}")


def focus_of(reader: ScreenReader) -> str:
    """What has the keys now."""
    for thing in reader.walk():
        try:
            if thing.has(State.FOCUSED):
                told = thing.description
                return f"{thing.role} {thing.name!r}" + (f": {told}" if told else "")
        except BusError:
            continue
    raise Broken("nothing has the keys")
