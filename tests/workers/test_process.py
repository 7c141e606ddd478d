"""The contract of worker processes: order, progress, results, failures, cancellation, and their end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import Pipe, active_children
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread
from typing import Any, cast

import pytest

from gah_desktop.workers import DIRECT, Cancelled, Control, Task, WorkerError, process
from gah_desktop.workers.process import (
    NICE_INCREMENT,
    WorkerProcess,
    map_in_processes,
    run_all,
    worker_processes,
)
from tests.helpers.processes import becomes, ends, is_running
from tests.workers.tasks import (
    Countdown,
    Double,
    Ending,
    Raising,
    RaisingLocalError,
    Silent,
    UntilCancelled,
    WhichProcess,
    halve,
)

ROOT = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no signals on Windows")


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess()
    yield worker
    worker.close()


class Call(Thread):
    """A call in a thread of its own, which can be cancelled once its task reports that it runs."""

    def __init__(self, worker: WorkerProcess, task: Any) -> None:
        super().__init__(daemon=True)
        self.worker, self.task = worker, task
        self.cancelled, self.runs = Event(), Event()
        self.reported: list[Any] = []
        self.answer: Any = None
        self.start()

    def run(self) -> None:
        try:
            self.answer = self.worker.run(self.task, Control(self.cancelled.is_set, self._report))
        except (Cancelled, WorkerError) as error:
            self.answer = error

    def _report(self, progress: Any) -> None:
        self.reported.append(progress)
        self.runs.set()

    def end(self) -> Any:
        self.join(20)
        assert not self.is_alive()
        return self.answer


# Results and progress


def test_the_process_starts_with_the_first_task_and_stays(worker: WorkerProcess) -> None:
    assert worker.pid is None
    assert worker.run(Double(21)) == 42
    pid = worker.pid
    assert worker.run(WhichProcess())[0] == worker.pid == pid != os.getpid()


def test_progress_arrives_in_order_before_the_result(worker: WorkerProcess) -> None:
    told: list[object] = []
    told.append(worker.run(Countdown(3), Control(report=told.append)))
    assert told == [3, 2, 1, "lift-off"]


def test_the_same_task_runs_here_and_there(worker: WorkerProcess) -> None:
    assert Countdown(2).run(DIRECT) == worker.run(Countdown(2)) == "lift-off"


def test_calls_from_several_threads_run_in_their_order(worker: WorkerProcess) -> None:
    first = Call(worker, UntilCancelled())
    assert first.runs.wait(20)
    order: list[int] = []
    calls = []
    for number in range(5):
        calls.append(Thread(target=lambda number=number: order.append(worker.run(Double(number)))))
        calls[-1].start()
        assert becomes(lambda: worker._tickets == len(calls) + 1)
    first.cancelled.set()
    for call in calls:
        call.join(20)
    assert order == [0, 2, 4, 6, 8]


@POSIX
@pytest.mark.parametrize(("low", "expected"), [(True, NICE_INCREMENT), (False, 0)])
def test_the_window_goes_first(low: bool, expected: int) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    with worker_processes(1, low_priority=low) as (worker,):
        assert worker.run(WhichProcess())[1] == min(19, own + expected)


# Failure


def test_a_failure_keeps_its_type_and_sentence(worker: WorkerProcess) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        worker.run(Raising(FileNotFoundError("no such card: 7")))
    assert str(caught.value) == "no such card: 7"
    (note,) = caught.value.__notes__
    assert "tasks.py" in note and "raise self.error" in note
    assert worker.run(Double(1)) == 2


def test_a_failure_that_cannot_be_unpickled_keeps_its_sentence(worker: WorkerProcess) -> None:
    with pytest.raises(WorkerError) as caught:
        worker.run(RaisingLocalError())
    assert str(caught.value) == "LocalError: card 7 is not in the hand"
    assert worker.run(Double(1)) == 2


def test_a_process_that_ends_is_a_failure_and_the_next_task_starts_another(worker: WorkerProcess) -> None:
    first = worker.run(WhichProcess())[0]
    with pytest.raises(WorkerError, match=r"^the worker process ended unexpectedly \(exit code 3\)$"):
        worker.run(Ending())
    assert worker.pid is None
    assert worker.run(WhichProcess())[0] != first


@POSIX
@pytest.mark.parametrize("task", [UntilCancelled(), Silent()])
def test_a_process_that_is_killed_at_work_is_a_failure(worker: WorkerProcess, task: Any) -> None:
    call = Call(worker, task)
    assert call.runs.wait(20)
    os.kill(call.reported[0], signal.SIGKILL)
    failure = call.end()
    assert isinstance(failure, WorkerError)
    assert str(failure) == "the worker process ended unexpectedly (exit code -9)"
    assert worker.run(Double(4)) == 8


@POSIX
def test_a_process_that_is_killed_at_rest_is_replaced(worker: WorkerProcess) -> None:
    pid = worker.run(WhichProcess())[0]
    os.kill(pid, signal.SIGKILL)
    assert ends(pid)
    assert worker.run(WhichProcess())[0] != pid


# Cancellation


def test_a_task_that_is_cancelled_before_it_starts_is_not_sent(worker: WorkerProcess) -> None:
    with pytest.raises(Cancelled):
        worker.run(Double(1), Control(lambda: True))
    assert worker.pid is None


def test_a_task_that_is_cancelled_returns_what_it_has_and_the_process_stays(worker: WorkerProcess) -> None:
    call = Call(worker, UntilCancelled())
    assert call.runs.wait(20)
    call.cancelled.set()
    assert call.end() == "so far"
    assert worker.run(WhichProcess())[0] == call.reported[0]


def test_a_task_that_does_not_notice_is_killed(worker: WorkerProcess) -> None:
    call = Call(worker, Silent())
    assert call.runs.wait(20)
    call.cancelled.set()
    assert isinstance(call.end(), Cancelled)
    assert ends(call.reported[0])
    assert worker.run(Double(5)) == 10


def test_cancelling_afterwards_changes_nothing(worker: WorkerProcess) -> None:
    call = Call(worker, Double(3))
    assert call.end() == 6
    call.cancelled.set()
    assert worker.run(Double(4)) == 8


def test_a_call_in_line_that_is_cancelled_does_not_run(worker: WorkerProcess) -> None:
    first, second = Call(worker, UntilCancelled()), None
    assert first.runs.wait(20)
    second = Call(worker, UntilCancelled())
    assert becomes(lambda: worker._tickets == 2)
    second.cancelled.set()
    first.cancelled.set()
    assert isinstance(second.end(), Cancelled) and second.reported == []


class Line:
    """A pipe that says when something has come, and counts the questions."""

    def __init__(self, comes_at: int) -> None:
        self.comes_at, self.asked = comes_at, 0

    def poll(self) -> bool:
        self.asked += 1
        return self.asked >= self.comes_at


def test_a_worker_looks_at_its_pipe_at_every_thirty_second_check() -> None:
    line = Line(3)
    is_cancelled = process._stop_check(cast("Connection", line))
    assert [is_cancelled() for _ in range(96)] == [False] * 95 + [True]
    assert line.asked == 3
    line.comes_at = 99
    assert all(is_cancelled() for _ in range(96)), "it stays cancelled"


def test_a_stop_that_comes_too_late_does_not_touch_the_next_task(worker: WorkerProcess) -> None:
    assert worker.run(Double(1)) == 2
    worker.stop()
    assert worker.run(Double(2)) == 4


# The end


def test_closing_at_work_ends_the_process_and_the_call(worker: WorkerProcess) -> None:
    call = Call(worker, Silent())
    assert call.runs.wait(20)
    worker.close()
    assert isinstance(call.end(), Cancelled)
    assert ends(call.reported[0])


def test_closing_while_the_process_starts_ends_the_call(worker: WorkerProcess) -> None:
    call = Call(worker, UntilCancelled())
    assert becomes(lambda: worker._tickets == 1)
    worker.close()
    assert isinstance(call.end(), Cancelled)
    assert becomes(lambda: not active_children())


def test_a_closed_worker_runs_nothing(worker: WorkerProcess) -> None:
    worker.close()
    with pytest.raises(Cancelled):
        worker.run(Double(1))
    assert worker.pid is None


HOST = """
import signal
from gah_desktop.workers import Control
from gah_desktop.workers.process import WorkerProcess
from tests.workers.tasks import {task}
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may start a test with Ctrl-C ignored
    WorkerProcess().run({task}(), Control(report=lambda pid: print(pid, flush=True)))
