import * as z from "zod/mini";
import {
  amount,
  date,
  daysBetween,
  id,
  instant,
  integerParam,
  maxAmount,
  optionalText,
  requiredText,
  withReason,
} from "../base/index.ts";
import { containerActionId, containerDrawings } from "../catalog/index.ts";
import { agreementCreation, groupedOrders, orderCreation, timeWindow } from "../orders/index.ts";
import { person } from "../users/index.ts";
import {
  approvalEvents,
  approvalOrderKinds,
  approvalPageSize,
  approvalStates,
  approvalSubjects,
  approvalTabs,
  declineReasons,
  maxDeclineReasonLength,
  maxRuleNameLength,
  maxRulePriceCents,
  maxRuleSites,
  maxSubstituteDays,
} from "./approvals.codes.ts";

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const cents = z.int().check(z.minimum(0), z.maximum(maxRulePriceCents));
const approver = z.strictObject({ kind: z.enum(["person", "group"]), id });
const limits = {
  amountFrom: z.nullable(z.int().check(z.minimum(1), z.maximum(maxAmount))),
  priceAboveCents: z.nullable(cents),
};

const ruleFields = {
  name: requiredText(maxRuleNameLength),
  siteIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(maxRuleSites))),
  orderKinds: z.nullable(z.array(z.enum(approvalOrderKinds)).check(z.minLength(1), z.maxLength(3))),
  ...limits,
  hazardousOnly: z.boolean(),
  approver,
  second: z.nullable(z.strictObject({ approver, ...limits })),
  ownAllowed: z.boolean(),
};

/** A rule to be saved. `version` is the one that the form showed; it is missing for a new rule. */
export const approvalRuleInput = z.strictObject({ ...ruleFields, version: z.optional(version) });
export type ApprovalRuleInput = z.output<typeof approvalRuleInput>;

export const approvalRuleView = z.object({
  id,
  version,
  ...ruleFields,
  approver: z.object({ kind: z.enum(["person", "group"]), id, name: z.string() }),
  second: z.nullable(
    z.object({ approver: z.object({ kind: z.enum(["person", "group"]), id, name: z.string() }), ...limits }),
  ),
  /** The number of requests that wait because of this rule. */
  waiting: z.int(),
});
export type ApprovalRuleView = z.output<typeof approvalRuleView>;

/** A company's rules, in the sequence in which they are checked. */
export const approvalRules = z.object({ rules: z.array(approvalRuleView) });
export type ApprovalRules = z.output<typeof approvalRules>;

/** The ids of all rules of the company, in the sequence in which they are to be checked. */
export const approvalRuleOrder = z.strictObject({ ruleIds: z.array(id).check(z.maxLength(100)) });

/** The possible approvers: people who hold the permission to approve, and groups with at least one such person. */
export const approverChoices = z.object({
  people: z.array(person),
  groups: z.array(z.object({ id, name: z.string() })),
});
export type ApproverChoices = z.output<typeof approverChoices>;

export const substituteInput = z.strictObject({ substituteId: id, from: date, until: date }).check(
  z.refine(({ from, until }) => from <= until, { path: ["until"], ...withReason("date_range") }),
  z.refine(({ from, until }) => daysBetween(from, until) <= maxSubstituteDays, {
    path: ["until"],
    ...withReason("date_range"),
  }),
);
export type SubstituteInput = z.output<typeof substituteInput>;

export const approvalSubstitute = z.object({
  /** Who substitutes the person, and from when until when; null if nobody does. */
  substitute: z.nullable(z.object({ person, from: date, until: date })),
  /** The people whom the person substitutes today. */
  standsInFor: z.array(person),
});
export type ApprovalSubstitute = z.output<typeof approvalSubstitute>;

export const approvalListQuery = z.object({
  tab: z._default(z.enum(approvalTabs), "mine"),
  limit: z._default(integerParam(1, 100), approvalPageSize),
  offset: z._default(integerParam(0, 100_000), 0),
});
export type ApprovalListQuery = z.output<typeof approvalListQuery>;

