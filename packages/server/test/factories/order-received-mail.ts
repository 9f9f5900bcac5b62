import type { Mails } from "../../src/base/mail/outbox.ts";

/** The data of an order confirmation mail. */
export const orderReceived: Mails["order_received"] = {
  orderedBy: { firstName: "Jana", lastName: "Petersen" },
  orderedOn: "2026-03-25T13:06:00.000Z",
  orderId: 17,
  orderNumber: "1048417",
  customerOrderNumber: "4500012873",
  costCentre: "4711",
  project: null,
  wasteType: "Altholz A I–III",
  avvCode: "17 02 01",
  containerType: "Absetzcontainer 7 m³",
  drawing: "absetzcontainer",
  containerActionId: 2,
  amount: 1,
  unit: "container",
  desiredDate: "2026-04-09",
  timeWindow: "all_day",
  latestExecutionDate: "2026-04-16",
  noteToDisposer: "Tor 2, Anfahrt links",
  site: { alias: "Werkstatt Nord", address: "Lohgerberweg 21, 34123 Kassel" },
  edit: { allowed: false, reason: "exchange_not_editable" },
  cancel: { allowed: true, until: "2026-04-08T22:00:00Z" },
};
