import type { DeskDisposer } from "@kreislauf/contract/desk";
import { afterAll, expect, test } from "vitest";
import { lastDisposerToken } from "../../../test/examples/disposer-examples.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestDesk } from "../../../test/portal/open-test-desk.ts";
import { statusAndCode } from "../../../test/portal/portal.ts";

const { portal, company, desk } = await openTestDesk();
afterAll(() => portal.close());

const anOrder = () => createTestOrder(portal, company, { desiredDate: "2027-03-10" });
const disposer = { name: "Fuldawerk", email: "dispo@fuldawerk.example" };

test("an order is handed over at the desk, answered by the link, and taken back", async () => {
  const orderId = await anOrder();
  expect((await desk(`/orders/${orderId}/disposer`)).json<DeskDisposer>().handover).toBeNull();
  const given = await desk(`/orders/${orderId}/hand-over`, { version: 1, ...disposer, keepWithSite: true });
  expect(given.json()).toMatchObject({ handover: { disposer, takenBackOn: null }, kept: disposer });
  const token = await lastDisposerToken(portal);
  const link = { method: "POST", path: "/disposer/order", body: { token } } as const;
  expect((await portal.call(link)).statusCode).toBe(200);
  const log = (await desk(`/orders/${orderId}`)).json<{ order: { version: number } }>();
  const taken = await desk(`/orders/${orderId}/take-back`, { version: log.order.version });
  expect(taken.json<DeskDisposer>().handover?.takenBackOn).not.toBeNull();
  expect((await portal.call(link)).statusCode).toBe(410);
});

test("the next order of the site needs no address; one that changed or ended is not handed over", async () => {
  const [first, second] = [await anOrder(), await anOrder()];
  await desk(`/orders/${first}/hand-over`, { version: 1, ...disposer, keepWithSite: true });
  expect((await desk(`/orders/${second}/hand-over`, { version: 1 })).json()).toMatchObject({
    handover: { disposer },
  });
  const late = await desk(`/orders/${second}/hand-over`, { version: 9, ...disposer });
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  await desk(`/orders/${second}/answer`, { version: 1, answer: { kind: "cancel", reason: "Kein Fahrzeug" } });
  const ended = await desk(`/orders/${second}/hand-over`, { version: 2, ...disposer });
  expect(statusAndCode(ended)).toEqual([409, "order_cancelled"]);
});

test("a handover on paper mails nobody, its link works, and only the answer to the call has it", async () => {
  const orderId = await anOrder();
  const mails = () =>
    portal.database.db.selectFrom("outbox_mails").selectAll().where("kind", "=", "disposer").execute();
  const before = (await mails()).length;
  const printed = await desk(`/orders/${orderId}/hand-over-on-paper`, { version: 1, name: "Fuldawerk" });
  const { token } = printed.json<{ token: string }>();
  expect(token).toMatch(/^[\w-]{43}$/);
  const shown = await desk(`/orders/${orderId}/disposer`);
  expect(shown.json()).toMatchObject({
    handover: { disposer: { name: "Fuldawerk", email: null }, takenBackOn: null },
  });
  expect(shown.body).not.toContain(token);
  const link = { method: "POST", path: "/disposer/order", body: { token } } as const;
  expect((await portal.call(link)).statusCode).toBe(200);

  // The link stays valid if the order is moved afterwards.
  await portal.database.db
    .updateTable("orders")
    .set({ desired_date: "2027-03-12" })
    .where("id", "=", orderId)
    .execute();
  expect((await portal.call(link)).json()).toMatchObject({ desiredDate: "2027-03-12" });
  expect(await mails()).toHaveLength(before);

  // The next handover makes the link invalid.
  await desk(`/orders/${orderId}/hand-over`, { version: 1, ...disposer });
  expect((await portal.call(link)).statusCode).toBe(410);
});

test("an order that changed or ended is not handed over on paper either", async () => {
  const orderId = await anOrder();
  const late = await desk(`/orders/${orderId}/hand-over-on-paper`, { version: 9 });
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  await desk(`/orders/${orderId}/answer`, {
    version: 1,
    answer: { kind: "cancel", reason: "Kein Fahrzeug" },
  });
  const ended = await desk(`/orders/${orderId}/hand-over-on-paper`, { version: 2 });
  expect(statusAndCode(ended)).toEqual([409, "order_cancelled"]);
});
