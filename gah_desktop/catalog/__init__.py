"""What is printed on the components: plain objects, a loader, an owner's corrections. Knows no rules."""

from .corrected import corrected_catalog, load_catalog
from .loader import expanded, expanded_catalog
from .models import Catalog
from .problems import OverrideProblem

__all__ = ["Catalog", "OverrideProblem", "corrected_catalog", "expanded", "expanded_catalog", "load_catalog"]
