"""In which words, with which answers and over what the cat says a step; and what it said before."""

from typing import Final, NamedTuple

from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.lessons.bubble import FaceShown, Pose, Saying
from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.scenario import Does, Step
from vivaroi_gui.ui.lessons.shown import Shown
from vivaroi_gui.ui.session.session import Session

NEXT: Final = "ui.next"
BACK: Final = "ui.back"
SHOW: Final = "ui.show"
RESUME: Final = "ui.resume"
LEAVE: Final = "ui.leave"
_END: Final = ("lessons", "again")


class Aside(NamedTuple):
    """What is said after an act, and is read before anything else comes."""

    line: str
    spot: tuple[str, ...] = ()


class Speech:
    """Says things through ``shown``; earlier bubbles can be read again."""

    def __init__(self, lesson: Lesson, session: Session, shown: Shown) -> None:
        self._lesson = lesson
        self._session = session
        self._shown = shown
        self._told: list[str] = []
        self._back = 0

    def has_told(self, step: Step) -> bool:
        """Whether this step is what was told last."""
        return self._told[-1:] == [step.line]

    def go_back(self) -> None:
        """To the bubble before."""
        self._back = min(self._back + 1, len(self._told) - 1)

    def go_forward(self) -> bool:
        """Towards the bubble of now; False where one is there."""
        was_back, self._back = bool(self._back), max(0, self._back - 1)
        return was_back

    def ask_to_leave(self) -> None:
        words = text("lessons", "ui.leave.ask")
        self._shown.say(Saying(words, Pose.CALM, (RESUME, LEAVE), is_told=True), is_dim=True)

    def tell(self, step: Step, answer: str, refusal: IllegalMove | None) -> None:
        """What the step says; in its place ``answer``, or why the rules refused what was tried."""
        if not self.has_told(step):
            self._told.append(step.line)
        words = text("lessons", answer or step.line)
        if refusal is not None and not answer:
            words = self._session.bridge.screens.refusal(refusal)
        pose = Pose.OOPS if answer or refusal else _pose(step)
        saying = Saying(
            words,
            pose,
            self._answers(step),
            self._choices(step),
            self._faces(step),
            self._lesson.place,
            is_told=step.does is Does.SAY,
        )
        self._say(saying, step.spot)

    def tell_aside(self, aside: Aside) -> None:
        words, place = text("lessons", aside.line), self._lesson.place
        self._say(Saying(words, Pose.GLAD, (NEXT,), place=place, is_told=True), aside.spot)

    def tell_in_passing(self, line: str, *, is_lit: bool = False) -> None:
        """While others act: nothing is dark, and nothing to be answered; no line: it is quiet.

        ``is_lit``: what was spoken of is still to come, and keeps its light meanwhile.
        """
        if line:
            saying = Saying(text("lessons", line), Pose.GLAD, place=self._lesson.place)
            self._shown.say(saying, is_dim=False)
        elif is_lit:
            self._shown.hush()
        else:
            self._shown.be_quiet()

    def _say(self, saying: Saying, spot: tuple[str, ...]) -> None:
        """An earlier bubble is only read."""
        if self._back:
            words = text("lessons", self._told[-1 - self._back])
            answers = (NEXT, *self._earlier)
            saying = Saying(words, Pose.CALM, answers, place=self._lesson.place, is_told=True)
            spot = ()
        self._shown.say(saying, spot, is_dim=True)

    @property
    def _earlier(self) -> tuple[str, ...]:
        return (BACK,) if len(self._told) - self._back > 1 else ()

    def _answers(self, step: Step) -> tuple[str, ...]:
        if step.does is Does.SAY and self._lesson.is_last:
            return tuple(f"ui.{name}" for name in step.buttons or _END)
        if step.does is Does.SAY:
            return (NEXT, *self._earlier)
        is_own = step.does in (Does.ASK, Does.CURTAIN)
        return self._earlier if is_own else (SHOW, *self._earlier)

    def _choices(self, step: Step) -> tuple[str, ...]:
        players = self._session.bridge.players
        return tuple(
            text("lessons", one.line) if one.player is None else players[one.player].name
            for one in step.choices
        )

    def _faces(self, step: Step) -> tuple[FaceShown, ...]:
        players = self._session.bridge.players
        return tuple(
            one.action if one.player is None else players[one.player].persons[0]
            for one in step.choices
        )


def _pose(step: Step) -> Pose:
    if step.does is Does.SAY:
        return Pose.GLAD if step.at in ("count", "final") else Pose.CALM
    return Pose.CALM if step.does is Does.ASK else Pose.POINT
