"""XML in which a text stands once for each language."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from vivaroi_gui.languages import LANGUAGES, SOURCE, words

_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"


def spoken(tag: str, said: Callable[[dict[str, Any]], str]) -> list[Element]:
    """One element for each language; that of the sources is the one without a mark."""
    return [marked(tag, said(words(code)), code) for code in LANGUAGES]


def marked(tag: str, text: str, language: str) -> Element:
    return element(tag, text, {} if language == SOURCE else {_LANGUAGE: language})


def element(
    tag: str, content: str | Iterable[Element] = (), attributes: dict[str, str] | None = None
) -> Element:
    """An element around a text or others."""
    made = Element(tag, attributes or {})
    if isinstance(content, str):
        made.text = content
    else:
        made.extend(content)
    return made


def filled(recipe: Path, said: dict[str, list[Element]]) -> str:
    """The document of a recipe in which elements stand in place of the empty ones of these tags."""
    root = ElementTree.parse(recipe).getroot()
    for tag, elements in said.items():
        (parent,) = (one for one in root.iter() if one.find(tag) is not None)
        empty = parent.find(tag)
        assert empty is not None
        place = list(parent).index(empty)
        parent[place : place + 1] = elements
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, "unicode")}\n'
