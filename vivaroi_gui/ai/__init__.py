"""Opponents: a View goes in, a Move comes out.  Nothing hidden ever gets here.

The process in which they think and the race between moves serve any game; each game's own
opponents are a folder, which ``catalog`` finds by the game's name.
"""
