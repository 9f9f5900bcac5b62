import { referencesFixture } from "../../../../test/references.fixture.ts";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { orderingApi, ordersApi, type Order } from "@kreislauf/contract/orders";
import { type OrderReferences, purchasingApi, referencesApi } from "@kreislauf/contract/purchasing";
import { sitesApi } from "@kreislauf/contract/sites";
import { onlineManager } from "@tanstack/react-query";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { delayed, fakeNetwork, refusal, type SeenCall, unreachable } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { setServerTime } from "../../../../test/set-server-time.ts";
import { estimatedPriceFixture, firmPriceFixture } from "../../../../test/price.fixture.ts";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { approvalRequestFixture } from "../../../../test/approvals.fixture.ts";
import { orderFixture } from "../../base/order.fixture.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { OrderDialog } from "./order-dialog.tsx";

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

const leadTime = {
  containersOnSite: { "2027-05-20": 2, "2027-05-21": 2, "2027-05-24": 2, "2027-05-25": 2 },
  earliestDate: "2027-05-20",
  editCutoff: "noon" as const,
};

/** Answers the requests that the dialog makes before it sends an order. */
function openNetwork() {
  const network = fakeNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [agreementFixture] });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(ordersApi.leadTimeInfo, leadTime);
  network.on(orderingApi.expectedApprovals, { approvals: [null] });
  network.on(ordersApi.existingOrders, { count: 0, orders: [] });
  network.on(purchasingApi.agreementPrice, firmPriceFixture);
  network.on(referencesApi.orderReferences, referencesFixture);
  return network;
}

type Listeners = Pick<RoomDialogProps<"order">, "onOrdered" | "onWaiting">;

async function openDialog(listeners: Listeners = {}) {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<OrderDialog siteId={3} agreementId={7} onClosed={onClosed} {...listeners} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClosed;
}

/** The calendar is shown after a press on the chip for another day. */
const openCalendar = () => page.getByRole("radio", { name: /^Anderer Tag/ }).click();
const day = (date: string) => page.getByRole("button", { name: new RegExp(`, ${date}`) });
const submit = page.getByRole("button", { name: "Auftrag erteilen" });
const alert = page.getByRole("alert");
const keys = (calls: readonly SeenCall[]) => calls.map(({ headers }) => headers.get("idempotency-key"));

test("where the portal does not answer, the dialog says so and not that something failed", async () => {
  openNetwork().on(agreementsApi.listAgreements, unreachable);
  await openDialog();
  await expect.element(alert).toMatchTextContent(/Das Portal ist gerade nicht erreichbar\./);
});

test("the chosen day is ordered once, however often it is pressed; then it closes and leads to the order", async () => {
  const network = openNetwork();
  const late = delayed<Order>();
  const calls = network.on(ordersApi.createOrder, () => late.answer);
  const onClosed = await openDialog();
  await openCalendar();
  await day("21. Mai").click();
  await page.getByRole("button", { name: /^Mehr/ }).click();
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(orderFixture);
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    {
      serviceLocationId: 3,
      agreementId: 7,
      containerActionId: 4,
      amount: 2,
      desiredDate: "2027-05-21",
      timeWindow: "all_day",
      customerOrderNumber: null,
      costCentre: null,
      project: null,
      noteToDisposer: null,
      details: null,
    },
  ]);
  await expect.element(page.getByText(/Auftrag 1048401 ist erteilt\./)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zum Auftrag" })).toHaveAttribute("href", "#/order/11");
});

test("says what the order will cost, and where an estimate comes from", async () => {
  const network = openNetwork();
  const quotes = network.on(purchasingApi.agreementPrice, estimatedPriceFixture);
  await openDialog();
  await openCalendar();
  await day("21. Mai").click();
  const box = page.getByRole("region", { name: "Preis" });
  await expect.element(box).toMatchTextContent("etwa 256,66");
  await expect.element(box).toMatchTextContent("1,280 t ist der mittlere Wert (Median) der letzten 3");
  await page.getByRole("button", { name: /^Mehr/ }).click();
  await vi.waitFor(() =>
    expect(quotes.at(-1)?.query).toMatchObject({ amount: "2", desiredDate: "2027-05-21" }),
  );
});

