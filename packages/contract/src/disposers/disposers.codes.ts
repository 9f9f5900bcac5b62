import type { ErrorCode } from "../base/index.ts";

/** For how many days after the desired date a disposer's link works. */
export const linkValidDays = 14;

/** The page of the link offers at most `count` other dates, all within the next `within` days. */
export const offeredDays = { count: 6, within: 21 } as const;

/** Why a trip failed, as offered on the page of the link; `other` needs an explanation. */
export const failedTripKinds = ["access_blocked", "overfilled", "nobody_there", "other"] as const;
export type FailedTripKind = (typeof failedTripKinds)[number];

export const maxDisposerTextLengths = { name: 100, phone: 40, text: 400 } as const;

/** The most kilograms that a disposer may report for one container; a truck cannot carry as much. */
export const maxContainerKilograms = 30_000;

/** Why a link does not work. An unknown link and one that was taken back have the same code. */
export const disposerLinkRefusals = [
  "disposer_link_unknown",
  "disposer_link_replaced",
  "disposer_link_expired",
] as const satisfies readonly ErrorCode[];
export type DisposerLinkRefusal = (typeof disposerLinkRefusals)[number];

/** Why an order cannot be handed over to a disposer. */
export const handoverRefusals = [
  "disposer_address_missing",
  "order_done",
  "order_claimed",
  "order_cancelled",
  "order_failed_trip",
  "order_executed",
  "disposer_link_expired",
] as const satisfies readonly ErrorCode[];
