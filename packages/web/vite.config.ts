import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig } from "vite";
import { assetFileNames, chunkFileNames, chunkGroups } from "./build/chunk-groups.ts";
import { preloadCurrentRoute } from "./build/preload-current-route.ts";
import { slimEndpointTables } from "./build/slim-endpoint-tables.ts";
import { keepPreviousAssets } from "./build/keep-previous-assets.ts";
import { directIcons } from "./build/direct-icons.ts";
import { minifyAgain } from "./build/minify-again.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderSignInPage } from "./build/prerender-sign-in-page.ts";
import { scopedClassName } from "./build/scoped-class-name.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** Shared by the app and the prerendered sign-in page, so that above all their class names are the same. */
const shared: InlineConfig = {
  plugins: [react(), slimEndpointTables()],
  css: { modules: { generateScopedName: scopedClassName } },
};

export default defineConfig({
  ...shared,
  plugins: [
    shared.plugins,
    prerenderSignInPage(shared),
    directIcons(),
    minifyAgain(),
    preloadCurrentRoute(),
    serviceWorker(),
    keepPreviousAssets(),
    precompress(),
  ],
  build: {
    target: "baseline-widely-available",
    manifest: true,
    // Importing a chunk requests the chunk itself at once, so only the chunks that it imports are preloaded.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
    },
    // No data URLs: the CSP allows them only for images, and the fonts are files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "view.html"],
      // Short hexadecimal hashes compress best, and tell versions apart.
      output: {
        chunkFileNames,
        assetFileNames,
        hashCharacters: "hex",
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { proxy: { "/api": process.env["API_URL"] ?? "http://127.0.0.1:3000" } },
});
