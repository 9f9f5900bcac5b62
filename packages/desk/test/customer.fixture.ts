import type { DeskCustomer, DeskCustomerSite } from "@kreislauf/contract/desk";

export const deskCustomerFixture: DeskCustomer = {
  id: 1,
  customerNumber: "80001",
  name: "Holzbau Petersen",
  documents: true,
  createdOn: "2027-01-04T08:00:00Z",
  city: "Kassel",
  sites: 1,
  people: 1,
  agreements: 1,
  lastOrderOn: null,
  access: "active",
  deactivatedOn: null,
  version: "a",
};

export const deskCustomerSiteFixture: DeskCustomerSite = {
  id: 5,
  name: "Werkstatt",
  address: "Hafenstraße 4, 34125 Kassel",
  land: "HE",
  siteNumber: null,
  disposer: "",
  active: true,
  containers: 0,
  openOrders: 0,
};
