"""The table that was laid last, as the settings keep it."""

import contextlib
import json
from collections.abc import Sequence

from vivaroi_gui.rules.catalog import GAMES, game_of
from vivaroi_gui.rules.core import BadConfig, Options
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.player_lines import read_players, write_players
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.home.forms import Forms
from vivaroi_gui.ui.home.seats_panel import SeatsPanel
from vivaroi_gui.ui.settings import Settings


def share_markers(options: Options) -> bool:
    """Whether the two of a team wear one colour."""
    return options.markers == options.sides


def written_form(options: Options) -> str:
    return json.dumps(GAMES[options.game].write_options(options))


UNREADABLE = (BadConfig, DamagedRecord, ValueError, TypeError, RecursionError)


def read_table(form: str, table: str) -> tuple[Options, tuple[Player, ...]]:
    """The options and the players of an earlier game.

    Raises:
        BadConfig: no game reads such options.
        DamagedRecord: there are no such players.
        ValueError: it is no JSON; or ``RecursionError``, far too deep, or ``TypeError``, no text.
    """
    config = json.loads(form)
    edition = config.get("edition") if isinstance(config, dict) else None
    options: Options = game_of(edition).read_options(config)
    return options, read_players(table, options)


def other_tables(forms: Forms, seats: SeatsPanel, people: Sequence[str]) -> str:
    """The form and the players of each game that was chosen before, for the next start."""
    draft = seats.draft
    tables = draft.others.players(people, draft.chairs).items()
    return json.dumps(
        [
            [written_form(forms.forms[game].options), json.dumps(write_players(players))]
            for game, players in tables
        ]
    )


def seat_again(settings: Settings, forms: Forms, seats: SeatsPanel) -> None:
    """The people of the last game sit down again, and to each game in its own last form."""
    with contextlib.suppress(*UNREADABLE):
        options, players = read_table(settings.last_form, settings.last_table)
        forms.take(options)
        seats.seat(players)
        for form, table in json.loads(settings.other_tables):
            _remember(forms, seats, form, table)


def _remember(forms: Forms, seats: SeatsPanel, form: str, table: str) -> None:
    """A table of a game that is not chosen."""
    with contextlib.suppress(*UNREADABLE):
        options, players = read_table(form, table)
        if options.game != forms.game:
            forms.forms[options.game].take(options)
            draft = seats.draft
            draft.others.remember(options.game, players, draft.guests)
