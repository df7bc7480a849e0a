"""The rows of the count: as many strips as there are scoring markers, each told who it is."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.people import persons
from vivaroi_gui.ui.kit.player_strip import Who
from vivaroi_gui.ui.vivaroi.count.columns import Shape
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.pace import CountProgress
from vivaroi_gui.ui.vivaroi.count.row import CountRow
from vivaroi_gui.ui.vivaroi.count.standing import Reckoning, Standing, counting_places
from vivaroi_gui.ui.vivaroi.count.words import CountWords


class CountRows:
    """Children of ``page``, below its widget ``cover``; those not needed are hidden.

    As children they stand as people sit: no order of theirs tells a rank before it is told.
    """

    def __init__(self, words: CountWords, page: QWidget, cover: QWidget) -> None:
        self._words = words
        self._page = page
        self._cover = cover
        self._made: list[CountRow] = []
        self.strips: list[CountRow] = []
        """Those that are shown, the best first."""
        self.places: Sequence[int] = ()
        """Of each of them, where it stands while it is counted."""
        self._standings: Sequence[Standing] = ()
        self._layout: CountLayout | None = None
        self._moved = 1.0

    def show(
        self,
        reckoned: Reckoning,
        standings: Sequence[Standing],
        players: tuple[Player, ...],
        shape: Shape,
    ) -> None:
        """One row for each standing, linked to the one above where that is the partner's."""
        self._standings = standings
        while len(self._made) < len(standings):
            row = CountRow(self._page)
            row.stackUnder(self._cover)
            self._made.append(row)
        self.places = counting_places(standings)
        self.strips = [self._made[at] for at in self.places]
        most, above = max(standing.points for standing in standings), None
        for row in self._made[len(standings) :]:
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
            row.fold_words = words.columns(reckoned)[1]
            row.set_words(
                words.row(standing, players),
                words.remark(standing, players),
                words.earlier(standing, reckoned),
                words.favourite,
                words.ambition,
            )

    def show_progress(self, come: CountProgress) -> None:
        """A moment of the count; until its rank is told a row is known by its seat alone."""
        ranks = sorted({one.rank for one in self._standings}, reverse=True)
        told = ranks[: come.told]
        for row, standing, at in zip(self.strips, self._standings, self.places, strict=True):
            row.show_progress(*come.rows[at], is_ranked=standing.rank in told)
        if come.moved != self._moved:
            self._moved = come.moved
            self._place_all()

    def place(self, layout: CountLayout) -> None:
        self._layout = layout
        for row in self.strips:
            row.set_unit(layout.unit)
        self._place_all()

    def _place_all(self) -> None:
        """On the way from where they are counted to where they rank."""
        layout = self._layout
        if layout is None:
            return
        way = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(self._moved)
        for number, (row, at) in enumerate(zip(self.strips, self.places, strict=True)):
            start, end = layout.row(at).toRect(), layout.row(number).toRect()
            end.moveTop(round(start.top() + (end.top() - start.top()) * way))
            row.setGeometry(end)
            row.fold_where_needed()


def _owners(
    reckoned: Reckoning, standing: Standing, players: tuple[Player, ...]
) -> tuple[Person, ...]:
    """The persons whose marker it is."""
    everybody = persons(players)
    return tuple(everybody[one] for one in reckoned.options.markers[standing.marker])
