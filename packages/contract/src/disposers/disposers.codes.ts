import type { ErrorCode } from "../base/index.ts";

/** How long after the planned day a disposer's link still opens. */
export const linkValidDays = 14;

/** How many days are offered for another date, and how far ahead they are looked for. */
export const offeredDays = { count: 6, within: 21 } as const;

/** Why a trip failed, as the page of the link offers it; `other` needs words. */
export const failedTripKinds = ["access_blocked", "overfilled", "nobody_there", "other"] as const;
export type FailedTripKind = (typeof failedTripKinds)[number];

export const maxDisposerTextLengths = { name: 100, phone: 40, text: 400 } as const;

/** The heaviest that a container can be, in kilograms: more than a truck may carry. */
export const maxContainerKilograms = 30_000;

/** Why a link opens nothing. An unknown one and one that was taken back are told alike. */
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
