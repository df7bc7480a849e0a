"""Why a file cannot be played on."""


class RecordError(Exception):
    """A file that cannot be played on."""


class DamagedRecord(RecordError):
    """Cut short, changed, or no record at all."""


class NewerRecord(RecordError):
    """Written by a newer version of the game."""
