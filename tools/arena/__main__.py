"""The arena's command line.

python dev.py arena TESTED OTHERS [--games 400] [--players 4] [--form FORM] [--ms MS |
--iterations N] [--seed 1] [--jobs N] [--results FILE]
python dev.py arena report FOLDER
python dev.py arena replay FOLDER [--games 5] [--jobs N] [--keep]
python dev.py arena belief LEVEL [--games 40] [--iterations 100] [--seed 1]
python dev.py arena blunders PLAYER [--form FORM] [--games 200] [--iterations N] [--seed 1]
    [--jobs N]
python dev.py arena hints [--level LEVEL] [--form FORM] [--players 4] [--hints 200]
    [--iterations N] [--seed 1] [--jobs N]
python dev.py arena ceiling [--games 100] [--iterations 300] [--seed 1]
python dev.py arena review [--games 240] [--again 60] [--seed 1] [--jobs N] [--results FILE]
python dev.py arena review-vienna [--games 240] [--again 20] [--seed 1] [--jobs N]
python dev.py arena first PLAYER [--games 400] [--players 5] [--seed 1] [--jobs N]

TESTED sits in one seat, OTHERS in all the rest.  FORM is 2003, quick, 2024 with what it adds
(2024-wedding), or vienna; in 2024-teams PLAYERS are teams of two.  Figures go to stdout as JSON,
the same as a table to stderr.  Every finished game is kept in the file of results: the same line
goes on where it was cut off, or adds games when it asks for more.  ``report`` prints the table of
all files in a folder.  ``replay`` plays their first games again and says which are not moved any
more as they were; with --keep, it keeps how they are moved now.  Of the castle ``belief`` tells how
well the goals of the others are known in games of a level against itself, ``blunders`` how often
four of a kind do what people call stupid, ``hints`` which reasons are given to those of a level
who ask for advice, and how many are not so, ``ceiling`` what the strongest search wins against
random players if it knows more than it may; ``review`` how far an explained end is to be trusted
(``tools/review``).  Of Vienna ``first`` tells how often whoever begins wins among equals; each game
has other dice.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from math import isfinite
from pathlib import Path
from typing import Final

from tools.arena import blunders, hints, replay
from tools.arena.ceiling import share
from tools.arena.crew import WorkerLost, work
from tools.arena.games import FORMS
from tools.arena.insight import losses
from tools.arena.match import Game, Match, play
from tools.arena.players import UnknownPlayer, player
from tools.arena.results import OtherMatch, Results, load
from tools.arena.summary import interval, summary, table
from tools.numbers import positive
from tools.review import command as review
from tools.review import vienna
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.core import LEVELS, BadConfig

FOLDER = Path(__file__).resolve().parents[2] / "build" / "arena"
"""Where results go that nobody gave a file for."""
SUFFIX = ".jsonl"


def main(arguments: Sequence[str]) -> int:
    try:
        if arguments[:1] and arguments[0] in _OTHERS:
            return _OTHERS[arguments[0]](arguments[1:])
        return _play(_parse(arguments))
    except (BadConfig, OtherMatch, UnknownPlayer, WorkerLost) as failure:
        print(failure, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nCut off; the same line goes on from here.", file=sys.stderr)
        return 130


def _belief(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena belief")
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--games", type=positive, default=40)
    parser.add_argument("--iterations", type=positive, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    budget = Budget(iterations=chosen.iterations)
    print("| moment of a round | samples | belief | uniform |\n|---|---|---|---|")
    for loss in losses(chosen.level, chosen.games, chosen.seed, budget):
        print(f"| {loss.moment} | {loss.samples} | {loss.belief:.2f} | {loss.uniform:.2f} |")
    return 0


def _blunders(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena blunders")
    parser.add_argument("player", help="sits in all four seats")
    parser.add_argument("--form", choices=[form for form in FORMS if form != "vienna"])
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--iterations", type=positive, help="of a search, for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.set_defaults(form="2003")
    chosen = parser.parse_args(arguments)
    player(chosen.player, "vivaroi")  # an unknown one is told before any process is begun
    table = blunders.Table(
        chosen.player, chosen.form, Budget(iterations=chosen.iterations), chosen.seed
    )
    games = work(partial(blunders.play, table), range(chosen.games), chosen.jobs)
    print(blunders.told(list(games), blunders.openings(table)))
    return 0


def _hints(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena hints")
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--form", choices=[form for form in FORMS if form != "vienna"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hints", type=positive, default=200)
    parser.add_argument("--iterations", type=positive, help="of the search, for each hint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.set_defaults(level="courtier", form="2003")
    chosen = parser.parse_args(arguments)
    budget = Budget(iterations=chosen.iterations) if chosen.iterations else None
    guests = hints.Guests(chosen.level, chosen.form, chosen.players, budget, chosen.seed)
    games = range(-(-chosen.hints // hints.A_GAME) * 2)
    found = chain.from_iterable(work(partial(hints.asked, guests), games, chosen.jobs))
    some = list(islice(found, chosen.hints))
    print(hints.told(some))
    return 0 if all(hint.is_so for hint in some) else 1


def _ceiling(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena ceiling")
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--iterations", type=positive, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    budget = Budget(iterations=chosen.iterations)
    print("| knows of the others | games | wins, % | 95 % interval |\n|---|---|---|---|")
    for known, is_open in (("that they play at random", False), ("their cards too", True)):
        won = share(chosen.games, chosen.seed, budget, is_open=is_open)
        low, high = interval(won * chosen.games, chosen.games)
        print(f"| {known} | {chosen.games} | {won:.1%} | {low:.1%} to {high:.1%} |", flush=True)
    return 0


def _first(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena first")
    parser.add_argument("player")
    parser.add_argument("--games", type=positive, default=400)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    match = Match(chosen.player, chosen.player, chosen.players, "vienna", seed=chosen.seed)
    turns = range(0, chosen.games * match.options.seats, match.options.seats)
    player(match.tested, match.game.name)  # an unknown one is told before any process is begun
    won = sum(game.first_share or 0 for game in work(partial(play, match), turns, chosen.jobs))
    low, high = interval(won, chosen.games)
    print("| players | all of them | games | first player wins, % | 95 % interval |")
    print("|---|---|---|---|---|")
    share = f"{won / chosen.games:.1%} | {low:.1%} to {high:.1%}"
    print(f"| {match.players} | {match.tested} | {chosen.games} | {share} |")
    return 0


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py arena", epilog="or: dev.py arena report FOLDER")
    parser.add_argument("tested", help="who sits in one seat")
    parser.add_argument("others", help="who sits in all the rest")
    parser.add_argument("--games", type=positive, default=400)
    parser.add_argument("--players", type=int, default=4, help="or teams")
    parser.add_argument("--form", choices=FORMS, default="2003")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", type=_milliseconds, help="wall time for each decision")
    budget.add_argument("--iterations", type=positive, help="of a search, for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, help=f"default: a file of its own in {FOLDER}")
    return parser.parse_args(arguments)


def _milliseconds(text: str) -> float:
    number = float(text)
    if not (isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError("a number of milliseconds above 0")
    return number


def _report(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena report")
    parser.add_argument("folder", type=Path)
    folder = _known(parser.parse_args(arguments).folder)
    matches = [load(file) for file in sorted(folder.glob(f"*{SUFFIX}"))]
    print(table(summary(match, games) for match, games in matches if games))
    return 0


def _known(folder: Path) -> Path:
    if not folder.is_dir():
        raise OtherMatch(f"{folder}: no such folder")
    return folder


def _replay(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena replay")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=positive, default=5, help="of each file")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true", help="what is moved now")
    chosen = parser.parse_args(arguments)
    tasks = replay.tasks(_known(chosen.folder), chosen.games)
    found = list(work(replay.again, tasks, chosen.jobs))
    if chosen.keep:
        replay.keep(chosen.folder, found)
    differing = sorted(replay.differing(chosen.folder, found))
    for one in differing:
        print(f"{one.name}: game {one.number} is another one")
    print(f"{len(found) - len(differing)} of {len(found)} games move for move as they were")
    return 1 if differing else 0


_OTHERS: Final = {
    "report": _report,
    "replay": _replay,
    "belief": _belief,
    "blunders": _blunders,
    "hints": _hints,
    "ceiling": _ceiling,
    "review": review.main,
    "review-vienna": vienna.main,
    "first": _first,
}
"""What else can be asked for, instead of a match."""


def _play(chosen: argparse.Namespace) -> int:
    match = Match(*(getattr(chosen, name) for name in Match._fields))
    assert match.options.seats  # what the rules forbid is told before a file is begun
    for name in (match.tested, match.others):
        player(name, match.game.name)  # an unknown one is told before a file is begun
    with Results(chosen.results or _file(match), match) as results:
        missing = sorted(set(range(chosen.games)) - {game.number for game in results.games})
        games = work(partial(play, match), missing, min(chosen.jobs, len(missing)))
        for game in _progress(games, len(missing)):
            results.add(game)
    figures = summary(match, [game for game in results.games if game.number < chosen.games])
    print(json.dumps(figures, indent=2))
    print(table([figures]), file=sys.stderr)
    return 0


def _file(match: Match) -> Path:
    """A file whose name tells the match."""
    words = [f"{name}-{value}" for name, value in match._asdict().items() if value is not None]
    return FOLDER / (re.sub(r"[^\w.-]", "-", "_".join(words)) + SUFFIX)


def _progress(games: Iterable[Game], expected: int) -> Iterator[Game]:
    """Passes the games on, and shows a terminal how many there were and how many were won."""
    won, width = 0.0, 30
    for count, game in enumerate(games, 1):
        yield game
        won += game.share
        if sys.stderr.isatty():
            bar = "#" * (count * width // expected)
            line = f"\r[{bar:<{width}}] {count}/{expected}  {won / count:.1%} won"
            print(line, end="\n" if count == expected else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
