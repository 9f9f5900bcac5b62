import { describe, expect, test } from "vitest";
import {
  noFilters,
  orderList,
  type OrderListParams,
  toFilterParam,
  withOrderSort,
} from "./order-list-state.ts";

const plain: OrderListParams = {
  status: null,
  site: null,
  search: "",
  filters: noFilters,
  sort: null,
  page: 1,
  view: null,
};

/** The search parameters as the browser returns them: strings only, and only those that are set. */
const asAddress = (state: OrderListParams) =>
  Object.fromEntries(
    Object.entries(orderList.write(state))
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([key, value]) => [key, String(value)]),
  );

describe("the address of the order history", () => {
  test("is empty for what everybody sees first", () => {
    expect(asAddress(plain)).toEqual({});
    expect(orderList.parse({})).toEqual(plain);
  });

  test("carries everything there and back", () => {
    const state: OrderListParams = {
      status: 3,
      site: 3002,
      search: "Altöl & Co",
      filters: {
        phases: ["overdue", "answered"],
        dateFrom: "2027-03-01",
        dateTo: "2027-04-30",
        wasteType: [101, 105],
        containerAction: [2],
        agreementType: [4, 3],
        costCentre: ["4711", "", "Nord, 50 %", "%2C"],
        project: [""],
        disposals: "2027-01-01_2027-12-31_recovery",
        pickups: "periodic",
        withoutCancelled: true,
      },
      sort: { by: "latestExecutionDate", order: "asc" },
      page: 7,
      view: "cards",
    };
    expect(orderList.parse(asAddress(state))).toEqual(state);
  });

  test.each([
    ["an unknown status", { orderStatus: "6" }],
    ["a status that is no number", { orderStatus: "open" }],
    ["a page before the first", { orderPage: "0" }],
    ["a page too large for the server", { orderPage: "99999999999" }],
    ["an unknown sort key", { orderSort: "price-asc" }],
    ["an unknown direction", { orderSort: "amount-up" }],
    ["a day that does not exist", { plannedFrom: "2027-02-30" }],
    ["a day in another form", { plannedFrom: "01.03.2027" }],
    ["an unknown phase", { orderPhase: "late,Overdue" }],
    ["an unknown view", { orderView: "map" }],
    ["a site that is no id", { site: "north" }],
  ])("counts %s as not said", (_, search) => {
    expect(orderList.parse(search as Record<string, string>)).toEqual(plain);
  });

  test("drops the end of a range that ends before it starts, and keeps a range of one day", () => {
    const range = (plannedFrom: string, plannedTo: string) =>
      orderList.parse({ plannedFrom, plannedTo }).filters.dateTo;
    expect(range("2027-03-02", "2027-03-01")).toBeNull();
    expect(range("2027-03-02", "2027-03-02")).toBe("2027-03-02");
  });

  test("tells all sites from none named", () => {
    expect(orderList.parse({ site: "all" }).site).toBe("all");
    expect(asAddress({ ...plain, site: "all" })).toEqual({ site: "all" });
  });

  test("cuts a search to what the server takes", () => {
    expect(orderList.parse({ orderSearch: `  ${"x".repeat(500)}` }).search).toHaveLength(200);
  });
});

describe("a change", () => {
  const deep: OrderListParams = {
    ...plain,
    page: 4,
    site: 3002,
    filters: { ...noFilters, wasteType: [101] },
  };

  test("of what is selected goes back to the first page", () => {
    expect(orderList.change(deep, { status: 1 }).page).toBe(1);
    expect(orderList.change(deep, { search: "a" }).page).toBe(1);
    expect(orderList.change(deep, { sort: { by: "amount", order: "asc" } }).page).toBe(1);
  });

  test("of the page or the view alone leaves everything else", () => {
    expect(orderList.change(deep, { page: 5 })).toEqual({ ...deep, page: 5 });
    expect(orderList.change(deep, { view: "cards" })).toEqual({ ...deep, view: "cards" });
  });

  test("to another site clears the filters, to the same one does not", () => {
    expect(orderList.change(deep, { site: 3003 }).filters).toEqual(noFilters);
    expect(orderList.change(deep, { site: "all" }).filters).toEqual(noFilters);
    expect(orderList.change(deep, { site: 3002 }).filters).toEqual(deep.filters);
  });
});

test.each([
  [1, true, "asc"],
  [1, false, "desc"],
  [1, undefined, "desc"],
  [2, true, "desc"],
  [null, true, "desc"],
] as const)("orders of status %s begin, with the next first: %s, %s", (status, nextOrdersFirst, order) => {
  const sort = { by: "desiredDate", order };
  expect(withOrderSort({ ...plain, status }, nextOrdersFirst)).toMatchObject({ chosenSort: null, sort });
  const chosen = { by: "amount", order: "asc" } as const;
  expect(withOrderSort({ ...plain, status, sort: chosen }, nextOrdersFirst)).toMatchObject({
    chosenSort: chosen,
    sort: chosen,
  });
});

test("only filters that are set travel", () => {
  expect(toFilterParam(noFilters)).toEqual({});
  expect(toFilterParam({ ...noFilters, dateFrom: "2027-03-01", wasteType: [101] })).toEqual({
    filter: '{"dateFrom":"2027-03-01","wasteType":101}',
  });
  expect(toFilterParam({ ...noFilters, wasteType: [101, 105], pickups: "ordered" })).toEqual({
    filter: '{"wasteTypes":[101,105],"periodic":false}',
  });
});
