import { deskCustomersApi, deskOrdersApi } from "@kreislauf/contract/desk";
import { expect, test } from "vitest";
import { knownFilters } from "./known-filters.ts";

test.each([
  ["land=HE&access=active&disposer=Nord", { land: "HE", access: "active", disposer: "Nord" }],
  ["land=XX&access=active", { access: "active" }],
  ["land=he&access=everybody", {}],
  ["land=&colour=red", {}],
])("of the customers' address %s the list is filtered by %j", (address, expected) => {
  const { shape } = deskCustomersApi.deskCustomers.query;
  expect(knownFilters(new URLSearchParams(address), ["land", "access", "disposer"], shape)).toEqual(expected);
});

test("days and ids that are none are left out of the inbox", () => {
  const { shape } = deskOrdersApi.deskOrders.query;
  const address = new URLSearchParams("from=2027-02-30&to=2027-03-01&companyId=x&wasteTypeId=101&land=XX");
  expect(knownFilters(address, ["from", "to", "companyId", "wasteTypeId", "land"], shape)).toEqual({
    to: "2027-03-01",
    wasteTypeId: "101",
  });
});
