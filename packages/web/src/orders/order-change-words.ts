import type { Language } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { OrderChange, OrderChangeEntry, OrderChangeFields } from "@kreislauf/contract/orders";
import { cancelReasonWords, ordersTexts } from "@kreislauf/contract/orders";
import { formatsOf } from "../base/format.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";

/** A field of an order that an entry of its log changed, in words. */
interface WordedChange {
  readonly label: string;
  readonly old?: string;
  readonly value: string;
}

/** In this order; the fields of the history are those of product.md section 2. */
const fieldOrder = [
  "status",
  "cause",
  "desiredDate",
  "timeWindow",
  "confirmedDate",
  "proposal",
  "answerBy",
  "executedOn",
  "weight",
  "treatmentCode",
  "action",
  "amount",
  "wasteType",
  "customerOrderNumber",
  "noteToDisposer",
  "reason",
  "words",
  "ticket",
  "hint",
  "photo",
] as const satisfies readonly (keyof ReturnType<typeof fieldWords>)[];

type FieldName = (typeof fieldOrder)[number];

/** What an entry of the log changed, with what it was before. */
export function changeWords(
  { change, old, new: next }: OrderChangeEntry,
  language: Language,
): readonly WordedChange[] {
  // What an order was given with stands in its data, and in the first change of it.
  if (change === "created") return [];
  const texts = orderDetailTexts[language].changes;
  const before = fieldWords(old, language);
  const after = fieldWords(next, language);
  return fieldOrder.flatMap((field) => {
    const value = after[field];
    const was = before[field];
    if (value === undefined || value === (was ?? null)) return [];
    const label = texts[labelOf(field, change)];
    return [{ label, value: value ?? texts.none, ...(typeof was === "string" && { old: was }) }];
  });
}

/** A failed trip has no list of reasons: its words are the reason. What comes with a proposal is a message. */
function labelOf(field: FieldName, change: OrderChange): FieldName | "message" {
  if (field !== "words") return field;
  return change === "failed_trip" ? "reason" : change === "proposed" ? "message" : field;
}

/** The fields of one side of a change as words; missing ones were left alone, null is empty. */
function fieldWords(fields: OrderChangeFields, language: Language) {
  const texts = ordersTexts[language];
  const { date, day, number, weight, lastingDeadline } = formatsOf(language);
  const { attached } = orderDetailTexts[language].changes;
  const said = <T>(value: T | null | undefined, words: (value: T) => string) => {
    if (value === undefined) return undefined;
    return value === null || value === "" ? null : words(value);
  };
  const plain = (text: string) => text;
  const { cause, cancelReasonId, proposedTimeWindow } = fields;
  return {
    status: said(fields.orderStatusId, (id) => texts.statusShort[id]),
    cause: said(cause, (id) => texts.cause[id]),
    desiredDate: said(fields.desiredDate, date),
    timeWindow: said(fields.timeWindow, (window) => texts.timeWindow[window]),
    confirmedDate: said(fields.confirmedDate, date),
    proposal: said(fields.proposedDate, (proposed) =>
      [day(proposed), ...(proposedTimeWindow ? [texts.timeWindowOnDay[proposedTimeWindow]] : [])].join(", "),
    ),
    answerBy: said(fields.answerBy, lastingDeadline),
    executedOn: said(fields.executedOn, date),
    weight: said(fields.weightKg, weight),
    treatmentCode: said(fields.treatmentCode, plain),
    action: said(fields.containerActionId, (id) => catalogTexts[language].containerAction[id]),
    amount: said(fields.amount, number),
    wasteType: said(fields.wasteType, plain),
    customerOrderNumber: said(fields.customerOrderNumber, plain),
    noteToDisposer: said(fields.noteToDisposer, plain),
    reason:
      said(fields.claimReasonId, (id) => texts.claimReason[id]) ??
      // The cause says it already.
      (cause === undefined
        ? said(cancelReasonId, (id) => cancelReasonWords(id, null, language))
        : undefined) ??
      said(fields.closeReasonId, (id) => texts.closeReason[id]),
    words: said(fields.reason, plain),
    ticket: said(fields.ticketNumber, (ticket) => [ticket, fields.ticketStatus].filter(Boolean).join(", ")),
    hint: said(fields.hint, plain),
    photo: fields.hasPhoto === true ? attached : undefined,
  };
}
