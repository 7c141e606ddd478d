"""Tests of gah_desktop.app."""
