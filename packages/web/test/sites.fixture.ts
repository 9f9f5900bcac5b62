import type { Site, SiteList, SiteOption } from "@kreislauf/contract/sites";

const kassel: SiteOption = {
  land: "HE",
  group: null,
  id: 3,
  locationOrderNumber: "1201",
  alias: "Kassel",
  street: "Lindenweg",
  houseNumber: "12",
  zip: "34125",
  city: "Kassel",
  favourite: false,
};
const fulda: SiteOption = {
  land: "HE",
  group: { groupId: 5, name: "Filialen" },
  id: 5,
  locationOrderNumber: "1202",
  alias: "Werk Fulda",
  street: "Am Bahnhof",
  houseNumber: "3",
  zip: "36037",
  city: "Fulda",
  favourite: false,
};

/** The two sites of the signed-in person, in the form for the site switcher. */
export const siteLabelsFixture = { serviceLocations: [kassel, fulda] };

/** All data of the site in Kassel: only its name, number and address are known, and no container stands there. */
export const siteFixture: Site = {
  ...kassel,
  active: true,
  land: "HE",
  group: null,
  contractNumber: null,
  partnerNumber: null,
  branch: null,
  contactPerson: null,
  containerCount: 0,
  openOrders: 0,
  claimedOrders: 0,
  deactivation: null,
  lat: null,
  lon: null,
  assumptionDayHoliday: false,
  corpusChristiHoliday: false,
  orderNumbers: [],
  glnNumber: null,
  access: { openingHours: null, gateWidth: null, gateHeight: null, driverHints: null },
  disposer: null,
  routeSketches: [],
  assignedUsers: [],
};

/** The answer of the site list without any site, and without options for its filters. */
export const emptySiteListFixture: SiteList = {
  serviceLocations: [],
  total: 0,
  amounts: { active: 0, inactive: 0, containers: 0 },
  branch: [],
  myNaturePartners: [],
  myNatureContracts: [],
  myNatureShipToNumbers: [],
};
