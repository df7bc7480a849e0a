"""What Vienna tells in words: each event, each refusal, and what happened since one's turn."""

from random import Random

import pytest

from tools.vienna_positions import guests, laid
from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import CHANCE, Event, IllegalMove
from vivaroi_gui.rules.vienna import Options, Phase, game, moves
from vivaroi_gui.rules.vienna.events import (
    Placed,
    RoundBegun,
    StartCardChosen,
    StopEvaluated,
    Thrown,
)
from vivaroi_gui.rules.vienna.moves import Place, Reroll, TurnDie
from vivaroi_gui.rules.vienna.records import Occupation, Outcome
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.reading import MoveRow
from vivaroi_gui.ui.vienna.chronicle_rows import latest, rows_of, rows_since, since_last_action
from vivaroi_gui.ui.vienna.reading import TownReadAloud
from vivaroi_gui.ui.vienna.words.evaluated import evaluated_words
from vivaroi_gui.ui.vienna.words.refusals import refusal_words
from vivaroi_gui.ui.vienna.words.steps import step_name

pytestmark = pytest.mark.usefixtures("english")
FIVE = Options(5)
PLAYERS = guests(5)
STOPS = FIVE.board.index


def told(*events: Event) -> list[str]:
    return [plain(line) for line in latest(events, PLAYERS, FIVE, len(events))]


def placed(stop: str, *dice: int, white: int | None = None, **facts: object) -> Placed:
    known = {"was": 0, "position": 4, "bribe": 0, "coins": 0, "purse": 3, "is_joker": False}
    return Placed(0, STOPS[stop], Occupation(0, dice, white), **{**known, **facts})  # type: ignore[arg-type]


def random_events(players: int, seed: int) -> tuple[Event, ...]:
    state, random, events = game.new(Options(players)), Random(seed), list[Event]()
    while seats := game.to_act(state):
        is_chance = seats[0] == CHANCE
        legal = () if is_chance else game.legal(state, seats[0])
        game.apply(
            state,
            seats[0],
            game.draw(state, random) if is_chance else random.choice(legal),
            events.append,
        )
    return tuple(events)


