import { referencesApi } from "@kreislauf/contract/purchasing";
import { referencesFixture } from "../../../test/references.fixture.ts";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { ordersApi, type LeadTimeInfo, type Order, type OrderChangeEntry } from "@kreislauf/contract/orders";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { agreementFixture } from "../../../test/agreement.fixture.ts";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { orderFixture } from "../base/order.fixture.ts";
import { EditOrderDialog } from "./edit-order-dialog.tsx";

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

const emptying = [{ id: 4, description: "Leeren" }] as const;

const leadTime: LeadTimeInfo = {
  containersOnSite: { "2027-05-20": 1, "2027-05-26": 1, "2027-05-28": 1 },
  earliestDate: "2027-05-20",
  editCutoff: "noon",
};

function openNetwork() {
  const network = fakeNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [agreementFixture] });
  network.on(agreementsApi.agreementContainerActions, { containerActions: [...emptying] });
  network.on(ordersApi.orderContainerActions, { containerActions: [...emptying] });
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(ordersApi.leadTimeInfo, leadTime);
  network.on(ordersApi.existingOrders, { count: 0, orders: [] });
  network.on(referencesApi.orderReferences, referencesFixture);
  return network;
}

async function openDialog(order: Order = orderFixture) {
  const onDone = vi.fn<(orders: readonly Order[], message: string) => void>();
  signInAs();
  await renderScreen(<EditOrderDialog orders={[order]} onDone={onDone} onClosed={() => {}} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(submit).toBeVisible();
  return onDone;
}

const submit = page.getByRole("button", { name: "Änderung speichern" });
const note = page.getByRole("textbox", { name: /^Hinweis an den Entsorger/ });
const alert = page.getByRole("alert");
const edited = (fields: Partial<Order>): Order => ({ ...orderFixture, version: 2, ...fields });

test("unchanged there is nothing to save; only what was changed is sent, once", async () => {
  const network = openNetwork();
  const late = delayed<Order>();
  const calls = network.on(ordersApi.editOrder, () => late.answer);
  const onDone = await openDialog();
  await expect.element(submit).toHaveAttribute("aria-disabled", "true");
  await userEvent.fill(note, "Hinter der Halle");
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  const saved = edited({ noteToDisposer: "Hinter der Halle" });
  late.arrive(saved);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(onDone).toHaveBeenCalledExactlyOnceWith([saved], "Die Änderung an Auftrag 1048401 ist gespeichert.");
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1, noteToDisposer: "Hinter der Halle" }]);
});

test("no more containers can be asked for than stand on site that day", async () => {
  openNetwork();
  await openDialog();
  await expect.element(page.getByRole("button", { name: /^Mehr/ })).toBeDisabled();
});

test("an order with fixed content can be typed into while its dates are still loading", async () => {
  const network = openNetwork();
  const terms = { ...agreementFixture.terms, emptyingContainer: true };
  network.on(agreementsApi.listAgreements, { agreements: [{ ...agreementFixture, terms }] });
  const dates = delayed<LeadTimeInfo>();
  network.on(ordersApi.leadTimeInfo, () => dates.answer);
  await openDialog();
  const orderNumber = page.getByRole("textbox", { name: /^Ihre Bestellnummer/ });
  await orderNumber.click();
  await userEvent.keyboard("47");
  dates.arrive(leadTime);
  await expect.element(page.getByRole("button", { name: /^Mittwoch, 26\. Mai 2027/ })).toBeEnabled();
  await expect.element(orderNumber).toHaveFocus();
  await userEvent.keyboard("11");
  await expect.element(orderNumber).toHaveValue("4711");
  await expect.element(submit).not.toHaveAttribute("aria-disabled");
});

test("a colleague's change is shown beside what was typed, and saved again it goes on from it", async () => {
  const network = openNetwork();
  network.on(ordersApi.editOrder, refusal("order_changed"));
  const theirs = edited({ customerOrderNumber: "4711" });
  network.on(ordersApi.order, theirs);
  const entry: OrderChangeEntry = {
    id: 1,
    change: "edited",
    changedOn: "2027-05-17T08:00:00Z",
    changedBy: { id: 8, name: "Ole Brandt" },
    old: { customerOrderNumber: null },
    new: { customerOrderNumber: "4711" },
  };
  network.on(ordersApi.orderChangeLog, { entries: [entry] });
  const onDone = await openDialog();
  await userEvent.fill(note, "Hinter der Halle");
  await submit.click();
  await expect.element(alert).toMatchTextContent("Ole Brandt");
  await expect.element(note).toHaveValue("Hinter der Halle");
  await expect.element(page.getByRole("textbox", { name: /^Ihre Bestellnummer/ })).toHaveValue("4711");
  const calls = network.on(ordersApi.editOrder, { ...theirs, version: 3 });
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ version: 2, noteToDisposer: "Hinter der Halle" }]);
});

test("discarded, what was typed gives way to the new state", async () => {
  const network = openNetwork();
  network.on(ordersApi.editOrder, refusal("order_changed"));
  network.on(ordersApi.order, edited({ noteToDisposer: "Am Tor" }));
  network.on(ordersApi.orderChangeLog, { entries: [] });
  await openDialog();
  await userEvent.fill(note, "Hinter der Halle");
  await submit.click();
  await page.getByRole("button", { name: "Neuen Stand laden" }).click();
  await expect.element(note).toHaveValue("Am Tor");
  await expect.element(alert).not.toBeInTheDocument();
});

test("cancelled meanwhile, there is nothing left to save", async () => {
  const network = openNetwork();
  network.on(ordersApi.editOrder, refusal("order_cancelled", { message: "Er ist schon storniert." }));
  network.on(
    ordersApi.order,
    edited({
      orderStatusId: 4,
      orderStatus: { id: 4, description: "Storniert" },
      actions: { ...orderFixture.actions, edit: { allowed: false, reason: "order_cancelled" } },
    }),
  );
  network.on(ordersApi.orderChangeLog, { entries: [] });
  const onDone = await openDialog();
  await userEvent.fill(note, "Hinter der Halle");
  await submit.click();
  await expect.element(alert).toMatchTextContent("Er ist schon storniert.");
  await expect.element(submit).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

test("what cannot be loaded is asked for again", async () => {
  const network = openNetwork();
  network.on(ordersApi.orderContainerActions, refusal("internal"));
  signInAs();
  await renderScreen(<EditOrderDialog orders={[orderFixture]} onDone={() => {}} onClosed={() => {}} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(page.getByText("Der Dialog konnte nicht geladen werden")).toBeVisible();
  network.on(ordersApi.orderContainerActions, { containerActions: [...emptying] });
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(submit).toBeVisible();
});
