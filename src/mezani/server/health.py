"""Whether the server can work, and figures for those who watch over it."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from mezani.core.errors import MezaniError
from mezani.server.house import House
from mezani.server.messages import Health


async def look(house: House) -> Health:
    """Return whether the server can work."""
    try:
        await house.store.ping()
        database = True
    except MezaniError:
        database = False
    return Health(
        ok=database,
        database=database,
        bots=house.workers.failures == 0,
        moves=house.tables.moves,
        connections=house.hub.number,
        up=round(time.monotonic() - house.begun, 1),
    )


class Figures(Collector):
    """What Prometheus is told, read from the house when it asks."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> list[Metric]:
        """Return all figures."""
        house = self._house
        return [
            CounterMetricFamily("mezani_moves", "Entries written to records", house.tables.moves),
            GaugeMetricFamily("mezani_connections", "Live connections", house.hub.number),
            GaugeMetricFamily("mezani_tables_in_memory", "Tables in memory", house.tables.in_memory),
            GaugeMetricFamily("mezani_bot_queue", "Decisions bots are asked for now", house.workers.waiting),
            CounterMetricFamily("mezani_bot_failures", "Decisions a bot failed to make", house.workers.failures),
            *house.tables.seconds.collect(),
        ]


def registry(house: House) -> CollectorRegistry:
    """Return the figures of this house alone."""
    found = CollectorRegistry()
    found.register(Figures(house))
    return found
