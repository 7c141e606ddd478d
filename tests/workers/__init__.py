"""Tests of gah_desktop.workers."""
