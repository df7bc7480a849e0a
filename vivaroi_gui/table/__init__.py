"""The authority: holds the full state, keeps the record, and hands out views only."""
