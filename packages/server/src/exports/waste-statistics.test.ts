import { containerAction } from "@kreislauf/contract/catalog";
import type { DisposalFigures, WasteStatistics } from "@kreislauf/contract/exports";
import { type OrderFilter, type OrderList, orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestGroup } from "../../test/factories/people.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { reopenCsv, reopenSheets, reopenXlsx } from "../../test/assertions/reopen-sheets.ts";

let portal: TestPortal;
let company: TestCompany;
let otherSite: number;
let groupId: number;

interface Executed {
  readonly on: string;
  readonly kg?: number | null;
  readonly code?: string;
  readonly waste?: number;
  readonly site?: number;
  readonly action?: number;
  readonly status?: number;
}

/** Creates an order that was carried out on the day `on`; its status is done by default. */
async function carriedOut({
  on,
  kg = 100,
  code = "R3",
  waste = 101,
  site,
  action,
  status,
}: Executed): Promise<number> {
  const id = await createTestOrder(portal, company, {
    desiredDate: on,
    status: status ?? orderStatus.done,
    containerActionId: action ?? containerAction.empty,
  });
  await portal.database.db
    .updateTable("orders")
    .set({
      executed_on: on,
      weight_kg: kg,
      treatment_code: code,
      waste_type_id: waste,
      site_id: site ?? company.siteId,
    })
    .where("id", "=", id)
    .execute();
  return id;
}

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  const { db } = portal.database;
  await db
    .insertInto("waste_types")
    .values({ id: 161, description: "Altöl", sort_key: "altol", avv_code: "130205", hazardous: true })
    .execute();
  otherSite = await createTestSite(portal, company.companyId, "BY");
  await assignTestSites(portal, company, [otherSite]);
  groupId = await createTestGroup(portal, company.companyId, "Mitte");
  await db.updateTable("sites").set({ group_id: groupId }).where("id", "=", company.siteId).execute();

  await carriedOut({ on: "2026-01-01", kg: 1200.5 });
  await carriedOut({ on: "2026-01-31", kg: 300.25, code: "D10" });
  await carriedOut({ on: "2026-02-28", kg: 50, code: "" });
  await carriedOut({ on: "2026-12-31", kg: 870, waste: 161, code: "R9", site: otherSite });
  await carriedOut({ on: "2026-06-15", kg: null, status: orderStatus.open });
  await carriedOut({ on: "2026-07-01", kg: 10, status: orderStatus.claimed });
  // Disposals of the year before, and on the days next to both periods.
  await carriedOut({ on: "2025-01-01", kg: 1000 });
  await carriedOut({ on: "2025-12-31", kg: 500, waste: 161, code: "D9" });
  await carriedOut({ on: "2024-12-31", kg: 7_777 });
  await carriedOut({ on: "2027-01-01", kg: 7_777 });
  // A placement, a withdrawal with weighed waste, a cancelled order, failed trips, and an order that is done without a
  // report.
  await carriedOut({ on: "2026-03-01", kg: null, action: containerAction.place });
  await carriedOut({ on: "2026-03-02", kg: 40, action: containerAction.remove });
  await carriedOut({ on: "2026-03-03", kg: 7_777, status: orderStatus.cancelled });
  await createTestOrder(portal, company, { desiredDate: "2026-05-04", status: orderStatus.failedTrip });
  await createTestOrder(portal, company, { desiredDate: "2025-05-04", status: orderStatus.failedTrip });
  await createTestOrder(portal, company, { desiredDate: "2026-05-05", status: orderStatus.done });
});
afterAll(() => portal.close());

const year = "dateFrom=2026-01-01&dateTo=2026-12-31";

