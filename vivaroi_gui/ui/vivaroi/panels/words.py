"""The words of the panels."""

from collections.abc import Sequence
from enum import Enum, auto

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import FLOORS, Character, Goal
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.table.notes import NoteMark
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.panels.holding import Holding
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_condition, ambition_title
from vivaroi_gui.ui.vivaroi.words.editions import PageWords
from vivaroi_gui.ui.vivaroi.words.opponents import opponent_words
from vivaroi_gui.ui.vivaroi.words.points import signed, so_many_points


class PanelWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- the banner ----------------------------------------------------------------------------

    def your_turn(self, player: Player) -> str:
        said = self.tr("Your turn, {name}")
        if player.is_team:
            said = self.tr("Your turn, {name}", "a team")
        return said.format(name=people().seat(player))

    def thinking_of(self, name: str) -> str:
        return self.tr("{name} is thinking…").format(name=name)

    def they_think(self, names: str) -> str:
        return self.tr("{names} are thinking…").format(names=names)

    def turn_of(self, name: str) -> str:
        return self.tr("It is {name}’s turn").format(name=name)

    def without_turn(self, view: View) -> str:
        """The title while it is nobody's turn alone."""
        if view.phase is Phase.ELECTION:
            return self.tr("The election of the King")
        if view.phase is Phase.GAME_OVER:
            return self.tr("The game is over")
        if view.phase is Phase.AMBITION:
            return self.tr("Everybody chooses an Ambition")
        return self.lore.goals_are_dealt()

    def score(self, player: Player, *, is_at_turn: bool) -> str:
        """The label below the viewer's total."""
        if is_at_turn:
            return self.tr("score")
        return self.tr("your score", "a team") if player.is_team else self.tr("your score")

    def advice(self, view: View, selection: Character | None, *, is_short: bool) -> str:
        """What the viewer, who is on turn, does now."""
        asks = self._asks_team() if _is_team(view, view.seat) else self._asks_one()
        to = None if selection is None else way_up(view, selection)
        return asks[_asked(view, selection, is_short=is_short)].format(
            name="" if selection is None else self.lore.named(selection),
            where="" if to is None else self.lore.to_place(to),
            step=placing_step(view),
            each=placing_share(view),
        )

    def spoken_advice(self, view: View, selection: Character | None) -> str:
        """The same of a character in the hand, for who does not see what is golden."""
        if selection is None:
            return ""
        name, to = self.lore.named(selection), way_up(view, selection)
        if to is not None:
            said = text("access", "say.lift.team" if _is_team(view, view.seat) else "say.lift")
            return said.format(name=name, where=self.lore.to_place(to))
        if view.phase is not Phase.PLACING:
            return ""
        said = text("access", "say.place.team" if _is_team(view, view.seat) else "say.place")
        return said.format(name=name, step=placing_step(view), each=placing_share(view))

    def _asks_one(self) -> "dict[_Asked, str]":
        return {
            _Asked.TAKE: self.tr("Choose a character at the gate ({step} of {each})."),
            _Asked.TAKE_SHORT: self.tr("Choose a character ({step} of {each})."),
            _Asked.PLACE: self.tr("Place {name} on a framed floor ({step} of {each})."),
            _Asked.CHOOSE: self.tr("Choose a character to move up one floor."),
            _Asked.MOVE: self.tr("Move {name} {where}, to the framed place."),
            _Asked.LIFT: self.tr("Move {name} up {where}, to the framed floor."),
            _Asked.LIFT_SHORT: self.tr("Move {name} up to the framed floor."),
        }

    def _asks_team(self) -> "dict[_Asked, str]":
        """What two people are asked, whom some languages do not speak to as to one."""
        return {
            _Asked.TAKE: self.tr("Choose a character at the gate ({step} of {each}).", "a team"),
            _Asked.TAKE_SHORT: self.tr("Choose a character ({step} of {each}).", "a team"),
            _Asked.PLACE: self.tr("Place {name} on a framed floor ({step} of {each}).", "a team"),
            _Asked.CHOOSE: self.tr("Choose a character to move up one floor.", "a team"),
            _Asked.MOVE: self.tr("Move {name} {where}, to the framed place.", "a team"),
            _Asked.LIFT: self.tr("Move {name} up {where}, to the framed floor.", "a team"),
            _Asked.LIFT_SHORT: self.tr("Move {name} up to the framed floor.", "a team"),
        }

    def course(self, view: View) -> str:
        """What the one on turn does, for those who watch."""
        if view.phase is Phase.PLACING:
            text = self.tr("Places a character ({step} of {each}).")
            if _is_team(view, view.turn):
                text = self.tr("Place a character ({step} of {each}).", "a team")
            return text.format(step=placing_step(view), each=placing_share(view))
        if view.phase is Phase.ASCENT:
            if _is_team(view, view.turn):
                return self.tr("Move a character up one floor.", "a team")
            return self.tr("Moves a character up one floor.")
        if view.phase is Phase.ELECTION and view.nominee is not None:
            question = self.lore.asks_crown(view.nominee)
            return self.tr("{question} Everybody plays a card.").format(question=question)
        return ""

    # --- hints ---------------------------------------------------------------------------------

    def hint(self) -> str:
        return self.tr("Hint")

    def notice(self) -> str:
        return self.tr("Notice")

    def refused(self) -> str:
        """Over why something cannot be done."""
        return self.tr("Not like this")

    # --- the seats -----------------------------------------------------------------------------

    def status(self, view: View, seat: int, thinking: int | None) -> str:
        """What a player does now."""
        alone, together = self._statuses(view, seat, thinking)
        return together if len(view.options.sides[seat]) > 1 else alone

    def _statuses(self, view: View, seat: int, thinking: int | None) -> tuple[str, str]:
        """What one player does now, and what the two of a team do."""
        if view.phase is Phase.ELECTION:
            if seat in view.voted:
                return self.tr("Has voted"), self.tr("Have voted")
            return self.tr("Votes now"), self.tr("Vote now")
        if seat == view.turn:
            if seat == thinking:
                return self.tr("Thinking…"), self.tr("Thinking…", "a team")
            return self.tr("Plays now"), self.tr("Play now")
        if view.turn is not None and seat == (view.turn + 1) % view.options.seats:
            return self.tr("Plays next"), self.tr("Play next")
        return self.tr("Waiting"), self.tr("Waiting", "a team")

    def next_(self) -> str:
        """Of who plays next, where the status has no room."""
        return self.tr("Next", "who plays next")

    def you(self, player: Player) -> str:
        return self.tr("You", "a team") if player.is_team else self.tr("You")

    def seat(self, player: Player, status: str, totals: Sequence[int], *, has_crown: bool) -> str:
        """A ticket as one sentence."""
        said = [people().seat(player), people().kind(player), status, self.totals(player, totals)]
        if player.style is not None:
            said.insert(2, opponent_words().manner(player.style))
        if has_crown:
            said.append(self.holds_crown(player))
        return ", ".join(said)

    def start(self, points: int) -> str:
        """What the totals of the first round are."""
        return self.tr("everybody starts on %n point(s)", "", points)

    def totals(self, player: Player, totals: Sequence[int]) -> str:
        """The points of a seat; of two markers the lower one counts."""
        if len(totals) == 1:
            return so_many_points(totals[0])
        told = self.tr("{first} {one}, {second} {other}: {points} count")
        first, second = player.persons
        return told.format(
            first=first.name,
            one=totals[0],
            second=second.name,
            other=totals[1],
            points=so_many_points(min(totals)),
        )

    def open_goals(self, player: Player, goals: Sequence[Goal]) -> str:
        """The favourites of a seat that lie open in a royal wedding."""
        open_ = self.tr("open favourites of {name}: {names}")
        return "; ".join(
            open_.format(name=person.name, names=self.favourite_names(goal))
            for person, goal in zip(player.persons, goals, strict=True)
        )

    def favourite_names(self, goal: Goal) -> str:
        return people().names([self.lore.character(character) for character in goal])

    def emissary(self, view: View) -> str:
        """The ticket of the Emissary as one sentence."""
        said = [self.lore.emissary(), so_many_points(view.emissary_total or 0)]
        said.append(self.pile(view.emissary_pile))
        if view.emissary_goal:
            names = self.tr("open favourites: {names}")
            said.append(names.format(names=self.favourite_names(view.emissary_goal)))
        return ", ".join(said)

    def pile(self, cards: int) -> str:
        return self.tr("%n card(s) in its pile", "", cards)

    def holds_crown(self, player: Player) -> str:
        """What the crown on a ticket means."""
        return self.lore.they_hold_crown() if player.is_team else self.lore.holds_crown()

    def seats(self) -> str:
        return self.tr("The players")

    def agreed(self, agreed: TableOptions) -> str:
        """What is the same for all at the table."""
        told = self.tr("Past votes are not shown in this game.")
        if agreed.shows_past_votes:
            told = self.tr("Past votes are shown in this game.")
        if not agreed.counts_no_cards:
            return told
        return " ".join((told, self.tr("Each No that is shown is counted.")))

    def no_cards_shown(self, number: int) -> str:
        return self.tr("%n No shown in this round", "", number)

    # --- the chronicle -------------------------------------------------------------------------

    def with_past_votes(self) -> str:
        """The title of a chronicle that tells who voted what."""
        return self.tr("Chronicle with past votes")

    def which_character(self) -> str:
        return self.tr("Tell only of one character")

    def all_characters(self) -> str:
        return self.tr("All characters")

    # --- secret notes --------------------------------------------------------------------------

    def notes(self) -> str:
        return self.tr("My secret notes")

    def how_to_note(self) -> str:
        return text("keys", "notes.how")

    def note(self, name: str, character: str, mark: NoteMark) -> str:
        """What is thought of a character for a person."""
        said = {
            NoteMark.NONE: self.tr("{name}, {character}: nothing noted"),
            NoteMark.YES: self.tr("{name}, {character}: a favourite"),
            NoteMark.NO: self.tr("{name}, {character}: no favourite"),
            NoteMark.MAYBE: self.tr("{name}, {character}: perhaps"),
        }
        return said[mark].format(name=name, character=character)

    # --- favourites ----------------------------------------------------------------------------

    def favourites(self, *, is_team: bool) -> str:
        """The head of a card, or of the two of a team."""
        return self.tr("Our favourites") if is_team else self.lore.favourites()

    def secret(self) -> str:
        return text("keys", "cover.open")

    def open_to_all(self) -> str:
        """Instead of a secret, once a first coronation has opened all cards."""
        return self.tr("Open to everybody now")

    def covered(self) -> str:
        return text("keys", "cover.covered")

    def worth(self, points: int) -> str:
        return self.tr("Worth %n point(s) right now", "", points)

    def worth_short(self, points: int) -> str:
        return self.tr("Worth %n now", "", points)

    def worth_of_each(self, points: Sequence[int]) -> str:
        """What the cards of both partners are worth."""
        return self.tr("Worth {points} now: the lower counts").format(points=self._both(points))

    def worth_of_each_short(self, points: Sequence[int]) -> str:
        return self.tr("Worth {points} now").format(points=self._both(points))

    def worth_if_crowned(self, points: Sequence[int], nominee: Character) -> str:
        """While a favourite is candidate: on the throne it counts as King already."""
        told = self.tr("{points} if {name} is crowned")
        return told.format(points=self._both(points), name=self.lore.character(nominee))

    def worth_if_crowned_short(self, points: Sequence[int]) -> str:
        told = self.tr("{points} if crowned", "of a candidate, as short as this")
        return told.format(points=self._both(points))

    def worth_upside_down(self, points: Sequence[int]) -> str:
        """While the Jester is candidate; the points as they would be then."""
        told = self.tr("{points} if the Jester is King: all upside down")
        return told.format(points=self._both(points))

    @staticmethod
    def _both(points: Sequence[int]) -> str:
        return " · ".join(signed(one) for one in points)

    def banished(self, character: Character) -> str:
        text = self.tr("{name} bears the black seal and does not count as a favourite")
        return text.format(name=self.lore.character(character))

    def ambition(self, holding: Holding) -> str:
        """An Ambition as a sentence or two."""
        assert holding.ambition is not None
        told = self.tr("Ambition “{title}”: {points} {condition}.").format(
            title=ambition_title(holding.ambition),
            points=so_many_points(holding.ambition_points),
            condition=ambition_condition(holding.ambition),
        )
        if holding.banished is not None:
            name = self.lore.character(holding.banished)
            told += " " + self.tr("The Banished, {name}, does not count for it.").format(name=name)
        if holding.is_met is None:
            return told
        met = self.tr("Met as things stand.") if holding.is_met else self.tr("Not met right now.")
        return f"{told} {met}"

    def closed_favourites(self) -> str:
        return self.tr("Nobody’s favourites are open")

    def not_dealt(self) -> str:
        return self.lore.goals_not_dealt()

    # --- votes ---------------------------------------------------------------------------------

    def votes(self, *, is_team: bool) -> str:
        return self.tr("Our votes") if is_team else self.tr("My votes")

    def when_played(self) -> str:
        return self.tr("Played when a character reaches the throne")

    def closed_votes(self) -> str:
        return self.tr("Nobody’s vote cards are open")

    def hand(self, no_cards: int, stomach_aches: int = 0) -> str:
        """The own cards as a sentence."""
        if stomach_aches:
            return self.tr("One Yes, %n No card(s) and a Stomach-ache", "", no_cards)
        return self.tr("One Yes and %n No card(s)", "", no_cards)


