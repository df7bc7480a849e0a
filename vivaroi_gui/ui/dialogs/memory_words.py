"""The words of what is remembered of many games."""

from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale, QObject

from vivaroi_gui.table.memories import BoldNo
from vivaroi_gui.table.statistics import ClosestFinish, Statistics, Wins
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people


class MemoryWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self) -> str:
        return self.tr("Memories")

    def whose(self) -> str:
        """The question that the faces answer."""
        return self.tr("Whose memories")

    def none(self) -> str:
        return self.tr("Nothing yet: games that people play to the end are remembered here.")

    def unread(self, lines: int) -> str:
        return self.tr("%n line(s) of the file cannot be read, and stay in it.", "", lines)

    def puzzles(self, number: int, on_end: int) -> str:
        """The puzzles of the day; of one day alone nothing is said but that."""
        told = self.tr("Puzzles of the day solved: {number}.").format(number=number)
        if on_end < 2:
            return told
        return " ".join((told, self.tr("%n days in a row.", "", on_end)))

    def closed(self) -> str:
        return self.tr("The file of memories cannot be opened. It is left as it is.")

    # --- a person ------------------------------------------------------------------------------

    def games(self, tally: Wins) -> str:
        return self.tr("%n game(s)", "", tally.games)

    def wins(self, tally: Wins) -> str:
        return self.tr("%n won", "games", tally.wins)

    def share(self, tally: Wins) -> str:
        """So many games of so many."""
        return self.tr("{wins} of {games}").format(wins=tally.wins, games=tally.games)

    def by_form(self) -> str:
        return self.tr("Wins by game")

    def by_level(self) -> str:
        return self.tr("Wins by strongest opponent")

    def form(self, game: str, edition: str, form: str) -> str:
        whole = screens(game).full_title(edition)
        return screens(game).retelling().form_title(edition, form) if form else whole

    def crowned(self) -> str:
        return self.tr("Kings brought to the throne")

    def bold(self) -> str:
        return self.tr("The boldest No")

    def bold_told(self, deed: BoldNo) -> str:
        """The chance to win without it and with it."""
        return self.tr("{before}% → {after}%").format(
            before=round(100 * deed.before), after=round(100 * deed.after)
        )

    def close(self) -> str:
        return self.tr("The closest finish")

    def close_told(self, close: ClosestFinish) -> str:
        if close.is_won:
            told = self.tr("Won by %n point(s)", "", close.points)
        else:
            told = self.tr("Lost by %n point(s)", "", close.points)
        return told if close.points else self.tr("Decided by the tie-break")

    def when(self, close: ClosestFinish) -> str:
        """Of which game."""
        day = QDate.fromString(close.memory.day, "yyyy-MM-dd")
        told = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        memory = close.memory
        form = screens(memory.game).papers().short_title(memory.edition)
        if memory.form:
            form = self.form(memory.game, memory.edition, memory.form)
        return f"{form} · {told}" if told else form

    def not_yet(self) -> str:
        return self.tr("Not yet")

    def spoken(self, one: Statistics) -> str:
        """All of it in sentences, for those who do not see it."""
        return " ".join(f"{part}." for part in self._parts(one))

    def _parts(self, one: Statistics) -> Iterator[str]:
        yield labelled(one.person.name, f"{self.games(one.all)}, {self.wins(one.all)}")
        for game, edition, form, tally in one.by_form:
            yield labelled(self.form(game, edition, form), self.share(tally))
        for level, tally in one.by_level:
            yield labelled(people().level(level), self.share(tally))
        if one.crowned is not None:
            yield labelled(self.crowned(), str(one.crowned))
        if one.bold is not None:
            yield labelled(self.bold(), self.bold_told(one.bold))
        if one.close is not None:
            yield labelled(self.close(), f"{self.close_told(one.close)}, {self.when(one.close)}")

    # --- given away, and forgotten -------------------------------------------------------------

    def export(self) -> str:
        return self.tr("&Export…")

    def exported(self, name: str) -> str:
        return self.tr("Written to “{name}”.").format(name=name)

    def not_exported(self) -> str:
        return self.tr("The file could not be written.")

    def table(self) -> str:
        """What kind of file it becomes, for the list of kinds."""
        return self.tr("Tables (*.csv)")

    def columns(self) -> tuple[str, ...]:
        """The head of that table."""
        return (
            self.tr("Day"),
            self.tr("Game"),
            self.tr("Name"),
            self.tr("Level"),
            self.tr("Points"),
            self.tr("Won"),
            self.tr("Kings"),
        )

    def forget(self) -> str:
        return self.tr("&Forget everything…")

    def not_forgotten(self) -> str:
        return self.tr("The file could not be deleted.")
