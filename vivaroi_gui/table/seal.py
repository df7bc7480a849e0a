"""A curtain before secrets in files, so that nobody reads one by opening the file: no lock."""

import base64
import hashlib


def seal(game_id: str, number: int, text: str, block: int) -> str:
    """A text padded with spaces to a multiple of ``block`` bytes, unlike any other line's."""
    plain = text.encode()
    padded = plain.ljust(-(-len(plain) // block) * block)
    return base64.b64encode(_veiled(game_id, number, padded)).decode()


def unsealed(game_id: str, number: int, sealed: str) -> str:
    """What was sealed there, without the spaces at its end.

    Raises:
        ValueError: nothing that was.
    """
    return _veiled(game_id, number, base64.b64decode(sealed, validate=True)).decode().rstrip()


def _veiled(game_id: str, number: int, data: bytes) -> bytes:
    """XOR with a stream of the game and the line: its own inverse."""
    stream = hashlib.shake_256(f"{game_id}/{number}".encode()).digest(len(data))
    veiled = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return veiled.to_bytes(len(data), "big")
