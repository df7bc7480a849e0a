"""The rules that not every game has, a file each, in the order in which their hooks are called.

=================  ===========================================================================
``zero_bonus``     2003: "Special Scoring Rule!"
``stomach_ache``   2024: "Le couronnement du Roi", cancellation
``jester``         "Cas particulier: le Bouffon"
``dungeons``       "Le couronnement du Roi", rejection
``wcs``            "Les WC"
``compensation``   "Placement initial", seven and eight players
``emissary``       "L'Émissaire de l'Empire"
``wedding``        "Le mariage royal"
``ambition``       "l'Ambition"
=================  ===========================================================================

The Banished (``banished``) and teams change no event of a round, only who counts.
"""

from functools import lru_cache

from vivaroi_gui.rules.vivaroi.modules.ambition import Ambition
from vivaroi_gui.rules.vivaroi.modules.compensation import Compensation
from vivaroi_gui.rules.vivaroi.modules.dungeons import Dungeons
from vivaroi_gui.rules.vivaroi.modules.emissary import Emissary
from vivaroi_gui.rules.vivaroi.modules.jester import Jester
from vivaroi_gui.rules.vivaroi.modules.module import Module, Modules
from vivaroi_gui.rules.vivaroi.modules.stomach_ache import StomachAche
from vivaroi_gui.rules.vivaroi.modules.wcs import Wcs
from vivaroi_gui.rules.vivaroi.modules.wedding import Wedding
from vivaroi_gui.rules.vivaroi.modules.zero_bonus import ZeroBonus
from vivaroi_gui.rules.vivaroi.options import Options

__all__ = ["Module", "Modules", "modules"]


@lru_cache
def modules(options: Options) -> Modules:
    """The modules of a game."""
    chosen: list[Module] = [ZeroBonus()]
    if options.is_2024:
        chosen = [StomachAche(), Jester(), Dungeons(), Wcs(), Compensation()]
    if options.emissary:
        chosen.append(Emissary())
    if options.wedding:
        chosen.append(Wedding())
    if options.ambition:
        chosen.append(Ambition())
    return Modules(chosen)
