import { type ErrorCode, orderStatus } from "../base/index.ts";

export { orderStatus, type OrderStatusId } from "../base/index.ts";
export const orderStatusIds = Object.values(orderStatus);

/** What a customer can do with an order (product.md section 4). */
export const orderActionNames = ["edit", "cancel", "claim", "close_claim", "resolved"] as const;
export type OrderAction = (typeof orderActionNames)[number];

export const timeWindows = ["all_day", "morning", "afternoon"] as const;
export type TimeWindow = (typeof timeWindows)[number];

export const cancelReason = { doubleOrder: 1, accidentalOrder: 2, other: 8 } as const;
/** Any id besides the customer's three is unspecified (product.md section 9). */
export const unspecifiedCancelReasonId = 9;
export type CancelReasonId = (typeof cancelReason)[keyof typeof cancelReason];
export const cancelReasonIds = Object.values(cancelReason);

/** The long list of product.md section 9. */
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

/** Reasons the dialog offers, in its order. */
export const offeredClaimReasonIds = [
  claimReason.noDisposal,
  claimReason.partialDisposal,
  claimReason.wrongService,
  claimReason.other,
] as const;

/** Reasons a customer may send; the others come from the provider only (decisions.md section 3). */
export const customerClaimReasonIds = [...offeredClaimReasonIds, claimReason.unspecified] as const;

export const closeReason = { byMistake: 1, fulfilledLate: 2, notFulfilled: 3 } as const;
export type CloseReasonId = (typeof closeReason)[keyof typeof closeReason];
export const closeReasonIds = Object.values(closeReason);

/** What a change-log entry tells. */
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
  "ticket_updated",
  "proposed",
  "proposal_accepted",
  "proposal_kept",
  "proposal_lapsed",
  "moved",
] as const;
export type OrderChange = (typeof orderChanges)[number];

/** Why the system changed an order by itself (decisions.md section 3). */
export const changeCauses = [
  "feedback_over",
  "answer_overdue",
  "withdrawal",
  "stock_set",
  "next_delivery",
  "cycle",
  "agreement_changed",
  "agreement_ended",
] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** What can be answered to another date that the provider proposes. */
export const proposalAnswers = ["accept", "keep", "other"] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

/** What became of waste: recovered (an R code), disposed of (a D code), or not told. */
export const wasteTreatments = ["recovery", "disposal", "unknown"] as const;
export type WasteTreatment = (typeof wasteTreatments)[number];

/** Columns that order lists can be sorted by (decisions.md section 13). */
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

/** Orders on one page unless asked otherwise (product.md section 9). */
export const orderPageSize = 15;

/** Orders that one call gives together. */
export const mostGroupedOrders = 50;

/** Weeks for which the orders of a cycle are made ahead (decisions.md section 4). */
export const cycleAheadWeeks = 8;

/** Longest texts of an order, in characters. */
export const longest = {
  customerOrderNumber: 50,
  noteToDisposer: 500,
  details: 2000,
  reason: 500,
  search: 200,
} as const;

/** A photo has at most 10 MB; as a data URI a third more, and the rest of its call. */
export const largestPhotoBytes = 10_000_000;
export const largestPhotoBody = Math.ceil((largestPhotoBytes * 4) / 3) + 100_000;

/** The service deadline: D plus five working days. */
export const serviceDeadlineDays = 5;

/** Days from the base date on which containers are counted (decisions.md section 4). */
export const countedDays = 90;

export { type EditCutoff, editCutoffs } from "../base/index.ts";

/** Why an action on an order is refused, in the order in which it is checked (decisions.md section 3). */
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

/** Why an edit that could be made is refused for what it changes. */
export const editRefusals = [
  "action_not_changeable",
  "amount_not_changeable",
  "new_date_too_soon",
] as const satisfies readonly ErrorCode[];
export type EditRefusal = (typeof editRefusals)[number];

/** Why a date, an amount or an action cannot be ordered (decisions.md section 4). */
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

/** Why a photo is not taken. */
export const photoRefusals = ["photo_unusable", "photo_too_large"] as const satisfies readonly ErrorCode[];
export type PhotoRefusal = (typeof photoRefusals)[number];
