"""What voices may say: each language has lines of its own, which are no translations."""

import json
from functools import cache

from vivaroi_gui.languages import SOURCE
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.session.talk import Lines


@cache
def spoken_lines(language: str) -> Lines:
    """The lines of a language; the English ones where it has none yet."""
    file = resource("voices", f"{language}.json")
    if not file.is_file():
        file = resource("voices", f"{SOURCE}.json")
    lines: Lines = json.loads(file.read_text(encoding="utf-8"))
    return lines
