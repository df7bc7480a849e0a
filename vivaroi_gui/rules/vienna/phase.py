"""Where a round stands."""

from enum import StrEnum


class Phase(StrEnum):
    """Where a round stands."""

    DEAL = "deal"
    """Before the characters are shuffled and the first player is known."""
    START_CARD = "start_card"
    NEW_ROUND = "new_round"
    """Before the first throw of a round, which begins it; the last one can be read until then."""
    THROW = "throw"
    """Chance throws the dice of whoever is on turn."""
    TURN = "turn"
    """Dice may be changed; one or two have to be placed."""
    GENDARME = "gendarme"
    KRIEAU = "krieau"
    """A coin or a point."""
    PRATER = "prater"
    DOUBLE = "double"
    """Whether whoever has the card takes a second turn."""
    TAKE = "take"
    """The evaluation waits for a character to be chosen."""
    SYMBOL = "symbol"
    """The evaluation waits at Gloriette."""
    STEAL = "steal"
    """The evaluation waits at Tiergarten."""
    GAME_OVER = "game_over"


# Members of an enum are slow to look up; the flow asks for them in every move.
(
    DEAL,
    START_CARD,
    NEW_ROUND,
    THROW,
    TURN,
    GENDARME,
    KRIEAU,
    PRATER,
    DOUBLE,
    TAKE,
    SYMBOL,
    STEAL,
    GAME_OVER,
) = Phase
