"""People: a name is enough; an account gathers what a guest did; a seat's link opens it on another device."""

from __future__ import annotations

from pathlib import Path

from tests.server.places import running, scenario


@scenario
async def test_a_guest_gives_a_name_and_keeps_language_mark_and_settings(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = place.person()
        assert (await ada.get("/me"))["name"] is None
        await ada.post("/tables", {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=403)
        await ada.named("Ada")
        await ada.ask(
            "PATCH", "/me", {"language": "de", "mark": "blue-circle", "settings": {"sound": True, "size": 120}}
        )
        me = await ada.get("/me")
        assert (me["name"], me["language"], me["mark"], me["account"]) == ("Ada", "de", "blue-circle", False)
        assert me["settings"] == {"sound": True, "size": 120}
        await ada.ask("PATCH", "/me", {"settings": {str(number): "x" * 200 for number in range(40)}}, status=413)
        await ada.ask("PATCH", "/me", {"name": " "}, status=400)


@scenario
async def test_an_account_gathers_the_tables_of_guests(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, phone = await place.person().named("Ada"), await place.person().named("Ada on the phone")
        first = await ada.opens("mara", ["me", "open"])
        await ada.post("/accounts", {"name": "Ada", "password": "giraffe and lion"})
        second = await phone.opens("africa", ["me", "open"])
        await phone.post("/login", {"name": "ada", "password": "giraffe and lionn"}, status=403)
        await phone.post("/login", {"name": " ada", "password": "giraffe and lion"}, status=400)
        me = await phone.post("/login", {"name": "ADA", "password": "giraffe and lion"})
        assert (me["name"], me["account"]) == ("Ada", True)
        for device in (ada, phone):
            assert {card["code"] for card in await device.get("/me/tables")} == {first, second}
        assert (await ada.get(f"/tables/{second}"))["your_seats"] == [0]
        await phone.post("/logout")
        assert (await phone.get("/me"))["name"] is None
        other = await place.person().named("Bob")
        await other.post("/accounts", {"name": "aDA", "password": "another password"}, status=409)


@scenario
async def test_a_seat_link_opens_the_seat_on_another_device_until_somebody_else_sits_there(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        code = await ada.opens("mara", ["me", "open", "open"])
        key = (await bob.post(f"/tables/{code}/join", {}))["key"]
        tablet = place.person()
        await tablet.post(f"/tables/{code}/seat", {"key": key[:-1] + "!"}, status=400)
        await tablet.post(f"/tables/{code}/seat", {"key": key[:-4] + "AAAA"}, status=403)
        assert (await tablet.post(f"/tables/{code}/seat", {"key": key}))["seat"] == 1
        await ada.post(f"/tables/{code}/start")
        assert (await tablet.view(code))["view"]["hands"] == (await bob.view(code))["view"]["hands"]
        assert (await tablet.get(f"/tables/{code}"))["your_seats"] == [1]

        code = await ada.opens("mara", ["me", "open", "open"])
        key = (await bob.post(f"/tables/{code}/join", {}))["key"]
        await tablet.post(f"/tables/{code}/seat", {"key": key})
        await bob.post(f"/tables/{code}/leave", {"seat": 1})
        carol = await place.person().named("Carol")
        assert (await carol.post(f"/tables/{code}/join", {"seat": 1}))["seat"] == 1
        assert (await tablet.get(f"/tables/{code}"))["your_seats"] == []


@scenario
async def test_secrets_are_kept_as_hashes(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = await place.person().named("Ada")
        created = await ada.post("/tables", {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}]})
        token = (await ada.post("/me/tokens", {"label": "robot"}))["token"]
        await ada.post("/accounts", {"name": "Ada", "password": "giraffe and lion"})
        secrets = [ada.http.cookies["mezani"], created["seated"][0]["key"], token, "giraffe and lion"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ada" in kept
    for secret in secrets:
        assert secret.encode() not in kept


@scenario
async def test_all_own_data_is_one_file_and_can_be_removed(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        code = await ada.opens("mara", ["me", "open"])
        await bob.post(f"/tables/{code}/join", {})
        await bob.post(f"/tables/{code}/chat", {"text": "hello"})
        await bob.ask("PUT", f"/tables/{code}/note", {"text": "keep the elephant"})
        data = await bob.get("/me/export")
        assert data["person"]["name"] == "Bob"
        assert data["tables"][0]["record"].startswith("mezani 1\ngame mara\n")
        assert (data["chat"][0]["text"], data["notes"][0]["text"]) == ("hello", "keep the elephant")
        await bob.ask("DELETE", "/me")
        assert (await bob.get("/me"))["name"] is None
        seats = (await ada.get(f"/tables/{code}"))["seats"]
        assert (seats[1]["name"], seats[1]["sits_in"]) == ("?", True)
        assert [line["text"] for line in (await ada.get(f"/tables/{code}/chat"))["lines"]] == [""]


@scenario
async def test_the_host_of_the_place_is_who_has_the_key_first(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        key = place.house.first_host_key()
        assert key is not None
        assert place.house.first_host_key() is None
        await bob.get("/host", status=403)
        await bob.post("/host", {"key": "x" * 32}, status=403)
        assert (await ada.post("/host", {"key": key}))["host"]
        await bob.post("/host", {"key": key}, status=403)
        page = await ada.ask("PATCH", "/host", {"place": "Ada's", "who_opens": "accounts", "bots": False})
        assert (page["place"], page["who_opens"], page["people"], page["health"]["ok"]) == (
            "Ada's",
            "accounts",
            2,
            True,
        )
        await bob.post("/tables", {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=403)
        await bob.post("/accounts", {"name": "Bob", "password": "crocodile!"})
        await bob.opens("mara", ["me", "open"])
        await bob.post("/tables", {"game": "mara", "seats": [{"kind": "me"}, {"kind": "bot"}]}, status=403)
        copy = await ada.http.get("/api/host/backup")
        assert copy.content.startswith(b"SQLite format 3\0")
        assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []
