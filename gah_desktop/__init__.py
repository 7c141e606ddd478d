"""Grand Austria Hotel, desktop edition: the package and its version.

Between two releases the version is that of the next release, with `.dev0` behind it."""

__version__ = "2.0.0.dev0"
