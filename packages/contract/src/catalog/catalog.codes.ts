/** Container action ids (docs/coverage.md 9.14). */
export const containerAction = {
  pickUp: 1,
  exchange: 2,
  remove: 3,
  empty: 4,
  place: 5,
  purchase: 6,
  immediateFill: 7,
  suction: 9,
  emptyCustomerOwned: 10,
  relocate: 11,
} as const;
export type ContainerActionId = (typeof containerAction)[keyof typeof containerAction];
export const containerActionIds = Object.values(containerAction);

/** Actions that take waste away. The others move containers. */
export const wasteActionIds = [
  containerAction.pickUp,
  containerAction.exchange,
  containerAction.empty,
  containerAction.immediateFill,
  containerAction.suction,
  containerAction.emptyCustomerOwned,
] as const;

/** Agreement types, also called order types (docs/coverage.md 9.10). */
export const agreementType = { oneTime: 1, immediateFill: 2, callOff: 3, periodic: 4 } as const;
export type AgreementTypeId = (typeof agreementType)[keyof typeof agreementType];
export const agreementTypeIds = Object.values(agreementType);

/** The waste type that stands for free text instead of a catalog entry (docs/coverage.md 3.2). */
export const otherWasteTypeId = 502;
/** The container type that stands for free text instead of a catalog entry (docs/coverage.md 3.2). */
export const otherContainerTypeId = 585;

/** The drawings for container types; each type is shown by one of them (docs/design.md 4.3). */
export const containerDrawings = [
  "absetzcontainer",
  "abrollcontainer",
  "umleerbehaelter",
  "gitterbox",
  "big-bag",
  "fass",
  "palette",
  "presscontainer",
] as const;
export type ContainerDrawing = (typeof containerDrawings)[number];

/** The units in which an amount can be counted. */
export const amountUnits = ["container", "piece"] as const;
export type AmountUnit = (typeof amountUnits)[number];

/** The German Länder by their ISO 3166-2 code without `DE-`. */
export const laender = [
  "BB",
  "BE",
  "BW",
  "BY",
  "HB",
  "HE",
  "HH",
  "MV",
  "NI",
  "NW",
  "RP",
  "SH",
  "SL",
  "SN",
  "ST",
  "TH",
] as const;
export type Land = (typeof laender)[number];

/** Default lead time in working days, if the catalog has none (docs/coverage.md D4.4). */
export const defaultLeadTimeDays = 1;
/** Default lead time of placements in working days, if the catalog has none (docs/coverage.md D4.4). */
export const placementLeadTimeDays = 5;

/** Maximum number of big bags per order (docs/coverage.md 9.1). */
export const maxBigBags = 999;
/** Minimum number of vehicle parts per pickup (docs/coverage.md 9.1). */
export const minVehicleParts = 20;
