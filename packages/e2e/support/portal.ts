/// <reference lib="dom" />
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";

export { expect };

/** Additional options for the journey's own portal. */
type OwnOptions = Pick<Parameters<typeof startServer>[0], "now" | "host" | "settings">;

interface PortalFixtures {
  /** Starts a portal for this journey on a copy of the demo data. A second start continues with the same data. */
  readonly startOwnPortal: (options?: OwnOptions) => Promise<RunningServer>;
  /** Fails a test if one of its pages violates the content security policy or throws an error. */
  readonly cleanConsole: undefined;
}

interface PortalWorkerFixtures {
  /** The real server of this worker, with its own demo data. */
  readonly portal: RunningServer;
}

export const test = base.extend<PortalFixtures, PortalWorkerFixtures>({
  portal: [
    ({}, use) =>
      withDemoData(async (dataFolder) => {
        const server = await startServer({ dataFolder });
        await use(server);
        await server.stop();
      }),
    { scope: "worker", timeout: 120_000 },
  ],
  startOwnPortal: async ({}, use) => {
    let server: RunningServer | undefined;
    await withDemoData(async (dataFolder) => {
      await use(async (options) => {
        await server?.stop();
        server = await startServer({ dataFolder, ...options });
        return server;
      });
      await server?.stop();
    });
  },
  baseURL: ({ portal }, use) => use(portal.url),
  // Each request opens a new connection: the server closes idle ones after five seconds, and a request that reuses one
  // at that moment would fail.
  request: async ({ playwright, portal }, use) => {
    const once = { connection: "close" };
    const context = await playwright.request.newContext({ baseURL: portal.url, extraHTTPHeaders: once });
    await use(context);
    await context.dispose();
  },
  cleanConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(error.error().message));
      context.on("console", (message) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints, "errors and policy violations on the pages").toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs `use` with a folder that has a copy of the demo data, and removes the folder afterwards. */
async function withDemoData(use: (dataFolder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-journey-"));
  const demoData = process.env.KREISLAUF_DEMO_DATA;
  if (demoData === undefined) throw new Error("The demo data is prepared by support/demo-data.setup.ts.");
  try {
    await cp(demoData, folder, { recursive: true });
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

/** Signs in with the form, whatever the page's language is. */
export async function signIn(page: Page, email: string, password = "Kreislauf1", portal = ""): Promise<void> {
  await page.goto(`${portal}/#/login`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("form button[type=submit]").click();
  await expect(page).not.toHaveURL(/#\/login/);
}

/** Scans the page with axe for problems of accessibility, after all animations and transitions have ended. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    const longest = new Promise((resolve) => void setTimeout(resolve, 1_000));
    await Promise.race([longest, Promise.allSettled(passing.map(({ finished }) => finished))]);
  });
  // In legacy mode, axe collects its results in the scanned page instead of a new one, which takes half the time. This
  // mode only leaves out frames of other origins, which the portal does not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(findings, "axe findings").toEqual([]);
}
