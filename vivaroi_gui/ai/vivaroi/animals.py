"""Of which temper an opponent is, by the animal of its seat.  Light: the first page asks too."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

TEMPER_OF: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fox": "sly",
        "raven": "sly",
        "owl": "learned",
        "hare": "hasty",
        "squirrel": "hasty",
        "bear": "kind",
        "cat": "vain",
        "swan": "vain",
        "frog": "cheerful",
        "mouse": "cheerful",
        "stag": "honourable",
        "unicorn": "honourable",
        "badger": "unforgiving",
        "dragon": "dramatic",
        "boar": "dramatic",
        "hedgehog": "shy",
    }
)
