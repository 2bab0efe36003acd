// Starts the client: settings, words, then the screen of the address.
import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { route } from "./router.svelte";
import { screenOf } from "./screens";
import { settings } from "./look/settings.svelte";
import { words } from "./words/words.svelte";

settings.apply(document.documentElement);
void screenOf(route.path)?.load(); // comes while the words come
await words.use(settings.choices.language);
const target = document.getElementById("app")!;
target.textContent = "";
mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI)).catch(() => undefined);
}
