"""Opponents: a View goes in, a Move comes out.  Nothing hidden ever gets here."""
