import type { Language } from "@kreislauf/contract/base";
import { type AmountUnit, catalogTexts } from "@kreislauf/contract/catalog";
import {
  cancelReasonText,
  editableTextFields,
  orderFieldLabels,
  ordersTexts,
  recordOf,
  type OrderChange,
  type OrderChangeEntry,
  type OrderChangeFields,
} from "@kreislauf/contract/orders";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { orderChangeTexts } from "./order-change.texts.ts";

/** A changed field of an order in words; `old` is left out if the field had no previous value. */
interface DescribedChange {
  readonly label: string;
  readonly old?: string;
  readonly value: string;
}

/** The fields of the change log in the sequence in which they are shown (docs/coverage.md 2.65). */
const fieldOrder = [
  "orderStatus",
  "cause",
  "desiredDate",
  "timeWindow",
  "confirmedDate",
  "proposedDate",
  "answerBy",
  "executedOn",
  "weightKg",
  "treatmentCode",
  "containerActionId",
  "amount",
  "wasteType",
  ...editableTextFields,
  "reason",
  "description",
  "ticket",
  "hint",
  "photo",
] as const satisfies readonly (keyof ReturnType<typeof describeFields>)[];

type FieldName = (typeof fieldOrder)[number];

/** The fields that a log entry changed, with their previous values. `unit` is what the order's amount counts. */
export function describeOrderChange(
  { change, old, new: next }: OrderChangeEntry,
  unit: AmountUnit,
  language: Language,
): readonly DescribedChange[] {
  const texts = { ...orderFieldLabels[language], ...orderChangeTexts[language] };
  const before = describeFields(old, unit, language);
  const after = describeFields(next, unit, language);
  // A new order's initial values are not repeated here: the page shows them, or the first change shows them as old
  // values.
  const shownFields = change === "created" ? (["cause"] as const) : fieldOrder;
  return shownFields.flatMap((field) => {
    const value = after[field];
    const previous = before[field];
    if (value === undefined || value === (previous ?? null)) return [];
    const label = texts[labelOf(field, change)];
    return [{ label, value: value ?? texts.none, ...(typeof previous === "string" && { old: previous }) }];
  });
}

/** The changes whose text is a message from the provider to the customer. */
const changesWithMessage: ReadonlySet<OrderChange> = new Set([
  "proposed",
  "message",
  "proposal_undone",
  "confirmation_undone",
]);

/**
 * The label of a field. `description` is labelled as the reason of a failed trip, and as the message of a proposal or
 * the like.
 */
function labelOf(field: FieldName, change: OrderChange): FieldName | "message" {
  if (field !== "description") return field;
  if (change === "failed_trip") return "reason";
  return changesWithMessage.has(change) ? "message" : field;
}

/** The fields before or after a change in words; undefined means unchanged, null means empty. */
function describeFields(fields: OrderChangeFields, unit: AmountUnit, language: Language) {
  const texts = ordersTexts[language];
  const { date, day, weight, lastingDeadline } = formatsOf(language);
  const { attached } = orderChangeTexts[language];
  const formatIfSet = <T>(value: T | null | undefined, words: (value: T) => string) => {
    if (value === undefined) return undefined;
    return value === null || value === "" ? null : words(value);
  };
  const asIs = (text: string) => text;
  const { cause, cancelReasonId, proposedTimeWindow } = fields;
  return {
    orderStatus: formatIfSet(fields.orderStatusId, (id) => texts.statusShort[id]),
    cause: formatIfSet(cause, (id) => texts.cause[id]),
    desiredDate: formatIfSet(fields.desiredDate, date),
    timeWindow: formatIfSet(fields.timeWindow, (window) => texts.timeWindow[window]),
    confirmedDate: formatIfSet(fields.confirmedDate, date),
    proposedDate: formatIfSet(fields.proposedDate, (proposed) =>
      [day(proposed), ...(proposedTimeWindow ? [texts.timeWindowOnDay[proposedTimeWindow]] : [])].join(", "),
    ),
    answerBy: formatIfSet(fields.answerBy, lastingDeadline),
    executedOn: formatIfSet(fields.executedOn, date),
    weightKg: formatIfSet(fields.weightKg, weight),
    treatmentCode: formatIfSet(fields.treatmentCode, asIs),
    containerActionId: formatIfSet(
      fields.containerActionId,
      (id) => catalogTexts[language].containerAction[id],
    ),
    amount: formatIfSet(fields.amount, catalogTexts[language].amount[unit]),
    wasteType: formatIfSet(fields.wasteType, asIs),
    ...recordOf(editableTextFields, (name) => formatIfSet(fields[name], asIs)),
    reason:
      formatIfSet(fields.claimReasonId, (id) => texts.claimReason[id]) ??
      // Left out if a cause is shown, because the cause says the same.
      (cause === undefined
        ? (formatIfSet(cancelReasonId, (id) => cancelReasonText(id, null, language)) ??
          formatIfSet(fields.closeReasonId, (id) => texts.closeReason[id]))
        : undefined),
    description: formatIfSet(fields.reason, asIs),
    ticket: formatIfSet(fields.ticketNumber, (ticket) =>
      [ticket, fields.ticketStatus].filter(Boolean).join(", "),
    ),
    hint: formatIfSet(fields.hint, asIs),
    photo: fields.hasPhoto === true ? attached : undefined,
  };
}
