import type { DeskNote } from "@kreislauf/contract/desk";
import type { OrderNote } from "@kreislauf/contract/proofs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const read = async (orderId: number) =>
  (await portal.call({ path: `/desk/v1/orders/${orderId}/note`, token: staff.token })).json<DeskNote>();
const set = (orderId: number, body: object) =>
  portal.call({ method: "POST", path: `/desk/v1/orders/${orderId}/note`, body, token: staff.token });
const consignment = { kind: "consignment", number: "14800437291" };
const producer = { name: "Jana Petersen", signedAt: "2027-03-01T07:30:00Z" };

test("number and signatures of a note are set at the desk, the customer reads them, and the log says who", async () => {
  const orderId = await createTestOrder(portal, company);
  const none = await read(orderId);
  expect(none).toEqual({ note: null, version: "" });
  const first = await set(orderId, { version: none.version, ...consignment, proofNumber: "enf 062104437" });
  expect(first.json<DeskNote>().note).toMatchObject({
    ...consignment,
    proofNumber: "ENF062104437",
    signatures: { producer: null, carrier: null, disposer: null },
  });
  const { version } = first.json<DeskNote>();
  expect((await set(orderId, { version, ...consignment, producer })).statusCode).toBe(200);
  const seen = await portal.call({ path: `/order/${orderId}/note`, token: company.token });
  expect(seen.json<{ note: OrderNote }>().note).toMatchObject({
    number: "14800437291",
    proofNumber: "ENF062104437",
    signatures: { producer, carrier: null },
  });
  const logged = await portal.database.db
    .selectFrom("staff_log")
    .select(["action", "staff_id"])
    .where("kind", "=", "order")
    .where("subject_id", "=", orderId)
    .execute();
  const entry = { action: "order_note_set", staff_id: staff.staffId };
  expect(logged).toEqual([entry, entry]);
});

test("a note that the provider's system or somebody else changed meanwhile stays as it is", async () => {
  const orderId = await createTestOrder(portal, company);
  const { version } = await read(orderId);
  const event = await portal.call({
    method: "POST",
    path: `/provider/v1/order/${orderId}/note`,
    body: { ...testEvent(portal), ...consignment, carrier: producer },
    token: await createTestKey(portal),
  });
  expect(event.statusCode, event.body).toBe(200);
  const late = await set(orderId, { version, ...consignment, number: "14800437999" });
  expect(statusAndCode(late)).toEqual([409, "note_changed"]);
  const present = await read(orderId);
  expect(present.note).toMatchObject({ number: "14800437291", signatures: { carrier: producer } });
  expect((await set(orderId, { version: present.version, ...consignment })).statusCode).toBe(200);
});

test("of two who set a note at the same moment one wins", async () => {
  const orderId = await createTestOrder(portal, company);
  const answers = await Promise.all(
    ["14800437291", "14800437292"].map((number) => set(orderId, { version: "", ...consignment, number })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("an unknown order has no note", async () => {
  const unknown = await portal.call({ path: "/desk/v1/orders/2000000/note", token: staff.token });
  expect(statusAndCode(unknown)).toEqual([404, "not_found"]);
  expect(statusAndCode(await set(2_000_000, { version: "", ...consignment }))).toEqual([404, "not_found"]);
});
