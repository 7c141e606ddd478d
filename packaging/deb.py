"""Makes a Debian package out of the bundle.

python packaging/deb.py [--bundle dist/gah-desktop] [--into dist]

What Debian itself offers is left out of it and depended upon instead; `dpkg-shlibdeps` finds out what.
DEBEMAIL is the address of whoever publishes it, as Debian's own tools have it.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from gah_desktop import __version__  # noqa: E402

NAME = "gah-desktop"
VERSION = __version__.replace(".dev", "~dev")  # Debian sorts 2.0.0~dev0 before 2.0.0
HOME = Path("usr/lib") / NAME
MAINTAINER = "the Grand Austria Hotel Desktop contributors"
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer} <{email}>
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-dejavu-core | fonts-freefont-ttf, libcups2
Section: games
Priority: optional
Description: board game Grand Austria Hotel on the desktop
 Run a Viennese hotel: serve guests in the café, prepare rooms, hire staff and
 keep the Emperor happy. For one to four people and bots at one table, or alone
 against Leopold or Elisabeth; both editions of the rules and four modules of
 the expansion, with a reference to look them up, in English, German, French
 and Italian.
 .
 Most of it can be done in a terminal too: bots play games by themselves, and
 saved games are told move by move or written for programs.
"""
OVERRIDES = HERE / "linux" / "lintian-overrides"


def tree(bundle: Path, root: Path) -> None:
    """The files of the package, as they will lie."""
    home, share = root / HOME, root / "usr/share"
    shutil.copytree(bundle, home, symlinks=True, ignore=shutil.ignore_patterns("LICENSE.txt"))
    shutil.move(home / "share", share)
    for place in lent(bundle):
        (home / place).unlink()
    (root / "usr/games").mkdir()
    (root / "usr/games" / NAME).symlink_to(Path("..") / HOME.relative_to("usr") / NAME)
    shutil.move(share / "zsh/site-functions", share / "zsh/vendor-completions")  # where Debian's zsh looks
    documents = share / "doc" / NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(rights(bundle), encoding="utf-8")
    news = (ROOT / "CHANGELOG.md").read_bytes()
    (documents / "NEWS.md.gz").write_bytes(gzip.compress(news, mtime=0))
    (documents / "changelog.gz").write_bytes(gzip.compress(changes().encode(), mtime=0))
    told = share / "lintian/overrides" / NAME
    told.parent.mkdir(parents=True)
    shutil.copyfile(OVERRIDES, told)
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == home / NAME else 0o644)


def changes() -> str:
    """As Debian's tools read it; what players notice is in NEWS.md."""
    when = formatdate(int(os.environ["SOURCE_DATE_EPOCH"]))
    told = f"{NAME} ({VERSION}) stable; urgency=medium\n\n  * As NEWS.md tells.\n\n"
    return f"{told} -- {MAINTAINER} <{email()}>  {when}\n"


def email() -> str:
    return os.environ.get("DEBEMAIL", f"{NAME}@localhost")


def data(bundle: Path) -> Path:
    return bundle / "_internal/gah_desktop/data"


def lent(bundle: Path) -> list[str]:
    """What the bundle has from packages of Debian, by its bill of materials."""
    parts = json.loads((data(bundle) / "sbom.cdx.json").read_text(encoding="utf-8"))["components"]
    ours = [part for part in parts if part["purl"].startswith("pkg:deb/")]
    return [file["name"] for part in ours for file in part["components"]]


def rights(bundle: Path) -> str:
    """The licence of the game in full, and where those of the rest lie."""
    told = json.loads((data(bundle) / "licences/index.json").read_text(encoding="utf-8"))
    parts = [f"- {part['name']} {part['version']}: {part['licence']}" for part in told]
    where = f"""
The texts of their licences are in /{HOME}/_internal/gah_desktop/data/licences/;
that of the GNU LGPL, version 3, under which Qt is, is in
/usr/share/common-licenses/LGPL-3 as well.
"""
    return "\n".join([(ROOT / "LICENSE").read_text(encoding="utf-8"), "It comes with:", "", *parts, where])


def depends(root: Path) -> str:
    """The packages with the libraries that are linked to and do not lie in this one."""
    home = root / HOME
    files = [path for path in home.rglob("*") if path.is_file() and not path.is_symlink()]
    programs = [path for path in files if path.open("rb").read(4) == b"\x7fELF"]
    private = sorted({str(path.parent) for path in home.rglob("*.so*")})
    with TemporaryDirectory() as folder:
        (Path(folder) / "debian").mkdir()
        (Path(folder) / "debian/control").write_text(
            f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", encoding="utf-8"
        )
        command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", f"-S{root}"]
        command += [f"-l{path}" for path in private] + [f"-e{path}" for path in programs]
        command += ["-xlibcups2"]  # asked for only where there are printers
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    found = re.search(r"^shlibs:Depends=(.*)$", done.stdout, re.MULTILINE)
    if done.returncode or found is None:
        raise SystemExit(done.stderr)
    return found[1]


def control(root: Path) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    folder = root / "DEBIAN"
    folder.mkdir(mode=0o755)
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    told = CONTROL.format(
        name=NAME,
        version=VERSION,
        architecture=architecture(),
        maintainer=MAINTAINER,
        email=email(),
        size=sum(-(-file.stat().st_size // 1024) for file in files),
        depends=depends(root),
    )
    (folder / "control").write_text(told, encoding="utf-8")


def architecture() -> str:
    done = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def make(bundle: Path, into: Path) -> Path:
    into.mkdir(parents=True, exist_ok=True)
    file = into / f"{NAME}_{VERSION}_{architecture()}.deb"
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(int(time.time())))
    with TemporaryDirectory() as folder:
        root = Path(folder) / NAME
        tree(bundle, root)
        control(root)
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", root, file], check=True)
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a Debian package out of the bundle.")
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / NAME)
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    file = make(options.bundle.resolve(), options.into.resolve())
    print(f"{file}: {file.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
