"""The figures of the 2024 rulebook, and our own deck of Favourites cards."""

from typing import Final

from vivaroi_gui.rules.vivaroi.data import Character, Goal

CAST: Final = (
    "anna",
    "bridget",
    "clothilde",
    "dagobert",
    "eloise",
    "foidvo",
    "gaston",
    "jeanne",
    "leonardo",
    "merlin",
    "ouaf",
    "romeo",
    "victoria",
    "bouffon",
)
"""The Court; clothilde, dagobert and gaston are our names for three that our copy lost (D1)."""

BOUFFON: Final = CAST.index("bouffon")
"""The Jester, who is on no Favourites card (2024, "Cas particulier: le Bouffon")."""
WOMEN: Final = frozenset(
    map(CAST.index, ("anna", "bridget", "clothilde", "eloise", "jeanne", "victoria"))
)
MEN: Final = frozenset(
    map(CAST.index, ("dagobert", "foidvo", "gaston", "leonardo", "merlin", "romeo"))
)
"""Neither the dog Ouaf nor the Jester (2024, "Cartes Ambition")."""

SEAT_COUNTS: Final = range(2, 9)
"""How many sides may play: teams and single players (2024, "En équipe"; ruling D10)."""
MOST_PERSONS: Final = 8
MOST_PERSONS_ON_SHARED_MARKERS: Final = 16

START: Final = 20
"""Where the scoring markers start (2024, "Installation")."""
SMALL_TABLE: Final = 2
"""So few sides need the Emissary (D38), and their floors hold less."""
FLOOR_LIMIT_OF_TWO: Final = 3
"""Never more characters on one floor with two players (2024, "Placement initial")."""

NO_CARDS: Final = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2}
"""No vote cards of each seat, by seats (2024, "Installation")."""
STOMACH_ACHES: Final = 1
"""Stomach-ache vote cards of each seat (2024, "Installation")."""

PLACED: Final = {2: 11, 3: 12, 4: 12, 5: 10, 6: 12, 7: 13, 8: 13}
"""Characters that are placed in turn, by seats (2024, "Placement initial"; two: ruling D3)."""
COMPENSATION: Final = 3
"""Points for each who places one character less than the others (seven and eight seats; D4)."""

EMISSARY_SEAT_COUNTS: Final = range(2, 6)
EMISSARY_START: Final = 40
EMISSARY_NO_CARDS: Final = {2: 4, 3: 3, 4: 2, 5: 2}
"""No vote cards of each seat and of the Emissary, by seats (2024, "L'Émissaire de l'Empire")."""

AMBITIONS: Final = {
    "bouffon_king": 5,
    "woman_queen": 3,
    "man_king": 3,
    "no_wc": 5,
    "not_floors_2_3": 3,
    "not_floors_0_1": 5,
    "one_dungeon": 3,
    "two_dungeons": 5,
    "one_wc": 3,
    "two_wc": 5,
    "only_yes_left": 3,
    "not_floors_4_5": 5,
    "three_dungeons": 8,
    "no_wc_no_dungeon": 8,
    "raised_the_king": 3,
    "consolation": 3,
}
"""The sixteen Ambition cards and what each brings (2024, "Cartes Ambition")."""
CONSOLATION_BELOW: Final = 11

# Each row is one card; the letters are the initials of the cast, the small one bears the seal.
_CARDS = """
EFJMOv ABElOV ACFLmR BcDFRV ADEGOr BCEFGj ACdJMO BFGLmO aDFJLV aBGMRV bDEJLR CDEgMV CGjLOR
ABCdGL BDGJoV DFGJMr AEgJLM BcJLMV DlMORV EFGLRv ACeJRV bCEMOR CDEfLO ACfGOV ABFJoR ABDeFM
"""


def _deck() -> dict[Goal, Character]:
    index = {name[0]: number for number, name in enumerate(CAST[:BOUFFON])}
    return {
        tuple(index[letter] for letter in card.lower()): index[
            next(letter for letter in card if letter.islower())
        ]
        for card in _CARDS.split()
    }


SEALS: Final = _deck()
"""By card the one favourite who bears the black seal (2024, "le Banni")."""
DECK: Final = tuple(SEALS)
"""26 cards of six: every character but the Jester on 12 cards, every pair on 5."""
