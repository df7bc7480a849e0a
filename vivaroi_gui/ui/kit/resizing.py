"""Another size of text: everything that is open takes it at once."""

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

W = TypeVar("W", bound=QWidget)
_kept: WeakKeyDictionary[QWidget, list[Callable[[Any], object]]] = WeakKeyDictionary()


def keep_sized(widget: W, size: Callable[[W], object]) -> None:
    """Gives a widget its font or measures, and again for each size of text.

    For those that are not laid out by their page.  ``size`` is handed the widget, and must not
    hold it, or it would never go.
    """
    _kept.setdefault(widget, []).append(size)
    size(widget)


def take_sizes() -> None:
    """Text has another size: those that are kept take it, and then all are laid out again.

    Whoever lays out does so at a ``QResizeEvent``, which comes here without another size.
    """
    for widget, sizes in [*_kept.items()]:
        for size in sizes if isValid(widget) else ():
            size(widget)
    for widget in sorted(QApplication.allWidgets(), key=lambda one: not one.isWindow()):
        if isValid(widget):
            widget.updateGeometry()
            QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
            widget.update()
