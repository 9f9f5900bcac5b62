import type { Verdict } from "@kreislauf/contract/base";
import { createdEntry, type NewOrder } from "../../orders/new-order.ts";
import { applied, type Cause, type OrderStep } from "../../orders/order-steps.ts";
import type { OrderRow } from "../../orders/orders.tables.ts";
import { isBy } from "./order-moments.ts";

export interface DiaryEntry extends Pick<OrderStep, "change" | "old" | "new"> {
  readonly at: Temporal.Instant;
  readonly by: number;
}

/** An order with everything that has happened to it until now. */
export class OrderDiary {
  readonly entries: DiaryEntry[];
  #order: OrderRow;
  #now: Temporal.Instant;

  constructor(order: NewOrder, cause: Cause, now: Temporal.Instant) {
    // The database gives both numbers when the demo is written.
    this.#order = { ...order, id: 0, order_number: 0 };
    this.#now = now;
    this.entries = [{ ...createdEntry(order), at: cause.at, by: cause.by.id }];
  }

  get order(): OrderRow {
    return this.#order;
  }

  /** When it was given, in milliseconds. */
  get givenAt(): number {
    return (this.entries[0] as DiaryEntry).at.epochMilliseconds;
  }

  get lastMoment(): Temporal.Instant {
    return (this.entries.at(-1) as DiaryEntry).at;
  }

  /**
   * Lets a step happen, unless it lies ahead of now: then nothing of what was to follow has happened either.
   * A rule that refuses it is a mistake of the demo.
   */
  happen(cause: Cause, step: OrderStep, verdict?: Verdict<string>): boolean {
    if (!isBy(cause.at, this.#now)) return false;
    if (verdict?.allowed === false) throw new Error(`The demo may not: ${step.change}, ${verdict.reason}.`);
    this.#order = applied(this.#order, step);
    this.entries.push({ change: step.change, old: step.old, new: step.new, at: cause.at, by: cause.by.id });
    return true;
  }
}
