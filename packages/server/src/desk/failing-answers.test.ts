import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

/** The database refuses every write of the order, with an error of this class. */
async function failWritesOf(orderId: number, errorClass: string): Promise<() => Promise<unknown>> {
  const { db } = portal.database;
  await sql`create function fail_write() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'broken on purpose' using errcode = '${errorClass}'; end`)}`.execute(db);
  await sql`create trigger fail_write before update on orders for each row
    when (old.id = ${sql.lit(orderId)}) execute function fail_write()`.execute(db);
  return () => sql`drop function fail_write() cascade`.execute(db);
}

async function confirmAll(orderIds: readonly number[]) {
  const orders = orderIds.map((orderId) => ({ orderId, version: 1 }));
  const answered = await portal.call({
    method: "POST",
    path: "/desk/v1/orders/answer",
    body: { orders, answer: { kind: "confirm" } },
    token: staff.token,
  });
  expect(answered.statusCode).toBe(200);
  return answered.json<{ results: { orderId: number; error: string | null }[] }>().results;
}

test.each([
  { errorClass: "P0001", errors: [null, "internal", null] },
  { errorClass: "53300", errors: [null, "unavailable", "unavailable"] },
])("an error $errorClass in one row leaves the rows before it answered", async ({ errorClass, errors }) => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await createTestOrder(portal, company));
  const mend = await failWritesOf(ids[1] ?? 0, errorClass);
  try {
    const results = await confirmAll(ids);
    expect(results).toEqual(ids.map((orderId, index) => ({ orderId, error: errors[index] })));
  } finally {
    await mend();
  }
  const remaining = ids.filter((_, index) => errors[index] !== null);
  expect((await confirmAll(remaining)).map(({ error }) => error)).toEqual(remaining.map(() => null));
});
