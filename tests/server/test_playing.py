"""What seats do: drafts that nobody else sees, sealed choices, taking back, going back together, stale choices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.places import Person, Place, play_to_end, running, scenario


async def pair(place: Place, game: str, **wish: Any) -> tuple[str, Person, Person]:
    """Return a running table of two people."""
    ada, bob = await place.person().named("Ada"), await place.person().named("Bob")
    code = await ada.opens(game, ["me", "open"], **wish)
    await bob.post(f"/tables/{code}/join", {})
    return code, ada, bob


async def until_drafts(code: str, people: list[Person]) -> tuple[int, Any]:
    """Play until a seat has a draft; return the seat and its view."""
    for _ in range(200):
        seat = (await people[0].view(code, "watch"))["to_act"][0]
        view = await people[seat].acts(code, seat=seat)
        if view["drafts"]:
            return seat, view
    raise AssertionError("nobody has a draft")


@scenario
async def test_drafts_are_seen_by_their_seat_alone_and_outlive_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, *people = await pair(place, "africa")
        seat, drafted = await until_drafts(code, people)
        other = people[1 - seat]
        assert drafted["can_undo"]
        before = await other.view(code)
        async with other.live(code) as live, people[seat].live(code) as own:
            await live.next("presence")
            await own.next("view")
            await own.quiet()
            await live.quiet()
            await own.send(kind="take_back", version=drafted["version"], id="back")
            back = await own.next("view", answers=["back"])
            assert back["drafts"] == drafted["drafts"][:-1]
            assert await live.quiet() == []
            await own.send(kind="act", choice=drafted["drafts"][-1], version=back["version"], id="again")
            assert (await own.next("view", answers=["again"]))["drafts"] == drafted["drafts"]
            assert await live.quiet() == []
        again = await other.view(code)
        assert {**again, "now": 0} == {**before, "now": 0}
        spectator = await place.person().view(code)
        cookies = people[seat].http.cookies
    async with running(tmp_path) as place:
        person = place.person()
        person.http.cookies = cookies
        view = await person.view(code)
        assert view["drafts"] == drafted["drafts"]
        assert view["version"] > drafted["version"]
        assert {**await place.person().view(code), "now": 0} == {**spectator, "now": 0}


@scenario
async def test_sealed_choices_wait_for_each_other_and_can_be_changed(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "kairo")
        assert (await ada.view(code))["to_act"] == [0, 1]
        sealed = await ada.acts(code, "bid:3")
        assert (sealed["sealed"], sealed["to_act"], sealed["view"]["own_bid"]) == (True, [1], 3)
        async with bob.live(code) as live:
            view = await live.next("view")
            assert (view["view"]["sealed"], view["view"]["own_bid"]) == ([True, False], None)
            await live.quiet()
            changed = await ada.acts(code, "bid:5")
            assert (changed["view"]["own_bid"], await live.quiet()) == (5, [])
        cookies = ada.http.cookies, bob.http.cookies
    async with running(tmp_path) as place:
        ada, bob = place.person(), place.person()
        ada.http.cookies, bob.http.cookies = cookies
        kept = await ada.view(code)
        assert (kept["sealed"], kept["view"]["own_bid"]) == (True, 5)
        body = {"seat": 0, "version": kept["version"]}
        assert not (await ada.post(f"/tables/{code}/take-back", body))["sealed"]
        await ada.acts(code, "bid:4")
        opened = await bob.acts(code, "bid:0")
        assert opened["view"]["bids"][-1] == [4, 0]


@scenario
async def test_a_choice_for_a_list_that_has_changed_is_stale_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, *people = await pair(place, "mara")
        seat = (await people[0].view(code))["to_act"][0]
        view = await people[seat].view(code)
        body = {"seat": seat, "choice": view["legal"][0], "version": view["version"]}
        await people[seat].post(f"/tables/{code}/act", body)
        assert (await people[seat].post(f"/tables/{code}/act", body, status=409))["code"] in ("stale", "not_your_turn")
        cookies = people[seat].http.cookies
        turn = (await people[seat].view(code))["turn"]
    async with running(tmp_path) as place:
        person = place.person()
        person.http.cookies = cookies
        assert (await person.post(f"/tables/{code}/act", body, status=409))["code"] in ("stale", "not_your_turn")
        assert (await person.view(code))["turn"] == turn


@scenario
async def test_refusals_say_what_and_why(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, *people = await pair(place, "mara")
        seat = (await people[0].view(code))["to_act"][0]
        act = f"/tables/{code}/act"
        version = (await people[seat].view(code))["version"]
        body = {"seat": seat, "version": version, "choice": "fly to the moon"}
        assert (await people[seat].post(act, body, status=400))["code"] == "unreadable"
        refused = await people[seat].post(act, {**body, "choice": "@1"}, status=409)
        assert (refused["code"], refused["rule"][:3], refused["say"]["id"][:5]) == ("illegal", "MA-", "mara-")
        assert (await people[1 - seat].post(act, {**body, "seat": 1 - seat, "choice": "@1"}, status=409))[
            "code"
        ] == "not_your_turn"
        assert (await people[1 - seat].post(act, body, status=403))["code"] == "not_allowed"
        assert (await place.person().post(act, body, status=403))["code"] == "not_allowed"
        async with people[seat].live(code) as live:
            await live.send(kind="act", version=version, choice="@1", id="x")
            assert (await live.next("refused", id="x"))["code"] == "illegal"
            for text in ("", "[]", "{", '{"kind": "act"}', '{"kind": "nothing"}', '"' + "x" * 5000 + '"', "\ud83d"):
                await live.send_text(text)
                assert (await live.next("refused"))["code"] in ("bad", "too_long")


@scenario
async def test_alone_among_bots_anything_can_be_taken_back_and_is_practice(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = await place.person().named("Ada")
        code = await ada.opens("mara", ["me", "bot"])
        await play_some(ada, code, 5)
        view = await settled(ada, code)
        assert view["can_undo"]
        turns = [view["turn"]]
        for _ in range(5):
            view = await ada.post(f"/tables/{code}/take-back", {"seat": 0, "version": view["version"]})
            view = await settled(ada, code)
            turns.append(view["turn"])
        assert turns == sorted(turns, reverse=True)
        assert turns[-1] < turns[0] - 5
        assert (await ada.get(f"/tables/{code}"))["practice"]
        await play_to_end(code, {0: ada})
        assert (await ada.get(f"/tables/{code}/verify"))["holds"], "luck comes again as it was"


async def play_some(person: Person, code: str, choices: int) -> None:
    for _ in range(choices):
        await settled(person, code)
        await person.acts(code)


async def settled(person: Person, code: str) -> Any:
    """Return the view once it is the person's turn."""
    async with asyncio.timeout(20):
        while True:
            view = await person.view(code)
            if view["legal"] or view["over"]:
                return view
            await asyncio.sleep(0.01)


