import type { DeskDisposer } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastDisposerToken } from "../../../test/examples/disposer-examples.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const desk = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1/orders/${path}`, token: staff.token });
const anOrder = () => createTestOrder(portal, company, { desiredDate: "2027-03-10" });
const disposer = { name: "Fuldawerk", email: "dispo@fuldawerk.example" };

test("an order is handed over at the desk, answered by the link, and taken back", async () => {
  const orderId = await anOrder();
  expect((await desk(`${orderId}/disposer`)).json<DeskDisposer>().handover).toBeNull();
  const given = await desk(`${orderId}/hand-over`, { version: 1, ...disposer, keepWithSite: true });
  expect(given.json()).toMatchObject({ handover: { disposer, takenBackOn: null }, kept: disposer });
  const token = await lastDisposerToken(portal);
  const link = { method: "POST", path: "/disposer/order", body: { token } } as const;
  expect((await portal.call(link)).statusCode).toBe(200);
  const log = (await desk(`${orderId}`)).json<{ order: { version: number } }>();
  const taken = await desk(`${orderId}/take-back`, { version: log.order.version });
  expect(taken.json<DeskDisposer>().handover?.takenBackOn).not.toBeNull();
  expect((await portal.call(link)).statusCode).toBe(410);
});

test("the next order of the site needs no address; one that changed or ended is not handed over", async () => {
  const [first, second] = [await anOrder(), await anOrder()];
  await desk(`${first}/hand-over`, { version: 1, ...disposer, keepWithSite: true });
  expect((await desk(`${second}/hand-over`, { version: 1 })).json()).toMatchObject({
    handover: { disposer },
  });
  const late = await desk(`${second}/hand-over`, { version: 9, ...disposer });
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  await desk(`${second}/answer`, { version: 1, answer: { kind: "cancel", reason: "Kein Fahrzeug" } });
  const ended = await desk(`${second}/hand-over`, { version: 2, ...disposer });
  expect(statusAndCode(ended)).toEqual([409, "order_cancelled"]);
});

test("a handover on paper mails nobody, its link works, and only the answer to the call has it", async () => {
  const orderId = await anOrder();
  const mails = () =>
    portal.database.db.selectFrom("outbox_mails").selectAll().where("kind", "=", "disposer").execute();
  const before = (await mails()).length;
  const printed = await desk(`${orderId}/hand-over-on-paper`, { version: 1, name: "Fuldawerk" });
  const { token } = printed.json<{ token: string }>();
  expect(token).toMatch(/^[\w-]{43}$/);
  const shown = await desk(`${orderId}/disposer`);
  expect(shown.json()).toMatchObject({
    handover: { disposer: { name: "Fuldawerk", email: null }, takenBackOn: null },
  });
  expect(shown.body).not.toContain(token);
  const link = { method: "POST", path: "/disposer/order", body: { token } } as const;
  expect((await portal.call(link)).statusCode).toBe(200);

  // Moved afterwards, the link stays in force.
  await portal.database.db
    .updateTable("orders")
    .set({ desired_date: "2027-03-12" })
    .where("id", "=", orderId)
    .execute();
  expect((await portal.call(link)).json()).toMatchObject({ desiredDate: "2027-03-12" });
  expect(await mails()).toHaveLength(before);

  // The next handover ends it.
  await desk(`${orderId}/hand-over`, { version: 1, ...disposer });
  expect((await portal.call(link)).statusCode).toBe(410);
});

test("an order that changed or ended is not handed over on paper either", async () => {
  const orderId = await anOrder();
  const late = await desk(`${orderId}/hand-over-on-paper`, { version: 9 });
  expect(statusAndCode(late)).toEqual([409, "order_changed"]);
  await desk(`${orderId}/answer`, { version: 1, answer: { kind: "cancel", reason: "Kein Fahrzeug" } });
  const ended = await desk(`${orderId}/hand-over-on-paper`, { version: 2 });
  expect(statusAndCode(ended)).toEqual([409, "order_cancelled"]);
});
