"""Numbers on the command lines of the tools."""

import argparse


def positive(text: str) -> int:
    """A whole number of at least 1."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("a whole number of at least 1")
    return number
