import type { Order } from "@kreislauf/contract/orders";

/** The result of an action on several orders. */
export interface BatchResult {
  readonly action: "complete" | "cancel";
  readonly done: readonly Order[];
  /** The refused orders as they are now, each with the reason. */
  readonly refused: readonly { readonly order: Order; readonly sentence: string }[];
}
