"""The running game as a screen reader tells it, one step a command: no picture, no mouse."""
