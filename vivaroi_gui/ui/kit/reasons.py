"""Why a control is off: told by its tooltip, to assistive technology, and to whoever tries it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QTimer
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.sizes import bar_unit
from vivaroi_gui.ui.kit.tip_slip import TipSlip
from vivaroi_gui.ui.kit.tips import set_tip

SHOWN_MS: Final = 4000


class ReasonSlip(TipSlip):
    """At most one in a window, for a while."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._time = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._time.timeout.connect(self.hide)
        self.put_away.connect(self.hide)

    def tell(self, reason: str, about: QRectF) -> None:
        """Beside that, in pixels of the window."""
        self.say(reason)
        self.lie(about, [], bar_unit(self.window().size()))
        self.show()
        self.raise_()
        self._time.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._time.stop()
        super().hideEvent(event)


def tell_reason(on: QWidget, reason: str) -> None:
    """On a slip beside the control, and read out."""
    window = on.window()
    found = window.findChild(ReasonSlip)
    slip = found if isinstance(found, ReasonSlip) else ReasonSlip(window)
    slip.tell(reason, QRectF(on.mapTo(window, QPoint()), on.size()))
    announce(on, reason)


def allow_action(action: QAction, reason: str) -> None:
    """On, if there is no reason against it; its buttons and keys say which there is."""
    action.setEnabled(not reason)
    action.setStatusTip(reason)


def allow(control: QWidget, reason: str, usual: str = "") -> None:
    """On, if there is no reason against it; ``usual`` is what its tooltip says then."""
    _Tried.of(control).reason = reason
    control.setEnabled(not reason)
    set_tip(control, reason or usual)


class _Tried(QObject):
    """Hears the presses on one control that is off."""

    def __init__(self, control: QWidget) -> None:
        super().__init__(control)
        self.reason = ""
        self._control = control
        control.installEventFilter(self)

    @staticmethod
    def of(control: QWidget) -> "_Tried":
        found = control.findChild(_Tried)
        return found if isinstance(found, _Tried) else _Tried(control)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress and self.reason:
            tell_reason(self._control, self.reason)
        return False
