"""A screen reader in small: reads the tree of another process over AT-SPI, presses, and listens."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NamedTuple

from tools.soak.broken import Broken
from tools.soak.bus import Bus, BusError, Call, Heard

_A11Y: Final = "org.a11y.atspi"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_EVENTS: Final = ("object:announcement", "object:state-changed:focused", "focus:")
_PRESSES: Final = ("Press", "Toggle", "ShowMenu")
"""Of a button, of one that can be on or off, and of one with a list."""
_AROUND: Final = ("frame", "filler", "panel")
"""What is not seen itself, but for what is in it."""
_PAUSE_S: Final = 0.05
_FOCUS: Final = "FOCUS"
_LABELLED_BY: Final = 2
_ASSERTIVE: Final = 2
"""Of AT-SPI."""


class State(IntEnum):
    """States, by their bits."""

    CHECKED = 4
    ENABLED = 8
    FOCUSED = 12
    SELECTED = 23
    SHOWING = 25


class Told(NamedTuple):
    """What a screen reader says by itself: ``kind`` is said, answered (at once) or focus."""

    kind: str
    text: str


class Gone(Exception):
    """It cannot be pressed any more, or never could."""


@dataclass(frozen=True)
class Thing:
    """What the tree has at one place; it may be gone at any time."""

    reader: "ScreenReader"
    owner: str
    path: str

    def _ask(self, method: str, *arguments: str | int) -> tuple[object, ...]:
        return self.reader.bus.call(self.owner, self.path, f"{_A11Y}.{method}", *arguments)

    def _property(self, name: str) -> str:
        get = "org.freedesktop.DBus.Properties.Get"
        asked = (f"{_A11Y}.Accessible", name)
        (value,) = self.reader.bus.call(self.owner, self.path, get, *asked)
        return str(value)

    @property
    def name(self) -> str:
        return self._property("Name")

    @property
    def description(self) -> str:
        return self._property("Description")

    @property
    def role(self) -> str:
        return str(self._ask("Accessible.GetRoleName")[0])

    @property
    def below(self) -> list["Thing"]:
        (found,) = self._ask("Accessible.GetChildren")
        return self.things(found)

    def things(self, found: object) -> list["Thing"]:
        """Those whose places were answered."""
        assert isinstance(found, list)
        return [Thing(self.reader, *one) for one in found if not one[1].endswith("/null")]

    def has(self, state: State) -> bool:
        (words,) = self._ask("Accessible.GetState")
        return _is_in(state, words)

    @property
    def is_enabled(self) -> bool:
        return self.has(State.ENABLED)

    @property
    def is_selected(self) -> bool:
        return self.has(State.SELECTED)

    @property
    def written(self) -> str:
        """What stands in a field; nothing where it is none."""
        try:
            return str(self._ask("Text.GetText", 0, -1)[0])
        except BusError:
            return ""

    @property
    def label(self) -> str:
        """What another thing says it is called; nothing where none does."""
        (relations,) = self._ask("Accessible.GetRelationSet")
        assert isinstance(relations, list)
        labels = [one for kind, ends in relations if kind == _LABELLED_BY for one in ends]
        return " ".join(Thing(self.reader, *one).name for one in labels)

    @property
    def value(self) -> float:
        """Where a slider stands."""
        get = "org.freedesktop.DBus.Properties.Get"
        asked = (f"{_A11Y}.Value", "CurrentValue")
        (value,) = self.reader.bus.call(self.owner, self.path, get, *asked)
        assert isinstance(value, float)
        return value

    @property
    def can_press(self) -> bool:
        try:
            return bool({*_PRESSES} & {*self.actions})
        except BusError:  # it has none at all
            return False

    @property
    def actions(self) -> list[str]:
        (found,) = self._ask("Action.GetActions")
        assert isinstance(found, list)
        return [one[0] for one in found]

    def press(self) -> None:
        """Presses it.

        Raises:
            Gone: it cannot be pressed.
        """
        actions = self.actions
        found = next((one for one in _PRESSES if one in actions), None)
        if found is None:
            raise Gone(f"{self.name!r} has only {actions}")
        self._ask("Action.DoAction", actions.index(found))

    def take_focus(self) -> None:
        """Has the keys go there."""
        self._ask("Component.GrabFocus")


def _is_seen(role: str | None, states: object) -> bool:
    """Whether people find it there, or what is in it."""
    is_there = role is not None and states is not None
    return is_there and (role in _AROUND or _is_in(State.SHOWING, states))


def _in_order(
    start: Thing, below: Mapping[Thing, Sequence[Thing]], roles: Mapping[Thing, str]
) -> Iterator[tuple[Thing, str]]:
    for one in below.get(start, ()):
        if one in below:  # what is in it was asked for
            yield one, roles[one]
            yield from _in_order(one, below, roles)


def _is_in(state: State, words: object) -> bool:
    assert isinstance(words, list)
    return bool(words[state // 32] >> state % 32 & 1)


class ScreenReader:
    """Knows one program by its name on the bus of assistive technology."""

    def __init__(self, session_address: str, program: str, patience_s: float) -> None:
        self._patience_s = patience_s
        session = Bus(session_address, patience_s)
        (address,) = session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        session.close()
        self.bus = Bus(str(address), patience_s)
        for event in _EVENTS:
            self._register(event)
        self.bus.listen("type='signal',interface='org.a11y.atspi.Event.Object'")
        self._desktop = Thing(self, f"{_A11Y}.Registry", _ROOT)
        self.program = self.wait_for(lambda: self._found(program), program)

    def _register(self, event: str) -> None:
        """The registry is started by whoever asks first; of two that are, one goes again."""
        registry = f"{_A11Y}.Registry", "/org/a11y/atspi/registry"
        until = time.monotonic() + self._patience_s
        while True:
            try:
                self.bus.call(*registry, f"{_A11Y}.Registry.RegisterEvent", event)
                return
            except BusError:
                if time.monotonic() > until:
                    raise
                time.sleep(_PAUSE_S)

    def _found(self, program: str) -> Thing | None:
        return next((one for one in self._desktop.below if one.name == program), None)

    def close(self) -> None:
        self.bus.close()

    # --- reading -------------------------------------------------------------------------------

    def walk(self, start: Thing | None = None) -> Iterator[Thing]:
        """All that is showing, each before what is in it; menus that are shut are left out."""
        return (thing for thing, _ in self._walk(start or self.program))

    def _walk(self, start: Thing, apart: tuple[str, ...] = ()) -> Iterator[tuple[Thing, str]]:
        """The same with their roles, but for what is in those whose names begin as ``apart``.

        Whole levels are asked at once: of a reader's time most is waiting for one answer.
        """
        below, roles, level = dict[Thing, list[Thing]](), dict[Thing, str](), [start]
        while level:
            for above, answer in self._answers(level, "GetChildren"):
                below[above] = above.things(answer)
            level = [one for above in level for one in below.get(above, ())]
            roles |= {one: str(role) for one, role in self._answers(level, "GetRoleName")}
            states = dict(self._answers(level, "GetState"))
            level = [one for one in level if _is_seen(roles.get(one), states.get(one))]
            if apart:
                named = zip(level, self.names(level), strict=True)
                level = [one for one, name in named if not name.startswith(apart)]
        yield from _in_order(start, below, roles)

    def _answers(self, things: Sequence[Thing], method: str) -> Iterator[tuple[Thing, object]]:
        """What each of them answers; those that are gone are left out."""
        name = f"{_A11Y}.Accessible.{method}"
        answers = self.bus.call_all([Call(one.owner, one.path, name) for one in things])
        for thing, answer in zip(things, answers, strict=True):
            if not isinstance(answer, BusError):
                yield thing, answer[0]

    def names(self, things: Sequence[Thing]) -> list[str]:
        """What they are called, and nothing for those that are gone."""
        get, asked = "org.freedesktop.DBus.Properties.Get", (f"{_A11Y}.Accessible", "Name")
        calls = [Call(one.owner, one.path, get, asked) for one in things]
        return [
            "" if isinstance(one, BusError) else str(one[0]) for one in self.bus.call_all(calls)
        ]

    def find(
        self, role: str, starts: str | tuple[str, ...], start: Thing | None = None
    ) -> Thing | None:
        """The first of that role whose name starts so."""
        try:
            found = self.all_of(role, start)
            return next((one for one, name in found if name.startswith(starts)), None)
        except BusError:  # the program is gone
            return None

    def all_of(
        self, role: str, start: Thing | None = None, apart: tuple[str, ...] = ()
    ) -> list[tuple[Thing, str]]:
        """Those of a role with their names, but for what is in those that begin as ``apart``."""
        walked = self._walk(start or self.program, apart)
        fitting = [one for one, other in walked if other == role]
        return list(zip(fitting, self.names(fitting), strict=True))

    def wait(self, role: str, starts: str) -> Thing:
        """The same, as soon as it is there."""
        return self.wait_for(lambda: self.find(role, starts), f"{role} {starts!r}")

    def wait_for(self, look: Callable[[], Thing | None], what: str) -> Thing:
        """Raises:
        Broken: it never came.
        """
        until = time.monotonic() + self._patience_s
        while time.monotonic() < until:
            if (found := look()) is not None:
                return found
            time.sleep(_PAUSE_S)
        raise Broken(f"never there: {what}")

    # --- listening -----------------------------------------------------------------------------

    def announced(self) -> list[str]:
        """What has been read out since it was asked last."""
        return [one.text for one in self.told() if one.kind != _FOCUS]

    def told(self) -> list[Told]:
        """The same, and where the focus went."""
        return [told for heard in self.bus.heard() if (told := self._told(heard)) is not None]

    def _told(self, heard: Heard) -> Told | None:
        if heard.member == "Announcement":
            is_urgent = heard.body[1] == _ASSERTIVE
            return Told("ANSWERED" if is_urgent else "SAID", str(heard.body[3]))
        if heard.member == "StateChanged" and heard.body[:2] == ("focused", 1):
            thing = Thing(self, heard.sender, heard.path)
            try:
                told = thing.description
                return Told(_FOCUS, f"{thing.role} {thing.name!r}" + (f": {told}" if told else ""))
            except BusError:  # it has gone since
                pass
        return None
