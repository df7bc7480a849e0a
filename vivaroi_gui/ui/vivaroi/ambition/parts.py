"""The choice of an Ambition in parts: what is asked, and who has chosen, but not what."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.vivaroi.ambition.picture import Other
from vivaroi_gui.ui.vivaroi.ambition.words import AmbitionWords


def ambition(
    words: AmbitionWords, ribbon: tuple[str, str], others: Sequence[Other]
) -> Iterator[AccessPart]:
    """The head comes before the viewer's cards, who are real controls; the others behind them."""
    yield AccessPart("head", Role.Heading, *ribbon)
    parts = tuple(
        AccessPart(f"other:{at}", Role.StaticText, _told(words, other))
        for at, other in enumerate(others)
    )
    yield AccessPart("others", Role.List, words.all_choose(), parts=parts)


def _told(words: AmbitionWords, other: Other) -> str:
    return words.told(other.player, has_chosen=other.has_chosen).rstrip("…")
