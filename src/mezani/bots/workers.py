"""Work shared out over executors: here, over processes, or over a cluster. Results come in any order, none is lost."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from typing import Any, ParamSpec, TypeVar

from mezani.core.errors import MezaniError

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Item = TypeVar("Item")

MOST_BREAKS = 3
"""So many times a pool whose worker died is replaced before it is taken for a fault of the work itself."""


class NoCluster(MezaniError):
    """The cluster cannot be used."""


class Here(Executor):
    """Does the work at once, in this process: one worker needs no pool."""

    def submit(
        self, fn: Callable[Parameters, Result], /, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Future[Result]:
        """Return a future that is done."""
        future: Future[Result] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def executors(jobs: int = 1, cluster: str | None = None) -> Iterator[Callable[[], Executor]]:
    """Yield what makes an executor: so many processes, or the Dask cluster at an address; all end with the context."""
    with ExitStack() as stack:

        def make() -> Executor:
            if cluster is not None:
                return stack.enter_context(join_cluster(cluster)).get_executor()  # type: ignore[no-any-return]
            if jobs == 1:
                return Here()
            pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
            stack.callback(pool.shutdown, cancel_futures=True)
            return pool

        yield make


def join_cluster(address: str) -> Any:
    """Return a client of a running Dask cluster."""
    try:
        from distributed import Client  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise NoCluster("a cluster needs the extra: pip install mezani[cluster]") from error
    try:
        return Client(address, timeout=10, set_as_default=False)  # type: ignore[no-untyped-call]
    except OSError as error:
        raise NoCluster(f"no cluster at {address}: {error}") from error


def results(
    make: Callable[[], Executor], work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[tuple[int, Result]]:
    """Yield the number of each item with its result, as they are done; what a dying worker held is done again."""
    waiting = dict(enumerate(items))
    for _ in range(MOST_BREAKS):
        executor = make()
        futures: dict[Future[Result], int] = {}
        try:
            futures = {executor.submit(work, item): number for number, item in waiting.items()}
            for future in as_completed(futures):
                result = future.result()
                del waiting[futures[future]]
                yield futures[future], result
            return
        except BrokenExecutor:
            continue
    raise MezaniError(f"{len(waiting)} pieces of work ended their workers again and again")
