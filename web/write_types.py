"""Writes the TypeScript types of what goes over the wire, from `server/messages.py` and the view of each game."""

from __future__ import annotations

import dataclasses
import importlib
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UnsetType

from mezani.games import GAMES
from mezani.server import forms, messages

SOURCE = Path(__file__).parent / "src"
SIMPLE = {int: "number", str: "string", bool: "boolean", float: "number", type(None): "null", Any: "unknown"}
HEAD = "// Written by web/write_types.py from the Python types; do not edit.\n"
SAY = """export interface Say {
  id: string;
  args?: Record<string, Argument>;
}

/** Numbers, names that are the same in every language, further messages, and lists of these. */
export type Argument = string | number | Say | readonly Argument[];
"""


def typed(kind: Any, found: dict[str, type]) -> str:
    """Return the TypeScript type of an annotation, and note the classes that it names."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if is_record(kind):
        name = str(kind.__name__)
        found.setdefault(name, kind)
        return name
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return typed(parts[0], found)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(typed(part, found) for part in parts if part is not UnsetType))
    if origin is typing.Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in parts)
    if origin is dict:
        return f"Record<{typed(parts[0], found)}, {typed(parts[1], found)}>"
    if origin in (tuple, list):
        return sequence(parts, found)
    raise TypeError(f"no TypeScript type for {kind}")


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct))


def sequence(parts: tuple[Any, ...], found: dict[str, type]) -> str:
    if len(parts) == 1 or parts[-1] is ...:
        part = typed(parts[0], found)
        return f"readonly ({part})[]" if "|" in part or part.startswith("readonly") else f"readonly {part}[]"
    return f"readonly [{', '.join(typed(part, found) for part in parts)}]"


def interface(kind: type, found: dict[str, type]) -> str:
    """Return one class as an interface. What may be left out of a form is optional."""
    hints = typing.get_type_hints(kind, include_extras=True)
    lines = [f"export interface {kind.__name__} {{"]
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        lines += [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
        form = issubclass(kind, forms.Form) or kind.__module__ == forms.__name__
        for field in msgspec.structs.fields(kind):
            mark = "?" if form and not field.required else ""
            lines.append(f"  {field.name}{mark}: {typed(hints[field.name], found)};")
    else:
        lines += [f"  {field.name}: {typed(hints[field.name], found)};" for field in dataclasses.fields(kind)]  # type: ignore[arg-type]
    return "\n".join([*lines, "}", ""])


def interfaces(*kinds: type) -> str:
    """Return classes and all that they name."""
    found = {kind.__name__: kind for kind in kinds}
    written: dict[str, str] = {}
    while waiting := [name for name in found if name not in written and name != "Say"]:
        written[waiting[0]] = interface(found[waiting[0]], found)
    return "\n".join(written.values())


def wire() -> str:
    """Return all messages and forms."""
    kinds = [
        kind
        for module in (forms, messages)
        for kind in vars(module).values()
        if is_record(kind) and kind.__module__ == module.__name__ and kind is not forms.Form
    ]
    unions = [
        f"export type {name} = {' | '.join(part.__name__ for part in typing.get_args(getattr(messages, name)))};\n"
        for name in ("Incoming", "Outgoing")
    ]
    return "\n".join([HEAD, SAY, interfaces(*kinds), *unions])


def files() -> dict[Path, str]:
    """Return what each generated file holds."""
    done = {SOURCE / "wire" / "messages.gen.ts": wire()}
    for id in GAMES:
        view = importlib.import_module(f"mezani.games.{id}.view").View
        done[SOURCE / "games" / id / "view.gen.ts"] = f"{HEAD}\n{interfaces(view)}"
    return done


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
