"""The moments of a game of which there is something to say where it is watched again."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.review import Remark, joined
from vivaroi_gui.ui.vivaroi.review.decisions import counting_for, held_by, seen
from vivaroi_gui.ui.vivaroi.review.decisions_facts import FactWords
from vivaroi_gui.ui.vivaroi.review.decisions_words import DecisionsWords
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.secrets_words import SecretsWords
from vivaroi_gui.ui.vivaroi.words.editions import lore


def remarks(findings: Findings, players: Sequence[Player]) -> tuple[Remark, ...]:
    """Clear slips, and what gave somebody away, in the order of the game."""
    return joined((*_slips(findings, players), *_tellings(findings, players)))


def _slips(findings: Findings, players: Sequence[Player]) -> Iterator[Remark]:
    words = DecisionsWords()
    facts = FactWords()
    words.lore = facts.lore = lore(findings.options.edition)
    for seat in findings.judged:
        for slip in findings.slips(seat):
            one = seen(findings, slip)
            fact = facts.fact(one, counting_for(findings, one))
            note = words.note(one, players, held_by(findings, one), fact)
            yield Remark(findings.inputs_at(one.at), True, note)


def _tellings(findings: Findings, players: Sequence[Player]) -> Iterator[Remark]:
    words = SecretsWords()
    words.lore = lore(findings.options.edition)
    for person in range(findings.options.players):
        for telling in findings.tellings(person):
            note = words.note(telling, findings, players)
            yield Remark(findings.inputs_at(telling.at), False, note)