/** One of the orders that a request asks for. */
export const approvalItem = z.object({
  agreementId: z.nullable(id),
  wasteType: z.object({ description: z.string(), avvCode: z.string(), hazardous: z.boolean() }),
  containerType: z.object({ type: z.string(), drawing: z.enum(containerDrawings) }),
  containerActionId,
  actionDescription: z.string(),
  amount: z.int(),
  desiredDate: date,
});
export type ApprovalItem = z.output<typeof approvalItem>;

const requestFields = {
  id,
  version,
  state: z.enum(approvalStates),
  subject: z.enum(approvalSubjects),
  ruleName: z.string(),
  site: z.object({ id, name: z.string() }),
  requestedBy: person,
  requestedOn: instant,
  approveBy: instant,
  desiredDate: date,
  /**
   * The sum of the known net prices of all orders, in cents; null if none is known or the person may not see prices.
   */
  priceCents: z.nullable(z.int()),
  /** Which approval the request waits for, or waited for when it was decided: 1 or 2. */
  level: z.int(),
  levels: z.int(),
  items: z.array(approvalItem),
  decidedBy: z.nullable(person),
  decidedOn: z.nullable(instant),
};

export const approvalListEntry = z.object(requestFields);
export type ApprovalListEntry = z.output<typeof approvalListEntry>;

export const approvalList = z.object({
  requests: z.array(approvalListEntry),
  total: z.int(),
  /** The number of requests in each tab; `decided` counts those of the last 12 months. */
  counts: z.object({ mine: z.int(), requested: z.int(), decided: z.int() }),
});
export type ApprovalList = z.output<typeof approvalList>;

export const approvalRequest = z.object({
  ...requestFields,
  timeWindow: z.nullable(timeWindow),
  details: z.nullable(z.string()),
  noteToDisposer: z.nullable(z.string()),
  customerOrderNumber: z.nullable(z.string()),
  approvers: z.array(person),
  declineReason: z.nullable(z.enum(declineReasons)),
  reason: z.nullable(z.string()),
  /** The orders that were placed after the approval. */
  orders: z.array(z.object({ id, orderNumber: z.string() })),
  history: z.array(
    z.object({
      at: instant,
      by: z.nullable(person),
      event: z.enum(approvalEvents),
      /** The values before a change; null if the event is not a change. */
      before: z.nullable(z.object({ amount: z.optional(z.int()), desiredDate: z.optional(date) })),
      after: z.nullable(z.object({ amount: z.optional(z.int()), desiredDate: z.optional(date) })),
    }),
  ),
  /** What the person can do with the request now. */
  actions: z.object({
    decide: z.boolean(),
    change: z.boolean(),
    withdraw: z.boolean(),
    remind: z.boolean(),
  }),
});
export type ApprovalRequest = z.output<typeof approvalRequest>;

export const approvalDecision = z.strictObject({ version });
export type ApprovalDecision = z.output<typeof approvalDecision>;

export const approvalDecline = z
  .strictObject({
    version,
    declineReason: z.enum(declineReasons),
    reason: optionalText(maxDeclineReasonLength, { isMultiline: true }),
  })
  .check(
    z.refine((body) => body.declineReason !== "other" || !!body.reason, {
      path: ["reason"],
      ...withReason("reason_missing"),
    }),
  );
export type ApprovalDecline = z.output<typeof approvalDecline>;

/** The approver's changes to the order before it is placed. */
export const approvalChange = z
  .strictObject({ version, amount: z.optional(amount), desiredDate: z.optional(date) })
  .check(
    z.refine((body) => body.amount !== undefined || body.desiredDate !== undefined, {
      path: ["amount"],
      ...withReason("required_fields"),
    }),
  );
export type ApprovalChange = z.output<typeof approvalChange>;

/**
 * The body of the call that waits for an approval; it is stored with the request, and the orders are placed from it.
 */
export const storedWish = z.discriminatedUnion("subject", [
  z.object({ subject: z.literal("order"), body: orderCreation }),
  z.object({ subject: z.literal("group"), body: groupedOrders }),
  z.object({ subject: z.literal("agreement"), body: agreementCreation }),
]);
