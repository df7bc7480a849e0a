"""The castle in parts: the gate, floor by floor who stands there, and what may be done."""

from collections.abc import Iterator
from dataclasses import dataclass

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    DUNGEONS,
    FLOORS,
    OUT,
    POINTS_AT,
    RESERVE,
    THRONE,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import FloorFull
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.grammar import joined, sentence
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.access.moves import moves
from vivaroi_gui.ui.vivaroi.scene.geometry import LEVEL
from vivaroi_gui.ui.vivaroi.scene.legal_moves import LegalMoves
from vivaroi_gui.ui.vivaroi.scene.seating import Seating, seated
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words


@dataclass(frozen=True)
class Pick:
    """Takes a character into the hand, or puts it back."""

    character: Character


@dataclass(frozen=True)
class Send:
    """Sends the character in the hand to a floor or a WC."""

    character: Character
    place: int


def pawn_key(character: Character) -> str:
    return f"pawn:{character}"


def place_key(place: int) -> str:
    """Of a floor, a WC or a dungeon."""
    return f"place:{place}"


def castle(
    view: View,
    selection: Character | None = None,
    favourites: frozenset[Character] = frozenset(),
    *,
    has_moves: bool = True,
) -> tuple[AccessPart, ...]:
    """All of it from the gate and the throne down; ``favourites`` are those with a heart on them.

    ``selection`` is the character in the hand.  ``has_moves``: the moves are in no other list.
    """
    told = _Castle(view, selection, favourites)
    listed = moves(view, selection) if has_moves else ()
    return (*told.gate(), *told.floors(), *told.eliminated(), *listed)


