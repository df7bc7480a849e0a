"""The rules that not every game has, a file each, in the order in which their hooks are called.

=================  ===========================================================================
``rule_of_33``     2003: "Special Scoring Rule!"
``stomach_ache``   2024: "Le couronnement du Roi", cancellation
``jester``         "Cas particulier: le Bouffon"
``dungeons``       "Le couronnement du Roi", rejection
``wcs``            "Les WC"
``compensation``   "Placement initial", seven and eight players
``emissary``       "L'Émissaire de l'Empire"
``wedding``        "Le mariage royal"
``ambition``       "l'Ambition"
=================  ===========================================================================

The Banished (``banished``) and teams change no event of a round, only who counts.
"""
