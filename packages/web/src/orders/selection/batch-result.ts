import type { Order } from "@kreislauf/contract/orders";

/** What became of orders that were acted on together. */
export interface BatchResult {
  readonly action: "complete" | "cancel";
  readonly done: readonly Order[];
  /** As they are now, and why they stay so. */
  readonly refused: readonly { readonly order: Order; readonly sentence: string }[];
}
