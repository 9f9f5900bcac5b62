import type { ErrorCode } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";

/** What an API key may be allowed to do. */
export const providerScopes = [
  "companies:write",
  "sites:read",
  "sites:write",
  "events:read",
  "orders:read",
  "orders:write",
  "claims:write",
  "placements:write",
  "agreements:read",
  "agreements:write",
  "inquiries:read",
  "inquiries:write",
  "catalog:write",
  "documents:write",
  "announcements:write",
  "maintenance:write",
] as const;
export type ProviderScope = (typeof providerScopes)[number];

/** What the provider orders by itself (decisions.md section 3). */
export const systemOrderActionIds = [
  containerAction.pickUp,
  containerAction.remove,
  containerAction.place,
] as const;

export const longestProviderText = {
  eventId: 200,
  treatmentCode: 4,
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

/** Of each kind, for one company. */
export const mostCompanyNumbers = 5_000;

/** How far the provider's clock may run ahead of ours. */
export const eventSkewSeconds = 300;

/** Why an event is not taken, besides the rules of the order it is about. */
export const eventRefusals = [
  "not_found",
  "event_in_future",
  "event_out_of_order",
  "idempotency_mismatch",
  "order_changed",
] as const satisfies readonly ErrorCode[];

/** The longest lead time the catalog may name, in working days. */
export const longestLeadTimeDays = 60;

/** Rules of what the provider does, besides those of the order life cycle. */
export const providerRefusals = [
  "confirmed_date_differs",
  "executed_in_future",
  "proposed_date_is_desired",
  "no_time_to_answer",
  "not_a_placement",
  "date_not_in_future",
  "waste_type_unchanged",
] as const satisfies readonly ErrorCode[];
export type ProviderRefusal = (typeof providerRefusals)[number];
