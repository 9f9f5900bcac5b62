import { expect, test } from "vitest";
import { findSitesToOrderAt } from "./find-sites-to-order-at.ts";

const sites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, favourite: false }));
const ids = (found: ReturnType<typeof findSitesToOrderAt>) => found.sites.map(({ id }) => id);

test("up to ten sites are all offered, whichever were shown last", () => {
  const found = findSitesToOrderAt(sites(10), [3]);
  expect(found.kind).toBe("all");
  expect(ids(found)).toHaveLength(10);
});

test("of more, those shown last are offered, the latest first, without any that was lost", () => {
  const found = findSitesToOrderAt(sites(11), [11, 99, 4]);
  expect(found.kind).toBe("recent");
  expect(ids(found)).toEqual([11, 4]);
});

test("without any shown before, the first ten are offered", () => {
  const found = findSitesToOrderAt(sites(120), [999]);
  expect(found.kind).toBe("first");
  expect(ids(found)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("favourites come before those shown last, each once", () => {
  const marked = sites(12).map((site) => ({ ...site, favourite: site.id === 2 || site.id === 7 }));
  const found = findSitesToOrderAt(marked, [7, 11]);
  expect(found.kind).toBe("favourites");
  expect(ids(found)).toEqual([2, 7, 11]);
});
