"""A module of rules brings its chapter of the reference."""

from __future__ import annotations

import subprocess
import sys

from tests.i18n.linguist import ROOT

CODE = """
import gah_desktop.rules
from gah_desktop.engine.module_registry import MODULES
from tests.helpers.fountain.rules import Fountain
MODULES["fountain"] = Fountain
from gah_desktop.reference.rules import CHAPTER_OF
from gah_desktop.reference.topics import CHAPTERS, TOPICS
ids = [chapter.id for chapter in CHAPTERS]
print(ids[ids.index("fountain") - 1 :][:3], TOPICS["fountain"].title, CHAPTER_OF["fountain"])
"""


def test_its_chapter_stands_after_those_of_the_expansion() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['elisabeth', 'fountain', 'questions-ballrooms'] The fountain fountain"
