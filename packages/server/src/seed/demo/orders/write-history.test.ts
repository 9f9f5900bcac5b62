import { berlinDate, onOrNextWorkingDay } from "@kreislauf/contract/base";
import { orderStatusIds } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/database/database.ts";
import { openTestDatabase } from "../../../../test/portal/portal.ts";
import { writeCompanies, type WrittenSites } from "../companies/write-companies.ts";
import { simulateHistory } from "./write-history.ts";

let database: Database;
let sites: WrittenSites;
beforeAll(async () => {
  database = await openTestDatabase();
  sites = await database.db
    .transaction()
    .execute((db) => writeCompanies(db, Temporal.Instant.from("2027-06-01T10:00:00Z"), ""));
});
afterAll(() => database.close());

/** The demo may be seeded on any day. Seeding fails if a rule refuses something that the demo does. */
test.each([
  ["on a Sunday", "2027-06-06T09:00:00Z"],
  ["on Saturday night", "2027-06-05T22:30:00Z"],
  ["on Friday afternoon", "2027-06-04T13:00:00Z"],
  ["on Easter Monday", "2027-03-29T08:00:00Z"],
  ["in the first hour of the year", "2026-12-31T23:20:00Z"],
  ["between the years", "2026-12-28T15:00:00Z"],
  ["in the hour that comes twice", "2026-10-25T00:30:00Z"],
  ["after the hour that is missing", "2027-03-28T01:00:00Z"],
  ["on a leap day", "2028-02-29T11:00:00Z"],
  ["early on a working day", "2027-09-14T03:00:00Z"],
])("begun %s, the demo is complete", (_, instant) => {
  const now = Temporal.Instant.from(instant);
  const today = berlinDate(now);
  const companyA = sites.workshops.get("Werkstatt Süd")?.companyId;
  const orders = simulateHistory(sites, new Map(), now)
    .filter((agreement) => agreement.row.company_id === companyA)
    .flatMap((agreement) => agreement.orders.map(({ timeline }) => timeline.order));

  expect(new Set(orders.map((order) => order.status))).toEqual(new Set(orderStatusIds));
  expect(orders.length).toBeLessThanOrEqual(1_500);
  const open = orders.filter((order) => order.status === 1);
  expect(open.filter((order) => order.desired_date < today).length).toBeGreaterThanOrEqual(4);

  const sitesOfTheDay = [...sites.workshops.values()].filter((site) => {
    const day = onOrNextWorkingDay(today, site.holidays);
    return open.some((order) => order.site_id === site.id && order.desired_date === day);
  });
  expect(sitesOfTheDay.length).toBeGreaterThanOrEqual(5);
});
