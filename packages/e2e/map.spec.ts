/// <reference lib="dom" />
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { SitesOrderInfo } from "@kreislauf/contract/orders";
import type { Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";
const mapOf = (page: Page) => page.getByRole("region", { name: "Karte der Standorte" });
const listOf = (page: Page) => page.getByRole("region", { name: "Standorte mit ihren Aufträgen" });

/** A PNG of one grey pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** Runs `use` with a tile server that records the paths it is asked for and can stop answering. */
async function withTileServer(
  use: (tiles: { url: string; asked: string[]; stopAnswering: () => void }) => Promise<void>,
) {
  const asked: string[] = [];
  let isStopped = false;
  const server: Server = createServer(({ url = "" }, answer) => {
    asked.push(url);
    if (!isStopped)
      answer.writeHead(200, { "content-type": "image/png", "cache-control": "no-store" }).end(png);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await use({ url, asked, stopAnswering: () => (isStopped = true) });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("a map server's pictures lie over the outline; without an answer the dashboard goes on", async ({
  page,
  startOwnPortal,
}) => {
  await withTileServer(async ({ url, asked, stopAnswering }) => {
    const { url: ownUrl } = await startOwnPortal({
      settings: { TILES_URL: `${url}/{z}/{x}/{y}.png`, TILES_ATTRIBUTION: "© Kartenamt" },
    });
    const outside = new Set<string>();
    page.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (!request.url().startsWith("data:") && origin !== ownUrl) outside.add(origin);
    });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${ownUrl}/`),
      page.goto(ownUrl),
    ]);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' data: blob: ${url}`);

    await signIn(page, admin, undefined, ownUrl);
    await expect(page.getByText("© Kartenamt")).toBeVisible();
    await expect
      .poll(() =>
        mapOf(page)
          .locator("img")
          .evaluateAll((all) => (all as HTMLImageElement[]).filter((each) => each.naturalWidth > 0).length),
      )
      .toBeGreaterThan(0);
    expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
    await expect(mapOf(page).locator("[data-site]").first()).toBeAttached();
    await expectNoAxeFindings(page);

    stopAnswering();
    asked.length = 0;
    const start = Date.now();
    await page.reload();
    await expect(
      page.getByRole("region", { name: "Heute geplant" }).getByText("Kassel").first(),
    ).toBeAttached();
    await expect(listOf(page).getByRole("link").first()).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(mapOf(page).locator("[data-site]").first()).toBeAttached();
    await expect(mapOf(page).locator("path").first()).toBeAttached();
    expect(Date.now() - start).toBeLessThan(10_000);
    const cluster = mapOf(page)
      .getByRole("button", { name: /näher ansehen$/ })
      .first();
    await cluster.focus();
    await page.keyboard.press("Enter");
    await expect(mapOf(page).locator(":focus")).toHaveAttribute("data-site", /\d+/);
    expect([...outside]).toEqual([url]);
  });
});

test("with a map server's pictures the pin of a site is moved to the entrance, by mouse and by keys", async ({
  page,
  startOwnPortal,
}) => {
  await withTileServer(async ({ url }) => {
    const { url: ownUrl } = await startOwnPortal({ settings: { TILES_URL: `${url}/{z}/{x}/{y}.png` } });
    await page.goto(ownUrl);
    await signIn(page, admin, undefined, ownUrl);
    await page.waitForURL(/dashboard/);
    await page.goto(`${ownUrl}/#/settings/location/create`);
    await page.getByRole("combobox", { name: "Straße" }).focus();
    await page.keyboard.type("Lohgerb");
    await expect(page.getByRole("option", { name: /Lohgerberweg/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    const pin = page.getByRole("button", { name: /^Punkt verschieben: Lohgerberweg/ });
    const degrees = async () => [
      Number(await page.getByRole("textbox", { name: /^Breite/ }).inputValue()),
      Number(await page.getByRole("textbox", { name: /^Länge/ }).inputValue()),
    ];
    await pin.scrollIntoViewIfNeeded();
    await expectNoAxeFindings(page);
    const estimated = await degrees();
    const frame = await pin.boundingBox();
    if (frame === null) throw new Error("The pin is not there.");
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width / 2 + 30, frame.y + frame.height / 2 - 30, { steps: 3 });
    await page.mouse.up();
    await expect(async () => {
      const [lat = 0, lon = 0] = await degrees();
      expect([lat > (estimated[0] ?? 0), lon > (estimated[1] ?? 0)]).toEqual([true, true]);
    }).toPass();
    const dragged = await degrees();
    await pin.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(pin).toBeFocused();
    const [lat = 0, lon = 0] = await degrees();
    expect(lat).toBeCloseTo((dragged[0] ?? 0) - 0.000_09, 4);
    expect(lon).toBeCloseTo((dragged[1] ?? 0) - 0.001_45, 3);
  });
});

test("500 sites at one place are one pin that the list takes apart; a site without a place is in the list", async ({
  page,
  request,
}) => {
  const info = await (await readApiAs(request, admin))<SitesOrderInfo>("/get-locations-order-info");
  const [model] = info.locations;
  if (model === undefined) throw new Error("The demo has no site.");
  const manySites = Array.from({ length: 500 }, (_, index) => ({
    ...model,
    id: index + 1,
    alias: `Halle ${index + 1}`,
    ...(index === 499 ? { lat: null, lon: null } : { lat: 51.3, lon: 9.5 }),
    open: 1,
    claimed: 0,
  }));
  await page.route("**/api/get-locations-order-info", (route) =>
    route.fulfill({ json: { ...info, locations: manySites } }),
  );
  await signIn(page, admin);
  // With this many sites, the portal shows a table first, not the map.
  await page
    .getByRole("region", { name: "Standorte", exact: true })
    .getByText("Karte", { exact: true })
    .click();
  await expect(listOf(page).getByRole("listitem")).toHaveCount(500);
  await expect(page.getByText("1 Standort ohne Lage steht nur in der Liste")).toBeVisible();
  const pins = mapOf(page).getByRole("button");
  await expect(pins).toHaveCount(1);
  await expect(pins).toHaveAccessibleName(/499/);
  await pins.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("499 Standorte an dieser Stelle")).toBeVisible();
  await expect(listOf(page)).toBeFocused();
  await expect(listOf(page).getByRole("listitem")).toHaveCount(499);
  await page.getByRole("button", { name: "Alle Standorte", exact: true }).click();
  await expect(listOf(page).getByRole("link", { name: "Halle 500" })).toBeVisible();
  await expect(listOf(page).getByRole("listitem")).toHaveCount(500);
});
