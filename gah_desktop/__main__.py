"""python -m gah_desktop: the same as the command gah-desktop."""

import sys

from gah_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
