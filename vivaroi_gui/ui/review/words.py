"""The words around the tabs of a review."""

from PySide6.QtCore import QObject


class ReviewWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def close(self) -> str:
        return self.tr("Close")

    def leave(self) -> str:
        """The command that closes it."""
        return self.tr("Leave the explanation")

    def next_tab(self) -> str:
        return self.tr("Next tab")

    def previous_tab(self) -> str:
        return self.tr("Previous tab")

    def working(self, share: float) -> str:
        """How much has been found out by now; nothing where all has."""
        if share >= 1:
            return ""
        return self.tr("Still working it out: {percent}%").format(percent=int(100 * share))

    def worked_out(self) -> str:
        """To whoever was told that more is to come."""
        return self.tr("All of it is worked out.")

    def given_up(self) -> str:
        """That no more will be found out, for whatever reason."""
        return self.tr("The rest could not be worked out.")
