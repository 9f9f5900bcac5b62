/// <reference lib="dom" />
import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** The web vitals of one page. */
export interface PageVitals {
  /** Time to the largest contentful paint in ms. */
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Time in ms from the slowest interaction to the next paint; 0 if there was none. */
  readonly slowestInteraction: number;
}

declare global {
  interface Window {
    vitals: { -readonly [Key in keyof PageVitals]: number };
  }
}

/** After this time without network traffic no larger paint is expected. */
const quietMilliseconds = 1_500;

/** Runs in the page before any of its own scripts. */
function observeVitals(): void {
  window.vitals = { largestPaint: 0, layoutShift: 0, slowestInteraction: 0 };
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe("largest-contentful-paint", (entry) => {
    window.vitals.largestPaint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) window.vitals.layoutShift += shift.value;
  });
  observe(
    "event",
    (entry) => {
      const { slowestInteraction } = window.vitals;
      window.vitals.slowestInteraction = Math.max(slowestInteraction, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  return page;
}

/** Has Chromium emulate a slow phone: a quarter of the CPU speed, 1.6 Mbit/s and 150 ms latency. */
export async function slowDown(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const bytesPerSecond = (1.6 * 1_000_000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Reads the page's vitals after `shown` is visible and the page is idle. */
export async function readVitals(page: Page, shown: string): Promise<PageVitals> {
  await page.locator(shown).first().waitFor();
  // The page counts as idle although its live stream stays open.
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType("resource")
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > quiet;
  }, quietMilliseconds);
  await page.waitForTimeout(quietMilliseconds);
  return await page.evaluate(() => window.vitals);
}
