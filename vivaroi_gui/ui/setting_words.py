"""The words of choices between a few, in the language of now."""

from PySide6.QtCore import QCoreApplication

from vivaroi_gui.ui.setting import TextSize


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


def text_sizes() -> tuple[str, ...]:
    per_cent = QCoreApplication.translate("SettingsDialog", "{number}%", "size of text")
    steps = (per_cent.format(number=one) for one in TextSize if one.factor is not None)
    return (QCoreApplication.translate("SettingsDialog", "Same as the system"), *steps)


def targets() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "After the first touch"),
        QCoreApplication.translate("SettingsDialog", "On"),
        QCoreApplication.translate("SettingsDialog", "Off"),
    )


def from_afar() -> str:
    return QCoreApplication.translate(
        "SettingsDialog", "Read from a&far: larger names, scores and votes"
    )


def themes() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "Dusk"),
        QCoreApplication.translate("SettingsDialog", "Day"),
        QCoreApplication.translate("SettingsDialog", "Same as the system"),
    )


def curtains() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "With two or more people"),
        QCoreApplication.translate("SettingsDialog", "Always"),
        QCoreApplication.translate("SettingsDialog", "Never"),
    )


def amounts_of_talk() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "Nothing"),
        QCoreApplication.translate("SettingsDialog", "A few remarks"),
        QCoreApplication.translate("SettingsDialog", "Many remarks"),
    )


def times_of_music() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("SettingsDialog", "Never"),
        QCoreApplication.translate("SettingsDialog", "At home and between rounds"),
        QCoreApplication.translate("SettingsDialog", "During the game too"),
    )
