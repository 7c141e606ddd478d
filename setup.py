"""Builds the package with its resources, validated, and its translations. The rest is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import translations  # noqa: E402

from gah_desktop.catalog.schema import validated_catalog, validated_expansion  # noqa: E402


class BuildWithData(build_py):
    """Puts `resources/` and the compiled `i18n/*.ts` where `gah_desktop.resources` looks."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # a checkout is used as it lies
        validated_catalog()  # a fault in what is printed fails the build
        validated_expansion()
        data = Path(self.build_lib) / "gah_desktop" / "data"
        for source in sorted((ROOT / "resources").rglob("*")):
            if source.is_file():
                target = data / source.relative_to(ROOT)
                self.mkpath(str(target.parent))
                self.copy_file(str(source), str(target))
        translations.compile_all(data / "i18n")

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        data = Path(self.build_lib) / "gah_desktop" / "data"
        return [*super().get_outputs(include_bytecode), *(str(f) for f in data.rglob("*") if f.is_file())]


setup(cmdclass={"build_py": BuildWithData})
