"""The words for what the rules speak of in ids."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.rules.edition_2024.tables import ANNA, BOUFFON, castle, crown, dealt
from tests.texts_of_rules import glossary
from tests.ui.vivaroi.hints import hints
from tools.positions import court, family
from vivaroi_gui import ui
from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import LEVELS, Event, IllegalMove
from vivaroi_gui.rules.vivaroi import Options, moves
from vivaroi_gui.rules.vivaroi.data import CAST, FLOORS, NOBLES, OUT, THRONE, WC_3
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    FirstCrowned,
    GameWon,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.options import EDITIONS, STYLES
from vivaroi_gui.rules.vivaroi.records import Election, Result
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.people import people, shortened
from vivaroi_gui.ui.kit.texts import names as texts
from vivaroi_gui.ui.kit.told import Line
from vivaroi_gui.ui.vivaroi.words.advice import advice_words
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.opponents import opponent_words
from vivaroi_gui.ui.vivaroi.words.points import so_many_points
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words

PLAYERS = family(4)
SHORT = 22
_SOURCES = Path(ui.__file__).parent
"""Characters of a manner that fit on the smallest ticket."""
LEONARDO, ODESSA = CAST.index("leonardo"), CAST.index("odessa")


@pytest.fixture(scope="module")
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("en")


def plain(line: Line) -> str:
    return "".join(span.text for span in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_floors_bear_the_rulebooks_names(speaker: Speaker, language: str) -> None:
    speaker.speak(language)
    for edition in EDITIONS:
        names = [lore(edition).floor(floor) for floor in FLOORS]
        assert names == glossary(language)[f"edition_{edition}"]["floors"]


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Leonardo the Messenger"),
        ("fr", "Leonardo Messager courageux"),
        ("it", "Leonardo Messo Gagliardo"),
    ],
)
def test_the_cast_bears_the_rulebooks_names(speaker: Speaker, language: str, name: str) -> None:
    speaker.speak(language)
    assert lore("2003").full_name(LEONARDO) == name


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["0 points", "1 point", "2 points", "21 points"]),
        ("fr", ["0 point", "1 point", "2 points", "21 points"]),
        ("it", ["0 punti", "1 punto", "2 punti", "21 punti"]),
    ],
)
def test_plurals_are_right(speaker: Speaker, language: str, counted: list[str]) -> None:
    speaker.speak(language)
    assert [so_many_points(number) for number in (0, 1, 2, 21)] == counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_of_a_refusal_has_a_sentence(speaker: Speaker, language: str) -> None:
    speaker.speak(language)
    causes = [
        cause
        for module in (core, moves)
        for cause in vars(module).values()
        if isinstance(cause, type) and issubclass(cause, IllegalMove) and cause is not IllegalMove
    ]
    assert len(causes) > 10
    said = [refusal_words().refusal(cause()) for cause in causes]
    assert all(sentence.endswith((".", "!")) for sentence in said)
    assert len(set(said)) == len(set(causes))
    assert all(refusal_words().undo_refusal(cause).endswith(".") for cause in UndoRefusal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_temper_has_a_name_and_says_what_it_does(
    speaker: Speaker, language: str
) -> None:
    speaker.speak(language)
    levels = {people().level(level) for level in LEVELS}
    tempers = {opponent_words().temper(style) for style in STYLES}
    assert (len(levels), len(tempers)) == (len(LEVELS), len(STYLES))
    assert all(opponent_words().skill(level).endswith(".") for level in LEVELS)
    manners = [opponent_words().manner(style) for style in STYLES]
    assert max(map(len, manners)) <= SHORT
    assert not any(manner.endswith(".") for manner in manners)
    assert all(opponent_words().about(style).endswith(".") for style in STYLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_hint_is_a_sentence_of_its_own(speaker: Speaker, language: str) -> None:
    speaker.speak(language)
    words, edition = advice_words(), lore("2024")
    ascents = (MoveUp(who, to) for who in (ANNA, BOUFFON) for to in (NOBLES, THRONE, WC_3))
    every: tuple[Move, ...] = Place(ANNA, 4), *ascents, Vote(Card.NO), ChooseAmbition(0, "no_wc")
    plain = [hint for move in every for hint in hints(move) if not hint.is_close]
    said = {hint.reason: words.advice(hint, edition) for hint in plain}
    assert {*said} == {*Reason}
    assert len({*said.values()}) == len(Reason)
    assert all(one.endswith((".", "!")) and "{" not in one for one in said.values())
    for hint in plain:
        if isinstance(hint.move, Place | MoveUp):
            assert edition.named(hint.move.character) in words.advice(hint, edition)


def test_a_hint_says_how_much_where_it_cannot_say_most(speaker: Speaker) -> None:
    speaker.speak("en")
    words, edition, most = advice_words(), lore("2003"), {"most": Figure(0.8, 0.02, 200)}
    margin = {"margin": Figure(4.4)}
    move = MoveUp(ODESSA, 6)
    assert words.advice(Advice(move, Reason.CROWN_STRANGER, margin), edition) == (
        "Move Odessa up to the King’s Throne: that brings you about 4 points more than an average"
        " card."
    )
    told = Advice(Vote(Card.NO), Reason.NO_COUNT, {"margin": Figure(-1.2)}, is_close=True)
    assert words.advice(told, edition) == (
        "Play a No: this coronation brings you about 1 point less than an average card."
        " Another is close."
    )
    sure = Advice(move, Reason.CROWN_STRANGER, margin | most)
    assert words.advice(sure, edition).endswith("that brings more to you than to most others.")
    assert (
        words.advice(Advice(move, Reason.ALONE), edition) == "Move Odessa up to the King’s Throne."
    )


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Place(ODESSA, 4), "Place Odessa on the Dignitaries’ floor: you have no No left."),
        (MoveUp(ODESSA, 6), "Move Odessa up to the King’s Throne: you have no No left."),
        (Vote(Card.YES), "Play your Yes: you have no No left."),
        (Vote(Card.NO), "Play a No: you have no No left."),
    ],
)
def test_a_hint_says_the_move_and_the_reason(speaker: Speaker, move: Move, said: str) -> None:
    speaker.speak("en")
    assert advice_words().advice(Advice(move, Reason.YES_EMPTY), lore("2003")) == said


def test_a_round_is_a_round_in_the_french_book_of_2024(speaker: Speaker) -> None:
    speaker.speak("fr")
    assert (lore("2024").round_(), lore("2024").round_number(2)) == ("Round", "Round 2")
    assert (lore("2003").round_(), lore("2003").round_number(2)) == ("Manche", "Manche 2")


YESES = (Card.YES,) * 3
VOTES = (Card.YES, Card.NO, Card.YES, Card.NO)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (RoundBegun(2, 1, (), (0,) * 4), "Round 2 begins with Marco."),
        (Placed(0, ODESSA, 3), "Giulia placed Odessa on the Officers’ floor."),
        (LeftOver((LEONARDO,)), "Leonardo starts on the Servants’ floor."),
        (
            LeftOver((0, LEONARDO, ODESSA)),
            "Alighiero, Leonardo and Odessa start on the Servants’ floor.",
        ),
        (MovedUp(2, ODESSA, 4, 5), "Amélie moved Odessa up to the Nobles."),
        (
            ElectionCalled(2, ODESSA),
            "Amélie takes the crown and proposes Odessa as Queen: all vote!",
        ),
        (VoteLaid(1), ""),
        (VotesRevealed(Election(ODESSA, 2, VOTES, OUT)), "Odessa is eliminated."),
        (VotesRevealed(Election(ODESSA, 2, (Card.YES,) * 4, THRONE)), "Odessa is elected Queen."),
        (GameWon(Result((3,), (1, 2, 3, 9), (3,), (1, 1, 1, 1))), "Luc wins the game."),
        (
            GameWon(Result((0, 3), (9, 2, 3, 9), (0, 3), (1, 1, 1, 1))),
            "Giulia and Luc share the victory.",
        ),
    ],
)
def test_what_happened_is_told_in_a_line(speaker: Speaker, event: Event, line: str) -> None:
    speaker.speak("en")
    assert plain(chronicle_words().line(event, PLAYERS, lore("2003"))) == line


COUPLES = court(Options(5, edition="2024", teams=((0, 1), (2, 3), (4,))))
DAGOBERT = 3


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (AmbitionChosen(3), "Luc has chosen an Ambition."),
        (
            Placed(2, ANNA, 3, points=3),
            "Nonna Pia placed Anna on the Officers’ floor and gets 3 points.",
        ),
        (
            Placed(0, BOUFFON, 3, points=3),
            "Giulia and Marco placed the Jester on the Officers’ floor and get 3 points.",
        ),
        (MovedUp(2, ANNA, 2, WC_3), "Nonna Pia moved Anna up to the WC of floor 3."),
        (
            MovedUp(2, ANNA, WC_3, 3),
            "Nonna Pia moved Anna out of the WC, to the Officers.",
        ),
        (
            ElectionCalled(2, ANNA),
            "Nonna Pia takes the crown and proposes Anna as Queen: all vote!",
        ),
        (
            ElectionCalled(1, BOUFFON),
            "Amélie and Luc take the crown and propose the Jester as King: all vote!",
        ),
        (VotesRevealed(Election(ANNA, 2, YESES, THRONE)), "Anna is elected Queen."),
        (VotesRevealed(Election(DAGOBERT, 2, YESES, THRONE)), "Dagobert is elected King."),
        (
            VotesRevealed(Election(BOUFFON, 2, YESES, THRONE)),
            "Long live the King: the Jester! All points are turned upside down.",
        ),
        (
            GameWon(Result((), (1, 2, 3), (2,), (1, 1, 1), is_emissary=True)),
            "The Emissary of the Empire wins the game.",
        ),
        (
            GameWon(Result((1,), (1, 9, 3), (1,), (1, 1, 1))),
            "Amélie and Luc win the game.",
        ),
    ],
)
def test_what_happened_in_2024_is_told_in_a_line(speaker: Speaker, event: Event, line: str) -> None:
    speaker.speak("en")
    assert plain(chronicle_words().line(event, COUPLES, lore("2024"))) == line


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Giulia −3, Marco 5, Amélie 0, Luc 2, Nonna Pia 1, Emissary −2"),
        ("fr", "Giulia −3, Marco 5, Amélie 0, Luc 2, Nonna Pia 1, Émissaire −2"),
    ],
)
def test_the_first_coronation_tells_everybody_s_points(
    speaker: Speaker, language: str, said: str
) -> None:
    speaker.speak(language)
    state = dealt(teams=((0, 1), (2, 3), (4,)), players=5, wedding=True)
    crown(castle(state, {NOBLES: {ANNA}}), ANNA)
    count = state.counts[0]._replace(points=(-3, 5, 0, 2, 1), emissary_points=-2)
    told = plain(chronicle_words().line(FirstCrowned(count), COUPLES, lore("2024")))
    assert said in told


def test_two_long_names_are_shortened_together() -> None:
    full, *shorter = shortened(["Maximilien", "Zoé"])
    assert full == "Maximilien & Zoé"
    assert shorter[-1] == "Max. & Zoé"


def test_names_in_a_line_are_bold_and_never_parsed(speaker: Speaker) -> None:
    from dataclasses import replace

    speaker.speak("en")
    hostile = (replace(PLAYERS[0], name="{character} <b>%n & {x}</b>"), *PLAYERS[1:])
    line = chronicle_words().line(MovedUp(0, ODESSA, 4, 5), hostile, lore("2003"))
    assert [span.text for span in line if span.is_bold] == [hostile[0].name, "Odessa"]


def test_the_votes_of_an_election_can_be_told_while_they_lie_open(speaker: Speaker) -> None:
    speaker.speak("en")
    revealed = VotesRevealed(Election(ODESSA, 2, VOTES, OUT))
    told = chronicle_words().votes(revealed, PLAYERS, lore("2003"))
    assert told == "Yes: Giulia, Amélie · No: Marco, Luc"


def test_qt_s_own_buttons_speak_the_language_too(speaker: Speaker) -> None:
    from PySide6.QtWidgets import QDialogButtonBox

    words = []
    for language in LANGUAGES:
        speaker.speak(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        words.append(box.buttons()[0].text().replace("&", ""))
    assert words == ["Cancel", "Annuler", "Annulla"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2003", "2024"])
def test_the_year_of_an_edition_is_said_once(speaker: Speaker, language: str, edition: str) -> None:
    speaker.speak(language)
    assert lore(edition).title_and_year().count(edition) == 1


def test_the_first_round_of_2024_says_where_everybody_starts(speaker: Speaker) -> None:
    speaker.speak("en")
    first, second = (
        plain(chronicle_words().line(RoundBegun(number, 1, (), (20,) * 4), PLAYERS, lore("2024")))
        for number in (1, 2)
    )
    assert first == "Round 1 begins with Marco: everybody starts on 20 points."
    assert second == "Round 2 begins with Marco."


def test_every_text_of_the_glossary_is_told_somewhere() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in _SOURCES.rglob("*.py"))
    untold = [
        name for name in texts("glossary") if f'"{name.removesuffix(".2024")}"' not in sources
    ]
    assert untold == []