test("says before anything is sent that somebody must approve it, who and until when", async () => {
  const network = openNetwork();
  const asked = network.on(orderingApi.expectedApprovals, {
    approvals: [
      {
        ruleName: "Ab 2 Behältern",
        approveBy: "2027-05-20T10:00:00Z",
        approvers: [{ id: 9, name: "Jana Roth" }],
        needsSecond: true,
      },
    ],
  });
  await openDialog();
  await openCalendar();
  expect(page.getByText("Dieser Auftrag braucht eine Freigabe").query()).toBeNull();
  await day("21. Mai").click();
  const note = page.getByRole("status").filter({ hasText: "Dieser Auftrag braucht eine Freigabe" });
  await expect.element(note).toMatchTextContent("Freigeben kann Jana Roth, spätestens bis");
  await expect
    .element(note)
    .toMatchTextContent("Regel: Ab 2 Behältern. Danach ist eine zweite Freigabe nötig.");
  expect(asked.at(-1)?.body).toMatchObject({
    areTogether: true,
    orders: [{ amount: 1, desiredDate: "2027-05-21" }],
  });
});

test("without a day nothing is sent, and a day that is locked cannot be chosen", async () => {
  openNetwork();
  await openDialog();
  await openCalendar();
  await day("19. Mai").click({ force: true });
  await submit.click();
  const dates = page.getByRole("group", { name: "Wunschtermin" });
  await expect.element(dates).toHaveAccessibleDescription("Bitte wählen Sie einen Wunschtermin.");
});

test("what the server refuses stands beside its field; another day is a new attempt", async () => {
  const network = openNetwork();
  const refused = network.on(ordersApi.createOrder, refusal("holiday", { message: "Da ist Feiertag." }));
  const onClosed = await openDialog();
  await openCalendar();
  await day("21. Mai").click();
  await submit.click();
  const dates = page.getByRole("group", { name: "Wunschtermin" });
  await expect.element(dates).toHaveAccessibleDescription("Da ist Feiertag.");
  await expect.element(alert).not.toBeInTheDocument();
  const calls = network.on(ordersApi.createOrder, orderFixture);
  await day("24. Mai").click();
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ desiredDate: "2027-05-24" });
  expect(keys(calls)[0]).not.toBe(keys(refused)[0]);
});

test("a refusal of the whole order is said below, and what is filled in stays", async () => {
  const network = openNetwork();
  network.on(ordersApi.createOrder, refusal("location_inactive", { message: "Der Standort ruht." }));
  const onClosed = await openDialog();
  await openCalendar();
  await day("21. Mai").click();
  await submit.click();
  await expect.element(alert).toMatchTextContent("Der Standort ruht.");
  await expect.element(day("21. Mai")).toHaveAttribute("aria-pressed", "true");
  expect(onClosed).not.toHaveBeenCalled();
});

test("where no answer comes it is sent again under the same key, by itself and by hand", async () => {
  const network = openNetwork();
  const lost = network.on(ordersApi.createOrder, unreachable);
  const onClosed = await openDialog();
  await openCalendar();
  await day("21. Mai").click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await submit.click();
  for (const sent of [1, 2, 3]) {
    await vi.waitFor(() => expect(lost).toHaveLength(sent), { timeout: 10_000 });
    await vi.advanceTimersByTimeAsync(3000);
  }
  vi.useRealTimers();
  await expect.element(alert).toMatchTextContent("Es kam keine Antwort");
  const calls = network.on(ordersApi.createOrder, orderFixture);
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(new Set([...keys(lost), ...keys(calls)]).size).toBe(1);
});

