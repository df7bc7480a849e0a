"""How everything looks: colours, fonts, pictures, paper, buttons.

It knows people and their colours, but no rules: whatever only one game has is in the game's folder.
"""
