import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { preserveQueries, withPreservedQuery } from "./preserve-query.ts";

const from = { pathname: "/order-history", search: "?status=2" };

test.each([
  { to: "/dashboard", goesTo: "/dashboard?status=2" },
  { to: "/", goesTo: "/?status=2" },
  { to: "/order/5?tab=log", goesTo: "/order/5?tab=log" },
  { to: "/order-history", goesTo: "/order-history" },
])("from a page with a query to $to", ({ to, goesTo }) => {
  expect(withPreservedQuery(to, from)).toBe(goesTo);
});

test("from a page without a query nothing is carried", () => {
  expect(withPreservedQuery("/dashboard", { pathname: "/order-history", search: "" })).toBe("/dashboard");
});

test("nothing is carried out of a session", () => {
  let isSignedIn = true;
  const history = createMemoryHistory({ initialEntries: ["/order-history?search=Meier"] });
  preserveQueries(history, () => isSignedIn);
  history.push("/dashboard");
  expect(history.location.href).toBe("/dashboard?search=Meier");
  isSignedIn = false;
  history.replace("/");
  expect(history.location.href).toBe("/");
});
