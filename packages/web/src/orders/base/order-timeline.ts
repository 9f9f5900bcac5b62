import type { Language } from "@kreislauf/contract/base";
import { ordersTexts, type Order, type OrderChange, type OrderChangeEntry } from "@kreislauf/contract/orders";
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  Check,
  CheckCheck,
  CircleAlert,
  Import,
  MessageSquareText,
  Pencil,
  Plus,
  Recycle,
  Scale,
  Truck,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import type { TimelineEntry } from "@kreislauf/ui/data/timeline.tsx";
import { describeOrderChange } from "./describe-order-change.ts";

type Look = Pick<TimelineEntry, "icon" | "tone">;

const look = (icon: LucideIcon, tone?: TimelineEntry["tone"]): Look => ({ icon, ...(tone && { tone }) });

const looks: Readonly<Record<OrderChange, Look>> = {
  created: look(Plus, "blue"),
  imported: look(Import, "blue"),
  edited: look(Pencil),
  cancelled: look(Ban),
  claimed: look(CircleAlert, "orange"),
  claim_closed: look(CheckCheck, "green"),
  done: look(Check, "green"),
  confirmed: look(CalendarCheck, "green"),
  executed: look(Truck, "green"),
  failed_trip: look(Undo2),
  redeclared: look(Recycle),
  weight_corrected: look(Scale),
  ticket_updated: look(MessageSquareText, "blue"),
  proposed: look(CalendarClock, "orange"),
  proposal_accepted: look(CalendarCheck, "green"),
  proposal_kept: look(CalendarCheck),
  proposal_lapsed: look(CalendarClock),
  confirmation_undone: look(CalendarClock),
  proposal_undone: look(CalendarClock),
  moved: look(CalendarClock),
  message: look(MessageSquareText, "blue"),
  approved: look(CheckCheck, "green"),
};

/** The entries of an order's timeline, each with the fields it changed and their previous values. */
export function orderTimeline(
  log: readonly OrderChangeEntry[],
  { unit }: Pick<Order, "unit">,
  language: Language,
): TimelineEntry[] {
  const { dateTime } = formatsOf(language);
  return log.map((entry) => ({
    id: entry.id,
    ...looks[entry.change],
    title: ordersTexts[language].change[entry.change],
    at: entry.changedOn,
    time: dateTime(entry.changedOn),
    person: entry.changedBy.name,
    changes: describeOrderChange(entry, unit, language),
  }));
}
