import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestOrder } from "../test-company.ts";
import { openTestPortal, testNow, type TestPortal } from "../test-portal.ts";

/** The jobs of two processes on one PostgreSQL, one of which is killed in the middle of them. */

const server = process.env["TEST_DATABASE_URL"];
const orderCount = 300;

let portal: TestPortal;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await portal.close();
});

async function startProcess(): Promise<ChildProcess> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.database.db);
  const address = new URL(server ?? "");
  address.pathname = `/${rows[0]?.name}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: address.href,
      DATA_DIR: portal.config.DATA_DIR,
      SEED: "none",
      PORT: "0",
      PORTAL_NOW: testNow,
      LOG_LEVEL: "silent",
      NODE_ENV: "test",
    },
    stdio: "ignore",
  });
  running.add(child);
  return child;
}

async function countDone(): Promise<number> {
  const { done } = await portal.database.db
    .selectFrom("order_log")
    .select((select) => select.fn.countAll<number>().as("done"))
    .where("change", "in", ["done", "proposal_lapsed"])
    .executeTakeFirstOrThrow();
  return done;
}

test.skipIf(server === undefined)(
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
    const [dying] = await Promise.all([startProcess(), startProcess()]);
    await expect.poll(countDone, { timeout: 90_000, interval: 5 }).toBeGreaterThan(0);
    dying?.kill("SIGKILL");
    await expect.poll(countDone, { timeout: 90_000 }).toBe(orderCount);
    const log = await portal.database.db.selectFrom("order_log").select("order_id").execute();
    expect(log.map((entry) => entry.order_id).toSorted((one, other) => one - other)).toEqual(orders);
  },
);
