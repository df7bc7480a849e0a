"""Opponents of Vienna: plans for the dice in hand, tried out in rounds that are thrown in thought.

==============  ============================================================
``town``        a board as plain arrays: which dice fit where
``position``    a round on plain lists; ``acts`` are the moves of the rules in it
``future``      how dice may still fall
``count``       the evaluation and the last count of it
``tastes``      what things are worth to a player, in points
``plan``        the best stops for all dice in hand together
``habits``      how everybody goes on in thought, to the end of the round
``standing``    what the end of a round is worth for the game
``search``      moves tried out against each other
``choices``     what is best where no dice are placed
``novice``      the plain level, which looks at one placing at a time
``courtier``    the level that follows its plans
``bot``         the levels; ``advice`` and ``reasons`` are for hints
==============  ============================================================
"""
