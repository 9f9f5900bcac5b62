import { expect, test } from "vitest";
import { hrefTo, pathTo } from "./paths.ts";

test.each([
  [pathTo("dashboard"), "/dashboard"],
  [pathTo("order", { orderId: 5 }), "/order/5"],
  [pathTo("join", { token: "a/b c" }), "/join/a%2Fb%20c"],
  [
    pathTo("orderHistory", {}, { status: 2, search: "", sort: undefined, from: "2026-04-09" }),
    "/order-history?status=2&from=2026-04-09",
  ],
  [hrefTo("order", { orderId: 5 }, { tab: "log" }), "#/order/5?tab=log"],
])("%s", (path, wanted) => {
  expect(path).toBe(wanted);
});
