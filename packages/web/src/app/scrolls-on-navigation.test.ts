import { expect, test } from "vitest";
import { scrollsOnNavigation } from "./scrolls-on-navigation.ts";

const place = (pathname: string, search: Readonly<Record<string, string>> = {}) => ({
  location: { pathname, search },
});

test("a list stays where it was while a document is opened over it, leafed on and closed", () => {
  const scrolls = scrollsOnNavigation();
  expect(scrolls(place("/documents"))).toBe(true);
  expect(scrolls(place("/documents", { site: "all", document: "7" }))).toBe(false);
  expect(scrolls(place("/documents", { site: "all", document: "8" }))).toBe(false);
  expect(scrolls(place("/documents", { site: "all" }))).toBe(false);
});

test.each([
  ["another page of the list", place("/documents", { page: "2" })],
  ["another filter", place("/documents", { type: "receipt", document: "7" })],
  ["another site", place("/documents", { site: "3001", document: "7" })],
  ["another screen", place("/orders")],
  ["the same page, from the menu", place("/documents")],
])("%s begins at its top", (_, next) => {
  const scrolls = scrollsOnNavigation();
  scrolls(place("/documents"));
  expect(scrolls(next)).toBe(true);
});
