"""Tasks that run outside the thread of their caller. This docstring is the contract of all background work.

A task is an object with one method, `run(control)`, which returns its result. It can run in three places:

- `task.run(DIRECT)`: in the calling thread.
- `Background.submit(owner, task.run, ...)` in `app/background.py`: in a thread of its own. The call returns a
  `Request` at once. Callbacks run in the GUI thread.
- `WorkerProcess.run(task, control)` in `workers/process.py`: in a child process, while the calling thread
  waits. `run_all` and `map_in_processes` share several tasks among several processes.

The same rules apply in all three places:

- Order: requests run at the same time. A worker process runs one task at a time, in the order of the calls.
- Progress: a task calls `control.report(value)` as often as it likes. The values arrive in order, before the
  result.
- Result or failure: every task ends with one of them. If the task raises an exception, that exception is the
  failure. From a worker process it keeps its type, and has the traceback as a note. If the process itself
  ends, the failure is a `WorkerError`, and the next task starts another process.
- Cancellation: a task checks `control.is_cancelled()` regularly. If it is true, the task returns early with
  what it has. A cancelled request calls nothing any more, even if its result is already on the way. A worker
  process that does not return in time is killed, and the call raises `Cancelled`.
- Closing: `Background.close` cancels all requests and ends the worker processes without waiting for them.

A worker process receives only the pickled task: the view of one seat, never a running game. It ignores
Ctrl-C, because the parent handles it. It ends when the parent ends, even if the parent is killed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

PROGRESS, RESULT, FAILURE = range(3)  # kinds of answers

Result = TypeVar("Result", covariant=True)


class WorkerError(RuntimeError):
    """A worker process ended before its task did."""


class Cancelled(Exception):
    """A task was cancelled and has no result."""


class Control(NamedTuple):
    """How a running task learns that it is cancelled, and reports progress."""

    is_cancelled: Callable[[], bool] = lambda: False
    report: Callable[[Any], None] = lambda progress: None


DIRECT = Control()  # never cancelled, and drops progress


class Task(Protocol[Result]):
    """Work with a result. A task for a worker process can be pickled."""

    def run(self, control: Control) -> Result: ...
