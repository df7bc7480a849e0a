"""The game's sound: a process of its own mixes it, and the window never waits for it.

``player`` is the window's side, ``serving`` the other one, which alone knows a device, and
``mixing`` the arithmetic.  What is to be heard when is decided in
``ui/sound``.  Nothing here knows a game.
"""
