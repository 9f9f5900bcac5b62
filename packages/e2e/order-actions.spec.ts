import { formatDate } from "@kreislauf/contract/base";
import {
  type AwaitingFeedback,
  orderStatus,
  type Order,
  type OrderChangeLog,
} from "@kreislauf/contract/orders";
import type { Locator, Page } from "@playwright/test";
import { type ReadApi, readApiAs, writeApiAs } from "./support/api.ts";
import { expectNoGerman, textsIn } from "./support/english.ts";
import { isMobile, orderLinks, readOrders, repeatOrder } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";
const retailer = "fremd@demo.example";

/** Reads up to 100 orders of a status, by default the newest first. */
const ordersOf = async (api: ReadApi, status: number, sortorder = "desc") =>
  (await readOrders(api, `status=${status}&amount=100&sortorder=${sortorder}`)).orders;

async function findOrder(api: ReadApi, status: number, wanted: (order: Order) => boolean): Promise<Order> {
  const orders = [...(await ordersOf(api, status)), ...(await ordersOf(api, status, "asc"))];
  const found = orders.find(wanted);
  if (found === undefined) throw new Error("The demo has no such order.");
  return found;
}

const readOrder = (api: ReadApi, { id }: Order) => api<Order>(`/order/${id}`);

const actions = (page: Page) => page.getByRole("group", { name: "Aktionen" });

async function openOrder(page: Page, { id }: Order): Promise<void> {
  await page.goto(`/#/order/${id}`);
  await expect(page.getByRole("heading", { name: "Verlauf" })).toBeVisible();
}

/** Actions that are buttons on a card; all other actions are in the card's menu. */
const feedbackActions = new Set(["Reklamieren", "Auf erledigt setzen"]);

/** Starts an action on an order of the list, from the order's card or from its row. */
async function startInList(
  page: Page,
  { orderNumber }: Order,
  action: string,
  asCards = isMobile(),
): Promise<void> {
  if (asCards && !feedbackActions.has(action)) {
    await page.getByRole("button", { name: `Aktionen für Auftrag ${orderNumber}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  } else {
    const last = action.split(" ").at(-1);
    await page.getByRole("button", { name: new RegExp(`${orderNumber} .*${last}$`, "i") }).click();
  }
}

/** Every action on an order: in which status it is tested, its input, and the expected result. */
const everyAction: readonly {
  readonly status: number;
  readonly name: string;
  readonly isPossible: (order: Order) => boolean;
  readonly fill: (dialog: Locator) => Promise<void>;
  readonly submit: string;
  readonly becomes: Partial<Order>;
}[] = [
  {
    status: 1,
    name: "Bearbeiten",
    isPossible: ({ actions: { edit }, proposal }) => edit.allowed && proposal === null,
    fill: (dialog) => dialog.getByRole("textbox", { name: /Hinweis/ }).fill("Hinter Halle 2"),
    submit: "Änderung speichern",
    becomes: { orderStatusId: orderStatus.open, noteToDisposer: "Hinter Halle 2" },
  },
  {
    status: 1,
    name: "Stornieren",
    isPossible: ({ actions: { cancel } }) => cancel.allowed,
    fill: (dialog) => dialog.getByRole("radio", { name: "Doppelt bestellt" }).check(),
    submit: "Auftrag stornieren",
    becomes: { orderStatusId: orderStatus.cancelled },
  },
  {
    status: 1,
    name: "Reklamieren",
    isPossible: ({ actions: { claim } }) => claim.allowed,
    fill: (dialog) => dialog.getByRole("radio", { name: "Falsche Leistung" }).check(),
    submit: "Auftrag reklamieren",
    becomes: { orderStatusId: orderStatus.claimed },
  },
  {
    status: 3,
    name: "Reklamation schließen",
    isPossible: ({ actions: { close_claim: closing } }) => closing.allowed,
    fill: (dialog) => dialog.getByRole("radio", { name: "Verspätet erledigt" }).check(),
    submit: "Schließen, Auftrag ist erledigt",
    becomes: { orderStatusId: orderStatus.done },
  },
  {
    status: 1,
    name: "Auf erledigt setzen",
    isPossible: ({ actions: { resolved } }) => resolved.allowed,
    fill: () => Promise.resolve(),
    submit: "Auf erledigt setzen",
    becomes: { orderStatusId: orderStatus.done },
  },
];

/**
 * Tags of the test for each view. Narrow windows have no list. The order's page is tested at one width only, since it
 * is the same at both and each test uses up orders of the demo.
 */
const views = { list: ["@wide"], cards: [], page: ["@narrow"] } as const;

for (const view of ["list", "cards", "page"] as const) {
  test(
    `every action is taken ${view === "page" ? "on the order's page" : `in the ${view}`}`,
    { tag: [...views[view]] },
    async ({ page, request }) => {
      test.slow();
      const api = await readApiAs(request, admin);
      await signIn(page, admin);
      for (const { status, name, isPossible, fill, submit, becomes } of everyAction) {
        const order = await findOrder(api, status, isPossible);
        if (view === "page") {
          await openOrder(page, order);
          await actions(page).getByRole("button", { name }).click();
        } else {
          await page.goto(`/#/order-history?site=all&orderView=${view}&orderSearch=${order.orderNumber}`);
          await expect(orderLinks(page)).toHaveCount(1);
          await startInList(page, order, name, view === "cards");
        }
        const dialog = page.getByRole("dialog");
        await fill(dialog);
        await dialog.getByRole("button", { name: submit }).click();
        await expect(dialog).toHaveCount(0);
        expect(await readOrder(api, order), name).toMatchObject(becomes);
      }
    },
  );
}

