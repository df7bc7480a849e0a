"""One list of languages: a made-up one is taken up everywhere, and told what it lacks."""

import re
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from tools import languages, translations
from tools.package import desktop, elsewhere, linux, store, system_files
from vivaroi_gui import __main__, obstacles, shipped
from vivaroi_gui.languages import LANGUAGES, SOURCE, spoken, words
from vivaroi_gui.rules.catalog import editions
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.settings import Settings

ROOT = Path(__file__).parents[1]
NEW = "xx"
FOLDERS = (
    "resources/rules",
    "resources/voices",
    "resources/words",
    "tests/glossary",
    "translations",
)
PAGES = ("README.md", "pyproject.toml")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the languages, to be spoilt."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, tmp_path / name)
    (tmp_path / "docs").mkdir()
    for page in (*PAGES, *(f"docs/{one.name}" for one in ROOT.glob("docs/install*.md"))):
        shutil.copy(ROOT / page, tmp_path / page)
    return tmp_path


@pytest.fixture
def new(copy: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that is a line, and the words of English with a mark before them."""
    monkeypatch.setitem(LANGUAGES, NEW, "Xxish")
    monkeypatch.setattr(shipped, "ROOT", copy)
    text = (copy / "resources/words/en.toml").read_text(encoding="utf-8")
    marked = text.replace(' = "', ' = "xx ').replace(" = '", " = 'xx ").replace('    "', '    "xx ')
    marked = marked.replace("xx English", "Xxish")
    (copy / "resources/words/xx.toml").write_text(marked, encoding="utf-8")
    return NEW


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_of_a_language_that_is_spoken(language: str) -> None:
    assert languages.lacks(language) == []


def test_a_language_without_its_files_is_told_which(copy: Path) -> None:
    assert languages.lacks(NEW, copy) == [
        "xx: there is no translations/vivaroi_xx.ts",
        "xx: there is no resources/words/xx.toml",
        "xx: there is no resources/voices/xx.json",
        *(f"xx: there is no resources/rules/{edition}.xx.md" for edition in editions()),
        "xx: there is no docs/install.xx.md",
        "xx: there is no tests/glossary/xx.toml",
    ]


def test_a_language_that_nobody_mentions_is_told_where(copy: Path, new: str) -> None:
    for file in languages.files(new):
        if not (copy / file).is_file():
            shutil.copy(copy / file.replace("xx", "fr"), copy / file)
    pages = sorted(f"docs/{one.name}" for one in ROOT.glob("docs/install*.md"))
    page = copy / "docs/install.xx.md"
    page.write_text(page.read_text(encoding="utf-8").replace("install.", "in."), encoding="utf-8")
    told = languages.lacks(new, copy)
    assert {line for line in told if line.startswith("xx: docs/install.xx.md")} == {
        f"xx: docs/install.xx.md does not mention {Path(one).name}" for one in pages
    }
    assert [line for line in told if not line.startswith("xx: docs/install.xx.md")] == [
        'xx: pyproject.toml does not mention "Natural Language :: Xxish"',
        "xx: README.md does not mention Xxish",
        "xx: README.md does not mention install.xx.md",
        *(f"xx: {one} does not mention install.xx.md" for one in sorted(pages, key=len)),
    ]


def test_a_link_that_a_new_language_lacks_is_told_of_no_other(copy: Path, new: str) -> None:
    shutil.copy(copy / "docs/install.fr.md", copy / "docs/install.xx.md")
    for language in LANGUAGES:
        if language != new:
            assert languages.lacks(language, copy) == []


def test_the_texts_of_a_language_that_is_hardly_begun_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for many, told in ((3, 3), (900, 1)):
        lines = [f"fr: not translated: {number}" for number in range(many)]
        monkeypatch.setattr(translations, "shortcomings", lambda _, lines=lines: lines)
        assert len(translations._told("fr")) == told
    assert translations._told("fr") == ["fr: 900 texts are unfinished in vivaroi_fr.ts"]


@pytest.mark.parametrize(
    ("old", "spoilt", "told"),
    [
        ('games = "', 'games = ""  # "', "lacks installer.games"),
        ("[archive]", "[archive]\nsing = 'la'", "has archive.sing, which nobody asks for"),
        ("{subject!r}", "{object}", "has other placeholders in obstacles.no answer"),
        ('    "Ni réseau, ni compte, ni publicité",\n', "", "lacks store.points[6]"),
    ],
)
def test_words_that_are_not_those_of_english_are_told(
    copy: Path, old: str, spoilt: str, told: str
) -> None:
    file = copy / "resources/words/fr.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, spoilt), encoding="utf-8")
    (line,) = languages.lacks("fr", copy)
    assert told in line


def test_all_packages_speak_a_new_language(new: str) -> None:
    entry = desktop.entry()
    assert "Comment[xx]=xx Bluff" in entry
    assert "Keywords[xx]=xx board;bluff;" in entry
    assert '<comment xml:lang="xx">xx Saved game' in desktop.file_type()
    assert "xx Remove it again\n    ./install.sh --remove" in desktop.readme()
    assert 'MUI_LANGUAGE "Xxish"' in elsewhere.installer_words()
    assert 'LangString INUSE ${LANG_XXISH} "xx Viva' in elsewhere.installer_words()
    described = " ".join(linux.described().split())
    assert described.endswith(" and Xxish.")
    assert new in system_files.mac_properties()["CFBundleLocalizations"]
    shop = store.metainfo()
    said = [line for line in shop.splitlines() if "<keyword " not in line]
    marks = {code: sum(f'xml:lang="{code}"' in line for line in said) for code in LANGUAGES}
    assert {marks[code] for code in LANGUAGES if code != SOURCE} == {marks["xx"]}
    assert marks["xx"] > 10
    assert '<lang percentage="100">xx</lang>' in shop


def test_a_new_language_can_be_chosen_and_heard_without_a_window(
    new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        __main__.main(["--language", "yy"])
    assert "xx" in capsys.readouterr().err
    assert spoken(["yy_YY.UTF-8", "xx_XX.UTF-8"]) == new
    assert spoken(["yy", ""]) == SOURCE
    assert obstacles.language_of({"LANG": "xx_XX.UTF-8"}) == new
    assert obstacles.Obstacle("no display").sentence(new).startswith("xx There is no display")


def test_a_new_language_can_be_chosen_in_the_window(new: str, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window, window)
    assert actions.languages[new].text() == "Xxish"
    dialog = SettingsDialog(Settings(), window)
    names = dialog.combo("language")
    assert names.itemText(names.count() - 1) == "Xxish"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shop_has_room_for_the_summary_and_needs_no_full_stop(language: str) -> None:
    summary = words(language)["store"]["summary"]
    assert len(summary) <= 35
    assert summary[-1].isalpha()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_can_stand_in_a_script_of_the_installer(language: str) -> None:
    """NSIS gives these two a meaning of their own."""
    told = words(language)
    for text in (told["saved_game"], *told["installer"].values()):
        assert not set('"$') & set(text)


def test_the_languages_are_listed_in_one_place_only() -> None:
    files = (
        one for name in ("vivaroi_gui", "tools", "packaging") for one in (ROOT / name).rglob("*")
    )
    installer = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert "LangString" not in installer
    texts = {one: one.read_bytes() for one in files if one.is_file() and one.suffix != ".pyc"}
    lists = [one for one, text in texts.items() if all(_names(text, code) for code in LANGUAGES)]
    assert [one.name for one in lists] == ["languages.py"]


def _names(text: bytes, code: str) -> bool:
    return re.search(rf"""["'\[(|,]{code}["'\])|,]""".encode(), text) is not None
