"""What Windows and macOS read about the program, made of the facts."""

from typing import Any

from tools.package import facts
from vivaroi_gui.languages import LANGUAGES, SOURCE

_VERSION_FILE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),
  ],
)
"""


def windows_version() -> str:
    """PyInstaller's file of the version resource: what Explorer shows under "Details"."""
    told = {
        "CompanyName": facts.AUTHOR,
        "FileDescription": facts.TITLE,
        "FileVersion": facts.VERSION,
        "InternalName": facts.NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{facts.NAME}.exe",
        "ProductName": facts.TITLE,
        "ProductVersion": facts.VERSION,
    }
    strings = ",\n".join(f"      StringStruct({name!r}, {text!r})" for name, text in told.items())
    return _VERSION_FILE.format(numbers=four_numbers(facts.VERSION), strings=strings)


def four_numbers(version: str) -> tuple[int, ...]:
    """A version as Windows counts: four numbers."""
    numbers = [int(part) for part in version.split(".") if part.isdigit()]
    return (*numbers, 0, 0, 0, 0)[:4]


def mac_properties() -> dict[str, Any]:
    """What the Info.plist of the app bundle says besides what PyInstaller writes there."""
    game = f"{facts.ID}.game"
    return {
        "CFBundleVersion": facts.VERSION,
        "CFBundleShortVersionString": facts.VERSION,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{facts.TITLE} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "vivaroi.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [game],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": game,
                "UTTypeDescription": f"{facts.TITLE} game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["vivaroi"]},
            }
        ],
        "CFBundleDisplayName": facts.TITLE,
        "CFBundleName": facts.TITLE,
        "CFBundleDevelopmentRegion": SOURCE,
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "NSRequiresAquaSystemAppearance": False,
    }
