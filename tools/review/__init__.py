"""How far the explained end of the castle is to be trusted: said against came, and said again.

``mixed``       games of all forms, levels and styles, as they are shown to whoever explains them
``calibrated``  what is said at moments of a game, against how it ended
``again``       what was said once, measured with another seed; and how long it takes
``figures``     the tables of ``docs/review.md``
``runs``        many games, each kept at once; ``vienna`` measures there what is said of Vienna
``pace``        how long an explanation takes
``leads``       what a lead between two rounds is worth, fitted
"""
