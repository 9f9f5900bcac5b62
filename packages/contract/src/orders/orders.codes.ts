import { type ErrorCode, maxPhotoBytes, orderStatus } from "../base/index.ts";

export { orderStatus, type OrderStatusId } from "../base/index.ts";
export const orderStatusIds = Object.values(orderStatus);

/**
 * What is going on with an open order. The phases are checked in this sequence, and the first that fits counts
 * (docs/coverage.md D15.1).
 */
export const openOrderPhases = [
  "proposal",
  "overdue",
  "feedback",
  "today",
  "confirmed",
  "requested",
] as const;
/** What is going on with a claimed order: its claim waits for dispatch, or dispatch has answered it. */
export const claimPhases = ["waiting", "answered"] as const;
export const orderPhases = [...openOrderPhases, ...claimPhases] as const;
export type OrderPhase = (typeof orderPhases)[number];

/** What a customer can do with an order (docs/coverage.md 4.2). */
export const orderActionNames = ["edit", "cancel", "claim", "close_claim", "resolved"] as const;
export type OrderAction = (typeof orderActionNames)[number];

export const timeWindows = ["all_day", "morning", "afternoon"] as const;
export type TimeWindow = (typeof timeWindows)[number];

export const cancelReason = { doubleOrder: 1, accidentalOrder: 2, other: 8 } as const;
/** Stands for all reasons that customers cannot choose (docs/coverage.md 9.15). */
export const unspecifiedCancelReasonId = 9;
export type CancelReasonId = (typeof cancelReason)[keyof typeof cancelReason];
export const cancelReasonIds = Object.values(cancelReason);

/** All claim reasons (docs/coverage.md 9.16). */
export const claimReason = {
  noDisposal: 1,
  partialDisposal: 2,
  unspecified: 3,
  emptyTrip: 4,
  containerDamaged: 5,
  waitingTime: 6,
  other: 7,
  wrongService: 8,
} as const;
export type ClaimReasonId = (typeof claimReason)[keyof typeof claimReason];
export const claimReasonIds = Object.values(claimReason);

/** The reasons that the claim dialog offers, in this sequence. */
export const offeredClaimReasonIds = [
  claimReason.noDisposal,
  claimReason.partialDisposal,
  claimReason.wrongService,
  claimReason.other,
] as const;

/** Reasons a customer may send; the others come from the provider only (docs/coverage.md D3.5). */
export const customerClaimReasonIds = [...offeredClaimReasonIds, claimReason.unspecified] as const;

export const closeReason = { byMistake: 1, fulfilledLate: 2, notFulfilled: 3 } as const;
export type CloseReasonId = (typeof closeReason)[keyof typeof closeReason];
export const closeReasonIds = Object.values(closeReason);

/** The kinds of entries in an order's change log. */
export const orderChanges = [
  "created",
  "imported",
  "edited",
  "cancelled",
  "claimed",
  "claim_closed",
  "done",
  "confirmed",
  "executed",
  "failed_trip",
  "redeclared",
  "weight_corrected",
  "ticket_updated",
  "proposed",
  "proposal_accepted",
  "proposal_kept",
  "proposal_lapsed",
  "confirmation_undone",
  "proposal_undone",
  "moved",
  "message",
  "approved",
] as const;
export type OrderChange = (typeof orderChanges)[number];

/**
 * The causes of changes that are not a customer's own action: a job, a consequence of another action, or an entry by
 * dispatch (docs/coverage.md D3.22).
 */
export const changeCauses = [
  "feedback_over",
  "answer_overdue",
  "withdrawal",
  "stock_set",
  "next_delivery",
  "cycle",
  "agreement_changed",
  "agreement_ended",
  "claim_not_fulfilled",
  "taken_by_dispatch",
] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** The possible answers to another date proposed by the provider. */
export const proposalAnswers = ["accept", "keep", "other"] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

/** What became of the waste: recovered (an R code), disposed of (a D code), or unknown. */
export const wasteTreatments = ["recovery", "disposal", "unknown"] as const;
export type WasteTreatment = (typeof wasteTreatments)[number];

