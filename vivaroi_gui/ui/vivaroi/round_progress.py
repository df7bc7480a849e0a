"""The steps of a round, for the bar over the pages."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.ui.session.screens import RoundProgress
from vivaroi_gui.ui.vivaroi.words.editions import lore

_STEPS: Final = (Phase.AMBITION, Phase.PLACING, Phase.ASCENT, Phase.ELECTION, Phase.DEAL)
"""The scoring is over with the deal of the next round."""


def round_progress(view: View, *, is_counting: bool) -> RoundProgress:
    """What is done, current and to come in this round."""
    options, words = view.options, lore(view.options.edition)
    first, current = _first(options), len(_STEPS)
    if is_counting:
        current = len(_STEPS) - 1
    elif view.phase in _STEPS:
        current = _STEPS.index(view.phase)
    where = words.round_of(view.round, options.rounds) if view.round else ""
    return RoundProgress(words.title(), where, _names()[first:], current - first)


def _first(options: Options) -> int:
    """A round begins with the Ambitions, where they are in play, or with what people place."""
    if options.ambition:
        return 0
    return 2 if options.placement is Placement.RANDOM else 1


def _names() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("RoundSteps", "Ambition"),
        QCoreApplication.translate("RoundSteps", "Placing"),
        QCoreApplication.translate("RoundSteps", "Accession"),
        QCoreApplication.translate("RoundSteps", "Election"),
        QCoreApplication.translate("RoundSteps", "Scoring"),
    )