async function statistics(query: string, token = company.token): Promise<WasteStatistics> {
  const answer = await portal.call({ path: `/order/statistik?${query}`, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<WasteStatistics>();
}

describe("the statistics of a year", () => {
  test("count what was carried out in it, beside the year before", async () => {
    const { total, hazardous, unweighed, failedTrips } = await statistics(year);
    expect(total).toEqual({
      current: { disposals: 7, weightKg: 2470.75, recoveredKg: 2120.5, disposedKg: 300.25 },
      previous: { disposals: 2, weightKg: 1500, recoveredKg: 1000, disposedKg: 500 },
      comparable: { currentKg: 2370.75, previousKg: 1500 },
    });
    expect(hazardous.current.weightKg).toBe(870);
    expect(hazardous.previous).toEqual({ disposals: 1, weightKg: 500, recoveredKg: 0, disposedKg: 500 });
    expect(unweighed).toBe(1);
    expect(failedTrips).toEqual({ current: 1, previous: 1 });
  });

  test("have every month of it, compared with the same one a year earlier", async () => {
    const { months } = await statistics(year);
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
    );
    const weights = months.map(({ current, previous }) => [current.weightKg, previous.weightKg]);
    expect(weights[0]).toEqual([1500.75, 1000]);
    expect(weights[3]).toEqual([0, 0]);
    expect(weights[11]).toEqual([870, 500]);
  });

  test("compare the months alone in which both years have disposals", async () => {
    const { months, wasteTypes, serviceLocations, hazardous } = await statistics(year);
    expect(months.map(({ comparable }) => [comparable.currentKg, comparable.previousKg])).toEqual([
      [1500.75, 1000],
      ...Array.from({ length: 10 }, () => [0, 0]),
      [870, 500],
    ]);
    // February and July have no disposals in 2025, so they are not compared.
    expect(wasteTypes.map(({ comparable }) => comparable)).toEqual([
      { currentKg: 1500.75, previousKg: 1000 },
      { currentKg: 870, previousKg: 500 },
    ]);
    expect(serviceLocations.map(({ comparable }) => comparable)).toEqual([
      { currentKg: 1500.75, previousKg: 1500 },
      { currentKg: 870, previousKg: 0 },
    ]);
    expect(hazardous.comparable).toEqual({ currentKg: 870, previousKg: 500 });
  });

  test("go by waste type and site, the heaviest first", async () => {
    const { wasteTypes, serviceLocations } = await statistics(year);
    expect(wasteTypes.map(({ wasteType, current }) => [wasteType.avvCode, current.weightKg])).toEqual([
      ["17 02 01", 1600.75],
      ["13 02 05*", 870],
    ]);
    expect(
      serviceLocations.map(({ serviceLocation, current }) => [serviceLocation.id, current.disposals]),
    ).toEqual([
      [company.siteId, 6],
      [otherSite, 1],
    ]);
  });

  test("name the Land and group of each site", async () => {
    const { serviceLocations } = await statistics(year);
    expect(serviceLocations.map(({ serviceLocation: { land, group } }) => [land, group])).toEqual([
      ["HE", { groupId, name: "Mitte" }],
      ["BY", null],
    ]);
  });

  test("can be narrowed to a site, a waste type, and what is hazardous", async () => {
    const weightOf = async (query: string) => (await statistics(`${year}&${query}`)).total.current.weightKg;
    expect(await weightOf(`serviceLocationId=${otherSite}`)).toBe(870);
    expect(await weightOf("wasteType=101")).toBe(1600.75);
    expect(await weightOf("hazardous=true")).toBe(870);
    expect(await weightOf("hazardous=false")).toBe(1600.75);
    expect(await weightOf("wasteType=999")).toBe(0);
  });

  test("of more than a year compare each day with the one a year before it", async () => {
    const { total, months } = await statistics("dateFrom=2025-01-01&dateTo=2026-12-31");
    expect(total.current.weightKg).toBe(3970.75);
    expect(total.previous.weightKg).toBe(1500 + 7_777);
    expect(months).toHaveLength(24);
    expect(months[12]?.previous.weightKg).toBe(1000);
  });

  test("hold nothing of anybody else, and refuse periods that are none", async () => {
    const stranger = await createTestCompany(portal);
    expect((await statistics(year, stranger.token)).total.current.disposals).toBe(0);
    const refused = async (query: string) =>
      (await portal.call({ path: `/order/statistik?${query}`, token: company.token })).statusCode;
    expect(await refused(`${year}&serviceLocationId=${stranger.siteId}`)).toBe(404);
    expect(await refused("dateFrom=2026-12-31&dateTo=2026-01-01")).toBe(400);
    expect(await refused("dateFrom=2000-01-01&dateTo=2026-01-01")).toBe(400);
    expect(await refused("dateFrom=2026-02-30&dateTo=2026-03-01")).toBe(400);
  });
});

/** The orders behind a figure, as the order history finds them. */
async function behind(
  disposals: NonNullable<OrderFilter["disposals"]>,
  more: OrderFilter = {},
): Promise<OrderList["orders"]> {
  const filter = encodeURIComponent(JSON.stringify({ ...more, disposals }));
  const path = `/service-location/all/orders?amount=100&filter=${filter}`;
  return (await portal.call({ path, token: company.token })).json<OrderList>().orders;
}

const sum = (orders: OrderList["orders"]) => orders.reduce((kg, { weightKg }) => kg + (weightKg ?? 0), 0);

describe("behind every figure stand its orders", () => {
  const whole = { dateFrom: "2026-01-01", dateTo: "2026-12-31" };
  const expectBehind = async (figures: DisposalFigures, orders: OrderList["orders"]) => {
    expect(orders).toHaveLength(figures.disposals);
    expect(sum(orders)).toBe(figures.weightKg);
  };

  test("of the whole, of recovery, of disposal, of hazardous waste, and without a weight", async () => {
    const { total, hazardous, unweighed } = await statistics(year);
    await expectBehind(total.current, await behind(whole));
    expect(sum(await behind({ ...whole, treatment: "recovery" }))).toBe(total.current.recoveredKg);
    expect(sum(await behind({ ...whole, treatment: "disposal" }))).toBe(total.current.disposedKg);
    expect(sum(await behind({ ...whole, treatment: "unknown" }))).toBe(50);
    await expectBehind(hazardous.current, await behind({ ...whole, hazardous: true }));
    expect(await behind({ ...whole, weighed: false })).toHaveLength(unweighed);
  });

  test("of a month and of a waste type", async () => {
    const { months, wasteTypes } = await statistics(year);
    for (const { month, current } of months) {
      const days = {
        dateFrom: `${month}-01`,
        dateTo: Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 }).toString(),
      };
      await expectBehind(current, await behind(days));
    }
    for (const { wasteType, current } of wasteTypes)
      await expectBehind(current, await behind(whole, { wasteType: wasteType.id }));
  });
});

