// Builds the client into the Python package, and serves it for development beside a running Mezani.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { boxes } from "./box.ts";
import { rulebooks } from "./rules.ts";
import { titlePages } from "./titles.ts";

const SERVER = process.env["MEZANI_URL"] ?? "http://127.0.0.1:8000";

/** Fonts come with the page, not after its styles. */
function preloadFonts(): Plugin {
  return {
    name: "mezani-fonts",
    apply: "build",
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: true,
            fetchpriority: "low",
            href: `./${file}`,
          },
          injectTo: "head" as const,
        })),
  };
}

/** The server writes where the place is served; the page's own base is for development. */
function withoutBase(): Plugin {
  return { name: "mezani-base", apply: "build", transformIndexHtml: (html) => html.replace(/\s*<base [^>]*>/, "") };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), boxes(), rulebooks(), titlePages(), withoutBase(), preloadFonts(), svelteTesting()],
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