@scenario
async def test_friends_go_back_when_all_agree(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "mara")
        people = {0: ada, 1: bob}
        for _ in range(8):
            seat = (await ada.view(code))["to_act"][0]
            await people[seat].acts(code)
        turn = (await ada.view(code))["turn"]
        asked = await ada.post(f"/tables/{code}/roll-back", {"seat": 0, "turn": turn - 4})
        assert asked["proposal"] == {"by": 0, "turn": turn - 4, "agreed": [0]}
        assert (await bob.post(f"/tables/{code}/agree", {"seat": 1, "agree": False}))["proposal"] is None
        assert (await ada.view(code))["turn"] == turn
        await ada.post(f"/tables/{code}/roll-back", {"seat": 0, "turn": turn - 4})
        async with ada.live(code) as live:
            count = len((await live.next("view"))["lines"])
            await bob.post(f"/tables/{code}/agree", {"seat": 1, "agree": True})
            view = await live.next("view")
            assert view["turn"] < turn
            assert (view["log_from"], len(view["lines"]) < count) == (0, True)
        table = await ada.get(f"/tables/{code}")
        assert (table["proposal"], table["practice"]) == (None, False)
        await ada.post(f"/tables/{code}/agree", {"seat": 0, "agree": True}, status=409)
        await ada.post(f"/tables/{code}/roll-back", {"seat": 0, "turn": 100_000}, status=409)
        asked = await ada.post(f"/tables/{code}/roll-back", {"seat": 0, "turn": 0})
        turn = (await ada.view(code))["turn"]
        while (await ada.view(code))["turn"] == turn:
            await people[(await ada.view(code))["to_act"][0]].acts(code)
        assert (await ada.get(f"/tables/{code}"))["proposal"] is None, "who plays on does not wait for agreement"


