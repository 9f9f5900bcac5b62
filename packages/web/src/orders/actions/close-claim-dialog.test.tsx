import { ordersApi, type Order } from "@kreislauf/contract/orders";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { orderFixture } from "../base/order.fixture.ts";
import { CloseClaimDialog } from "./close-claim-dialog.tsx";

const allowed = { allowed: true, until: null } as const;
const claimed: Order = {
  ...orderFixture,
  orderStatusId: 3,
  orderStatus: { id: 3, description: "Reklamiert" },
  actions: { ...orderFixture.actions, close_claim: allowed },
};
const done: Order = {
  ...claimed,
  version: 2,
  orderStatusId: 2,
  orderStatus: { id: 2, description: "Erledigt" },
  actions: { ...orderFixture.actions, close_claim: { allowed: false, reason: "order_not_claimed" } },
};

async function openDialog() {
  const onDone = vi.fn<(orders: readonly Order[], message: string) => void>();
  signInAs();
  await renderScreen(<CloseClaimDialog orders={[claimed]} onDone={onDone} onClosed={() => {}} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onDone;
}

const reason = (name: string) => page.getByRole("radio", { name });
const submit = (name: string) => page.getByRole("button", { name, exact: true });
const alert = page.getByRole("alert");

test("without an outcome nothing is sent; the button says which status follows from the chosen one", async () => {
  const network = fakeNetwork();
  const calls = network.on(ordersApi.closeClaim, done);
  await openDialog();
  await submit("Reklamation schließen").click();
  await expect
    .element(page.getByText("Bitte wählen Sie, wie die Reklamation ausgegangen ist."))
    .toBeVisible();
  await reason("Versehentlich reklamiert").click();
  await expect.element(submit("Schließen, Auftrag ist offen")).toBeVisible();
  await reason("Nicht erbracht").click();
  await expect.element(submit("Schließen, Auftrag ist storniert")).toBeVisible();
  expect(calls).toHaveLength(0);
});

test("pressed twice it is closed once, and the new status is told", async () => {
  const network = fakeNetwork();
  const late = delayed<Order>();
  const calls = network.on(ordersApi.closeClaim, () => late.answer);
  const onDone = await openDialog();
  await reason("Verspätet erledigt").click();
  await submit("Schließen, Auftrag ist erledigt").dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(done);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    [done],
    "Die Reklamation ist geschlossen. Auftrag 1048401 ist erledigt.",
  );
  expect(calls.map(({ body }) => body)).toEqual([{ orderId: 11, closeReasonId: 2, version: 1 }]);
});

test("refused after a lost answer, it finds its own attempt in the order's status", async () => {
  const network = fakeNetwork();
  const replies = [unreachable, () => refusal("order_not_claimed")];
  const calls = network.on(ordersApi.closeClaim, () => (replies.shift() ?? unreachable)());
  network.on(ordersApi.order, done);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  const onDone = await openDialog();
  await reason("Verspätet erledigt").click();
  await submit("Schließen, Auftrag ist erledigt").click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), 3000);
  expect(calls).toHaveLength(2);
});

test("closed by somebody else with another outcome, it can only be dismissed", async () => {
  const network = fakeNetwork();
  network.on(ordersApi.closeClaim, refusal("order_not_claimed", { message: "Sie ist schon geschlossen." }));
  network.on(ordersApi.order, done);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  const onDone = await openDialog();
  await reason("Nicht erbracht").click();
  await submit("Schließen, Auftrag ist storniert").click();
  await expect.element(alert).toMatchTextContent("Sie ist schon geschlossen.");
  await expect.element(submit("Schließen, Auftrag ist storniert")).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});
