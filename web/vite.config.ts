// Builds the client into the Python package, and serves it for development beside a running Mezani.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { boxes } from "./box.ts";

const SERVER = process.env["MEZANI_URL"] ?? "http://localhost:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), boxes(), svelteTesting()],
  build: {
    outDir: "../src/mezani/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    css: { include: [/tokens/] },
  },
});
