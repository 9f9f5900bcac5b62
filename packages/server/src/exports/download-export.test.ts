import { formatCycle } from "@kreislauf/contract/agreements";
import { formatDate, permission } from "@kreislauf/contract/base";
import {
  type Order,
  type OrderList,
  orderFieldHeading,
  orderPhaseTexts,
  orderStatus,
  ordersTexts,
} from "@kreislauf/contract/orders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largeAccounts } from "../seed/large/write-large-companies.ts";
import { createLargeTestContainer, createTestAgreement } from "../../test/factories/agreement.ts";
import { createTestCompany, createTestUser } from "../../test/factories/company.ts";
import { createManyTestOrders, createTestOrder } from "../../test/factories/order.ts";
import { openLargePortal, signInSeededUser } from "../../test/portal/large-portal.ts";
import type { TestPortal } from "../../test/portal/portal.ts";
import { type ReadCell, reopenCsv, reopenXlsx } from "../../test/assertions/reopen-sheets.ts";

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openLargePortal(1_500);
  token = await signInSeededUser(portal, largeAccounts.big);
});
afterAll(() => portal.close());

const get = (path: string, who = token, language = "de") =>
  portal.call({ path, token: who, headers: { "accept-language": language } });

/** The orders of the list, read page by page as the screen does. */
async function listed(query: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (;;) {
    const answer = await get(`/service-location/all/orders?amount=100&offset=${orders.length}&${query}`);
    const page = answer.json<OrderList>();
    orders.push(...page.orders);
    if (orders.length >= (page.total ?? 0)) return orders;
  }
}

const records = <Cell>([headings = [], ...rows]: readonly (readonly Cell[])[]) =>
  rows.map((row) => Object.fromEntries(headings.map((heading, index) => [String(heading), row[index]])));

const day = (date: string | null) => date && new Date(`${date}T00:00:00Z`);

/** The values of those columns of the file that the list shows, too. */
const expected = (order: Order): Readonly<Record<string, ReadCell>> => ({
  Auftragsnummer: Number(order.orderNumber),
  Status: ordersTexts.de.status[order.orderStatusId],
  Stand: order.phase && orderPhaseTexts.de.phase[order.phase],
  "Ihre Bestellnummer": order.customerOrderNumber,
  Abfallart: order.wasteType.description,
  "AVV-Nummer": order.wasteType.avvCode,
  Gefährlich: order.wasteType.hazardous ? "ja" : "nein",
  Behälter: order.containerType.type,
  Anzahl: order.amount,
  Einheit: order.unit === "piece" ? "Stück" : "Behälter",
  Aktion: order.actionDescription,
  Auftragsart: order.agreementType,
  Wunschtermin: day(order.desiredDate),
  "Bestätigter Termin": day(order.confirmedDate),
  "Spätester Termin": day(order.latestExecutionDate),
  "Erstellt von": order.createdByUser.name,
  Details: order.details,
  Entsorger: order.disposer,
  "Ausgeführt am": day(order.executedOn),
  "Gewicht (kg)": order.weightKg,
});

const cases = [
  "",
  "sortby=wasteType&sortorder=asc",
  "sortby=createdByUser&sortorder=desc",
  "status=2&sortby=orderNumber&sortorder=asc",
  "search=gewerbestrasse",
  `filter=${encodeURIComponent(JSON.stringify({ dateFrom: "2026-06-01", dateTo: "2027-01-31" }))}`,
];

