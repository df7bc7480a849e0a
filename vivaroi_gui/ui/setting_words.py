"""The words of choices between a few, in the language of now."""

from PySide6.QtCore import QCoreApplication


def wishes() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "Same as the system"),
        QCoreApplication.translate("SettingsDialog", "On", "whatever the system wishes"),
        QCoreApplication.translate("SettingsDialog", "Off", "whatever the system wishes"),
    )


def speeds() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "Off"),
        QCoreApplication.translate("SettingsDialog", "Slow"),
        QCoreApplication.translate("SettingsDialog", "Normal"),
        QCoreApplication.translate("SettingsDialog", "Fast"),
    )


def readings() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "All of it"),
        QCoreApplication.translate("SettingsDialog", "What others do"),
        QCoreApplication.translate("SettingsDialog", "Nothing"),
    )
