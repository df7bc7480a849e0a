"""What is said in words on the pages of a game: a refusal, a notice, what was asked for."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.floats import Float, Floats, Message
from vivaroi_gui.ui.session.floating import Floating

REFUSAL_MS, NOTICE_MS = 4000, 12000
"""How long each is seen."""
_KINDS: Final = (Float.REFUSAL, Float.NOTICE, Float.HINT)


class Sayings(QObject):
    """Of each kind the newest; ``now`` is what a page says."""

    changed = Signal()
    """Something else is said, or nothing any more."""
    said = Signal(object)
    """A message that is new, seen at once or later."""
    hint_gone = Signal()
    """Nothing that was asked for is said or waits any more."""

    def __init__(self, floats: Floats, parent: QObject) -> None:
        super().__init__(parent)
        self._floats = floats
        self._said: dict[Float, Message] = {}
        self._hint = ""
        self._floating = {kind: Floating(floats, kind, self) for kind in _KINDS}
        for kind, floating in self._floating.items():
            floating.seen.connect(self.changed)
            floating.gone.connect(lambda kind=kind: self._on_gone(kind))

    @property
    def now(self) -> Message | None:
        """What is said."""
        seen = self._floats.seen
        return None if seen is None else self._said.get(seen)

    def refuse(self, text: str) -> None:
        """Why something cannot be done; no text: other things have happened since."""
        if text:
            sound(Cue.REFUSE)
        self._say(Message(Float.REFUSAL, text), REFUSAL_MS)

    def notify(self, text: str) -> None:
        """Something that people should know, whatever happens; no text: they know it."""
        if text:
            sound(Cue.NOTICE)
        self._say(Message(Float.NOTICE, text), NOTICE_MS)

    def hint(self, text: str) -> None:
        """What a strong player would do, in place of what was asked about before."""
        self._hint = text
        self._say(Message(Float.HINT, text))

    def answer(self, title: str, text: str) -> None:
        """What was asked about, before a hint; no text: only the hint is left, if there is one."""
        self._say(Message(Float.HINT, text, title) if text else Message(Float.HINT, self._hint))

    def _say(self, message: Message, ms: int = 0) -> None:
        floating = self._floating[message.kind]
        if not message.text:
            floating.leave()
            return
        if message.kind is Float.REFUSAL or message != self._said.get(message.kind):
            self.said.emit(message)
        self._said[message.kind] = message
        was_seen = floating.is_seen
        if floating.claim(ms) and was_seen:
            self.changed.emit()

    def _on_gone(self, kind: Float) -> None:
        self._said.pop(kind, None)
        if kind is Float.HINT:
            self._hint = ""
            self.hint_gone.emit()
