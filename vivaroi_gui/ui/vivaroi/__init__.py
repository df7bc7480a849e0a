"""Viva il Re! on the screen: castle, papers, hall, count and end, with their words and pictures.

It may use the rules of this game and the kit; no other room knows what is in here.
"""
