"""The command line of the measurements of the explained end.

python dev.py arena review [--games 240] [--again 60] [--seed 1] [--jobs N] [--results FILE]

Plays GAMES of unlike players in all forms, says what the page would say at moments of each, and
tells how often it came so; explains the first AGAIN of them wholly, and measures with another seed
what was said.  Each game is kept in FILE at once: the same line goes on where it was cut off.
"""

from collections.abc import Sequence

from tools.review import figures
from tools.review.again import Twice, again
from tools.review.calibrated import Row, calibrated
from tools.review.runs import asked


def main(arguments: Sequence[str]) -> int:
    run = asked(arguments, "review", again=60)
    print("\n".join(figures.report(run.rows(calibrated, Row, run.games))))
    print("\n".join(figures.repeated(run.rows(again, Twice, run.again))))
    return 0
