"""The rows of the count: as many strips as there are scoring markers, each told who it is."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.people import persons
from vivaroi_gui.ui.kit.player_strip import Who
from vivaroi_gui.ui.vivaroi.count.columns import Shape
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.row import CountRow
from vivaroi_gui.ui.vivaroi.count.standing import Reckoning, Standing
from vivaroi_gui.ui.vivaroi.count.words import CountWords


class CountRows:
    """Children of ``page``, below its widget ``cover``; those not needed are hidden."""

    def __init__(self, words: CountWords, page: QWidget, cover: QWidget) -> None:
        self._words = words
        self._page = page
        self._cover = cover
        self.strips: list[CountRow] = []

    def show(
        self,
        reckoned: Reckoning,
        standings: Sequence[Standing],
        players: tuple[Player, ...],
        shape: Shape,
    ) -> None:
        """One row for each standing, linked to the one above where that is the partner's."""
        while len(self.strips) < len(standings):
            row = CountRow(self._page)
            row.stackUnder(self._cover)
            self.strips.append(row)
        most, above = max(standing.points for standing in standings), None
        for row in self.strips[len(standings) :]:
            row.hide()
        for row, standing in zip(self.strips, standings, strict=False):
            row.set_shape(shape)
            is_linked = standing.seat is not None and standing.seat == above
            row.show_standing(
                standing,
                self._who(reckoned, standing, players, is_linked=is_linked),
                self._words.points(standing),
                is_best=standing.points == most,
                is_linked=is_linked,
            )
            row.show()
            above = standing.seat

    def _who(
        self,
        reckoned: Reckoning,
        standing: Standing,
        players: tuple[Player, ...],
        *,
        is_linked: bool,
    ) -> Who:
        """Only the first of two linked rows has a rank."""
        words, is_guest = self._words, standing.seat is None
        return Who(
            persons=() if is_guest else _owners(reckoned, standing, players),
            name=words.name(standing, players),
            rank=None if is_linked else standing.rank,
            note=words.partner(standing, players),
            title=words.title_of_ambition(standing),
            short_name=words.lore.emissary_in_brief() if is_guest else "",
            is_first=standing.rank == 1,
        )

    def speak(
        self, reckoned: Reckoning, standings: Sequence[Standing], players: tuple[Player, ...]
    ) -> None:
        """The words of a language."""
        words = self._words
        for row, standing in zip(self.strips, standings, strict=False):
            row.set_words(
                words.row(standing, players),
                words.remark(standing, players),
                words.earlier(standing, reckoned),
                words.favourite,
                words.ambition,
            )

    def show_progress(self, popped: float, share: float) -> None:
        """So many tiles of each card lie there, and such a share of the points is added."""
        for row in self.strips:
            row.show_progress(popped, share)

    def place(self, layout: CountLayout, count: int) -> None:
        for number, row in enumerate(self.strips[:count]):
            row.setGeometry(layout.row(number).toRect())
            row.set_unit(layout.unit)


def _owners(
    reckoned: Reckoning, standing: Standing, players: tuple[Player, ...]
) -> tuple[Person, ...]:
    """The persons whose marker it is."""
    everybody = persons(players)
    return tuple(everybody[one] for one in reckoned.options.markers[standing.marker])
