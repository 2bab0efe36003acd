"""Structured logs: one line of JSON for each thing worth knowing, without names, secrets, choices or addresses."""

from __future__ import annotations

import json
import logging
import sys
import time

logger = logging.getLogger("mezani")


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line = {"at": moment, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str) -> None:
    """Write to the standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("mezani", "uvicorn.error"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).propagate = False
        logging.getLogger(name).setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel("WARNING")


def debug(what: str, **facts: object) -> None:
    """Write what only a developer wants to know."""
    logger.debug(what, extra={"facts": facts})


def info(what: str, **facts: object) -> None:
    """Write what happened."""
    logger.info(what, extra={"facts": facts})


def warning(what: str, **facts: object) -> None:
    """Write what should not happen but is dealt with."""
    logger.warning(what, extra={"facts": facts})


def bug(what: str, error: BaseException, **facts: object) -> None:
    """Write a bug, with where it was."""
    logger.error(what, exc_info=error, extra={"facts": facts})
