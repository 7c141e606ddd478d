"""What Windows shows under Properties of the program: the text of a version resource, for PyInstaller."""

from __future__ import annotations

TEXTS = {
    "CompanyName": "the Grand Austria Hotel Desktop contributors",
    "FileDescription": "Grand Austria Hotel",
    "InternalName": "gah-desktop",
    "LegalCopyright": "MIT licence",
    "OriginalFilename": "gah-desktop.exe",
    "ProductName": "Grand Austria Hotel, desktop edition",
}
RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [{strings}])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def resource(version: str) -> str:
    numbers = (*map(int, version.partition(".dev")[0].split(".")), 0)
    texts = {**TEXTS, "FileVersion": version, "ProductVersion": version}
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return RESOURCE.format(numbers=numbers, strings=strings)
