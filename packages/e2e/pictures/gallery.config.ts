import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** `npm run gallery`: a picture of every screen, dialog and sheet, in both widths; no journey and in no run of tests. */
export default defineConfig(journeys, {
  testMatch: "*.pictures.ts",
  globalSetup: "../support/demo-data.setup.ts",
  outputDir: "../../../test-results/gallery",
  reporter: "line",
  // A picture that cannot be taken is named at once.
  retries: 0,
  timeout: 45_000,
});
