"""Viva il Re!: the 2003 edition, the quick online form, and Vive le Roi ! of 2024.

============================  =====================================================
the rulebook                  the code
============================  =====================================================
Preparation, the cast         ``data`` (figures, deck), ``options``, ``deal``
1. Placing the characters     ``legal``, ``flow._place``
2. Accession to the throne    ``legal``, ``flow._move_up``
The Election of the King      ``flow._call_election``, ``flow._vote``, ``flow._reveal``
End of the round, scoring     ``score``
New round                     ``flow._begin_round``
Special scoring rule (33)     ``score.zero_bonus``
End of the game, ties         ``score.decide``
What 2024 adds                ``data_2024``, ``modules`` (a file for each rule)
============================  =====================================================
"""

from vivaroi_gui.rules.vivaroi.deal import draw
from vivaroi_gui.rules.vivaroi.flow import apply
from vivaroi_gui.rules.vivaroi.legal import legal
from vivaroi_gui.rules.vivaroi.options import Options, Placement
from vivaroi_gui.rules.vivaroi.phase import Phase
from vivaroi_gui.rules.vivaroi.state import State, new, result, to_act
from vivaroi_gui.rules.vivaroi.view import View, view

__all__ = [
    "Options",
    "Phase",
    "Placement",
    "State",
    "View",
    "apply",
    "draw",
    "legal",
    "new",
    "result",
    "to_act",
    "view",
]
