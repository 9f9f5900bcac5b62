import type { DeskOrder, DeskOrderDetail } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import type { DeskStaff } from "../src/base/desk-session.ts";

export const dispatcherFixture: DeskStaff = {
  id: 1,
  email: "sinem@provider.example",
  firstName: "Sinem",
  lastName: "Aydın",
  roles: ["dispatch"],
  secondFactors: ["totp"],
};

export const executedOrderFixture: DeskOrder = {
  id: 7,
  version: 2,
  orderNumber: "20417",
  orderStatusId: orderStatus.open,
  phase: "executed",
  hasQuestion: false,
  isOverdue: false,
  companyId: 1,
  companyName: "Werk Fulda GmbH",
  customerNumber: "10017",
  siteId: 5,
  siteName: "Werk Fulda",
  street: "Am Bahnhof 3",
  zip: "36037",
  city: "Fulda",
  land: "HE",
  disposer: "Fuldawerk",
  wasteTypeId: 161,
  wasteType: "Altöl",
  avvCode: "13 02 05*",
  isHazardous: true,
  containerType: "Fass 200 l",
  containerActionId: 1,
  amount: 1,
  desiredDate: "2026-03-02",
  confirmedDate: "2026-03-02",
  timeWindow: "all_day",
  createdOn: "2026-02-20T08:00:00Z",
};

export const executedDetailFixture: DeskOrderDetail = {
  order: executedOrderFixture,
  details: "",
  noteToDisposer: "",
  createdBy: "Mehmet Kaya",
  proposal: null,
  executedOn: "2026-03-02",
  weightKg: 12_400,
  treatmentCode: "R9",
  failedTripReason: null,
  cancelReason: null,
  claim: null,
  access: { openingHours: null, gateWidth: null, gateHeight: null, driverHints: null },
  log: [],
};
