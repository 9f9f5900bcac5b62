import type { SeparationFolder, SeparationSites } from "@kreislauf/contract/separation";
import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createWeighedOrder } from "../../test/factories/proof.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;

/** The ids of the test's waste types, by AVV code. */
const wastes = { 150103: 901, 200101: 902, 200140: 903, 150102: 904, 200301: 905, 190809: 906 } as const;

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.database.db
    .insertInto("waste_types")
    .values(
      Object.entries(wastes).map(([code, id]) => ({
        id,
        description: `Abfall ${code}`,
        sort_key: `abfall ${code}`,
        avv_code: code,
        hazardous: false,
      })),
    )
    .execute();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const folderPath = (year = 2026) => `/separation/folder?year=${year}&serviceLocationId=${company.siteId}`;
const readFolder = async (year?: number) =>
  (await portal.call({ path: folderPath(year), token: company.token })).json<SeparationFolder>();

async function weigh(code: keyof typeof wastes, kg: number | null, on = "2026-05-04") {
  return await createWeighedOrder(portal, company, { on, kg, wasteTypeId: wastes[code] });
}

test("the year of 78.07 tonnes has a rate of 90.88 per cent", async () => {
  await weigh(150103, 40_730);
  await weigh(200101, 25_819.5);
  await weigh(200101, 0.5);
  await weigh(200140, 3_130, "2026-01-01");
  await weigh(150102, 1_270, "2026-12-31");
  await weigh(200301, 7_120);
  await weigh(200301, 9_999, "2025-12-31");
  const { rate, rows, gaps } = await readFolder();
  expect(rate).toEqual({
    separateKg: 70_950,
    totalKg: 78_070,
    isMet: true,
    percent: 90.88,
    shownPercent: 90.9,
  });
  expect(rows.find((row) => row.class === "paper")).toMatchObject({
    disposals: 2,
    kg: 25_820,
    avvCodes: ["20 01 01"],
  });
  expect(gaps.flatMap(({ level, fraction }) => (level === "missing" && fraction) || [])).toEqual([
    "glass",
    "textiles",
    "biowaste",
  ]);
});

test("a code that the table does not know is a gap and counts nowhere; without mass there is no rate", async () => {
  await weigh(190809, 500);
  await weigh(200101, null);
  const { rate, rows, gaps } = await readFolder();
  expect(rate).toBeNull();
  expect(rows.at(-1)).toMatchObject({ class: "unknown", kg: 500, avvCodes: ["19 08 09"] });
  expect(gaps.find(({ kind }) => kind === "class")).toMatchObject({ level: "missing", open: 1 });
  expect(gaps.find(({ kind }) => kind === "weights")).toMatchObject({ level: "incomplete", open: 1 });
});

test("the table of all sites says of each what its folder says", async () => {
  const second = await createTestSite(portal, company.companyId);
  await assignTestSites(portal, company, [second]);
  await createTestSite(portal, company.companyId);
  await weigh(200101, 900);
  await weigh(200301, 100);
  await weigh(190809, null);
  await save({ reason: "none_arises", explanation: "" });
  for (const year of [2026, 2025]) {
    const path = `/separation/sites?year=${year}`;
    const { sites } = (await portal.call({ path, token: company.token })).json<SeparationSites>();
    expect(new Set(sites.map(({ site }) => site.id))).toEqual(new Set([company.siteId, second]));
    for (const row of sites) {
      const one = `/separation/folder?year=${year}&serviceLocationId=${row.site.id}`;
      const { rate, gaps } = (
        await portal.call({ path: one, token: company.token })
      ).json<SeparationFolder>();
      const count = (of: string) => gaps.filter(({ level }) => level === of).length;
      expect(row).toMatchObject({ rate, missing: count("missing"), incomplete: count("incomplete") });
    }
  }
});

const save = (change: object = {}, token = company.token) =>
  portal.call({
    method: "POST",
    path: "/separation/reason",
    token,
    body: {
      serviceLocationId: company.siteId,
      year: 2026,
      fraction: "textiles",
      reason: "small_quantity",
      explanation: "Nur einzelne Putzlappen",
      version: 0,
      ...change,
    },
  });

test("a reason closes its gap, and the former one stays in the audit log", async () => {
  const saved = (await save()).json<SeparationFolder>();
  expect(saved.gaps.find(({ fraction }) => fraction === "textiles")?.level).toBe("incomplete");
  expect((await save()).json()).toMatchObject({ code: "separation_reason_changed" });
  expect((await save({ version: 1, reason: "none_arises", explanation: "" })).statusCode).toBe(200);
  expect((await save({ version: 1 })).statusCode).toBe(409);
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("company_id", "=", company.companyId)
    .where("action", "=", "separation_reason_saved")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(log).toEqual({
    before: { reason: "Sehr geringe Menge: Nur einzelne Putzlappen" },
    after: { reason: "Fällt nicht an" },
  });
  // Each year has its own reasons.
  const next = await readFolder(2025);
  expect(next.gaps.find(({ fraction }) => fraction === "textiles")?.level).toBe("missing");
});

test("a reason needs words unless the waste does not arise", async () => {
  expect((await save({ explanation: "kurz" })).statusCode).toBe(400);
  expect((await save({ explanation: "x".repeat(501) })).statusCode).toBe(400);
});

test("another company and a site that is not assigned see nothing", async () => {
  const other = await createTestCompany(portal);
  expect((await portal.call({ path: folderPath(), token: other.token })).statusCode).toBe(404);
  expect((await save({}, other.token)).statusCode).toBe(404);
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.documentManager],
    siteIds: [],
  });
  expect((await portal.call({ path: folderPath(), token })).statusCode).toBe(404);
});

test("the folder as PDF", async () => {
  await weigh(200101, 900);
  await weigh(200301, 100);
  const answer = await portal.call({
    path: `/separation/folder/download?year=2026&serviceLocationId=${company.siteId}`,
    token: company.token,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});