def test_dice_on_a_stop_are_told_with_what_is_special_about_them() -> None:
    assert told(
        placed("rathaus", 2, 3),
        placed("oper", 2, bribe=1),
        placed("oper", 1, is_joker=True),
        placed("hofburg", 3, white=4),
        placed("geheimbund", 2, 4, coins=2),
    ) == [
        "Giulia put 2 + 3 on Rathaus.",
        "Giulia paid a coin to go back to Oper, with 2.",
        "Giulia put 1 on Oper, thanks to the Joker.",
        "Giulia put 3 + white 4 on Hofburg.",
        "Giulia put 2 + 4 into the Geheimbund: +2 coins.",
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_event_of_a_game_has_its_words(players: int) -> None:
    events = random_events(players, players)
    shown = tuple(
        row
        for event in reversed(events)
        for row in rows_of(event, guests(players), Options(players))
    )
    assert all(row.text and "{" not in row.text for row in shown)
    assert sum(row.is_heading for row in shown) == 2 * sum(
        isinstance(event, RoundBegun) for event in events
    )
    evaluated = [event for event in events if isinstance(event, StopEvaluated)]
    assert len([row for row in shown if ", " in row.text]) >= len(evaluated)


@pytest.mark.parametrize("outcome", [one for one in Outcome if one is not Outcome.DONE])
def test_why_nothing_comes_of_a_stop_is_said(outcome: Outcome) -> None:
    assert evaluated_words().why_nothing(outcome)


def causes() -> list[IllegalMove]:
    """One of each, as the rules raise them."""
    kinds = [
        kind
        for kind in vars(moves).values()
        if isinstance(kind, type) and issubclass(kind, IllegalMove) and kind is not IllegalMove
    ]
    given = {moves.WrongNumber: ((5,), (6, 7)), moves.Occupied: (1,)}
    return [
        *(kind(*given.get(kind, ())) for kind in kinds),
        core.NotYourTurn(),
        core.GameOver(),
        core.WrongPhase(),
    ]


@pytest.mark.parametrize("cause", causes(), ids=lambda cause: type(cause).__name__)
def test_every_refusal_is_a_sentence(cause: IllegalMove) -> None:
    assert refusal_words().refusal(cause).endswith(".")


def test_a_wrong_number_says_what_the_dice_make_and_what_the_stop_takes() -> None:
    said = refusal_words().refusal(moves.WrongNumber((5,), (6, 7)))
    assert said == "Your dice make 5; this stop takes 6 / 7."


@pytest.mark.parametrize("refused", UndoRefusal)
def test_why_nothing_is_taken_back_is_said(refused: UndoRefusal) -> None:
    assert refusal_words().undo_refusal(refused).endswith(".")


def test_every_step_that_can_be_taken_back_has_a_name() -> None:
    table, random, names = Table.new(guests(4), Options(4), Random(5)), Random(5), set()
    for _ in range(160):
        seat = table.to_act()[0]
        if seat == CHANCE:
            table.deal()
            continue
        table.play(seat, random.choice(table.view(seat).legal))
        if table.undo_refusal(seat) is None:
            names.add(step_name(table.steps.last, Options(4)))
    assert "" not in names
    assert len(names) > 20


def test_a_throw_is_no_act_of_which_others_are_told_since() -> None:
    begun = RoundBegun(2, 0, None, (), (), (1, 2, 3, 4))
    other = Placed(1, STOPS["oper"], Occupation(1, (2,)), 0, 4, 0, 0, 3, False)
    own = Thrown(0, (1, 2, 3, 4), None, (1, 2, 3, 4), None, False)
    events = (own, placed("rathaus", 5), other, begun, own)
    assert since_last_action(events, 0) == 2
    since = rows_since(events, PLAYERS, FIVE, 0)
    assert [row.text for row in since] == ["Marco put 2 on Oper.", "Round 2: Giulia begins."]
    assert rows_since((*events, placed("oper", 2)), PLAYERS, FIVE, 0) == ()


def test_who_has_not_played_yet_is_told_what_the_others_have_done_before() -> None:
    other = Placed(1, STOPS["oper"], Occupation(1, (2,)), 0, 4, 0, 0, 3, False)
    told = [row.text for row in rows_since((StartCardChosen(0, 1), other), PLAYERS, FIVE, 0)]
    assert told == ["Marco put 2 on Oper."]
    assert rows_since((other, StartCardChosen(0, 1)), PLAYERS, FIVE, 0) == ()


def test_the_list_of_moves_tells_what_each_costs_and_a_character_what_it_shows() -> None:
    def rows(table: Table) -> dict[core.Move, MoveRow]:
        view = table.view(0)
        return {row.move: row for row in TownReadAloud().moves(view, PLAYERS)}

    table = laid()
    view, told = table.view(0), rows(table)
    places = [one for one in told if isinstance(one, Place)]
    assert any(view.bribe(one) for one in places)
    for one in places:
        assert ("by going back: 1 coin" in told[one].text) == bool(view.bribe(one))
    changes = [row.text for move, row in told.items() if isinstance(move, Reroll | TurnDie)]
    assert changes
    assert all(text.endswith(": 1 coin") for text in changes)
    taking = rows(laid(phase=Phase.TAKE, pending=STOPS["secession"]))
    assert any("2 crosses" in row.text for row in taking.values())


def test_a_letter_leads_to_a_stop_or_a_card_whatever_its_row_begins_with() -> None:
    view = laid().view(0)
    rows = TownReadAloud().moves(view, PLAYERS)
    assert {row.name for row in rows if isinstance(row.move, Place)} <= {
        stop.name for stop in view.stops
    }
    taking = laid(phase=Phase.TAKE, pending=STOPS["secession"]).view(0)
    names = {row.name for row in TownReadAloud().moves(taking, PLAYERS)}
    assert names
    assert not any(name.startswith("Choose") for name in names)
