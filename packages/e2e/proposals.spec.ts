import { formatDate, formatDay } from "@kreislauf/contract/base";
import type { Order, OrderChangeLog, ProposalsToAnswer } from "@kreislauf/contract/orders";
import type { APIRequestContext, Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "./support/api.ts";
import { expectNoGerman } from "./support/english.ts";
import { isMobile, orderLinks, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";
import type { RunningServer } from "./support/server.ts";

const admin = "admin@demo.example";

/** Wednesday and Friday of the week after next, because next week has a holiday in some Länder (Thursday). */
const [wednesday, friday] = ["2027-06-02", "2027-06-04"] as const;

/** Finds an order that can still be edited and cancelled, and has the provider propose another date. */
async function proposeFor(
  portal: RunningServer,
  request: APIRequestContext,
  api: ReadApi,
  wanted: (order: Order) => boolean = ({ actions }) => actions.edit.allowed,
): Promise<Order> {
  const filter = encodeURIComponent(JSON.stringify({ dateFrom: "2027-05-24", dateTo: "2027-06-11" }));
  const { orders } = await readOrders(api, `status=1&amount=100&filter=${filter}`);
  const order = orders.find(
    (each) =>
      each.proposal === null && each.actions.cancel.allowed && each.containerActionId !== 3 && wanted(each),
  );
  if (order === undefined) throw new Error("The demo has no such order.");
  const date = order.desiredDate === friday ? wednesday : friday;
  await providerClient(portal, request).propose(order.id, {
    date,
    timeWindow: "morning",
    note: "Am Wunschtermin ist die Tour voll.",
  });
  return await api<Order>(`/order/${order.id}`);
}

const proposalCard = (page: Page) =>
  page.getByRole("region", { name: "Der Entsorger schlägt einen anderen Termin vor" });

async function openOrder(page: Page, { id }: Order): Promise<void> {
  await page.goto(`/#/order/${id}`);
  await expect(proposalCard(page)).toBeVisible();
}

const newestEntry = async (api: ReadApi, { id }: Order) =>
  (await api<OrderChangeLog>(`/order-change-log/${id}`)).entries[0];

test("a proposed date is marked in the list and accepted on the dashboard", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { orders } = await api<ProposalsToAnswer>("/dashboard/proposals?amount=100");
  const [order] = orders;
  const proposed = order?.proposal;
  if (order === undefined || !proposed) throw new Error("The demo has no proposal.");
  await signIn(page, admin);
  await page.goto(`/#/order-history?site=all&orderSearch=${order.orderNumber}`);
  await expect(orderLinks(page)).toHaveCount(1);
  await expect(page.getByText(`Vorschlag ${formatDate(proposed.date)}`)).toBeVisible();

  await page.goto("/#/dashboard");
  const card = page.getByRole("region", { name: "Terminvorschläge" });
  await expect(card.getByText(/^Antwort bis /).first()).toBeVisible();
  await card.getByRole("button", { name: `Vorschlag zu Auftrag ${order.orderNumber} annehmen` }).click();
  const dialog = page.getByRole("dialog", { name: "Vorschlag annehmen?" });
  await expect(dialog).toContainText(formatDay(order.desiredDate, "de"));
  await expect(dialog).toContainText(formatDay(proposed.date, "de"));
  await expect(dialog).toContainText("wird Ihr Wunschtermin und ist damit bestätigt");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Vorschlag annehmen" }).dblclick();
  await expect(
    page.getByText(`Auftrag ${order.orderNumber} ist für ${formatDay(proposed.date, "de")} bestätigt.`),
  ).toBeVisible();
  await expect(card.locator(`a[href$="/${order.id}"]`)).toHaveCount(0);
  expect(await api<Order>(`/order/${order.id}`)).toMatchObject({
    desiredDate: proposed.date,
    confirmedDate: proposed.date,
    proposal: null,
  });
});

test("on the order's page it is declined, and the desired date stands", async ({ page, request, portal }) => {
  const api = await readApiAs(request, admin);
  const order = await proposeFor(portal, request, api);
  await signIn(page, admin);
  await openOrder(page, order);
  const card = proposalCard(page);
  await expect(card).toContainText("„Am Wunschtermin ist die Tour voll.“");
  await expect(card).toContainText("Ohne Antwort gilt weiter Ihr Wunschtermin.");
  await expectNoAxeFindings(page);
  await card.getByRole("button", { name: "Beim Wunschtermin bleiben" }).click();
  const dialog = page.getByRole("dialog", { name: "Vorschlag ablehnen?" });
  await dialog.getByRole("button", { name: "Beim Wunschtermin bleiben" }).click();
  await expect(page.getByText(`Für Auftrag ${order.orderNumber} bleibt es bei`)).toBeVisible();
  await expect(card).toHaveCount(0);
  const newest = page.getByRole("region", { name: "Verlauf" }).locator("ol > li").first();
  await expect(newest).toContainText("Wunschtermin beibehalten");
  expect(await api<Order>(`/order/${order.id}`)).toMatchObject({
    desiredDate: order.desiredDate,
    proposal: null,
  });
});

test("a third date obeys the delivery dates; an exchange has only the other two answers", async ({
  page,
  request,
  portal,
}) => {
  const api = await readApiAs(request, admin);
  const order = await proposeFor(portal, request, api);
  const exchange = await proposeFor(
    portal,
    request,
    api,
    ({ actions }) => !actions.edit.allowed && actions.edit.reason === "exchange_not_editable",
  );
  await signIn(page, admin);
  await openOrder(page, exchange);
  const locked = proposalCard(page).getByRole("button", { name: "Anderen Termin nennen" });
  await expect(locked).toHaveAttribute("aria-disabled", "true");
  await expect(locked).toHaveAccessibleDescription(/^Tauschaufträge lassen sich nicht bearbeiten\./);

  await openOrder(page, order);
  await proposalCard(page).getByRole("button", { name: "Anderen Termin nennen" }).click();
  const dialog = page.getByRole("dialog", { name: "Anderen Termin nennen" });
  await expect(dialog.getByRole("button", { name: "Termin ändern" })).toHaveAttribute("aria-disabled");
  await expect(dialog.getByText(/^Vorschlag des Entsorgers war/)).toBeVisible();
  const locks = dialog.locator("td button[aria-disabled=true]");
  await expect(locks.first()).toBeVisible();
  const days = dialog.locator("td:not([aria-selected=true]) button:not([aria-disabled=true])");
  await days.last().click();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Termin ändern" }).click();
  await expect(page.getByText(`Der Wunschtermin von Auftrag ${order.orderNumber} ist jetzt`)).toBeVisible();
  const edited = await api<Order>(`/order/${order.id}`);
  expect(edited.proposal).toBeNull();
  expect(edited.desiredDate).not.toBe(order.desiredDate);
  expect(await newestEntry(api, order)).toMatchObject({ change: "edited" });
});

test("answered in another tab meanwhile: the dialog tells the new state", async ({
  page,
  request,
  portal,
  context,
}) => {
  const api = await readApiAs(request, admin);
  const order = await proposeFor(portal, request, api);
  await signIn(page, admin);
  const other = await context.newPage();
  for (const tab of [page, other]) await openOrder(tab, order);
  await proposalCard(page)
    .getByRole("button", { name: /annehmen$/ })
    .click();
  await proposalCard(other).getByRole("button", { name: "Beim Wunschtermin bleiben" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Beim Wunschtermin bleiben" }).click();
  await expect(proposalCard(other)).toHaveCount(0);

  const dialog = page.getByRole("dialog", { name: "Vorschlag annehmen?" });
  await dialog.getByRole("button", { name: "Vorschlag annehmen" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Der Auftrag wurde inzwischen geändert.");
  await expect(dialog.getByRole("alert")).toContainText("Wunschtermin beibehalten");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Schließen" }).last().click();
  await expect(proposalCard(page)).toHaveCount(0);
  expect((await api<Order>(`/order/${order.id}`)).desiredDate).toBe(order.desiredDate);
});

test("an answer whose confirmation is lost is given once", async ({ page, request, portal }) => {
  const api = await readApiAs(request, admin);
  const order = await proposeFor(portal, request, api);
  await signIn(page, admin);
  await openOrder(page, order);
  let calls = 0;
  await page.route("**/api/order/answer-proposal", async (route) => {
    calls += 1;
    if (calls > 1) return await route.continue();
    await route.fetch({ maxRetries: 2 });
    return await route.abort();
  });
  await proposalCard(page)
    .getByRole("button", { name: /annehmen$/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Vorschlag annehmen" }).click();
  await expect(page.getByText(/ ist für .+ bestätigt\.$/)).toBeVisible();
  expect(calls).toBe(2);
  expect(await newestEntry(api, order)).toMatchObject({ change: "proposal_accepted" });
});

test("narrow windows lose nothing, English has no German, and who only reads has no buttons", async ({
  page,
  request,
  portal,
}) => {
  const api = await readApiAs(request, admin);
  const order = await proposeFor(portal, request, api);
  await signIn(page, "vertrag@demo.example");
  await openOrder(page, order);
  await expect(proposalCard(page).getByRole("button")).toHaveCount(0);
  await page.goto("/#/logout");
  await expect(page).toHaveURL(/#\/login/);

  if (isMobile()) await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => localStorage.setItem("kreislauf.language", '"en"'));
  await signIn(page, admin);
  await page.goto(`/#/order/${order.id}`);
  const card = page.getByRole("region", { name: "The disposer has proposed an alternative date" });
  await expect(card.getByRole("button", { name: /^Accept / })).toBeVisible();
  const site = await api<Record<string, string>>(`/service-location/${order.serviceLocationId}`);
  const data = [
    order.wasteType.description,
    order.containerType.type,
    order.disposer ?? "",
    order.details ?? "",
    order.noteToDisposer ?? "",
    order.createdByUser.name,
    order.proposal?.note ?? "",
    ...["alias", "street", "city"].map((field) => site[field] ?? ""),
  ];
  await card.getByRole("button", { name: "Suggest another date" }).click();
  await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
  await expectNoGerman(page, data);
  const isWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWider()).toBe(false);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Suggest another date" })).toBeFocused();
  expect(await isWider()).toBe(false);
});
