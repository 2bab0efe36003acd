"""Views and events as JSON: the same knowledge gives the same bytes."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any


def plain(value: Any) -> Any:
    """Return a value as JSON data: dataclasses as objects, tuples as lists, keys as texts."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if value is None or isinstance(value, str | int | float | bool):
        return value
    raise TypeError(f"{type(value).__name__} cannot be part of a view: {value!r}")


def encode(value: Any) -> bytes:
    """Return a value as JSON bytes, keys sorted."""
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":")).encode()
