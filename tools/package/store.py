"""The metadata of the software shops: what the game is, in every language, and what is new."""

import re
from typing import Final
from xml.etree.ElementTree import Element

from tools.package import changelog, facts
from tools.package.spoken import element, filled, marked, spoken
from vivaroi_gui.languages import LANGUAGES, SOURCE, words

_PICTURES: Final = ("table", "vienna", "election", "modern", "count")
"""Those in docs/pictures, in the order of their captions."""
_MARKS: Final = re.compile(r"`|\*\*|\[(?P<words>[^]]*)\]\([^)]*\)")
"""Markdown's; of a link the words stay."""


def metainfo() -> str:
    """The metadata in the form of AppStream."""
    told = {
        "summary": spoken("summary", lambda said: said["store"]["summary"]),
        "description": [element("description", _description())],
        "url": [element("url", page, {"type": kind}) for kind, page in facts.PAGES.items()],
        "screenshots": [element("screenshots", [_picture(n) for n in range(len(_PICTURES))])],
        "keywords": [element("keywords", _keywords())],
        "languages": [element("languages", [_language(code) for code in LANGUAGES])],
        "releases": [element("releases", _releases())],
    }
    return filled(facts.RECIPES / "linux" / "vivaroi.metainfo.xml", told)


def _description() -> list[Element]:
    return [*_listed("p", "about"), element("ul", _listed("li", "points"))]


def _listed(tag: str, key: str) -> list[Element]:
    """The texts of a list in all languages, first all of the first."""
    found: list[Element] = []
    for number in range(len(words(SOURCE)["store"][key])):
        found += _one_of(tag, key, number)
    return found


def _one_of(tag: str, key: str, number: int) -> list[Element]:
    return spoken(tag, lambda said: said["store"][key][number])


def _picture(number: int) -> Element:
    place = f"{facts.FILES}/v{facts.VERSION}/docs/pictures/{_PICTURES[number]}.jpg"
    image = element("image", place, {"type": "source", "width": "1200", "height": "750"})
    kind = {"type": "default"} if number == 0 else {}
    return element("screenshot", [*_one_of("caption", "pictures", number), image], kind)


def _keywords() -> list[Element]:
    return [
        marked("keyword", word, code)
        for code in LANGUAGES
        for word in words(code)["desktop"]["keywords"].split(";")
    ]


def _language(code: str) -> Element:
    return element("lang", code, {"percentage": "100"})


# --- what is new ------------------------------------------------------------------------------


def _releases() -> list[Element]:
    text = changelog.text()
    return [_release(one, text) for one in changelog.releases(text)]


def _release(release: changelog.Release, text: str) -> Element:
    changes = changelog.changes(text, release.version)
    told = [element("description", news(changes))] if changes else []
    return element("release", told, {"version": release.version, "date": str(release.day)})


def news(changes: str) -> list[Element]:
    """A section of the changelog as shops show it: its headings, texts and lists."""
    found: list[Element] = []
    for block in re.split(r"\n(?=[-#])|\n\n+", changes.strip()):
        text = " ".join(_MARKS.sub(lambda mark: mark["words"] or "", block).split())
        if not block.startswith("- "):
            found.append(element("p", text.lstrip("# ")))
        elif found and found[-1].tag == "ul":
            found[-1].append(element("li", text.removeprefix("- ")))
        else:
            found.append(element("ul", [element("li", text.removeprefix("- "))]))
    return found
