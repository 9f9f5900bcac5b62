import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";
import type { Database } from "./database.ts";
import { listenOnPostgres, runningPortalLockId } from "./listen-on-postgres.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

/** A connection to the database that can be made to drop all data without either side noticing. */
async function openLine(target: URL) {
  const cut = new Set<Socket>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => cut.has(from) || to.write(bytes));
      from.on("end", () => cut.has(from) || to.end());
      from.on("error", () => undefined);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => sockets.forEach((socket) => cut.add(socket)),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe.skipIf(testDatabaseUrl === undefined)("listening on PostgreSQL", () => {
  let database: Database;
  let url: URL;
  let heard: string[];
  beforeAll(async () => {
    database = await openEmptyTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    url = new URL(testDatabaseUrl ?? "");
    url.pathname = `/${rows[0]?.name}`;
  });
  afterAll(() => database.close());
  const closing: (() => unknown)[] = [];
  beforeEach(() => {
    heard = [];
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  const listenerOf = (name: string) => ({
    onChange: (payload: string) => heard.push(`${name} ${payload}`),
    onMissedChanges: () => heard.push(`${name} missed some`),
  });
  const notify = (payload: string) => sql`select pg_notify('changes', ${payload}::text)`.execute(database.db);
  const countLocks = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
      where objid = ${runningPortalLockId} and database = (select oid from pg_database where datname = current_database())`.execute(
      database.db,
    );
    return rows[0]?.count;
  };

  test("a line that has fallen silent is noticed and replaced", async () => {
    const line = await openLine(url);
    closing.push(line.close);
    const listening = await listenOnPostgres(line.url, listenerOf("one"), {
      everyMilliseconds: 200,
      answerMilliseconds: 500,
    });
    closing.push(() => listening.stop());
    await notify("before");
    await expect.poll(() => heard).toEqual(["one before"]);
    line.fallSilent();
    await notify("unheard");
    await expect.poll(() => heard).toEqual(["one before", "one missed some"]);
    await notify("after");
    await expect.poll(() => heard).toEqual(["one before", "one missed some", "one after"]);
  });

  test("all who listen in a process share one connection, which ends with the last of them", async () => {
    const shared = openPostgresDatabase(url.href);
    closing.push(() => shared.close());
    const listening = await Promise.all(["one", "two"].map((name) => shared.listen(listenerOf(name))));
    expect(await countLocks()).toBe(1);
    await notify("first");
    await expect.poll(() => heard).toEqual(["one first", "two first"]);
    await listening[0]?.stop();
    await listening[0]?.stop();
    await notify("second");
    await expect.poll(() => heard).toEqual(["one first", "two first", "two second"]);
    await listening[1]?.stop();
    await expect.poll(countLocks).toBe(0);
    const again = await shared.listen(listenerOf("three"));
    await notify("third");
    await expect.poll(() => heard.at(-1)).toBe("three third");
    await again.stop();
  });

  test("who could not begin to listen may try again", async () => {
    const wrong = new URL(url);
    wrong.pathname = "/nowhere";
    const away = openPostgresDatabase(wrong.href);
    closing.push(() => away.close());
    const attempts = await Promise.allSettled([1, 2].map(() => away.listen(listenerOf("one"))));
    expect(attempts.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(away.listen(listenerOf("one"))).rejects.toThrow("does not exist");
  });
});
