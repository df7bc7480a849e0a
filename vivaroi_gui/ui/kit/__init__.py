"""How everything looks: colours, fonts, pictures, paper, buttons."""
