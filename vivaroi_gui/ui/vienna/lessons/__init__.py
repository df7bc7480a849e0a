"""What lessons of Vienna speak of, found on its pages."""
