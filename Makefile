# Everything that is done to the project. `make help` lists it; `make play` and `make test` work on a fresh machine.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
RUN := $(VENV)/bin/python
SOURCES := $(wildcard i18n/*.ts)
SHIPPED := $(shell find gah_desktop resources packaging -name __pycache__ -prune -o -type f -print)
# two processes; a file's tests stay together, and so do its costly beginnings
PARALLEL := -n 2 --dist loadfile
CHECKED := gah_desktop tests packaging setup.py
SEED ?= spring
PER_PART ?= 30
# the versions that were tested; `make test-tomorrow` leaves them out
CONSTRAINTS ?= --constraint packaging/constraints.txt
INSTALL = $(RUN) -m pip install --quiet --disable-pip-version-check $(CONSTRAINTS)
PYTHONS = $(shell $(PYTHON) packaging/pythons.py)

# tests start the program a hundred times
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play venv lint test test-all test-python test-pythons test-tomorrow constraints
.PHONY: bundle deb flatpak tools test-packages mutants compiled train bench pictures i18n qm clean

help: ## what can be made
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(VENV)/.play i18n/.compiled ## open the game
	@$(RUN) packaging/check_system.py --window
	@$(RUN) -m gah_desktop

venv: $(VENV)/.test ## the virtual environment, with all that tests need

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml packaging/constraints.txt
	$(RUN) packaging/requirements.py > $(VENV)/play.txt
	$(INSTALL) -r $(VENV)/play.txt
	$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	$(RUN) packaging/requirements.py dev > $(VENV)/test.txt
	$(INSTALL) -r $(VENV)/test.txt
	@touch $@

$(VENV)/.bundle: $(VENV)/.play
	$(RUN) packaging/requirements.py bundle > $(VENV)/bundle.txt
	$(INSTALL) -r $(VENV)/bundle.txt
	@touch $@

$(VENV)/.packages: $(VENV)/.test $(VENV)/.bundle
	$(RUN) packaging/requirements.py dev bundle packages > $(VENV)/packages.txt
	$(INSTALL) -r $(VENV)/packages.txt
	@touch $@

i18n/.compiled: $(VENV)/.play $(SOURCES) packaging/translations.py
	@$(RUN) packaging/check_system.py
	$(RUN) packaging/translations.py compile
	@touch $@

lint: $(VENV)/.test ## format, lint and types, without changing anything
	$(RUN) -m ruff format --check --quiet $(CHECKED)
	$(RUN) -m ruff check --quiet $(CHECKED)
	$(RUN) -m mypy --no-error-summary

bundle: dist/.bundle ## a folder with the game and all it needs, and an archive of it, into dist

dist/.bundle: $(VENV)/.bundle i18n/.compiled $(SHIPPED)
	$(RUN) packaging/bundle.py
	@touch $@

deb: dist/.bundle ## a package for Debian and Ubuntu, into dist
	$(RUN) packaging/deb.py

flatpak: $(VENV)/.play ## the Flatpak, by flatpak-builder, into build/flatpak/app
	rm -rf build/flatpak/wheels
	$(RUN) packaging/flatpak/wheels.py fetch build/flatpak/wheels
	flatpak-builder --force-clean --disable-download --user build/flatpak/app \
		packaging/flatpak/io.github.gah_desktop.GahDesktop.yml

test: lint i18n/.compiled ## lint, types and all tests but the slow ones, without a display
	@$(RUN) packaging/check_system.py
	$(RUN) -m pytest -q $(PARALLEL) -m "not slow"

test-all: lint i18n/.compiled dist/.bundle ## the same, with the slow tests, and the bundle made and started
	@$(RUN) packaging/check_system.py
	$(RUN) -m pytest -q $(PARALLEL) -m "not packages"

tools:
	@$(PYTHON) packaging/check_tools.py

test-packages: tools $(VENV)/.packages deb ## every package made, checked and installed, as far as this system can: as root
	$(RUN) -m pytest -q -m packages

test-python: $(VENV)/.test i18n/.compiled
	@$(RUN) packaging/check_system.py
	$(RUN) -m pytest -q $(PARALLEL) -m "not slow"

test-pythons: ## the fast tests with every Python from 3.11 on that is found here
	@failed=; for python in $(PYTHONS); do echo "$$python:"; \
		$(MAKE) test-python PYTHON=$$python VENV=build/pythons/$${python##*/} || failed="$$failed $$python"; \
	done; test -z "$$failed" || { echo "Tests failed with$$failed"; exit 1; }

test-tomorrow: ## the same with the newest of everything, tested or not
	@failed=; for python in $(PYTHONS); do echo "$$python:"; rm -rf build/tomorrow/$${python##*/}; \
		$(MAKE) test-python PYTHON=$$python VENV=build/tomorrow/$${python##*/} CONSTRAINTS=--upgrade \
			|| failed="$$failed $$python"; \
	done; test -z "$$failed" || { echo "Tests failed with$$failed"; exit 1; }

constraints: ## record what test-tomorrow ran with as the versions that were tested
	@set -e; for python in $(PYTHONS); do \
		$(MAKE) build/tomorrow/$${python##*/}/.packages VENV=build/tomorrow/$${python##*/} CONSTRAINTS=; done
	$(PYTHON) packaging/constraints.py build/tomorrow/*/bin/python

mutants: $(VENV)/.test i18n/.compiled ## measure the tests: SEED=name PER_PART=30, goes on where it was broken off
	$(RUN) packaging/mutants.py --seed "$(SEED)" --per-part $(PER_PART)

compiled: $(VENV)/.test ## the rules and bots through mypyc into build/compiled: needs a C compiler
	$(RUN) packaging/compiled.py --prove 20

$(VENV)/.train: $(VENV)/.test
	$(RUN) packaging/requirements.py train > $(VENV)/train.txt
	$(INSTALL) -r $(VENV)/train.txt
	@touch $@

train: $(VENV)/.train ## fit the learned value by self-play, and write resources/bots/value.json
	$(RUN) packaging/train.py --jobs 2

bench: $(VENV)/.play ## how fast the rules are, as JSON
	@$(RUN) -m gah_desktop bench

pictures: $(VENV)/.play i18n/.compiled ## draw the pictures of the README anew
	$(RUN) -m gah_desktop screenshot --page table --turn 26 --theme night --out docs/table.png
	$(RUN) -m gah_desktop screenshot --page table --turn 26 --theme day --lang de --out docs/table-day.png
	$(RUN) -m gah_desktop screenshot --page score --theme night --out docs/score.png
	$(RUN) -m gah_desktop screenshot --page emperor --turn 26 --theme day --out docs/emperor.png
	$(RUN) -m gah_desktop screenshot --page start --theme night --out docs/start.png

i18n: $(VENV)/.play ## update the translation files from the code
	$(RUN) packaging/translations.py update

qm: i18n/.compiled ## compile the translations

clean: ## remove everything that was made, the virtual environment too
	rm -rf $(VENV) build dist *.egg-info i18n/.compiled i18n/*.qm .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find gah_desktop tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
