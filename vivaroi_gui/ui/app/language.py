"""The language of the screen, switched live."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from vivaroi_gui.languages import spoken
from vivaroi_gui.shipped import shipped


def system_language() -> str:
    """The first language of the system that the game speaks, else English."""
    return spoken(QLocale.system().uiLanguages())


class Speaker:
    """Installs the translators of one language; Qt then sends LanguageChange to every widget."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Switches to ``language``; Qt's own buttons follow."""
        if language == self.language:
            return
        self.language = language
        QLocale.setDefault(QLocale(language))
        old, self._installed = self._installed, []
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(f"qtbase_{language}", qt)
        self._install(f"vivaroi_{language}", str(shipped("translations")))
        for translator in old:
            self._app.removeTranslator(translator)
            translator.deleteLater()

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self._app)
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)
