"""Grand Austria Hotel, desktop edition: the package and its version. Imports nothing."""

__version__ = "1.0.0"
