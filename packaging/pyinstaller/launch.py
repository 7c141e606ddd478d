"""Where a frozen bundle starts: the same as the command gah-desktop.

`-c CODE ARGUMENTS` runs a piece of Python, as Python itself does: `bench` measures in processes of their own.
"""

import multiprocessing
import sys

from gah_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-c"]:
        code = sys.argv[2]
        sys.argv = ["-c", *sys.argv[3:]]
        exec(compile(code, "<string>", "exec"))
    else:
        sys.exit(main())
