"""Something that may be new to people, and where that is."""

from typing import NamedTuple


class FirstTip(NamedTuple):
    """``spot`` is a word of lessons, or a button of the window: ``button:hint``."""

    name: str
    """Of the text that says it; ``tip.last.no.2024`` is the same in the words of an edition."""
    spot: str
    is_secret: bool = False
    """Whether it leans on what only one seat knows: then it is for whoever plays alone."""
    about: str = ""
    """What is at the spot, for whoever hears of it."""

    @property
    def key(self) -> str:
        """Under which it is remembered."""
        return self.name.removesuffix(".2024")
