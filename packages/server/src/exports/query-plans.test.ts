import type { CreatedCalendarFeed } from "@kreislauf/contract/exports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largeAccounts } from "../seed/large/write-large-companies.ts";
import { largePortalReaders, openLargePortal, signInSeededUser } from "../../test/portal/large-portal.ts";
import { vacuumTable, explainOrderQueries } from "../../test/assertions/query-plans.ts";
import type { TestPortal } from "../../test/portal/portal.ts";

const minutes = 60_000;
/** One statement for authentication: session, person and permissions. */
const authentication = 1;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openLargePortal(20_000);
  await vacuumTable(portal, "orders");
}, 3 * minutes);
afterAll(() => portal.close());

const year = "dateFrom=2026-03-01&dateTo=2027-02-28";
const aDay = "dateFrom=2027-02-01&dateTo=2027-02-28";

const inHesse = `filter=${encodeURIComponent('{"land":["HE"]}')}`;

const statistics = [
  `/order/statistik?${year}`,
  `/order/statistik?${aDay}&wasteType=101&hazardous=false`,
  `/order/statistik?${year}&${inHesse}`,
  `/order/statistik?${year}&by=costCentre`,
  `/order/statistik?${year}&costCentre=4711&project=Umbau`,
  `/order/statistik/references?${year}`,
];
const calendar = [
  "/calendar?month=2027-03",
  "/calendar?week=2027-03-01",
  "/calendar?month=2027-02&kind=periodic",
  `/calendar?month=2027-02&${inHesse}`,
];
const files = [
  `/order/report/download?format=csv&dateFrom=2027-02-20`,
  "/order/report/download?format=csv&status=3&sortby=createdByUser",
  `/order/report/download?format=csv&dateFrom=2027-02-20&${inHesse}`,
  `/order/statistik/download?format=csv&${aDay}`,
  `/order/statistik/download?format=csv&${aDay}&by=costCentre`,
  `/order/statistik/download?format=xlsx&layout=screen&${aDay}`,
];

describe.each(largePortalReaders)(
  "for somebody %s the orders are never read from beginning to end",
  (_who, email) => {
    let token: string;
    beforeAll(async () => {
      token = await signInSeededUser(portal, email);
    });

    test.each([...statistics, ...calendar, ...files])("%s", async (path) => {
      for (const plan of await explainOrderQueries(portal, { path, token }))
        expect(plan).not.toMatch(/Seq Scan on orders/);
    });

    test("nor others than the year's for its statistics", async () => {
      const [figures = ""] = await explainOrderQueries(portal, { path: `/order/statistik?${year}`, token });
      expect(figures).toMatch(/Index Only Scan using orders_company_executed on orders/);
      expect(figures).not.toMatch(/Heap Scan on orders/);
    });

    test("nor for the feed of a calendar", async () => {
      const body = { serviceLocationId: null, ordered: true, periodic: true, reminder: false };
      const made = await portal.call({ method: "POST", path: "/calendar/feeds", body, token });
      const path = made.json<CreatedCalendarFeed>().address.replace(/^.*\/api/, "");
      for (const plan of await explainOrderQueries(portal, { path }))
        expect(plan).not.toMatch(/Seq Scan on order(s|_log)/);
    });
  },
);

describe("however much there is, it takes as many statements", () => {
  /** The number of statements of a successful call, without the maintenance check. */
  async function countStatements(path: string, token?: string): Promise<number> {
    const statements = await portal.statementsOf(async () => {
      expect((await portal.call({ path, token })).statusCode).toBe(200);
    });
    return statements.filter(({ sql }) => !/from "maintenance"/.test(sql)).length;
  }

  test.each([
    // The figures; the names of the waste types and the sites; the failed trips.
    [`/order/statistik?${year}`, 4],
    // Also the names of the cost centres.
    [`/order/statistik?${year}&by=costCentre`, 5],
    // The pickups and their count; the holidays of the sites and the pickups that these move; the names of waste types,
    // containers and sites.
    ["/calendar?month=2027-03", 7],
    ["/calendar?week=2027-03-01", 7],
  ])("%s: %i", async (path, wanted) => {
    for (const email of [largeAccounts.big, largeAccounts.ordinary])
      expect(await countStatements(path, await signInSeededUser(portal, email))).toBe(
        authentication + wanted,
      );
  });

  test("a file takes one to find its rows, and for each page one for the rights and one for the rows", async () => {
    const token = await signInSeededUser(portal, largeAccounts.big);
    const path = (query: string) => `/order/report/download?format=csv${query}`;
    const few = await countStatements(path("&dateFrom=2027-03-01&dateTo=2027-03-01"), token);
    const many = await countStatements(path(""), token);
    const pages = 2;
    expect(many - few).toBe((pages - 1) * 2);
  });
});
