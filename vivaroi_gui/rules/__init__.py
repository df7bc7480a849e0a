"""The games as pure Python: no Qt, no clock, no global random, no text for people.

``core`` says what is asked of any game and ``catalog`` finds one by its name; each game is a folder
that knows ``core`` alone.
"""
