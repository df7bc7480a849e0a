"""Players against players on the bare rules: no table, no window.

==============  ============================================================
``players``     who can play, by name
``match``       what is played, and one game of it
``crew``        games in processes of their own
``results``     the file that keeps every finished game
``summary``     what the games say, as figures and as a table
``replay``      whether kept games are still moved as they were
``__main__``    the command line
==============  ============================================================
"""
