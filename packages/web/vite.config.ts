import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunks.ts";
import { earlyStart } from "./build/early-start.ts";
import { endpointTables } from "./build/endpoint-tables.ts";
import { keptAssets } from "./build/kept-assets.ts";
import { precompressed } from "./build/precompressed.ts";
import { prerenderedSignIn } from "./build/prerendered-sign-in.ts";
import { serviceWorker } from "./build/service-worker.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What the app and the prerendered sign-in page must share, class names above all. */
const shared: InlineConfig = {
  plugins: [react(), endpointTables()],
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${relative(root, file).replaceAll(/^src\W|\.module\.css.*$|\W/g, "-")}_${name}`,
    },
  },
};

export default defineConfig({
  ...shared,
  plugins: [
    shared.plugins,
    prerenderedSignIn(shared),
    earlyStart(),
    serviceWorker(),
    keptAssets(),
    precompressed(),
  ],
  build: {
    target: "baseline-widely-available",
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing inlined as data: the CSP allows it for images only, and fonts are files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: { proxy: { "/api": process.env["API_URL"] ?? "http://127.0.0.1:3000" } },
});
