/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { isMobile } from "./orders.ts";

/** The smallest phone, and the size of a window of 1440 x 900 at 200 % zoom. */
const smallViewports = { mobile: { width: 320, height: 640 }, desktop: { width: 720, height: 450 } };

/** Checks that the page does not scroll sideways in a small viewport (WCAG 2.2, 1.4.10). */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize(smallViewports[isMobile() ? "mobile" : "desktop"]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect
    .poll(overflow, { message: `${page.url()} has to be scrolled sideways` })
    .toBeLessThanOrEqual(0);
  if (usual !== null) await page.setViewportSize(usual);
}
