"""The toy on the line protocol: its deal is the faces that fall, in their order, over and over."""

from itertools import cycle, islice
from random import Random

from tests.toy import game
from tests.toy.game import FACES, Options, Roll
from tests.toy.state import State
from vivaroi_gui.engine.match import Match
from vivaroi_gui.rules.core import BadConfig, Json, Seat


class ToyMatch(Match[Options, State]):
    def __init__(self, options: Options, faces: list[int]) -> None:
        super().__init__(game, options)
        self._faces = faces
        self._falls = cycle(faces)

    @classmethod
    def dealt(cls, options: Options, deal: Json) -> "ToyMatch":
        match deal:
            case {"faces": [_, *_] as faces} if all(face in FACES for face in faces):
                return cls(options, faces)
        raise BadConfig("a deal has faces")

    @classmethod
    def drawn(cls, options: Options, random: Random) -> "ToyMatch":
        return cls(options, list(islice(iter(lambda: random.choice(FACES), 0), 100)))

    def due(self) -> Roll:
        return Roll(next(self._falls))

    def write_deal(self) -> Json:
        return {"faces": self._faces}

    @property
    def phase(self) -> str:
        return "end" if game.result(self.state) is not None else "turn"

    def public(self) -> Json:
        state = self.state
        return {"scores": list(state.scores), "turn": state.turn, "pot": state.pot}

    def secret(self, seat: Seat) -> Json:
        return {}

    def secrets(self) -> Json:
        return {}
