"""Viva il Re! – a game of bluff and deduction for the family table."""

__version__ = "0.1.0"

DESKTOP_ID = "io.github.vivaroi.vivaroi"
"""What the systems know the game by: its desktop entry, its windows, its metadata."""
PROGRAM = "Viva il Re!"
"""What people know the program by, whatever they play with it; the same in every language."""
