"""What is heard when: cues become orders, pages have their music.

``program`` is pure; ``director`` listens to the window and speaks to the player of ``sound``.
"""
