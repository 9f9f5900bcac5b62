import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { SitesOrderInfo, TodaysDisposals } from "@kreislauf/contract/orders";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { createUser, ownPassword } from "./support/accounts.ts";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { formatCount, isMobile, repeatOrder } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";

const admin = "admin@demo.example";

/** Checks the number of orders on the selected tab of the order list. */
const expectTotal = (page: Page, count: number) =>
  expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(`\\D${formatCount(count)}$`));

test("the map shows every site with its numbers, by pins that are links, and beside it as a list", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const { locations: sites } = await api<SitesOrderInfo>("/get-locations-order-info");
  const outside: string[] = [];
  page.on("request", (asked) => {
    if (!asked.url().startsWith("http://127.0.0.1")) outside.push(asked.url());
  });
  await signIn(page, admin);
  const map = page.getByRole("region", { name: "Karte der Standorte" });
  const list = page.getByRole("region", { name: "Standorte mit ihren Aufträgen" });
  await expect(list.getByRole("listitem")).toHaveCount(sites.length);
  // A pin has no size of its own and is therefore not "visible" for Playwright.
  await expect(map.getByRole("link").first()).toBeAttached();
  await expectNoAxeFindings(page);

  // With the keyboard, a cluster of pins opens, and the focus moves to one of its sites.
  const cluster = map.getByRole("button", { name: /näher ansehen$/ }).first();
  await cluster.focus();
  await page.keyboard.press("Enter");
  await expect(map.locator(":focus")).toHaveAttribute("data-site", /\d+/);

  const site = sites.find(({ open }) => open > 0);
  await list
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: site?.alias ?? "", exact: true }) })
    .getByRole("link", { name: `${site?.open} offen` })
    .click();
  await expect(page).toHaveURL(new RegExp(`order-history\\?.*orderStatus=1.*site=${site?.id}`));
  await expectTotal(page, site?.open ?? 0);
  expect(outside).toEqual([]);
});

test("every number of the day leads to the list that shows exactly as many", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  const board = page.getByRole("region", { name: "Zu tun" });
  const total = async (path: string) => (await api<{ total: number }>(path)).total;
  const [proposals, feedback, answered] = [
    await total("/dashboard/proposals"),
    await total("/dashboard/awaiting-feedback"),
    await total("/service-location/all/orders?phases=answered"),
  ];
  const { ofAllSites } = await api<SitesOrderInfo>("/get-locations-order-info");
  const { disposals } = await api<TodaysDisposals>("/dashboard/today");
  const [disposal] = disposals;
  const planned = disposals.reduce((sum, { count }) => sum + count, 0);
  const linksOf = (name: string) => board.getByRole("region", { name }).locator("header").getByRole("link");
  const numbers: [link: Locator, count: number][] = [
    [linksOf("Terminvorschläge"), proposals],
    [linksOf("Hat alles geklappt?"), feedback],
    [linksOf("Reklamationen mit Antwort"), answered],
    [page.getByRole("link", { name: /offene Aufträge$/ }), ofAllSites.open],
    [page.getByRole("link", { name: /^\d+\s*reklamiert$/ }).first(), ofAllSites.claimed],
    [page.getByRole("link", { name: /Entsorgungen heute$/ }), planned],
    [page.getByRole("link", { name: new RegExp(`^${planned} Entsorgungen an`) }), planned],
    [
      page
        .getByRole("region", { name: "Heute geplant" })
        .getByRole("link", { name: disposal?.site ?? "", exact: true }),
      disposal?.count ?? 0,
    ],
  ];
  await expect(board.getByRole("listitem").first()).toBeVisible();
  await expectNoAxeFindings(page);
  for (const [link, count] of numbers) {
    await link.click();
    await expect(page).toHaveURL(/#\/order-history/);
    await expectTotal(page, count);
    await page.goBack();
    await expect(board.getByRole("listitem").first()).toBeVisible();
  }
});

test("on a phone the order button and what waits come first", { tag: "@narrow" }, async ({ page }) => {
  await signIn(page, admin);
  const order = page.getByRole("link", { name: "Entsorgung beauftragen" });
  const board = page.getByRole("region", { name: "Zu tun" });
  const row = board.getByRole("listitem").first();
  for (const each of [order, row]) await expect(each).toBeInViewport({ ratio: 1 });
  const [button, card] = [await order.boundingBox(), await board.boundingBox()];
  expect(button?.y).toBeLessThan(card?.y ?? 0);
  await expect(page.getByText(/^Dienstag, /)).toBeHidden();
});

