"""The OpenAPI document: every address, and every type that goes over the wire, live messages too."""

from __future__ import annotations

import inspect
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar

from mezani.games import GAMES, game
from mezani.server import forms, messages

REF = "#/components/schemas/{name}"
ARGUMENT = {
    "description": "An argument of a Say.",
    "anyOf": [
        {"type": "string"},
        {"type": "integer"},
        {"$ref": REF.format(name="Say")},
        {"type": "array", "items": {"$ref": REF.format(name="Argument")}},
    ],
}
SAY = {
    "type": "object",
    "title": "Say",
    "description": "A message id of the catalogues with its arguments, worded by whoever reads it.",
    "properties": {
        "id": {"type": "string"},
        "args": {"type": "object", "additionalProperties": {"$ref": REF.format(name="Argument")}},
    },
    "required": ["id", "args"],
}


def wire_types() -> list[Any]:
    """Return every type of `forms` and `messages`."""
    found = [each for part in (forms, messages) for _, each in inspect.getmembers(part, inspect.isclass)]
    own = [each for each in found if issubclass(each, msgspec.Struct) and each.__module__.startswith("mezani.server.")]
    return list(dict.fromkeys(own))


def views() -> dict[str, Any]:
    """Return the class of each game's view by its name here."""
    return {f"{id.title()}View": get_type_hints(game(id).views.view)["return"] for id in GAMES}


def components() -> dict[str, Any]:
    """Return the schema of every type, each under a name of its own."""
    _, found = msgspec.json.schema_components([*wire_types(), *views().values()], ref_template=REF)
    return renamed(found) | {
        "AnyView": {"anyOf": [{"$ref": REF.format(name=name)} for name in views()]},
        "Say": SAY,
        "Argument": ARGUMENT,
        "Incoming": one_of(messages.Incoming),
        "Outgoing": one_of(messages.Outgoing),
    }


def one_of(union: Any) -> dict[str, Any]:
    """Return a schema that is one of several messages, told apart by `kind`."""
    names = [each.__name__ for each in union.__args__]
    kinds = {each.__struct_config__.tag: REF.format(name=each.__name__) for each in union.__args__}
    return {
        "anyOf": [{"$ref": REF.format(name=name)} for name in names],
        "discriminator": {"propertyName": "kind", "mapping": kinds},
    }


def renamed(schemas: dict[str, Any]) -> dict[str, Any]:
    """Give types of the games that share a name the name of their game: `MaraView`."""
    names = {f"{kind.__module__}.{kind.__qualname__}": name for name, kind in views().items()}
    names |= {f"{kind.__module__}.{kind.__qualname__}": kind.__name__ for kind in wire_types()}
    text = msgspec.json.encode(schemas).decode()
    for long, short in names.items():
        text = text.replace(f'"#/components/schemas/{long}"', f'"#/components/schemas/{short}"')
        text = text.replace(f'"{long}":', f'"{short}":')
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def document(app: Litestar) -> dict[str, Any]:
    """Return the whole document."""
    found = app.openapi_schema.to_schema()
    found["components"] = {**found.get("components", {}), "schemas": components()}
    return found
