import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../web/build/precompress.ts";

/** The app of the provider's staff, which the server serves at /desk/. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/desk/",
  publicDir: false,
  plugins: [react(), precompress()],
  build: {
    emptyOutDir: true,
    target: "baseline-widely-available",
    manifest: true,
    modulePreload: { polyfill: false },
    // The CSP allows data: URLs for images only.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": process.env["API_URL"] ?? "http://127.0.0.1:3000" } },
});