describe.each(cases)("the orders of the list %s", (query) => {
  test("stand in the workbook row by row", async () => {
    const orders = await listed(query);
    const answer = await get(`/order/report/download?format=xlsx&${query}`);
    expect(answer.statusCode).toBe(200);
    const rows = records(await reopenXlsx(answer.rawPayload));
    expect(orders.length).toBeGreaterThan(5);
    expect(rows.map((row) => pick(row, expected(orders[0] as Order)))).toEqual(orders.map(expected));
  });

  test("stand in the CSV file row by row", async () => {
    const orders = await listed(query);
    const answer = await get(`/order/report/download?format=csv&${query}`);
    const rows = records(reopenCsv(answer.rawPayload));
    expect(rows.map((row) => [row["Auftragsnummer"], row["Wunschtermin"], row["Gewicht (kg)"]])).toEqual(
      orders.map((order) => [
        order.orderNumber,
        formatDate(order.desiredDate),
        String(order.weightKg ?? "").replace(".", ","),
      ]),
    );
  });
});

const pick = (row: Readonly<Record<string, ReadCell | undefined>>, like: object) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, row[key]]));

test("the file says what is going on with each order, in the reader's language", async () => {
  const company = await createTestCompany(portal);
  const proposal = {
    date: "2027-03-12",
    timeWindow: "all_day",
    note: null,
    answerBy: "2027-03-05T11:00:00Z",
  } as const;
  await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
  await createTestOrder(portal, company, { desiredDate: "2027-03-11", proposal });
  await createTestOrder(portal, company, { desiredDate: "2027-03-12", status: orderStatus.done });
  const phases = async (language: string) => {
    const path = "/order/report/download?format=csv&sortby=desiredDate&sortorder=asc";
    const [headings = [], ...rows] = reopenCsv((await get(path, company.token, language)).rawPayload);
    return [headings[2], ...rows.map((row) => row[2])];
  };
  expect(await phases("de")).toEqual(["Stand", "Wartet auf Bestätigung", "Vorschlag offen", ""]);
  expect(await phases("en")).toEqual(["Progress", "Awaiting confirmation", "Proposal to answer", ""]);
});

test("of an order from a former portal the files show the day alone, as the portal does", async () => {
  const company = await createTestCompany(portal);
  const startOfDay = "2026-10-04T22:00:00Z";
  for (const created_on of [startOfDay, "2026-10-04T22:00:01Z"]) {
    const id = await createTestOrder(portal, company);
    await portal.database.db.updateTable("orders").set({ created_on }).where("id", "=", id).execute();
  }
  const cells = async (format: "csv" | "xlsx") => {
    const path = `/order/report/download?format=${format}&sortby=orderNumber&sortorder=asc`;
    const file = (await get(path, company.token)).rawPayload;
    return records<ReadCell>(format === "csv" ? reopenCsv(file) : await reopenXlsx(file));
  };
  const heading = orderFieldHeading("createdOn", "de");
  expect((await cells("csv")).map((row) => row[heading])).toEqual(["05.10.2026", "05.10.2026 00:00"]);
  expect((await cells("xlsx")).map((row) => row[heading])).toEqual([day("2026-10-05"), day("2026-10-05")]);
});

