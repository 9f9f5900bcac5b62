import * as z from "zod/mini";
import { date, id, instant, optionalText, typedText } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { documentPublication, documentPublications } from "../documents/index.ts";
import { claimReasonIds, orderStatusId, proposal, timeWindow } from "../orders/index.ts";
import { longestProviderText, systemOrderActionIds } from "./provider.codes.ts";

export const needed = (longest: number) => typedText(longest).check(z.minLength(1));

/**
 * Every command is an event of the provider's system. The same `eventId` a second time gives the first answer
 * again; an event older than the last one about the same is refused.
 */
export const event = { eventId: needed(longestProviderText.eventId), occurredAt: instant };

export const confirmation = z.strictObject({ ...event, confirmedDate: date });
export type Confirmation = z.output<typeof confirmation>;

export const dateProposal = z.strictObject({
  ...event,
  date,
  timeWindow: z._default(timeWindow, "all_day"),
  note: optionalText(longestProviderText.text),
  /** Noon of the working day before the earlier of both dates, unless named. */
  answerBy: z.optional(instant),
});
export type DateProposal = z.output<typeof dateProposal>;

export const execution = z.strictObject({
  ...event,
  /** The Berlin day of `occurredAt`, unless named. */
  executedOn: z.optional(date),
  weightKg: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))), null),
  /** R1 to R13 for recovery, D1 to D15 for disposal. */
  treatmentCode: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(longestProviderText.treatmentCode),
          z.regex(/^(R([1-9]|1[0-3])|D([1-9]|1[0-5]))$/),
        ),
    ),
    null,
  ),
  /** A data URI, as customers send it with a claim. */
  photo: z._default(z.nullable(z.string().check(z.minLength(1))), null),
});
export type Execution = z.output<typeof execution>;

export const failure = z.strictObject({ ...event, reason: needed(longestProviderText.text) });
export type Failure = z.output<typeof failure>;

export const providerCancellation = z.strictObject({
  ...event,
  reason: optionalText(longestProviderText.text),
});
export type ProviderCancellation = z.output<typeof providerCancellation>;

export const redeclaration = z.strictObject({ ...event, wasteTypeId: id });
export type Redeclaration = z.output<typeof redeclaration>;

export const providerClaim = z.strictObject({
  ...event,
  claimReasonId: z.literal(claimReasonIds),
  reason: optionalText(longestProviderText.text),
});
export type ProviderClaim = z.output<typeof providerClaim>;

export const ticket = z.strictObject({
  ...event,
  ticketNumber: needed(longestProviderText.ticketNumber),
  ticketStatus: needed(longestProviderText.ticketStatus),
  /** What the disposer answers. */
  hint: optionalText(longestProviderText.text),
});
export type Ticket = z.output<typeof ticket>;

export const placementMove = z.strictObject({ ...event, date });
export type PlacementMove = z.output<typeof placementMove>;

export const systemOrder = z.strictObject({
  ...event,
  agreementId: id,
  containerActionId: z.literal(systemOrderActionIds),
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  desiredDate: date,
  timeWindow: z._default(timeWindow, "all_day"),
  details: optionalText(longestProviderText.text),
});
export type SystemOrder = z.output<typeof systemOrder>;

export const documentEvent = z.extend(documentPublication, event);

/** Several documents, all or none. Receipts stand before the invoices that name them. */
export const documentsEvent = z.strictObject({ ...event, documents: documentPublications });
export type DocumentsEvent = z.output<typeof documentsEvent>;

/** An order as the provider's system sees it. */
export const providerOrder = z.object({
  id,
  orderNumber: z.string(),
  customerOrderNumber: z.nullable(z.string()),
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
  details: z.nullable(z.string()),
  noteToDisposer: z.nullable(z.string()),
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
