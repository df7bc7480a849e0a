"""The games as pure Python: no Qt, no clock, no global random, no text for people."""
