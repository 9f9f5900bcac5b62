import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../factories/company.ts";
import { createTestOrder } from "../factories/order.ts";
import { openTestPortal, type TestPortal } from "../portal/portal.ts";
import { testDatabaseUrl } from "../portal/processes.ts";
import { hasStandby, startServerPair, type TestServerPair } from "../portal/standby.ts";
import { replicaCalls } from "../../src/app/replica-calls.ts";
import { diagnose } from "../../src/monitoring/doctor/diagnose.ts";
import { createMetrics } from "../../src/monitoring/create-metrics.ts";
import { openFiles } from "../../src/base/files/files.ts";
import type { ChangeListener } from "../../src/base/database/listen-on-postgres.ts";
import { openPostgresDatabase, openReplica } from "../../src/base/database/postgres-database.ts";
import { readPrimaryPosition, readReplicaPosition } from "../../src/base/database/read-marks.store.ts";
import { parseLogPosition } from "../../src/base/database/read-replica.ts";
import { migrate } from "../../src/base/database/migrate.ts";

/** Tests reading from a replica, with a real primary server and a real streaming replica that a test can pause. */

const minutes = 60_000;
const soon = { timeout: 15_000 };

describe.skipIf(testDatabaseUrl === undefined || !hasStandby)("with a streaming replica", () => {
  let servers: TestServerPair;
  let portal: TestPortal;
  let company: TestCompany;
  let other: TestCompany;
  const replica = () => {
    const { replica: found } = portal.database;
    if (found === undefined) throw new Error("The portal has no replica.");
    return found;
  };
  beforeAll(async () => {
    servers = await startServerPair();
    portal = await openTestPortal(
      { DATABASE_URL: servers.primary.url, DATABASE_READ_URL: servers.standby.url },
      {
        openDatabase: async (options) => {
          const database = openPostgresDatabase(servers.primary.url, {
            ...options,
            replicaUrl: servers.standby.url,
          });
          await migrate(database.db);
          return database;
        },
      },
    );
    company = await createTestCompany(portal);
    other = await createTestCompany(portal);
  }, 3 * minutes);
  afterAll(async () => {
    await portal.close();
    await servers.close();
  }, minutes);

  const orderNumbers = async ({ token }: TestCompany) => {
    const answer = await portal.call({ path: "/service-location/all/orders", token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ orders: readonly { id: number }[] }>().orders.map(({ id }) => id);
  };
  const place = async ({ siteId, agreementId, token }: TestCompany) => {
    const answer = await portal.call({
      method: "POST",
      path: "/order/create",
      token,
      body: {
        serviceLocationId: siteId,
        agreementId,
        containerActionId: 4,
        amount: 1,
        desiredDate: "2027-03-10",
      },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  /** Which servers answered the reads of `work`, or whether a read of the replica failed: these counters have grown. */
  const answererOf = async (work: () => Promise<unknown>) => {
    const before = { ...replica().reads() };
    await work();
    const after = replica().reads();
    return (["replica", "primary", "failed"] as const).filter((by) => after[by] > before[by]);
  };
  const expectReplica = (of: TestCompany) =>
    expect.poll(() => answererOf(() => orderNumbers(of)), soon).toEqual(["replica"]);
  const replay = (what: "pause" | "resume") =>
    sql.raw(`select pg_wal_replay_${what}()`).execute(replica().db);

  test("every call that may be answered by the replica is, and writes nothing", async () => {
    await createTestOrder(portal, company, { executedOn: "2027-02-10", status: 3 });
    await expectReplica(company);
    const at = `serviceLocationId=${company.siteId}`;
    const year = `dateFrom=2027-01-01&dateTo=2027-12-31&${at}`;
    const calls: Readonly<Record<string, string>> = {
      listAllOrders: "/service-location/all/orders?totalamounts=true",
      listOrders: `/service-location/${company.siteId}/orders`,
      filterOptions: `/order/filter-options?${at}`,
      listDocuments: "/docuware/documents",
      calendarPickups: `/calendar?month=2027-03&${at}`,
      wasteStatistics: `/order/statistik?${year}`,
      statisticsReferences: `/order/statistik/references?${year}`,
      wasteBalance: `/balance?year=2027&${at}`,
      balanceReceipts: `/balance/receipts?year=2027&${at}&cell=recycling`,
      register: `/records/register?${year}`,
      sitesOrderInfo: "/get-locations-order-info",
      listSites: "/get-service-location-list/1",
      deactivatedLocations: "/log/deactivated-locations",
      auditLog: "/audit-log",
    };
    expect(Object.keys(calls).toSorted()).toEqual([...replicaCalls].toSorted());
    for (const [name, path] of Object.entries(calls)) {
      const body = name === "listDocuments" ? { method: "POST" as const, body: {} } : {};
      const by = await answererOf(async () => {
        const answer = await portal.call({ path, token: company.token, ...body });
        expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
      });
      expect([name, by]).toEqual([name, ["replica"]]);
    }
  });

  test("while the replica stands still, who wrote reads it back, and other companies read the replica", async () => {
    await expectReplica(company);
    await expectReplica(other);
    await replay("pause");
    const id = await place(company);
    const by = await answererOf(async () => expect(await orderNumbers(company)).toContain(id));
    expect(by).toEqual(["primary"]);
    expect(await answererOf(() => orderNumbers(other))).toEqual(["replica"]);
    await replay("resume");
    await expectReplica(company);
    expect(await orderNumbers(company)).toContain(id);
  });

  test("a right that was taken away acts on the next request, whatever the replica still says", async () => {
    await expectReplica(other);
    await replay("pause");
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [] })
      .where("user_id", "=", other.userId)
      .execute();
    const answer = await portal.call({ path: "/service-location/all/orders", token: other.token });
    expect(answer.statusCode).toBe(403);
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [11, 12, 14, 16, 17, 22] })
      .where("user_id", "=", other.userId)
      .execute();
    await replay("resume");
  });

  test("what the provider's system changes is seen as soon as this process hears of it", async () => {
    const orderId = await createTestOrder(portal, company);
    const key = await createTestKey(portal);
    await expectReplica(company);
    await replay("pause");
    const confirmed = await portal.call({
      method: "POST",
      path: `/provider/v1/order/${orderId}/confirm`,
      token: key,
      body: { eventId: "confirmed", occurredAt: portal.now().toString(), confirmedDate: "2027-03-10" },
    });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    await expect.poll(() => answererOf(() => orderNumbers(company)), soon).toEqual(["primary"]);
    await replay("resume");
    await expectReplica(company);
  });

  test("a change that is heard while both databases are compared counts, too", async () => {
    let whilePrimaryIsAsked: (() => Promise<void>) | undefined;
    const slowPrimary = portal.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const work = whilePrimaryIsAsked;
        whilePrimaryIsAsked = undefined;
        await work?.();
        return result;
      },
    });
    let listener: ChangeListener | undefined;
    const compared = openReplica(servers.standby.url, slowPrimary, {
      listen: async (heard) => {
        listener = heard;
        return { stop: async () => undefined };
      },
    });
    const serves = () => [company, other].map(({ companyId }) => compared.canServe(companyId, null));
    await expect.poll(serves, soon).toEqual([true, true]);
    const written = Promise.withResolvers<void>();
    whilePrimaryIsAsked = async () => {
      const { position } = await readPrimaryPosition(portal.database.db);
      await expect
        .poll(async () => {
          const replayed = await readReplicaPosition(replica().db);
          return parseLogPosition(replayed.position ?? "0/0") >= parseLogPosition(position);
        }, soon)
        .toBe(true);
      await replay("pause");
      await place(company);
      listener?.onChange(`orders ${company.companyId}`);
      written.resolve();
    };
    await written.promise;
    const seen = [serves()];
    for (let round = 0; round < 20; round += 1) {
      await wait(50);
      seen.push(serves());
    }
    expect(seen.filter(([own]) => own)).toEqual([]);
    expect(seen.some(([, others]) => others)).toBe(true);
    await replay("resume");
    await expect.poll(serves, soon).toEqual([true, true]);
    await compared.close();
  });

  test(
    "a replica that goes away is done without, is told of, and is used again when it is back",
    async () => {
      const metrics = createMetrics({ database: portal.database, clock: portal });
      const { db } = portal.database;
      const patient = { db, config: portal.config, clock: portal, files: await openFiles(portal.config) };
      const replicaFound = async () => (await diagnose(patient)).filter(({ topic }) => topic === "replica");
      await expectReplica(company);
      expect(await metrics.text()).toContain("portal_replica_used 1");
      await servers.standby.stop();
      const answers = await Promise.all(Array.from({ length: 20 }, () => orderNumbers(company)));
      expect(answers.every((ids) => ids.length > 0)).toBe(true);
      await expect.poll(() => answererOf(() => orderNumbers(company)), soon).toEqual(["primary"]);
      expect(await metrics.text()).toContain("portal_replica_used 0");
      expect(await replicaFound()).toMatchObject([{ state: "wrong" }]);
      await servers.standby.start();
      await expectReplica(company);
      await expect.poll(async () => (await replicaFound())[0]?.state, soon).toBe("ok");
      metrics.stop();
    },
    minutes,
  );

  test.for([
    ["the primary itself", () => servers.primary.url, "It follows no other database."],
    ["a server of others", () => testDatabaseUrl ?? "", "It is a copy of another database server."],
  ] as const)("%s is not taken for a replica", async ([, url, problem]) => {
    const database = openPostgresDatabase(servers.primary.url, { replicaUrl: url() });
    await database.replica?.refresh();
    expect(database.replica?.state()).toMatchObject({ isUsed: false, problem });
    expect(database.replica?.canServe(1, null)).toBe(false);
    await database.close();
  });
});