test("a second order for the same day is asked about before it is sent", async () => {
  const network = openNetwork();
  network.on(ordersApi.existingOrders, { count: 1, orders: [] });
  const calls = network.on(ordersApi.createOrder, orderFixture);
  const onClosed = await openDialog();
  await openCalendar();
  await day("21. Mai").click();
  await submit.click();
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
  await submit.click();
  await page.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls).toHaveLength(1);
});

/** Tries to order on a day that already has an order for one container; `show` changes this order on the server. */
async function askForSecond(network: ReturnType<typeof openNetwork>, listeners?: Listeners) {
  let current = orderFixture;
  const orders = [{ id: 11, orderNumber: "1048401", containerActionId: 4 as const, amount: 1 }];
  network.on(ordersApi.existingOrders, { count: 1, orders });
  network.on(ordersApi.order, () => current);
  const onClosed = await openDialog(listeners);
  await openCalendar();
  await day("21. Mai").click();
  await submit.click();
  await expect.element(raise).toBeVisible();
  return { onClosed, show: (change: Partial<Order>) => (current = { ...current, ...change }) };
}
const raise = page.getByRole("button", { name: "Auftrag 1048401 auf 2 erhöhen" });

test("the only order of the day is raised, and no second one given meanwhile", async () => {
  const network = openNetwork();
  const late = delayed<Order>();
  const edits = network.on(ordersApi.editOrder, () => late.answer);
  const onOrdered = vi.fn<(orderId: number) => void>();
  const { onClosed } = await askForSecond(network, { onOrdered });
  await raise.dblClick();
  const confirm = page.getByRole("button", { name: "Trotzdem erteilen" });
  await expect.element(confirm).toHaveAccessibleDescription("Der vorhandene Auftrag wird gerade erhöht.");
  await confirm.click({ force: true });
  late.arrive({ ...orderFixture, version: 2, amount: 2 });
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await expect.element(page.getByText(/Auftrag 1048401 ist auf 2 erhöht\./)).toBeVisible();
  expect(edits.map(({ body }) => body)).toEqual([{ version: 1, amount: 2 }]);
  expect(onOrdered.mock.calls).toEqual([[orderFixture.id]]);
});

test("who opened the dialog learns that the order waits for an approval", async () => {
  const network = openNetwork();
  const { id, ruleName, approveBy, desiredDate, approvers } = approvalRequestFixture;
  const approvalRequest = { id, ruleName, approveBy, desiredDate, approvers };
  network.on(ordersApi.createOrder, () => Response.json({ approvalRequest }, { status: 202 }));
  const onOrdered = vi.fn<(orderId: number) => void>();
  const onWaiting = vi.fn<() => void>();
  await openDialog({ onOrdered, onWaiting });
  await openCalendar();
  await day("21. Mai").click();
  await submit.click();
  await vi.waitFor(() => expect(onWaiting).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(onOrdered).not.toHaveBeenCalled();
});

test("an amount whose response was lost is not raised twice", async () => {
  const network = openNetwork();
  const { onClosed, show } = await askForSecond(network);
  const raised = { version: 2, amount: 2 };
  let isLost = true;
  const edits = network.on(ordersApi.editOrder, () => {
    show(raised);
    if (!isLost) return refusal("order_changed");
    isLost = false;
    return unreachable();
  });
  await raise.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(edits.map(({ body }) => body)).toEqual([
    { version: 1, amount: 2 },
    { version: 1, amount: 2 },
  ]);
});

test("an amount that somebody else has changed since is no longer offered to be raised", async () => {
  const network = openNetwork();
  const { show } = await askForSecond(network);
  const edits = network.on(ordersApi.editOrder, () => {
    show({ version: 2, amount: 3 });
    return refusal("order_changed");
  });
  await raise.click();
  await expect.element(raise).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: /1048401/ })).toBeVisible();
  expect(edits).toHaveLength(1);
});

