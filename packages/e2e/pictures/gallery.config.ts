import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** `npm run gallery`: a screenshot of every screen, dialog and sheet at both widths. Not part of any test run. */
export default defineConfig(journeys, {
  testMatch: "*.pictures.ts",
  globalSetup: "../support/demo-data.setup.ts",
  outputDir: "../../../test-results/gallery",
  reporter: "line",
  // Report a screenshot that fails at once.
  retries: 0,
  timeout: 45_000,
});
