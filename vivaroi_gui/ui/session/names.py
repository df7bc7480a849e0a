"""Names as they can be shown: people may have scripts for which this machine has no font."""

from dataclasses import replace

from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.fonts import BOX, legible
from vivaroi_gui.ui.kit.people import people


def shown_players(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players, with names of which something is seen everywhere."""
    return tuple(_shown_player(player) for player in players)


def shown_name(person: Player | Person) -> str:
    """The name with boxes for signs that no font has; where that is all, the animal's instead."""
    name = legible(person.name)
    if name.strip(f"{BOX} "):
        return name
    return people().avatar(person.avatar)


def _shown_player(player: Player) -> Player:
    partner = player.partner
    if partner is not None:
        partner = partner._replace(name=shown_name(partner))
    name = shown_name(player)
    if (name, partner) == (player.name, player.partner):
        return player
    return replace(player, name=name, partner=partner)
