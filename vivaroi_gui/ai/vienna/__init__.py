"""Opponents of Vienna: plans for the dice in hand, tried out in rounds that are thrown in thought.

==============  ============================================================
``town``        a board as plain arrays: which dice fit where
``position``    a round on plain lists, and the moves in it
``count``       the evaluation and the last count of it
``tastes``      what things are worth to a player, in points
``plan``        the best stops for all dice in hand together
``habits``      how everybody goes on in thought, to the end of the round
``standing``    what the end of a round is worth for the game
``search``      moves tried out against each other
``novice``      the plain level, which looks at one placing at a time
``bot``         the levels; ``advice`` and ``reasons`` are for hints
==============  ============================================================
"""
