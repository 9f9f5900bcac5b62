import { permission } from "@kreislauf/contract/base";
import { type MailedExport, maxImmediateRows } from "@kreislauf/contract/exports";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  signInTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { viewAsTestPerson } from "../../test/factories/customer-view.ts";
import { createManyTestOrders } from "../../test/factories/order.ts";
import { openTestPortal, statusAndCode, type TestPortal, testNow } from "../../test/portal/portal.ts";
import type { Mails } from "../base/mail/outbox.ts";
import { readBranding } from "../base/branding.ts";
import { bundleWriters } from "../bundle-writers.ts";
import { runExportJob } from "./export-jobs.ts";
import { testFiles } from "../../test/examples/export-examples.ts";
import { reopenCsv } from "../../test/assertions/reopen-sheets.ts";

let portal: TestPortal;
let company: TestCompany;
let branding: Awaited<ReturnType<typeof readBranding>>;
const rows = maxImmediateRows + 1;
const anyOrder = "/order/report/download?format=csv";
const path = `${anyOrder}&sortby=orderNumber&sortorder=asc`;

/** A company with more orders than a direct download may contain. */
async function createBusyCompany(): Promise<TestCompany> {
  const made = await createTestCompany(portal);
  await createManyTestOrders(portal, made, rows);
  return made;
}

beforeAll(async () => {
  portal = await openTestPortal();
  branding = await readBranding();
  company = await createBusyCompany();
});
afterAll(() => portal.close());

const parts = () => ({
  db: portal.database.db,
  files: testFiles(portal),
  config: portal.config,
  branding,
  bundles: bundleWriters,
  clock: { now: () => portal.now() },
  log: { error: (facts: { err: unknown }) => failures.push(facts.err) } as never,
});
const failures: unknown[] = [];

const rowsOf = (of: TestCompany) =>
  portal.database.db
    .selectFrom("exports")
    .selectAll()
    .where("company_id", "=", of.companyId)
    .orderBy("id")
    .execute();
const mailsTo = ({ userId }: TestCompany) =>
  portal.database.db.selectFrom("outbox_mails").selectAll().where("recipient_id", "=", userId).execute();

/** Signs in again, because the token has expired as the clock moved on. */
const tokenOf = async ({ email }: TestCompany) => (await signInTestUser(portal, email)).accessToken;

test("staff who view the portal as a person ask for no long file in their name", async () => {
  const viewed = await portal.call({ path, token: await viewAsTestPerson(portal, company) });
  expect(statusAndCode(viewed)).toEqual([403, "view_only"]);
  expect(await rowsOf(company)).toEqual([]);
});

test("a long file comes by mail, once, and is the one that was asked for", async () => {
  const first = await portal.call({ path, token: company.token });
  expect([first.statusCode, first.json()]).toEqual([202, { sentByEmail: true }]);
  expect((await portal.call({ path, token: company.token })).statusCode).toBe(202);
  expect(await rowsOf(company)).toHaveLength(1);

  // Two processes run the job at once: one of them creates the file.
  const made = await Promise.all([runExportJob(parts()), runExportJob(parts())]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await runExportJob(parts())).toBe(false);
  expect(failures).toEqual([]);
  const mails = await mailsTo(company);
  expect(mails.map((mail) => mail.kind)).toEqual(["export_ready"]);
  const [{ exportId }] = mails.map((mail) => mail.data) as [Mails["export_ready"]];

  const { happenings } = (
    await portal.call({ path: "/notifications", token: company.token })
  ).json<NotificationList>();
  expect(happenings).toMatchObject([
    { kind: "export_ready", subjectId: exportId, details: { expiresOn: "2027-03-08T08:00:00Z" } },
  ]);

  const shown = (
    await portal.call({ path: `/export/${exportId}`, token: company.token })
  ).json<MailedExport>();
  expect(shown).toMatchObject({
    kind: "orders",
    format: "csv",
    rowCount: rows,
    expiresOn: "2027-03-08T08:00:00.000Z",
  });
  const answer = await portal.call({ path: `/export/${exportId}/download`, token: company.token });
  expect(answer.statusCode).toBe(200);
  expect(Number(answer.headers["content-length"])).toBe(shown.sizeBytes);
  const numbers = reopenCsv(answer.rawPayload)
    .slice(1)
    .map(([number]) => Number(number));
  expect(numbers).toEqual(
    Array.from({ length: rows }, (_, index) => company.companyId * 100_000 + index + 1),
  );
});

