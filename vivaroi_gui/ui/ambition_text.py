"""The words of the Ambition cards."""

_WORDS = {
    "bouffon_king": ("Fool’s crown", "The Jester is crowned King."),
    "woman_queen": ("A Queen", "A woman is crowned Queen."),
    "man_king": ("A King", "A man is crowned King."),
    "no_wc": ("Fresh air", "None of your favourites is in a WC."),
    "not_floors_2_3": ("No middle", "None of your favourites is on floors 2 and 3."),
    "not_floors_0_1": ("No cellar", "None of your favourites is on floors 0 and 1."),
    "one_dungeon": ("One prisoner", "Exactly one of your favourites is in the dungeons."),
    "two_dungeons": ("Two prisoners", "Exactly two of your favourites are in the dungeons."),
    "one_wc": ("One indisposed", "Exactly one of your favourites is in the WCs."),
    "two_wc": ("Two indisposed", "Exactly two of your favourites are in the WCs."),
    "only_yes_left": ("Yes only", "Only your Yes card is left."),
    "not_floors_4_5": ("No attic", "None of your favourites is on floors 4 and 5."),
    "three_dungeons": ("Three prisoners", "All three dungeons hold your favourites."),
    "no_wc_no_dungeon": ("Free", "None of your favourites is in a WC or a dungeon."),
    "raised_the_king": ("Kingmaker", "You moved the new King to the throne."),
    "consolation": ("Consolation", "You score less than 11 at this coronation."),
}


def ambition_title(ambition: str) -> str:
    return _WORDS[ambition][0]


def ambition_condition(ambition: str) -> str:
    return _WORDS[ambition][1]
