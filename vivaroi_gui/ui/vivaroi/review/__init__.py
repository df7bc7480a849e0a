"""A game of the castle explained: what was found out of it, and the tabs that show it.

``findings`` collects the parts as they come and ``happenings`` says what everybody saw at a sight,
both without Qt.
"""
