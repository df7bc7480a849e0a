"""One game on the screen: who may look, who plays, what has just happened and what comes next.

It carries moves down to the table and views up to the pages, and knows no game by name.
"""
