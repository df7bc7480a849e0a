"""What of Qt moves by itself, found without looking at every object of the process each time."""

import gc
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
from shiboken6 import isValid

_met: WeakKeyDictionary[Any, None] = WeakKeyDictionary()
"""Every timer, animation and thread that lives, in the order in which they were met."""


def at_work() -> list[Any]:
    """The timers, animations and threads that still exist in Qt and are running."""
    kinds = _with_subclasses(QAbstractAnimation, QThread, QTimer)
    for one in gc.get_objects():
        if type(one) in kinds:
            _met[one] = None
    return [one for one in list(_met) if isValid(one) and _is_at_work(one)]


def at_work_after_test() -> list[Any]:
    """The same, without what only a cycle keeps; whatever else lives on is frozen.

    The next search does not look at it again, nor does the garbage collector.
    """
    gc.collect()
    found = at_work()
    gc.freeze()
    return found


def _with_subclasses(*kinds: type) -> set[type]:
    """To be looked up by ``type``: over all objects of a process ``isinstance`` takes a while."""
    found = set(kinds)
    for kind in kinds:
        found |= _with_subclasses(*kind.__subclasses__())
    return found


def _is_at_work(one: Any) -> bool:
    if isinstance(one, QTimer):
        return one.isActive()
    if isinstance(one, QAbstractAnimation):
        return one.state() is not QAbstractAnimation.State.Stopped
    return isinstance(one, QThread) and one.isRunning()
