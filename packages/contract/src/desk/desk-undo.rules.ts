import { allowed, refused, type Verdict } from "../base/index.ts";
import type { OrderChange } from "../orders/index.ts";
import type { StaffAction } from "../staff/index.ts";

/**
 * For how many seconds an answer can be taken back, counted from the answer or, if one call answered many orders, from
 * the last answer. Its mail is not sent before that.
 */
export const undoSeconds = 10;

/** The answers that can be taken back, each with the entry that it leaves in the order's change log. */
const undoableAnswers: Readonly<Partial<Record<StaffAction, OrderChange>>> = {
  order_confirmed: "confirmed",
  date_proposed: "proposed",
};

export type UndoRefusal = "nothing_to_undo" | "undo_not_yours" | "undo_acted_on" | "undo_too_late";

export interface UndoFacts {
  readonly staffId: number;
  /** The last action of any member of staff on the order; null if there is none. */
  readonly lastDeed: {
    readonly staffId: number | null;
    readonly action: StaffAction;
    readonly occurredAt: string;
    /** When a call that answered many orders had answered the last one; null for a call that answered one order. */
    readonly batchEndedAt: string | null;
  } | null;
  /** The newest entry of the order's log, whoever caused it. */
  readonly lastChange: { readonly change: OrderChange; readonly changedOn: string } | null;
}

/**
 * Whether an answer can be taken back: only a confirmation or a proposal, only by the person who gave it, only for a
 * few seconds, and only while it is the last thing that happened to the order. All other answers, such as a
 * cancellation, have consequences outside the portal and stay.
 */
export function canUndo(
  { staffId, lastDeed, lastChange }: UndoFacts,
  now: Temporal.Instant,
): Verdict<UndoRefusal> {
  const change = lastDeed === null ? undefined : undoableAnswers[lastDeed.action];
  if (lastDeed === null || lastChange === null || change === undefined) return refused("nothing_to_undo");
  if (lastDeed.staffId !== staffId) return refused("undo_not_yours");
  const answered = Temporal.Instant.from(lastDeed.occurredAt);
  const order = Temporal.Instant.compare(Temporal.Instant.from(lastChange.changedOn), answered);
  if (order > 0) return refused("undo_acted_on");
  // The answer changed nothing: the order already was as answered.
  if (order < 0) return refused("nothing_to_undo");
  // The last change happened at the same instant, but this answer did not cause it.
  if (lastChange.change !== change) return refused("undo_acted_on");
  const since = lastDeed.batchEndedAt === null ? answered : Temporal.Instant.from(lastDeed.batchEndedAt);
  const end = since.add({ seconds: undoSeconds });
  return Temporal.Instant.compare(now, end) <= 0 ? allowed(end) : refused("undo_too_late");
}
