"""Old formats are brought up one step at a time; the data read stays as it was."""

from gah_desktop.record.migrations import FORMAT_VERSION, STEPS, Data, migrate


def test_steps_run_in_order_from_the_version_found() -> None:
    def first(data: Data) -> Data:
        return {**data, "seen": [1]}

    def second(data: Data) -> Data:
        return {**data, "seen": [*data.get("seen", []), 2]}

    old: Data = {"version": 1}
    assert migrate(old, 1, {1: first, 2: second}, 3) == {"version": 3, "seen": [1, 2]}
    assert migrate({"version": 2}, 2, {1: first, 2: second}, 3) == {"version": 3, "seen": [2]}
    assert old == {"version": 1}


def test_there_is_a_step_from_every_older_format() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT_VERSION))


def test_the_current_format_stays_as_it_is() -> None:
    data: Data = {"version": FORMAT_VERSION, "setup": {}}
    assert migrate(data, FORMAT_VERSION) is data
