"""The bases of all models of printed components, and the items they count. Knows no rules."""

from collections.abc import Mapping
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .answers import ItemCountsAnswers, SourcedAnswers
from .basics import Provenance


class Printed(BaseModel):
    """Base of everything in the catalog: it never changes and knows each of its keys."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Sourced(SourcedAnswers, Printed):
    """A component that remembers, field by field, where its values come from."""

    provenance: Mapping[str, Provenance]

    @model_validator(mode="after")
    def _provenance_names_fields(self) -> Self:
        strangers = set(self.provenance) - set(type(self).model_fields)
        if strangers:
            raise ValueError(f"provenance of unknown fields: {', '.join(sorted(strangers))}")
        return self


class ItemCounts(ItemCountsAnswers, Printed):
    """How many of each item, as an order or a gain."""

    strudel: int = Field(default=0, ge=0)
    cake: int = Field(default=0, ge=0)
    wine: int = Field(default=0, ge=0)
    coffee: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.total:
            raise ValueError("at least one item")
        return self