describe("a download", () => {
  test("says what it is, in the language asked for", async () => {
    const answer = await get("/order/report/download?format=xlsx");
    expect(answer.headers["content-type"]).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="Auftraege_2027-03-01.xlsx"; filename*=UTF-8''Auftraege_2027-03-01.xlsx`,
    );
    const english = await get("/agreement/report/download?format=csv", token, "en");
    expect(english.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(english.headers["content-disposition"]).toContain('filename="Container-stock_2027-03-01.csv"');
    expect(reopenCsv(english.rawPayload)[0]).toContain("Waste type");
  });

  test("writes numbers in the names of containers as its language does", async () => {
    const company = await createTestCompany(portal);
    await createTestOrder(portal, company);
    const { db } = portal.database;
    const container_type_id = await createLargeTestContainer(portal);
    await db
      .updateTable("orders")
      .set({ container_type_id })
      .where("company_id", "=", company.companyId)
      .execute();
    await db
      .updateTable("agreements")
      .set({ container_type_id })
      .where("company_id", "=", company.companyId)
      .execute();
    for (const path of ["/order/report/download", "/agreement/report/download"]) {
      const csv = async (language: string) => {
        const answer = await get(`${path}?format=csv`, company.token, language);
        return reopenCsv(answer.rawPayload)[1]?.find((cell) => cell.includes("100 l"));
      };
      expect(await csv("de")).toContain("1.100 l");
      expect(await csv("en")).toContain("1,100 l");
    }
  });

  test.each([
    ["/order/report/download", "format"],
    ["/order/report/download?format=pdf", "format"],
    ["/order/report/download?format=csv&dateFrom=2027-02-01&dateTo=2027-01-01", "dateTo"],
    ["/order/report/download?format=csv&sortby=price", "sortby"],
    [`/order/report/download?format=csv&search=${"%25'".repeat(150)}`, "search"],
    ["/order/report/download?format=csv&filter={", "filter"],
    ["/agreement/report/download?format=csv&agreementType=5", "agreementType"],
    ["/order/statistik/download?format=csv&dateFrom=2027-01-01", "dateTo"],
    ["/order/statistik/download?format=csv&dateFrom=2010-01-01&dateTo=2027-01-01", "dateTo"],
    ["/order/statistik/download?format=csv&dateFrom=2026-01-01&dateTo=2026-12-31&layout=screen", "layout"],
  ])("of %s is refused for its %s", async (path, field) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: { field: string }[] }>().details.map((each) => each.field)).toEqual([
      field,
    ]);
  });

  test("with nothing in it has its headings", async () => {
    const answer = await get("/order/report/download?format=xlsx&search=%25_%27%22%5C");
    expect(await reopenXlsx(answer.rawPayload)).toHaveLength(1);
  });
});

describe("another company", () => {
  test("finds nothing by foreign ids, and never a foreign row", async () => {
    const company = await createTestCompany(portal);
    await createTestOrder(portal, company);
    const foreign = (await listed(""))[0] as Order;
    for (const kind of ["order/report", "agreement/report"]) {
      const path = `/${kind}/download?format=csv&serviceLocationId=${foreign.serviceLocationId}`;
      expect((await get(path)).statusCode).toBe(200);
      expect((await get(path, company.token)).statusCode).toBe(404);
    }
    const filter = encodeURIComponent(JSON.stringify({ wasteType: foreign.wasteType.id }));
    const answer = await get(`/order/report/download?format=csv&filter=${filter}`, company.token);
    expect(
      reopenCsv(answer.rawPayload)
        .slice(1)
        .map((row) => row[4]),
    ).toEqual(foreign.wasteType.id === 101 ? ["Werkstatt 2"] : []);
  });
});

describe("the container stock", () => {
  test("has every agreement of today, with the next date, cycle and state", async () => {
    const company = await createTestCompany(portal, { containersOnSite: 3 });
    const asked = await createTestAgreement(
      portal,
      company.companyId,
      company.siteId,
      0,
      "emptying",
      "requested",
    );
    await createTestOrder(portal, company, { desiredDate: "2027-03-12" });
    await createTestOrder(portal, company, { desiredDate: "2027-02-12" });
    const { db } = portal.database;
    await db
      .updateTable("agreements")
      .set({ agreement_type_id: 4, cycle_interval: 20, weekday1: 2, weekday2: 5, cycle_start: "2027-01-01" })
      .where("id", "=", asked)
      .execute();
    const answer = await get("/agreement/report/download?format=xlsx", company.token);
    const rows = records(await reopenXlsx(answer.rawPayload));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      "Behälter am Standort": 3,
      Status: "Aktiv",
      "Nächster Termin": day("2027-03-12"),
      Straße: "Lohgerberweg 21",
      Postleitzahl: "34123",
      Auftragsart: "Abruf",
      Turnus: null,
    });
    expect(rows[1]).toMatchObject({
      Status: "Angefragt",
      Turnus: formatCycle({ cycleInterval: 20, weekday1: 2, weekday2: 5 }, "de"),
    });

    const periodic = await get("/agreement/report/download?format=csv&agreementType=4", company.token);
    expect(reopenCsv(periodic.rawPayload)).toHaveLength(2);
  });

  test("with days named has also what ran between them and has ended", async () => {
    const company = await createTestCompany(portal);
    await portal.database.db
      .updateTable("agreements")
      .set({ status: "ended", created_on: "2026-01-10T09:00:00Z", ended_on: "2026-06-30" })
      .where("id", "=", company.agreementId)
      .execute();
    const count = async (query: string) => {
      const answer = await get(`/agreement/report/download?format=csv${query}`, company.token);
      return reopenCsv(answer.rawPayload).length - 1;
    };
    expect(await count("")).toBe(0);
    expect(await count("&dateFrom=2026-06-30&dateTo=2026-12-31")).toBe(1);
    expect(await count("&dateFrom=2026-07-01")).toBe(0);
    expect(await count("&dateTo=2026-01-10")).toBe(1);
    expect(await count("&dateTo=2026-01-09")).toBe(0);
  });
});

describe("rights that are withdrawn", () => {
  async function afterRightsChanged(
    change: (company: { userId: number; siteId: number }) => Promise<unknown>,
  ) {
    const company = await createTestCompany(portal);
    for (let order = 0; order < 3; order += 1) await createTestOrder(portal, company);
    const user = await createTestUser(portal, company.companyId, {
      permissions: [permission.fileExportManager],
      siteIds: [company.siteId],
    });
    const path = "/order/report/download?format=csv";
    expect(reopenCsv((await get(path, user.token)).rawPayload)).toHaveLength(4);
    await change({ userId: user.userId, siteId: company.siteId });
    return await get(path, user.token);
  }

  test("leave no file, or an empty one", async () => {
    const { db } = portal.database;
    const withoutRight = await afterRightsChanged(({ userId }) =>
      db
        .updateTable("memberships")
        .set({ permissions: [11] })
        .where("user_id", "=", userId)
        .execute(),
    );
    expect(withoutRight.statusCode).toBe(403);
    const withoutSite = await afterRightsChanged(({ userId }) =>
      db.deleteFrom("user_sites").where("user_id", "=", userId).execute(),
    );
    expect(reopenCsv(withoutSite.rawPayload)).toHaveLength(1);
  });

  test("end a file that is on its way, before another row of what was withdrawn", async () => {
    const company = await createTestCompany(portal);
    const rows = 8_000;
    await createManyTestOrders(portal, company, rows);
    const { db } = portal.database;
    const withdrawals = [
      () =>
        db
          .updateTable("memberships")
          .set({ permissions: [11, 14] })
          .where("user_id", "=", company.userId)
          .execute(),
      () => db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute(),
    ];
    const path = "/order/report/download?format=csv";
    expect(reopenCsv((await get(path, company.token)).rawPayload)).toHaveLength(rows + 1);
    for (const withdraw of withdrawals) {
      await db
        .updateTable("memberships")
        .set({ permissions: Object.values(permission) })
        .where("user_id", "=", company.userId)
        .execute();
      // Through a stream, the server writes only as much as the reader has taken.
      const answer = await portal.app.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${company.token}` },
        payloadAsStream: true,
      });
      expect(answer.statusCode).toBe(200);
      let [lines, isWithdrawn] = [0, false];
      const receive = async () => {
        for await (const chunk of answer.stream()) {
          lines += String(chunk).split("\r\n").length - 1;
          // The first chunk may contain only the header.
          if (isWithdrawn || lines === 1) continue;
          await withdraw();
          isWithdrawn = true;
        }
      };
      await expect(receive()).rejects.toThrow("response destroyed");
      expect(lines).toBeGreaterThan(1);
      expect(lines).toBeLessThan(rows / 2);
    }
  });
});
