import { describe, expect, it } from "vitest";
import { siteList } from "./site-list-state.ts";

const usual = { active: true, search: "", group: null, sort: { by: "name", order: "asc" }, page: 1 } as const;

describe("the address of the site list", () => {
  it("says nothing of what goes without saying", () => {
    expect(siteList.parse({})).toEqual(usual);
    expect(Object.values(siteList.write(usual)).filter(Boolean)).toEqual([]);
  });

  it("is read as it was written", () => {
    const state = {
      active: false,
      search: "kassel",
      group: 401,
      sort: { by: "containers", order: "desc" },
      page: 3,
    } as const;
    const address = Object.fromEntries(
      Object.entries(siteList.write(state)).map(([key, value]) => [key, String(value)]),
    );
    expect(siteList.parse(address)).toEqual(state);
  });

  it.each([
    [{ siteSort: "secret-asc" }],
    [{ siteSort: "name-up" }],
    [{ sitePage: "0" }],
    [{ sitePage: "-2" }],
    [{ siteGroup: "abc" }],
    [{ siteTab: "deleted" }],
  ])("does not care for %j", (address) => {
    expect(siteList.parse(address)).toEqual(usual);
  });
});

it("another selection begins on its first page", () => {
  const third = { ...usual, page: 3 };
  expect(siteList.change(third, { search: "a" }).page).toBe(1);
  expect(siteList.change(third, { page: 4 }).page).toBe(4);
});
