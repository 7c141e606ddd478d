"""Names in a line each the tools that `make test-packages` lacks; then it fails, and nothing is tried."""

import os
import shutil
import sys

#: A tool: the package of Debian that has it, and what for.
TOOLS = {
    "debootstrap": ("debootstrap", "a fresh system to install the package in"),
    "lintian": ("lintian", "Debian's own checks of the package"),
    "dpkg-shlibdeps": ("dpkg-dev", "what the package depends on"),
    "appstreamcli": ("appstream", "the description for software centres"),
    "desktop-file-validate": ("desktop-file-utils", "the desktop entry"),
    "update-mime-database": ("shared-mime-info", "the type of saved games"),
    "xmllint": ("libxml2-utils", "files in XML"),
    "shellcheck": ("shellcheck", "completions and scripts"),
    "makensis": ("nsis", "the installer for Windows"),
    "man": ("man-db", "the manual page"),
    "unshare": ("util-linux", "building without a network"),
}


def missing() -> list[str]:
    lines = [
        f"{tool} is missing: apt install {package} ({why})"
        for tool, (package, why) in TOOLS.items()
        if shutil.which(tool, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin") is None
    ]
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        lines.append("debootstrap needs root: run it as root, or in a container")
    return lines


if __name__ == "__main__":
    print("\n".join(missing()), file=sys.stderr, end="\n" if missing() else "")
    sys.exit(bool(missing()))
