"""A deal as a code to be told on: the seed, for which form of which game it is, and a check."""

import hashlib
import json
from typing import Final, NamedTuple
from unicodedata import category

from vivaroi_gui.rules.catalog import editions, game_named
from vivaroi_gui.rules.core import Options
from vivaroi_gui.table.shuffling import SEED_BITS

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Five bits each; none looks like another."""
_MEANT: Final = str.maketrans("OIL", "011")
"""What people read instead of a letter."""
_LEFT_OUT: Final = frozenset(("Pd", "Zs", "Zl", "Zp", "Cc", "Cf"))
"""The categories of Unicode of dashes, blanks, and marks unseen that a message adds."""
_LENGTH, _GROUP = 15, 5
_EDITION, _SEATS, _FORM, _CHECK = 10, 4, 12, 9
"""Bits beside the seed: with it five for each letter."""


class WrongCode(ValueError):
    """Letters that are no code: something was read or typed otherwise than it was told."""


class UnknownForm(ValueError):
    """A good code for a form of the game that this version does not know."""


class DealCode(NamedTuple):
    """What a code says: ``form`` is a digest of all options."""

    seed: int
    edition: str
    seats: int
    form: int

    def fits(self, options: Options) -> bool:
        """Whether a table with these options can be dealt the same."""
        return self == deal_code(self.seed, options)

    @property
    def text(self) -> str:
        """Fifteen letters and figures, in groups."""
        edition = _digest(self.edition, _EDITION)
        body = _joined((edition, _EDITION), (self.seats, _SEATS), (self.form, _FORM))
        body = body << SEED_BITS | self.seed
        whole = body << _CHECK | _digest(str(body), _CHECK)
        letters = "".join(_LETTERS[whole >> 5 * place & 31] for place in reversed(range(_LENGTH)))
        groups = range(0, _LENGTH, _GROUP)
        return "-".join(letters[start : start + _GROUP] for start in groups)


def deal_code(seed: int, options: Options) -> DealCode:
    """The code of a table."""
    config = json.dumps(game_named(options.game).write_options(options), sort_keys=True)
    return DealCode(seed, options.edition, options.seats, _digest(config, _FORM))


def read_code(text: str) -> DealCode:
    """What people typed, with small letters, blanks or dashes as they like.

    Raises:
        WrongCode: it is none.
        UnknownForm: of a newer version.
    """
    said = "".join(one for one in text if category(one) not in _LEFT_OUT)
    letters = said.upper().translate(_MEANT)
    if len(letters) != _LENGTH or set(letters) - set(_LETTERS):
        raise WrongCode("other letters than a code has")
    whole = 0
    for letter in letters:
        whole = whole << 5 | _LETTERS.index(letter)
    body, check = _parted(whole, _CHECK)
    if check != _digest(str(body), _CHECK):
        raise WrongCode("a letter was read otherwise")
    rest, seed = _parted(body, SEED_BITS)
    rest, form = _parted(rest, _FORM)
    edition, seats = _parted(rest, _SEATS)
    named = [one for one in editions() if _digest(one, _EDITION) == edition]
    if not named:
        raise UnknownForm("an edition of a newer version")
    return DealCode(seed, named[0], seats, form)


def _joined(*figures: tuple[int, int]) -> int:
    """Figures of so many bits, one behind the other."""
    whole = 0
    for figure, bits in figures:
        whole = whole << bits | figure
    return whole


def _parted(whole: int, bits: int) -> tuple[int, int]:
    """All but the last bits, and these."""
    return whole >> bits, whole & (1 << bits) - 1


def _digest(text: str, bits: int) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()) & (1 << bits) - 1
