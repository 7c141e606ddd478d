"""python -m gah_desktop: the same as the command gah-desktop."""

import sys

from gah_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # in a bundle, `simulate --jobs` starts this file again
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
