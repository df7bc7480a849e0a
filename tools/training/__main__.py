"""Finds the learned policies of vivaroi_gui/ai/policies.py, and prints them.

    python dev.py train [--games 150] [--generations 400] [--seed 1]

First it fits policies to the games of the courtier and of the rule-based reference player; then a
policy evolves against these, against the naive and the unruly one.  A few minutes on one core; the
same arguments give the same figures.
"""

import argparse
import sys

from tools.numbers import positive
from tools.reference_players import by_rules
from tools.training.evolution import Field, evolved
from tools.training.logit import fitted
from vivaroi_gui.ai.bot import choose
from vivaroi_gui.ai.policies import NAIVE, UNRULY
from vivaroi_gui.ai.policy import Policy
from vivaroi_gui.ai.search import Budget

_ROUNDS = 360
"""Rounds that a policy is rated by in each generation."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py train")
    parser.add_argument("--games", type=positive, default=150)
    parser.add_argument("--generations", type=positive, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    shrewd = fitted(lambda seen, luck: choose(seen, "courtier", luck), chosen.games, chosen.seed)
    _print("SHREWD", shrewd)
    steady = fitted(lambda seen, luck: by_rules(seen, luck, Budget()), chosen.games, chosen.seed)
    _print("STEADY", steady)
    patient = _patient(shrewd, steady, chosen.generations, chosen.seed)
    _print("PATIENT", patient)
    return 0


def _patient(shrewd: Policy, steady: Policy, generations: int, seed: int) -> Policy:
    """Half of the time against the plain players, half against what has come of that."""
    fields: list[Field] = [[UNRULY], [shrewd, steady], [NAIVE, shrewd, steady]]
    start = evolved(shrewd, fields, generations // 2, _ROUNDS, seed, _tell)
    fields.append([start, shrewd, steady])
    return evolved(start, fields, generations - generations // 2, _ROUNDS, seed + 1, _tell)


def _tell(generation: int, share: float) -> None:
    print(f"\rgeneration {generation + 1}: {share:.3f} ", end="", file=sys.stderr, flush=True)


def _print(name: str, policy: Policy) -> None:
    fields = "".join(f"    {field}={value!r},\n" for field, value in policy._asdict().items())
    print(f"{name} = Policy(\n{fields})", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
