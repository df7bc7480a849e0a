"""Learning a game on its own table: a lesson is data, and the castle cat tells it.

``scenario`` reads a lesson, ``lesson`` knows where in it one is and judges what is tried; both know
no Qt.  ``script`` plays for the others what the lesson says, ``coach`` leads through it on the
pages of the game, ``bubble`` and ``light`` are what is seen of that, ``screen`` holds all of it
over the window.  How one is written: docs/lessons.md.
"""
