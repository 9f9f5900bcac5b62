import type { DeskAgreement } from "@kreislauf/contract/desk";

/** An active call-off agreement with two containers and without a pending change. */
export const deskAgreementFixture: DeskAgreement = {
  id: 7,
  version: 3,
  agreementNumber: "V-2044",
  companyId: 1,
  companyName: "Holzbau Petersen",
  siteId: 5,
  siteName: "Sägewerk",
  wasteType: "Papier",
  isHazardous: false,
  containerType: "Umleerbehälter 1.100 l",
  agreementTypeId: 3,
  cycleInterval: null,
  weekday1: null,
  weekday2: null,
  status: "active",
  containersOnSite: 2,
  createdOn: "2026-02-01T08:00:00Z",
  endsOn: null,
  pendingChange: null,
};

/** The same agreement with a pending change: the customer asks for another schedule. */
export const askedAgreementFixture: DeskAgreement = {
  ...deskAgreementFixture,
  pendingChange: {
    agreementTypeId: 4,
    cycleInterval: 19,
    weekday1: 4,
    weekday2: null,
    requestedOn: "2027-05-14T08:00:00Z",
    requestedBy: { id: 8, name: "Jana Petersen" },
    effectiveOn: null,
  },
};
