"""The papers beside the town.

``column`` holds them all; ``layout`` says where each one lies, without Qt's widgets; ``words``
speak.  In a turn ``hand`` and what lies on it take the moves, in the evaluation ``stop_card`` and
what it asks.
"""
