"""Where settings and games are kept: the one module that asks appdirs."""

import os
from pathlib import Path

import appdirs

_APP_NAME = "vivaroi"
_XDG = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")


class Places:
    """The folders of one installation, made when first needed.

    ``root`` puts everything below one folder of the caller's choice (portable use, tests).
    """

    def __init__(self, root: Path | None = None) -> None:
        self._root = root
        _forget_no_folders()

    @property
    def settings_file(self) -> Path:
        """The one file that holds every setting."""
        return self._folder(appdirs.user_config_dir(_APP_NAME, False)) / "settings.json"

    @property
    def games(self) -> Path:
        """The folder of the running game's record."""
        return self._folder(appdirs.user_data_dir(_APP_NAME, False)) / "games"

    @property
    def own(self) -> Path:
        """The folder of what people write themselves, such as the board of a printed game."""
        return self._folder(appdirs.user_data_dir(_APP_NAME, False))

    @property
    def reports(self) -> Path:
        """The folder of what is written when something unexpected happens."""
        return self._folder(appdirs.user_log_dir(_APP_NAME, False)) / "reports"

    def _folder(self, default: str) -> Path:
        return self._root if self._root is not None else Path(default)


def _forget_no_folders() -> None:
    """A variable that names no absolute folder counts as not set, as freedesktop.org has it.

    To appdirs an empty one is the folder in which the program happens to be started.
    """
    for name in _XDG:
        if not Path(os.environ.get(name, os.path.abspath(os.sep))).is_absolute():  # noqa: PTH100
            del os.environ[name]
