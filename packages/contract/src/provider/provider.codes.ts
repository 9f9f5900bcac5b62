import type { ErrorCode } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";

export { type ProviderScope, providerScopes } from "../base/index.ts";

/** Actions that only the provider orders (docs/coverage.md D3.12). */
export const systemOrderActionIds = [
  containerAction.pickUp,
  containerAction.remove,
  containerAction.place,
] as const;

export const maxProviderTextLengths = {
  eventId: 200,
  ticketNumber: 50,
  ticketStatus: 100,
  text: 500,
  agreementNumber: 50,
  catalogWords: 100,
  size: 30,
  companyName: 200,
  customerNumber: 40,
  groupName: 100,
} as const;

/** The most numbers of each kind (contract, partner, ship-to) that a company may have. */
export const maxCompanyNumbers = 5_000;

/** By how many seconds the provider's clock may be ahead of the portal's. */
export const maxClockSkewSeconds = 300;

/** Why an event is refused, in addition to the refusals by the rules for the record that the event changes. */
export const eventRefusals = [
  "not_found",
  "event_in_future",
  "event_out_of_order",
  "idempotency_mismatch",
  "order_changed",
] as const satisfies readonly ErrorCode[];

/** The longest lead time in the catalog, in working days. */
export const maxLeadTimeDays = 60;

/** Why an action of the provider is refused, in addition to the reasons of the order life cycle. */
export const providerRefusals = [
  "confirmed_date_differs",
  "executed_in_future",
  "proposed_date_is_desired",
  "proposal_too_late",
  "no_time_to_answer",
  "not_a_placement",
  "date_not_in_future",
  "waste_type_unchanged",
  "order_not_executed",
  "weight_unchanged",
] as const satisfies readonly ErrorCode[];
export type ProviderRefusal = (typeof providerRefusals)[number];
