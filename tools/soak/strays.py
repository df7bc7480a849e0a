"""What a run lets out though nobody asked for it: uncaught errors, Qt's messages, log records."""

import logging
import sys
import traceback
from types import TracebackType
from typing import Final, Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_OF_THE_PLATFORM: Final = ("This plugin does not support", "propagateSizeHints")
"""What the off-screen platform says of itself."""


class Strays(logging.Handler):
    """Listens while it is open; ``told`` is empty where all is well."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.told: list[str] = []

    def __enter__(self) -> Self:
        self._before = qInstallMessageHandler(self._on_qt), sys.excepthook
        sys.excepthook = self._on_error
        logging.getLogger().addHandler(self)
        logging.captureWarnings(True)
        return self

    def __exit__(self, *_: object) -> None:
        logging.captureWarnings(False)
        logging.getLogger().removeHandler(self)
        qInstallMessageHandler(self._before[0])
        sys.excepthook = self._before[1]

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(f"{record.levelname} {record.name}: {record.getMessage()}")

    def _on_qt(self, _kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if not any(one in text for one in _OF_THE_PLATFORM):
            self.told.append(f"Qt: {text}")

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.told.append("".join(traceback.format_exception(kind, error, trace)))
