/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { isMobile } from "./orders.ts";

/** Nothing has to be scrolled sideways on the narrowest phone; asked in the mobile project only. */
export async function expectToFitNarrowPhones(page: Page): Promise<void> {
  if (!isMobile()) return;
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
}
