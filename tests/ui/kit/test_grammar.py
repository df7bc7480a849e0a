"""Names in sentences: what a language asks for beside its translation."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tools import translations
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.events import ElectionCalled
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.grammar import filled, sentence
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vivaroi.ambition.words import AmbitionWords
from vivaroi_gui.ui.vivaroi.hall.sight import Lying, Voter
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.advice import advice_words
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import lore

_OF_NAMES = r"\{(name|names|player|character|some|last)\}"
_ELIDED = re.compile(rf"\b(de|que|lorsque|puisque|jusque) {_OF_NAMES}", re.IGNORECASE)
_CONTRACTED = re.compile(rf"\b(de|à|di|a|da|in|su) {_OF_NAMES}", re.IGNORECASE)
_OF_CHARACTERS = ("Lore", "Lore2024", "HallWords")
"""Where a name may be that of the Jester."""
WOMEN = ("beatrice", "irina", "odessa")


@pytest.fixture(scope="module")
def speaker(qapp: QApplication, compiled: None) -> Iterator[Speaker]:
    speaker = Speaker(qapp)
    yield speaker
    speaker.speak("en")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", "tocca ad Anna"),
        ("amélie", "tocca ad amélie"),
        ("Àgata", "tocca ad Àgata"),
        ("Elena", "tocca a Elena"),
        ("Hugo", "tocca a Hugo"),
        ("Hanna", "tocca a Hanna"),
        ("Marco", "tocca a Marco"),
        ("Anna e Luc", "tocca ad Anna e Luc"),
        ("🦊 Anna", "tocca a 🦊 Anna"),
        ("{name}", "tocca a {name}"),
        ("", "tocca a "),
    ],
)
def test_italian_says_ad_before_an_a(speaker: Speaker, name: str, said: str) -> None:
    speaker.speak("it")
    assert filled("tocca a {name}", name=name) == said


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Marco", "Elena"], "Marco ed Elena"),
        (["Marco", "Éloïse"], "Marco ed Éloïse"),
        (["Marco", "Hélène"], "Marco e Hélène"),
        (["Elena", "Amélie"], "Elena e Amélie"),
        (["Anna", "Luc", "Ernesto"], "Anna, Luc ed Ernesto"),
        (["Elena"], "Elena"),
    ],
)
def test_italian_says_ed_before_an_e(speaker: Speaker, names: list[str], said: str) -> None:
    speaker.speak("it")
    assert people().names(names) == said


@pytest.mark.parametrize(("language", "said"), [("en", "a Anna"), ("fr", "a Anna")])
def test_no_other_language_takes_the_italian_d(speaker: Speaker, language: str, said: str) -> None:
    speaker.speak(language)
    assert filled("a {name}", name="Anna") == said


def test_no_name_is_changed_by_what_follows_it(speaker: Speaker) -> None:
    speaker.speak("it")
    assert filled("{name} {did}", name="a", did="alza la mano") == "a alza la mano"


def test_a_word_that_only_ends_in_the_vowel_stays(speaker: Speaker) -> None:
    speaker.speak("it")
    assert filled("la corona va, {name}", name="Anna") == "la corona va, Anna"
    assert filled("prima {name}", name="Anna") == "prima Anna"


@pytest.mark.parametrize(
    ("said", "begun"), [("le Bouffon attend", "Le Bouffon attend"), ("", ""), ("🦊!", "🦊!")]
)
def test_a_sentence_begins_with_a_capital(said: str, begun: str) -> None:
    assert sentence(said) == begun


def test_no_french_text_wants_an_elision_before_a_name() -> None:
    """Whether its h is mute is not to be known: "de {name}" would be wrong for one or the other.

    "Si" is never shortened but before "il" and "ils".
    """
    texts_ = [form for one in translations.collected("fr") for form in one.forms]
    assert [form for form in texts_ if _ELIDED.search(form)] == []
    assert _ELIDED.search("le tour de {name}")


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_text_wants_a_contraction_with_the_article_of_the_jester(language: str) -> None:
    told = [one for one in translations.collected(language) if one.context in _OF_CHARACTERS]
    forms = [form for one in told for form in one.forms]
    assert len(forms) > 100
    assert [form for form in forms if _CONTRACTED.search(form)] == []
    assert _CONTRACTED.search("La corona a {name}?")


@pytest.mark.parametrize(
    ("language", "asked", "advised"),
    [
        ("en", "Shall the Jester wear the crown?", "Move the Jester up to the Throne Room: "),
        ("fr", "La couronne pour le Bouffon\u00a0?", "Faites monter le Bouffon dans la Salle"),
        ("it", "Incoroniamo il Giullare?", "Fai salire il Giullare nella Sala del Trono: "),
    ],
)
def test_the_jester_has_an_article(
    speaker: Speaker, language: str, asked: str, advised: str
) -> None:
    speaker.speak(language)
    words, edition = HallWords(), lore("2024")
    words.lore = edition
    assert words.question(BOUFFON) == asked
    hint = advice_words().advice(Advice(MoveUp(BOUFFON, 6), Reason.CROWN_JESTER), edition)
    assert hint.startswith(advised)


@pytest.mark.parametrize(
    ("language", "cheer", "proposed"),
    [
        ("en", "Long live Queen {}!", "proposes {} as Queen"),
        ("fr", "Vive la Reine {}\u00a0!", "propose {} comme Reine"),
        ("it", "Viva la Regina {}!", "propone {} come Regina"),
    ],
)
def test_the_women_of_2003_are_queens(
    speaker: Speaker, language: str, cheer: str, proposed: str
) -> None:
    speaker.speak(language)
    edition = lore("2003")
    for woman in map(CAST.index, WOMEN):
        name = edition.character(woman)
        assert edition.crowned(woman) == cheer.format(name)
        line = chronicle_words().line(ElectionCalled(0, woman), family(4), edition)
        assert proposed.format(name) in "".join(span.text for span in line)
    assert [name for name in CAST if CAST.index(name) in edition.women] == list(WOMEN)


TEAMS = Options(5, edition="2024", teams=((0, 1), (2, 3), (4,)))


def test_two_people_are_spoken_to_as_two(speaker: Speaker) -> None:
    speaker.speak("it")
    team, alone = court(TEAMS)[0], court(TEAMS)[2]
    panels, hall = PanelWords(), HallWords()
    assert panels.your_turn(team) == "Tocca a voi, Giulia e Marco"
    assert panels.your_turn(alone).startswith("Tocca a te, ")
    assert (panels.you(team), panels.you(alone)) == ("Voi", "Tu")
    assert hall.lay_one((Card.NO,), is_team=True) == "giocate una carta coperta"
    assert hall.sealed(is_team=True) == "il vostro voto è sigillato"
    assert hall.sealed(is_team=False) == "il tuo voto è sigillato"


@pytest.mark.parametrize(
    ("options", "asked"), [(TEAMS, "Scegliete "), (Options(5, edition="2024"), "Scegli ")]
)
def test_whoever_is_on_turn_is_asked_as_one_or_as_two(
    speaker: Speaker, options: Options, asked: str
) -> None:
    speaker.speak("it")
    view = table_at(human_turn(Phase.PLACING), court(options), options).view(0)
    assert PanelWords().advice(view, None, is_short=False).startswith(asked)


@pytest.mark.parametrize(
    ("language", "voted"),
    [("en", "have voted"), ("fr", "ont voté"), ("it", "hanno votato")],
)
def test_of_two_people_it_is_told_in_the_plural(
    speaker: Speaker, language: str, voted: str
) -> None:
    speaker.speak(language)
    team, voter = court(TEAMS)[0], Voter(0, Lying.FACE_DOWN, is_proposer=False)
    assert HallWords().state(team, voter) == voted
    assert HallWords().told(team, voter) == f"{people().seat(team)} {voted}"


def test_a_team_is_not_told_that_nobody_else_sees_its_cards(speaker: Speaker) -> None:
    speaker.speak("en")
    words = AmbitionWords()
    assert words.alone(is_team=True) == "Only your team can see your cards."
    assert words.alone(is_team=False) == "Nobody else can see your cards."


def test_the_vote_of_the_emissary_is_told_as_a_sentence(speaker: Speaker) -> None:
    speaker.speak("en")
    words, voter = HallWords(), Voter(None, Lying.FACE_DOWN, is_proposer=False)
    words.lore = lore("2024")
    assert words.told(None, voter).endswith("votes with the top card of its pile")
    assert words.in_brief(None, voter) == "from its pile"
