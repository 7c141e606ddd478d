"""What is printed on the components: models, loader and an owner's corrections. Knows no rules."""

from .loader import load_catalog
from .models import Catalog
from .overrides import apply_overrides
from .problems import OverrideProblem

__all__ = ["Catalog", "OverrideProblem", "apply_overrides", "load_catalog"]
