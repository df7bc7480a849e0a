"""Vienna, for three to five: dice along a street.

===============================  ==================================================
the rulebook                     the code
===============================  ==================================================
the board and its cards          ``board``, ``shipped``; ``data`` has the figures
an owner's corrections           ``corrections``, ``owners_file``, ``faults``
Préparatifs                      ``preparation``
Déroulement de la partie         ``throwing``, ``turns``, ``legal``, ``refusal``
Which dice a stop takes          ``fits``; ``hands`` notes it for all dice
Evaluation des cases action      ``evaluation``, ``actions.action``
Pièces, Points                   ``actions.supply``
Cartes de personnage             ``actions.characters``, ``circles``
Cartes spéciales                 ``actions.specials``
- Double tour                    ``turns.end_turn``
- Joker                          ``fits``
- Influence supplémentaire       ``circles``
- Dé additionnel                 ``state.State.pick_up``
Pestsäule, Stephansdom, ...      ``actions.majority``
Gloriette                        ``actions.gloriette``
Tiergarten                       ``actions.tiergarten``
Heuriger                         ``actions.heuriger``
Krieau, Prater                   ``flashes``
Geheimbund                       ``turns.place``
Manche suivante                  ``throwing``
Fin de la partie                 ``last_count``
===============================  ==================================================

``flow`` plays every move, ``view`` shows what lies open, ``text`` writes it all down, and ``game``
answers for it.  The statements are in docs/rules-vienna.md.
"""

from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.phase import Phase
from vivaroi_gui.rules.vienna.view import View

__all__ = ["Options", "Phase", "View"]
