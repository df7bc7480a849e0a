"""A D-Bus client as small as can be: what a screen reader says on the bus, without its libraries.

Only what AT-SPI needs: calls with plain arguments, answers of any type, signals.
"""

import os
import socket
import struct
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

_CALL, _RETURN, _ERROR, _SIGNAL = 1, 2, 3, 4
_PATH, _INTERFACE, _MEMBER, _ERROR_NAME, _REPLY_TO, _TARGET, _SENDER, _SIGNATURE = range(1, 9)
_FIXED: Final = dict(zip("ybnqiuxtd", "BIhHiIqQd", strict=True))
_ALIGNED: Final = dict.fromkeys("ygv", 1) | dict.fromkeys("nq", 2) | dict.fromkeys("xtd({", 8)
"""To so many bytes; to four where nothing is said."""


class BusError(Exception):
    """What was asked is refused, or whoever was asked is gone."""


class Heard(NamedTuple):
    """A signal."""

    sender: str
    path: str
    member: str
    body: tuple[Any, ...]


class Call(NamedTuple):
    """Whom and where, and a method by its interface and name."""

    target: str
    path: str
    method: str
    arguments: tuple[str | int, ...] = ()


class Bus:
    """One connection; blocks until an answer is there."""

    def __init__(self, address: str, patience_s: float) -> None:
        self._socket = _connected(address)
        self._socket.settimeout(patience_s)
        self._serials = count(1)
        self._signals: deque[Heard] = deque()
        self._greet()
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Hello")

    def close(self) -> None:
        self._socket.close()

    def call(self, target: str, path: str, method: str, *arguments: str | int) -> tuple[Any, ...]:
        """Calls a method by its interface and name; what it answers.

        Raises:
            BusError: it is refused, or nobody is there.
        """
        (answer,) = self.call_all([Call(target, path, method, arguments)])
        if isinstance(answer, BusError):
            raise answer
        return answer

    def call_all(self, calls: Sequence[Call]) -> "list[tuple[Any, ...] | BusError]":
        """Calls all of them before it waits for the first answer; the answers in their order."""
        serials = [self._send(call) for call in calls]
        answers: dict[int, tuple[Any, ...] | BusError] = {}
        waited = {*serials}
        while waited:
            kind, headers, body = self._next()
            serial = headers.get(_REPLY_TO)
            if serial in waited:
                waited.remove(serial)
                error = BusError(headers.get(_ERROR_NAME), *body)
                answers[serial] = error if kind == _ERROR else body
        return [answers[serial] for serial in serials]

    def _send(self, call: Call) -> int:
        """Calls a method; the number that its answer names."""
        target, path, method, arguments = call
        serial = next(self._serials)
        interface, _, member = method.rpartition(".")
        fields = [(_PATH, "o", path), (_MEMBER, "s", member), (_TARGET, "s", target)]
        fields.append((_INTERFACE, "s", interface))
        signature = "".join("s" if isinstance(one, str) else "i" for one in arguments)
        if signature:
            fields.append((_SIGNATURE, "g", signature))
        self._socket.sendall(_message(serial, fields, signature, arguments))
        return serial

    def listen(self, rule: str) -> None:
        """From now on signals that fit are heard."""
        bus = "org.freedesktop.DBus"
        self.call(bus, "/org/freedesktop/DBus", f"{bus}.AddMatch", rule)

    def heard(self) -> Iterator[Heard]:
        """What has been heard by now, oldest first, each once."""
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetId")
        while self._signals:
            yield self._signals.popleft()

    # --- the wire ------------------------------------------------------------------------------

    def _greet(self) -> None:
        name = str(os.getuid()).encode().hex()
        self._socket.sendall(f"\0AUTH EXTERNAL {name}\r\nBEGIN\r\n".encode())
        answer = b""
        while not answer.endswith(b"\r\n"):
            answer += self._socket.recv(1)
        if not answer.startswith(b"OK"):
            raise BusError(answer.decode())

    def _next(self) -> tuple[int, dict[int, Any], tuple[Any, ...]]:
        """The next message; signals are kept for later as well."""
        fixed = self._read(16)
        order = "<" if fixed[:1] == b"l" else ">"
        size, _, fields = struct.unpack(order + "III", fixed[4:])
        rest = self._read(-(-fields // 8) * 8 + size)
        reader = _Reader(fixed + rest, order, 12)
        headers = dict[int, Any](reader.read("a(yv)"))
        reader.align(8)
        body = tuple(reader.read(one) for one in _types(headers.get(_SIGNATURE, "")))
        if fixed[1] == _SIGNAL:
            self._signals.append(Heard(headers[_SENDER], headers[_PATH], headers[_MEMBER], body))
        return fixed[1], headers, body

    def _read(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            piece = self._socket.recv(size - len(read))
            if not piece:
                raise BusError("the bus is gone")
            read += piece
        return read


def _connected(address: str) -> socket.socket:
    """To the first of several addresses that is a path or an abstract name."""
    for one in address.split(";"):
        kind, _, rest = one.partition(":")
        options = dict(pair.split("=", 1) for pair in rest.split(","))
        if kind == "unix" and options.keys() & {"path", "abstract"}:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            connection.connect(options.get("path") or "\0" + options["abstract"])
            return connection
    raise BusError(address)


def _message(
    serial: int, fields: list[tuple[int, str, str]], signature: str, arguments: tuple[Any, ...]
) -> bytes:
    body = _Writer()
    for kind, argument in zip(signature, arguments, strict=True):
        body.write(kind, argument)
    head = _Writer()
    head.data += struct.pack("<cBBBIII", b"l", _CALL, 0, 1, len(body.data), serial, 0)
    for code, kind, value in fields:
        head.align(8)
        head.data += bytes([code])
        head.write("g", kind)
        head.write(kind, value)
    struct.pack_into("<I", head.data, 12, len(head.data) - 16)
    head.align(8)
    return bytes(head.data + body.data)


class _Writer:
    def __init__(self) -> None:
        self.data = bytearray()

    def align(self, to: int) -> None:
        self.data += bytes(-len(self.data) % to)

    def write(self, kind: str, value: Any) -> None:
        if kind == "g":
            self.data += bytes([len(value)]) + value.encode() + b"\0"
            return
        self.align(4)
        if kind == "i":
            self.data += struct.pack("<i", value)
        else:
            text = value.encode()
            self.data += struct.pack("<I", len(text)) + text + b"\0"


class _Reader:
    def __init__(self, data: bytes, order: str, at: int) -> None:
        self._data = data
        self._order = order
        self._at = at

    def align(self, to: int) -> None:
        self._at += -self._at % to

    def read(self, kind: str) -> Any:
        """One value of a complete type."""
        first = kind[0]
        self.align(_ALIGNED.get(first, 4))
        if first in "sog":
            return self._text("B" if first == "g" else "I")
        if first == "v":
            return self.read(self._text("B"))
        if first == "a":
            return self._array(kind[1:])
        if first in "({":
            return tuple(self.read(one) for one in _types(kind[1:-1]))
        return self._number(_FIXED[first])

    def _number(self, form: str) -> Any:
        (value,) = struct.unpack_from(self._order + form, self._data, self._at)
        self._at += struct.calcsize(form)
        return value

    def _text(self, form: str) -> str:
        size = self._number(form)
        text = self._data[self._at : self._at + size].decode()
        self._at += size + 1
        return text

    def _array(self, kind: str) -> list[Any]:
        self.align(4)
        size = self._number("I")
        self.align(_ALIGNED.get(kind[0], 4))
        end, found = self._at + size, []
        while self._at < end:
            found.append(self.read(kind))
        return found


def _types(signature: str) -> Iterator[str]:
    """The complete types of a signature, one after the other."""
    start = 0
    while start < len(signature):
        end = start + 1
        while signature[end - 1] == "a":
            end += 1
        if signature[end - 1] in "({":
            depth = 1
            while depth:
                depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(signature[end], 0)
                end += 1
        yield signature[start:end]
        start = end
