import { expect, test } from "vitest";
import {
  formatSiteScope,
  isSameScope,
  parseSiteScope,
  scopeOfParts,
  scopeParts,
  setFilterParam,
  siteOfScope,
  toSiteScope,
} from "./site-scope.ts";

test.each([
  ["all", "all"],
  ["3001", 3001],
  ["3001-3002", { sites: [3001, 3002] }],
  ["HE", { land: ["HE"] }],
  ["g12", { groups: [12] }],
  ["3001-BW-HE-g12", { sites: [3001], land: ["BW", "HE"], groups: [12] }],
])("%s in the address comes back as it was", (text, scope) => {
  expect(parseSiteScope(text)).toEqual(scope);
  expect(formatSiteScope(parseSiteScope(text) ?? "all")).toBe(text);
});

test.each(["", "-", "abc", "XX", "g", "g0", "0", "3001x", "ALL", "he"])("'%s' names nothing", (text) => {
  expect(parseSiteScope(text)).toBeNull();
});

test("what is no part is left out, what is named twice counts once", () => {
  expect(parseSiteScope("7-x-7--9")).toEqual({ sites: [7, 9] });
  expect(parseSiteScope("7-x-7")).toBe(7);
});

test("an address names at most 500 single sites", () => {
  const text = Array.from({ length: 600 }, (_, index) => index + 1).join("-");
  expect(parseSiteScope(text)).toEqual({ sites: Array.from({ length: 500 }, (_, index) => index + 1) });
});

test("a set of one site is that site, one of nothing is none", () => {
  expect(toSiteScope({ sites: [4], land: [], groups: [] })).toBe(4);
  expect(toSiteScope({ sites: [4], land: ["HE"] })).toEqual({ sites: [4], land: ["HE"] });
  expect(toSiteScope({ sites: [], land: [] })).toBeNull();
});

test("a call names one site or all, and the set beside it", () => {
  expect([siteOfScope(4), siteOfScope("all"), siteOfScope({ land: ["HE"] })]).toEqual([4, "all", "all"]);
  expect([setFilterParam(4), setFilterParam("all")]).toEqual([{}, {}]);
  expect(setFilterParam({ land: ["HE"] })).toEqual({ filter: '{"land":["HE"]}' });
});

test("sets are compared by what they name", () => {
  expect(isSameScope({ land: ["HE"] }, { land: ["HE"] })).toBe(true);
  expect([isSameScope({ land: ["HE"] }, { land: ["BW"] }), isSameScope(null, 4), isSameScope(4, 4)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("the parts of a set are its groups, then its Länder, then its sites, and make it up again", () => {
  const set = { sites: [1, 2], land: ["HE" as const], groups: [3] };
  expect(scopeOfParts(scopeParts(set))).toEqual(set);
  expect(scopeOfParts([])).toBeNull();
  expect(scopeParts({ sites: [1], land: ["HE"], groups: [3] }).map(({ kind }) => kind)).toEqual([
    "group",
    "land",
    "site",
  ]);
  expect([scopeParts("all"), scopeParts(3001)]).toEqual([[], [{ kind: "site", id: 3001 }]]);
});
