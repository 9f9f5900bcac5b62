import * as z from "zod/mini";
import { amount, date, id, instant, kilograms, optionalText, requiredText } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { documentPublication, documentPublications } from "../documents/index.ts";
import {
  claimReasonIds,
  orderStatusId,
  orderTexts,
  proposal,
  timeWindow,
  treatmentCode,
} from "../orders/index.ts";
import { maxProviderTextLengths, systemOrderActionIds } from "./provider.codes.ts";

/**
 * Every command is an event of the provider's system. Repeating an `eventId` returns the first response again; an event
 * that is older than the last one on the same record is refused.
 */
export const eventFields = { eventId: requiredText(maxProviderTextLengths.eventId), occurredAt: instant };

export const dateConfirmation = z.strictObject({ ...eventFields, confirmedDate: date });
export type DateConfirmation = z.output<typeof dateConfirmation>;

export const dateProposal = z.strictObject({
  ...eventFields,
  date,
  timeWindow: z._default(timeWindow, "all_day"),
  note: optionalText(maxProviderTextLengths.text, { isMultiline: true }),
  /**
   * Until when the customer can answer; by default noon of the working day before the desired or the proposed date,
   * whichever is earlier.
   */
  answerBy: z.optional(instant),
});
export type DateProposal = z.output<typeof dateProposal>;

export const orderExecution = z.strictObject({
  ...eventFields,
  /** The day on which the order was carried out; by default the day, in Berlin, of `occurredAt`. */
  executedOn: z.optional(date),
  weightKg: z._default(z.nullable(kilograms), null),
  /** Whether the weight was not measured, but estimated, from the container for example. */
  weightEstimated: z._default(z.boolean(), false),
  treatmentCode: z._default(z.nullable(treatmentCode), null),
  /** A photo as data URI, like the photo of a customer's claim; null for none. */
  photo: z._default(z.nullable(z.string().check(z.minLength(1))), null),
});
export type OrderExecution = z.output<typeof orderExecution>;

export const failedTripReport = z.strictObject({
  ...eventFields,
  reason: requiredText(maxProviderTextLengths.text, { isMultiline: true }),
  /** A photo as data URI, like that of an execution; null for none. */
  photo: z._default(z.nullable(z.string().check(z.minLength(1))), null),
});
export type FailedTripReport = z.output<typeof failedTripReport>;

export const providerCancellation = z.strictObject({
  ...eventFields,
  reason: optionalText(maxProviderTextLengths.text, { isMultiline: true }),
});
export type ProviderCancellation = z.output<typeof providerCancellation>;

export const redeclaration = z.strictObject({ ...eventFields, wasteTypeId: id });
export type Redeclaration = z.output<typeof redeclaration>;

/** The corrected weight; it counts as measured unless `weightEstimated` is set. */
export const weightCorrection = z.strictObject({
  ...eventFields,
  weightKg: kilograms,
  weightEstimated: z._default(z.boolean(), false),
});
export type WeightCorrection = z.output<typeof weightCorrection>;

export const providerClaim = z.strictObject({
  ...eventFields,
  claimReasonId: z.literal(claimReasonIds),
  reason: optionalText(maxProviderTextLengths.text, { isMultiline: true }),
});
export type ProviderClaim = z.output<typeof providerClaim>;

export const ticketUpdate = z.strictObject({
  ...eventFields,
  ticketNumber: requiredText(maxProviderTextLengths.ticketNumber),
  ticketStatus: requiredText(maxProviderTextLengths.ticketStatus),
  /** The answer of the provider's dispatch. */
  hint: optionalText(maxProviderTextLengths.text, { isMultiline: true }),
});
export type TicketUpdate = z.output<typeof ticketUpdate>;

export const placementMove = z.strictObject({ ...eventFields, date });
export type PlacementMove = z.output<typeof placementMove>;

export const systemOrder = z.strictObject({
  ...eventFields,
  agreementId: id,
  containerActionId: z.literal(systemOrderActionIds),
  amount,
  desiredDate: date,
  timeWindow: z._default(timeWindow, "all_day"),
  details: optionalText(maxProviderTextLengths.text, { isMultiline: true }),
});
export type SystemOrder = z.output<typeof systemOrder>;

export const documentEvent = z.extend(documentPublication, eventFields);

/** Several documents, of which all are published or none. Receipts must come before the invoices that refer to them. */
export const documentsEvent = z.strictObject({ ...eventFields, documents: documentPublications });
export type DocumentsEvent = z.output<typeof documentsEvent>;

/** An order as the provider's system reads it. */
export const providerOrder = z.object({
  id,
  orderNumber: z.string(),
  ...orderTexts,
  companyId: id,
  serviceLocationId: id,
  agreementId: id,
  taskCreationGroup: z.nullable(id),
  orderStatusId,
  containerActionId,
  wasteTypeId: id,
  containerTypeId: id,
  amount: z.int(),
  desiredDate: date,
  timeWindow,
  confirmedDate: z.nullable(date),
  latestExecutionDate: date,
  proposal: z.nullable(proposal),
  createdOn: instant,
  createdByUserId: id,
  executedOn: z.nullable(date),
  weightKg: z.nullable(z.number()),
  treatmentCode: z.nullable(z.string()),
  failedTripReason: z.nullable(z.string()),
  claim: z.nullable(
    z.object({
      claimedOn: instant,
      claimReasonId: z.literal(claimReasonIds),
      reason: z.nullable(z.string()),
      ticketNumber: z.nullable(z.string()),
      ticketStatus: z.nullable(z.string()),
      hint: z.nullable(z.string()),
    }),
  ),
  version: z.int(),
});
export type ProviderOrder = z.output<typeof providerOrder>;
