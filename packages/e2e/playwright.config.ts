import { defineConfig, type PlaywrightTestProject } from "@playwright/test";

/** The tags of journeys for the other width. These are filtered out, so that they are not reported as skipped. */
const otherWidth = { desktop: /@narrow/, mobile: /@wide/ };

const atWidth = (name: "desktop" | "mobile", width: number, height: number): PlaywrightTestProject => ({
  name,
  grepInvert: otherWidth[name],
  use: { viewport: { width, height }, hasTouch: name === "mobile", isMobile: name === "mobile" },
});

/**
 * `npm test` runs only journeys tagged `@main`, .ci/run runs all. `@wide` and `@narrow` restrict a journey to one
 * width. `@whole-browser` says that a journey fails in Chromium's headless shell, which shows no notifications.
 */
export default defineConfig({
  testMatch: "*.spec.ts",
  globalSetup: "./support/demo-data.setup.ts",
  // One worker more than the usual two cores, because journeys often wait.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A journey that succeeds on a retry is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  // Several times the duration of the longest journey, because some machines are that much slower.
  timeout: 180_000,
  // Less than the timeout in run-suites.ts, which would end the run without a report.
  globalTimeout: 50 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A service worker would answer requests that a journey wants to intercept. Only the journeys about it allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // A trace is recorded on a retry only: recording all would take a quarter of the time of a run.
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
