import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasPooler, startTestPooler, type TestPooler } from "../../../test/portal/pooler.ts";
import { openEmptyTestDatabase } from "../../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";
import { ConfigError } from "../config.ts";
import type { Database } from "./database.ts";
import { openPortalDatabase } from "./open-database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { migrate } from "./migrate.ts";
import { readTogether } from "./read-together.ts";

/** PgBouncer gives each transaction another session; here it has only two sessions for all clients. */

describe.skipIf(testDatabaseUrl === undefined || !hasPooler)("behind PgBouncer in transaction mode", () => {
  let direct: Database;
  let pooler: TestPooler;
  let name: string;
  beforeAll(async () => {
    direct = await openEmptyTestDatabase();
    pooler = await startTestPooler(testDatabaseUrl ?? "", 2);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(direct.db);
    name = rows[0]?.name ?? "";
    await sql.raw(`alter database "${name}" set timezone = 'America/New_York'`).execute(direct.db);
  });
  afterAll(async () => {
    await pooler.close();
    await direct.close();
  });

  const addresses = () => {
    const url = new URL(testDatabaseUrl ?? "");
    url.pathname = `/${name}`;
    return { DATABASE_URL: url.href, DATABASE_POOLER_URL: pooler.addressOf(name), DATA_DIR: "" };
  };

  test("sessions of another time zone are refused with what sets them right, and then taken", async () => {
    const refusal: unknown = await openPortalDatabase(addresses()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    const statements = (refusal as ConfigError).message
      .split("\n")
      .filter((line) => line.startsWith("alter"));
    expect(statements).toHaveLength(5);
    for (const statement of statements) await sql.raw(statement).execute(direct.db);
    await pooler.close();
    pooler = await startTestPooler(testDatabaseUrl ?? "", 2);
    const database = await openPortalDatabase(addresses());
    expect((await sql`select current_setting('TimeZone') as zone`.execute(database.db)).rows).toEqual([
      { zone: "UTC" },
    ]);
    await database.close();
  });

  test("what needs one session, as migrations do, has one past the pooler", async () => {
    const database = await openPortalDatabase(addresses());
    const { db, inSession } = database;
    const taken = Promise.withResolvers<void>();
    const pids = new Set<number>();
    const pidOf = async (one: typeof db) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)).rows[0]?.pid ?? 0;
    const held = [1, 2].map(() =>
      db.transaction().execute(async (one) => {
        pids.add(await pidOf(one));
        await taken.promise;
      }),
    );
    await expect.poll(() => pids.size).toBe(2);
    // The pooler has no further session.
    const [own, lock, isOpen] = await inSession(async (one) => {
      const pid = await pidOf(one);
      await sql`select pg_advisory_lock(47)`.execute(one);
      const { rows } = await sql<{
        pid: number;
      }>`select pid from pg_locks where locktype = 'advisory' and objid = 47`.execute(one);
      return [pid, rows[0]?.pid, !pids.has(pid)] as const;
    });
    expect([lock, isOpen]).toEqual([own, true]);
    taken.resolve();
    await Promise.all(held);
    // The lock ends with the session, which the database ends shortly after its connection was closed.
    const locks = async () =>
      (await sql`select pid from pg_locks where locktype = 'advisory' and objid = 47`.execute(db)).rows;
    await expect.poll(locks).toEqual([]);
    await database.close();
  });

  test("migrations run, and forty transactions at once share two sessions without mixing", async () => {
    const { DATABASE_URL, DATABASE_POOLER_URL } = addresses();
    const database = openPostgresDatabase(DATABASE_URL, {
      poolerUrl: DATABASE_POOLER_URL,
      maxConnections: 40,
    });
    const { db } = database;
    await migrate(db, database.inSession);
    await sql`create table sums (id integer primary key, total integer not null)`.execute(db);
    await sql`insert into sums values (1, 0)`.execute(db);
    const backends = new Set<number>();
    const add = () =>
      db.transaction().execute(async (one) => {
        const { rows } = await sql<{ pid: number; total: number }>`
          select pg_backend_pid() as pid, total from sums where id = 1 for update`.execute(one);
        const [found] = rows;
        backends.add(found?.pid ?? 0);
        await sql`update sums set total = ${(found?.total ?? 0) + 1}::integer where id = 1`.execute(one);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect((await sql`select total from sums`.execute(db)).rows).toEqual([{ total: 40 }]);
    expect(backends.size).toBeLessThanOrEqual(2);
    await database.close();
  });

  test("reads that are sent together get their own rows, though two sessions serve them all", async () => {
    const { DATABASE_URL, DATABASE_POOLER_URL } = addresses();
    const database = openPostgresDatabase(DATABASE_URL, {
      poolerUrl: DATABASE_POOLER_URL,
      maxConnections: 20,
    });
    const { db } = database;
    const number = (value: number) => db.selectNoFrom(sql<number>`${value}::integer`.as("number"));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, call) => readTogether(db, [number(call), number(call + 1_000)])),
    );
    expect(answers.map(([[first], [second]]) => [first?.number, second?.number])).toEqual(
      Array.from({ length: 200 }, (_, call) => [call, call + 1_000]),
    );
    await database.close();
  });

  test("what is told within a transaction is heard, past the pooler", async () => {
    const database = await openPortalDatabase(addresses());
    const heard: string[] = [];
    const listening = await database.listen({
      onChange: (payload) => heard.push(payload),
      onMissedChanges: () => undefined,
    });
    await database.db.transaction().execute((one) => sql`select pg_notify('changes', 'told')`.execute(one));
    await expect.poll(() => heard).toEqual(["told"]);
    await listening.stop();
    await database.close();
  });
});
