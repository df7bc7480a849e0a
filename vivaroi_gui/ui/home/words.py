"""Words of the home page that more than one of its parts needs."""

from PySide6.QtCore import QObject


class HomeWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def people(self) -> tuple[str, ...]:
        """Names for those who type none, one for each person there can be."""
        return (
            self.tr("Giulia"),
            self.tr("Marco"),
            self.tr("Amélie"),
            self.tr("Luc"),
            self.tr("Nonna Pia"),
            self.tr("Sofia"),
            self.tr("Théo"),
            self.tr("Zoé"),
            self.tr("Camille"),
            self.tr("Hugo"),
            self.tr("Inès"),
            self.tr("Ernest"),
            self.tr("Chiara"),
            self.tr("Oscar"),
            self.tr("Elena"),
            self.tr("Matteo"),
        )

    # --- how many sit at the table -------------------------------------------------------------

    def players(self, count: int, seats: range) -> str:
        """How many players there are, and how many there may be."""
        text = self.tr("{count} players ({fewest} to {most})")
        return text.format(count=count, fewest=min(seats), most=max(seats))

    def teams(self, people: int, chairs: int) -> str:
        """How many people there are, and how many of them play in teams."""
        teams = people - chairs
        alone = chairs - teams
        told = [
            self.tr("%n person(s)", "", people),
            self.tr("%n team(s)", "", teams),
            *([self.tr("%n single player(s)", "", alone)] if alone else []),
        ]
        return " · ".join(told)

    def too_few(self, seats: range) -> str:
        """Why nobody may leave."""
        return self.tr("At least {count} seats").format(count=min(seats))

    def no_seat_left(self, seats: range) -> str:
        """Why no seat is added."""
        return self.tr("At most {count} seats").format(count=max(seats))

    def too_many(self) -> str:
        """Why nobody else may come: there are no more faces, and no more names."""
        return self.tr("Sixteen people at most")

    def what_mixing_does(self, *, may_mix: bool) -> str:
        """What it is for, or why it is off."""
        if may_mix:
            return self.tr("Chance decides who sits next to whom; teams stay together.")
        return self.tr("Two take turns, however they sit.")

    def sits_here(self, *, shares_screen: bool) -> str:
        """What a seat that a human plays means."""
        return self.tr("shares this screen") if shares_screen else self.tr("plays here")
