"""Where a frozen bundle starts: the same as the command gah-desktop."""

import multiprocessing
import sys

from gah_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
