"""The contract of requests: callbacks in the GUI thread, one end for each, and none after it is cancelled."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from threading import Event, current_thread, main_thread
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gah_desktop.app.background import Background, Request
from gah_desktop.workers import Cancelled, Control
from tests.helpers.processes import ends
from tests.workers.tasks import Ending, UntilCancelled

AT_ONCE = 0.1  # seconds


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    background = Background()
    yield background
    background.close()


class Owner(QObject):
    """Submits tasks, and notes what it hears and in which thread."""

    def __init__(self, background: Background) -> None:
        super().__init__()
        self.background = background
        self.heard: list[tuple[str, Any]] = []

    def submit(self, run: Any) -> Request:
        return self.background.submit(self, run, self.result, self.failure, self.progress)

    def result(self, value: Any) -> None:
        self._note("result", value)

    def failure(self, error: Exception) -> None:
        self._note("failure", f"{type(error).__name__}: {error}")

    def progress(self, value: Any) -> None:
        self._note("progress", value)

    def _note(self, kind: str, value: Any) -> None:
        assert current_thread() is main_thread()
        self.heard.append((kind, value))


class Gate:
    """A task that waits until the test opens it, and does not look at its control before."""

    def __init__(self, value: str = "") -> None:
        self.value, self.begun, self.open, self.ended = value, Event(), Event(), Event()
        self.saw_cancel = False

    def run(self, control: Control) -> str:
        self.begun.set()
        self.open.wait(20)
        self.saw_cancel = control.is_cancelled()
        control.report(f"{self.value} is open")
        self.ended.set()
        return self.value


@pytest.fixture
def owner(background: Background) -> Owner:
    return Owner(background)


def test_progress_and_then_the_result_arrive_in_order(qtbot: QtBot, owner: Owner) -> None:
    def run(control: Control) -> str:
        assert current_thread() is not main_thread()
        for number in range(3):
            control.report(number)
        return "done"

    request = owner.submit(run)
    qtbot.waitUntil(lambda: len(owner.heard) == 4)
    assert owner.heard == [("progress", 0), ("progress", 1), ("progress", 2), ("result", "done")]
    assert not request.is_running and not request.is_cancelled


def test_a_failure_arrives_with_its_sentence_and_is_in_the_log(
    qtbot: QtBot, owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    def run(control: Control) -> None:
        control.report("half")
        raise ValueError("no such card: 7")

    owner.submit(run)
    qtbot.waitUntil(lambda: len(owner.heard) == 2)
    assert owner.heard == [("progress", "half"), ("failure", "ValueError: no such card: 7")]
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.exc_info is not None and "no such card: 7" in caplog.text


def test_a_worker_process_that_ends_is_a_failure(qtbot: QtBot, owner: Owner, background: Background) -> None:
    worker = background.worker()
    owner.submit(lambda control: worker.run(Ending(), control))
    qtbot.waitUntil(lambda: bool(owner.heard), timeout=20_000)
    assert owner.heard == [
        ("failure", "WorkerError: the worker process ended unexpectedly (exit code 3)"),
    ]


def test_requests_do_not_wait_for_each_other(qtbot: QtBot, owner: Owner) -> None:
    slow, quick = Gate("slow"), Gate("quick")
    owner.submit(slow.run)
    owner.submit(quick.run)
    quick.open.set()
    qtbot.waitUntil(lambda: len(owner.heard) == 2)
    slow.open.set()
    qtbot.waitUntil(lambda: len(owner.heard) == 4)
    assert [value for kind, value in owner.heard if kind == "result"] == ["quick", "slow"]


def test_a_request_cancelled_while_its_task_runs_calls_nothing(qtbot: QtBot, owner: Owner) -> None:
    gate = Gate()
    request = owner.submit(gate.run)
    assert gate.begun.wait(5)
    request.cancel()
    assert request.is_running, "the task has not noticed yet"
    gate.open.set()
    assert gate.ended.wait(5) and gate.saw_cancel
    qtbot.waitUntil(lambda: not request.is_running)
    qtbot.wait(1)
    assert owner.heard == []


def test_a_request_cancelled_with_its_result_on_the_way_calls_nothing(
    qtbot: QtBot, owner: Owner, background: Background
) -> None:
    request = owner.submit(lambda control: "done")
    ((_, thread),) = background._requests
    thread.join(5)  # the event loop does not turn meanwhile, so that nothing is delivered
    assert not request.is_running
    request.cancel()
    qtbot.wait(1)
    assert owner.heard == []


def test_cancelling_after_the_result_changes_nothing(qtbot: QtBot, owner: Owner) -> None:
    request = owner.submit(lambda control: 1)
    qtbot.waitUntil(lambda: owner.heard == [("result", 1)])
    request.cancel()
    owner.submit(lambda control: 2)
    qtbot.waitUntil(lambda: owner.heard == [("result", 1), ("result", 2)])


def test_a_failure_after_cancelling_is_nobodys_concern(
    qtbot: QtBot, owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    gate = Gate()

    def run(control: Control) -> None:
        gate.run(control)
        raise Cancelled

    request = owner.submit(run)
    assert gate.begun.wait(5)
    request.cancel()
    gate.open.set()
    qtbot.waitUntil(lambda: not request.is_running)
    qtbot.wait(1)
    assert owner.heard == [] and caplog.records == []


def test_nothing_is_called_after_its_owner_is_deleted(qtbot: QtBot, owner: Owner) -> None:
    gate = Gate()
    request = owner.submit(gate.run)
    delete(owner)
    gate.open.set()
    qtbot.waitUntil(lambda: not request.is_running)
    qtbot.wait(1)
    assert owner.heard == []


def test_closing_at_work_waits_for_no_task_and_calls_nothing(
    qtbot: QtBot, owner: Owner, background: Background
) -> None:
    gate, worker, pids = Gate(), background.worker(), list[int]()

    def run(control: Control) -> str:
        return worker.run(UntilCancelled(), control._replace(report=pids.append))

    owner.submit(gate.run)
    request = owner.submit(run)
    qtbot.waitUntil(lambda: bool(pids), timeout=20_000)
    began = perf_counter()
    background.close()
    assert perf_counter() - began < 2 * AT_ONCE
    assert ends(pids[0])
    gate.open.set()
    qtbot.waitUntil(lambda: not request.is_running)
    qtbot.wait(1)
    assert owner.heard == []


def test_what_is_closed_runs_nothing(qtbot: QtBot, owner: Owner, background: Background) -> None:
    background.close()
    gate = Gate()
    assert owner.submit(gate.run).is_cancelled
    assert not gate.begun.is_set()
    with pytest.raises(Cancelled):
        background.worker().run(UntilCancelled())


def test_a_task_at_work_lets_the_window_in_soon(qtbot: QtBot) -> None:
    sys.setswitchinterval(0.005)  # Python's own
    Background()
    assert sys.getswitchinterval() <= 0.001
