"""The words of who was likely to win in Vienna, and when that changed."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.ai.review import Chances
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.chances import chances_words
from vivaroi_gui.ui.vienna.chronicle_rows import latest
from vivaroi_gui.ui.vienna.review.findings import Findings
from vivaroi_gui.ui.vienna.words.rounds import round_words


class ViennaChances(QObject):
    """Of one game, in the language that is spoken now."""

    def __init__(self, findings: Findings, players: Sequence[Player]) -> None:
        super().__init__()
        self._findings = findings
        self._players = players
        self._options = findings.sights[0].view.options

    def title(self) -> str:
        return self.tr("Chance to win, as everybody saw it")

    def note(self) -> str:
        """How well the curve is known; nothing before there is one."""
        count = self._findings.playouts(is_public=True)
        if not count:
            return ""
        how = self.tr("Each point: %n way(s) to play on in thought, with other dice.", "", count)
        return f"{how} {chances_words().margin(self._findings.margin(is_public=True))}"

    def name(self, seat: Seat) -> str:
        return people().seat(self._players[seat])

    def span(self, number: int) -> str:
        """A stretch of the curve."""
        return round_words().round(number) if number else self.tr("Start")

    def line(self, seat: Seat, points: Sequence[tuple[int, Chances]]) -> str:
        """A line in a sentence: at the start, after each round, and at each turning point."""
        turns = {one.at: one.since for one in self._findings.turning_points}
        told = []
        for at, chances in points:
            if not at:
                where = self.tr("at the start")
            elif at in turns:
                where = self.came(turns[at], at).rstrip(".")
            elif self._findings.ends_round(at):
                where = self.tr("after round {number}").format(
                    number=self._findings.sights[at].view.round
                )
            else:
                continue
            told.append(labelled(where, chances_words().percent(chances.means[seat])))
        return labelled(self.name(seat), "; ".join(told))

    def came(self, since: int, at: int) -> str:
        """What came between two sights, as the chronicle tells it."""
        events = tuple(self._findings.events(since, at))
        lines = latest(events, self._players, self._options, len(events)) if events else ()
        return " ".join(plain(line) for line in lines)

    def at(self, at: int) -> str:
        """What came at a place, and how likely everybody was to win then."""
        chances = self._findings.chances_at(at, is_public=True)
        means = () if chances is None else chances.means
        shares = (
            labelled(self.name(seat), chances_words().percent(mean))
            for seat, mean in enumerate(means)
        )
        came = self.came(at - 1, at)
        ended = f"{came}." if came and came[-1] not in ".!?" else came  # a line of figures has none
        return " ".join(filter(None, (ended, ", ".join(shares))))

    def luck(self) -> str:
        return self.tr("Luck of dice and cards")

    def luck_note(self) -> str:
        return self.tr(
            "How much dice, cards and the first watch changed the chance to win, all together."
        )
