"""Viva il Re! on the screen: castle, papers, hall, count and end, with their words and pictures.

It may use the rules of this game, the kit, and what the session asks of any game's screens and
pages; no other room knows what is in here.
"""
