"""The explained end of Viva il Re!: what could be known, and what decided."""

from typing import Final

VERSION: Final = 1
"""Of what a review says; to be raised where the same game would be told otherwise.

A review that was kept under another one is computed again.
"""
