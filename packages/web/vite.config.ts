import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { defineConfig } from "vite";
import { earlyStart } from "./build/early-start.ts";
import { endpointTables } from "./build/endpoint-tables.ts";
import { firstVisit } from "./build/first-visit.ts";
import { precompressed } from "./build/precompressed.ts";
import { signInShell } from "./build/sign-in-shell.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What changes only with the lock file stays cached from one release to the next. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//;

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
  plugins: [shared.plugins, signInShell(shared), earlyStart(), precompressed()],
  build: {
    target: "baseline-widely-available",
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing inlined as data: the CSP allows it for images only, and fonts are files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "framework", test: framework, priority: 3 },
            { name: firstVisit("first-visit"), priority: 2 },
            // What several screens use, without a file for every few lines of it.
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 16_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": process.env["API_URL"] ?? "http://127.0.0.1:3000" } },
});
