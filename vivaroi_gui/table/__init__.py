"""The authority: holds the full state, keeps the record, and hands out views only.

It plays any game by the contract of ``rules.core``, and knows neither screens nor opponents.
"""
