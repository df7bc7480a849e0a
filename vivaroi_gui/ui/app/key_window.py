"""A window whose keys go astray nowhere: not to what nobody sees, and not to nothing."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from vivaroi_gui.ui.app.told_items import ToldItems
from vivaroi_gui.ui.app.window_pages import WindowPages
from vivaroi_gui.ui.kit.access_faces import Untold
from vivaroi_gui.ui.kit.panel import Panel


class KeyWindow(QMainWindow):
    """Asks where keys belong before Qt hands them to whatever comes next, which is read out."""

    pages: WindowPages

    def __init__(self) -> None:
        super().__init__()
        self._wings = Untold(self)
        ToldItems(self)

    def take_focus(self) -> None:
        """The keys go to the game, unless something lies over it."""
        raise NotImplementedError

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Qt calls it for Tab, and for what goes or goes off while it has the keys."""
        if self._have_been_kept():
            return True
        buried = [one for one in self.findChildren(Panel) if one.is_buried]
        policies = [one.focusPolicy() for one in buried]
        for one in buried:
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        found = super().focusNextPrevChild(is_next)
        for one, policy in zip(buried, policies, strict=True):
            one.setFocusPolicy(policy)
        return found

    def _have_been_kept(self) -> bool:
        """Keys of a page of the game, or of what lay over all of it, are not the bar's."""
        left = QApplication.focusWidget()
        if left is None or not is_gone(left):
            return False
        is_pages, centre = self.pages.isAncestorOf(left), self.centralWidget()
        if not is_pages and (centre is None or centre.isAncestorOf(left)):
            return False
        if is_pages:
            self.take_focus()
        if QApplication.focusWidget() in (left, None):  # something comes or goes over the game
            self._wings.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, self._come_back)
        return True

    def _come_back(self) -> None:
        """Nobody has taken the keys meanwhile."""
        if self._wings.hasFocus():
            self.take_focus()

    def event(self, event: QEvent) -> bool:
        """A dialog has closed: where nothing manages windows, nobody else gives the keys back."""
        if event.type() is QEvent.Type.WindowUnblocked and _is_at_work():
            self.activateWindow()
        return super().event(event)


def is_gone(widget: QWidget) -> bool:
    """Whether it had to give up the keys."""
    return not (widget.isVisible() and widget.isEnabled())


def _is_at_work() -> bool:
    """Whether people are in no other program."""
    return QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
