import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import { createTestCompany } from "../../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { testProcesses, testDatabaseUrl } from "../../../test/portal/processes.ts";

/**
 * The jobs for cycles, accepted changes and ends of agreements, run by two processes on one PostgreSQL, one of which is
 * killed in the middle.
 */

const agreementsOfEachKind = 120;
/** The number of orders of a cycle: one for each Wednesday of the eight weeks after the tests' day. */
const ordersOfCycle = 8;

let portal: TestPortal;
const processes = testProcesses(() => portal);

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  processes.killAll();
  await portal.close();
});

const kinds = ["cycle", "change", "end"] as const;

async function prepare(): Promise<Record<(typeof kinds)[number], number[]>> {
  const { db } = portal.database;
  const { companyId, siteId } = await createTestCompany(portal);
  const made: Record<(typeof kinds)[number], number[]> = { cycle: [], change: [], end: [] };
  for (let number = 0; number < agreementsOfEachKind; number += 1) {
    for (const kind of kinds) {
      made[kind].push(await createTestAgreement(portal, companyId, siteId, 2, "periodic"));
    }
  }
  const change = {
    agreementTypeId: 4,
    cycleInterval: 16,
    weekday1: 3,
    weekday2: null,
    requestedOn: testNow,
    requestedBy: { id: 96, name: "System" },
    effectiveOn: "2027-03-01",
  };
  await db
    .updateTable("agreements")
    .set({ pending_change: JSON.stringify(change) })
    .where("id", "in", made.change)
    .execute();
  await db.updateTable("agreements").set({ ends_on: "2027-02-28" }).where("id", "in", made.end).execute();
  return made;
}

const listMade = (agreementIds: readonly number[]) =>
  portal.database.db
    .selectFrom("orders")
    .select(["agreement_id", "cycle_day", "desired_date"])
    .where("agreement_id", "in", [...agreementIds])
    .orderBy("agreement_id")
    .orderBy("cycle_day")
    .execute();
const countLog = async (change: string) => {
  const rows = await portal.database.db
    .selectFrom("agreement_log")
    .select("agreement_id")
    .where("change", "=", change as "ended")
    .execute();
  return [rows.length, new Set(rows.map((row) => row.agreement_id)).size];
};

test.skipIf(testDatabaseUrl === undefined)(
  "every cycle day, change and end is made once, though a process dies",
  { timeout: 180_000 },
  async () => {
    const agreements = await prepare();
    const all = Object.values(agreements).flat();
    const [dying] = await Promise.all([processes.start(), processes.start()]);
    const countMade = async () => (await listMade(all)).length;
    await expect.poll(countMade, { timeout: 90_000, interval: 5 }).toBeGreaterThan(0);
    dying?.kill("SIGKILL");
    const expected = agreementsOfEachKind * (ordersOfCycle + ordersOfCycle / 2);
    await expect.poll(countMade, { timeout: 90_000 }).toBe(expected);

    const days = (await listMade(all)).map((order) => `${order.agreement_id} ${order.cycle_day}`);
    expect(new Set(days).size).toBe(days.length);
    expect(await listMade(agreements.end)).toEqual([]);
    expect(await countLog("changed")).toEqual([agreementsOfEachKind, agreementsOfEachKind]);
    expect(await countLog("ended")).toEqual([agreementsOfEachKind, agreementsOfEachKind]);
    const logged = await portal.database.db
      .selectFrom("order_log")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("change", "=", "created")
      .executeTakeFirstOrThrow();
    expect(logged.count).toBe(expected);
  },
);
