"""How the policies of the opponents were found: python dev.py train."""
