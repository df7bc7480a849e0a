"""What a long run has found."""


class Broken(Exception):
    """Something did what it never may; the message says what."""
