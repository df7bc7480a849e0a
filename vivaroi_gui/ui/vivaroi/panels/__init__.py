"""The papers beside the castle; each shows a view, and reads nothing back from the screen."""
