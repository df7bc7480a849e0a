"""To which guided rounds nobody has to be invited any more: a list in the settings."""

from vivaroi_gui.ui.settings import Settings


def is_met(settings: Settings, guide: str) -> bool:
    """Whether people know that there is such a round, or need none."""
    return guide in settings.guides_met.split()


def meet(settings: Settings, guide: str) -> None:
    """They know it from now on."""
    if guide and not is_met(settings, guide):
        settings.update(guides_met=" ".join((*settings.guides_met.split(), guide)))
