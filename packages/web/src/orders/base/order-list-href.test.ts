import { expect, test } from "vitest";
import { orderListHref } from "./order-list-href.ts";

test("a link to the order history names the sites and all that narrows the list, and nothing else", () => {
  expect(orderListHref({})).toBe("#/order-history?site=all");
  expect(orderListHref({ site: { land: ["HE"] }, phases: ["overdue"] })).toBe(
    "#/order-history?site=HE&orderPhase=overdue",
  );
  expect(orderListHref({ status: 1, dateTo: "2027-05-17", sort: { by: "desiredDate", order: "asc" } })).toBe(
    "#/order-history?orderStatus=1&site=all&plannedTo=2027-05-17&orderSort=desiredDate-asc",
  );
  expect(orderListHref({ costCentre: ["4711"], project: [""] })).toBe(
    "#/order-history?site=all&costCentre=4711&project=%25",
  );
  expect(
    orderListHref({ site: 7, dateFrom: "2027-05-18", dateTo: "2027-05-18", withoutCancelled: true }),
  ).toBe("#/order-history?site=7&plannedFrom=2027-05-18&plannedTo=2027-05-18&withoutCancelled=true");
});
