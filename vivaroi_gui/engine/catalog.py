"""How each game is told on the line protocol, by its name, imported when it is first asked for."""

from typing import Final

from vivaroi_gui.engine.match import AnyMatch
from vivaroi_gui.rules.catalog import Catalog


def _vivaroi() -> type[AnyMatch]:
    from vivaroi_gui.engine.vivaroi.match import VivaroiMatch

    return VivaroiMatch


def _vienna() -> type[AnyMatch]:
    from vivaroi_gui.engine.vienna.match import ViennaMatch

    return ViennaMatch


MATCHES: Final = Catalog[type[AnyMatch]]({"vivaroi": _vivaroi, "vienna": _vienna})
