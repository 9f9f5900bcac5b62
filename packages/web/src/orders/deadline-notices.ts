import type { Language } from "@kreislauf/contract/base";
import { addDays, berlinDate, formatDeadline, startOfBerlinDay } from "@kreislauf/contract/base";
import type { OrderActionVerdicts } from "@kreislauf/contract/orders";
import { ordersErrorTexts, ordersTexts } from "@kreislauf/contract/orders";
import { orderDetailTexts } from "./order-detail.texts.ts";

/** One line below the actions of an order: until when something is possible, or why it is not. */
export interface DeadlineNotice {
  readonly state: "open" | "today" | "locked";
  readonly text: string;
  /** The part of the text that is the time. */
  readonly time?: string;
}

/** What the verdicts of an order say about editing and cancelling it (DESIGN.md section 6, deadline line). */
export function deadlineNotices(
  { edit, cancel, claim }: OrderActionVerdicts,
  now: Temporal.Instant,
  language: Language,
): readonly DeadlineNotice[] {
  const texts = ordersTexts[language];
  const reasons = ordersErrorTexts[language];
  const own = orderDetailTexts[language].deadlines;
  const locked = (text: string): DeadlineNotice => ({ state: "locked", text });
  const open = (instant: string, sentence: (time: string) => string): DeadlineNotice => {
    const until = Temporal.Instant.from(instant);
    const time = formatDeadline(until, now, language);
    return { state: endsToday(until, now) ? "today" : "open", text: sentence(time), time };
  };

  if (!cancel.allowed && cancel.reason === "desired_date_not_in_future") {
    return [locked(claim.allowed ? own.past : own.today)];
  }
  if (!cancel.allowed) return [locked(reasons[cancel.reason])];
  return [
    ...(edit.allowed
      ? edit.until === null
        ? []
        : [open(edit.until, texts.editableUntil)]
      : [locked(reasons[edit.reason])]),
    ...(cancel.until === null ? [] : [open(cancel.until, texts.cancellableUntil)]),
  ];
}

/** Midnight is the end of the day before. */
function endsToday(until: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(until, startOfBerlinDay(addDays(berlinDate(now), 1))) <= 0;
}
