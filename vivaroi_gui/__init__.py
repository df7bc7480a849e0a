"""Viva il Re! – a game of bluff and deduction for the family table."""

__version__ = "0.1.0"
