"""What lessons of the castle speak of, found on its pages."""
