import {
  orderPhases,
  orderSortKeys,
  orderStatusIds,
  type OrderFilter,
  type OrderSortKey,
} from "@kreislauf/contract/orders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largePortalReaders, openLargePortal, signInSeededUser } from "../../test/portal/large-portal.ts";
import { largeAccounts } from "../seed/large/write-large-companies.ts";
import {
  vacuumTable,
  explain,
  explainOrderQueries,
  fetchesRowsOf,
} from "../../test/assertions/query-plans.ts";
import type { TestPortal } from "../../test/portal/portal.ts";
import { completeOrdersWithoutFeedback } from "./jobs/complete-orders-without-feedback.ts";
import { expireProposals } from "./jobs/expire-proposals.ts";

const minutes = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openLargePortal(20_000);
  await vacuumTable(portal, "orders");
}, 3 * minutes);
afterAll(() => portal.close());

/** Any access to orders that fetches their rows, except the last step from the ids of a page. */
const readsRows = fetchesRowsOf("orders");

const list = "/service-location/all/orders?totalamounts=true";
const filtered = (filter: OrderFilter) => `${list}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

const sorted = (key: OrderSortKey) =>
  ["asc", "desc"].map((order) => `${list}&offset=1000&sortby=${key}&sortorder=${order}`);

/** Lists sorted by these keys may be read along an index for the key. */
const ownOrder: readonly OrderSortKey[] = ["details", "orderNumber"];
const ordered = ownOrder.flatMap(sorted);

/**
 * No index covers whether a cycle created an order. The links of the calendar ask this only for the orders of one day.
 */
const ofCycles = [
  filtered({ dateFrom: "2027-05-17", dateTo: "2027-05-17", periodic: true }),
  filtered({ periodic: false }),
];

/**
 * Orders that name a cost centre or project are found by an index over it, the others among all orders of the company.
 */
const charged = [
  filtered({ costCentres: ["4711"] }),
  filtered({ costCentres: ["4711", "4705"] }),
  filtered({ costCentres: [""] }),
  filtered({ projects: ["Halle 2"] }),
  filtered({ projects: [""] }),
];

const lists = [
  list,
  ...orderSortKeys.filter((key) => !ownOrder.includes(key)).flatMap(sorted),
  ...orderStatusIds.map((status) => `${list}&status=${status}`),
  ...orderPhases.map((phase) => `${list}&phases=${phase}`),
  `${list}&phases=overdue,feedback,answered`,
  `${list}&phaseamounts=true`,
  `${list}&dayamounts=true`,
  `${list}&phaseamounts=true&search=Kassel`,
  `${list}&phaseamounts=true&status=3&filter=${encodeURIComponent('{"land":["HE"]}')}`,
  ...orderSortKeys
    .filter((key) => !ownOrder.includes(key))
    .map((key) => `${list}&phases=overdue,today&sortby=${key}`),
  `${list}&phases=${orderPhases.join(",")}&search=Kassel`,
  `${list}&search=T-20417`,
  filtered({ wasteType: 151 }),
  filtered({ containerAction: 2 }),
  filtered({ agreementType: 3 }),
  filtered({ wasteTypes: [151, 101] }),
  filtered({ containerActions: [1, 2] }),
  filtered({ agreementTypes: [2, 3] }),
  filtered({ wasteTypes: [151, 101], containerActions: [2], agreementTypes: [3, 4] }),
  filtered({ dateFrom: "2027-01-01" }),
  filtered({ dateTo: "2026-06-01" }),
  filtered({ dateFrom: "2027-05-17", dateTo: "2027-05-17", withoutCancelled: true }),
  filtered({ dateTo: "2027-05-16" }) + "&status=1&sortby=desiredDate&sortorder=asc",
  `${list}&phases=today,confirmed,requested&sortby=desiredDate&sortorder=asc&amount=1`,
  filtered({ sites: [1, 2, 3] }),
  filtered({ land: ["HE", "NI"] }),
  filtered({ groups: [1] }),
  filtered({ orders: [1, 2, 3] }),
  `${list}&search=Kassel`,
  `${list}&search=altholz%20kassel`,
];

const dashboard = [
  "/get-locations-order-info",
  "/dashboard/awaiting-feedback",
  "/order/filter-options?serviceLocationId=all",
];

describe.each(largePortalReaders)(
  "for somebody %s the orders are never read from beginning to end",
  (_who, email) => {
    let token: string;
    beforeAll(async () => {
      token = await signInSeededUser(portal, email);
    });

    test.each([...ordered, ...ofCycles, ...charged, "/dashboard/proposals"])("%s", async (path) => {
      for (const plan of await explainOrderQueries(portal, { path, token }))
        expect(plan).not.toMatch(/Seq Scan on orders/);
    });

    test.each([...lists, ...dashboard])("nor others than those shown: %s", async (path) => {
      for (const plan of await explainOrderQueries(portal, { path, token }))
        expect(plan).not.toMatch(readsRows);
    });

    test("nor others than those of the day for today's disposals", async () => {
      for (const plan of await explainOrderQueries(portal, { path: "/dashboard/today", token })) {
        expect(plan).not.toMatch(/Seq Scan on orders/);
        expect(plan).toMatch(/Index Cond: \(\(company_id = .*\) AND \(desired_date = /);
      }
    });

    test("nor for one site, its agreements, one order or its log", async () => {
      const answer = await portal.call({ path: list, token });
      const [order] = answer.json<{ orders: { id: number; serviceLocationId: number }[] }>().orders;
      const site = `/service-location/${order?.serviceLocationId}`;
      const paths = [
        `${site}/orders`,
        `${site}/agreements`,
        `/order/${order?.id}`,
        `/order-change-log/${order?.id}`,
      ];
      for (const path of paths) {
        for (const plan of await explainOrderQueries(portal, { path, token }))
          expect(plan).not.toMatch(/Seq Scan on order(s|_log)/);
      }
    });
  },
);

test("the orders of one site are found by it, also by a plan for a company of any size", async () => {
  const token = await signInSeededUser(portal, largeAccounts.big);
  const { orders } = (await portal.call({ path: list, token })).json<{
    orders: { serviceLocationId: number }[];
  }>();
  const path = `/service-location/${orders[0]?.serviceLocationId}/orders?totalamounts=true`;
  const plans = await explainOrderQueries(portal, { path, token });
  const bySite = /orders_site on orders.*\n +Index Cond: \(\(site_id = .*\) AND \(company_id = /g;
  expect(plans.flatMap((plan) => plan.match(bySite) ?? [])).toHaveLength(4);
});

test("the orders of all sites are counted once for the map, also by a plan for a company of any size", async () => {
  const token = await signInSeededUser(portal, largeAccounts.big);
  for (const plan of await explainOrderQueries(portal, { path: "/get-locations-order-info", token }))
    expect(plan.match(/CTE running/g)).toHaveLength(2);
});

test("the jobs find what is due in indexes of their own", async () => {
  const { db } = portal.database;
  const source = { db, clock: { now: () => portal.now() }, config: { FEEDBACK_DAYS: 14 } };
  const jobs = [
    { job: completeOrdersWithoutFeedback, index: "orders_awaiting_feedback" },
    { job: expireProposals, index: "orders_with_proposal" },
  ];
  for (const { job, index } of jobs) {
    const statements = await portal.statementsOf(() => job(source));
    const search = statements.find((statement) => statement.sql.startsWith("select"));
    if (search === undefined) throw new Error("The job looks for nothing.");
    for (const plan of (await explain(portal, search)).split("\n\n")) expect(plan).toContain(index);
  }
});
