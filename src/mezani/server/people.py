"""Who asks: guests with a name, accounts with a password, devices that know a seat's link, bots with a token.

Secrets are random and long; the store holds their hashes, so that finding one is comparing hashes.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mezani.server.errors import Denied
from mezani.server.forms import ChangeMe, NewAccount
from mezani.server.messages import Me, NewTokenMade
from mezani.server.messages import Token as TokenShown
from mezani.server.moments import Moments
from mezani.server.store import Conflict, Store
from mezani.server.store.rows import Person, Token
from mezani.server.table import NOBODY_KNOWN, Reader

SECRET_BYTES = 24
MOST_SETTINGS = 4096
MOST_TOKENS = 10
MOST_LINKS = 20
"""Links of one seat, and seats one device remembers."""

USED_EVERY = 3600.0
HOST_KEY = "host key"
hasher = PasswordHasher(time_cost=3, memory_cost=19_456, parallelism=1)


@cache
def no_password() -> str:
    """Return what is compared with when there is no such account, so that an answer takes as long."""
    return hasher.hash(secrets.token_hex())


def new_secret() -> str:
    """Return a secret to be given away."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def account_name(name: str) -> str:
    """Return the one form of a name in which accounts are told apart."""
    return " ".join(name.casefold().split())


class People:
    """Tells who asks, and makes people known."""

    def __init__(self, store: Store, moments: Moments) -> None:
        self._store = store
        self._moments = moments
        self._hashing = asyncio.Semaphore(2)

    # Who asks ---------------------------------------------------------------------------------------------------------

    async def reader(self, session: str, links: list[str], bearer: str) -> Reader:
        """Return who comes with these secrets; an unknown bearer token is an error, an unknown cookie nobody."""
        person = await self._holder(bearer or session, "bot" if bearer else "session")
        if bearer and person is None:
            raise Denied("not_allowed", "no-token")
        chairs = frozenset([chair for link in links[:MOST_LINKS] if (chair := await self._chair(link)) is not None])
        if person is None:
            return Reader(chairs=chairs) if chairs else NOBODY_KNOWN
        return Reader(person.id, chairs, person.name, person.language, person.account is not None, person.host)

    async def _holder(self, secret: str, kind: str) -> Person | None:
        token = await self._store.token(digest(secret)) if secret else None
        if token is None or token.kind != kind or token.person is None:
            return None
        now = self._moments.now()
        if token.used is None or now - token.used > USED_EVERY:
            await self._store.used(token.hash, now)
        return await self._store.person(token.person)

    async def _chair(self, link: str) -> tuple[int, int] | None:
        token = await self._store.token(digest(link))
        if token is None or token.kind != "seat" or token.table is None or token.chair is None:
            return None
        return token.table, token.chair

    # Becoming somebody ------------------------------------------------------------------------------------------------

    async def guest(self, name: str, language: str) -> tuple[Reader, str]:
        """Make a person of a name; return who it is and the secret of the session."""
        person = Person(0, name.strip(), language, self._moments.now())
        person.id = await self._store.add_person(person)
        return Reader(person.id, name=person.name, language=language), await self._session(person.id)

    async def _session(self, person: int) -> str:
        return await self._give("session", person=person)

    async def _give(self, kind: str, label: str = "", id: str = "", **whose: int) -> str:
        secret = new_secret()
        token = Token(digest(secret), id or secrets.token_hex(6), kind, self._moments.now(), label=label, **whose)
        await self._store.add_token(token)
        return secret

    async def keep_name(self, reader: Reader, wish: NewAccount) -> None:
        """Make an account of a guest."""
        if reader.person is None or reader.account:
            raise Denied("conflict", "has-account")
        hashed = await self._hashed(wish.password)
        try:
            await self._store.change_person(
                reader.person, name=wish.name, account=account_name(wish.name), password=hashed
            )
        except Conflict:
            raise Denied("conflict", "name-taken") from None

    async def log_in(self, reader: Reader, name: str, password: str) -> tuple[str, list[str]]:
        """Return the secret of a session of an account, and the tables that a guest on this device brings into it."""
        person = await self._store.account(account_name(name))
        if not await self._matches(person.password if person and person.password else no_password(), password):
            raise Denied("not_allowed", "wrong-password")
        assert person is not None
        guest = reader.person is not None and not reader.account
        brought = await self._store.gather(reader.person, person.id) if guest and reader.person is not None else []
        return await self._session(person.id), brought

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False

    async def log_out(self, session: str) -> None:
        """End a session."""
        await self._store.remove_token(digest=digest(session))

    # Oneself ----------------------------------------------------------------------------------------------------------

    async def me(self, reader: Reader) -> Me:
        """Return what a person is shown of oneself."""
        person = None if reader.person is None else await self._store.person(reader.person)
        if person is None:
            return Me(None)
        settings = msgspec.json.decode(person.settings)
        return Me(person.name, person.language, person.mark, person.account is not None, person.host, settings)  # type: ignore[arg-type]

    async def change(self, reader: Reader, wish: ChangeMe) -> None:
        """Change name, language, mark or settings."""
        given = {name: getattr(wish, name) for name in ("name", "language", "mark", "settings")}
        values = {name: value for name, value in given.items() if value is not msgspec.UNSET}
        if "settings" in values:
            values["settings"] = msgspec.json.encode(values["settings"]).decode()
            if len(values["settings"]) > MOST_SETTINGS:
                raise Denied("too_long", "too-long")
        if "name" in values and reader.account:
            values["account"] = account_name(values["name"])
        if values:
            try:
                await self._store.change_person(known(reader), **values)
            except Conflict:
                raise Denied("conflict", "name-taken") from None

    async def give_token(self, reader: Reader, label: str) -> NewTokenMade:
        """Make a token that plays for a person."""
        person = known(reader)
        if len(await self._store.bot_tokens(person)) >= MOST_TOKENS:
            raise Denied("too_many", "too-many")
        id = secrets.token_hex(6)
        return NewTokenMade(id, label, await self._give("bot", label, id, person=person))

    async def tokens(self, reader: Reader) -> list[TokenShown]:
        """Return a person's tokens, without their secrets."""
        found = await self._store.bot_tokens(known(reader))
        return [TokenShown(token.id, token.label, token.created, token.used) for token in found]

    # Seats and the place ----------------------------------------------------------------------------------------------

    async def link(self, table: int, chair: int) -> str:
        """Return a new secret of a seat."""
        if await self._store.count_tokens(table, chair) >= MOST_LINKS:
            raise Denied("too_many", "too-many")
        return await self._give("seat", table=table, chair=chair)

    async def chair_of(self, link: str) -> tuple[int, int]:
        """Return the table and chair that a link opens."""
        chair = await self._chair(link)
        if chair is None:
            raise Denied("not_allowed", "no-link")
        return chair

    async def become_host(self, reader: Reader, key: str) -> None:
        """Make a person the host of the place, if the key is right; it is used up."""
        kept = await self._store.value(HOST_KEY)
        if kept is None or not hmac.compare_digest(kept, digest(key).encode()):
            raise Denied("not_allowed", "no-link")
        await self._store.change_person(known(reader), host=True)
        await self._store.set_value(HOST_KEY, digest(new_secret()).encode())


def known(reader: Reader) -> int:
    """Return the person who asks; somebody without a name cannot do this."""
    if reader.person is None:
        raise Denied("not_allowed", "no-name")
    return reader.person