test("many sites are a table, worst first and sorted by its heads; the map is a toggle that is remembered", async ({
  page,
  request,
  startOwnPortal,
}) => {
  test.slow();
  const { url } = await startOwnPortal();
  const [api, write] = [
    await readApiAs(request, admin, undefined, url),
    await writeApiAs(request, admin, url),
  ];
  const { locations } = await api<SitesOrderInfo>("/get-locations-order-info");
  const address = { street: "Hafenstraße", zip: "34123", city: "Kassel", land: "HE" };
  for (let number = locations.length; number < 30; number += 1) {
    await write("/service-location/create", {
      alias: `Lager ${number}`,
      houseNumber: String(number),
      ...address,
    });
  }
  await signIn(page, admin, undefined, url);
  const card = page.getByRole("region", { name: "Standorte", exact: true });
  const table = card.getByRole("table", { name: "Aufträge der Standorte" });
  await expect(table.getByRole("row").last()).toContainText("30 Standorte");
  await expect(page.getByRole("region", { name: "Karte der Standorte" })).toHaveCount(0);
  await expect(table.getByRole("columnheader", { name: "Überfällig" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expectNoAxeFindings(page);

  const open = async () =>
    (await table.locator("tbody tr td:last-child").allInnerTexts()).map((text) => Number(text));
  await table.getByRole("button", { name: "Offen" }).click();
  const sorted = await open();
  expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));

  await card.getByText("Gruppe", { exact: true }).click();
  await expect(table.getByRole("row").filter({ hasText: "Ohne Gruppe" })).toHaveCount(1);
  const cell = table
    .locator("tbody")
    .getByRole("link", { name: /, Offen: / })
    .first();
  const count = Number(await cell.innerText());
  await cell.click();
  await expectTotal(page, count);
  await page.goBack();

  await card.getByText("Karte", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Karte der Standorte" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Karte der Standorte" })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("what the provider does shows without a reload within two seconds, on the screen and at the bell", async ({
  page,
  request,
  portal,
}) => {
  const api = await readApiAs(request, admin);
  const order = await repeatOrder(api, await writeApiAs(request, admin));
  await signIn(page, admin);
  const ready = page.waitForResponse((response) => response.url().includes("/api/live"));
  await page.goto(`/#/order/${order.id}`);
  await ready;
  await page.waitForTimeout(1_500);
  const { unread } = await api<NotificationList>("/notifications");
  const provider = providerClient(portal, request);
  await provider.fail(order.id, { reason: "Zufahrt zugeparkt" });
  await expect(page.getByText("Zufahrt zugeparkt").first()).toBeVisible({ timeout: 2_000 });
  const number = `RE-2027-${randomUUID().slice(0, 8)}`;
  const { serviceLocationId } = order;
  const date = "2027-05-17";
  await provider.publish({ serviceLocationId, type: "invoice", number, date, netAmount: 8_950 });
  if (isMobile()) {
    await page.goto("/#/notifications");
  } else {
    await page.getByRole("button", { name: `Benachrichtigungen, ${unread + 2} neue` }).click();
  }
  // If anything waits for the person, its tab is shown first; "Alles" has all notifications.
  await page.getByRole("tab", { name: "Alles" }).click();
  await expect(page.getByRole("link", { name: /^Fehlfahrt/ }).first()).toContainText("Zufahrt zugeparkt");
  await expect(page.getByRole("link", { name: /^Neuer Beleg/ }).first()).toContainText(number);
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Alle gelesen" }).click();
  await expect.poll(async () => (await api<NotificationList>("/notifications")).unread).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page
    .getByRole("link", { name: /^Neuer Beleg/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText(number).first()).toBeVisible();
});

test("an announcement for the region shows as a banner from its beginning until it is closed or taken back", async ({
  page,
  request,
  portal,
}) => {
  const announce = (title: string, ...words: string[]) => {
    const until = ["--until", "2027-05-20T22:00:00Z"];
    const output = portal.command("announcement", "create", "--title", title, ...until, ...words);
    return /Announcement (\d+)/.exec(output)?.[1] ?? "";
  };
  const strikeId = announce("Streik am Freitag.", "--text", "Wir kommen am Samstag.", "--land", "HE");
  const otherId = announce("Anderswo.", "--text", "Das betrifft uns nicht.", "--zip", "99999");
  await signIn(page, admin);
  const bannerOf = (title: string) => page.getByRole("status").filter({ hasText: title });
  const strike = bannerOf("Streik am Freitag.");
  await expect(strike).toBeVisible();
  await expect(bannerOf("Anderswo.")).toHaveCount(0);
  const dismissed = page.waitForResponse((response) => response.url().endsWith("/dismiss"));
  await strike.getByRole("button", { name: /schließen$/ }).click();
  await dismissed;
  await expect(strike).toHaveCount(0);

  const serverTime = (await request.get("/api/health")).headers()["date"] ?? "";
  const from = Temporal.Instant.fromEpochMilliseconds(Date.parse(serverTime)).add({ seconds: 6 });
  const id = announce("Schnee im Harz.", "--text", "Es dauert länger.", "--from", from.toString());
  await expect(bannerOf("Schnee im Harz.")).toBeVisible({ timeout: 15_000 });
  portal.command("announcement", "withdraw", id);
  await expect(bannerOf("Schnee im Harz.")).toHaveCount(0);
  const asked = page.waitForResponse((response) => response.url().endsWith("/api/announcements"));
  await page.reload();
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(strike).toHaveCount(0);
  for (const each of [strikeId, otherId]) portal.command("announcement", "withdraw", each);
});

test("announcements are asked for before the app has loaded, and only once", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await signIn(page, admin);
  await expect(heading).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/announcements")) asked.push(request.headers()["authorization"] ?? "");
  });
  // Without the app's scripts, only the document's inline script can have sent the request.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^Bearer ./)]);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(heading).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("whoever only reads one site sees its numbers and nothing to answer", async ({ page, request }) => {
  const reader = "lesend@demo.example";
  const api = await readApiAs(request, reader);
  const { locations: sites } = await api<SitesOrderInfo>("/get-locations-order-info");
  const { disposals } = await api<TodaysDisposals>("/dashboard/today");
  const [site, ...others] = sites;
  if (site === undefined) throw new Error("The demo's reader has no site.");
  expect(others).toEqual([]);
  const called: string[] = [];
  page.on("request", (asked) => called.push(asked.url()));
  await signIn(page, reader);
  const list = page.getByRole("region", { name: "Standorte mit ihren Aufträgen" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const numbers = page.locator("main ul").first().getByRole("listitem");
  const today = disposals.reduce((sum, { count }) => sum + count, 0);
  await expect(numbers).toHaveText([
    new RegExp(`^${site.open}offene`),
    new RegExp(`^${site.claimed}reklamiert`),
    new RegExp(`^${today}Entsorgung`),
  ]);
  for (const title of ["Zu tun", "Offene Reklamationen"]) {
    await expect(page.getByRole("region", { name: title })).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Entsorgung beauftragen" })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await list.getByRole("link", { name: site.alias }).click();
  await expect(page).toHaveURL(new RegExp(`settings/location/${site.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  const refused = /awaiting-feedback|proposals|pending-changes|deactivated-locations|\/all\/orders/;
  expect(called.filter((url) => refused.test(url))).toEqual([]);
});

test("a newcomer without sites is told so in either language, and installs the app from there", async ({
  page,
  request,
}) => {
  const all = { permissions: [11, 13, 14, 16, 17], companyEbeneRoles: [22, 24] };
  await signIn(page, await createUser(request, all), ownPassword);
  const todo = page.getByRole("region", { name: "Zu tun" });
  await expect(page.getByText("Ihnen ist noch kein Standort zugewiesen.")).toBeVisible();
  await expect(page.getByText("Heute ist keine Entsorgung geplant.")).toBeVisible();
  await expect(todo.getByText("Alles rückgemeldet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Karte der Standorte" })).toBeVisible();
  const promotion = page.getByRole("region", { name: "Vom Hof aus beauftragen" });
  if (!isMobile()) {
    await expect(promotion.getByRole("img", { name: /^QR-Code: http.*\/$/ })).toBeVisible();
  }
  await page.evaluate(() => {
    const prompt = Object.assign(new Event("beforeinstallprompt"), {
      prompt: () => document.body.setAttribute("data-asked", ""),
      userChoice: Promise.resolve({ outcome: "dismissed" }),
    });
    window.dispatchEvent(prompt);
  });
  await promotion.getByRole("button", { name: "App einrichten" }).click();
  await expect(page.locator("body[data-asked]")).toBeAttached();
  await expectNoAxeFindings(page);

  await speakEnglish(page);
  await expect(page.getByText("No site has been assigned to you yet.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Map of the sites" })).toBeVisible();
  const cities = await page
    .getByRole("region", { name: "Map of the sites" })
    .locator("[aria-hidden]")
    .allInnerTexts();
  await expectNoGerman(page, ["Ada Gast", "Nordwerk Entsorgung GmbH", ...cities]);
});

test("sites that were idle for two months are deactivated by themselves, and say so until somebody has read it", async ({
  page,
  request,
  startOwnPortal,
}) => {
  const alias = `Lager ${randomUUID().slice(0, 8)}`;
  const first = await startOwnPortal();
  const address = { street: "Hafenstraße", houseNumber: "3", zip: "34123", city: "Kassel", land: "HE" };
  const write = await writeApiAs(request, admin, first.url);
  await write("/service-location/create", { alias, ...address, lat: 51.3, lon: 9.5 });
  // The portal is started 62 days later; the site has had no order since.
  const { url } = await startOwnPortal({ now: "2027-07-19T07:30:00Z" });
  const api = await readApiAs(request, admin, undefined, url);
  await expect
    .poll(async () => (await api<NotificationList>("/notifications")).happenings.map((each) => each.site))
    .toContain(alias);
  await signIn(page, admin, undefined, url);
  const notice = page.getByRole("region", { name: /automatisch deaktiviert$/ });
  await expect(notice).toContainText(`${alias}Hafenstraße 3, 34123 Kassel · inaktiv seit 19.07.2027`);
  await expectNoAxeFindings(page);
  await notice.getByRole("button", { name: `Hinweis zu ${alias} als gelesen markieren` }).click();
  await expect(notice.getByText(alias)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice.getByRole("listitem").first()).toBeVisible();
  await expect(notice.getByText(alias)).toHaveCount(0);
});
