"""python -m gah_desktop: the same as the command gah-desktop."""

import sys
from multiprocessing import freeze_support

from gah_desktop.cli import main

if __name__ == "__main__":
    freeze_support()  # in a bundle, `simulate --jobs` starts this file again
    sys.exit(main())
