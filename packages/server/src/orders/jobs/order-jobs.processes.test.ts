import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { testProcesses, testDatabaseUrl } from "../../../test/portal/processes.ts";

/** The jobs of two processes on one PostgreSQL, one of which is killed in the middle. */

const orderCount = 300;

let portal: TestPortal;
const processes = testProcesses(() => portal);

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  processes.killAll();
  await portal.close();
});

async function countDone(): Promise<number> {
  const { done } = await portal.database.db
    .selectFrom("order_log")
    .select((select) => select.fn.countAll<number>().as("done"))
    .where("change", "in", ["done", "proposal_lapsed"])
    .executeTakeFirstOrThrow();
  return done;
}

test.skipIf(testDatabaseUrl === undefined)(
  "every order is done once, though a process dies",
  { timeout: 180_000 },
  async () => {
    const company = await createTestCompany(portal);
    const answerBy = "2027-03-01T07:00:00Z";
    const proposal = { date: "2027-03-12", timeWindow: "all_day", note: null, answerBy } as const;
    const orders: number[] = [];
    for (let number = 0; number < orderCount; number += 1) {
      const isProposed = number % 3 === 0;
      const options = isProposed ? { proposal } : { desiredDate: "2027-01-15", executedOn: "2027-01-15" };
      orders.push(await createTestOrder(portal, company, options));
    }
    const [dying] = await Promise.all([processes.start(), processes.start()]);
    await expect.poll(countDone, { timeout: 90_000, interval: 5 }).toBeGreaterThan(0);
    dying?.kill("SIGKILL");
    await expect.poll(countDone, { timeout: 90_000 }).toBe(orderCount);
    const log = await portal.database.db.selectFrom("order_log").select("order_id").execute();
    expect(log.map((entry) => entry.order_id).toSorted((one, other) => one - other)).toEqual(orders);
  },
);
