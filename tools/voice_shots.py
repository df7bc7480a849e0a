"""Opponents who say the longest line of their voice, for the pictures."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.session.spoken_lines import spoken_lines
from vivaroi_gui.ui.session.talk import VOICE_OF, Quip
from vivaroi_gui.ui.session.voices import Voices

State = Callable[[MainWindow], None]


def heard(state: State, page: str, seat: Seat) -> State:
    """A state in which a seat speaks, on the page of that name, until the picture is made."""

    def show(window: MainWindow) -> None:
        voices = Voices(window.session, window.settings)
        state(window)
        QApplication.processEvents()
        voices.bubble.put_away.emit()
        bridge = window.session.bridge
        lines = spoken_lines(window.settings.language)[VOICE_OF[bridge.players[seat].avatar]]
        longest = max((line for kind in lines.values() for line in kind), key=len)
        voices.say(Quip(len(bridge.events) - 1, page, seat, longest))
        voices.stay()

    return show