describe("the link of a mail", () => {
  let exportId: number;
  beforeAll(async () => {
    exportId = (await rowsOf(company))[0]?.id ?? 0;
  });
  const fetched = async (token: string) => {
    const answer = await portal.call({ path: `/export/${exportId}/download`, token });
    return answer.statusCode === 200 ? "file" : answer.json<{ code: string }>().code;
  };

  test("needs the site to be still assigned, and the right to be still there", async () => {
    const { db } = portal.database;
    const { userId, companyId, siteId } = company;
    await db.deleteFrom("user_sites").where("user_id", "=", userId).execute();
    expect(await fetched(company.token)).toBe("export_sites_withdrawn");
    await assignTestSites(portal, { userId, companyId }, [siteId]);
    expect(await fetched(company.token)).toBe("file");

    const setRights = (permissions: number[]) =>
      db.updateTable("memberships").set({ permissions }).where("user_id", "=", userId).execute();
    await setRights([permission.defaultUser]);
    expect(await fetched(company.token)).toBe("forbidden");
    await setRights(Object.values(permission));
    expect(await fetched(company.token)).toBe("file");
  });

  test("ends after seven days, and its content is removed", async () => {
    const [row] = await rowsOf(company);
    portal.setNow("2027-03-08T07:59:59Z");
    expect(await fetched(await tokenOf(company))).toBe("file");
    portal.setNow("2027-03-08T08:00:00Z");
    const token = await tokenOf(company);
    expect(await fetched(token)).toBe("export_expired");
    expect(await runExportJob(parts())).toBe(false);
    expect(await fetched(token)).toBe("export_expired");
    await expect(testFiles(portal).read(row?.content_hash ?? "")).rejects.toThrow("file_unreadable");
    portal.setNow(testNow);
  });
});

describe("a file in the making", () => {
  let busy: TestCompany;
  const asked = async (query = "") =>
    (await portal.call({ path: anyOrder + query, token: busy.token })).statusCode;

  test("is not made once the right is gone, and nobody gets a mail", async () => {
    busy = await createBusyCompany();
    expect(await asked()).toBe(202);
    const { db } = portal.database;
    await db
      .updateTable("memberships")
      .set({ permissions: [11, 14] })
      .where("user_id", "=", busy.userId)
      .execute();
    expect(await runExportJob(parts())).toBe(true);
    expect((await rowsOf(busy)).map((row) => row.state)).toEqual(["refused"]);
    expect(await mailsTo(busy)).toEqual([]);
    await db
      .updateTable("memberships")
      .set({ permissions: Object.values(permission) })
      .where("user_id", "=", busy.userId)
      .execute();
  });

  test("ends when a site is taken away between two pages", async () => {
    expect(await asked("&status=2")).toBe(202);
    const { db } = portal.database;
    const elsewhere = await createTestSite(portal, busy.companyId);
    let written = 0;
    const files = {
      ...testFiles(portal),
      writeStream: async (content: AsyncIterable<Buffer>) => {
        for await (const chunk of content) {
          written += chunk.length;
          await db
            .updateTable("user_sites")
            .set({ site_id: elsewhere })
            .where("user_id", "=", busy.userId)
            .execute();
        }
        throw new Error("The file went on.");
      },
    };
    expect(await runExportJob({ ...parts(), files })).toBe(true);
    expect(written).toBeGreaterThan(0);
    expect((await rowsOf(busy)).map((row) => row.state)).toEqual(["refused", "failed"]);
    expect((await mailsTo(busy)).map((mail) => mail.kind)).toEqual(["export_failed"]);
    expect(failures).toEqual([]);
    await db
      .updateTable("user_sites")
      .set({ site_id: busy.siteId })
      .where("user_id", "=", busy.userId)
      .execute();
  });

  test("is tried again after an error, and given up with a mail", async () => {
    expect(await asked()).toBe(202);
    const files = { ...testFiles(portal), writeStream: () => Promise.reject(new Error("disk full")) };
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await runExportJob({ ...parts(), files })).toBe(true);
      expect(await runExportJob({ ...parts(), files })).toBe(false);
      portal.setNow(
        portal
          .now()
          .add({ seconds: 10 * 2 ** (attempt - 1) })
          .toString(),
      );
    }
    expect(failures).toHaveLength(6);
    expect((await rowsOf(busy)).at(-1)?.state).toBe("failed");
    expect((await mailsTo(busy)).map((mail) => mail.kind)).toEqual(["export_failed", "export_failed"]);
    portal.setNow(testNow);
  });

  test("is taken up again where a process died over it", async () => {
    expect(await asked("&sortby=status")).toBe(202);
    const { db } = portal.database;
    const dead = await db
      .updateTable("exports")
      .set({ leased_until: "2027-03-01T08:01:00Z", attempts: 1 })
      .where("company_id", "=", busy.companyId)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    expect(dead.numUpdatedRows).toBe(1n);
    expect(await runExportJob(parts())).toBe(false);
    portal.setNow("2027-03-01T08:01:00.001Z");
    expect(await runExportJob(parts())).toBe(true);
    expect((await rowsOf(busy)).at(-1)).toMatchObject({ state: "ready", attempts: 2 });
    portal.setNow(testNow);
  });

  test("has at most four others beside it", async () => {
    for (const sortby of ["amount", "action", "details", "createdOn", "wasteType"])
      expect(await asked(`&sortby=${sortby}`)).toBe(202);
    expect(await asked("&sortby=containerType")).toBe(429);
  });
});
