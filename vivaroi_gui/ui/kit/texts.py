"""What data says: texts by topic and name, in the language that is spoken at the call."""

import json
from functools import cache

from PySide6.QtCore import QCoreApplication

from vivaroi_gui.ui.kit.key_names import keyed
from vivaroi_gui.ui.kit.resources import resource


def text(topic: str, name: str) -> str:
    """One of the texts of ``resources/texts/TOPIC.json``, its keys as people have set them.

    Raises:
        KeyError: there is none of that name.
    """
    return keyed(QCoreApplication.translate(topic, _english(topic)[name], name))


def names(topic: str) -> list[str]:
    """Those of all texts of a topic, in the order of the file."""
    return [*_english(topic)]


@cache
def _english(topic: str) -> dict[str, str]:
    file = resource("texts", f"{topic}.json")
    texts: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return texts
