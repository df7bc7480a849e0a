"""The explained end of Viva il Re!: what could be known, and what decided."""
