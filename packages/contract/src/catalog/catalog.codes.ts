/** Container action ids of product.md section 9. */
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

/** Agreement types, also called order types (product.md section 9). */
export const agreementType = { oneTime: 1, immediateFill: 2, callOff: 3, periodic: 4 } as const;
export type AgreementTypeId = (typeof agreementType)[keyof typeof agreementType];
export const agreementTypeIds = Object.values(agreementType);

/** Mark free text instead of an entry of the catalog (product.md section 3). */
export const otherWasteTypeId = 502;
export const otherContainerTypeId = 585;

/** The drawings that stand for all container types (DESIGN.md section 5). */
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

/** What an amount counts. */
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

/** Lead times in working days where the catalog names none (decisions.md section 4). */
export const defaultLeadTimeDays = 1;
export const placementLeadTimeDays = 5;

/** Most big bags in one order, least pieces of vehicle parts in one pickup (product.md section 9). */
export const mostBigBags = 999;
export const leastVehicleParts = 20;
