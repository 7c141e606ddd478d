"""Tests of the translations: the .ts files, the glossary, and what is said with them."""
