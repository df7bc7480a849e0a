"""Finds the learned policies of vivaroi_gui/ai/policies.py, or policies_2024.py, and prints them.

    python dev.py train [--edition 2003] [--games 150] [--generations 400] [--seed 1]

First it fits policies to the games of the courtier and of the rule-based reference player; then a
policy evolves against these, against the naive and the unruly one.  A few minutes on one core; the
same arguments give the same figures.
"""

import argparse
import sys

from tools.numbers import positive
from tools.reference_players import by_rules
from tools.training.evolution import FORM_2003, Field, Form, Kind, evolved
from tools.training.evolution_2024 import FORM_2024
from tools.training.logit import fitted
from tools.training.logit_2024 import fitted_2024
from vivaroi_gui.ai.bot import choose
from vivaroi_gui.ai.policies import NAIVE, UNRULY
from vivaroi_gui.ai.policies_2024 import NAIVE_2024, PATIENT_2024, UNRULY_2024
from vivaroi_gui.ai.policy import Policy
from vivaroi_gui.ai.policy_2024 import Policy2024
from vivaroi_gui.ai.search import Budget
from vivaroi_gui.rules.vivaroi.options import EDITIONS

_ROUNDS = 360
"""Rounds that a policy is rated by in each generation."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py train")
    parser.add_argument("--games", type=positive, default=150)
    parser.add_argument("--generations", type=positive, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=EDITIONS, default="2003")
    parser.add_argument("--go-on", action="store_true", help="2024: from the policy that is there")
    chosen = parser.parse_args(arguments)
    return _train_2024(chosen) if chosen.edition == "2024" else _train_2003(chosen)


def _train_2003(chosen: argparse.Namespace) -> int:
    shrewd = fitted(lambda seen, luck: choose(seen, "courtier", luck), chosen.games, chosen.seed)
    _print("SHREWD", shrewd)
    steady = fitted(lambda seen, luck: by_rules(seen, luck, Budget()), chosen.games, chosen.seed)
    _print("STEADY", steady)
    plain = (UNRULY, NAIVE, shrewd, steady)
    _print("PATIENT", _patient(FORM_2003, plain, shrewd, chosen.generations, chosen.seed))
    return 0


def _train_2024(chosen: argparse.Namespace) -> int:
    games, seed = chosen.games, chosen.seed
    shrewd = fitted_2024(lambda seen, luck: choose(seen, "courtier", luck), games, seed)
    _print("SHREWD_2024", shrewd)
    steady = fitted_2024(lambda seen, luck: by_rules(seen, luck, Budget()), games, seed)
    _print("STEADY_2024", steady)
    start = PATIENT_2024 if chosen.go_on else shrewd
    plain = (UNRULY_2024, NAIVE_2024, shrewd, steady)
    _print("PATIENT_2024", _patient(FORM_2024, plain, start, chosen.generations, seed))
    return 0


def _patient(
    form: Form[Kind], plain: tuple[Kind, Kind, Kind, Kind], start: Kind, generations: int, seed: int
) -> Kind:
    """Half of the time against the plain players, half against what has come of that."""
    unruly, naive, shrewd, steady = plain
    fields: list[Field[Kind]] = [[unruly], [shrewd, steady], [naive, shrewd, steady]]
    found = evolved(form, start, fields, generations // 2, _ROUNDS, seed, _tell)
    fields.append([found, shrewd, steady])
    return evolved(form, found, fields, generations - generations // 2, _ROUNDS, seed + 1, _tell)


def _tell(generation: int, share: float) -> None:
    print(f"\rgeneration {generation + 1}: {share:.3f} ", end="", file=sys.stderr, flush=True)


def _print(name: str, policy: Policy | Policy2024) -> None:
    fields = "".join(f"    {field}={value!r},\n" for field, value in policy._asdict().items())
    print(f"{name} = Policy(\n{fields})", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
