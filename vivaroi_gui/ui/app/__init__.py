"""The program around the games: start, window, commands, files, errors.

It may use every room but those of the games; whatever a game brings comes through its screens.
"""