test(
  "an order is cancelled from its row or card, with a reason, and only once",
  { tag: "@main" },
  async ({ page, request }) => {
    const api = await readApiAs(request, admin);
    const order = await findOrder(api, 1, ({ actions: { cancel } }) => cancel.allowed);
    await signIn(page, admin);
    await page.goto(`/#/order-history?site=all&orderStatus=1&orderSearch=${order.orderNumber}`);
    await expect(orderLinks(page)).toHaveCount(1);
    await startInList(page, order, "Stornieren");
    const dialog = page.getByRole("dialog", { name: "Auftrag stornieren?" });
    await expect(dialog).toContainText("Ein stornierter Auftrag lässt sich nicht wieder öffnen.");
    await dialog.getByRole("radio", { name: "Anderer Grund" }).check();
    const submit = dialog.getByRole("button", { name: "Auftrag stornieren" });
    await submit.click();
    await expect(dialog.getByRole("textbox", { name: "Beschreibung" })).toBeFocused();
    await expectNoAxeFindings(page);

    // The dialog must not discard input without asking.
    await dialog.getByRole("textbox").fill("Halle 3 ist gesperrt.");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
    const address = page.url();
    const ways = [
      () => history.back(),
      () => location.assign("#/agreements"), // As if a URL was typed.
      () => history.back(),
    ];
    for (const way of ways) {
      await page.evaluate(way);
      await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
      await expect(page).toHaveURL(address);
    }
    await expect(dialog.getByRole("textbox")).toHaveValue("Halle 3 ist gesperrt.");
    await submit.dblclick();
    await expect(page.getByText(`Auftrag ${order.orderNumber} ist storniert.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const cancelled = await readOrder(api, order);
    expect(cancelled.orderStatusId).toBe(orderStatus.cancelled);
    expect(cancelled.cancellation?.reason).toBe("Halle 3 ist gesperrt.");
    await expect(orderLinks(page)).toHaveCount(0);
  },
);

test("an edit moves an order to a new date and tells old and new @main", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const order = await findOrder(
    api,
    1,
    ({ actions: { edit }, containerActionId }) => edit.allowed && [1, 4, 9].includes(containerActionId),
  );
  await signIn(page, admin);
  await openOrder(page, order);
  await actions(page).getByRole("button", { name: "Bearbeiten" }).click();
  const dialog = page.getByRole("dialog", { name: "Auftrag bearbeiten" });
  await expect(dialog.getByText(/^Bearbeitbar bis/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Änderung speichern" })).toHaveAttribute("aria-disabled");
  const days = dialog.locator("td button:not([aria-disabled=true])");
  await expect(days.first()).toBeVisible();
  await dialog.getByRole("radio", { name: "Vormittag" }).check({ force: true });
  await dialog.getByRole("textbox", { name: /Hinweis/ }).fill("Tor 2");
  const day = days.filter({ hasNot: page.locator("[aria-selected=true]") }).last();
  await day.click();
  await expect(dialog.getByText(/^bisher /)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Änderung speichern" }).click();
  await expect(page.getByText(`Die Änderung an Auftrag ${order.orderNumber} ist gespeichert.`)).toBeVisible();

  const edited = await readOrder(api, order);
  expect(edited).toMatchObject({ timeWindow: "morning", noteToDisposer: "Tor 2" });
  expect(edited.desiredDate).not.toBe(order.desiredDate);
  const newest = page.getByRole("region", { name: "Verlauf" }).locator("ol > li").first();
  await expect(newest).toContainText("Auftrag geändert");
  await expect(newest).toContainText(formatDate(order.desiredDate));
  await expect(newest).toContainText(formatDate(edited.desiredDate));
  await expect(actions(page).getByRole("button", { name: "Bearbeiten" })).toBeFocused();
});

test("two people edit one order: the second keeps the input and sees the new state", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow(); // The journey signs in in two browser windows.
  const api = await readApiAs(request, admin);
  const order = await repeatOrder(api, await writeApiAs(request, admin));
  const other = await (await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" })).newPage();
  for (const each of [page, other]) {
    await signIn(each, admin);
    await openOrder(each, order);
    await actions(each).getByRole("button", { name: "Bearbeiten" }).click();
    await expect(each.getByRole("dialog").getByRole("textbox", { name: /Hinweis/ })).toBeVisible();
  }
  const save = (each: Page) => each.getByRole("dialog").getByRole("button", { name: "Änderung speichern" });
  await other.getByRole("combobox", { name: /Bestellnummer/ }).fill("4711");
  await save(other).click();
  await expect(other.getByRole("dialog")).toHaveCount(0);

  const note = page.getByRole("dialog").getByRole("textbox", { name: /Hinweis/ });
  await note.fill("Meine Eingabe");
  await save(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Der Auftrag wurde inzwischen geändert." });
  await expect(alert).toContainText("4711");
  await expect(note).toHaveValue("Meine Eingabe");
  await expect(page.getByRole("combobox", { name: /Bestellnummer/ })).toHaveValue("4711");
  await expectNoAxeFindings(page);
  await save(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await readOrder(api, order)).toMatchObject({
    customerOrderNumber: "4711",
    noteToDisposer: "Meine Eingabe",
  });
  await other.context().close();
});

test("a past order is claimed from its page, and each way of closing the claim says what follows", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  for (const [reason, status, word] of [
    ["Versehentlich reklamiert", orderStatus.open, "Offen"],
    ["Verspätet erledigt", orderStatus.done, "Erledigt"],
    ["Nicht erbracht", orderStatus.cancelled, "Storniert"],
  ] as const) {
    const order = await findOrder(api, 1, ({ actions: { claim } }) => claim.allowed);
    await openOrder(page, order);
    await actions(page).getByRole("button", { name: "Reklamieren" }).click();
    const claim = page.getByRole("dialog", { name: "Auftrag reklamieren" });
    await claim.getByRole("radio", { name: "Anderer Grund" }).check();
    await claim.getByRole("button", { name: "Auftrag reklamieren" }).click();
    await expect(claim.getByText("Beschreiben Sie kurz, was nicht gestimmt hat.")).toBeVisible();
    if (status === orderStatus.open) await expectNoAxeFindings(page);
    await claim.getByRole("textbox", { name: "Beschreibung" }).fill("Der Wagen war zu klein.");
    await claim.getByRole("button", { name: "Auftrag reklamieren" }).click();
    await expect(page.getByText(`Auftrag ${order.orderNumber} ist reklamiert.`).last()).toBeVisible();
    await expect(page.getByText("„Der Wagen war zu klein.“").first()).toBeVisible();

    await actions(page).getByRole("button", { name: "Reklamation schließen" }).click();
    const closing = page.getByRole("dialog", { name: "Reklamation schließen" });
    await closing.getByRole("button", { name: "Reklamation schließen" }).click();
    await expect(closing.getByText("Bitte wählen Sie, wie die Reklamation ausgegangen ist.")).toBeVisible();
    const way = closing.getByRole("radio", { name: reason });
    await expect(closing.locator("label", { hasText: reason })).toContainText(word);
    await way.check();
    if (status === orderStatus.open) await expectNoAxeFindings(page);
    await closing.getByRole("button", { name: `Schließen, Auftrag ist ${word.toLowerCase()}` }).click();
    await expect(page.getByText(/^Die Reklamation ist geschlossen\./).last()).toContainText(
      word.toLowerCase(),
    );
    expect((await readOrder(api, order)).orderStatusId).toBe(status);
    const { entries } = await api<OrderChangeLog>(`/order-change-log/${order.id}`);
    expect(entries[0]?.change).toBe("claim_closed");
  }
});

test("orders are set to done on the dashboard, and the next ones move up", async ({ page, request }) => {
  // This journey uses the retailer's company, because other journeys claim orders of the first company.
  const api = await readApiAs(request, retailer);
  const { orders } = await api<AwaitingFeedback>("/dashboard/awaiting-feedback?amount=3");
  const [first, second, third] = orders;
  await signIn(page, retailer);
  const group = page.getByRole("region", { name: "Hat alles geklappt?" });
  await expectLinks(group, [first, second]);
  await group.getByRole("button", { name: `Auftrag ${first?.orderNumber} auf erledigt setzen` }).click();
  const dialog = page.getByRole("dialog", { name: "Auf erledigt setzen?" });
  await expect(dialog).toContainText("Danach sind Änderungen nicht mehr möglich.");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Auf erledigt setzen" }).click();
  await expect(page.getByText(`Auftrag ${first?.orderNumber} ist auf erledigt gesetzt.`)).toBeVisible();
  await expectLinks(group, [second, third]);
  await expect(group.locator(`a[href$="/${second?.id}"]`)).toBeFocused();
  expect((await api<Order>(`/order/${first?.id}`)).orderStatusId).toBe(orderStatus.done);
});

const expectLinks = (group: Locator, orders: readonly (Order | undefined)[]) =>
  expect
    .poll(() =>
      group
        .getByRole("listitem")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    )
    .toEqual(orders.map((order) => `#/order/${order?.id}`));

test("what is not possible is locked with its reason, and nobody else sees buttons", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const exchange = await findOrder(
    api,
    1,
    ({ actions: { edit, cancel } }) =>
      !edit.allowed && edit.reason === "exchange_not_editable" && cancel.allowed,
  );
  await signIn(page, admin);
  await openOrder(page, exchange);
  const edit = actions(page).getByRole("button", { name: "Bearbeiten" });
  await expect(edit).toHaveAttribute("aria-disabled", "true");
  await expect(edit).toHaveAccessibleDescription(/^Tauschaufträge lassen sich nicht bearbeiten\./);
  await edit.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/#/logout");
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, "vertrag@demo.example");
  await openOrder(page, exchange);
  await expect(actions(page)).toHaveCount(0);
});

test("somebody else was faster: the dialog tells the new state", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const order = await findOrder(api, 1, ({ actions: { cancel } }) => cancel.allowed);
  await signIn(page, admin);
  await openOrder(page, order);
  await actions(page).getByRole("button", { name: "Stornieren" }).click();
  const dialog = page.getByRole("dialog", { name: "Auftrag stornieren?" });
  await dialog.getByRole("radio", { name: "Doppelt bestellt" }).check();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("kreislauf.session") ?? "{}").accessToken as string,
  );
  const answer = await request.post("/api/order/cancel", {
    data: { orderId: order.id, cancelReasonId: 2 },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  await dialog.getByRole("button", { name: "Auftrag stornieren" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Der Auftrag wurde inzwischen geändert.");
  await expect(dialog.getByRole("alert")).toContainText("Storniert");
  await dialog.getByRole("button", { name: "Schließen" }).last().click();
  await expect(dialog).toHaveCount(0);
});

test("the dialogs speak English and obey the keyboard alone", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const order = await findOrder(api, 1, ({ actions: { claim } }) => claim.allowed);
  await page.addInitScript(() => localStorage.setItem("kreislauf.language", JSON.stringify("en")));
  await signIn(page, admin);
  await page.goto(`/#/order/${order.id}`);
  const claim = page.getByRole("group", { name: "Actions" }).getByRole("button", { name: "Make a claim" });
  await claim.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Make a claim" });
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  const sites = await api<object>("/get-service-location-list/1");
  // The site's data include the access hints for drivers, which the page shows with the order.
  const site = await api<object>(`/service-location/${order.serviceLocationId}`);
  await expectNoGerman(page, textsIn(order, sites, site));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(claim).toBeFocused();
});
