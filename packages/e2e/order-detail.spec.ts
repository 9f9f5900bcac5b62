import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatDate, formatDateTime, formatDay } from "@kreislauf/contract/base";
import type { Document } from "@kreislauf/contract/documents";
import { ordersTexts, type Order, type OrderChangeLog } from "@kreislauf/contract/orders";
import { type ReadApi, readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { isMobile, openOrderHistory, orderLinks, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { startServer } from "./support/server.ts";

const admin = "admin@demo.example";

/** Finds a wanted order among the newest and the oldest hundred orders of a status. */
const findOrder = async (api: ReadApi, status: number, wanted: (order: Order) => boolean): Promise<Order> => {
  const query = `status=${status}&amount=100`;
  const newest = await readOrders(api, query);
  const oldest = await readOrders(api, `${query}&sortorder=asc`);
  const orders = [...newest.orders, ...oldest.orders];
  const found = orders.find(wanted);
  if (found === undefined) throw new Error("The demo has no such order.");
  return found;
};

test("an order opens from anywhere in its row, tells its history and leads back to the same list", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  await openOrderHistory(page);
  await page.getByRole("tab", { name: /^Reklamiert/ }).click();
  await expect(page).toHaveURL(/orderStatus=3/);
  const { orders } = await readOrders(api, "status=3");
  const place = orders.findIndex(({ claim }) => claim?.ticketNumber);
  const order = orders[place];
  if (order === undefined) throw new Error("The demo has no claimed order with a ticket.");
  const { entries } = await api<OrderChangeLog>(`/order-change-log/${order.id}`);

  const list = page.url();
  // Wait, because the orders of the previous tab stay visible until the new ones are loaded.
  await expect(orderLinks(page).nth(place)).toHaveAttribute("href", new RegExp(`#/order/${order.id}`));
  // Clicks beside the link's text, because the whole row or card must be clickable.
  if (isMobile())
    await page
      .getByRole("article")
      .nth(place)
      .click({ position: { x: 20, y: 90 } });
  else
    await page
      .getByRole("row")
      .filter({ has: page.locator(`a[href^="#/order/${order.id}"]`) })
      .click({ position: { x: 40, y: 25 } });

  await expect(page).toHaveURL(new RegExp(`#/order/${order.id}`));
  const day = formatDay(order.executedOn ?? order.confirmedDate ?? order.desiredDate, "de");
  await expect(page.getByRole("heading", { level: 1, name: day })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Auftrag ${order.orderNumber}`));
  await expect(
    page.getByText(`Ticket ${order.claim?.ticketNumber} · ${order.claim?.ticketStatus}`),
  ).toBeVisible();
  await expect(page.getByText(`„${order.claim?.reason}“`)).toBeVisible();
  await page.getByRole("region", { name: "Auftragsdaten" }).getByText("Termine").click();
  await expect(page.getByText(formatDate(order.latestExecutionDate), { exact: true })).toBeVisible();
  await expect(page.getByText("Der Auftrag ist schon reklamiert.")).toBeVisible();

  const history = page.getByRole("region", { name: "Verlauf" }).locator("ol > li");
  await expect(history).toHaveCount(entries.length);
  for (const [index, { change, changedBy, changedOn }] of entries.entries()) {
    await expect(history.nth(index)).toContainText(ordersTexts.de.change[change]);
    await expect(history.nth(index)).toContainText(changedBy.name);
    await expect(history.nth(index)).toContainText(formatDateTime(changedOn, "de"));
  }
  await expectNoAxeFindings(page);

  if (isMobile()) await page.getByRole("button", { name: "Zurück" }).click();
  else await page.getByRole("main").getByRole("link", { name: "Auftragshistorie" }).click();
  await expect(page).toHaveURL(list);
  await expect(orderLinks(page).first()).toBeVisible();
});

test("the deadlines are named for those who can act, and only for them", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const editable = await findOrder(api, 1, ({ actions }) => actions.edit.allowed);
  const exchange = await findOrder(
    api,
    1,
    ({ actions }) =>
      !actions.edit.allowed && actions.edit.reason === "exchange_not_editable" && actions.cancel.allowed,
  );
  const over = await findOrder(api, 1, ({ actions }) => actions.claim.allowed);

  await signIn(page, admin);
  await page.goto(`/#/order/${editable.id}`);
  await expect(page.getByText(/^Bearbeitbar bis (Mo|Di|Mi|Do|Fr|Sa|So)\., .+ Uhr$/)).toBeVisible();
  await expect(page.getByText(/^Stornierbar bis .+, 24:00 Uhr$/)).toBeVisible();
  await page.goto(`/#/order/${exchange.id}`);
  await expect(
    page.locator("p", { hasText: /^Tauschaufträge lassen sich nicht bearbeiten\./ }),
  ).toBeVisible();
  await expect(page.getByText(/^Stornierbar bis/)).toBeVisible();
  await page.goto(`/#/order/${over.id}`);
  const reason = over.executedOn === null ? /^Der Termin ist vorbei\./ : /^Die Ausführung ist gemeldet\./;
  await expect(page.locator("p", { hasText: reason })).toBeVisible();

  await page.goto("/#/logout");
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, "vertrag@demo.example");
  await page.goto(`/#/order/${editable.id}`);
  await expect(page.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  await expect(page.getByText(/^Bearbeitbar bis/)).toHaveCount(0);
});

test("the reading of 24 hours is told and enforced where the operator has chosen it", async ({
  page,
  request,
}) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-24h-"));
  await cp(process.env.KREISLAUF_DEMO_DATA ?? "", folder, { recursive: true });
  // The portal's clock is on a Tuesday: Wednesday begins in less than 24 hours, Thursday in more.
  const server = await startServer({ dataFolder: folder, settings: { ORDER_EDIT_CUTOFF: "24h" } });
  try {
    const api = await readApiAs(request, admin, undefined, server.url);
    const filter = (day: string) =>
      `status=1&amount=100&filter=${encodeURIComponent(JSON.stringify({ dateFrom: day, dateTo: day }))}`;
    const isEmptied = ({ containerActionId }: Order) => containerActionId === 4;
    const tomorrow = (await readOrders(api, filter("2027-05-19"))).orders.find(isEmptied);
    const later = (await readOrders(api, filter("2027-05-20"))).orders.find(
      ({ actions }) => actions.edit.allowed,
    );
    expect(later).toBeDefined();
    await page.goto(`${server.url}/#/login`);
    await page.locator("input[type=email]").fill(admin);
    await page.locator("input[type=password]").fill("Kreislauf1");
    await page.locator("form button[type=submit]").click();
    await expect(page).not.toHaveURL(/#\/login/);
    await page.goto(`${server.url}/#/order/${tomorrow?.id}`);
    await expect(
      page.locator("p", { hasText: /^Nicht mehr bearbeitbar: Die Frist war Mo\., 17\.05\., 24:00 Uhr\.$/ }),
    ).toBeVisible();
    await expect(
      page.getByText(/^Stornierbar bis heute, Di\., 24:00 Uhr, noch\s\d+\sStd\. \d+\sMin\.$/),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Bearbeiten" })).toHaveAttribute("aria-disabled", "true");
    await page.goto(`${server.url}/#/order/${later?.id}`);
    await expect(page.getByText(/^Bearbeitbar bis heute, Di\., 24:00 Uhr, noch/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Bearbeiten" })).not.toHaveAttribute("aria-disabled");
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("what ended an order stands above its data", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const cancelled = await findOrder(api, 4, ({ cancellation }) => Boolean(cancellation?.reason));
  const failed = await findOrder(api, 5, ({ failedTripReason }) => Boolean(failedTripReason));
  const done = await findOrder(api, 2, ({ weightKg }) => weightKg !== null);

  await signIn(page, admin);
  await page.goto(`/#/order/${cancelled.id}`);
  const cancellation = page.getByRole("region", { name: "Stornierung" });
  await expect(cancellation).toContainText(cancelled.cancellation?.reason ?? "");
  await expect(cancellation).toContainText(cancelled.cancellation?.cancelledBy.name ?? "");

  await page.goto(`/#/order/${failed.id}`);
  await expect(page.getByText("Fehlfahrt (erledigt)")).toBeVisible();
  await expect(page.getByRole("region", { name: "Fehlfahrt" })).toContainText(failed.failedTripReason ?? "");

  await page.goto(`/#/order/${done.id}`);
  const data = page.getByRole("region", { name: "Auftragsdaten" });
  await expect(data).toContainText("Gewicht");
  await expect(data).toContainText(formatDate(done.executedOn ?? ""));
});

test("an order tells how far it is, and each step leads to what tells of it", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const order = await findOrder(
    api,
    2,
    ({ weightKg, confirmedDate }) => weightKg !== null && confirmedDate !== null,
  );
  await signIn(page, admin);
  await page.goto(`/#/order/${order.id}`);
  const steps = page.getByRole("list", { name: "Weg des Auftrags" });
  await expect(steps.getByRole("listitem")).toHaveCount(5);
  await steps.getByRole("button", { name: "Beauftragt" }).click();
  await expect(page.getByRole("region", { name: "Verlauf" }).locator("ol > li").last()).toBeFocused();

  const facts = page.getByRole("region", { name: "Auftragsdaten" });
  await facts.getByText("Termine").click();
  await expect(facts.getByText("Spätester Termin")).toBeVisible();
  await page.reload();
  await expect(facts.getByText("Spätester Termin")).toBeVisible();

  const receipt = steps.getByRole("link", { name: "Beleg" });
  await expectNoAxeFindings(page);
  await receipt.click();
  const { documents } = await api<{ documents: Document[] }>(`/order/${order.id}/documents`);
  const wanted = documents.find(({ type }) => type === "service_receipt");
  await expect(page).toHaveURL(new RegExp(`document=${wanted?.id}(&|$)`));
  await expect(page.getByRole("dialog", { name: wanted?.number ?? "" })).toBeVisible();
});

test("an order that is not there, or not one's own, does not exist", async ({ page, request }) => {
  const api = await readApiAs(request, "fremd@demo.example");
  const [foreign] = (await readOrders(api)).orders;
  await signIn(page, admin);
  for (const id of [String(foreign?.id), "99", "abc"]) {
    await page.goto(`/#/order/${id}`);
    await expect(page.getByText("Diesen Auftrag gibt es nicht")).toBeVisible();
  }
  await expectNoAxeFindings(page);
  await page.getByRole("link", { name: "Zur Auftragshistorie" }).click();
  await expect(orderLinks(page).first()).toBeVisible();
});

test("without the right to read orders nothing of them shows", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const [order] = (await readOrders(api)).orders;
  await signIn(page, "lesend@demo.example");
  for (const screen of ["order-history", `order/${order?.id}`]) {
    await page.goto(`/#/${screen}`);
    await expect(page.getByText("Für diesen Bereich fehlt Ihnen die Berechtigung.").last()).toBeVisible();
    await expect(orderLinks(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Auftragsdaten" })).toHaveCount(0);
  }
});

test("in English no German is left but data", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  await speakEnglish(page);
  const claimed = await findOrder(api, 3, () => true);
  const done = await findOrder(api, 2, ({ weightKg }) => weightKg !== null);
  for (const order of [claimed, done]) {
    const { entries } = await api<OrderChangeLog>(`/order-change-log/${order.id}`);
    const site = await api<Record<string, string>>(`/service-location/${order.serviceLocationId}`);
    await page.goto(`/#/order/${order.id}`);
    await expect(page.getByRole("region", { name: "Order details" })).toBeVisible();
    await expect(page.getByRole("region", { name: "History" }).locator("ol > li")).toHaveCount(
      entries.length,
    );
    await expectNoGerman(page, [
      order.wasteType.description,
      order.containerType.type,
      order.details ?? "",
      order.noteToDisposer ?? "",
      order.disposer ?? "",
      order.createdByUser.name,
      order.claim?.reason ?? "",
      order.claim?.hint ?? "",
      order.claim?.ticketStatus ?? "",
      ...entries.map(({ changedBy }) => changedBy.name),
      ...["alias", "street", "city"].map((field) => site[field] ?? ""),
    ]);
  }
});
