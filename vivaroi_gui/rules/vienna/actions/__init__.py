"""What the stops along the street are for: a module for each action of the rulebook.

Those with a flash, which happen at once, are phases of a turn: ``turns``.
"""

from typing import Final

from vivaroi_gui.rules.vienna.actions import (
    characters,
    gloriette,
    heuriger,
    majority,
    specials,
    supply,
    tiergarten,
)
from vivaroi_gui.rules.vienna.actions.action import StopAction
from vivaroi_gui.rules.vienna.board import Action

ACTIONS: Final[dict[Action, StopAction]] = {
    Action.GAIN: supply.GAIN,
    Action.CHARACTER: characters.CHARACTER,
    Action.SPECIAL: specials.SPECIAL,
    Action.MAJORITY: majority.MAJORITY,
    Action.GLORIETTE: gloriette.GLORIETTE,
    Action.TIERGARTEN: tiergarten.TIERGARTEN,
    Action.HEURIGER: heuriger.HEURIGER,
}
"""The actions of the evaluation."""
