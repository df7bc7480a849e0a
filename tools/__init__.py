"""What developers run beside the game: pictures of every screen, figures."""
