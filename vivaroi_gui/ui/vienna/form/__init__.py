"""What is chosen before a game of Vienna."""
