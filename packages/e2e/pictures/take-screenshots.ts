import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "../support/api.ts";
import { signIn, test } from "../support/portal.ts";
import { repository } from "../support/server.ts";

const folder = path.join(repository, "gallery");

export interface Screenshot {
  readonly name: string;
  /** Who looks at it: admin unless somebody else is named; nobody is signed out. */
  readonly account?: string | null;
  readonly path: string | ((api: ReadApi) => Promise<string>);
  /** What is done before, for example opening a dialog. The picture is of the window then, else of the whole page. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Exists in one of the widths only. */
  readonly only?: "desktop" | "mobile";
  /** In which width it stands in the README; `npm run gallery -- --readme` makes these. */
  readonly inReadme?: "desktop" | "mobile";
  /** Calls that never answer, or that fail, for these states of a screen. */
  readonly waiting?: RegExp;
  readonly failing?: RegExp;
  /** Calls that answer otherwise than the portal does at the moment. */
  readonly answering?: readonly [calls: RegExp, answer: object];
  /** Shows busy parts on purpose. */
  readonly isSpecimen?: true;
}

/** Makes a test of each picture, which ends as a file of the gallery. */
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
      // What is on the screen already would stay there.
      if (waiting !== undefined || failing !== undefined) await page.reload();
      await settle(page, isBusy);
      // Calls are tried more than once before a screen says that they failed.
      if (failing !== undefined) await page.getByRole("button", { name: "Erneut laden" }).first().waitFor();
      await open?.(page);
      await page.mouse.move(0, 0); // Nothing lies under the pointer by chance.
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

/** What the window shows, as small as it can be without showing it. */
async function photographForReadme(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  await writeFile(path.join(repository, "docs", "pictures", `${name}.webp`), data, "base64");
}

/** As much window as page: what sticks to its lower edge covers nothing, and what is drawn only in sight is drawn. */
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

/** Nothing loads any more, and what moved has come to rest. */
async function settle(page: Page, isBusy: boolean): Promise<void> {
  await page.locator("h1, h2").first().waitFor({ state: "attached" });
  if (!isBusy) await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

export const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
