"""Worker processes: how they start, receive tasks, answer, and end.

The parent sends pickled tasks through a pipe, one at a time, and an empty message to cancel. The child
answers with any number of PROGRESS messages and one RESULT or FAILURE.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, TypeVar

from gah_desktop.workers import DIRECT, FAILURE, PROGRESS, RESULT, Cancelled, Control, Task, WorkerError

POLL_INTERVAL_S = 0.02
STOP_TIMEOUT_S = 0.25
END_TIMEOUT_S = 5.0
CALLS_PER_POLL = 32
NICE_INCREMENT = 5
BELOW_NORMAL_PRIORITY_CLASS = 0x4000  # Windows

STOP = b""

Item = TypeVar("Item")
Value = TypeVar("Value")


class WorkerProcess:
    """A child process that runs tasks. It starts with the first task, and again if it has ended."""

    def __init__(self, low_priority: bool = False) -> None:
        """`low_priority` keeps the window responsive where both compete for a processor."""
        self._low_priority = low_priority
        self._closed = False
        self._process: Any = None
        self._pipe: Connection | None = None
        self._tickets = self._serving = 0
        self._turn = threading.Condition()

    @property
    def pid(self) -> int | None:
        """The process ID, or None if no process is running."""
        return None if self._process is None else self._process.pid

    def run(self, task: Task[Value], control: Control = DIRECT) -> Value:
        """Run a task and return its result. Several threads may call this; their tasks run in turn."""
        with self._in_turn():
            if self._closed or control.is_cancelled():
                raise Cancelled
            try:
                ((_, result),) = run_all([task], [self], control)
            except WorkerError:
                if self._closed or control.is_cancelled():
                    raise Cancelled from None
                raise
        return result

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Wait for all earlier calls. A plain lock would not keep their order."""
        with self._turn:
            ticket, self._tickets = self._tickets, self._tickets + 1
            self._turn.wait_for(lambda: self._serving == ticket)
        try:
            yield
        finally:
            with self._turn:
                self._serving += 1
                self._turn.notify_all()

    def send(self, task: Task[Any]) -> Connection:
        """Start a task and return the pipe through which it answers."""
        message = pickle.dumps(task, pickle.HIGHEST_PROTOCOL)
        if self._process is None or not self._process.is_alive():
            self.end()
            self._start()
        with self._connected() as pipe:
            pipe.send_bytes(message)
            return pipe

    def receive(self) -> tuple[int, Any]:
        """Wait for the next message."""
        with self._connected() as pipe:
            message: tuple[int, Any] = pipe.recv()
            return message

    def stop(self) -> None:
        """Cancel the running task."""
        with self._connected() as pipe:
            pipe.send_bytes(STOP)

    def end(self, patience_s: float = END_TIMEOUT_S) -> None:
        """End the process, and let it finish a file that it is writing. The next task starts another one."""
        if self._process is not None:
            self._process.terminate()
            self._process.join(patience_s)
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        """End the process for good, without waiting. Any thread may call this."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, child_pipe = context.Pipe()
        process = context.Process(
            target=_serve, args=(child_pipe, self._low_priority), name="worker", daemon=True
        )
        with _interrupts_ignored():
            process.start()
        child_pipe.close()  # so that the pipe ends with the child
        self._process, self._pipe = process, pipe
        if self._closed:
            process.kill()

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """Return the pipe, and raise WorkerError if it ends."""
        assert self._pipe is not None
        try:
            yield self._pipe
        except (EOFError, OSError):
            process = self._process
            self.end()
            raise WorkerError(
                f"the worker process ended unexpectedly (exit code {process.exitcode})"
            ) from None


@contextmanager
def worker_processes(number: int, low_priority: bool = False) -> Iterator[list[WorkerProcess]]:
    """Return worker processes that end with the `with` block."""
    workers = [WorkerProcess(low_priority) for _ in range(number)]
    try:
        yield workers
    finally:
        for worker in workers:
            worker.end()


def run_all(
    tasks: Iterable[Task[Value]], workers: Sequence[WorkerProcess], control: Control = DIRECT
) -> Iterator[tuple[int, Value]]:
    """Yield the number and the result of each task, as soon as it is finished.

    If `control` is cancelled, no further task starts. The results of those under way may be partial.
    """
    todo, idle = enumerate(tasks), list(workers)
    busy: dict[Any, tuple[WorkerProcess, int]] = {}
    finished: list[tuple[int, Value]] = []
    stopping = False
    try:
        while True:
            while idle and not stopping and (following := next(todo, None)) is not None:
                worker = idle.pop()
                busy[worker.send(following[1])] = worker, following[0]
            yield from finished
            finished.clear()
            if not busy:
                break
            ready = wait(list(busy), STOP_TIMEOUT_S if stopping else POLL_INTERVAL_S)
            if stopping and not ready:
                for worker, _ in busy.values():
                    worker.end(patience_s=0)
                raise Cancelled
            for pipe in ready:
                worker, number = busy[pipe]
                kind, value = worker.receive()
                if kind == PROGRESS:
                    if not stopping:
                        control.report(value)
                    continue
                del busy[pipe]
                idle.append(worker)
                if kind == FAILURE:
                    raise value
                finished.append((number, value))
            if not stopping and control.is_cancelled():
                stopping = True
                for worker, _ in busy.values():
                    worker.stop()
    finally:
        for worker, _ in busy.values():
            worker.end()


class _Call(NamedTuple):
    """A function call as a task. The result is its value, or the exception that it raises."""

    function: Callable[[Any], Any]
    argument: Any

    def run(self, control: Control) -> tuple[Any, Exception | None]:
        try:
            return self.function(self.argument), None
        except Exception as error:
            return None, _portable(error)


def map_in_processes(
    function: Callable[[Item], Value], items: Sequence[Item], processes: int
) -> Iterator[Value]:
    """Yield the values of a function, or raise its exception, in the order of the items.

    The processes end with the iterator.
    """
    if processes <= 1 or len(items) <= 1:
        yield from map(function, items)
        return
    outcomes: dict[int, tuple[Value, Exception | None]] = {}
    following = 0
    with worker_processes(min(processes, len(items))) as workers:
        for number, outcome in run_all((_Call(function, item) for item in items), workers):
            outcomes[number] = outcome
            while following in outcomes:
                value, error = outcomes.pop(following)
                if error is not None:
                    raise error
                yield value
                following += 1


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C in processes that start here, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- in the worker process


def _serve(pipe: Connection, low_priority: bool) -> None:
    """Run tasks until the parent ends."""
    import gah_desktop.composition.bots  # this function is the entry point of its process
    import gah_desktop.composition.rules  # noqa: F401

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if low_priority:
        _lower_priority()
    with suppress(EOFError, OSError):
        while True:
            message = pipe.recv_bytes()
            if message != STOP:
                pipe.send(_answer(message, pipe))


def _answer(message: bytes, pipe: Connection) -> tuple[int, Any]:
    control = Control(_stop_check(pipe), lambda progress: pipe.send((PROGRESS, progress)))
    try:
        task: Task[Any] = pickle.loads(message)
        return RESULT, task.run(control)
    except Exception as error:
        return FAILURE, _portable(error)


def _stop_check(pipe: Connection) -> Callable[[], bool]:
    """Return a check whether the parent has sent STOP or has ended. It looks at the pipe now and then."""
    calls, stopped = 0, False

    def is_cancelled() -> bool:
        nonlocal calls, stopped
        calls += 1
        if calls % CALLS_PER_POLL == 0 and pipe.poll():
            stopped = True
        return stopped

    return is_cancelled


def _portable(error: Exception) -> Exception:
    """Return an exception that the parent can unpickle, with its traceback as a note."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = WorkerError(f"{type(error).__name__}: {error}").with_traceback(error.__traceback__)
    error.add_note("".join(traceback.format_exception(error)))
    return error


def _lower_priority() -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICE_INCREMENT)
