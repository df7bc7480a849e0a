"""What an open card of favourites tells: in words, and for those who draw it."""

from collections.abc import Callable, Sequence

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import FLOORS, Character
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.vivaroi.panels.holding import Holding, counts, holdings
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords


class OpenFavourites:
    """The viewer's cards, of a team both; only ever made of a view that may be shown."""

    def __init__(self, words: PanelWords, view: View, players: tuple[Player, ...]) -> None:
        self.words = words
        self.view = view
        self._players = players
        self.holdings = holdings(view)

    @property
    def is_team(self) -> bool:
        return len(self.holdings) > 1

    @property
    def has_ambition(self) -> bool:
        return any(holding.ambition for holding in self.holdings)

    @property
    def told(self) -> tuple[object, ...]:
        """All that is drawn of them."""
        favourites = {one for holding in self.holdings for one in holding.goal}
        places = tuple((one, self.view.places[one]) for one in sorted(favourites))
        owners = tuple(self.owner(number) for number in range(len(self.holdings)))
        said = self.title, self.worth_text, self.short_worth, self.words.lore.edition
        return self.holdings, places, owners, said, bool(self.view.open_goals)

    def owner(self, number: int) -> Person:
        """Whose card it is."""
        assert self.view.seat is not None
        return self._players[self.view.seat].persons[number]

    @property
    def title(self) -> str:
        return self.words.favourites(is_team=self.is_team)

    @property
    def worth_text(self) -> str:
        """What the favourites are worth, with what a coronation would make of it."""
        if self.hoped_for is not None:
            return self.words.worth_if_crowned(self._worths, self.hoped_for)
        return self._say(self.words.worth, self.words.worth_of_each)

    @property
    def short_worth(self) -> str:
        if self.hoped_for is not None:
            return self.words.worth_if_crowned_short(self._worths)
        return self._say(self.words.worth_short, self.words.worth_of_each_short)

    def worth_of(self, holding: Holding) -> str:
        """What one card of a team is worth, in brief."""
        if self.hoped_for is not None and counts(holding, self.hoped_for):
            return self.words.worth_if_crowned_short([holding.worth])
        return self.words.worth_short(holding.worth)

    @property
    def hoped_for(self) -> Character | None:
        """A favourite that is candidate: it counts as King, though nobody has voted yet."""
        nominee = self.view.nominee
        is_own = nominee is not None and any(counts(one, nominee) for one in self.holdings)
        return nominee if is_own else None

    @property
    def _worths(self) -> list[int]:
        return [holding.worth for holding in self.holdings]

    def _say(self, one: Callable[[int], str], each: Callable[[Sequence[int]], str]) -> str:
        view, worths = self.view, self._worths
        if view.nominee is not None and view.nominee == view.options.jester:
            return self.words.worth_upside_down([-worth for worth in worths])
        return one(worths[0]) if len(worths) == 1 else each(worths)

    @property
    def spoken(self) -> str:
        """Everything, in one text."""
        told = [self._told(number) for number in range(len(self.holdings))]
        return joined(*told, self.worth_text)

    def _told(self, number: int) -> str:
        """A card in words; of a team with the name of whose it is."""
        holding = self.holdings[number]
        names = self.words.favourite_names(holding.goal)
        said = [labelled(self.owner(number).name, names) if self.is_team else names]
        if holding.banished is not None:
            said.append(self.words.banished(holding.banished))
        if holding.ambition:
            said.append(self.words.ambition(holding))
        return joined(*said)

    def tip(self, holding: Holding, character: Character) -> str:
        """Who it is; beside the floors also where."""
        lore, place = self.words.lore, self.view.places[character]
        if character == holding.banished:
            return f"{self.words.banished(character)}."
        name = lore.full_name(character)
        is_plain = place in FLOORS or not self.view.options.rulebook.annexes
        return name if is_plain else labelled(name, lore.place(place))
