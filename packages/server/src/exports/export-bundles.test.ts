import { setTimeout } from "node:timers/promises";
import { permission } from "@kreislauf/contract/base";
import type { MailedExport } from "@kreislauf/contract/exports";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createWeighedOrder } from "../../test/factories/proof.ts";
import { testFiles } from "../../test/examples/export-examples.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { readBranding } from "../base/branding.ts";
import { readZip } from "../base/files/read-zip.ts";
import { readCsv } from "../base/sheets/read-csv.ts";
import { bundleWriters } from "../bundle-writers.ts";
import type { TransactionContext } from "../base/context.ts";
import { runExportJob } from "./export-jobs.ts";
import { enqueueExport } from "./request-export.ts";

let portal: TestPortal;
let company: TestCompany;
let branding: Awaited<ReturnType<typeof readBranding>>;
let second: number;

beforeAll(async () => {
  portal = await openTestPortal();
  branding = await readBranding();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  failures.length = 0;
  company = await createTestCompany(portal);
  second = await createTestSite(portal, company.companyId);
  await assignTestSites(portal, company, [second]);
  await createWeighedOrder(portal, company, { on: "2026-05-04", kg: 1_280, wasteTypeId: 101 });
  await createWeighedOrder(
    portal,
    { ...company, siteId: second },
    { on: "2026-05-05", kg: 720.5, wasteTypeId: 101 },
  );
});

const failures: unknown[] = [];
/** Runs the job. `meanwhile` runs after the file is written and before it is announced. */
const runJob = (meanwhile?: () => Promise<void>) =>
  runExportJob({
    db: portal.database.db,
    files: {
      ...testFiles(portal),
      writeStream: async (content) => {
        const stored = await testFiles(portal).writeStream(content);
        await meanwhile?.();
        return stored;
      },
    },
    config: portal.config,
    branding,
    bundles: bundleWriters,
    clock: { now: () => portal.now() },
    log: { error: (facts: { err: unknown }) => failures.push(facts.err) } as never,
  });
const ask = (path: string, body: object, token = company.token) =>
  portal.call({ method: "POST", path, body, token });
const registerBody = { dateFrom: "2026-01-01", dateTo: "2026-12-31", filter: { land: ["HE"] } };

/** The latest file that the bell announces to a person. */
async function fetchReady(token = company.token) {
  const { happenings } = (await portal.call({ path: "/notifications", token })).json<NotificationList>();
  const ready = happenings.find(({ kind }) => kind === "export_ready");
  const path = `/export/${ready?.subjectId}`;
  const shown = (await portal.call({ path, token })).json<MailedExport>();
  const file = await portal.call({ path: `${path}/download`, token });
  return { shown, file, path };
}

test("the register of each site is made by a job and announced by the bell", async () => {
  const asked = await ask("/records/register/bundle", registerBody);
  expect([asked.statusCode, asked.json()]).toEqual([202, { sentByEmail: true }]);
  // A second request for the same file while it is being created creates no other.
  await ask("/records/register/bundle", registerBody);
  expect([await runJob(), await runJob(), failures]).toEqual([true, false, []]);
  const { shown, file } = await fetchReady();
  expect(shown).toMatchObject({ kind: "register_bundle", format: "zip", rowCount: 3 });
  expect(file.headers["content-type"]).toBe("application/zip");
  const entries = readZip(file.rawPayload);
  expect([...entries.keys()].filter((name) => name.endsWith(".pdf"))).toHaveLength(2);
  const table = [...entries].find(([name]) => name.endsWith(".csv"))?.[1];
  const rows = readCsv(table?.toString().replace("\uFEFF", "") ?? "");
  const mass = rows[0]?.indexOf("Masse (kg)") ?? -1;
  expect(rows.slice(1).map((row) => row[mass])).toEqual(["1280", "720,5"]);
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "register_exported")
    .execute();
  const after = { period: "01.01.2026–31.12.2026", filter: ["Bundesland: Hessen"], format: "zip", rows: 3 };
  expect(log).toEqual([{ after }]);
});

test("the folders of all sites have a directory each, and a table of what they lack", async () => {
  expect((await ask("/separation/bundle", { year: 2026 })).statusCode).toBe(202);
  expect([await runJob(), failures]).toEqual([true, []]);
  const { file } = await fetchReady();
  const entries = readZip(file.rawPayload);
  const folders = new Set(
    [...entries.keys()].filter((name) => name.includes("/")).map((name) => name.split("/")[0]),
  );
  expect(folders.size).toBe(2);
  const [head, ...rows] = readCsv(entries.get("Uebersicht.csv")?.toString().replace("\uFEFF", "") ?? "");
  expect(head).toEqual(["Standort-ID", "Standort", "Ort", "Quote (%)", "Fehlt", "Unvollständig"]);
  expect(new Set(rows.map(([id]) => Number(id)))).toEqual(new Set([company.siteId, second]));
});

