import { type FilterOptions, type Order, orderTextFields, recordOf } from "@kreislauf/contract/orders";

const possible = { allowed: true, until: null } as const;

/** An open order to empty one container on Wednesday, 26 May 2027; neither claimed nor done. */
export const orderFixture: Order = {
  id: 11,
  orderNumber: "1048401",
  ...recordOf(orderTextFields, () => null),
  orderStatusId: 1,
  orderStatus: { id: 1, description: "Offen" },
  phase: "requested",
  serviceLocationId: 5,
  agreement: {
    agreementId: 7,
    containerTypeId: 201,
    taskCreationGroup: null,
    wasteType: { id: 101, description: "Papier" },
  },
  agreementTypeId: 3,
  agreementType: "Abruf",
  wasteType: { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false },
  independentWasteTypeId: null,
  independentWasteType: null,
  containerType: { id: 201, type: "Umleerbehälter 1.100 l", size: "1.100 l", drawing: "umleerbehaelter" },
  containerActionId: 4,
  actionDescription: "Leeren",
  amount: 1,
  unit: "container",
  desiredDate: "2027-05-26",
  timeWindow: "all_day",
  confirmedDate: null,
  latestExecutionDate: "2027-06-03",
  orderDate: "2027-05-17",
  createdOn: "2027-05-17T08:00:00Z",
  createdByUser: { id: 2001, name: "Jana Petersen" },
  executedOn: null,
  disposer: null,
  weightKg: null,
  treatmentCode: null,
  hasExecutionPhoto: false,
  version: 1,
  claim: null,
  cancellation: null,
  failedTripReason: null,
  proposal: null,
  actions: {
    edit: possible,
    cancel: possible,
    claim: { allowed: false, reason: "desired_date_not_past" },
    close_claim: { allowed: false, reason: "order_not_claimed" },
    resolved: { allowed: false, reason: "desired_date_not_past" },
  },
};

/** The same order, claimed because nothing was collected; the provider has answered the claim. */
export const answeredClaimFixture: Order = {
  ...orderFixture,
  orderStatusId: 3,
  orderStatus: { id: 3, description: "Reklamiert" },
  phase: "answered",
  claim: {
    claimedOn: "2027-05-16T22:30:00Z",
    claimedBy: { id: 2001, name: "Jana Petersen" },
    claimReasonId: 1,
    claimReason: "Nicht entsorgt",
    reason: null,
    ticketNumber: "T-20417",
    ticketStatus: "Offen",
    editedOn: "2027-05-18T08:00:00Z",
    editedBy: null,
    hint: "Wir holen nach.",
    hasPhoto: false,
  },
};

/** The filter options of a list whose orders give nothing to filter by. */
export const noFilterOptions: FilterOptions = {
  wasteTypes: [],
  containerActions: [],
  agreementTypes: [],
  costCentres: [],
  projects: [],
};
