"""Games of Vienna on the line protocol: all faces that will fall are known beforehand."""

from itertools import cycle, islice
from random import Random
from typing import Final

from vivaroi_gui.engine.match import Match
from vivaroi_gui.engine.vienna import show
from vivaroi_gui.rules.core import BadConfig, Json, Seat
from vivaroi_gui.rules.vienna import Options, game
from vivaroi_gui.rules.vienna.data import FACES
from vivaroi_gui.rules.vienna.moves import Deal, Throw
from vivaroi_gui.rules.vienna.phase import DEAL
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.text import read_move, write_move
from vivaroi_gui.rules.vienna.view import view

_DRAWN: Final = 2000
"""Faces of a game that is drawn: more than any but the longest ones need."""


class ViennaMatch(Match[Options, State]):
    """The faces are used in their order, own dice first, the white one last; then again (A24)."""

    def __init__(self, options: Options, deal: Deal, faces: list[int]) -> None:
        super().__init__(game, options)
        self._deal = deal
        self._faces = faces
        self._falls = cycle(faces)
        self.go_on()

    # --- chance --------------------------------------------------------------------------------

    @classmethod
    def dealt(cls, options: Options, deal: Json) -> "ViennaMatch":
        """A game with first player, pile and dice dictated.

        Raises:
            RulesError: not the text form of a deal, or one that the rules forbid.
        """
        if deal.keys() != {"first_player", "deck", "dice"}:
            raise BadConfig("a deal has first_player, deck and dice")
        faces = deal["dice"]
        if not isinstance(faces, list) or not faces or not all(map(_is_face, faces)):
            raise BadConfig("dice: a list of faces, 1 to 6")
        pile = {key: deal[key] for key in ("first_player", "deck")}
        _, move = read_move(options, {"type": "deal", **pile}, None)
        assert isinstance(move, Deal)
        return cls(options, move, faces)

    @classmethod
    def drawn(cls, options: Options, random: Random) -> "ViennaMatch":
        """A game in which chance draws by lot."""
        deal = game.draw(game.new(options), random)
        assert isinstance(deal, Deal)
        return cls(options, deal, random.choices(FACES, k=_DRAWN))

    def due(self) -> Deal | Throw:
        state = self.state
        if state.phase is DEAL:
            return self._deal
        dice = tuple(sorted(islice(self._falls, state.in_the_air)))
        return Throw(dice, next(self._falls) if state.white_in_the_air else None)

    def write_deal(self) -> Json:
        deal = write_move(self.options, 0, self._deal)
        return {"first_player": deal["first_player"], "deck": deal["deck"], "dice": self._faces}

    # --- what is told of it --------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return show.phase(view(self.state))

    def public(self) -> Json:
        return show.public(view(self.state))

    def secret(self, seat: Seat) -> Json:
        """Nothing: all cards and dice lie open."""
        return {}

    def secrets(self) -> Json:
        """The pile, top first."""
        characters = self.options.board.characters
        return {"deck": [characters[one].id for one in self.state.pile]}


def _is_face(value: object) -> bool:
    return type(value) is int and value in FACES
