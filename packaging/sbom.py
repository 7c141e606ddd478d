"""The bill of materials of a bundle, as CycloneDX has it: components, licences, and the hash of each file."""

from __future__ import annotations

import hashlib
import json
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from shipped import Component

NAMESPACE = uuid.UUID(
    "6f4f5f0e-8c1d-5a43-9a0e-6d1c5be2d4a7"
)  # of our bills; any would do, but always the same
WITHOUT_ID = "NOASSERTION"


def bill(folder: Path, parts: Sequence[Component], when: int) -> dict[str, Any]:
    """The same for the same files: its number comes from what it says."""
    (game,) = [part for part in parts if part.name == "gah-desktop"]
    others = [part for part in parts if part is not game]
    told: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(when, UTC).isoformat().replace("+00:00", "Z"),
            "component": _told(folder, game, "application"),
        },
        "components": [_told(folder, part, "library") for part in others],
        "dependencies": [{"ref": game.purl, "dependsOn": sorted(part.purl for part in others)}],
    }
    number = uuid.uuid5(NAMESPACE, json.dumps(told, sort_keys=True))
    return {**told, "serialNumber": f"urn:uuid:{number}"}


def _told(folder: Path, part: Component, kind: str) -> dict[str, Any]:
    told: dict[str, Any] = {"type": kind, "bom-ref": part.purl, "name": part.name, "purl": part.purl}
    if part.version:
        told["version"] = part.version
    if part.licence != WITHOUT_ID:
        told["licenses"] = [{"expression": part.licence}]
    if part.files:
        told["components"] = [_file(folder, file) for file in part.files]
    return told


def _file(folder: Path, file: Path) -> dict[str, Any]:
    digest = hashlib.sha256((folder / file).read_bytes()).hexdigest()
    return {"type": "file", "name": file.as_posix(), "hashes": [{"alg": "SHA-256", "content": digest}]}
