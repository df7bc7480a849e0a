"""The language of the screen."""

from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.app.language import Speaker


def test_a_language_that_is_left_keeps_nothing_in_memory(qapp: QApplication) -> None:
    speaker = Speaker(qapp)
    before = len(qapp.findChildren(QTranslator))
    for language in ("fr", "it", "fr", "it", "fr"):
        speaker.speak(language)
    assert qapp.translate("Actions", "&Quit") == "&Quitter"
    speaker.speak("en")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(qapp.findChildren(QTranslator)) <= before + 2
