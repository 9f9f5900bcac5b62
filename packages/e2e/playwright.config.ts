import { defineConfig, type PlaywrightTestProject } from "@playwright/test";

/** What there is in the other width only is left out, so that nothing is reported as skipped. */
const elsewhere = { desktop: /@narrow/, mobile: /@wide/ };

const atWidth = (name: "desktop" | "mobile", width: number, height: number): PlaywrightTestProject => ({
  name,
  grepInvert: elsewhere[name],
  use: { viewport: { width, height }, hasTouch: name === "mobile", isMobile: name === "mobile" },
});

/** Journeys tagged `@main` run in `npm test` too, all others in .ci/run only; `@wide` and `@narrow` ones in one width. */
export default defineConfig({
  testMatch: "*.spec.ts",
  globalSetup: "./support/demo-data.setup.ts",
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A journey that needed another try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 60_000,
  // Ends with a report, before the limit of run-suites.ts ends it without one.
  globalTimeout: 50 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // It would answer before a journey can stand in for the server; the journeys about it let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording costs a quarter of the run.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [atWidth("desktop", 1440, 900), atWidth("mobile", 390, 844)],
});
