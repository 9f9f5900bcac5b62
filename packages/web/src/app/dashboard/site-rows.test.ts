import { openOrderPhases, type OrderPhaseAmounts, type SitesOrderInfo } from "@kreislauf/contract/orders";
import { maxSitesInSet } from "@kreislauf/contract/sites";
import { describe, expect, test } from "vitest";
import { siteRows, type SiteSort, sortSiteRows, sumFigures } from "./site-rows.ts";

const none: OrderPhaseAmounts = {
  proposal: 0,
  overdue: 0,
  feedback: 0,
  today: 0,
  confirmed: 0,
  requested: 0,
  waiting: 0,
  answered: 0,
};

const site = (id: number, amounts: Partial<OrderPhaseAmounts> = {}): SitesOrderInfo["locations"][number] => {
  const all = { ...none, ...amounts };
  return {
    id,
    label: "",
    alias: `Werk ${id}`,
    city: "Kassel",
    lat: null,
    lon: null,
    open: openOrderPhases.reduce((sum, phase) => sum + all[phase], 0),
    claimed: all.waiting + all.answered,
    orderAmountsByOrderPhase: all,
  };
};
const north = { groupId: 5, name: "Nord" };
const options = [
  { id: 1, land: "HE", group: north },
  { id: 2, land: "HE", group: null },
  { id: 3, land: "BY", group: north },
] as const;
const sites = [
  site(1, { overdue: 1, waiting: 2, requested: 4 }),
  site(2, { feedback: 3 }),
  site(3, { overdue: 1, answered: 1, today: 5 }),
];

describe("many sites", () => {
  test("are summed by Land, each row with its sites in an address", () => {
    expect(siteRows(sites, options, "land", "de")).toEqual([
      {
        key: "HE",
        name: "Hessen",
        siteCount: 2,
        scope: { land: ["HE"] },
        figures: { overdue: 1, claimed: 2, feedback: 3, open: 8 },
      },
      {
        key: "BY",
        name: "Bayern",
        siteCount: 1,
        scope: { land: ["BY"] },
        figures: { overdue: 1, claimed: 1, feedback: 0, open: 6 },
      },
    ]);
  });

  test("are summed by group, those without one in a row of their own", () => {
    const rows = siteRows(sites, options, "group", "de");
    expect(rows.map(({ name, siteCount, scope }) => [name, siteCount, scope])).toEqual([
      ["Nord", 2, { groups: [5] }],
      [null, 1, 2],
    ]);
    expect(rows[0]?.figures).toEqual({ overdue: 2, claimed: 3, feedback: 0, open: 11 });
  });

  test("without a group that are more than an address holds have none", () => {
    const scopeOf = (count: number) =>
      siteRows(
        Array.from({ length: count }, (_, index) => site(index + 1)),
        [],
        "group",
        "de",
      )[0]?.scope;
    expect(scopeOf(maxSitesInSet)).not.toBeNull();
    expect(scopeOf(maxSitesInSet + 1)).toBeNull();
  });

  test("have the same sums together as row by row", () => {
    expect(sumFigures(sites)).toEqual({ overdue: 2, claimed: 3, feedback: 3, open: 14 });
  });
});

describe("the rows", () => {
  const rows = siteRows(
    [
      site(1, { overdue: 1 }),
      site(2, { overdue: 1, waiting: 1 }),
      site(3, { overdue: 1, feedback: 1 }),
      site(4, { overdue: 2 }),
      site(5, { requested: 9 }),
    ],
    [
      { id: 1, land: "HE", group: null },
      { id: 2, land: "BY", group: null },
      { id: 3, land: "BE", group: null },
      { id: 4, land: "SN", group: null },
      { id: 5, land: "NW", group: null },
    ],
    "land",
    "de",
  );
  const sorted = (sort: SiteSort) => sortSiteRows(rows, sort, "de").map(({ key }) => key);

  test("come worst first: overdue, then claimed, then feedback", () => {
    expect(sorted({ by: "overdue", order: "desc" })).toEqual(["SN", "BY", "BE", "HE", "NW"]);
  });

  test("are sorted by any head, equal ones still worst first", () => {
    expect(sorted({ by: "open", order: "desc" })).toEqual(["NW", "SN", "BE", "BY", "HE"]);
    expect(sorted({ by: "claimed", order: "asc" })).toEqual(["SN", "BE", "HE", "NW", "BY"]);
    expect(sorted({ by: "name", order: "asc" })).toEqual(["BY", "BE", "HE", "NW", "SN"]);
  });
});
