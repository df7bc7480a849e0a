"""The windows and boxes over the window: rules, settings, keyboard, about, saved games, questions.

They may use the kit and what a game hands the window; they know neither the window nor a game.
"""
