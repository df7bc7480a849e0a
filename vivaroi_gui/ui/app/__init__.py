"""The program around the games: start, window, commands, settings, files, errors.

It opens sessions and knows no game; whatever a game brings comes through its screens.
"""
