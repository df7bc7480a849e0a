"""The sources themselves: nothing is larger than one thought, and no name has two meanings."""

import ast
import re
from collections.abc import Iterable, Iterator

from tests.texts_of_rules import ROOT
from vivaroi_gui.rules.catalog import GAMES

PACKAGE = ROOT / "vivaroi_gui"
FILE_LINES, CLASS_LINES, CLASS_METHODS, FUNCTION_LINES = 400, 300, 30, 40

TABLES = {
    "ui/vivaroi/words/lore.py",
    "ui/vivaroi/words/lore_2024.py",
    "ui/vivaroi/panels/words.py",
}
"""Words, policies or figures: as long as what they list.  No function of theirs may be."""

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_CLASS = re.compile(r"_?[A-Z]\w*[a-z]\w*")


def modules() -> dict[str, str]:
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def _length(node: ast.ClassDef | _Function) -> int:
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    assert node.end_lineno is not None
    return node.end_lineno - first + 1


def _is_large(node: ast.ClassDef) -> bool:
    methods = sum(isinstance(one, _Function) for one in node.body)
    return methods > CLASS_METHODS or _length(node) > CLASS_LINES


def too_large(name: str, source: str) -> Iterator[str]:
    """What of a module is over the limits: the file, or in it a class or a function."""
    is_table = name in TABLES
    if not is_table and len(source.splitlines()) > FILE_LINES:
        yield name
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and not is_table and _is_large(node):
            yield f"{name}: {node.name}"
        elif isinstance(node, _Function) and _length(node) > FUNCTION_LINES:
            yield f"{name}: {node.name}()"


def _is_short_for(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether it only shortens a name, as ``Type = QEvent.Type`` does."""
    return isinstance(node.value, ast.Attribute)


def types_in(source: str) -> Iterator[str]:
    """The names of the classes and types that a module makes, not of what it imports."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not _is_short_for(node):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [target.id for target in targets if isinstance(target, ast.Name)]
            yield from (name for name in names if _CLASS.fullmatch(name))


def named_twice(sources: dict[str, str], games: Iterable[str] = GAMES) -> set[str]:
    """What two modules of a game call alike, or one of a game and one of all games.

    A game may call its own what ``rules/core.py`` calls that of any game, or as another game does.
    """
    named = [
        (name, module)
        for module, source in sources.items()
        for name in types_in(source)
        if module != "rules/core.py"
    ]
    games = set(games)
    return {
        name
        for game in games
        for name in _given_twice((n, m) for n, m in named if not _rooms(m) & (games - {game}))
    }


def _rooms(module: str) -> set[str]:
    """The folders of a module: a game is one below each room."""
    return set(module.split("/")[:-1])


def _given_twice(named: Iterable[tuple[str, str]]) -> set[str]:
    seen: dict[str, str] = {}
    return {name for name, module in named if seen.setdefault(name, module) != module}


def test_nothing_is_larger_than_one_thought() -> None:
    found = {one for name, source in modules().items() for one in too_large(name, source)}
    assert found == set()


def test_each_name_of_a_type_has_one_meaning() -> None:
    assert named_twice(modules()) == set()


def test_only_what_would_be_too_large_is_called_a_table() -> None:
    sources = modules()
    assert [name for name in TABLES if not [*too_large("", sources[name])]] == []


def test_a_large_file_class_or_function_is_found() -> None:
    function = "def grown():\n" + "    pass\n" * (FUNCTION_LINES - 1)
    methods = "class Grown:\n" + "    def one(self): ...\n" * (CLASS_METHODS + 1)
    long = "class Grown:\n" + "    one = 1\n" * CLASS_LINES
    assert [*too_large("m.py", function)] == []
    assert [*too_large("m.py", function + "    pass\n")] == ["m.py: grown()"]
    assert [*too_large("m.py", methods)] == ["m.py: Grown"]
    assert [*too_large("m.py", long)] == ["m.py: Grown"]
    assert [*too_large("m.py", "#\n" * (FILE_LINES + 1))] == ["m.py"]


def test_a_name_that_is_given_twice_is_found() -> None:
    one = {
        "a.py": "class Step: ...\nFIGURES = 3\n",
        "b.py": "Step = tuple[int, int]\nFIGURES = 4\n",
    }
    other = {"a.py": "class Step: ...\n", "b.py": "from a import Step\n"}
    short = {"a.py": "Type = QEvent.Type\n", "b.py": "Type = QEvent.Type\n"}
    assert named_twice(one) == {"Step"}
    assert named_twice(other) == named_twice(short) == set()


def test_a_name_may_mean_something_else_in_another_game() -> None:
    step = "class Step: ...\n"
    each_its_own = {"rules/a/x.py": step, "ui/b/y.py": step}
    assert named_twice(each_its_own, "ab") == set()
    assert named_twice({"ui/a/x/y.py": step, "ai/a/x.py": step}, "ab") == {"Step"}
    assert named_twice({"ui/kit/x.py": step, "ai/b/x.py": step}, "ab") == {"Step"}


def test_the_toy_would_be_in_order_if_it_were_shipped() -> None:
    folder = ROOT / "tests" / "toy"
    rooms = {"game": "rules", "state": "rules", "bot": "ai", "match": "engine", "screens": "ui"}
    toy = {
        f"{room}/toy/{name}.py": (folder / f"{name}.py").read_text(encoding="utf-8")
        for name, room in rooms.items()
    }
    assert named_twice({**modules(), **toy}, [*GAMES, "toy"]) == set()
    assert [one for name, source in toy.items() for one in too_large(name, source)] == []


_TOLD_BY = {"setAccessibleDescription", "setToolTip"}


def _told_past_the_setter(source: str) -> set[str]:
    """Calls that describe a widget, but for actions, of which menus show the tooltip alone."""
    return {
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in _TOLD_BY
        if ast.unparse(node) != "action.setToolTip"
    }


def test_all_that_describes_a_widget_is_told_in_words_for_the_ear() -> None:
    found = {name: _told_past_the_setter(source) for name, source in modules().items()}
    assert found.pop("ui/kit/tips.py") == {"widget.setAccessibleDescription", "thing.setToolTip"}
    assert {name for name, told in found.items() if told} == set()
