"""The explained end of Vienna: who was likely to win, when that changed, what chance brought.

All lies open but the pile and the dice that are still to fall, so that there is one curve: what
everybody could tell.  No decision is judged: what a seat could know is what everybody saw, and a
move is better or worse than another by less than its dice.

==============  ============================================================
``company``     the players that are taken for those at the table, all a little different
``outlook``     a sight played on by them, to the end of a round
``standing``    what the end of a round is worth
``measured``    what is said by means over playouts: a little sharper
``acts``        what came between sights
``explain``     the parts in their order, as they come
==============  ============================================================
"""
