"""One game on the screen: who may look, who plays, what has just happened and what comes next.

It may use table, opponents and kit; of a game it knows what ``screens.py`` asks for, and of the
window nothing but a few commands and the ground that it covers.
"""