class _Castle:
    """A position, the character in the hand, and what may be done with each."""

    def __init__(
        self, view: View, selection: Character | None, favourites: frozenset[Character]
    ) -> None:
        self._view = view
        self._lore = lore(view.options.edition)
        self._seating: Seating = seated(view)
        self._legal = LegalMoves(view)
        self._selection = selection
        self._favourites = favourites
        self._targets = () if selection is None else tuple(self._legal.targets(selection))

    # --- where somebody may be -----------------------------------------------------------------

    def gate(self) -> Iterator[AccessPart]:
        """Those who wait to be placed, in the order of the cast."""
        waiting = [one for one, place in enumerate(self._view.places) if place == RESERVE]
        if waiting and self._legal.is_placing:
            name = text("access", "table.gate").format(n=len(waiting))
            pawns = tuple(self._pawn(character) for character in waiting)
            yield AccessPart("gate", Role.List, name, parts=pawns)

    def floors(self) -> Iterator[AccessPart]:
        """From the throne down, each with its characters from the left, then what is beside it."""
        for floor in reversed(FLOORS):
            level = [floor, *(annex for annex, beside in LEVEL.items() if beside == floor)]
            pawns = [self._pawn(one) for place in level for one in self._seating.at(place)]
            yield AccessPart(
                place_key(floor),
                Role.List,
                self._floor_name(floor),
                self._who_is_there(floor),
                act=self._send_to(floor),
                is_selected=floor in self._targets,
                parts=(*pawns, *self._annexes(level)),
            )

    def eliminated(self) -> Iterator[AccessPart]:
        gone = [one for one, place in enumerate(self._view.places) if place == OUT]
        if gone:
            name = text("access", "table.out").format(n=len(gone))
            told = [(pawn_key(one), self._lore.full_name(one)) for one in gone]
            parts = tuple(AccessPart(key, Role.StaticText, said) for key, said in told)
            yield AccessPart("out", Role.List, name, parts=parts)

    def _annexes(self, level: list[int]) -> Iterator[AccessPart]:
        """The WC and the dungeon beside a floor, in a castle that has any."""
        for place in level if self._view.options.rulebook.annexes else ():
            if place in WCS:
                act = self._send_to(place)
                is_target = act is not None
                yield AccessPart(
                    place_key(place),
                    Role.Button,
                    self._annex_name("table.wc", place),
                    act=act,
                    is_able=is_target,
                    is_selected=is_target,
                )
            elif place in DUNGEONS:
                name = self._annex_name("table.dungeon", place)
                yield AccessPart(place_key(place), Role.StaticText, name)

    def _send_to(self, place: int) -> Send | None:
        if self._selection is None or place not in self._targets:
            return None
        return Send(self._selection, place)

    # --- names ---------------------------------------------------------------------------------

    def _floor_name(self, floor: int) -> str:
        name = self._lore.floor(floor)
        if self._is_target(floor):
            said = text("access", "table.floor.target")
            who = self._lore.character(self._selection or 0)
            return said.format(floor=name, n=floor, character=who)
        return self._usual_name(floor)

    def _is_target(self, floor: int) -> bool:
        return self._selection is not None and floor in self._targets

    def _who_is_there(self, floor: int) -> str:
        """Of a floor that is aimed at, which then is all that is read of it."""
        if not self._is_target(floor):
            return ""
        names = [self._lore.character(one) for one in self._seating.at(floor)]
        return people().names(names) or text("access", "table.annex.empty")

    def _usual_name(self, floor: int) -> str:
        name, taken = self._lore.floor(floor), self._view.places.count(floor)
        if floor == THRONE:
            is_empty = not self._seating.at(THRONE)
            said = text("access", "table.throne.empty") if is_empty else self._lore.place(THRONE)
            return said.format(throne=name)
        return text("access", self._fullness(floor)).format(floor=name, n=floor, taken=taken)

    def _fullness(self, floor: int) -> str:
        """The text that says how many places of a floor are taken."""
        if self._view.is_full(floor):
            return "table.floor.full"
        by_taken = {0: "table.floor.empty", 1: "table.floor.one"}
        return by_taken.get(self._view.places.count(floor), "table.floor")

    def _annex_name(self, said: str, place: int) -> str:
        names = [self._lore.character(one) for one in self._seating.at(place)]
        who = people().names(names) or text("access", "table.annex.empty")
        points = abs(POINTS_AT[place])
        return text("access", said).format(n=LEVEL[place], who=who, points=points)

    # --- characters ----------------------------------------------------------------------------

    def _pawn(self, character: Character) -> AccessPart:
        """Who it is and where, what it may do, and whether it is to be pressed."""
        may = self._legal.may_move(character)
        name = f"{self._lore.full_name(character)}, {self._place(character)}"
        told = self._may(character) if may else self._why_not(character)
        return AccessPart(
            pawn_key(character),
            Role.Button,
            name,
            self._with_heart(character, told),
            act=Pick(character) if may else None,
            is_able=may,
            is_selected=character == self._selection,
        )

    def _place(self, character: Character) -> str:
        return self._lore.place(self._view.places[character])

    def _with_heart(self, character: Character, told: str) -> str:
        if character not in self._favourites:
            return told
        mine = text("access", "table.pawn.mine")
        return joined(sentence(mine), sentence(told)) if told else mine

    def _may(self, character: Character) -> str:
        targets = list(self._legal.targets(character))
        if self._legal.is_placing:
            floors = people().names([str(floor) for floor in sorted(targets)])
            return text("access", "table.pawn.may_place").format(floors=floors)
        (to, *_) = targets
        if to in WCS:
            return text("access", "table.pawn.may_wc").format(n=LEVEL[to])
        if to == THRONE:
            return text("access", "table.pawn.may_throne")
        is_out = self._view.places[character] in WCS
        said = text("access", "table.pawn.may_out" if is_out else "table.pawn.may_up")
        return said.format(to=self._lore.to_place(to))

    def _why_not(self, character: Character) -> str:
        """Why it may not be moved, to whoever moves now."""
        cause = self._legal.locked(character) if self._view.legal else None
        if cause is None:
            return ""
        is_full = isinstance(cause, FloorFull)
        return text("access", "table.pawn.stuck") if is_full else refusal_words().refusal(cause)
