import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runningPortalLockId } from "../base/database/listen-on-postgres.ts";
import { createTestCompany, createTestKey } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { openTestStream } from "../../test/portal/live-stream.ts";

/**
 * Two processes on one PostgreSQL: the person is connected to the first, and the provider's system calls the second.
 */

const server = process.env["TEST_DATABASE_URL"];

let portal: TestPortal;
let other: ChildProcess | undefined;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  other?.kill("SIGKILL");
  await portal.close();
});

/** Starts another process on the same database; returns its URL. */
async function startOther(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.database.db);
  const address = new URL(server ?? "");
  address.pathname = `/${rows[0]?.name}`;
  other = spawn(process.execPath, [join(import.meta.dirname, "../main.mjs")], {
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
    stdio: ["ignore", "pipe", "ignore"],
  });
  for (let said = ""; ;) {
    const [text] = (await once(other.stdout ?? process.stdin, "data")) as [Buffer];
    said += text.toString();
    const ready = /http:\/\/\S+/.exec(said);
    if (ready !== null) return ready[0].replace("localhost", "127.0.0.1");
  }
}

const confirm = (address: string, orderId: number, key: string, eventId: string) =>
  fetch(`${address}/api/provider/v1/order/${orderId}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ eventId, occurredAt: testNow, confirmedDate: "2027-03-10" }),
  });

test.skipIf(server === undefined)(
  "what another process changes is told within two seconds, also after the database was away",
  { timeout: 120_000 },
  async () => {
    const company = await createTestCompany(portal);
    const [first, second] = [await createTestOrder(portal, company), await createTestOrder(portal, company)];
    const key = await createTestKey(portal);
    const address = await startOther();
    // While a process runs, it holds this lock, so that no backup is restored into its database.
    const { rows } =
      await sql`select mode from pg_locks where locktype = 'advisory' and objid = ${runningPortalLockId}
      and database = (select oid from pg_database where datname = current_database())`.execute(
        portal.database.db,
      );
    expect(rows).toEqual([{ mode: "ShareLock" }]);
    const stream = await openTestStream(portal, company.token);
    await stream.until("ready");
    expect((await confirm(address, first, key, "one")).status).toBe(200);
    expect(await stream.until("orders")).toBeLessThan(2_000);

    // When the connection that listens breaks, everybody is told to reload everything once it is back.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen changes'`.execute(portal.database.db);
    await stream.until("documents", 20_000);
    const before = stream.events.length;
    expect((await confirm(address, second, key, "two")).status).toBe(200);
    await expect.poll(() => stream.events.slice(before).flat(), { timeout: 2_000 }).toContain("orders");
    stream.close();
  },
);
