"""What ``dev.py`` runs, by the list in ``commands``, and what its tests share with it."""
