"""Tests of gah_desktop.models."""
