"""The command line.  Qt is loaded only in the branch that opens the window."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from vivaroi_gui import __version__, obstacles
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.start import StartOptions


def main(arguments: Sequence[str] | None = None) -> int:
    """Opens the window, or serves the line protocol; the exit status.

    2 for a command line that makes no sense, and when no window can be opened here.
    """
    multiprocessing.freeze_support()  # a worker of the frozen game ends up here as well
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["engine"]:
        return _serve()
    return _open_window(_options(given))


def _options(arguments: list[str]) -> StartOptions:
    parser = argparse.ArgumentParser(
        prog="vivaroi",
        description="Viva il Re! - a game of bluff and deduction for the family table.",
        epilog="vivaroi engine: play by the line protocol on standard input, without a window.",
    )
    parser.add_argument("--version", action="version", version=f"vivaroi {__version__}")
    parser.add_argument(
        "--language", choices=LANGUAGES, help="language of the window, for this time"
    )
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="folder for settings and games (portable use)"
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="play each game with computers in a window, tell what works, and end",
    )
    parser.add_argument(
        "game_file", type=Path, nargs="?", metavar="GAME_FILE", help="a saved game to go on with"
    )
    given = parser.parse_args(arguments)
    return StartOptions(given.game_file, given.data, given.language, given.self_test)


def _serve() -> int:
    from vivaroi_gui import engine

    return engine.main(sys.stdin, sys.stdout)


def _open_window(options: StartOptions) -> int:
    _fill_streams()
    if obstacle := obstacles.before_qt(os.environ):
        return _give_up(obstacle, options)
    try:
        run = _runner(options)
    except ImportError as error:
        if obstacle := obstacles.in_loading(error):
            return _give_up(obstacle, options)
        raise
    if obstacle := obstacles.before_window(os.environ):
        return _give_up(obstacle, options)
    return run(options)


def _fill_streams() -> None:
    """Where a stream is closed, the next file has its number, and gets what Qt has to say."""
    while (stream := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(stream, True)
    os.close(stream)


def _runner(options: StartOptions) -> Callable[[StartOptions], int]:
    if options.tests_itself:
        from vivaroi_gui.ui.app import self_test

        return self_test.run
    from vivaroi_gui.ui.app import launch

    return launch.run


def _give_up(obstacle: obstacles.Obstacle, options: StartOptions) -> int:
    language = options.language or obstacles.language_of(os.environ)
    with suppress(OSError):  # the status says it too
        print(f"vivaroi: {obstacle.sentence(language)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
