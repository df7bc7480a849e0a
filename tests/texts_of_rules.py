"""Reads the rules that players read, in Markdown, and the words that have to be in them."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

NBSP = "\u00a0"

Table = list[list[str]]


def read(language: str, edition: str = "2003") -> str:
    return (ROOT / "resources" / "rules" / f"{edition}.{language}.md").read_text(encoding="utf-8")


def kind(line: str) -> str:
    """What a line is, whatever language it is in: heading with its level, row, item, text."""
    marker = re.match(r"#+|\||-", line)
    return marker[0] if line and marker and marker[0] else "text" if line else ""


def headings(text: str, level: int = 2) -> list[str]:
    mark = "#" * level + " "
    return [line.removeprefix(mark) for line in text.splitlines() if kind(line) == mark[:-1]]


def tables(text: str) -> list[Table]:
    """Cells by table and row, the heading row first, without the ruled line below it."""
    blocks = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()]
        for block in (re.sub(r"^\| ---.*\n", "", block, flags=re.MULTILINE) for block in blocks)
    ]


def unspaced(text: str) -> list[str]:
    """Where French lacks a no-break space, before double punctuation and inside guillemets."""
    told = text.replace("\n![", "\n[")  # a picture
    return re.findall(rf"[^{NBSP}][:;!?»]|«[^{NBSP}]", told)


def spaced(text: str) -> list[str]:
    """Where others have a space before punctuation."""
    return re.findall(rf"[ {NBSP}][:;!?]", text)


@cache
def glossary(language: str) -> dict[str, Any]:
    """The words that the rulebooks have for what is in the game."""
    file = ROOT / "tests" / "glossary" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
