"""Whole games in the real window, by mouse and by keyboard."""
