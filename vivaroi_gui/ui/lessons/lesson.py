"""Where in a lesson one is, and what is to be said of what the learner tries."""

from typing import NamedTuple

from vivaroi_gui.rules.core import Json, Seat
from vivaroi_gui.ui.lessons.scenario import Does, Scenario, Step

OTHER = "try.other"
THROW = "throw"
"""The command that chance obeys."""
_MINE, _STRANGER = "$mine", "$stranger"


class Judgement(NamedTuple):
    """Whether something is what the step wants; else the line that answers."""

    is_right: bool
    line: str = ""


class _Past(NamedTuple):
    """Where the lesson was when the game had so many inputs."""

    inputs: int
    place: int


class Lesson:
    """Its steps one after the other; what others play at the same time may come early."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.index = 0
        self._met: set[int] = set()
        self._past: list[_Past] = []

    @property
    def step(self) -> Step | None:
        """What comes now; None once all is done."""
        steps = self.scenario.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def next_step(self) -> Step | None:
        """What comes after it."""
        steps, index = self.scenario.steps, self._after(self.index)
        return steps[index] if index < len(steps) else None

    @property
    def wish(self) -> Step | None:
        """What the learner is to play now, or once a refusal has been met."""
        step = self.step
        return self.next_step if step is not None and step.does is Does.TRY else step

    @property
    def is_last(self) -> bool:
        return self.next_step is None

    @property
    def place(self) -> tuple[int, int]:
        """The number of the bubble, from 1, and of how many."""
        told = [number for number, step in enumerate(self.scenario.steps) if step.line]
        return sum(number <= self.index for number in told), len(told)

    @property
    def places_to_come(self) -> frozenset[str]:
        """Where there is still something to tell."""
        coming = self.scenario.steps[self.index :]
        return frozenset(step.at for step in coming if step.does is Does.SAY and step.at)

    def go_on(self) -> None:
        """What the step wanted is done."""
        self.index = self._after(self.index)

    def _after(self, index: int) -> int:
        index += 1
        while index in self._met:
            index += 1
        return index

    # --- what is played ------------------------------------------------------------------------

    def scripted(self, seat: Seat, *, is_at_once: bool) -> Json | None:
        """What a seat plays now by the lesson; ``is_at_once``: all choose, in any order.

        None where something else comes first.
        """
        for number in range(self.index, len(self.scenario.steps)):
            step = self.scenario.steps[number]
            if number in self._met:
                continue
            if step.does is Does.AUTO:
                if step.seat in (None, seat):
                    return step.action
                if not is_at_once:
                    return None
            elif not (is_at_once and step.does in (Does.DO, Does.SAY, Does.ASK)):
                return None
        return None

    def heard(self, seat: Seat, action: Json, inputs: int) -> Step | None:
        """A seat has played; the step that this ends, if it ends the present one.

        ``inputs`` is how many there were before it.
        """
        self._past.append(_Past(inputs, self.index))
        step = self.step
        if step is not None and step.does is Does.DO and action == step.action:
            self.go_on()
            return step
        for number in range(self.index, len(self.scenario.steps)):
            other = self.scenario.steps[number]
            is_meant = other.does is Does.AUTO and other.action == action
            if number not in self._met and is_meant and other.seat in (None, seat):
                self._met.add(number)
                if number == self.index:
                    self.go_on()
                    return other
                break
        return None

    def has_thrown(self) -> Step | None:
        """Chance has acted; the step that this ends, where the learner was to throw.

        Who throws before the cat has asked for it is not asked any more.
        """
        for number in range(self.index, len(self.scenario.steps)):
            step = self.scenario.steps[number]
            if number not in self._met and step.command == THROW:
                self._met.add(number)
                if number == self.index:
                    self.go_on()
                    return step
            if step.does is not Does.SAY:
                break
        return None

    def rewind(self, inputs: int) -> bool:
        """Moves were taken back: the lesson is where it was then; whether it was elsewhere."""
        before = self.index
        while self._past and self._past[-1].inputs >= inputs:
            self.index = self._past.pop().place
        self._met = {number for number in self._met if number < self.index or self._is_ui(number)}
        return self.index != before

    def _is_ui(self, number: int) -> bool:
        return self.scenario.steps[number].does is Does.COMMAND

    def meet(self) -> None:
        """What the step wanted is done, and is not asked for again where one goes back."""
        self._met.add(self.index)

    # --- what is tried -------------------------------------------------------------------------

    def judge(self, action: Json) -> Judgement | None:
        """What is to be said of a legal action of the learner; None where nothing is asked for."""
        step = self.step
        if step is None or step.does not in (Does.DO, Does.TRY, Does.ASK):
            return None
        if step.does is Does.ASK:
            return self._chosen(step, action)
        wish = self.wish
        assert wish is not None, "a try is followed by what is to be done"
        if action == wish.action:
            return Judgement(True)
        return Judgement(False, self._wrong(wish, action) or wish.otherwise or OTHER)

    def _chosen(self, step: Step, action: Json) -> Judgement | None:
        for number, choice in enumerate(step.choices):
            if choice.action == action:
                return self.answer(number)
        return Judgement(False, OTHER)

    def answer(self, number: int) -> Judgement:
        """What is to be said of one of the answers to a question."""
        step = self.step
        assert step is not None
        is_right = number == step.right
        return Judgement(is_right, step.done if is_right else step.choices[number].wrong or OTHER)

    def lifted(self, character: str) -> str:
        """What is to be said where somebody is taken up whom the step does not speak of."""
        step, wish = self.step, self.wish
        if step is None or wish is None or step.does not in (Does.DO, Does.TRY):
            return ""
        spoken_of = {one.action.get("character") for one in (step, wish) if one.action}
        if None in spoken_of or character in spoken_of:
            return ""
        return self._wrong(wish, {"character": character}) or wish.otherwise or OTHER

    def refused(self, character: str) -> str:
        """What is to be said where the rules refuse a character; nothing of its own: no line.

        An empty name: nobody knows whom.
        """
        step = self.step
        if step is None or step.does is not Does.DO or not character:
            return ""
        tried = {"character": character}
        if step.action is not None and step.action.get("character") == character:  # wrong place
            return next((one.line for one in step.wrong if one.when == tried), "")
        return self._wrong(step, tried)

    def on_gesture(self, word: str) -> str:
        """What is to be said of a gesture that is not enough, if anything."""
        step = self.step
        wrong = step.wrong if step is not None else ()
        return next((one.line for one in wrong if one.when == word), "")

    def _wrong(self, step: Step, action: Json) -> str:
        for one in step.wrong:
            if isinstance(one.when, dict) and all(
                self._fits(key, value, action) for key, value in one.when.items()
            ):
                return one.line
        return ""

    def _fits(self, key: str, value: object, action: Json) -> bool:
        if value in (_MINE, _STRANGER):
            return (action.get(key) in self.scenario.own) == (value == _MINE)
        return key in action and action[key] == value
