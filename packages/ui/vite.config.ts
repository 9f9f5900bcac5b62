import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

/** The page with all widgets, which the server serves to developers at /dev/widgets/. */
export default defineConfig({
  root: `${root}specimen`,
  base: "/dev/widgets/",
  publicDir: false,
  plugins: [react()],
  css: {
    modules: {
      generateScopedName: (name, file) => `${basename(file.replace(/\?.*$/, ""), ".module.css")}_${name}`,
    },
  },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    target: "baseline-widely-available",
    modulePreload: { polyfill: false },
    // The CSP allows data: URLs for images only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});
