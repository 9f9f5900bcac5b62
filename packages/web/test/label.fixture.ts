import type { ContainerLabel } from "@kreislauf/contract/labels";

/** The label of two containers for paper, printed and valid. */
export const labelFixture: ContainerLabel = {
  agreementId: 7,
  serviceLocationId: 3,
  wasteType: { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false },
  containerType: { id: 201, type: "Umleerbehälter 1.100 l", size: "1.100 l", drawing: "umleerbehaelter" },
  containersOnSite: 2,
  code: { state: "active", printedOn: "2027-05-03T08:00:00Z" },
  sheet: { name: "Papier", accepted: ["Kartons"], rejected: ["Folie"], place: "Hof" },
  lastReport: null,
  version: 2,
};
