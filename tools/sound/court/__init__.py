"""Every sound of the game, made from code: numbers in, sound files out.

``python -m court`` writes all files.  ``material`` has the physics (strings, wood, metal, skins,
wind), ``effects`` the short sounds, ``town`` those of Vienna, ``score`` the music as notes,
``music`` plays it, ``ambience`` the castle by day and at dusk, ``mastering`` the loudness,
``files`` the writing.
"""