/** Columns that order lists can be sorted by (docs/coverage.md D13.5). */
export const orderSortKeys = [
  "status",
  "wasteType",
  "containerType",
  "amount",
  "action",
  "agreementType",
  "desiredDate",
  "orderNumber",
  "createdOn",
  "createdByUser",
  "details",
  "latestExecutionDate",
] as const;
export type OrderSortKey = (typeof orderSortKeys)[number];

/** Default page size of the order list (docs/coverage.md 9.6). */
export const orderPageSize = 15;

/** Maximum number of orders that are placed as a group. */
export const maxGroupedOrders = 50;

/** Maximum number of orders that one call places at several sites. */
export const maxSiteOrders = 100;

/** Weeks ahead for which the orders of a cycle are created (docs/coverage.md D4.15). */
export const cycleAheadWeeks = 8;

/** Maximum lengths of texts about an order, in characters; those of its fields are in `orders.fields.ts`. */
export const maxOrderTextLengths = {
  reason: 500,
  search: 200,
} as const;

/**
 * Maximum request size with a photo: its data URI is a third longer than the photo; the rest is spare for other fields.
 */
export const maxPhotoBodyBytes = Math.ceil((maxPhotoBytes * 4) / 3) + 100_000;

/** The service deadline in working days after the desired date. */
export const serviceDeadlineDays = 5;

/** The number of days from the base date for which containers are counted (docs/coverage.md D4.5). */
export const containerForecastDays = 90;

export { type EditCutoff, editCutoffs } from "../base/index.ts";

/** Why an action on an order is refused (docs/coverage.md D3.1 to D3.7). */
export const orderActionRefusals = [
  "order_done",
  "order_claimed",
  "order_cancelled",
  "order_failed_trip",
  "order_not_claimed",
  "order_system_created",
  "order_executed",
  "exchange_not_editable",
  "edit_too_late",
  "desired_date_not_in_future",
  "desired_date_not_past",
] as const satisfies readonly ErrorCode[];
export type OrderActionRefusal = (typeof orderActionRefusals)[number];

/** Why one of several orders that are handled together stays as it is. */
export const batchRefusals = [
  "not_found",
  ...orderActionRefusals,
  "order_changed",
] as const satisfies readonly ErrorCode[];
export type BatchRefusal = (typeof batchRefusals)[number];

/** The most orders that are selected and handled together. */
export const maxOrdersAtOnce = 500;

/** Why an edit is refused because of the fields that it changes, although the order can be edited. */
export const editRefusals = [
  "action_not_changeable",
  "amount_not_changeable",
  "new_date_too_soon",
] as const satisfies readonly ErrorCode[];
export type EditRefusal = (typeof editRefusals)[number];

/** Why a date, an amount or an action cannot be ordered (docs/coverage.md D4.8 to D4.11). */
export const orderingRefusals = [
  "location_inactive",
  "agreement_ended",
  "agreement_not_orderable",
  "action_not_offered",
  "not_a_working_day",
  "holiday",
  "before_earliest_date",
  "beyond_horizon",
  "after_full_withdrawal",
  "after_agreement_end",
  "no_containers_on_date",
  "amount_below_minimum",
  "amount_above_limit",
  "amount_above_count",
  "withdrawal_above_stock",
  "parts_list_missing",
] as const satisfies readonly ErrorCode[];
export type OrderingRefusal = (typeof orderingRefusals)[number];

/** Why a proposal can no longer be answered. */
export const proposalRefusals = ["no_proposal", "proposal_lapsed"] as const satisfies readonly ErrorCode[];
export type ProposalRefusal = (typeof proposalRefusals)[number];

export const photoRefusals = ["photo_unusable", "photo_too_large"] as const satisfies readonly ErrorCode[];
export type PhotoRefusal = (typeof photoRefusals)[number];

/** The most values that one filter of the order list takes. */
export const maxFilterValues = 100;

/** The two photos of an order: the customer's with a claim, and the disposer's of the execution. */
export const orderPhotoKinds = ["claim", "execution"] as const;
export type OrderPhotoKind = (typeof orderPhotoKinds)[number];
