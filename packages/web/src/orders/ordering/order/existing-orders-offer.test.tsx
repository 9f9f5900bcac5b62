import { ordersApi, orderTextFields, recordOf, type OrderCreation } from "@kreislauf/contract/orders";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { fakeNetwork } from "../../../../test/fake-network.ts";
import { referencesFixture } from "../../../../test/references.fixture.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { orderFixture } from "../../base/order.fixture.ts";
import { ExistingOrdersOffer } from "./existing-orders-offer.tsx";

const { terms } = agreementFixture;
/** An order for one more container on the day of `orderFixture`. */
const wish: OrderCreation = {
  ...recordOf(orderTextFields, () => null),
  serviceLocationId: 3,
  agreementId: 7,
  containerActionId: 4,
  amount: 1,
  desiredDate: "2027-05-26",
  timeWindow: "all_day",
};
const defaults = { ...referencesFixture.defaults, costCentre: "4711" };
const link = page.getByRole("link", { name: /1048401/ });
const raise = page.getByRole("button", { name: "Auftrag 1048401 auf 2 erhöhen" });

/** Renders the offer to raise an order that has a note, a cost centre and a time window. */
async function showOffer(typed: Partial<OrderCreation>, vehicleParts = false) {
  const network = fakeNetwork();
  const order = { ...orderFixture, noteToDisposer: "Tor 3", timeWindow: "morning" as const };
  const asked = network.on(ordersApi.order, { ...order, costCentre: "4712" });
  signInAs();
  const orders = [{ id: 11, orderNumber: "1048401", containerActionId: 4 as const, amount: 1 }];
  const { queryClient } = await renderScreen(
    <ExistingOrdersOffer
      question={{ order: { ...wish, ...typed }, existing: { count: 1, orders } }}
      terms={{ ...terms, vehicleParts }}
      defaults={defaults}
      onBusyChange={() => undefined}
      onRaised={() => undefined}
    />,
    { route: "agreements", at: "/agreements?site=3" },
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expect.element(link).toBeVisible();
}

test.each([
  ["nothing besides", {}],
  ["what the site begins its orders with", { costCentre: "4711" }],
  ["what the order says too", { noteToDisposer: "Tor 3", timeWindow: "morning", costCentre: "4712" }],
] as const)("an amount with %s is offered to be added to the order of the day", async (_, typed) => {
  await showOffer(typed);
  await expect.element(raise).toBeVisible();
});

test.each([
  ["a note", { noteToDisposer: "Bitte klingeln" }],
  ["an order number", { customerOrderNumber: "PO-9" }],
  ["a cost centre", { costCentre: "4713" }],
  ["a time window", { timeWindow: "afternoon" }],
  ["the number of a proof", { proofNumber: "ENH99X123456" }],
] as const)("where %s would be lost, the order of the day is only linked", async (_, typed) => {
  await showOffer(typed);
  expect(raise.query()).toBeNull();
});

test("an order that lists its parts is not raised without the list of the others", async () => {
  await showOffer({ details: "20 Stoßfänger" }, true);
  expect(raise.query()).toBeNull();
});