@scenario
async def test_looking_back_shows_what_the_reader_may_know_until_the_end_and_then_everything(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "mara", options={"rounds": 1})
        await (ada if (await ada.view(code))["to_act"] == [0] else bob).acts(code)
        replay = await ada.get(f"/tables/{code}/replay")
        assert not replay["open"]
        hidden = [moment for moment in replay["moments"] if moment["choice"] is None]
        assert len(hidden) >= 5
        assert "- ?" in await ada.get(f"/tables/{code}/record")
        positions = (await ada.get(f"/tables/{code}/positions?from=0&to=99"))["positions"]
        assert [one["turn"] for one in positions] == list(range(replay["moments"][-1]["turn"] + 1))
        assert all(one["truth"] is None and "?" in str(one["view"]["hands"][1]) for one in positions[-1:])
        await ada.get(f"/tables/{code}/positions?from=0&to=3&seat=1", status=403)
        assert (await ada.get(f"/tables/{code}/verify"))["seed"] == ""
        await play_to_end(code, {0: ada, 1: bob})
        replay = await place.person().get(f"/tables/{code}/replay")
        assert replay["open"]
        assert all(moment["choice"] is not None and len(moment["points"]) == 2 for moment in replay["moments"])
        assert replay["moments"][-1]["points"] == (await ada.view(code))["result"]["scores"]
        truth = (await ada.get(f"/tables/{code}/positions?from=20&to=20&seat=1"))["positions"][0]["truth"]
        assert truth["game"] == "mara"


@scenario
async def test_while_you_were_away(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "mara")
        people = {0: ada, 1: bob}
        async with ada.live(code) as live:
            await live.send(kind="seen", id="s")
            await live.next("done", id="s")
        assert (await ada.get(f"/tables/{code}/recap"))["moments"] == []
        seen = (await ada.view(code))["turn"]
        for _ in range(6):
            await people[(await ada.view(code))["to_act"][0]].acts(code)
        recap = await ada.get(f"/tables/{code}/recap")
        now = (await ada.view(code))["turn"]
        assert (recap["turn_from"], recap["turn_to"], recap["since"]) == (seen, now, place.hand.wall)
        assert [moment["turn"] for moment in recap["moments"]] == list(range(seen + 1, now + 1))
        old = (await ada.get(f"/tables/{code}/positions?from={seen}&to={now}"))["positions"]
        assert old[-1]["view"] == (await ada.view(code))["view"]


@scenario
async def test_a_record_becomes_a_table_to_look_at_and_to_play_on_from(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "africana")
        await play_to_end(code, {0: ada, 1: bob})
        record = await ada.get(f"/tables/{code}/record")
        made = await bob.post("/tables/import", {"record": record, "name": "Ada's"})
        table = made["table"]
        assert (table["state"], table["looked_at"], table["your_seats"]) == ("over", True, [])
        assert await ada.get(f"/tables/{made['code']}/record") == record
        assert (await bob.get(f"/tables/{made['code']}/verify"))["holds"]
        await bob.post("/tables/import", {"record": record.replace("\n0 ", "\n1 ", 3)}, status=400)
        await bob.post("/tables/import", {"record": "mezani 1\n"}, status=400)
        began = await bob.post(f"/tables/{made['code']}/play-on", {"turn": 60, "seat": 1})
        assert (began["table"]["practice"], began["table"]["your_seats"]) == (True, [1])
        await play_to_end(began["code"], {1: bob})
        assert (await bob.get(f"/tables/{began['code']}/verify"))["holds"]


@scenario
async def test_notes_are_private_and_chat_is_for_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "mara")
        await ada.ask("PUT", f"/tables/{code}/note", {"text": "beware of Bob"})
        assert (await ada.get(f"/tables/{code}/note"))["text"] == "beware of Bob"
        assert (await bob.get(f"/tables/{code}/note"))["text"] == ""
        async with bob.live(code) as live:
            await live.next("presence")
            await ada.post(f"/tables/{code}/chat", {"text": "hello\x00 Bob\u202e"})
            line = await live.next("chat")
            assert (line["name"], line["seat"], line["text"], line["number"]) == ("Ada", 0, "hello Bob", 1)
            await live.send(kind="chat", text="hi", id="c")
            assert (await live.next("chat"))["text"] == "hi"
        await place.person().post(f"/tables/{code}/chat", {"text": "hi"}, status=403)
        assert len((await ada.get(f"/tables/{code}/words"))["lines"]) > 5
