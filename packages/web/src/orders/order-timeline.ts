import type { Language } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { OrderChange, OrderChangeEntry, OrderChangeFields } from "@kreislauf/contract/orders";
import { cancelReasonWords, ordersTexts } from "@kreislauf/contract/orders";
import type { LucideIcon } from "lucide-react";
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  Check,
  CheckCheck,
  CircleAlert,
  MessageSquareText,
  Pencil,
  Plus,
  Recycle,
  Truck,
  Undo2,
} from "lucide-react";
import { formatsOf } from "../base/format.ts";
import type { TimelineEntry } from "../ui/timeline.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";

type Look = Pick<TimelineEntry, "icon" | "tone">;

const look = (icon: LucideIcon, tone?: TimelineEntry["tone"]): Look => ({ icon, ...(tone && { tone }) });

const looks: Readonly<Record<OrderChange, Look>> = {
  created: look(Plus, "blue"),
  edited: look(Pencil),
  cancelled: look(Ban),
  claimed: look(CircleAlert, "orange"),
  claim_closed: look(CheckCheck, "green"),
  done: look(Check, "green"),
  confirmed: look(CalendarCheck, "green"),
  executed: look(Truck, "green"),
  failed_trip: look(Undo2),
  redeclared: look(Recycle),
  ticket_updated: look(MessageSquareText, "blue"),
  proposed: look(CalendarClock, "orange"),
  proposal_accepted: look(CalendarCheck, "green"),
  proposal_kept: look(CalendarCheck),
  proposal_lapsed: look(CalendarClock),
  moved: look(CalendarClock),
};

type Change = NonNullable<TimelineEntry["changes"]>[number];

/** What happened to an order, in words: only the fields that changed, with what they were before. */
export function orderTimeline(log: readonly OrderChangeEntry[], language: Language): TimelineEntry[] {
  const { dateTime } = formatsOf(language);
  return log.map((entry) => ({
    id: entry.id,
    ...looks[entry.change],
    title: ordersTexts[language].change[entry.change],
    at: entry.changedOn,
    time: dateTime(entry.changedOn),
    person: entry.changedBy.name,
    changes: changesOf(entry, language),
  }));
}

function changesOf({ change, old, new: next }: OrderChangeEntry, language: Language): Change[] {
  // What an order was given with stands in its data, and in the first change of it.
  if (change === "created") return [];
  const texts = orderDetailTexts[language].changes;
  const before = fieldWords(old, language);
  const after = fieldWords(next, language);
  return shownFields(change).flatMap((field) => {
    const value = after[field];
    if (value === undefined || value === (before[field] ?? null)) return [];
    return [{ label: labelOf(field, change, texts), value: value ?? texts.none, ...was(before[field]) }];
  });
}

const was = (old: string | null | undefined) => (typeof old === "string" ? { old } : {});

type FieldName = keyof ReturnType<typeof fieldWords>;

/** The title of most entries says the status already; a closed claim can end in three. */
function shownFields(change: OrderChange): readonly FieldName[] {
  return change === "claim_closed" ? ["status", ...fieldOrder] : fieldOrder;
}

const fieldOrder = [
  "desiredDate",
  "timeWindow",
  "confirmedDate",
  "executedOn",
  "weight",
  "action",
  "amount",
  "wasteType",
  "customerOrderNumber",
  "noteToDisposer",
  "reason",
  "words",
  "ticket",
  "hint",
] as const;

/** A failed trip has no list of reasons: its words are the reason. */
const labelOf = (field: FieldName, change: OrderChange, texts: Readonly<Record<FieldName, string>>) =>
  field === "words" && change === "failed_trip" ? texts.reason : texts[field];

/** The fields of one side of a change as words; missing ones were left alone, null is empty. */
function fieldWords(fields: OrderChangeFields, language: Language) {
  const texts = ordersTexts[language];
  const { date, number, weight } = formatsOf(language);
  const said = <T>(value: T | null | undefined, words: (value: T) => string) => {
    if (value === undefined) return undefined;
    return value === null || value === "" ? null : words(value);
  };
  const plain = (text: string) => text;
  return {
    status: said(fields.orderStatusId, (id) => texts.statusShort[id]),
    desiredDate: said(fields.desiredDate, date),
    timeWindow: said(fields.timeWindow, (window) => texts.timeWindow[window]),
    confirmedDate: said(fields.confirmedDate, date),
    executedOn: said(fields.executedOn, date),
    weight: said(fields.weightKg, weight),
    action: said(fields.containerActionId, (id) => catalogTexts[language].containerAction[id]),
    amount: said(fields.amount, number),
    wasteType: said(fields.wasteType, plain),
    customerOrderNumber: said(fields.customerOrderNumber, plain),
    noteToDisposer: said(fields.noteToDisposer, plain),
    reason:
      said(fields.claimReasonId, (id) => texts.claimReason[id]) ??
      said(fields.cancelReasonId, (id) => cancelReasonWords(id, language)) ??
      said(fields.closeReasonId, (id) => texts.closeReason[id]),
    words: said(fields.reason, plain),
    ticket: said(fields.ticketNumber, (ticket) => [ticket, fields.ticketStatus].filter(Boolean).join(", ")),
    hint: said(fields.hint, plain),
  };
}
