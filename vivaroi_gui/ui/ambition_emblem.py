"""The pictures of the Ambition cards by their ids."""

_NAMES = {
    "bouffon_king": "jester",
    "woman_queen": "woman",
    "man_king": "man",
    "raised_the_king": "kingmaker",
    "only_yes_left": "only-yes",
    "no_wc_no_dungeon": "no-wc-dungeon",
    "not_floors_0_1": "no-floors-0-1",
    "not_floors_2_3": "no-floors-2-3",
    "not_floors_4_5": "no-floors-4-5",
}


def emblem(ambition: str) -> str:
    """The picture of an Ambition."""
    return f"kit/ambition-{_NAMES.get(ambition, ambition.replace('_', '-'))}"
