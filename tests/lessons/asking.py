"""Asks the engine, in this very process, as any client would."""

import json
from typing import Any

from vivaroi_gui.engine import answer
from vivaroi_gui.engine.commands import Conversation
from vivaroi_gui.rules.core import Json


class Engine:
    """Remembers what was played since the last new game."""

    def __init__(self) -> None:
        self._talk = Conversation()
        self.log: list[Json] = []

    def ask(self, **request: Any) -> Any:
        reply = answer(self._talk, json.dumps(request))
        if request["cmd"] == "new" and reply["ok"]:
            self.log = []
        elif request["cmd"] == "apply" and reply["ok"]:
            self.log.append(request["action"])
        return reply

    def must(self, **request: Any) -> Any:
        reply = self.ask(**request)
        assert reply["ok"], f"{request}: {reply['message']}"
        return reply

    def begin(self, scenario: Json) -> None:
        self.must(cmd="new", config=scenario["config"], deal=_dealt(scenario["deal"]))

    def play(self, *actions: Json) -> None:
        for action in actions:
            self.must(cmd="apply", action=action)

    def legal(self, player: int) -> Any:
        return self.must(cmd="legal", player=player)["legal"]

    @property
    def public(self) -> Any:
        return self.must(cmd="public")["public"]

    @property
    def revealed(self) -> Any:
        return self.must(cmd="reveal")

    @property
    def history(self) -> Any:
        """Of the rounds that are over: the game is run again beside itself."""
        told = self.revealed
        run = self.must(cmd="run", config=told["config"], deal=told["deal"], actions=self.log)
        return run["final"]["public"]["history"]


def _dealt(deal: Json) -> Json:
    """As the protocol has it, where a lesson tells what chance does one after the other."""
    if "actions" not in deal:
        return deal
    first, *throws = deal["actions"]
    dice = [face for one in throws for face in (*one["dice"], one.get("white")) if face]
    return {**{key: first[key] for key in ("first_player", "deck")}, "dice": dice}
