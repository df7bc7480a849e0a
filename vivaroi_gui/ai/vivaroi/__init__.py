"""Opponents for Viva il Re!: policies, belief, playouts and levels."""