test("whoever may see documents gets papers, but no table of orders; without either right nothing is made", async () => {
  const reader = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.documentManager],
    siteIds: [second],
  });
  await ask("/records/register/bundle", registerBody, reader.token);
  await runJob();
  const { shown, file, path } = await fetchReady(reader.token);
  expect([shown.rowCount, file.statusCode]).toEqual([2, 200]);
  // A person cannot fetch a colleague's file.
  expect((await portal.call({ path: `${path}/download`, token: company.token })).statusCode).toBe(404);
  await ask("/separation/bundle", { year: 2026 }, reader.token);
  await portal.database.db
    .updateTable("memberships")
    .set({ permissions: [permission.defaultUser] })
    .where("user_id", "=", reader.userId)
    .execute();
  await runJob();
  const states = await portal.database.db
    .selectFrom("exports")
    .select("state")
    .where("user_id", "=", reader.userId)
    .orderBy("id")
    .execute();
  expect(states.map(({ state }) => state)).toEqual(["ready", "refused"]);
});

test("a folder with receipts is fetched only by whoever may still see documents", async () => {
  const { db } = portal.database;
  const owner = await createTestUser(portal, company.companyId, {
    permissions: Object.values(permission),
    siteIds: [company.siteId, second],
  });
  await ask("/separation/bundle", { year: 2026 }, owner.token);
  await runJob();
  const { path, file } = await fetchReady(owner.token);
  expect(file.statusCode).toBe(200);
  const fetched = async () =>
    (await portal.call({ path: `${path}/download`, token: owner.token })).statusCode;
  const setRights = (permissions: number[]) =>
    db.updateTable("memberships").set({ permissions }).where("user_id", "=", owner.userId).execute();
  await setRights([permission.defaultUser, permission.fileExportManager]);
  expect([await fetched(), (await portal.call({ path, token: owner.token })).statusCode]).toEqual([403, 403]);
  await setRights(Object.values(permission));
  const setDocuments = (enabled: boolean) =>
    db
      .updateTable("companies")
      .set({ documents_enabled: enabled })
      .where("id", "=", company.companyId)
      .execute();
  await setDocuments(false);
  expect(await fetched()).toBe(403);
  await setDocuments(true);
  expect(await fetched()).toBe(200);
});

test("a folder in the making ends, and says so, once its receipts may not be seen any more", async () => {
  const { db } = portal.database;
  const owner = await createTestUser(portal, company.companyId, {
    permissions: Object.values(permission),
    siteIds: [company.siteId, second],
  });
  await ask("/separation/bundle", { year: 2026 }, owner.token);
  await runJob(async () => {
    const permissions = [permission.defaultUser, permission.fileExportManager];
    await db.updateTable("memberships").set({ permissions }).where("user_id", "=", owner.userId).execute();
  });
  const { happenings } = (
    await portal.call({ path: "/notifications", token: owner.token })
  ).json<NotificationList>();
  expect(happenings.map(({ kind }) => kind)).toEqual(["export_failed"]);
});

test("what is asked for several times at once is made once, and at most five files wait", async () => {
  const { db } = portal.database;
  const waiting = () =>
    db
      .selectFrom("exports")
      .select("id")
      .where("user_id", "=", company.userId)
      .where("state", "=", "waiting")
      .execute();
  const askFor = (dateTo: string) =>
    db.transaction().execute(async (transaction) => {
      const context = { db: transaction, now: portal.now(), language: "de", actor: company };
      const query = { ...registerBody, dateTo };
      await enqueueExport(context as unknown as TransactionContext, { kind: "register_bundle", query });
      // Calls in between do not see the uncommitted request.
      await setTimeout(40);
    });
  await Promise.all(Array.from({ length: 4 }, () => askFor("2026-12-31")));
  expect(await waiting()).toHaveLength(1);
  const others = ["01", "02", "03", "04", "05", "06"].map((day) => askFor(`2026-12-${day}`));
  const refused = (await Promise.allSettled(others)).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([
    { reason: { code: "too_many_requests" } },
    { reason: { code: "too_many_requests" } },
  ]);
  expect(await waiting()).toHaveLength(5);
  await db.deleteFrom("exports").where("user_id", "=", company.userId).execute();
});

test.each(["/records/register/bundle", "/separation/bundle"])(
  "%s of sites that one does not see is refused",
  async (path) => {
    const stranger = await createTestCompany(portal);
    const body = {
      ...(path.startsWith("/records") ? registerBody : { year: 2026 }),
      filter: { sites: [company.siteId] },
    };
    expect((await ask(path, body, stranger.token)).json()).toMatchObject({ code: "not_found" });
  },
);
