"""What was found out of a game of Vienna by now, without Qt."""

from collections import defaultdict
from collections.abc import Iterator

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna.events import EvaluationBegun, RoundBegun, RoundOver, Thrown
from vivaroi_gui.ui.session.chances_findings import ChancesFindings


class Findings(ChancesFindings):
    """All lies open in Vienna: there is the public curve alone."""

    @property
    def rounds(self) -> tuple[tuple[int, int, int], ...]:
        """Each round with the places of its first and its last sight; 0 before the first one."""
        found: dict[int, list[int]] = defaultdict(list)
        for at, sight in enumerate(self.sights):
            found[sight.view.round].append(at)
        return tuple((number, own[0], own[-1]) for number, own in found.items())

    def ends_round(self, at: int) -> bool:
        return any(isinstance(event, RoundOver) for event in self.sights[at].events)

    def is_thrown(self, at: int) -> bool:
        return any(isinstance(event, Thrown) for event in self.sights[at].events)

    def events(self, since: int, at: int) -> Iterator[Event]:
        """What was done between two sights; of an evaluation no more than what was chosen."""
        for sight in self.sights[since + 1 : at + 1]:
            told = [event for event in sight.events if not isinstance(event, RoundBegun)]
            yield from told[:1]
            for event in told[1:]:
                if isinstance(event, EvaluationBegun) or sight.view.evaluation:
                    break
                yield event
