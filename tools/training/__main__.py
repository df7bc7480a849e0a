"""Finds what the opponents have learned anew, and prints it.

    python dev.py train [--edition 2003] [--games 150] [--generations 400] [--seed 1]
                        [--against searching|sensible]

First it fits policies to the games of the old courtier and of the rule-based reference player; then
a policy evolves against these, against the naive and the unruly one.  A few minutes on one core;
the same arguments give the same figures.  In 2024 it goes on from where it is, against everybody
and itself.  In Vienna tastes evolve, going on
from where they are, against themselves and plainer ones; then games of theirs tell what the end of
a round is worth: GENERATIONS of the first, GAMES times 40 of the second.
With ``--against searching`` it takes on those who search in random playouts instead: a policy is
fitted to games of the arena's plain search, which takes an hour or two, and one that does well
against it, within its scruples, goes on evolving; with ``--against sensible`` the same with the
counsellor.  ``SEARCHING`` came from ``--games 120``, ``SEARCHING_2024`` from 60, both ``SENSIBLE``
from 50.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from tools.ismcts_player import search
from tools.numbers import positive
from tools.old_players import old_courtier
from tools.reference_players import by_rules
from tools.training.evolution import FORM_2003, SCRUPULOUS_2003, Field, evolved
from tools.training.evolution_2024 import FORM_2024, SCRUPULOUS_2024
from tools.training.logit import fitted
from tools.training.logit_2024 import fitted_2024
from tools.training.vienna import FORM_VIENNA, fitted_standing, sampled
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna.tastes import PLAIN, SOUND, Tastes
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.policies import KEEN, NAIVE, TAUT, UNRULY
from vivaroi_gui.ai.vivaroi.policies_2024 import (
    KEEN_2024,
    NAIVE_2024,
    PATIENT_2024,
    TAUT_2024,
    UNRULY_2024,
)
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.policy_2024 import Policy2024
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

_ROUNDS = 360
"""Rounds that a policy is rated by in each generation."""
_GAMES: Final = 120
"""The same of Vienna, where whole games are played."""
_GAMES_FITTED: Final = 40
_STEP: Final = 0.2
"""Of the logarithms of tastes, which are good already."""

Learned = Policy | Policy2024 | Tastes


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py train")
    parser.add_argument("--games", type=positive, default=150)
    parser.add_argument("--generations", type=positive, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=_TRAININGS, default="2003")
    parser.add_argument("--against", choices=_SEARCHERS, help="those who search, and an answer")
    chosen = parser.parse_args(arguments)
    if not chosen.against:
        return _TRAININGS[chosen.edition](chosen)
    if chosen.edition == "vienna":
        parser.error("nothing is learned of a search in Vienna")
    return _train_answer(chosen, _SEARCHERS[chosen.against])


def _train_2003(chosen: argparse.Namespace) -> int:
    shrewd = fitted(
        lambda seen, luck: old_courtier(seen, luck, Budget()), chosen.games, chosen.seed
    )
    _print("SHREWD", shrewd)
    steady = fitted(lambda seen, luck: by_rules(seen, luck, Budget()), chosen.games, chosen.seed)
    _print("STEADY", steady)
    patient = _patient(shrewd, steady, chosen.generations, chosen.seed)
    _print("PATIENT", patient)
    return 0


def _train_2024(chosen: argparse.Namespace) -> int:
    """The evolved one goes on from where it is; ``PATIENT_2024`` plays as well."""
    games, generations, seed = chosen.games, chosen.generations, chosen.seed
    shrewd = fitted_2024(lambda seen, luck: old_courtier(seen, luck, Budget()), games, seed)
    _print("SHREWD_2024", shrewd)
    steady = fitted_2024(lambda seen, luck: by_rules(seen, luck, Budget()), games, seed)
    _print("STEADY_2024", steady)
    fields: list[Field[Policy2024]] = [
        [UNRULY_2024, steady],
        [shrewd, steady],
        [PATIENT_2024],
        [PATIENT_2024, shrewd, steady, NAIVE_2024],
    ]
    patient = evolved(FORM_2024, PATIENT_2024, fields, generations, _ROUNDS, seed + 1, _tell)
    _print("PATIENT_2024", patient)
    return 0


class Searcher(NamedTuple):
    """Somebody to be answered: how it plays, what it is called, and the answers so far."""

    player: Callable[[View, int], Move]
    name: str
    answer: str
    start: Policy
    start_2024: Policy2024


def _train_answer(chosen: argparse.Namespace, whom: Searcher) -> int:
    games, generations, seed = chosen.games, chosen.generations, chosen.seed
    if chosen.edition == "2003":
        found = fitted(whom.player, games, seed)
        _print(whom.name, found)
        form, start, field = SCRUPULOUS_2003, whom.start, [[found]]
        _print(whom.answer, evolved(form, start, field, generations, _ROUNDS, seed, _tell))
    else:
        found_2024 = fitted_2024(whom.player, games, seed)
        _print(f"{whom.name}_2024", found_2024)
        form_2024, start_2024, field_2024 = SCRUPULOUS_2024, whom.start_2024, [[found_2024]]
        answer = evolved(form_2024, start_2024, field_2024, generations, _ROUNDS, seed, _tell)
        _print(f"{whom.answer}_2024", answer)
    return 0


def _plainly(seen: View, luck: int) -> Move:
    return search(seen, luck, Budget())


def _sensibly(seen: View, luck: int) -> Move:
    return choose(seen, "counsellor", luck)


def _train_vienna(chosen: argparse.Namespace) -> int:
    fields: list[Field[Tastes]] = [[SOUND], [SOUND, PLAIN]]
    tastes = evolved(
        FORM_VIENNA, SOUND, fields, chosen.generations, _GAMES, chosen.seed, _tell, _STEP
    )
    _print("SOUND", tastes)
    random = Random(chosen.seed)
    samples = list(sampled(tastes, chosen.games * _GAMES_FITTED, random))
    print(f"EQUALS: Final = {fitted_standing(samples, random)}", flush=True)
    return 0


def _patient(shrewd: Policy, steady: Policy, generations: int, seed: int) -> Policy:
    """Half of the time against the plain players, half against what has come of that."""
    fields: list[Field[Policy]] = [[UNRULY], [shrewd, steady], [NAIVE, shrewd, steady]]
    start = evolved(FORM_2003, shrewd, fields, generations // 2, _ROUNDS, seed, _tell)
    fields.append([start, shrewd, steady])
    left = generations - generations // 2
    return evolved(FORM_2003, start, fields, left, _ROUNDS, seed + 1, _tell)


def _tell(generation: int, share: float) -> None:
    print(f"\rgeneration {generation + 1}: {share:.3f} ", end="", file=sys.stderr, flush=True)


def _print(name: str, policy: Learned) -> None:
    print(source(name, policy), flush=True)


def source(name: str, policy: Learned) -> str:
    """The lines that define it under a name, as they stand in the modules of the AI."""
    fields = "".join(f"    {field}={value!r},\n" for field, value in policy._asdict().items())
    return f"{name} = {type(policy).__name__}(\n{fields})"


_SEARCHERS: Final = {
    "searching": Searcher(_plainly, "SEARCHING", "TAUT", TAUT, TAUT_2024),
    "sensible": Searcher(_sensibly, "SENSIBLE", "KEEN", KEEN, KEEN_2024),
}
_TRAININGS: Final = {"2003": _train_2003, "2024": _train_2024, "vienna": _train_vienna}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