test("without a connection an amount is not raised later either", async () => {
  const network = openNetwork();
  const edits = network.on(ordersApi.editOrder, orderFixture);
  await askForSecond(network);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await raise.click();
  await expect.element(page.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  onlineManager.setOnline(true);
  await expect.element(raise).toBeVisible();
  expect(edits).toHaveLength(0);
});

test("what the site begins its orders with is filled in although an amount was chosen before", async () => {
  const network = openNetwork();
  const late = delayed<OrderReferences>();
  network.on(referencesApi.orderReferences, () => late.answer);
  const calls = network.on(ordersApi.createOrder, orderFixture);
  await openDialog();
  await page.getByRole("button", { name: /^Mehr/ }).click();
  late.arrive({ ...referencesFixture, defaults: { ...referencesFixture.defaults, costCentre: "4711" } });
  await openCalendar();
  await day("21. Mai").click();
  await submit.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ amount: 2, costCentre: "4711" });
});

test("where the agreements do not come, there is nothing to order until they are asked for again", async () => {
  const network = openNetwork();
  network.on(agreementsApi.listAgreements, refusal("internal"));
  await openDialog();
  await expect.element(alert).toBeVisible();
  expect(submit.query()).toBeNull();
  network.on(agreementsApi.listAgreements, { agreements: [agreementFixture] });
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(submit).toBeVisible();
});

test("where the order that is repeated cannot be loaded anew, the form stays", async () => {
  const network = openNetwork();
  const { orderDate: _day, ...again } = { ...orderFixture, agreementId: 7, serviceLocationId: 3 };
  network.on(ordersApi.order, orderFixture);
  network.on(orderingApi.reorder, {
    ...again,
    verdict: { allowed: true, until: null },
    amountChanged: false,
    firstDate: "2027-05-20",
  });
  signInAs();
  const dialog = <OrderDialog siteId={3} agreementId={7} againOrderId={11} onClosed={() => undefined} />;
  const { queryClient } = await renderScreen(dialog, { route: "agreements", at: "/agreements?site=3" });
  await expect.element(submit).toBeVisible();
  network.on(ordersApi.order, refusal("internal"));
  network.on(orderingApi.reorder, refusal("internal"));
  await queryClient.invalidateQueries({ queryKey: ["orders"] });
  // The click takes longer than showing a failure would, so the check below would find one.
  await page.getByRole("button", { name: /^Mehr/ }).click();
  await expect.element(submit).toBeVisible();
  expect(alert.query()).toBeNull();
});

test.each([
  [2, "is filled"],
  [0, "is empty"],
])("with %i containers on site the drawing in its head %s", async (containersOnSite) => {
  const containerType = { ...agreementFixture.containerType, drawing: "absetzcontainer" as const };
  openNetwork().on(agreementsApi.listAgreements, {
    agreements: [{ ...agreementFixture, containerType, containersOnSite }],
  });
  await openDialog();
  await expect
    .element(
      page
        .getByRole("dialog")
        .getByText(/^Papier/)
        .first(),
    )
    .toBeVisible();
  const isFilled = document.querySelector("[role=dialog] header [fill='var(--container-material)']") !== null;
  expect(isFilled).toBe(containersOnSite > 0);
});

test("on a requested agreement it says that it adds a container to the one that is coming", async () => {
  const requested = {
    ...agreementFixture,
    status: "requested" as const,
    containersOnSite: 0,
    containerActionIds: [5 as const],
    nextDates: ["2027-05-26"],
  };
  openNetwork().on(agreementsApi.listAgreements, { agreements: [requested] });
  await openDialog();
  const dialog = page.getByRole("dialog", { name: "Weiteren Behälter beauftragen" });
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog.getByText(/^Der erste Behälter ist schon für 26\.05\.2027 beauftragt\./))
    .toBeVisible();
});
