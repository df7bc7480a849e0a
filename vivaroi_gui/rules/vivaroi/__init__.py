"""Viva il Re!: the 2003 edition, the quick online form, and Vive le Roi ! of 2024.

============================  =====================================================
the rulebook of 2003          the code
============================  =====================================================
Preparation, the cast         ``data`` (figures, deck), ``edition_2003``, ``deal``
1. Placing the characters     ``legal``, ``refusal``, ``flow._place``
2. Accession to the throne    ``legal``, ``refusal``, ``flow._move_up``
The Election of the King      ``flow._call_election``, ``flow._vote``, ``flow._fate``
End of the round, scoring     ``score.count``, ``points``
New round                     ``flow._begin_round``
Special scoring rule (33)     ``modules.rule_of_33``
End of the game, ties         ``score.decide``, ``points.favourites_in_castle``
============================  =====================================================

What 2024 adds are its figures and a file for each rule, from the deal to its part in the count:

============================  =====================================================
the rulebook of 2024          the code
============================  =====================================================
Installation                  ``data_2024`` (figures, deck), ``edition_2024``, ``deal``
Premier joueur                ``options.first_player_after``
Placement initial             ``flow._place``, ``modules.compensation``
Tour de jeu                   ``legal``, ``flow._move_up``
Les WC                        ``modules.wcs``
Le couronnement du Roi        ``flow._fate``, ``modules.dungeons``, ``modules.stomach_ache``
Couronnement et décompte      ``score.count``, ``data.POINTS_AT``
Round suivant                 ``flow._begin_round``
Cas particulier: le Bouffon   ``modules.jester``
Fin de partie et victoire     ``score.decide``, ``points.highest``
l'Ambition                    ``modules.ambition``
le Banni                      ``modules.banished``
L'Émissaire de l'Empire       ``modules.emissary``
Le mariage royal              ``modules.wedding``
En équipe                     ``options.sides``, ``score.seat_totals``
============================  =====================================================
"""

from vivaroi_gui.rules.vivaroi.deal import draw
from vivaroi_gui.rules.vivaroi.edition import Placement
from vivaroi_gui.rules.vivaroi.flow import apply
from vivaroi_gui.rules.vivaroi.legal import legal
from vivaroi_gui.rules.vivaroi.options import Options
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
