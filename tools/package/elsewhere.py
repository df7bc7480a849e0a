"""The downloads for Windows and macOS."""

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Final

from tools.package import facts, system_files
from tools.package.folder import PackagingFailed, call, folder
from vivaroi_gui.languages import LANGUAGES, words

_ATTEMPTS: Final = 5
_PAUSE_S: Final = 10


def build_installer() -> Path:
    """The installer for Windows; its file.  NSIS makes it on any system.

    It and what it holds are signed where the environment names an identity, see docs/packaging.md.

    Raises:
        PackagingFailed: makensis is missing or gave up.
    """
    identity = os.environ.get("WINDOWS_IDENTITY")
    file = facts.DIST / f"{facts.NAME}-{facts.VERSION}-windows-setup.exe"
    told = {
        "NAME": facts.NAME,
        "TITLE": facts.TITLE,
        "VERSION": facts.VERSION,
        "NUMBERS": ".".join(str(one) for one in system_files.four_numbers(facts.VERSION)),
        "ID": facts.ID,
        "AUTHOR": facts.AUTHOR,
        "FILES": str(folder() / "*"),
        "ICON": str(facts.BUILD / "vivaroi.ico"),
        "OUT": str(file),
        "LANGUAGES": str(facts.BUILD / "languages.nsh"),
    }
    (facts.BUILD / "languages.nsh").write_text(installer_words(), encoding="utf-8-sig")
    if identity:
        call([*_signtool(identity), *map(str, folder().glob("*.exe"))])
        told["SIGN"] = " ".join(_signtool(identity))  # of the uninstaller, which NSIS makes
    defined = [f"-D{name}={text}" for name, text in told.items()]
    call(["makensis", "-V2", "-WX", *defined, str(facts.RECIPES / "windows" / "installer.nsi")])
    if identity:
        call([*_signtool(identity), str(file)])
    return file


def _signtool(identity: str) -> list[str]:
    """The start of the command that signs files with an identity of the system's store."""
    stamped = ["/fd", "SHA256", "/tr", "http://timestamp.digicert.com", "/td", "SHA256"]
    return ["signtool", "sign", "/sha1", identity, *stamped]


def installer_words() -> str:
    """What the installer says, in NSIS's own words for each language."""
    return "".join(_installer_words(words(code)) for code in LANGUAGES)


def _installer_words(told: dict[str, Any]) -> str:
    language = told["english"]
    said = {
        "GAMES": told["installer"]["games"],
        "FILETYPE": told["saved_game"],
        "INUSE": told["installer"]["running"],
        "TOO_OLD": told["installer"]["too_old"],
    }
    lines = (f'LangString {name} ${{LANG_{language.upper()}}} "{said[name]}"\n' for name in said)
    return f'!insertmacro MUI_LANGUAGE "{language}"\n' + "".join(lines)


def build_image() -> Path:
    """The disk image for macOS; its file.

    Signed and notarised where the environment names an identity, see docs/packaging.md.

    Raises:
        PackagingFailed: Apple's tools are missing, or one of them gave up.
    """
    file = facts.DIST / f"{facts.NAME}-{facts.VERSION}-{facts.label()}.dmg"
    file.unlink(missing_ok=True)
    tree = facts.BUILD / "image"
    shutil.rmtree(tree, ignore_errors=True)
    bundle = f"{facts.TITLE}.app"
    call(["ditto", str(facts.BUILD / bundle), str(tree / bundle)])
    (tree / "Applications").symlink_to("/Applications")
    make = ["hdiutil", "create", "-ov", "-fs", "HFS+", "-format", "UDZO", "-volname", facts.TITLE]
    _patiently([*make, "-srcfolder", str(tree), str(file)])
    _sign(file)
    return file


def _patiently(command: list[str]) -> None:
    """Tries again: what scans a new volume keeps it busy for a while, and hdiutil gives up."""
    for _ in range(_ATTEMPTS - 1):
        try:
            call(command)
        except PackagingFailed as failure:
            print(f"once more: {failure}", flush=True)
            time.sleep(_PAUSE_S)
        else:
            return
    call(command)


def _sign(image: Path) -> None:
    """The bundle inside was signed as it was built; here the image is, and Apple is asked."""
    if identity := os.environ.get("CODESIGN_IDENTITY"):
        call(["codesign", "--sign", identity, "--timestamp", str(image)])
    if profile := os.environ.get("NOTARY_PROFILE"):
        keychain = os.environ.get("NOTARY_KEYCHAIN")
        where = ["--keychain", keychain] if keychain else []
        _notarise(image, ["--keychain-profile", profile, *where])
        call(["xcrun", "stapler", "staple", str(image)])


def _notarise(image: Path, account: list[str]) -> None:
    """Sends the image to Apple.

    Raises:
        PackagingFailed: it was refused; Apple's log of why is shown.
    """
    submit = ["xcrun", "notarytool", "submit", "--wait", "--output-format", "json"]
    answer = subprocess.run(
        [*submit, *account, str(image)], stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    told = json.loads(answer.stdout.strip() or "{}")
    if told.get("status") == "Accepted":
        return
    if "id" in told:
        call(["xcrun", "notarytool", "log", told["id"], *account])
    raise PackagingFailed(
        f"Apple has not accepted {image.name}: {told.get('message', 'see above')}"
    )
