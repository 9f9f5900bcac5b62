import {
  addDays,
  berlinDate,
  formatDeadline,
  startOfBerlinDay,
  type Language,
} from "@kreislauf/contract/base";
import { ordersTexts, type OrderActionVerdicts } from "@kreislauf/contract/orders";
import { actionDeadlinesTexts } from "./action-deadlines.texts.ts";
import { refusalMessage } from "./refusal-message.ts";

/** A line below the actions of an order: until when an action is possible, or why it is not. */
export interface DeadlineNotice {
  readonly state: "open" | "today" | "locked";
  readonly text: string;
  /** The part of `text` that names the time, which is emphasized; absent if no part does. */
  readonly time?: string;
}

/** Until when an order can be edited and cancelled, or why not (docs/design.md 5.2). */
export function deadlineNotices(
  { edit, cancel, claim }: OrderActionVerdicts,
  now: Temporal.Instant,
  language: Language,
): readonly DeadlineNotice[] {
  const texts = ordersTexts[language];
  const deadlineTexts = actionDeadlinesTexts[language];
  const locked = (text: string): DeadlineNotice => ({ state: "locked", text });

  if (!cancel.allowed && cancel.reason === "desired_date_not_in_future") {
    return [locked(claim.allowed ? deadlineTexts.past : deadlineTexts.today)];
  }
  if (!cancel.allowed && cancel.reason === "order_executed") return [locked(deadlineTexts.executed)];
  if (!cancel.allowed) return [locked(refusalMessage(cancel, now, language))];
  return [
    ...(edit.allowed
      ? edit.until === null
        ? []
        : [openDeadlineNotice(edit.until, texts.editableUntil, now, language)]
      : [locked(refusalMessage(edit, now, language))]),
    ...(cancel.until === null
      ? []
      : [openDeadlineNotice(cancel.until, texts.cancellableUntil, now, language)]),
  ];
}

/** The notice of a deadline in the future; on its last day it says how much time is left. */
export function openDeadlineNotice(
  end: Temporal.Instant | string,
  sentence: (time: string) => string,
  now: Temporal.Instant,
  language: Language,
): DeadlineNotice {
  const until = Temporal.Instant.from(end);
  const time = formatDeadline(until, now, language);
  if (!endsToday(until, now)) return { state: "open", text: sentence(time), time };
  const { remaining, stillOpen } = actionDeadlinesTexts[language];
  // At least zero, because the deadline can pass before the order is refetched.
  const left = Temporal.Instant.compare(until, now) > 0 ? until.since(now) : Temporal.Duration.from("PT0S");
  const { hours, minutes } = left.round({
    largestUnit: "hours",
    smallestUnit: "minutes",
    roundingMode: "floor",
  });
  return { state: "today", text: stillOpen(sentence(time), remaining(hours, minutes)), time };
}

/** Whether a deadline is today or has passed; a deadline at midnight belongs to the day that ends then. */
function endsToday(until: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(until, startOfBerlinDay(addDays(berlinDate(now), 1))) <= 0;
}
