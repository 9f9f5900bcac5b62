import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Configures `npm run gallery`, which takes a screenshot of every screen, dialog and sheet at both widths. */
export default defineConfig(journeys, {
  testMatch: "*.pictures.ts",
  globalSetup: "../support/demo-data.setup.ts",
  outputDir: "../../../test-results/gallery",
  reporter: "line",
  // A failed screenshot is reported at once, without a retry.
  retries: 0,
  timeout: 45_000,
});
