"""A curtain before secrets in files, so that nobody reads one by opening the file: no lock."""

import base64
import hashlib
import zlib
from typing import Final

_LONGEST_PACKED: Final = 4_000_000
"""Bytes above which a packed text is none of ours."""


def seal(game_id: str, number: int | str, text: str, block: int) -> str:
    """A text padded with spaces to a multiple of ``block`` bytes, unlike any other line's."""
    plain = text.encode()
    padded = plain.ljust(-(-len(plain) // block) * block)
    return base64.b64encode(_veiled(game_id, number, padded)).decode()


def unsealed(game_id: str, number: int | str, sealed: str) -> str:
    """What was sealed there, without the spaces at its end.

    Raises:
        ValueError: nothing that was.
    """
    return _veiled(game_id, number, base64.b64decode(sealed, validate=True)).decode().rstrip()


def packed(of: str, text: str) -> str:
    """A long text that nobody reads by opening its file, nor beside something else."""
    return base64.b64encode(_veiled(of, "packed", zlib.compress(text.encode()))).decode()


def unpacked(of: str, text: str) -> str:
    """What was packed.

    Raises:
        ValueError: nothing that was.
    """
    opened = zlib.decompressobj()
    try:
        data = _veiled(of, "packed", base64.b64decode(text, validate=True))
        plain = opened.decompress(data, _LONGEST_PACKED)
    except zlib.error as error:
        raise ValueError("damaged") from error
    if not opened.eof:
        raise ValueError("cut short, or too long")
    return plain.decode()


def _veiled(of: str, number: int | str, data: bytes) -> bytes:
    """XOR with a stream of the game and the line: its own inverse."""
    stream = hashlib.shake_256(f"{of}/{number}".encode()).digest(len(data))
    veiled = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return veiled.to_bytes(len(data), "big")
