"""Every lesson against the rules, as a client of the line protocol sees them."""
