import * as z from "zod/mini";
import { date, id, instant, verdictSchema } from "../base/index.ts";
import {
  agreementTypeId,
  amountUnits,
  choice,
  containerActionId,
  containerType,
  wasteType,
} from "../catalog/index.ts";
import { person } from "../users/index.ts";
import {
  changeCauses,
  claimReasonIds,
  closeReasonIds,
  orderActionRefusals,
  orderChanges,
  orderPhases,
  orderStatusIds,
  timeWindows,
} from "./orders.codes.ts";
import { editableTextFields, orderTextFields, recordOf } from "./orders.fields.ts";

export const orderStatusId = z.literal(orderStatusIds);
export const orderPhaseName = z.enum(orderPhases);
export const timeWindow = z.enum(timeWindows);

/** The text fields of an order in a response. */
export const orderTexts = recordOf(orderTextFields, () => z.nullable(z.string()));

const verdict = verdictSchema(orderActionRefusals);

/** Whether each of the five actions is possible now, by the server's clock. */
export const orderActionVerdicts = z.object({
  edit: verdict,
  cancel: verdict,
  claim: verdict,
  close_claim: verdict,
  resolved: verdict,
});
export type OrderActionVerdicts = z.output<typeof orderActionVerdicts>;

export const claim = z.object({
  claimedOn: instant,
  claimedBy: person,
  claimReasonId: z.literal(claimReasonIds),
  claimReason: z.string(),
  /** What the person wrote about the claim; null if nothing. */
  reason: z.nullable(z.string()),
  ticketNumber: z.nullable(z.string()),
  ticketStatus: z.nullable(z.string()),
  editedOn: z.nullable(instant),
  editedBy: z.nullable(person),
  /** The answer of the provider's dispatch; null while there is none. */
  hint: z.nullable(z.string()),
  hasPhoto: z.boolean(),
});
export type Claim = z.output<typeof claim>;

export const cancellation = z.object({
  cancelledOn: instant,
  cancelledBy: person,
  /** One of `cancelReasonIds`, or an id that only the provider uses, which means an unspecified reason. */
  cancelReasonId: id,
  cancelReason: z.string(),
  /** Why the order was cancelled by a job or as a consequence of another change; null if a person cancelled it. */
  cause: z.nullable(z.enum(changeCauses)),
  reason: z.nullable(z.string()),
});
export type Cancellation = z.output<typeof cancellation>;

/** Another date that the provider proposes; it can be answered until `answerBy`. */
export const proposal = z.object({ date, timeWindow, note: z.nullable(z.string()), answerBy: instant });
export type Proposal = z.output<typeof proposal>;

export const order = z.object({
  id,
  orderNumber: z.string(),
  ...orderTexts,
  orderStatusId,
  orderStatus: choice,
  /** By the server's clock; null unless the order is open or claimed. */
  phase: z.nullable(orderPhaseName),
  serviceLocationId: id,
  agreement: z.object({
    agreementId: id,
    containerTypeId: id,
    taskCreationGroup: z.nullable(id),
    wasteType: choice,
  }),
  agreementTypeId,
  agreementType: z.string(),
  wasteType,
  independentWasteTypeId: z.nullable(id),
  independentWasteType: z.nullable(z.string()),
  containerType,
  containerActionId,
  actionDescription: z.string(),
  amount: z.int(),
  /** What the amount counts: containers or pieces. */
  unit: z.enum(amountUnits),
  desiredDate: date,
  timeWindow,
  confirmedDate: z.nullable(date),
  latestExecutionDate: date,
  /** The day on which the order was placed. */
  orderDate: date,
  createdOn: instant,
  createdByUser: person,
  executedOn: z.nullable(date),
  disposer: z.nullable(z.string()),
  weightKg: z.nullable(z.number()),
  /** The R code (recovery) or D code (disposal) of the treatment, like `R3`; null while unknown. */
  treatmentCode: z.nullable(z.string()),
  hasExecutionPhoto: z.boolean(),
  version: z.int(),
  claim: z.nullable(claim),
  cancellation: z.nullable(cancellation),
  failedTripReason: z.nullable(z.string()),
  proposal: z.nullable(proposal),
  actions: orderActionVerdicts,
});
export type Order = z.output<typeof order>;

/** The fields that changed, with their values before or after; unchanged fields are missing. */
export const orderChangeFields = z.partial(
  z.object({
    orderStatusId,
    containerActionId,
    amount: z.int(),
    wasteType: z.string(),
    desiredDate: date,
    timeWindow,
    confirmedDate: z.nullable(date),
    executedOn: z.nullable(date),
    weightKg: z.nullable(z.number()),
    ...recordOf(editableTextFields, () => z.nullable(z.string())),
    claimReasonId: z.literal(claimReasonIds),
    cancelReasonId: id,
    closeReasonId: z.literal(closeReasonIds),
    reason: z.nullable(z.string()),
    ticketNumber: z.nullable(z.string()),
    ticketStatus: z.nullable(z.string()),
    hint: z.nullable(z.string()),
    treatmentCode: z.nullable(z.string()),
    proposedDate: z.nullable(date),
    proposedTimeWindow: z.nullable(timeWindow),
    answerBy: z.nullable(instant),
    hasPhoto: z.boolean(),
    /** The cause, if the change is not a customer's own action. */
    cause: z.enum(changeCauses),
  }),
);
export type OrderChangeFields = z.output<typeof orderChangeFields>;

export const orderChangeEntry = z.object({
  id,
  changedOn: instant,
  changedBy: person,
  change: z.enum(orderChanges),
  old: orderChangeFields,
  new: orderChangeFields,
});
export type OrderChangeEntry = z.output<typeof orderChangeEntry>;

/** A photo of an order as it is downloaded; `file` is a data URI. */
export const orderPicture = z.object({ fileName: z.string(), file: z.string() });
export type OrderPicture = z.output<typeof orderPicture>;

/** The entries of an order's change log, newest first. */
export const orderChangeLog = z.object({ entries: z.array(orderChangeEntry) });
export type OrderChangeLog = z.output<typeof orderChangeLog>;
