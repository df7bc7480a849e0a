"""The windows over the window: rules, settings, keyboard, about."""
