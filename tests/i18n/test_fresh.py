"""The .ts files belong to this code: a fresh lupdate changes nothing, and a .qm says what its .ts does."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gah_desktop.text.voices import Speaker
from tests.helpers.languages import KRONES, LANGUAGES

from .linguist import FOLDER, ROOT, Listener, messages, read


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the code and its translations, after `make i18n`."""
    copy = tmp_path_factory.mktemp("fresh")
    shutil.copytree(ROOT / "gah_desktop", copy / "gah_desktop", ignore=_all_but_code)
    texts = (f"i18n/gah_{language}.ts" for language in LANGUAGES)
    for name in ("packaging/translations.py", "i18n/glossary.csv", *texts):
        target = copy / name
        target.parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, target)
    subprocess.run([sys.executable, "packaging/translations.py", "update"], cwd=copy, check=True)
    return copy


def _all_but_code(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not (Path(folder) / name).is_dir()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fresh_update_changes_nothing(updated: Path, language: str) -> None:
    fresh = set(read(updated / "i18n" / f"gah_{language}.ts"))
    kept = set(messages(language))
    assert sorted(map(str, fresh - kept)) == []
    assert sorted(map(str, kept - fresh)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_says_what_is_written(listeners: dict[str, Listener], language: str) -> None:
    say = listeners[language].translator.translate
    for message in messages(language):
        for count, form in zip((1, 2) if message.plural else (-1,), message.forms, strict=True):
            assert say(message.context, message.source, None, count) == form, message


def test_none_is_counted_as_each_language_counts(listeners: dict[str, Listener]) -> None:
    """French says 0 in the singular, the others in the plural."""
    said = {language: listeners[language]("terms", "%n krone(s)", None, 0) for language in LANGUAGES}
    assert said == {language: none for language, (none, _) in KRONES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speaker_speaks_it(compiled: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gah_desktop.text.voices.translation_path", lambda code: compiled / f"gah_{code}.qm")
    assert Speaker(language)("terms", "%n krone(s)", None, 3) == KRONES[language][1]


def test_no_other_language_lies_about() -> None:
    assert {file.name for file in FOLDER.glob("*.ts")} == {f"gah_{language}.ts" for language in LANGUAGES}


def test_whatever_has_a_number_is_told_by_counted() -> None:
    """Where Qt is asked for it in another way, its plural is written down nowhere."""
    asked = re.compile(r'translate\(\s*"[^"]*",\s*"[^"]*%n')
    files = (ROOT / "gah_desktop").rglob("*.py")
    assert [file.name for file in files if asked.search(file.read_text(encoding="utf-8"))] == []
