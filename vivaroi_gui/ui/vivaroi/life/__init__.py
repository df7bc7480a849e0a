"""What of the castle moves by itself: flags, flames, the cat.  Decoration, the same at every seat.

It follows from public moves, a seed of its own and the clock; ``acts`` is without Qt.
"""
