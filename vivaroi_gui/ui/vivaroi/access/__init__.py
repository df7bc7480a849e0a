"""What assistive technology is told of the castle's pages: pure functions from a view to parts.

What is said is made of the same view as what is painted, and of nothing else (``docs/access.md``).
"""
