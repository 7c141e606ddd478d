"""A plugin of pytest for `mutants.py`: whoever works too long at one test is ended by the system.

It is the seconds of work that are counted: on a busy machine a test takes longer, but does no more.
"""

from __future__ import annotations

import math
import os
import resource


def pytest_runtest_logstart() -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = used.ru_utime + used.ru_stime + float(os.environ["MUTANTS_PATIENCE"])
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(until), resource.RLIM_INFINITY))
