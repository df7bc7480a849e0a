"""How each game is told on the line protocol, by its name, imported when it is first asked for."""

from typing import Any, Final

from vivaroi_gui.engine.match import Match
from vivaroi_gui.rules.catalog import Catalog

AnyMatch = type[Match[Any, Any]]


def _vivaroi() -> AnyMatch:
    from vivaroi_gui.engine.vivaroi.match import VivaroiMatch

    return VivaroiMatch


MATCHES: Final = Catalog[AnyMatch]({"vivaroi": _vivaroi})
