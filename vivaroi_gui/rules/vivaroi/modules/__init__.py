"""The optional rules, a file each, in the order in which their hooks are called.

=================  ===========================================================================
``jester``         "Cas particulier: le Bouffon"
``dungeons``       "Le couronnement du Roi", rejection
``wcs``            "Les WC"
``stomach_ache``   "Le couronnement du Roi", cancellation
``compensation``   "Placement initial", seven and eight players
``emissary``       "L'Émissaire de l'Empire"
``wedding``        "Le mariage royal"
``ambition``       "l'Ambition"
=================  ===========================================================================

The Banished and teams change no event of a round, only who counts: they are in ``options`` and
``score``.
"""

from functools import lru_cache

from vivaroi_gui.rules.vivaroi.modules.ambition import Ambition
from vivaroi_gui.rules.vivaroi.modules.compensation import Compensation
from vivaroi_gui.rules.vivaroi.modules.dungeons import Dungeons
from vivaroi_gui.rules.vivaroi.modules.emissary import Emissary
from vivaroi_gui.rules.vivaroi.modules.jester import Jester
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.modules.stomach_ache import StomachAche
from vivaroi_gui.rules.vivaroi.modules.wcs import Wcs
from vivaroi_gui.rules.vivaroi.modules.wedding import Wedding
from vivaroi_gui.rules.vivaroi.options import Options

__all__ = ["Module", "modules"]


@lru_cache
def modules(options: Options) -> tuple[Module, ...]:
    """The modules of a game; none in 2003."""
    chosen: list[Module] = []
    if options.is_2024:
        chosen += [Jester(), Dungeons(), Wcs(), StomachAche(), Compensation()]
    if options.emissary:
        chosen.append(Emissary())
    if options.wedding:
        chosen.append(Wedding())
    if options.ambition:
        chosen.append(Ambition())
    return tuple(chosen)
