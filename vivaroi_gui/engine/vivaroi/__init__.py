"""Viva il Re! on the line protocol: its deals, and how its positions are written."""
