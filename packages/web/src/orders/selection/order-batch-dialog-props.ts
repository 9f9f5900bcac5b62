import type { Order } from "@kreislauf/contract/orders";
import type { BatchResult } from "./batch-result.ts";

export interface OrderBatchDialogProps {
  /** The chosen orders that allow the action. */
  readonly orders: readonly Order[];
  /** How many others are chosen. */
  readonly otherCount: number;
  readonly onDone: (result: BatchResult) => void;
  readonly onClosed: () => void;
}
