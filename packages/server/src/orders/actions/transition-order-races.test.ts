import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** Two people at once on one order: one wins, the other is told that it has changed. */

const rounds = 100;

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

type Act = (orderId: number) => Promise<{ readonly status: number; readonly code: string }>;

const pairs: readonly (readonly [string, string, Act, Act])[] = [
  [
    "edit and edit",
    "2027-03-10",
    (id) => acts.edit(id, { version: 1, noteToDisposer: "Tor 1" }),
    (id) => acts.edit(id, { version: 1, noteToDisposer: "Tor 2" }),
  ],
  ["cancel and cancel", "2027-03-10", (id) => acts.cancel(id), (id) => acts.cancel(id)],
  ["claim and set to done", "2027-02-22", (id) => acts.claim(id), (id) => acts.complete(id)],
  [
    "cancel, and the provider's failed trip",
    "2027-03-10",
    (id) => acts.cancel(id),
    (id) => acts.provider(id, "fail", { reason: "Tor verschlossen" }),
  ],
];

test.for(pairs)(`%s: ${rounds} rounds`, { timeout: 120_000 }, async ([, desiredDate, one, other]) => {
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await createTestOrder(portal, company, { desiredDate });
    const answers = await Promise.all(
      round % 2 === 0 ? [one(orderId), other(orderId)] : [other(orderId), one(orderId)],
    );
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "409"]);
    const order = await acts.order(orderId);
    expect([order.version, (await acts.log(orderId)).length]).toEqual([2, 1]);
  }
});

test("whoever comes second sees the new state and that it has changed", async () => {
  const orderId = await createTestOrder(portal, company);
  await acts.edit(orderId, { version: 1, noteToDisposer: "Tor 1" });
  const late = await acts.edit(orderId, { version: 1, noteToDisposer: "Tor 2" });
  expect(late).toMatchObject({ code: "order_changed" });
  expect(late.body).toMatchObject({ message: "Der Auftrag wurde inzwischen geändert." });
  expect((await acts.order(orderId)).noteToDisposer).toBe("Tor 1");
});
