"""What is read out of the castle's moments where no line of the chronicle says what is seen."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Placement, View
from vivaroi_gui.rules.vivaroi.data import FLOORS
from vivaroi_gui.rules.vivaroi.events import ElectionCalled, RoundBegun, VoteLaid, VotesRevealed
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.reading import Hearing
from vivaroi_gui.ui.vivaroi.count.parts import head
from vivaroi_gui.ui.vivaroi.count.standing import reckoning, standings
from vivaroi_gui.ui.vivaroi.count.words import CountWords
from vivaroi_gui.ui.vivaroi.final_page.outcome import final_standings
from vivaroi_gui.ui.vivaroi.final_page.words import FinalWords
from vivaroi_gui.ui.vivaroi.hall.parts import cards, result
from vivaroi_gui.ui.vivaroi.hall.sight import Voter, turned
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.timeline import COUNT, END, HALL, TABLE
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import lore


def announced(
    moment: Moment, players: Sequence[Player], view: View, hearing: Hearing
) -> tuple[str, ...] | None:
    """None where the lines of the chronicle say it."""
    elections = [one.election for one in moment.events if isinstance(one, VotesRevealed)]
    if elections and moment.rests == HALL:
        return _revealed(elections[-1], players, view)
    if moment.rests == COUNT:
        return (_counted(players, view),)
    if moment.rests == END:
        return (_ended(players, view),)
    if elections and moment.rests == TABLE:
        return ()  # the outcome has said where the candidate goes
    if any(isinstance(one, RoundBegun) for one in moment.events):
        return tuple(_begun(moment, players, view))
    if any(isinstance(one, VoteLaid) for one in moment.events):
        return tuple(_laid(moment, players, view, hearing))
    if any(isinstance(one, ElectionCalled) for one in moment.events):
        return tuple(_called(moment, players, view))
    return None


def _revealed(election: Election, players: Sequence[Player], view: View) -> tuple[str, ...]:
    """First all cards, then what comes of them."""
    words, sight = HallWords(), turned(election, view)
    words.lore = lore(view.options.edition)

    def who(voter: Voter) -> Player | None:
        return None if voter.seat is None else players[voter.seat]

    return cards(words, sight, who), f"{result(words, sight)}."


def _counted(players: Sequence[Player], view: View) -> str:
    """Who was crowned, who leads, and of a person alone at the screen what it has got."""
    reckoned = reckoning(view)
    if reckoned is None:
        return ""
    words = CountWords()
    words.lore = lore(view.options.edition)
    rows = standings(reckoned)
    leaders = [row for row in rows if row.rank == 1]
    name = people().names([words.name(row, players) for row in leaders])
    told = text("access", "say.count").format(
        head=head(words, reckoned).rstrip("."), leader=name, total=leaders[0].total
    )
    own = [row for row in rows if row.seat == _alone(players)]
    if len(own) == 1:
        points = words.counted(own[0].points)
        told += " " + text("access", "say.count.you").format(points=points, own=own[0].total)
    return told


def _alone(players: Sequence[Player]) -> Seat:
    """The only person at the screen; no seat where there are several, or none."""
    seats = [seat for seat, player in enumerate(players) if player.is_persons]
    return seats[0] if len(seats) == 1 and not players[seats[0]].is_team else -1


def _ended(players: Sequence[Player], view: View) -> str:
    if view.result is None:
        return ""
    words = FinalWords()
    words.lore = lore(view.options.edition)
    alone = _alone(players)
    own = [row for row in final_standings(view) if row.seat == alone]
    told = [f"{words.row(row, words.name(row, players))[0]}." for row in own]
    return " ".join((words.wins(view.result, players), words.notes(view, players), *told))


def _laid(moment: Moment, players: Sequence[Player], view: View, hearing: Hearing) -> Iterator[str]:
    """Who has voted, and how many have; nothing of what."""
    seats = [event.seat for event in moment.events if isinstance(event, VoteLaid)]
    if _alone(players) in seats:
        seats.remove(_alone(players))
        yield text("access", "say.laid")
    if seats and hearing.has_votes:
        said = text("access", "say.voted" if len(seats) == 1 else "say.voted.several")
        names = people().names([people().seat(players[seat]) for seat in seats])
        yield said.format(name=names, laid=len(view.voted), all=len(players))


def _begun(moment: Moment, players: Sequence[Player], view: View) -> Iterator[str]:
    yield from _lines(moment, players, view)
    yield placed_at_random(view)


def placed_at_random(view: View) -> str:
    """Who stands where before anybody has moved: nobody was told of it one by one."""
    if view.options.placement is not Placement.RANDOM or view.acts:
        return ""
    words = lore(view.options.edition)
    told = []
    for floor in FLOORS:
        there = [words.character(one) for one, place in enumerate(view.places) if place == floor]
        if there:
            told.append(f"{labelled(words.floor(floor), people().names(there))}.")
    return " ".join(told)


def _lines(moment: Moment, players: Sequence[Player], view: View) -> Iterator[str]:
    for event in moment.events:
        if line := plain(chronicle_words().line(event, players, lore(view.options.edition))):
            yield line


def _called(moment: Moment, players: Sequence[Player], view: View) -> Iterator[str]:
    """A candidate stands before the throne: who proposes, and how an election fails."""
    yield from _lines(moment, players, view)
    yield f"{lore(view.options.edition).how_a_vote_fails()}."
