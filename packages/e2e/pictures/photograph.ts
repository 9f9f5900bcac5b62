import path from "node:path";
import type { Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "../support/api.ts";
import { signIn, test } from "../support/portal.ts";
import { repository } from "../support/server.ts";

const folder = path.join(repository, "gallery");

export interface Picture {
  readonly name: string;
  /** Who looks at it: admin unless somebody else is named; nobody is signed out. */
  readonly who?: string | null;
  readonly path: string | ((api: ReadApi) => Promise<string>);
  /** What is done before, for example opening a dialog. The picture is of the window then, else of the whole page. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Exists in one of the widths only. */
  readonly only?: "desktop" | "mobile";
}

/** Makes a test of each picture, which ends as a file of the gallery. */
export function photograph(room: string, pictures: readonly Picture[]): void {
  for (const { name, who = "admin", path: address, open, only } of pictures) {
    test(`${room}: ${name}`, async ({ page, request }, { project }) => {
      test.skip(only !== undefined && only !== project.name, "in the other width only");
      const email = `${who}@demo.example`;
      if (who !== null) await signIn(page, email);
      const target = typeof address === "string" ? address : await address(await readApiAs(request, email));
      await page.goto(target.startsWith("/") ? target : `/#/${target}`);
      await settle(page);
      await open?.(page);
      await settle(page);
      await page.screenshot({
        path: path.join(folder, `${room}-${name}-${project.name}.png`),
        fullPage: open === undefined,
        animations: "disabled",
      });
    });
  }
}

/** Nothing loads any more, and what moved has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.locator("h1, h2").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
