import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "../support/api.ts";
import { signIn, test } from "../support/portal.ts";
import { repository } from "../support/server.ts";

const folder = path.join(repository, "gallery");

export interface Screenshot {
  readonly name: string;
  /** The account that is signed in, by default admin; null for none. */
  readonly account?: string | null;
  readonly path: string | ((api: ReadApi) => Promise<string>);
  /**
   * Prepares the screenshot, for example by opening a dialog. If given, only the window is captured, otherwise the
   * whole page.
   */
  readonly open?: (page: Page) => Promise<unknown>;
  /** The only width at which the screen exists; by default it exists at both. */
  readonly only?: "desktop" | "mobile";
  /** The width of the picture in the README, which `npm run gallery -- --readme` renews; by default there is none. */
  readonly inReadme?: "desktop" | "mobile";
  /** Requests that never get an answer, to show the screen while it loads. */
  readonly waiting?: RegExp;
  /** Requests that fail, to show the screen's error. */
  readonly failing?: RegExp;
  /** Requests that get this answer instead of the server's. */
  readonly answering?: readonly [calls: RegExp, answer: object];
  /** The page shows busy elements on purpose, so the screenshot does not wait until none is left. */
  readonly isSpecimen?: true;
}

/** Adds a test for each screenshot, which writes a file of the gallery. */
export function takeScreenshots(room: string, pictures: readonly Screenshot[]): void {
  for (const { name, account = "admin", path: address, open, only, ...states } of pictures) {
    const { waiting, failing, answering, isSpecimen = false, inReadme } = states;
    const isBusy = waiting !== undefined || isSpecimen;
    const tag = [
      ...(only === undefined ? [] : [only === "desktop" ? "@wide" : "@narrow"]),
      ...(inReadme === undefined ? [] : ["@readme"]),
    ];
    test(`${room}: ${name}`, { tag }, async ({ page, request }, { project }) => {
      const email = `${account}@demo.example`;
      if (account !== null) await signIn(page, email);
      const target = typeof address === "string" ? address : await address(await readApiAs(request, email));
      if (waiting !== undefined) await page.route(waiting, () => undefined);
      if (failing !== undefined) await page.route(failing, (route) => route.abort());
      if (answering !== undefined)
        await page.route(answering[0], (route) => route.fulfill({ json: answering[1] }));
      await page.goto(target.startsWith("/") ? target : `/#/${target}`);
      // Without reloading, the page would still show data from its cache.
      if (waiting !== undefined || failing !== undefined) await page.reload();
      await settle(page, isBusy);
      // The app retries requests before it shows an error.
      if (failing !== undefined) await page.getByRole("button", { name: "Erneut laden" }).first().waitFor();
      await open?.(page);
      await page.mouse.move(0, 0); // The pointer must not hover over anything.
      await settle(page, isBusy);
      const window = page.viewportSize();
      if (open === undefined) await unroll(page);
      await page.screenshot({
        path: path.join(folder, `${room}-${name}-${project.name}.png`),
        fullPage: open === undefined,
        animations: "disabled",
      });
      if (window !== null) await page.setViewportSize(window);
      if (process.env.README_PICTURES !== undefined && inReadme === project.name)
        await photographForReadme(page, `${room}-${name}`);
    });
  }
}

/** Captures the window as WebP, because the files are in the repository. */
async function photographForReadme(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  await writeFile(path.join(repository, "docs", "pictures", `${name}.webp`), data, "base64");
}

/** Enlarges the window to the page's height, so that sticky elements cover nothing and lazy content is rendered. */
async function unroll(page: Page): Promise<void> {
  const [width, height, shown] = await page.evaluate(() => [
    window.innerWidth,
    document.documentElement.scrollHeight,
    window.innerHeight,
  ]);
  if (width === undefined || height === undefined || height === shown) return;
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(300);
}

/** Waits until everything is loaded and all animations have ended. */
async function settle(page: Page, isBusy: boolean): Promise<void> {
  await page.locator("h1, h2").first().waitFor({ state: "attached" });
  if (!isBusy) await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

export const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
