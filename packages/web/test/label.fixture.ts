import type { ContainerLabel } from "@kreislauf/contract/labels";
import { agreementFixture } from "./agreement.fixture.ts";

/** The label of two containers for paper, printed and valid. */
export const labelFixture: ContainerLabel = {
  agreementId: 7,
  serviceLocationId: 3,
  wasteType: agreementFixture.wasteType,
  containerType: agreementFixture.containerType,
  containersOnSite: 2,
  code: { state: "active", printedOn: "2027-05-03T08:00:00Z" },
  sheet: { name: "Papier", accepted: ["Kartons"], rejected: ["Folie"], place: "Hof" },
  lastReport: null,
  version: 2,
};