class _Asked(Enum):
    """What the viewer is asked for; SHORT is for a low banner."""

    TAKE = auto()
    TAKE_SHORT = auto()
    PLACE = auto()
    CHOOSE = auto()
    MOVE = auto()
    LIFT = auto()
    LIFT_SHORT = auto()


def _asked(view: View, selection: Character | None, *, is_short: bool) -> _Asked:
    if view.phase is Phase.PLACING:
        if selection is not None:
            return _Asked.PLACE
        return _Asked.TAKE_SHORT if is_short else _Asked.TAKE
    to = None if selection is None else way_up(view, selection)
    if selection is None or to is None:
        return _Asked.CHOOSE
    if is_short and to in FLOORS:
        return _Asked.LIFT_SHORT
    is_floor = to in FLOORS and view.places[selection] in FLOORS
    return _Asked.LIFT if is_floor else _Asked.MOVE


def way_up(view: View, character: Character) -> int | None:
    """Where a character may go: one floor up, or into a WC or out of it."""
    ups = (one for one in view.legal if isinstance(one, MoveUp) and one.character == character)
    if move := next(ups, None):
        return move.to
    place = view.places[character]
    return place + 1 if place in FLOORS[:-1] else None


def _is_team(view: View, seat: Seat | None) -> bool:
    return seat is not None and len(view.options.sides[seat]) > 1


def placing_step(view: View) -> int:
    """Which of its characters the seat on turn places, from 1."""
    placed = sum(seat == view.turn for seat, _ in view.placings)
    return min(placing_share(view), placed + 1)


def placing_share(view: View) -> int:
    """How many characters the seat on turn places in a round: all place one after the other."""
    options = view.options
    if view.turn is None or view.first_player is None:
        return options.placed_each
    later = (view.turn - view.first_player) % options.seats
    return len(range(later, options.to_place, options.seats))
