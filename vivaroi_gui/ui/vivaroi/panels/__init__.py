"""The papers beside the castle; each shows a view, and reads nothing back from the screen.

Those of some size are a widget, a pure layout, the facts that they tell, and a drawing.
"""
