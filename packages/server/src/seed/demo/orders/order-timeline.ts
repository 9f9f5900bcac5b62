import type { Verdict } from "@kreislauf/contract/base";
import { createdLogEntry, type NewOrder } from "../../../orders/steps/new-order.ts";
import { applyStep, type StepCause, type OrderStep } from "../../../orders/steps/order-steps.ts";
import type { OrderRow } from "../../../orders/base/orders.tables.ts";
import { isNotAfter } from "./order-times.ts";

export interface TimelineEntry extends Pick<OrderStep, "change" | "old" | "new"> {
  readonly at: Temporal.Instant;
  readonly by: number;
}

/** An order and everything that has happened to it so far. */
export class OrderTimeline {
  readonly entries: TimelineEntry[];
  #order: OrderRow;
  #now: Temporal.Instant;

  constructor(order: NewOrder, cause: StepCause, now: Temporal.Instant) {
    // The database assigns id and order number when the order is written.
    this.#order = { ...order, id: 0, order_number: 0 };
    this.#now = now;
    this.entries = [{ ...createdLogEntry(order), at: cause.at, by: cause.by.id }];
  }

  get order(): OrderRow {
    return this.#order;
  }

  /** When the order was placed, in epoch milliseconds. */
  get orderedAt(): number {
    return (this.entries[0] as TimelineEntry).at.epochMilliseconds;
  }

  get lastChangedAt(): Temporal.Instant {
    return (this.entries.at(-1) as TimelineEntry).at;
  }

  /**
   * Applies a step. Returns false if the step is in the future; then the caller must not apply later steps either.
   * Throws if a rule refuses the step, because then the demo's data is wrong.
   */
  apply(cause: StepCause, step: OrderStep, verdict?: Verdict<string>): boolean {
    if (!isNotAfter(cause.at, this.#now)) return false;
    if (verdict?.allowed === false) throw new Error(`The demo may not: ${step.change}, ${verdict.reason}.`);
    this.#order = applyStep(this.#order, step);
    this.entries.push({ change: step.change, old: step.old, new: step.new, at: cause.at, by: cause.by.id });
    return true;
  }
}