describe("the file", () => {
  const download = async (query: string) => {
    const answer = await portal.call({
      path: `/order/statistik/download?${year}&${query}`,
      token: company.token,
      headers: { "accept-language": "de" },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.rawPayload;
  };

  test("adds up to the screen's figures to the kilogram", async () => {
    const { total, months } = await statistics(year);
    const [headings = [], ...rows] = await reopenXlsx(await download("format=xlsx"));
    const column = (name: string) => rows.map((row) => Number(row[headings.indexOf(name)] ?? 0));
    const kilograms = (name: string) =>
      Math.round(column(name).reduce((all, tonnes) => all + tonnes, 0) * 1e6) / 1e3;
    expect(kilograms("Menge (t)")).toBe(total.current.weightKg);
    expect(kilograms("Verwertet (t)")).toBe(total.current.recoveredKg);
    expect(kilograms("Beseitigt (t)")).toBe(total.current.disposedKg);
    expect(kilograms("Ohne Angabe (t)")).toBe(50);
    expect(column("Entsorgungen").reduce((all, count) => all + count, 0)).toBe(total.current.disposals);
    const january = rows.find((row) => (row[0] as Date).toISOString().startsWith("2026-01"));
    expect(Number(january?.[headings.indexOf("Menge (t)")]) * 1000).toBe(months[0]?.current.weightKg);
  });

  test("has the same rows as CSV, with German decimals", async () => {
    const csv = reopenCsv(await download("format=csv"));
    const xlsx = await reopenXlsx(await download("format=xlsx"));
    expect(csv).toHaveLength(xlsx.length);
    expect(csv[1]?.slice(0, 4)).toEqual(["01.2026", "Altholz A I–III", "17 02 01", "nein"]);
    expect(csv[1]?.at(-4)).toBe("1,50075");
    expect(csv.at(-1)?.slice(0, 4)).toEqual(["12.2026", "Altöl", "13 02 05*", "ja"]);
  });

  test("laid out as on the screen has a sheet for each of its tables", async () => {
    const { total } = await statistics(year);
    const sheets = await reopenSheets(await download("format=xlsx&layout=screen"));
    expect(Object.keys(sheets)).toEqual(["Nach Monat", "Verwertung", "Nach Abfallart", "Nach Standort"]);
    expect(sheets["Nach Monat"]).toHaveLength(13);
    expect(sheets["Verwertung"]?.[1]?.slice(0, 2)).toEqual([
      "01.01.2026–31.12.2026",
      total.current.weightKg / 1000,
    ]);
    expect(sheets["Nach Abfallart"]?.[1]?.slice(0, 3)).toEqual(["Altholz A I–III", "17 02 01", "nein"]);
    expect(sheets["Nach Standort"]?.map((cells) => cells.slice(2, 4))).toEqual([
      ["Bundesland", "Gruppe"],
      ["Hessen", "Mitte"],
      ["Bayern", null],
    ]);
  });

  test("leaves nothing over where every weight has its treatment, also in fractions of a kilogram", async () => {
    company = await createTestCompany(portal);
    await carriedOut({ on: "2026-02-03", kg: 0.1, code: "R3" });
    await carriedOut({ on: "2026-02-04", kg: 0.2, code: "D1" });
    const [, row] = reopenCsv(await download("format=csv"));
    expect(row?.slice(-4)).toEqual(["0,0003", "0,0001", "0,0002", "0,000"]);
    const { Verwertung: treatment } = await reopenSheets(await download("format=xlsx&layout=screen"));
    expect(treatment?.[1]?.slice(1, 5)).toEqual([0.0003, 0.0001, 0.0002, 0]);
  });
});
