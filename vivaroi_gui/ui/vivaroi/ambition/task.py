"""Whose Ambition is chosen now, read off a view."""

from dataclasses import replace
from typing import NamedTuple

from vivaroi_gui.rules.vivaroi import View


class Task(NamedTuple):
    """What lies before the viewer: two cards of a person to choose from, or the one kept."""

    person: int
    cards: tuple[str, ...]

    @property
    def is_open(self) -> bool:
        return len(self.cards) > 1


def task_of(view: View) -> Task | None:
    """The first of the viewer's persons who has yet to choose, else the last one; None for nobody.

    Partners choose one after the other.
    """
    if view.seat is None or not view.offers:
        return None
    persons = view.options.sides[view.seat]
    for person, offer, kept in zip(persons, view.offers, view.ambitions, strict=True):
        if kept is None:
            return Task(person, offer)
    last = view.ambitions[-1]
    assert last is not None, "a person who has chosen keeps a card"
    return Task(persons[-1], (last,))


def for_chooser(view: View, task: Task | None) -> View:
    """The view with the cards of the person who chooses alone."""
    if task is None or view.seat is None or not view.goals:
        return view
    place = view.options.sides[view.seat].index(task.person)
    return replace(view, goals=(view.goals[place],), ambitions=(view.ambitions[place],))
