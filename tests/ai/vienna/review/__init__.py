"""The explained end of Vienna, by what it is made of."""
