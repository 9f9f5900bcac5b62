import { describe, expect, test } from "vitest";
import * as param from "./list-state.ts";

const list = param.defineListState(
  "documents",
  {
    kind: param.choice("kind", ["a", "b"], "a"),
    level: param.choice("level", [1, 2], null),
    isOpen: param.trueUnless("open", "no"),
    owner: param.id("owner"),
    range: param.group({ dateFrom: param.day("from"), dateTo: param.day("to") }, param.withoutReversedEnd),
    month: param.month("month"),
    search: param.text("words", 5),
    sort: param.sort("sort", ["name", "size"], { by: "name", order: "asc" }),
    page: param.page("page"),
  },
  { keepsPage: ["owner"], follow: (state, { kind }) => (kind === undefined ? {} : { level: null }) },
);

const usual: param.StateOf<typeof list> = {
  kind: "a",
  level: null,
  isOpen: true,
  owner: null,
  range: { dateFrom: null, dateTo: null },
  month: null,
  search: "",
  sort: { by: "name", order: "asc" },
  page: 1,
};

/** The query as the browser returns it: all values are text, and values that are not set are left out. */
const written = (state: param.StateOf<typeof list>) =>
  Object.fromEntries(
    Object.entries(list.write(state)).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );

describe("the address of a list", () => {
  test("says nothing of what goes without saying", () => {
    expect(written(usual)).toEqual({});
    expect(list.parse({})).toEqual(usual);
  });

  test("brings everything back that it carries", () => {
    const state: typeof usual = {
      kind: "b",
      level: 2,
      isOpen: false,
      owner: 12,
      range: { dateFrom: "2027-02-28", dateTo: "2027-03-01" },
      month: "2027-03",
      search: "glas",
      sort: { by: "size", order: "desc" },
      page: 3,
    };
    expect(written(state)).toEqual({
      kind: "b",
      level: "2",
      open: "no",
      owner: "12",
      from: "2027-02-28",
      to: "2027-03-01",
      month: "2027-03",
      words: "glas",
      sort: "size-desc",
      page: "3",
    });
    expect(list.parse(written(state))).toEqual(state);
  });

  test.each([
    { kind: "c" },
    { level: "3" },
    { level: "02" },
    { open: "yes" },
    { owner: "-1" },
    { owner: "1e9" },
    { owner: "1234567890" },
    { from: "2027-02-29" },
    { from: "1.2.2027" },
    { month: "2027-13" },
    { month: "2027-1" },
    { words: "  " },
    { sort: "price-asc" },
    { sort: "name-up" },
    { page: "0" },
  ])("does not care for %o", (search) => {
    expect(list.parse(search as unknown as param.UrlSearch)).toEqual(usual);
  });

  test("cuts a search, and drops the end of a range that ends before it starts", () => {
    expect(list.parse({ words: "  glasses " }).search).toBe("glass");
    expect(list.parse({ from: "2027-03-02", to: "2027-03-01" }).range).toEqual({
      dateFrom: "2027-03-02",
      dateTo: null,
    });
  });
});

describe("a change", () => {
  const third = { ...usual, page: 3, level: 2 } as const;

  test("begins on the first page, except where it keeps the page or names one", () => {
    expect(list.change(third, { search: "a" })).toEqual({ ...third, search: "a", page: 1 });
    expect(list.change(third, { owner: 5 })).toEqual({ ...third, owner: 5 });
    expect(list.change(third, { owner: 5, isOpen: false }).page).toBe(1);
    expect(list.change(third, { page: 4 })).toEqual({ ...third, page: 4 });
  });

  test("brings with it what follows", () => {
    expect(list.change(third, { kind: "b" })).toEqual({ ...usual, kind: "b" });
    expect(list.change(third, { kind: "b", level: 1 }).level).toBe(1);
  });
});
