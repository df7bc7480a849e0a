"""States of what is remembered of many games, for the pictures."""

from collections.abc import Callable, Iterator
from datetime import date
from random import Random

from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.table.memories import BoldNo, Memory, RememberedSeat, SeatEnding
from vivaroi_gui.table.players import AVATARS, COLOURS, Person
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.lessons.daily import solve

State = Callable[[MainWindow], None]
_FORMS = (("vivaroi", "2003"), ("vivaroi", "2024"), ("vienna", "vienna"))
_NAMES = ("Giulia", "Marco", "Nonna Pia", "Jean-Baptiste")


def made_up(games: int, people: int) -> Iterator[Memory]:
    """So many games of so many people, each with two computers."""
    random = Random(7)
    for number in range(games):
        game, edition = random.choice(_FORMS)
        persons = [
            Person(_NAMES[seat % 4], COLOURS[seat], AVATARS[seat]) for seat in range(people + 2)
        ]
        totals = [random.randint(40, 90) for _ in persons]
        level = random.choice(LEVELS)
        places = tuple(
            RememberedSeat(
                (person,),
                level if seat >= people else None,
                SeatEnding(
                    total,
                    total == max(totals),
                    random.randint(0, 2) if game == "vivaroi" else None,
                ),
            )
            for seat, (person, total) in enumerate(zip(persons, totals, strict=True))
        )
        bold = BoldNo(_NAMES[0], 0.12, 0.58) if number == 5 else None
        form = "quick" if edition == "2003" and number % 2 else ""
        day = f"2026-11-{number % 28 + 1:02}"
        yield Memory(f"{number:016x}", day, game, edition, places, bold, form)


def _remembered(games: int, people: int) -> State:
    def show(window: MainWindow) -> None:
        for memory in made_up(games, people):
            window.games.book.memories.add(memory)
        solve(window.settings, date(2026, 11, 29))
        window.commands.memories.trigger()

    return show


STATES: dict[str, State] = {
    "memories": _remembered(24, 2),
    "memories-first": _remembered(1, 1),
    "memories-nothing": _remembered(0, 1),
}
