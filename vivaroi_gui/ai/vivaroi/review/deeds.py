"""What came at a sight, told from what everybody saw before it and then."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import Sight
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.records import Act, Election


def is_deal(before: View | None, view: View) -> bool:
    """Whether a round has begun."""
    return before is None or view.round != before.round


def deed(before: View, view: View) -> Act | Election | None:
    """What was done within a round; None where nothing but what lies sealed has changed."""
    if len(view.elections) > len(before.elections):
        return view.elections[-1]
    return view.acts[-1] if len(view.acts) > len(before.acts) else None


def deed_at(sights: Sequence[Sight], at: int) -> Act | Election | None:
    """The same of a place among all sights; a deal is no deed."""
    before, view = sights[max(0, at - 1)].view, sights[at].view
    return None if is_deal(before, view) else deed(before, view)
