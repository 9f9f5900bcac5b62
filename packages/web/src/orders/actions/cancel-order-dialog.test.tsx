import { ordersApi, type Order, type OrderChangeEntry } from "@kreislauf/contract/orders";
import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { orderFixture } from "../base/order.fixture.ts";
import { CancelOrderDialog } from "./cancel-order-dialog.tsx";

const me = { id: 7, name: "Jana Petersen" };
const colleague = { id: 8, name: "Ole Brandt" };
const cancelledBy = (person: typeof me): Order => ({
  ...orderFixture,
  version: 2,
  orderStatusId: 4,
  orderStatus: { id: 4, description: "Storniert" },
  cancellation: {
    cancelledOn: "2027-05-18T08:00:00Z",
    cancelledBy: person,
    cancelReasonId: 2,
    cancelReason: "Versehentlich bestellt",
    cause: null,
    reason: null,
  },
  actions: { ...orderFixture.actions, cancel: { allowed: false, reason: "order_cancelled" } },
});
const changed = (fields: Pick<OrderChangeEntry, "change" | "old" | "new">): OrderChangeEntry => ({
  id: 1,
  changedOn: "2027-05-18T08:00:00Z",
  changedBy: colleague,
  ...fields,
});

function openNetwork() {
  const network = fakeNetwork();
  network.on(ordersApi.listOrders, { orders: [] });
  return network;
}

async function openDialog() {
  const onDone = vi.fn<(orders: readonly Order[], message: string) => void>();
  const onClosed = vi.fn<() => void>();
  signInAs({ userId: me.id });
  await renderScreen(<CancelOrderDialog orders={[orderFixture]} onDone={onDone} onClosed={onClosed} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return { onDone, onClosed };
}

const submit = page.getByRole("button", { name: "Auftrag stornieren" });
const reason = (name: string) => page.getByRole("radio", { name });
const alert = page.getByRole("alert");

test("its way back is not called cancelling; without a reason nothing is sent; another reason needs words", async () => {
  const network = openNetwork();
  const calls = network.on(ordersApi.cancelOrder, cancelledBy(me));
  const { onDone } = await openDialog();
  await expect.element(page.getByRole("button", { name: "Zurück" })).toBeVisible();
  await expect.element(page.getByRole("dialog")).toHaveAccessibleDescription(/^Nr\.\u00A01048401: /);
  await submit.click();
  await expect.element(page.getByRole("group")).toHaveAttribute("aria-describedby");
  await reason("Anderer Grund").click();
  await submit.click();
  await expect.element(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  expect(calls).toHaveLength(0);
  await userEvent.fill(page.getByRole("textbox"), "Der Hof ist gesperrt.");
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: 11, version: 1, cancelReasonId: 8, reason: "Der Hof ist gesperrt." },
  ]);
});

test("pressed twice it is sent once, and what was done is told", async () => {
  const network = openNetwork();
  const late = delayed<Order>();
  const calls = network.on(ordersApi.cancelOrder, () => late.answer);
  const { onDone, onClosed } = await openDialog();
  await reason("Versehentlich bestellt").click();
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(cancelledBy(me));
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(onDone).toHaveBeenCalledExactlyOnceWith([cancelledBy(me)], "Auftrag 1048401 ist storniert.");
  expect(calls).toHaveLength(1);
});

test("where somebody else was faster, it says who, and there is nothing left to send", async () => {
  const network = openNetwork();
  network.on(ordersApi.cancelOrder, refusal("order_changed"));
  network.on(ordersApi.order, cancelledBy(colleague));
  const entry = changed({ change: "cancelled", old: { orderStatusId: 1 }, new: { orderStatusId: 4 } });
  network.on(ordersApi.orderChangeLog, { entries: [entry] });
  const { onDone } = await openDialog();
  await reason("Versehentlich bestellt").click();
  await submit.click();
  await expect
    .element(alert)
    .toMatchTextContent(
      /Der Auftrag wurde inzwischen geändert\..*Ole Brandt.*Der Auftrag ist jetzt.*Storniert.*nicht storniert/s,
    );
  await expect.element(submit).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

test("a change that leaves it possible is shown, and the reason stays to be sent once more", async () => {
  const network = openNetwork();
  network.on(ordersApi.cancelOrder, refusal("order_changed"));
  network.on(ordersApi.order, { ...orderFixture, version: 2, amount: 2 });
  const entry = changed({ change: "edited", old: { amount: 1 }, new: { amount: 2 } });
  network.on(ordersApi.orderChangeLog, { entries: [entry] });
  const { onDone } = await openDialog();
  await reason("Versehentlich bestellt").click();
  await submit.click();
  await expect.element(alert).toMatchTextContent("Ole Brandt");
  const calls = network.on(ordersApi.cancelOrder, cancelledBy(me));
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: 11, version: 2, cancelReasonId: 2, reason: null },
  ]);
});

test("refused after a lost answer, it looks whether its own attempt had arrived", async () => {
  const network = openNetwork();
  const replies = [unreachable, () => refusal("order_cancelled")];
  const calls = network.on(ordersApi.cancelOrder, () => (replies.shift() ?? unreachable)());
  network.on(ordersApi.order, cancelledBy(me));
  network.on(ordersApi.orderChangeLog, { entries: [] });
  const { onDone } = await openDialog();
  await reason("Versehentlich bestellt").click();
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), 3000);
  expect(calls).toHaveLength(2);
});

test("without a connection nothing goes out, and it says so", async () => {
  openNetwork();
  const { onDone } = await openDialog();
  await reason("Versehentlich bestellt").click();
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await submit.click();
  await expect.element(alert).toMatchTextContent("Es besteht keine Verbindung.");
  expect(onDone).not.toHaveBeenCalled();
});
