"""Archives that are the same whenever the same files go in."""

import lzma
import tarfile
from collections.abc import Callable
from pathlib import Path

from tools.package import facts


def write_tar_xz(file: Path, tree: Path, inside: str) -> None:
    """Packs a folder: sorted, without an owner, dated as the sources are."""
    with lzma.open(file, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in (tree, *sorted(tree.rglob("*"))):
            name = Path(inside, path.relative_to(tree)).as_posix()
            tar.add(path, name, recursive=False, filter=_plain(facts.source_date()))


def _plain(date: int) -> Callable[[tarfile.TarInfo], tarfile.TarInfo]:
    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = date
        return entry

    return plain


def set_modes(tree: Path, programs: set[str]) -> None:
    """Folders and programs may be entered and run by all, everything may be read by all."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            is_open = path.is_dir() or path.relative_to(tree).as_posix() in programs
            path.chmod(0o755 if is_open else 0o644)