"""


def host(tmp_path: Path, task: str) -> subprocess.Popen[str]:
    """Another program that waits for a task."""
    script = tmp_path / "host.py"
    script.write_text(HOST.format(task=task), "utf-8")
    return subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )


@POSIX
def test_no_process_is_left_when_the_program_is_killed(tmp_path: Path) -> None:
    with host(tmp_path, "UntilCancelled") as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        assert is_running(pid)
        program.kill()
    assert ends(pid)


@POSIX
def test_ctrl_c_is_the_programs_alone(tmp_path: Path) -> None:
    with host(tmp_path, "UntilCancelled") as program:
        assert program.stdout is not None and program.stderr is not None
        pid = int(program.stdout.readline())
        os.killpg(program.pid, signal.SIGINT)
        told = program.stderr.read()
        assert program.wait(20) == -signal.SIGINT
    assert told.count("Traceback") == told.count("KeyboardInterrupt") == 1
    assert ends(pid)


# Several tasks and processes


def test_several_tasks_are_answered_by_their_numbers() -> None:
    with worker_processes(2) as workers:
        found = list(run_all([Double(number) for number in range(7)], workers))
    assert sorted(found) == [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)]


def test_no_more_processes_run_than_there_are_tasks() -> None:
    with worker_processes(3) as workers:
        assert list(run_all([Double(1)], workers)) == [(0, 2)]
        assert [worker.pid is None for worker in workers].count(True) == 2


def test_a_failure_among_several_ends_them_all() -> None:
    tasks: list[Task[Any]] = [UntilCancelled(), Raising(KeyError("ballroom"))]
    with worker_processes(2) as workers, pytest.raises(KeyError, match="ballroom"):
        list(run_all(tasks, workers))
    assert [worker.pid for worker in workers] == [None, None]


def test_when_several_are_cancelled_no_further_one_starts() -> None:
    begun: list[int] = []
    control = Control(lambda: len(begun) == 2, begun.append)
    with worker_processes(2) as workers:
        found = list(run_all([UntilCancelled()] * 9, workers, control))
        assert sorted(found) == [(0, "so far"), (1, "so far")]
        assert sorted(begun) == sorted(worker.pid for worker in workers if worker.pid)
    assert all(ends(pid) for pid in begun)


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_values_come_in_the_order_of_the_items(processes: int) -> None:
    assert list(map_in_processes(halve, range(0, 12, 2), processes)) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("processes", [1, 2])
def test_what_a_function_raises_is_raised_here(processes: int) -> None:
    with pytest.raises(ValueError, match="3 is odd"):
        list(map_in_processes(halve, [2, 4, 3], processes))


def test_who_stops_listening_ends_the_processes() -> None:
    values = map_in_processes(halve, range(0, 10**9, 2), 2)
    assert next(values) == 0
    pids = [child.pid for child in active_children()]
    assert len(pids) == 2
    values.close()  # type: ignore[attr-defined]
    assert not any(is_running(pid) for pid in pids if pid)


def test_answers_go_through_the_pipe_one_by_one() -> None:
    """The messages as they are, since both ends have to agree on them."""
    import pickle

    here, there = Pipe()
    answer = process._answer(pickle.dumps(Countdown(2)), there)
    assert answer == (1, "lift-off")
    assert [here.recv(), here.recv()] == [(0, 2), (0, 1)]
    kind, error = process._answer(b"no task", there)
    assert kind == 2 and isinstance(error, pickle.UnpicklingError)
