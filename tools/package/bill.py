"""The bill of parts: who made what of the app folder, file by file, in the form of CycloneDX."""

import hashlib
import json
import uuid
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tools.package import contents, facts

NAME: Final = "sbom.cdx.json"
_LICENCES: Final = LicenseFactory()


def written(parts: Sequence[contents.Component], folder: Path) -> str:
    """The bill as JSON: the game and the parts, with the hashes of their files as they are shipped.

    ``folder`` is the app folder, or the bundle of macOS.  The same folder gives the same bill.
    """
    programs, inside = _layout(folder)
    game = Component(
        type=ComponentType.APPLICATION,
        name=facts.NAME,
        version=facts.VERSION,
        bom_ref=facts.ID,
        licenses=[_LICENCES.make_from_string("MIT")],
        purl=PackageURL("pypi", name=facts.NAME, version=facts.VERSION),
        components=_files(programs, programs[0].parent, facts.ID),
    )
    bom = Bom(components=[_component(part, inside) for part in parts])
    bom.metadata.component = game
    bom.metadata.timestamp = datetime.fromtimestamp(facts.source_date(), UTC)
    bom.register_dependency(game, bom.components)
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, _content(bom))
    return JsonV1Dot6(bom).output_as_string(indent=2) + "\n"


def _content(bom: Bom) -> str:
    """All of a bill but the number that is made at random."""
    content = json.loads(JsonV1Dot6(bom).output_as_string())
    del content["serialNumber"]
    return json.dumps(content, sort_keys=True)


def _layout(folder: Path) -> tuple[list[Path], Path]:
    """The programs, and the folder that all else lies in."""
    bundle = folder / "Contents"
    if bundle.is_dir():
        return sorted((bundle / "MacOS").iterdir()), bundle / "Frameworks"
    return sorted(one for one in folder.iterdir() if one.is_file()), folder / "_internal"


def _component(part: contents.Component, inside: Path) -> Component:
    reference = f"{part.name}@{part.version}"
    sources = ExternalReferenceType.SOURCE_DISTRIBUTION
    return Component(
        type=ComponentType.LIBRARY,
        name=part.name,
        version=part.version or None,
        bom_ref=reference,
        licenses=[_LICENCES.make_from_string(part.licence)],
        purl=PackageURL.from_string(part.purl) if part.purl else None,
        external_references=[ExternalReference(type=sources, url=XsUri(part.home))],
        components=_files((inside / place for place in part.places), inside, reference),
    )


def _files(files: Iterable[Path], root: Path, owner: str) -> list[Component]:
    """A component for each file; one that two parts bring is listed with both."""
    return [_file(one, one.relative_to(root).as_posix(), owner) for one in files]


def _file(file: Path, place: str, owner: str) -> Component:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return Component(
        type=ComponentType.FILE,
        name=place,
        bom_ref=f"{owner}#{place}",
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
    )
