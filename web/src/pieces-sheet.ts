// The sheet of all pieces at three sizes, light and dark (`?theme=dark`): for looking at. Not part of the built client.
import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { bringPieces } from "./look/pieces";
import PiecesSheet from "./look/PiecesSheet.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
await bringPieces();
mount(PiecesSheet, { target: document.getElementById("app")! });
