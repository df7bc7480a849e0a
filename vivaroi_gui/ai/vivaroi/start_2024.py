"""Where a playout of 2024 begins: a round before anybody has moved, or the position of a view."""

from vivaroi_gui.ai.vivaroi.playout import Markers, Opening
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.ai.vivaroi.policy_2024 import COURT, JESTER, figures, place_masks
from vivaroi_gui.ai.vivaroi.tally_2024 import Premise, Tally, premise_of, tally_of
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import ANNEXES, OFFICERS, RESERVE, THRONE
from vivaroi_gui.rules.vivaroi.data_2024 import COMPENSATION, EMISSARY_START
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card


def opened(options: Options, opening: Opening) -> Playout2024:
    """A round before anybody has moved; the order of the Emissary's pile is not known."""
    emissary, pile = 0, list[Card]()
    if opening.emissary_goal is not None:
        emissary = mask_of(favourites_that_count(options, opening.emissary_goal))
        pile = [YES, *[NO] * options.no_cards, *[STOMACH_ACHE] * options.stomach_aches]
    places = [0] * ANNEXES.stop
    places[RESERVE], places[OFFICERS] = COURT, JESTER
    markers, brought = [options.rulebook.start_total] * len(options.markers), [0] * options.players
    marker = EMISSARY_START if options.emissary else None
    premise = Premise(figures(options), emissary, Markers(markers.copy(), marker))
    return Playout2024(
        premise,
        Tally(premise, markers, brought, 1 + options.wedding, marker),
        places,
        no_cards=[options.no_cards] * options.seats,
        aches=[options.stomach_aches] * options.seats,
        pile=pile,
        left_to_place=options.to_place,
    )


def playout_of(view: View) -> Playout2024:
    """The position of a view, which a playout goes on from."""
    options = view.options
    assert view.first_player is not None
    playout = opened(options, Opening((), view.emissary_goal))
    for election in view.elections:
        playout.places[THRONE] = 1 << election.character
        playout.settle(election)
    playout.places, playout.rejections = place_masks(view.places), view.rejections
    is_placing = view.phase in (Phase.AMBITION, Phase.PLACING)
    playout.left_to_place = options.to_place - len(view.placings) if is_placing else 0
    playout.first = view.first_player
    playout.turn = view.first_player if view.turn is None else view.turn
    if view.nominee is not None:
        assert view.crown_holder is not None
        playout.turn = (view.crown_holder + 1) % options.seats
    playout.premise = premise_of(playout.premise, view)
    playout.tally = tally_of(view, playout.premise)
    _compensate(playout, options)
    return playout


def _compensate(playout: Playout2024, options: Options) -> None:
    """The points that those who place one character less still have to get."""
    seats, placed = options.seats, options.to_place - playout.left_to_place
    for number in range(max(placed, options.to_place - seats), seats):
        for marker in options.markers_of((playout.first + number) % seats):
            playout.tally.markers[marker] += COMPENSATION
