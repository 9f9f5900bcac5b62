import type { ApprovalRequest, ApprovalRuleView } from "@kreislauf/contract/approvals";

/** Nele Harder's request to have two containers of paper emptied in Kassel; it waits for Jana Petersen's approval. */
export const approvalRequestFixture: ApprovalRequest = {
  id: 41,
  version: 1,
  state: "waiting",
  subject: "order",
  ruleName: "Viel auf einmal",
  site: { id: 3, name: "Kassel" },
  requestedBy: { id: 8, name: "Nele Harder" },
  requestedOn: "2027-05-19T06:00:00Z",
  approveBy: "2027-05-21T10:00:00Z",
  desiredDate: "2027-05-25",
  priceCents: null,
  level: 1,
  levels: 1,
  items: [
    {
      agreementId: 7,
      wasteType: { description: "Papier", avvCode: "15 01 01", hazardous: false },
      containerType: { type: "Absetzcontainer 7 m³", drawing: "absetzcontainer" },
      containerActionId: 4,
      actionDescription: "Leeren",
      amount: 2,
      desiredDate: "2027-05-25",
    },
  ],
  decidedBy: null,
  decidedOn: null,
  timeWindow: null,
  details: null,
  noteToDisposer: null,
  customerOrderNumber: null,
  approvers: [{ id: 7, name: "Jana Petersen" }],
  declineReason: null,
  reason: null,
  orders: [],
  history: [
    {
      at: "2027-05-19T06:00:00Z",
      by: { id: 8, name: "Nele Harder" },
      event: "requested",
      before: null,
      after: null,
    },
  ],
  actions: { decide: true, change: true, withdraw: false, remind: false },
};

/** The rule that Jana Petersen has to approve orders of two containers or more. */
export const approvalRuleFixture: ApprovalRuleView = {
  id: 5,
  version: 3,
  name: "Viel auf einmal",
  siteIds: null,
  orderKinds: null,
  amountFrom: 2,
  priceAboveCents: null,
  hazardousOnly: false,
  approver: { kind: "person", id: 7, name: "Jana Petersen" },
  second: null,
  ownAllowed: false,
  waiting: 0,
};
