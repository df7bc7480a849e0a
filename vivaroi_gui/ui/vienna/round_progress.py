"""The steps of a round, for the bar over the pages."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.ui.session.screens import Emblem, RoundProgress
from vivaroi_gui.ui.vienna.words.rounds import round_words

_CARRIAGE: Final = Emblem("vienna/carriage-crimson", 1.8, 1.1)
_DICE, _EVALUATION, _OVER = range(3)
_EVALUATED: Final = (Phase.NEW_ROUND, Phase.TAKE, Phase.SYMBOL, Phase.STEAL)


def round_progress(view: View, *, is_counting: bool) -> RoundProgress:
    """What is done, current and to come in this round; the last one is read until a new begins."""
    words = round_words()
    where = words.round(view.round) if view.round else ""
    current = _current(view, is_counting=is_counting)
    return RoundProgress(words.title(), where, _names(), current, _CARRIAGE)


def _current(view: View, *, is_counting: bool) -> int:
    if view.result and not is_counting:
        return _OVER
    is_evaluated = view.round > 0 and view.phase in _EVALUATED
    return _EVALUATION if is_counting or is_evaluated else _DICE


def _names() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("RoundSteps", "Dice"),
        QCoreApplication.translate("RoundSteps", "Evaluation"),
    )
