"""The kinds of acts that people call stupid, as far as a seat's view and its move show them."""

from enum import StrEnum
from typing import Final


class Blunder(StrEnum):
    """What is said of a move at the table."""

    NO_TO_VICTORY = "no-to-victory"
    """That king would have won it the game!"""
    NO_TO_GOOD_FRIEND = "no-to-good-friend"
    """It refused its own friend, and the count was not bad!"""
    LAST_FRIEND_REFUSED = "last-friend-refused"
    """It refused the last friend it had, and was left with nothing."""
    NO_INSTEAD_OF_ACHE = "no-instead-of-ache"
    """It could have saved its friend (2024)."""
    ACHE_FOR_STRANGER = "ache-for-stranger"
    """It sends the enemy back up and keeps its No (2024)."""
    LAST_NO_HARMLESS = "last-no-harmless"
    """It wasted its last No on somebody harmless."""
    NO_TO_OWN_PROPOSAL = "no-to-own-proposal"
    """It proposes, and then says No to itself."""
    YES_FATAL = "yes-fatal"
    """Nobody else could stop it, and it said Yes."""
    YES_HANDED_THE_GAME = "yes-handed-the-game"
    """It had a No left and gave the game away."""
    YES_ALONE = "yes-alone"
    """It alone could still refuse, more than once, and let itself lose."""
    TURNS_ON_FRIEND = "turns-on-friend"
    """A moment ago it said Yes to its friend, and nothing has changed."""
    CROWNS_OWN_DEFEAT = "crowns-own-defeat"
    """It crowned the king that made it lose."""
    RECKLESS_BAIT = "reckless-bait"
    """It proposes somebody whom it would have to refuse by itself."""
    FRIEND_AS_BAIT = "friend-as-bait"
    """It proposes its own friend, and would have to refuse him itself."""
    FRIEND_LEFT_OUT = "friend-left-out"
    """Why that one? Its own friend stood beside him."""
    THIN_BAIT = "thin-bait"
    """A trap for one single No."""
    MISSES_VICTORY = "misses-victory"
    """It only had to take the throne."""
    WAITS_WITH_VICTORY = "waits-with-victory"
    """One could still refuse, and would not have: it had won, and waited."""
    LEAVES_THE_THRONE = "leaves-the-throne"
    """Nobody could say No any more, and it left the throne to the next."""
    FRIEND_INTO_GUNS = "friend-into-guns"
    """It runs its friend into all those No."""
    FRIEND_TO_NOBLES_EARLY = "friend-to-nobles-early"
    """It puts its friend where all can shoot at it."""
    FRIEND_TO_WC_LATE = "friend-to-wc-late"
    """In the WC it scores nothing, and nobody was after it (2024)."""
    FRIENDS_IN_CELLAR = "friends-in-cellar"
    """All its friends start in the cellar."""
    SEATS_FOR_STRANGERS = "seats-for-strangers"
    """It gives the good seats away."""


GRAVE: Final = frozenset(
    {
        Blunder.NO_TO_VICTORY,
        Blunder.NO_TO_GOOD_FRIEND,
        Blunder.LAST_FRIEND_REFUSED,
        Blunder.NO_INSTEAD_OF_ACHE,
        Blunder.LAST_NO_HARMLESS,
        Blunder.YES_FATAL,
        Blunder.YES_HANDED_THE_GAME,
        Blunder.YES_ALONE,
        Blunder.CROWNS_OWN_DEFEAT,
        Blunder.MISSES_VICTORY,
        Blunder.WAITS_WITH_VICTORY,
        Blunder.LEAVES_THE_THRONE,
    }
)
"""Those that spoil an evening; the others are bad style."""
MILD: Final = frozenset(
    {
        Blunder.FRIEND_TO_NOBLES_EARLY,
        Blunder.FRIEND_TO_WC_LATE,
        Blunder.FRIENDS_IN_CELLAR,
        Blunder.SEATS_FOR_STRANGERS,
    }
)
"""Those by which nobody is lost yet."""
DOUBTFUL: Final = frozenset(
    {
        Blunder.NO_TO_VICTORY,
        Blunder.NO_TO_GOOD_FRIEND,
        Blunder.LAST_NO_HARMLESS,
        Blunder.NO_TO_OWN_PROPOSAL,
        Blunder.YES_HANDED_THE_GAME,
        Blunder.YES_ALONE,
        Blunder.CROWNS_OWN_DEFEAT,
        Blunder.WAITS_WITH_VICTORY,
        Blunder.LEAVES_THE_THRONE,
    }
)
"""Those that whoever suspects the others' cards may have reasons for (``regret.py``)."""
