"""Who sits where: mixtures of people and bots, starting, leaving, coming back, being sent away, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mezani import GAMES, Match
from tests.server.places import play_to_end, running, scenario


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_a_table_of_people_and_bots_plays_to_its_end_and_its_record_holds(tmp_path: Path, game: str) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        code = await ada.opens(game, ["me", "open", "bot"])
        assert [card["code"] for card in await ada.get("/me/tables")] == [code]
        await bob.post(f"/tables/{code}/join", {})
        await play_to_end(code, {0: ada, 1: bob})
        view = await ada.view(code)
        record = await place.person().get(f"/tables/{code}/record")
        assert Match.replay(record).ranks == view["result"]["ranks"]
        assert (await bob.get(f"/tables/{code}/verify"))["holds"] is True
        assert len(view["result"]["count"]["rows"]) == 3


@scenario
async def test_a_full_table_begins_and_an_open_one_waits_in_the_list(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob, carol = [await place.person().named(name) for name in ("Ada", "Bob", "bob")]
        code = await ada.opens("mara", ["me", "open", "open"], listing="open")
        hidden = await ada.opens("mara", ["me", "open"], listing="unlisted")
        assert [card["code"] for card in await bob.get("/tables")] == [code]
        assert (await bob.post(f"/tables/{code.lower().replace('-', '')}/join", {}))["seat"] == 1
        assert (await bob.post(f"/tables/{code}/join", {}))["seat"] == 1, "who sits already is told where"
        seated = await carol.post(f"/tables/{code}/join", {})
        assert seated["table"]["state"] == "running"
        assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ada", "Bob", "bob 2"]
        assert await bob.get("/tables") == []
        await place.person().post(f"/tables/{code}/join", {"name": "Dan"}, status=409)
        await bob.post(f"/tables/{hidden}/start", status=403)
        begun = await ada.post(f"/tables/{hidden}/start")
        assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot"]
        await ada.post(f"/tables/{hidden}/start", status=409)


@scenario
async def test_the_host_fills_seats_and_seats_can_be_drawn(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        code = await ada.opens("africa", ["me", "open", "open", "open", "open"], order="random")
        key = (await bob.post(f"/tables/{code}/join", {"seat": 3}))["key"]
        filled = await ada.post(f"/tables/{code}/fill", {"seat": 1, "level": "strong"})
        assert (filled["seats"][1]["kind"], filled["seats"][1]["level"]) == ("bot", "strong")
        assert (await ada.post(f"/tables/{code}/fill", {"seat": 1}))["seats"][1]["kind"] == "open"
        await ada.post(f"/tables/{code}/fill", {"seat": 3, "level": "strong"}, status=409)
        await ada.post(f"/tables/{code}/fill", {"seat": 1, "level": "no such level"}, status=400)
        begun = await ada.post(f"/tables/{code}/start")
        assert sorted(seat["kind"] for seat in begun["seats"]) == ["bot", "bot", "bot", "person", "person"]
        tablet = place.person()
        seat = (await tablet.post(f"/tables/{code}/seat", {"key": key}))["seat"]
        assert begun["seats"][seat]["name"] == "Bob", "the link follows the seat that was drawn"


@scenario
async def test_who_leaves_is_played_by_a_bot_and_takes_the_seat_back(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        code = await ada.opens("mara", ["me", "open"])
        await bob.post(f"/tables/{code}/join", {})
        left = await bob.post(f"/tables/{code}/leave", {"seat": 1})
        assert (left["seats"][1]["sits_in"], left["seats"][1]["name"]) == (True, "Bob")
        for _ in range(4):
            async with asyncio.timeout(10):
                while (await ada.view(code, 0))["to_act"] != [0]:
                    await asyncio.sleep(0.01)
            await ada.acts(code)
        back = await bob.post(f"/tables/{code}/return", {"seat": 1})
        assert not back["seats"][1]["sits_in"]
        await ada.post(f"/tables/{code}/leave", {"seat": 1}, status=403)
        await ada.post(f"/tables/{code}/leave", {"seat": 0})
        await bob.post(f"/tables/{code}/leave", {"seat": 1})
        turn = (await bob.view(code))["turn"]
        await asyncio.sleep(0.1)
        assert (await bob.view(code))["turn"] <= turn + 1, "bots do not play on where nobody is left"


@scenario
async def test_the_host_sends_away_and_mutes(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob, carol = [await place.person().named(name) for name in ("Ada", "Bob", "Carol")]
        code = await ada.opens("mara", ["me", "open", "open"])
        await bob.post(f"/tables/{code}/join", {})
        await bob.post(f"/tables/{code}/kick", {"seat": 0}, status=403)
        await ada.post(f"/tables/{code}/mute", {"seat": 1, "muted": True})
        async with ada.live(code) as live:
            await live.next("presence")
            await bob.post(f"/tables/{code}/chat", {"text": "psst"})
            assert "chat" not in await live.quiet()
        assert (await ada.get(f"/tables/{code}/chat"))["lines"] == []
        assert [line["text"] for line in (await bob.get(f"/tables/{code}/chat"))["lines"]] == ["psst"]
        assert (await ada.post(f"/tables/{code}/kick", {"seat": 1}))["seats"][1]["kind"] == "open"
        await bob.post(f"/tables/{code}/chat", {"text": "hey"}, status=403)
        await bob.post(f"/tables/{code}/join", {"seat": 1})
        await carol.post(f"/tables/{code}/join", {})
        kicked = await ada.post(f"/tables/{code}/kick", {"seat": 1})
        assert kicked["seats"][1]["kind"] == "bot"
        assert (await bob.get(f"/tables/{code}"))["your_seats"] == []


@scenario
async def test_a_rematch_is_one_table_whoever_asks_first(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
        code = await ada.opens("mara", ["me", "open"], options={"rounds": 1})
        await bob.post(f"/tables/{code}/join", {})
        await ada.post(f"/tables/{code}/rematch", status=409)
        await play_to_end(code, {0: ada, 1: bob})
        both = await asyncio.gather(ada.post(f"/tables/{code}/rematch"), bob.post(f"/tables/{code}/rematch"))
        assert both[0]["code"] == both[1]["code"] == (await ada.get(f"/tables/{code}"))["next"]
        table = both[0]["table"]
        assert (table["state"], table["options"]["rounds"]) == ("running", 1)
        assert [seat["name"] for seat in table["seats"]] == ["Bob", "Ada"], "seats move on by one"


@scenario
async def test_at_one_screen_one_person_plays_all_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        giulia = await place.person().named("Giulia")
        seats = [{"kind": "me"}, {"kind": "person", "name": "Leo"}, {"kind": "person", "name": "Leo"}, {"kind": "bot"}]
        code = await giulia.opens("mara", seats, listing="screen")
        table = await giulia.get(f"/tables/{code}")
        assert [seat["name"] for seat in table["seats"]] == ["Giulia", "Leo", "Leo 2", table["seats"][3]["name"]]
        assert (table["state"], table["your_seats"]) == ("running", [0, 1, 2])
        hands = [(await giulia.view(code, seat))["view"]["hands"] for seat in range(3)]
        assert all("?" not in hands[seat][seat] and "?" in hands[seat][1 - seat] for seat in range(2))
        async with giulia.live(code, 0) as live:
            await live.next("view", seat=0)
            await live.send(kind="look", seat=1, id="a")
            assert (await live.next("view", seat=1))["view"]["hands"] == hands[1]
            await live.send(kind="look", seat=3, id="b")
            assert (await live.next("refused", id="b"))["code"] == "not_allowed"


@scenario
async def test_options_that_make_no_game_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = await place.person().named("Ada")
        bad = [
            {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]},
            {"game": "mara", "seats": [{"kind": "me"}]},
            {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rounds": 99}},
            {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"colour": "red"}},
            {"game": "mara", "seats": [{"kind": "me"}, {"kind": "person"}]},
            {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}], "surprise": 1},
        ]
        for wish in bad:
            assert (await ada.post("/tables", wish, status=400))["code"] == "bad"
        code = await ada.opens("mara", ["me", "open"], options={"rounds": 1})
        table = await ada.get(f"/tables/{code}")
        assert (table["options"]["rounds"], table["house"]) == (1, True)
