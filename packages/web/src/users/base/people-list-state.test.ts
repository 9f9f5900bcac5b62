import { expect, test } from "vitest";
import { isWholeList, peopleList, wholeList } from "./people-list-state.ts";

const first = {
  tab: "registered",
  search: "",
  sort: { by: "lastName", order: "asc" },
  right: null,
  site: null,
  withoutSecondFactor: null,
  page: 1,
} as const;

test.each([
  [{}, first],
  [
    { userTab: "external", userPage: "3" },
    { ...first, tab: "external", right: null, site: null, page: 3 },
  ],
  [{ userSort: "locations-desc" }, { ...first, sort: { by: "locations", order: "desc" } }],
  [{ userTab: "admins", userSort: "password-asc", userPage: "-1" }, first],
  [{ userWithoutSecondFactor: "managers" }, { ...first, withoutSecondFactor: "managers" }],
  [{ userWithoutSecondFactor: "none" }, first],
  [{ userSearch: " Abel " }, { ...first, search: "Abel" }],
])("%o is read", (search, state) => {
  expect(peopleList.parse(search)).toEqual(state);
});

test("what goes without saying stays out of the address, and comes back from it", () => {
  expect(Object.values(peopleList.write(first)).filter(Boolean)).toEqual([]);
  const state = {
    tab: "invited",
    search: "x",
    sort: { by: "invitedUntil", order: "desc" },
    right: null,
    site: null,
    withoutSecondFactor: null,
    page: 2,
  } as const;
  const search = Object.fromEntries(
    Object.entries(peopleList.write(state)).map(([key, value]) => [key, String(value)]),
  );
  expect(peopleList.parse(search)).toEqual(state);
});

test("those without a second factor are named in the address, on the first page, and no list then is whole", () => {
  const state = peopleList.change({ ...first, page: 4 }, { withoutSecondFactor: "all" });
  expect(state).toEqual({ ...first, withoutSecondFactor: "all" });
  expect(peopleList.write(state)).toMatchObject({ userWithoutSecondFactor: "all" });
  expect([isWholeList(first), isWholeList(state)]).toEqual([true, false]);
  expect(isWholeList(peopleList.change(state, wholeList))).toBe(true);
});

test("a search begins on the first page, a tab also in its own order", () => {
  const state = { ...first, right: null, site: null, page: 4, sort: { by: "phone", order: "desc" } } as const;
  expect(peopleList.change(state, { search: "a" })).toEqual({
    ...state,
    search: "a",
    right: null,
    site: null,
    page: 1,
  });
  expect(peopleList.change(state, { tab: "external" })).toEqual({ ...first, tab: "external" });
});
