import { permission } from "@kreislauf/contract/base";
import type { StatisticsReferences, WasteStatistics } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestReferences } from "../../test/factories/references.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { reopenCsv, reopenSheets } from "../../test/assertions/reopen-sheets.ts";

let portal: TestPortal;
let company: TestCompany;
let otherSite: number;
let readerOfOneSite: string;

interface Executed {
  readonly on: string;
  readonly kg: number;
  readonly costCentre?: string;
  readonly project?: string;
  readonly site?: number;
}

async function carriedOut({ on, kg, costCentre = "", project = "", site }: Executed): Promise<void> {
  const id = await createTestOrder(portal, company, { desiredDate: on, status: orderStatus.done });
  await portal.database.db
    .updateTable("orders")
    .set({
      executed_on: on,
      weight_kg: kg,
      treatment_code: "R3",
      waste_type_id: 101,
      site_id: site ?? company.siteId,
      cost_centre: costCentre,
      project,
    })
    .where("id", "=", id)
    .execute();
}

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  otherSite = await createTestSite(portal, company.companyId, "BY");
  await assignTestSites(portal, company, [otherSite]);
  readerOfOneSite = (
    await createTestUser(portal, company.companyId, {
      permissions: [permission.fileExportManager],
      siteIds: [otherSite],
    })
  ).token;
  await createTestReferences(portal, company.companyId, [
    { field: "costCentre", code: "4711", name: "Werkstatt" },
    { field: "costCentre", code: "4999", name: "Ohne Entsorgung" },
    { field: "project", code: "4711", name: "Umbau" },
  ]);

  await carriedOut({ on: "2026-01-10", kg: 300, costCentre: "4711", project: "Halle 2" });
  await carriedOut({ on: "2026-01-20", kg: 200, costCentre: "4711" });
  await carriedOut({ on: "2026-02-10", kg: 100, costCentre: "4705", project: "4711", site: otherSite });
  await carriedOut({ on: "2026-02-11", kg: 900 });
  await carriedOut({ on: "2025-01-10", kg: 50, costCentre: "4711" });
  await carriedOut({ on: "2024-01-10", kg: 50, costCentre: "1000" });
});
afterAll(() => portal.close());

const year = "dateFrom=2026-01-01&dateTo=2026-12-31";

async function read<Answer>(path: string, token = company.token): Promise<Answer> {
  const answer = await portal.call({ path, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}
const statistics = (query: string) => read<WasteStatistics>(`/order/statistik?${year}${query}`);

test("the figures go by cost centre where they are asked for so, the heaviest first, and add up", async () => {
  const { costCentres, total } = await statistics("&by=costCentre");
  expect(
    costCentres.map(({ costCentre, current, previous }) => [costCentre, current.weightKg, previous.weightKg]),
  ).toEqual([
    [null, 900, 0],
    [{ code: "4711", name: "Werkstatt" }, 500, 50],
    [{ code: "4705", name: "" }, 100, 0],
  ]);
  expect(costCentres[1]?.comparable).toEqual({ currentKg: 500, previousKg: 50 });
  expect(total.current).toMatchObject({ disposals: 4, weightKg: 1500 });
  expect((await statistics("")).costCentres).toEqual([]);
});

test("they are narrowed to a cost centre, a project, or to orders that name none", async () => {
  const weightOf = async (query: string) => (await statistics(query)).total.current.weightKg;
  expect(await weightOf("&costCentre=4711")).toBe(500);
  expect(await weightOf("&costCentre=")).toBe(900);
  expect(await weightOf("&project=Halle%202")).toBe(300);
  expect(await weightOf("&costCentre=4705&project=4711")).toBe(100);
  expect(await weightOf("&costCentre=4711&project=4711")).toBe(0);
});

test("to choose from are those of the disposals of the days and sites, with their names", async () => {
  const path = `/order/statistik/references?${year}`;
  expect(await read<StatisticsReferences>(path)).toEqual({
    costCentres: [
      { code: "4705", name: "" },
      { code: "4711", name: "Werkstatt" },
    ],
    projects: [
      { code: "4711", name: "Umbau" },
      { code: "Halle 2", name: "" },
    ],
  });
  expect((await read<StatisticsReferences>(`${path}&serviceLocationId=${company.siteId}`)).projects).toEqual([
    { code: "Halle 2", name: "" },
  ]);
});

test("nobody is shown what sites of others are charged to", async () => {
  const path = `/order/statistik/references?${year}`;
  expect((await read<StatisticsReferences>(path, readerOfOneSite)).costCentres).toEqual([
    { code: "4705", name: "" },
  ]);
  const stranger = await createTestCompany(portal);
  expect(await read<StatisticsReferences>(path, stranger.token)).toEqual({ costCentres: [], projects: [] });
  const refused = await portal.call({
    path: `${path}&serviceLocationId=${stranger.siteId}`,
    token: company.token,
  });
  expect(refused.statusCode).toBe(404);
});

const download = async (query: string, language = "de") => {
  const answer = await portal.call({
    path: `/order/statistik/download?${year}&${query}`,
    token: company.token,
    headers: { "accept-language": language },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.rawPayload;
};

test("the file has a row and a column more for each cost centre where it is asked for so", async () => {
  const [headings = [], ...rows] = reopenCsv(await download("format=csv&by=costCentre"));
  const at = headings.indexOf("Kostenstelle");
  const weight = headings.indexOf("Menge (t)");
  expect(rows.map((row) => [row[0], row[at], row[weight]])).toEqual([
    ["01.2026", "4711", "0,500"],
    ["02.2026", "", "0,900"],
    ["02.2026", "4705", "0,100"],
  ]);
  expect(reopenCsv(await download("format=csv"))[0]).not.toContain("Kostenstelle");
  expect(reopenCsv(await download("format=csv&by=costCentre", "en"))[0]).toContain("Cost centre");
  expect(reopenCsv(await download("format=csv&project=Halle%202"))).toHaveLength(2);
});

test("laid out as on the screen it has a sheet of the cost centres", async () => {
  const sheets = await reopenSheets(await download("format=xlsx&layout=screen&by=costCentre"));
  expect(sheets["Nach Kostenstelle"]?.map((cells) => cells.slice(0, 4))).toEqual([
    ["Kostenstelle", "Bezeichnung", "Entsorgungen", "Menge (t)"],
    [null, null, 1, 0.9],
    ["4711", "Werkstatt", 2, 0.5],
    ["4705", null, 1, 0.1],
  ]);
});

test("the audit log says to what the file was narrowed", async () => {
  await download("format=csv&costCentre=4711&project=");
  const entry = await portal.database.db
    .selectFrom("audit_log")
    .selectAll()
    .where("company_id", "=", company.companyId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(entry)).toContain("Kostenstelle: 4711");
  expect(JSON.stringify(entry)).toContain("Projekt: ohne");
});
