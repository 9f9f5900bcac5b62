import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, expectNoAxeFindings, test as base } from "./support/portal.ts";
import { type RunningServer, startServer } from "./support/server.ts";

/** Runs `use` with a new portal that has these settings and no data. */
async function withServer(
  settings: Readonly<Record<string, string>>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-outside-"));
  try {
    const server = await startServer({ dataFolder: folder, settings: { SEED: "none", ...settings } });
    await use(server);
    await server.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds the fixture `connected`: a portal with settings for external URLs, which here lead to the worker's portal. */
const test = base.extend<object, { readonly connected: RunningServer }>({
  connected: [
    async ({ portal }, use) => {
      const outside = { CONNECT_URL: `${portal.url}/logo.svg?newer`, TEST_BACKENDS: portal.url };
      await withServer(outside, use);
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

for (const address of ["/?version=new#/login", "/#/login?version=new"]) {
  test(`${address} leads to the newer site after a second`, async ({ page, connected }) => {
    const start = Date.now();
    await page.goto(connected.url + address);
    await expect(page).toHaveURL(/logo\.svg\?newer$/);
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
  });
}

test("without a newer site nothing happens", async ({ page }) => {
  await page.goto("/?version=new#/login");
  await page.waitForTimeout(1_500);
  await expect(page).toHaveURL(/\?version=new#\/login$/);
  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
});

test("a version that is no longer served goes to the former portal", async ({ page, portal }) => {
  const legacy = { UNSUPPORTED_VERSIONS: "vue3", LEGACY_URL: `${portal.url}/logo.svg?former` };
  await withServer(legacy, async ({ url }) => {
    await page.goto(`${url}/#/login`);
    await expect(page).toHaveURL(/logo\.svg\?former$/);
  });
});

test("calls go to a test host that is listed", async ({ page, portal, connected }) => {
  const called: string[] = [];
  page.on("request", (request) => called.push(request.url()));
  await page.goto(`${connected.url}/?backend=${portal.url}#/login`);
  await expect.poll(() => called.some((url) => url.startsWith(`${portal.url}/api/`))).toBe(true);
});

test("and to no other", async ({ page, connected }) => {
  const called: string[] = [];
  page.on("request", (request) => called.push(request.url()));
  await page.goto(`${connected.url}/?backend=https://evil.example#/login`);
  await expect(page).toHaveURL(/\/#\/login$/);
  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  expect(called.filter((url) => url.startsWith("https://evil.example"))).toEqual([]);
});

for (const address of ["/?backend=", "/?backend=#/login", "/?backend=https://evil.example"]) {
  test(`${address} opens without an error in the console`, async ({ page, connected }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(connected.url + address);
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.locator("html[data-prerendered=hydrated]")).toBeAttached();
    await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("where there is no former portal it is asked to reload", async ({ page }) => {
  await withServer({ UNSUPPORTED_VERSIONS: "vue3" }, async ({ url }) => {
    await page.goto(`${url}/#/login`);
    await expect(page.getByText("Diese Version der Anwendung wird nicht mehr unterstützt.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Neu laden" })).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
