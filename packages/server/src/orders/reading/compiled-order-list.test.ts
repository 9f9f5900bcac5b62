import { orderSortKeys, type OrderFilter } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import type { Scope } from "../../base/context.ts";
import type { Database } from "../../base/database/database.ts";
import { compiledOrderCounts, compiledOrderPage } from "./compiled-order-list.ts";
import { selectOrderCounts, selectOrderPage } from "./order-list.store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const filters: readonly OrderFilter[] = [
  {},
  { wasteTypes: [3, 4], land: ["BY"], costCentres: ["4711", ""] },
  { dateFrom: "2027-01-01", dateTo: "2027-02-01", periodic: true, sites: [5], groups: [6], projects: ["P"] },
];

test("compiled lists are those that are built for a person, whoever asked first", () => {
  const people: Scope["actor"][] = [
    { userId: 11, companyId: 21 },
    { userId: 12, companyId: 22 },
    { userId: 11, companyId: 22, isProvider: true },
  ];
  for (const sortby of orderSortKeys) {
    for (const filter of filters) {
      for (const actor of people) {
        const scope = { db: database.db, actor };
        const selection = { siteId: 3, filter, search: "gips 7", status: 2 };
        const shown = { sortby, sortorder: "asc", amount: 15, offset: 30 } as const;
        const page = compiledOrderPage(scope, { selection, shown, language: "de" }).compile();
        const built = selectOrderPage({ ...scope, language: "de" }, selection, shown, shown).compile();
        expect([page.sql, page.parameters]).toEqual([built.sql, built.parameters]);
        const counts = compiledOrderCounts(scope, { selection, today: "2027-03-01" }).compile();
        const builtCounts = selectOrderCounts(scope, selection, "2027-03-01").compile();
        expect([counts.sql, counts.parameters]).toEqual([builtCounts.sql, builtCounts.parameters]);
      }
    }
  }
});
