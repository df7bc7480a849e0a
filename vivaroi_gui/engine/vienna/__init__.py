"""Vienna on the line protocol."""
