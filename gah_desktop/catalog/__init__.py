"""What is printed on the components: models, loader and an owner's corrections. Knows no rules.

The models are read only where one is asked for: a game from the kept catalog (`kept`) needs none.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .loader import corrected_catalog, keep_catalog_in, load_catalog

if TYPE_CHECKING:
    from .models import Catalog
    from .overrides import apply_overrides
    from .problems import OverrideProblem

__all__ = [
    "Catalog",
    "OverrideProblem",
    "apply_overrides",
    "corrected_catalog",
    "keep_catalog_in",
    "load_catalog",
]

_LATER = {"Catalog": "models", "OverrideProblem": "problems", "apply_overrides": "overrides"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
