"""Long runs that look for what never may happen."""
