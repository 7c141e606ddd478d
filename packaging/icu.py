"""Makes ICU's data small: 32 MB of all languages and code pages, of which Qt asks for some hundred kilobytes.

Qt brings numbers, dates and code pages of its own; ICU sorts names and tells letters apart. What is kept is
the order of letters in general and in our languages. The library of data is linked anew by `as` and `ld`,
which come with what PyInstaller needs anyway (binutils).
"""

import re
import struct
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

LANGUAGES = ("en", "de", "fr", "it")
KEPT = (
    "cnvalias.icu",
    "keyTypeData.res",
    "likelySubtags.res",
    "metadata.res",
    "nfkc.nrm",
    "nfkc_cf.nrm",
    "pool.res",
    "res_index.res",
    "root.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "uts46.nrm",
    "zoneinfo64.res",
    *(f"{language}.res" for language in LANGUAGES),
    "coll/res_index.res",
    "coll/root.res",
    "coll/ucadata.icu",
    *(f"coll/{language}.res" for language in LANGUAGES),
)
LIBRARY = re.compile(r"libicudata\.so\.(\d+)")
MAGIC = b"\xda\x27"
ALIGNED = 16
ASSEMBLY = """
    .section .rodata
    .balign {aligned}
    .globl {symbol}
    .type {symbol}, %object
    .size {symbol}, {size}
{symbol}:
    .incbin "{file}"
    .section .note.GNU-stack, "", %progbits
"""


def read(library: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The head of the package of data in a library, and what is in the package, by name."""
    start = next(
        found.start() - 12
        for found in re.finditer(b"CmnD", library)
        if library[found.start() - 10 :][:2] == MAGIC
    )
    (size,) = struct.unpack_from("<H", library, start)
    contents = start + size
    (count,) = struct.unpack_from("<I", library, contents)
    table = struct.unpack_from(f"<{2 * count}I", library, contents + 4)
    names = [library[contents + at : library.index(b"\0", contents + at)].decode() for at in table[::2]]
    places = [contents + at for at in table[1::2]]
    ends = [*places[1:], places[-1] + _last(library, places[-1])]
    parts = {name: library[at:end] for name, at, end in zip(names, places, ends, strict=True)}
    return library[start:contents], parts


def _last(library: bytes, place: int) -> int:
    """How long the last part may be: up to the next page, which only padding fills."""
    end = library.find(b"\0" * 4096, place)
    return (end if end >= 0 else len(library)) - place + ALIGNED


def write(head: bytes, parts: dict[str, bytes]) -> bytes:
    """A package of data with these parts, as ICU reads it: head, table, names, and the parts aligned."""
    names, places = b"", []
    first = 4 + 8 * len(parts)
    for name in parts:
        places.append(first + len(names))
        names += name.encode() + b"\0"
    at = first + len(names)
    table, body = [], b""
    for place, part in zip(places, parts.values(), strict=True):
        body += b"\0" * (-(len(head) + at + len(body)) % ALIGNED)
        table += [place, at + len(body)]
        body += part
    return head + struct.pack(f"<I{len(table)}I", len(parts), *table) + names + body


def shrink(library: Path) -> None:
    """Put a library with only what is kept in the place of this one."""
    found = LIBRARY.fullmatch(library.name)
    assert found is not None, library
    head, parts = read(library.read_bytes())
    kept = {name: part for name, part in parts.items() if name.partition("/")[2] in KEPT}
    if missing := set(KEPT) - {name.partition("/")[2] for name in kept}:
        raise SystemExit(f"{library.name} lacks {', '.join(sorted(missing))}")
    data = write(head, kept)
    with TemporaryDirectory() as folder:
        file, made = Path(folder) / "data", Path(folder) / "data.o"
        file.write_bytes(data)
        code = ASSEMBLY.format(symbol=f"icudt{found[1]}_dat", file=file, size=len(data), aligned=ALIGNED)
        subprocess.run(["as", "-o", made], input=code, text=True, check=True)
        subprocess.run(["ld", "-shared", "-s", "-soname", library.name, "-o", library, made], check=True)
