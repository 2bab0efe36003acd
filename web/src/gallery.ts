// The gallery: recorded tables without a server, for looking at boards and taking pictures. Not part of the built client.
import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import Play from "./table/Play.svelte";
import { gameClient } from "./games/index";
import { bringPieces } from "./look/pieces";
import { settings } from "./look/settings.svelte";
import { Table } from "./table/table.svelte";
import type { Outgoing } from "./wire/messages.gen";
import { words } from "./words/words.svelte";
import type { Language } from "./words/speech";

const FIXTURES = import.meta.glob<Record<string, Outgoing>>("../fixtures/*.json", { import: "default" });

/** `?at=mara-middle&theme=dark&language=de&press=E,@3`: a recorded moment, with presses on the board; `point` points at a place or a choice. */
async function show(): Promise<void> {
  const wish = new URLSearchParams(location.search);
  const at = wish.get("at") ?? "mara-middle";
  const moment = await FIXTURES[`../fixtures/${at}.json`]!();
  settings.change({ theme: wish.get("theme") === "dark" ? "dark" : "light", motion: "off" });
  settings.apply(document.documentElement);
  const game = at.split("-")[0]!;
  await words.use((wish.get("language") ?? "en") as Language);
  const [client] = await Promise.all([gameClient(game), words.need(game), bringPieces()]);
  const table = new Table("K7QF-2MNA", { send: () => true });
  for (const message of Object.values(moment)) table.receive(message);
  table.connected("live");
  mount(Play, { target: document.getElementById("app")!, props: { table, client } });
  for (const ids of wish.getAll("press")) table.choosing.pick(ids.split(","), "mouse");
  const pointed = wish.get("point")?.split(",");
  if (pointed) table.choosing.point(table.choosing.all.find(({ key }) => key === pointed[0]) ?? pointed);
}

void show();
